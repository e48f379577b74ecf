-- What is true of the results of all cases. `levy check --properties` tries it on random ones.

-- Income.

property "income tax never falls as pay rises" {
  source = "ITA 2007 ss. 10, 23, 35",
  note   = "Relief for pension contributions goes by earnings (FA 2004 s. 190): more pay may widen the basic rate "
    .. "band, and with it save the savings allowance (s. 12B).",
  over   = "employment_income",
  given  = { pension_contributions_net = 0, pension_contributions_without_relief = 0 },
  rising = "income_tax",
}

property "income tax never falls as any other income rises" {
  source = "ITA 2007 ss. 10, 12, 13, 23",
  note   = "Relief for pension contributions goes by earnings, those of a trade among them (FA 2004 s. 190), and the "
    .. "cap on reliefs by income, a quarter of it in whole pounds (ITA 2007 s. 24A).",
  over   = { "pension_income", "other_income", "savings_income", "dividends", "trading_receipts", "property_receipts" },
  given  = { pension_contributions_net = 0, pension_contributions_without_relief = 0, qualifying_loan_interest = 0 },
  rising = "income_tax",
}

property "two pounds more of pay bear at most 1.36 of income tax" {
  source = "ITA 2007 ss. 10, 35(2), (3); Scottish Rate Resolutions",
  note   = "With them a pound of allowance is lost between 100,000 and its end (s. 35(2)), rounded to whole pounds in "
    .. "one of two (s. 35(3)): three times 45 %, the Scottish rate there. The savings allowance (s. 12B) and the "
    .. "marriage allowance (s. 55B) end at one amount.",
  over   = "employment_income", by = 2,
  given  = {
    "employment_income", savings_income = 0, dividends = 0, marriage_allowance = "none", dwelling_finance_costs = 0,
    finance_costs_brought_forward = 0,
  },
  holds  = function(before, after) return after.income_tax - before.income_tax <= 1.36 end,
}

property "the tax by kinds of income is the whole tax" {
  source = "ITA 2007 s. 23, steps 4 to 6",
  holds  = function(case)
    local kinds = case.tax_non_savings + case.tax_property + case.tax_savings + case.tax_dividends
      + case.tax_life_policy_gains + case.tax_lump_sum
    local tax = max(0, kinds + case.transition_profits_tax - case.venture_capital_relief
      - case.marriage_allowance_reduction - case.finance_costs_reduction - case.married_couples_allowance_reduction
      - case.top_slicing_relief - case.tax_paid_on_life_policy_gains)
    local later = case.deficiency_relief + case.bonus_shares_relief + case.foreign_tax_credit
      + case.foreign_estate_relief + case.dividend_tax_of_non_resident
    return eq(case.income_tax, max(0, tax - later) - case.non_resident_reduction)
  end,
}

property "income above the allowances is all taxed, once" {
  source = "ITA 2007 ss. 23, 25",
  holds  = function(case)
    return eq(case.taxable_non_savings + case.taxable_savings + case.taxable_dividends,
      case.taxable_income_in_order)
      and eq(case.taxable_income, max(0, case.total_income - case.deductions))
  end,
}

property "allowances in the best order are never worse than in the usual one" {
  source = "ITA 2007 s. 25(2)",
  holds  = function(case) return case.income_tax <= case.income_tax_simple_order end,
}

property "no tax and no charge is below nothing" {
  source = "ITA 2007 s. 23; SSCBA 1992 ss. 11, 15; ITEPA 2003 s. 681C",
  holds  = function(case)
    return case.income_tax >= 0 and case.gift_aid_charge >= 0 and case.child_benefit_charge >= 0
      and case.winter_fuel_charge >= 0 and case.class_2 >= 0 and case.class_4 >= 0
  end,
}

property "the personal allowance falls to nothing and no further" {
  source = "ITA 2007 s. 35(2), (3)",
  over   = { "employment_income", "dividends", "savings_income" },
  falling = "personal_allowance",
  holds  = function(_, after) return after.personal_allowance >= 0 end,
}

property "where somebody lives moves the tax on income other than savings and dividends only" {
  source = "Scotland Act 1998 s. 80C; Government of Wales Act 2006 s. 116D",
  over   = "country",
  same   = {
    "total_income", "adjusted_net_income", "personal_allowance", "child_benefit_charge", "winter_fuel_charge",
    "class_2", "class_4",
  },
}

-- Reliefs.

property "what is given to charities or paid into a pension never raises the tax" {
  source = "ITA 2007 ss. 414, 23; FA 2004 ss. 188, 192, 193",
  over   = { "gift_aid", "pension_contributions_net", "pension_net_pay" },
  falling = "income_tax",
}

