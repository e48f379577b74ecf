-- The interview that leads to a refund, in the order in which people have their papers, and what their answers should
-- have in common.

-- Questions that seldom matter; those that are chosen are asked.
local gates = {
  more_income = {
    label = { en = "Had you any of these besides your pay?", de = "Hatten Sie davon etwas neben dem Lohn?" },
    "benefit_in_kind", "pension_income", "welfare_income", "turnover", "residential_rents", "other_rents",
    "foreign_and_untaxed_income", "income_taxed_under_case_iv", "irish_dividends",
  },
  more_expenses = {
    label = { en = "Did you pay for any of these?", de = "Haben Sie davon etwas bezahlt?" },
    "pension_contribution", "avc", "personal_pension_contribution", "nursing_home_expenses", "employed_carer_cost",
    "employer_medical_insurance", "training_course_fees", "other_employment_expenses",
  },
  unusual = {
    label = { en = "Does any of these apply to you?", de = "Trifft etwas davon auf Sie zu?" },
    "proprietary_director", "public_servant", "auto_enrolled", "incapacitated_children", "dependent_relatives", "blind",
    "welfare_widow_or_one_parent_payment", "seafarer_days", "fisher_days", "naval_days",
  },
  spouses_income = {
    label = { en = "Had your spouse any of these?", de = "Hatte Ihr Ehegatte davon etwas?" },
    "spouse.benefit_in_kind", "spouse.pension_income", "spouse.welfare_income", "spouse.turnover",
    "spouse.residential_rents", "spouse.other_rents", "spouse.foreign_and_untaxed_income",
    "spouse.income_taxed_under_case_iv", "spouse.irish_dividends",
  },
  spouses_expenses = {
    label = { en = "Did your spouse pay for any of these?", de = "Hat Ihr Ehegatte davon etwas bezahlt?" },
    "spouse.pension_contribution", "spouse.avc", "spouse.personal_pension_contribution", "spouse.rent_paid",
    "spouse.medical_expenses", "spouse.dental_expenses", "spouse.nursing_home_expenses", "spouse.tuition_fees",
    "spouse.employer_medical_insurance", "spouse.other_employment_expenses", "spouse.remote_days",
  },
  spouse_unusual = {
    label = { en = "Does any of these apply to your spouse?", de = "Trifft etwas davon auf Ihren Ehegatten zu?" },
    "spouse.proprietary_director", "spouse.public_servant", "spouse.auto_enrolled", "spouse.blind",
    "spouse.seafarer_days", "spouse.fisher_days", "spouse.naval_days",
  },
}

local spouse = {
  { en = "Spouse", de = "Ehegatte" },
  "spouse.salary", "spouse.tax_paid", "spouse.profession", "spouse.birth_date", "spouse.medical_card",
  "spouse.trade_union_member", "home_carer", "spouses_income", "spouses_expenses", "spouse_unusual",
}

interview "refund" {
  label  = { en = "Tax refund", de = "Steuererstattung" },
  result = "refund",
  parts  = {
    "total_tax_paid", "income_tax", "income_tax_refund", "levies_refund", "rent_relief", "rent_credit",
    "health_expenses_credit", "tuition_credit", "mortgage_interest_credit", "service_charges_credit",
    "one_parent_family_credit", "single_person_child_carer_credit", "last_day_to_claim",
  },
  steps  = {
    {
      { en = "Details", de = "Angaben" },
      "salary", "tax_paid", "levies_paid", "profession", "birth_date", "marital_status", "assessment",
      "married_this_year", "children", "lone_parent", "cohabiting", "medical_card", "trade_union_member",
    },
    spouse,
    {
      { en = "Home", de = "Wohnung" },
      "rent_paid", "landlord", "rented_on_7_december_2010", "tenancy_registered", "rent_supported",
      "mortgage_interest", "service_charges_previous_year", "remote_days",
    },
    {
      { en = "Expenses", de = "Ausgaben" },
      "medical_expenses", "dental_expenses", "tuition_fees", "tuition_full_time",
    },
    { { en = "Seldom", de = "Seltenes" }, "more_income", "more_expenses", "unusual" },
  },
  gate    = gates,
  closing = function(case)
    if case.refund > 0 then
      return {
        { en = "For {year} you are due {refund}. Claim it by {last_day_to_claim}.",
          de = "Für {year} stehen Ihnen {refund} zu. Der Antrag ist bis {last_day_to_claim} zu stellen." },
        { en = "That is for {year} alone: four years can be claimed.",
          de = "Das gilt nur für {year}: vier Jahre lassen sich beantragen." },
      }
    elseif case.refund < 0 then
      return { en = "You paid less than was due: nothing comes back for {year}.",
               de = "Es wurde weniger gezahlt als geschuldet: für {year} kommt nichts zurück." }
    end
    return { en = "What you paid is what was due for {year}.", de = "Gezahlt wurde, was für {year} geschuldet war." }
  end,
}

check "tax_within_pay" {
  holds   = function(case)
    return case.tax_paid <= case.salary + case.benefit_in_kind + case.pension_income + case.welfare_income
  end,
  message = {
    en = "income tax of {tax_paid} is more than the pay that it was taken from",
    de = "eine Einkommensteuer von {tax_paid} ist mehr als der Lohn, von dem sie abging",
  },
}
