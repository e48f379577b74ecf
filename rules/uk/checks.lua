-- What facts should have in common. What cannot be has no results; what seldom is, is said beside them.

local facts = require "lib.facts"

local function impossible(source) return { grade = "impossible", source = source } end

-- Pay.

check "parts_of_pay" {
  grade   = "impossible",
  holds   = function(case) return case.benefits_in_kind + case.pay_of_other_jobs <= case.employment_income end,
  message = {
    en = "benefits in kind of {benefits_in_kind} and pay of other jobs of {pay_of_other_jobs} are part of all pay "
      .. "({employment_income}), and more",
    de = "Sachbezüge von {benefits_in_kind} und Lohn aus anderen Stellen von {pay_of_other_jobs} sind Teil allen "
      .. "Lohns ({employment_income}), aber mehr",
  },
}

check "loss_carried_back" {
  grade   = "impossible",
  source  = "ITA 2007 s. 64",
  holds   = function(case)
    if case.trading_loss_carried_back <= 0 then return true end
    local set_off = case.loss_set_against_income + case.trading_loss_against_gains
    return ceil(case.trading_loss_carried_back) + set_off <= ceil(case.trading_loss)
  end,
  message = {
    en = "{trading_loss_carried_back.label} ({trading_loss_carried_back}) is more than what is left of {trading_loss}",
    de = "{trading_loss_carried_back.label} ({trading_loss_carried_back}) ist mehr, als von {trading_loss} übrig ist",
  },
}

check "partnership_loss_carried_back" {
  grade   = "impossible",
  source  = "ITA 2007 s. 64",
  holds   = function(case)
    if case.partnership_loss_carried_back <= 0 then return true end
    local left = ceil(case.partnership_loss) - case.partnership_loss_set_against_income
    return ceil(case.partnership_loss_carried_back) <= left
  end,
  message = {
    en = "{partnership_loss_carried_back.label} ({partnership_loss_carried_back}) is more than what is left of "
      .. "{partnership_loss}",
    de = "{partnership_loss_carried_back.label} ({partnership_loss_carried_back}) ist mehr, als von "
      .. "{partnership_loss} übrig ist",
  },
}

check "pension_within_pay"
  (facts.within("pension_net_pay", "pay_of_employments", impossible("FA 2004 s. 193")))

check "tax_within_pay" (facts.within("tax_deducted_from_pay",
  { "employment_income", "pension_income", "redundancy_pay", "state_pension_lump_sum" }))

check "other_tax_within_income" (facts.within("other_tax_deducted", {
  "trading_receipts", "trading_profit", "partnership_profit", "savings_income", "other_income", "property_receipts",
  "life_policy_gains_without_tax",
}))

check "student_loans_within_pay" (facts.within("student_loans_taken_from_pay", "employment_income"))

check "work_at_home_is_employment"
  (facts.needs("home_working_weeks", "employment_income", { source = "ITEPA 2003 ss. 316A, 336" }))
check "expenses_of_employment"
  (facts.needs("employment_expenses", "employment_income", { source = "ITEPA 2003 s. 336" }))

check "ages_of_the_self_employed" (facts.excludes("under_16_at_start", "over_state_pension_age_at_start",
  impossible("SSCBA 1992 s. 15; SSCR 2001 regs. 91, 93")))

-- Payroll.

check "pay_of_period_within_year" {
  holds   = function(case) return case.period_pay <= case.employment_income or case.employment_income <= 0 end,
  message = {
    en = "the pay of one period, {period_pay}, is more than the pay of the year ({employment_income})",
    de = "der Lohn eines Zeitraums, {period_pay}, ist mehr als der des Jahres ({employment_income})",
  },
}

check "employee_contributions_within_pay" (facts.within("employee_ni_before", "earnings_before",
  impossible("SSCBA 1992 s. 8")))
check "employer_contributions_within_pay" (facts.within("employer_ni_before", "earnings_before",
  impossible("SSCBA 1992 s. 9")))
check "paid_in_the_year" (facts.in_year("pay_day", impossible("SSCBA 1992 s. 6")))

-- The family.