property "gifts to charities never cost more tax than the charity reclaims" {
  source = "ITA 2007 ss. 423, 424",
  over   = "gift_aid",
  holds  = function(before, after, law)
    local rate = law.rates[1].rate
    local more = (after.gift_aid - before.gift_aid) * rate / (1 - rate)
    local paid = before.income_tax + before.gift_aid_charge + before.capital_gains_tax
      - before.foreign_tax_credit_on_gains
    local paid_then = after.income_tax + after.gift_aid_charge + after.capital_gains_tax
      - after.foreign_tax_credit_on_gains
    return paid_then - paid <= more + 0.01
  end,
}

property "marriage allowance received never raises the tax, and given never lowers it" {
  source = "ITA 2007 ss. 55B, 55C",
  over   = "marriage_allowance",
  given  = { "marriage_allowance" },
  holds  = function(before, after)
    if before.marriage_allowance ~= "none" then return true end
    if after.marriage_allowance == "received" then return after.income_tax <= before.income_tax end
    return after.income_tax >= before.income_tax
  end,
}

property "finance costs of dwellings are relieved once, or carried forward" {
  source = "ITTOIA 2005 s. 274AA",
  given  = { "property_receipts", "dwelling_finance_costs", foreign_finance_costs = 0 },
  holds  = function(case)
    local costs = case.finance_costs + case.finance_costs_brought_forward
    if case.uses_property_allowance then costs = case.finance_costs_brought_forward end
    return case.finance_costs_relieved >= 0 and case.finance_costs_carried_forward >= 0
      and eq(case.finance_costs_relieved + case.finance_costs_carried_forward, costs)
  end,
}

property "more expenses never raise the profit" {
  source = "ITTOIA 2005 ss. 34, 783A",
  note   = "Relief for pension contributions goes by earnings (FA 2004 s. 190).",
  over   = "trading_expenses",
  given  = { "trading_receipts", pension_contributions_net = 0, pension_contributions_without_relief = 0 },
  falling = { "trading_profit", "income_tax", "class_4" },
}

-- The family.

property "the charge is never more than the child benefit" {
  source = "ITEPA 2003 s. 681C",
  given  = { "children", "employment_income" },
  holds  = function(case) return case.child_benefit_charge <= case.child_benefit end,
}

property "the charge on child benefit never falls as income rises" {
  source = "ITEPA 2003 s. 681C",
  over   = "employment_income",
  given  = { "children" },
  rising = "child_benefit_charge",
}

property "another child never brings less benefit" {
  source = "SSCBA 1992 s. 145",
  over   = "children", by = 1,
  rising = "child_benefit",
}

-- National Insurance and student loans.

property "class 4 never falls as the profit rises, and takes at most its main rate of a pound more" {
  source = "SSCBA 1992 s. 15",
  note   = "A penny more or less by rounding.",
  over   = "trading_receipts", by = 1,
  given  = { employment_income = 0 },
  rising = "class_4",
  holds  = function(before, after, law) return after.class_4 - before.class_4 <= law.class_4.main + 0.01 end,
  to     = "2027-04-05",
}

property "employee's and employer's contributions never fall as a payment rises" {
  source = "SSCBA 1992 ss. 8, 9",
  over   = "period_pay",
  given  = { director = false },
  rising = { "employee_ni", "employer_ni" },
  to     = "2027-04-05",
}

property "a pound more of a payment never takes more than a pound of contributions and tax" {
  source = "SSCBA 1992 s. 8; SI 2003/2682 reg. 23",
  over   = "employment_income", by = 1,
  given  = {
    student_loan_plan_1 = false, student_loan_plan_2 = false, student_loan_plan_4 = false, student_loan_plan_5 = false,
    student_loan_postgraduate = false,
  },
  rising = "take_home_pay_of_year",
  to     = "2027-04-05",
}

property "student loans take at most their shares of what is above the threshold" {
  source = "SI 2009/470 regs. 29, 44",
  over   = "employment_income",
  rising = "student_loans_of_year",
  holds  = function(_, after) return after.student_loans_of_year >= 0 end,
}

-- What is due.

property "the bill is the year's tax and contributions less what was deducted" {
  source = "TMA 1970 s. 59B; SSCBA 1992 s. 11A",
  holds  = function(case)
    return eq(case.self_assessment_bill, case.income_tax + case.gift_aid_charge + case.child_benefit_charge
      + case.winter_fuel_charge + case.state_pension_lump_sum_charge + case.tax_withheld_from_payments
      + case.remittance_basis_charge
      + case.class_4 + case.class_2
      + case.student_loans_due + case.capital_gains_tax_due
      + case.pension_charges_due + case.adjustments_of_other_years - case.deducted_at_source)
  end,
}

