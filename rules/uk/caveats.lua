-- What these rules do not cover. Some of it is asked for by a fact of its own, so that whoever has it hears of it.

for name, label in pairs {
  born_before_6_april_1935 = "You were born before 6 April 1935",
  spouse_born_before_6_april_1935 = "Your spouse was born before 6 April 1935",
} do
  input(name) {
    label   = label,
    section = "Person",
    source  = "ITA 2007 ss. 45, 46",
    type    = boolean,
    default = false,
    ask_if  = function() return false end,
  }
end

caveat "carried_interest" {
  from     = "2026-04-06",
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.carried_interest > 0 end,
  text     = "Carried interest is left out: since 2026/27 it bears income tax in place of capital gains tax.",
  source   = "TCGA 1992 s. 103KA; FA 2025 s. 12",
}

caveat "gains_of_part_years" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return not case.uk_resident and case.all_gains > 0 end,
  text     = "Of those who were not resident in the United Kingdom all year, only gains of the resident part, on land "
    .. "here, or of a return after less than five years are to be given, as the rules for them work them out, and "
    .. "losses on land here. All income that is given here takes up the basic rate band.",
  source   = "TCGA 1992 ss. 1A to 1G, 1M, Sch. 4AA; FA 2013 Sch. 45; HMRC HS307",
}

caveat "contracts_of_2024" {
  from     = "2024-04-06",
  to       = "2025-04-05",
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.other_gains > 0 end,
  text     = "What was contracted before 30 October 2024 and completed later may be taxed at the new rates: gains are "
    .. "taken as they were given for before and after that day.",
  source   = "FA 2025 Sch. 2",
}

caveat "main_rates_of_2027" {
  from     = "2027-04-06",
  concerns = { "tax_before_reductions" },
  when     = function() return true end,
  text     = "The main rates of 2027/28 are not enacted yet and taken to be those of 2026/27. The rates of property, "
    .. "savings and dividends are those of the Finance Act 2026.",
  source   = "FA 2026 ss. 4 to 6",
}

caveat "transition_profits" {
  concerns = { "student_loan_income" },
  when     = function(case) return case.transition_profits > 0 end,
  text     = "Whether transition profits count for student loans is not covered: they are left out.",
  source   = "SI 2009/470 reg. 29(4); FA 2022 Sch. 1 para. 75",
}

caveat "married_couples_allowance" {
  concerns = { "income_tax" },
  when     = function(case)
    local of_couple = case.born_before_6_april_1935 or case.spouse_born_before_6_april_1935
    return of_couple and not case.claims_married_couples_allowance and case.married_couples_allowance <= 0
  end,
  text     = "Married couple's allowance is not taken off, since it was not claimed. It lowers the tax: give "
    .. "claims_married_couples_allowance.",
  source   = "ITA 2007 ss. 45, 46",
}

caveat "pay_of_a_period" {
  concerns = { "taxable_pay_of_employments" },
  when     = function(case) return case.period_pay > 0 and case.employment_income <= 0 end,
  text     = "The pay of one period is no pay of the year: give that too, such as employment_income.",
  source   = "ITEPA 2003 s. 10",
}

caveat "losses" {
  concerns = { "trading_profit" },
  when     = function(case) return case.trading_loss > 0 and not case.sets_loss_against_income end,
  text     = "A loss of a trade is carried forward here. It may be claimed against the other income of the year with "
    .. "sets_loss_against_income; what is carried back to earlier years, as in the first and last years "
    .. "of a trade, is told as trading_loss_carried_back with what it saves, tax_decrease_of_earlier_years.",
  source   = "ITA 2007 ss. 64 to 95; TCGA 1992 ss. 261B, 261C",
}

caveat "student_loans_on_pensions" {
  concerns = { "student_loan_income" },
  when     = function(case, law)
    local pensions = case.pension_income + case.other_income + case.foreign_other_income
    local other = case.property_income + case.taxed_interest + case.dividends_before_tax
    local disregarded = law.unearned_income_disregarded
    return pensions > 0 and other <= disregarded and (other > 0 or pensions <= disregarded)
  end,
  text     = "Pensions, benefits and other income are taken for unearned income, which counts if it is above £2,000 in "
    .. "all.",
  source   = "SI 2009/470 reg. 29(4)(c)",
}

caveat "student_loans_beside_reliefs" {
  concerns = { "student_loan_income" },
  when     = function(case) return case.reliefs_from_income > 0 end,
  text     = "Which losses and other reliefs lower the income that bears student loans is not covered.",
  source   = "SI 2009/470 reg. 29(4)",
}

-- From the least to which the annual allowance was tapered in most years.
caveat "pension_charges" {
  concerns = { "income_tax" },
  when     = function(case)
    local told = case.grossed_pension_contributions + case.pension_net_pay + case.pay_given_up_for_pension
    return case.pension_input_amount <= 0 and told > 10000
  end,
  text     = "A charge on pension savings beyond the annual allowance, which may be tapered, is only worked out if "
    .. "all of the year are given, with those of the employer (pension_input_amount).",
  source   = "FA 2004 ss. 227 to 228ZA",
}

caveat "annual_allowance_charge" {
  concerns = { "annual_allowance_charge" },
  when     = function(case) return case.pension_input_amount > 0 end,
  text     = "The lower allowance of those who drew money flexibly from a pension is not covered. The charge is left "
    .. "out of payments on account.",
  source   = "FA 2004 ss. 227B to 227G; TMA 1970 s. 59A",
}

caveat "tax_on_interest_of_2015" {
  to       = "2016-04-05",
  concerns = { "deducted_at_source" },
  when     = function(case) return case.savings_income > 0 and case.other_tax_deducted <= 0 end,
  text     = "Banks deducted 20 % from interest: it counts only if it is given as other_tax_deducted.",
  source   = "ITA 2007 s. 851",
}

caveat "contributions_of_jobs_not_told" {
  concerns = { "net_income" },
  when     = function(case) return case.pay_of_other_jobs > 0 and case.other_jobs == 0 end,
  text     = "National Insurance on the pay of other jobs is not known, and not taken off: tell the jobs one by one "
    .. "(other_jobs).",
  source   = "SSCBA 1992 s. 6(4)",
}

caveat "contributions_to_claim_back" {
  to       = "2027-04-05",
  concerns = { "net_income" },
  when     = function(case) return case.other_jobs > 0 and case.class_1_refund > 0 end,
  text     = "The jobs together take more National Insurance than the annual maximum: class_1_refund comes back on a "
    .. "claim, which is not counted here.",
  source   = "SI 2001/1004 regs. 21, 52A",
}