local function without_marriage_allowance(born)
  return facts.excludes(born, "marriage_allowance", {
    message = {
      en = "{marriage_allowance.label} is not given to couples who have married couple's allowance, for which one of "
        .. "them was born before 6 April 1935",
      de = "{marriage_allowance.label} haben Paare nicht, die married couple's allowance haben, weil eines vor dem "
        .. "6. April 1935 geboren ist",
    },
    source  = "ITA 2007 s. 55B(5)",
  })
end

check "one_allowance_for_marriage" (without_marriage_allowance("born_before_6_april_1935"))
check "one_allowance_for_marriage_by_spouse" (without_marriage_allowance("spouse_born_before_6_april_1935"))

check "surplus_of_a_couple_born_before_1935" (facts.needs("married_couples_allowance_surplus_received",
  { "born_before_6_april_1935", "spouse_born_before_6_april_1935" }, { source = "ITA 2007 ss. 45, 46, 51 to 53" }))

-- What a spouse could not use of an allowance is at most all of it.
local function at_most(received, allowance, source)
  return {
    grade   = "impossible",
    holds   = function(case, law) return case[received] <= 0 or case[received] <= allowance(law) end,
    message = {
      en = "{" .. received .. ".label} ({" .. received .. "}) is more than a spouse has of it in {year}",
      de = "{" .. received .. ".label} ({" .. received .. "}) ist mehr, als Ehegatten {year} davon haben",
    },
    source  = source,
  }
end

check "blind_persons_allowance_received_within_allowance" (at_most("blind_persons_allowance_received",
  function(law) return law.full_blind_persons_allowance end, "ITA 2007 ss. 38, 39"))
check "married_couples_allowance_received_within_allowance" (at_most("married_couples_allowance_surplus_received",
  function(law) return law.married_couples_allowance_terms.most end, "ITA 2007 ss. 45, 46, 51, 52"))

for stretch, days in ipairs {
  { "period_1_to", "period_1_from" }, { "period_2_to", "period_2_from" }, { "period_3_to", "period_3_from" },
  { "period_4_to", "period_4_from" },
} do
  check("child_benefit_" .. stretch .. "_ends_after_it_began")
    (facts.not_before(days[1], days[2], impossible("ITEPA 2003 s. 681E")))
end

check "partner_of_whom_there_is_child_benefit" (facts.needs("partner_adjusted_net_income",
  { "children", "children_part_year" }, { source = "ITEPA 2003 s. 681B" }))

-- Letting.

check "finance_costs_of_lettings" (facts.needs("dwelling_finance_costs", "property_receipts",
  { source = "ITTOIA 2005 s. 272A" }))

-- Gifts.

check "gifts_carried_back_are_gifts_of_the_year" (facts.within("gift_aid_carried_back", "gift_aid",
  impossible("ITA 2007 s. 426")))

-- The return.

check "return_after_the_year" (facts.after_year("filed", { source = "TMA 1970 s. 8" }))

-- Capital gains.

for part, whole in pairs {
  capital_gains_before_change = { "capital_gains", "non_resident_land_gains" },
  disposal_relief_gains_before_change = "disposal_relief_gains",
  investors_relief_gains_before_change = "investors_relief_gains",
} do
  check(part .. "_within_gains") (facts.within(part, whole, impossible("TCGA 1992 s. 1")))
end

check "earlier_gains_within_the_limit" (facts.needs("disposal_relief_used", "disposal_relief_gains",
  { source = "TCGA 1992 s. 169N(4)" }))

check "months_of_the_home" {
  grade   = "impossible",
  source  = "TCGA 1992 s. 223(2)",
  holds   = function(case)
    return case.home_gain <= 0 or case.home_months_lived_in + case.home_months_let <= case.home_months_owned
  end,
  message = {
    en = "{home_months_lived_in} months lived in and {home_months_let} months let are more than the "
      .. "{home_months_owned} months owned",
    de = "{home_months_lived_in} bewohnte und {home_months_let} vermietete Monate sind mehr als die "
      .. "{home_months_owned} Monate des Eigentums",
  },
}
