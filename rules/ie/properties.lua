-- What is true of the results of all cases. `levy check --properties` tries it on random ones.

-- Income.

property "income tax before credits never falls as pay rises" {
  source = "TCA 1997 ss. 15, 188",
  note   = "By whole euros: parts of the tax are rounded to cents each, which may move by one between.",
  over   = "salary", by = 1,
  given  = { total_tax_credits = 0, own_tax_credits = 0 },
  rising = "income_tax",
}

property "as pay rises, income tax falls by no more than credits grow" {
  source = "TCA 1997 ss. 15, 114, 188, 472, 472AB, 787",
  note   = "It does where pay is little: expenses and pension contributions are deducted from it, while the credit for "
    .. "earned income grows with all of it and is set against the tax on other income, too. A cent is rounding.",
  over   = "salary",
  holds  = function(before, after)
    local more = max(0, after.total_tax_credits - before.total_tax_credits)
    return after.income_tax >= before.income_tax - more - 0.01
  end,
}

property "a couple's income tax before credits never falls as the pay of either rises" {
  source = "TCA 1997 ss. 15, 188, 1017",
  note   = "By whole euros, since parts of the tax are rounded.",
  over   = { "salary", "spouse.salary" }, by = 1,
  given  = {
    "salary", "spouse.salary", marital_status = "married", total_tax_credits = 0, own_tax_credits = 0,
    ["spouse.own_tax_credits"] = 0,
  },
  rising = "income_tax",
}

property "the universal social charge never falls as pay rises" {
  source = "TCA 1997 s. 531AN",
  over   = { "salary", "pension_income" },
  given  = { "salary" },
  rising = "usc",
  from   = "2011-01-01",
}

property "PRSI never falls as pay rises" {
  source = "Social Welfare Consolidation Act 2005 ss. 13, 21",
  note   = "Of pay alone: what somebody without pay has beside a trade bears class S at its least amount, and "
    .. "beside pay nothing as long as no return is due (s. 20, Sch. 1 Part 3).",
  over   = "salary",
  given  = { reckonable_trade_income = 0, reckonable_other_income = 0 },
  rising = "prsi",
}

property "net pay never falls as pay rises above the thresholds of the levies" {
  source = "TCA 1997 ss. 15, 531AN; Social Welfare Consolidation Act 2005 s. 13",
  note   = "At the exemption limit of the universal social charge (s. 531AM), the end of its reduced rates (s. "
    .. "531AN(3)) and the weekly thresholds of PRSI a pound more is charged on the whole. Marginal relief of "
    .. "older people, too.",
  over   = "salary", by = 1,
  given  = { "salary", pension_income = 0 },
  when   = function(case) return case.salary > 60001 and not case.is_couple and case.age < 65 end,
  rising = "net_pay",
  from   = "2011-01-01",
}

property "a euro more of pay above the thresholds bears at most 56 cents" {
  source = "TCA 1997 ss. 15, 531AN; Social Welfare Consolidation Act 2005 s. 13",
  note   = "41 % and 8 % and 4 %, of the self-employed 3 % more above 100,000: 56; 61 with the income levy of "
    .. "the years before.",
  over   = "salary", by = 1,
  given  = { "salary", pension_income = 0 },
  when   = function(case) return case.salary > 60001 and not case.is_couple and case.age < 65 end,
  holds  = function(before, after) return after.total_tax - before.total_tax <= 0.56 end,
  from   = "2011-01-01",
}

property "no tax and no levy is below nothing" {
  source = "TCA 1997 ss. 458, 531AN; Social Welfare Consolidation Act 2005 s. 13",
  given  = { "salary" },
  holds  = function(case)
    return case.income_tax >= 0 and case.usc >= 0 and case.prsi >= 0 and case.levies >= 0
  end,
  from   = "2011-01-01",
}

property "credits take off at most the whole tax" {
  source = "TCA 1997 s. 458",
  given  = { "salary" },
  holds  = function(case)
    return case.income_tax_after_credits >= 0 and case.income_tax_after_credits <= case.gross_income_tax
  end,
}

property "bands hold the whole of the taxable income" {
  source = "TCA 1997 s. 15",
  given  = { "salary", marital_status = "single" },
  holds  = function(case)
    return eq(case.income_at_standard_rate + case.income_at_higher_rate, case.taxable_income)
      and eq(case.tax_at_standard_rate + case.tax_at_higher_rate, case.gross_income_tax)
  end,
}

property "the share of income that is due is at most all of it" {
  source = "TCA 1997 ss. 15, 531AN; Social Welfare Consolidation Act 2005 ss. 13, 21",
  note   = "Reliefs beyond the limit of high incomes (s. 485E) are taxed though the income is told without them.",
  given  = { "salary", self_employed_income = 0, specified_reliefs = 0, ["spouse.specified_reliefs"] = 0 },
  holds  = function(case) return case.average_rate >= 0 and case.average_rate <= 1 end,
}

-- Couples.

property "spouses may swap" {
  source = "TCA 1997 ss. 1017, 1018",
  note   = "In the year of marriage each is taxed apart, and what is told of both, such as the fees of further "
    .. "students, is the taxpayer's.",
  swap   = { "taxpayer", "spouse" },
  given  = {
    "salary", "spouse.salary", marital_status = "married", assessment = "joint", married_this_year = false,
  },
  same   = { "income_tax", "usc", "prsi", "total_tax" },
}

property "a couple taxed as one pays at most what two single persons would" {
  source = "TCA 1997 ss. 1017, 1018",
  note   = "But for a cent by rounding.",
  given  = { "salary", "spouse.salary", marital_status = "married" },
  holds  = function(case) return case.joint_assessment_tax <= case.single_assessment_tax + 0.01 end,
}