property "a pound deducted at source is a pound less to pay" {
  source = "TMA 1970 s. 59B",
  over   = { "tax_deducted_from_pay", "other_tax_deducted" },
  given  = { "employment_income", "paid_on_account", "tax_deducted_from_pay" },
  same   = "income_tax_and_class_4",
  holds  = function(before, after)
    local has_pay = before.employment_income > 0 or before.pension_income > 0 or before.redundancy_pay > 0
      or before.state_pension_lump_sum > 0
    local rise = after.other_tax_deducted - before.other_tax_deducted
    if has_pay then rise = rise + after.tax_deducted_from_pay - before.tax_deducted_from_pay end
    return eq(before.balancing_payment - after.balancing_payment, rise)
  end,
}

property "both payments on account together are at most what the year left to pay" {
  source = "TMA 1970 s. 59A(2)",
  holds  = function(case)
    return case.payment_on_account >= 0 and 2 * case.payment_on_account <= max(0, case.relevant_amount)
  end,
}

property "twelve months put aside suffice for the bill" {
  source = "TMA 1970 s. 59B",
  holds  = function(case)
    local put_aside = 12 * case.set_aside_each_month
    return put_aside >= case.self_assessment_bill and put_aside <= max(0, case.self_assessment_bill) + 0.12
  end,
}

property "both payments on account make up what they go by, the second at most a penny more than the first" {
  source = "TMA 1970 s. 59A(2); HMRC SAM1010, note 5",
  given  = { "trading_receipts", employment_income = 0, pension_income = 0 },
  holds  = function(case)
    local more = case.due_in_july - case.payment_on_account
    local both = case.payment_on_account + case.due_in_july
    return more >= 0 and more <= 0.01 and eq(both, case.payments_on_account_due and case.relevant_amount or 0)
  end,
}

property "who makes no return pays nothing in January and July" {
  source = "TMA 1970 ss. 59A, 59B",
  given  = { employment_income = 30000, trading_receipts = 0, trading_profit = 0, paid_on_account = 0 },
  holds  = function(case)
    return case.makes_a_return or eq(case.due_in_january, 0) and eq(case.due_in_july, 0)
  end,
}

property "PAYE never takes more than half of the pay that is left after pension contributions" {
  source = "SI 2003/2682 regs. 2(1), 3, 4, 23(5)",
  given  = { "employment_income", "pension_net_pay", tax_code = "BR" },
  holds  = function(case)
    return 2 * case.paye_deducted <= max(0, case.payroll_pay - case.pension_net_pay)
  end,
}

property "maternity pay never falls as earnings rise" {
  source = "SSCBA 1992 s. 166",
  given  = { family_pay = "maternity", family_pay_from = "2025-05-05", earns_lower_limit = true },
  over   = "average_weekly_earnings",
  rising = { "family_pay_of_all_weeks", "family_pay_of_year" },
}

property "sick pay never falls as days are more, and is no more than that of 28 weeks" {
  source = "SSCBA 1992 ss. 155, 157",
  given  = { "sick_days", "qualifying_days", "average_weekly_earnings" },
  over   = "sick_days",
  holds  = function(before, after, law)
    return after.sick_pay >= before.sick_pay and after.sick_pay <= 28 * law.statutory_sick_pay + 1
  end,
  to     = "2027-04-05",
}

property "a job's pay is what its payroll takes and leaves" {
  source = "SI 2003/2682 reg. 23; SSCBA 1992 s. 8; SI 2009/470 reg. 44",
  given  = { "employment_income", "pension_net_pay", tax_code = "BR" },
  holds  = function(case)
    return eq(case.take_home_pay_of_year + case.pension_of_job + case.paye_deducted + case.employee_ni_of_year
      + case.student_loans_of_year, case.pay_of_job)
  end,
  to     = "2027-04-05",
}

-- Capital gains.

property "capital gains tax never falls as gains rise" {
  source = "TCGA 1992 ss. 1, 1H, 1I",
  over   = { "capital_gains", "residential_gains", "disposal_relief_gains", "carried_interest" },
  rising = { "capital_gains_tax", "taxable_gains" },
}

property "losses never raise capital gains tax" {
  source = "TCGA 1992 ss. 1, 1I",
  over   = { "capital_losses", "capital_losses_brought_forward" },
  falling = "capital_gains_tax",
}

property "losses are used once or carried forward" {
  source = "TCGA 1992 s. 1F(4)",
  given  = {
    "capital_losses", "capital_losses_brought_forward", "capital_gains", "residential_gains", "carried_interest",
  },
  holds  = function(case)
    local losses = case.capital_losses_left + ceil(case.capital_losses_brought_forward)
    local gains = case.all_gains
    local used = losses - case.capital_losses_carried_forward
    return used >= 0 and used <= min(losses, gains)
  end,
}

