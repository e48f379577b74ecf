-- Questions that several interviews put, and what the answers should have in common.

local questions = {}

-- Questions that seldom matter; those that are chosen are asked.
questions.gates = {
  more_income = {
    label = { en = "Did you have any of these besides your pay?", de = "Hatten Sie davon etwas neben dem Lohn?" },
    "benefit_in_kind", "pension_income", "welfare_income", "termination_payment", "room_rent", "childminding_receipts",
    "turnover", "further_trades", "residential_rents", "homes_let", "furniture_bought", "other_rents",
    "foreign_and_untaxed_income", "income_taxed_under_case_iv", "irish_dividends",
  },
  more_expenses = {
    label = { en = "Did you pay for any of these?", de = "Haben Sie davon etwas bezahlt?" },
    "pension_contribution", "avc", "personal_pension_contribution", "nursing_home_expenses", "employed_carer_cost",
    "employer_medical_insurance", "training_course_fees", "other_employment_expenses", "income_protection_premiums",
    "invested_under_eii",
    "maintenance_paid",
  },
  unusual = {
    label = { en = "Does any of these apply to you?", de = "Trifft etwas davon auf Sie zu?" },
    "proprietary_director", "public_servant", "auto_enrolled", "incapacitated_children", "dependent_relatives", "blind",
    "welfare_widow_or_one_parent_payment", "seafarer_days", "fisher_days", "naval_days",
  },
  spouses_income = {
    label = { en = "Did your spouse have any of these?", de = "Hatte Ihr Ehegatte davon etwas?" },
    "spouse.benefit_in_kind", "spouse.pension_income", "spouse.welfare_income", "spouse.termination_payment",
    "spouse.room_rent", "spouse.childminding_receipts", "spouse.turnover",
    "spouse.further_trades", "spouse.residential_rents", "spouse.homes_let", "spouse.furniture_bought",
    "spouse.other_rents", "spouse.foreign_and_untaxed_income",
    "spouse.income_taxed_under_case_iv", "spouse.irish_dividends",
  },
  spouses_expenses = {
    label = { en = "Did your spouse pay for any of these?", de = "Hat Ihr Ehegatte davon etwas bezahlt?" },
    "spouse.pension_contribution", "spouse.avc", "spouse.personal_pension_contribution", "spouse.rent_paid",
    "spouse.medical_expenses", "spouse.dental_expenses", "spouse.nursing_home_expenses", "spouse.tuition_fees",
    "spouse.employer_medical_insurance", "spouse.other_employment_expenses", "spouse.remote_days",
    "spouse.income_protection_premiums", "spouse.invested_under_eii", "spouse.maintenance_paid",
  },
  spouse_unusual = {
    label = { en = "Does any of these apply to your spouse?", de = "Trifft etwas davon auf Ihren Ehegatten zu?" },
    "spouse.proprietary_director", "spouse.public_servant", "spouse.auto_enrolled", "spouse.blind",
    "spouse.seafarer_days", "spouse.fisher_days", "spouse.naval_days",
  },
}

questions.spouse = {
  { en = "Spouse", de = "Ehegatte" },
  "spouse.salary", "spouse.tax_paid", "spouse.profession", "spouse.flat_rate_of_list", "spouse.birth_date",
  "spouse.medical_card", "spouse.trade_union_member", "spouse.prsi_class", "home_carer", "spouses_income",
  "spouses_expenses", "spouse_unusual",
}

-- What the rules leave out; a fact given for it says more.
questions.left_out = {
  en = "Not worked out: income from abroad, farms and partnerships, donations and "
    .. "covenants, relief for investments, years of arrival and departure.",
  de = "Nicht gerechnet: Einkünfte aus dem Ausland, Höfe und Gesellschaften, Spenden, "
    .. " begünstigte Anlagen, Jahre des Zu- und Wegzugs.",
}

-- What the better assessment of a couple would save, of one whose assessments can be compared.
function questions.assessment(case)
  if not case.is_couple or case.married_this_year or sum(case.persons, "trade_loss_claimed") > 0 then return nil end
  local chosen = case.assessment == "single" and "single" or "joint"
  if case.best_assessment == chosen then return nil end
  if case.best_assessment == "single" then
    return { en = "Assessed as single persons, both of you together would pay {saved_by_best_assessment} less.",
             de = "Einzeln veranlagt zahlten Sie zusammen {saved_by_best_assessment} weniger." }
  end
  return { en = "Assessed jointly, both of you together would pay {saved_by_best_assessment} less.",
           de = "Gemeinsam veranlagt zahlten Sie zusammen {saved_by_best_assessment} weniger." }
end

return questions