property "the best assessment is the one with the least tax" {
  source = "TCA 1997 ss. 1017, 1018, 1023",
  given  = { "salary", "spouse.salary", marital_status = "married" },
  holds  = function(case) return case.saved_by_best_assessment >= 0 end,
}

property "the spouses' shares are the whole tax" {
  source = "TCA 1997 ss. 1023, 1024",
  given  = { "salary", "spouse.salary", marital_status = "married", married_this_year = false },
  holds  = function(case)
    local own, spouse = case.own_share_of_income_tax, case.spouse.own_share_of_income_tax
    return eq(own + spouse, case.income_tax) and own >= 0 and spouse >= 0
  end,
}

-- Reliefs.

property "a deduction or a credit never raises the tax" {
  source = "TCA 1997 Parts 10, 15, 30",
  over   = {
    "medical_expenses", "dental_expenses", "nursing_home_expenses", "rent_paid", "tuition_fees",
    "pension_contribution", "avc", "personal_pension_contribution", "employed_carer_cost", "other_employment_expenses",
    "training_course_fees", "mortgage_interest",
  },
  given  = { "salary", "birth_date" },
  falling = "income_tax",
}

property "one's own children with special needs never raise the tax" {
  source = "TCA 1997 ss. 465, 466, 468",
  over   = { "incapacitated_children", "blind", "dependent_relatives" },
  given  = { "salary" },
  falling = "income_tax",
}

property "losses of a trade are used, set against income or carried forward" {
  source = "TCA 1997 ss. 381, 382",
  given  = { "salary", "turnover", "trade_expenses", "trade_losses_forward", further_trades = 0 },
  holds  = function(case)
    return case.trade_losses_used >= 0 and case.trade_losses_used <= case.trade_losses_forward
      and case.trade_loss_relief >= 0 and case.trade_losses_carried_forward >= 0
  end,
}

property "what is left of an allowance for furniture is carried forward" {
  source = "TCA 1997 ss. 284(6), 305(1), 384",
  given  = { "salary", "residential_rents" },
  holds  = function(case)
    return case.furniture_allowance_used >= 0 and case.furniture_allowance_carried_forward >= 0
      and case.rental_losses_used >= 0 and case.rental_losses_carried_forward >= 0
      and case.case_v_income >= 0
  end,
}

-- What is due or comes back.

property "a euro that was deducted is a euro that comes back" {
  source = "TCA 1997 s. 865",
  over   = "tax_paid",
  given  = { "salary", "tax_paid" },
  same   = "total_tax",
  holds  = function(before, after)
    return eq(after.income_tax_refund - before.income_tax_refund, after.tax_paid - before.tax_paid)
  end,
}

property "the refund and the tax are what was paid" {
  source = "TCA 1997 s. 865",
  given  = { "salary", "tax_paid", self_employed_income = 0, other_income = 0 },
  holds  = function(case)
    return eq(case.refund + case.total_tax, case.total_tax_paid + case.levies_paid + case.prsi_at_source)
  end,
}

property "preliminary tax is at most what either basis asks for" {
  source = "TCA 1997 s. 959AO",
  given  = { "salary", "previous_year_tax" },
  holds  = function(case)
    return case.preliminary_tax >= 0 and case.preliminary_tax <= case.previous_year_tax
      and case.preliminary_tax <= 0.9 * case.tax_payable + 0.01
  end,
}

property "months of even pay make up the year" {
  source = "TCA 1997 s. 986",
  note   = "Half a cent a month by rounding.",
  given  = { "salary" },
  holds  = function(case)
    return abs(12 * case.monthly_income_tax - case.income_tax) <= 0.06 and abs(12 * case.monthly_usc - case.usc) <= 0.06
      and abs(12 * case.monthly_net_pay - case.net_pay) <= 0.06
  end,
  from   = "2011-01-01",
}

property "the employer's PRSI never falls as pay rises" {
  source = "Social Welfare Consolidation Act 2005 s. 13(2)(d)",
  over   = "salary",
  given  = { "salary" },
  rising = "employer_prsi",
  from   = "2010-01-01",
}

property "the employer's PRSI of a month is nothing, or between the least rate and the higher one" {
  source = "Social Welfare Consolidation Act 2005 s. 13(2)(d)",
  note   = "Half a cent is rounding.",
  given  = { "month", "monthly_pay" },
  holds  = function(case)
    local due, pay = case.employer_prsi_of_month, case.monthly_pay
    return eq(due, 0) or due >= 0.005 * pay - 0.005 and due <= 0.114 * pay + 0.005
  end,
  from   = "2010-01-01",
}

property "emergency tax lies between the standard and the higher rate" {
  source = "S.I. No. 345 of 2018 reg. 19",
  note   = "Half a cent is rounding. Before 2019 a credit comes off.",
  given  = { "weekly_pay", "emergency_week" },
  when   = function(case) return case.emergency_week > 0 end,
  holds  = function(case, law)
    local tax, pay = case.emergency_tax_of_week, case.weekly_pay
    return tax >= law.standard_rate * pay - 0.005 and tax <= law.higher_rate * pay + 0.005
  end,
  from   = "2019-01-01",
}

property "emergency tax never falls as pay rises or weeks pass" {
  source = "S.I. No. 345 of 2018 reg. 19",
  over   = { "weekly_pay", "emergency_week" },
  given  = { "weekly_pay", "emergency_week" },
  when   = function(case) return case.emergency_week > 0 end,
  rising = "emergency_tax_of_week",
  from   = "2011-01-01",
}