property "the exempt amount is not lost to losses of earlier years" {
  source = "TCGA 1992 s. 1(4)",
  given  = { "capital_gains", "capital_losses_brought_forward" },
  holds  = function(case)
    return case.net_gains - case.capital_losses_used >= min(case.net_gains, case.exempt_amount)
  end,
}

property "gains are taxed once" {
  source = "TCGA 1992 ss. 1H, 169N",
  given  = { "capital_gains", "residential_gains", "disposal_relief_gains", "carried_interest" },
  holds  = function(case)
    local kinds = case.taxable_relieved_gains + case.taxable_gains_at_earlier_rates + case.taxable_other_gains
      + case.taxable_residential_gains + case.taxable_carried_interest
    return eq(kinds, case.taxable_gains) and case.taxable_carried_interest >= 0
      and case.taxable_carried_interest <= case.carried_interest_gains
  end,
}

property "payments on account do not go by capital gains" {
  source = "TMA 1970 s. 59A(1); HMRC SAM1010",
  over   = { "capital_gains", "residential_gains", "disposal_relief_gains" },
  given  = { "trading_receipts", gift_aid = 0, gift_aid_of_next_year = 0, pension_income = 0, employment_income = 0 },
  same   = { "relevant_amount", "income_tax" },
}

-- Losses, reliefs and pension savings.

property "losses and reliefs never raise the tax" {
  source = "ITA 2007 ss. 23, 24",
  over   = {
    "trading_losses_brought_forward", "property_losses_brought_forward", "gifts_of_shares_and_land",
    "qualifying_loan_interest", "losses_claimed_within_limit", "losses_claimed_beside_limit",
  },
  given  = { "trading_receipts", "property_receipts", "employment_income" },
  falling = { "income_tax", "adjusted_net_income", "class_4" },
}

property "losses of a trade are used once or carried forward" {
  source = "ITA 2007 ss. 64, 83",
  given  = {
    "trading_receipts", "trading_expenses", "trading_losses_brought_forward", "employment_income",
    "sets_loss_against_income", "sets_loss_against_gains", "capital_gains",
  },
  holds  = function(case)
    local losses = ceil(case.trading_losses_brought_forward) + ceil(case.trading_loss)
    local used = case.trading_losses_used + case.loss_set_against_income + case.trading_loss_against_gains
      + ceil(case.trading_loss_carried_back)
    return eq(losses - used, case.trading_losses_carried_forward) and case.trading_losses_carried_forward >= 0
      and case.loss_set_against_income <= max(50000, ceil((case.total_income + case.trading_losses_used) / 4))
  end,
}

property "a room in one's own home is never taxed on more than is beyond the limit" {
  source = "ITTOIA 2005 ss. 791 to 796",
  given  = { "rent_a_room_receipts", "rent_a_room_expenses" },
  holds  = function(case)
    local beyond = max(0, case.rent_a_room_receipts - case.limit_of_rooms)
    return case.rent_a_room_profit >= 0 and case.rent_a_room_profit <= beyond
  end,
}

property "the annual allowance charge never falls as savings rise" {
  source = "FA 2004 ss. 227, 228ZA",
  over   = "pension_input_amount",
  from   = "2016-04-06",
  rising = "annual_allowance_charge",
  holds  = function(_, after) return 2 * after.annual_allowance_charge <= after.pension_input_amount + 1 end,
}

property "married couple's allowance never raises the tax" {
  source = "ITA 2007 ss. 42, 45",
  over   = "claims_married_couples_allowance",
  given  = { "pension_income", born_before_6_april_1935 = true },
  falling = "income_tax",
}

property "transition profits bear tax and class 4, and lower no allowance" {
  source = "FA 2022 Sch. 1 para. 75",
  over   = "transition_profits",
  from   = "2023-04-06",
  given  = { "trading_receipts", "transition_profits", marriage_allowance = "none", pension_contributions_net = 0,
    pension_contributions_without_relief = 0 },
  same   = { "personal_allowance", "adjusted_net_income", "tax_before_reductions" },
  rising = { "transition_profits_tax", "income_tax" },
}

property "relief for a main home never exceeds the gain, and more months in it never raise the tax" {
  source = "TCGA 1992 s. 223",
  over   = "home_months_lived_in", by = 1,
  given  = { "home_gain", "home_months_owned", "home_months_lived_in", home_months_let = 0 },
  falling = { "home_gain_left", "capital_gains_tax" },
  holds  = function(_, after)
    return after.private_residence_relief + after.lettings_relief <= ceil(after.home_gain) and after.home_gain_left >= 0
  end,
}
