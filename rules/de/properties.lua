-- What is true of the results of all cases. `levy check --properties` tries it on random ones.

-- The tariff.

property "income tax by the tariff never falls as the taxable income rises" {
  source  = "§ 32a Abs. 1 und 5 EStG",
  note    = "Beside benefits the special rate, cut to four decimals of a percent (§ 32b EStG), may be less on a euro "
    .. "more.",
  over    = "taxable_income",
  given   = { progression_benefits = 0, ["spouse.progression_benefits"] = 0, exempt_income_of_both = 0 },
  rising  = "income_tax",
}

property "income tax of a single person never falls as the taxable income rises" {
  source  = "§ 32a Abs. 1 EStG",
  over    = "taxable_income",
  given   = { filing = "single", children = 0, progression_benefits = 0, exempt_income_of_both = 0 },
  rising  = { "income_tax", "solidarity_surcharge", "total_tax" },
}

property "the splitting tariff never takes more than the basic one" {
  source  = "§ 32a Abs. 1 und 5 EStG",
  over    = "filing",
  note    = "Of spouses the benefits of both raise the rate (§ 32b EStG).",
  given   = {
    "taxable_income", "filing", children = 0, ["spouse.progression_benefits"] = 0, exempt_income_of_both = 0,
  },
  holds   = function(before, after)
    if before.filing ~= "single" then return true end
    return after.income_tax <= before.income_tax
  end,
}

property "ten euros more of taxable income leave something" {
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  note    = "By the splitting tariff the tax goes up in steps of two euros, twice the tax in whole euros on half "
    .. "the income (§ 32a Abs. 5): a single euro may cost two. Until 2003 the income went down to a multiple of 36.",
  from    = "2004-01-01",
  over    = "taxable_income", by = 10,
  given   = {
    "filing", children = 0, extraordinary_income = 0, reduced_rate_gain = 0, progression_benefits = 0,
    exempt_income_of_both = 0,
  },
  rising  = "taxable_income_after_taxes",
}

property "taxes are no more than the income that they are taken from" {
  source  = "§ 32a EStG",
  given   = {
    "taxable_income", "filing", children = 0, progression_benefits = 0, ["spouse.progression_benefits"] = 0,
    exempt_income_of_both = 0,
  },
  holds   = function(case) return case.income_tax >= 0 and case.income_tax <= max(0, case.taxable_income) end,
}

property "three taxes are the whole" {
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  given   = { "wages", "filing" },
  holds   = function(case)
    return eq(case.total_tax, case.assessed_income_tax + case.solidarity_surcharge + case.capital_surcharge_assessed
      + case.church_tax + case.capital_church_tax_assessed)
      and case.assessed_income_tax >= 0 and case.solidarity_surcharge >= 0 and case.church_tax >= 0
  end,
}

property "the solidarity surcharge is at most its rate of its base" {
  source  = "§ 4 SolzG 1995",
  given   = { "taxable_income", "filing" },
  holds   = function(case, law)
    return case.solidarity_surcharge >= 0
      and case.solidarity_surcharge <= law.solidarity_surcharge_rate * case.surcharge_base
  end,
}

property "church tax is at most nine percent of its base" {
  source  = "KiStG of the federal states",
  given   = { "taxable_income", "filing", church_member = true, church_fee = 0 },
  holds   = function(case) return case.church_tax >= 0 and case.church_tax <= 0.09 * case.levy_base end,
}

-- Spouses.

local each_other = { "taxpayer", "spouse" }

property "spouses who file jointly may swap" {
  source  = "§§ 26, 26b EStG",
  swap    = each_other,
  note    = "Both are members of a church, or neither: whose income bears church tax is not alike.",
  given   = {
    "wages", "spouse.wages", filing = "joint", children = 0, profit = 0, ["spouse.profit"] = 0,
    spouse_church_member = "same",
  },
  same    = { "total_income", "income_tax", "total_tax" },
}

property "who files apart owes the same as taxpayer and as spouse" {
  source  = "§ 26a EStG",
  swap    = each_other,
  given   = {
    "wages", "spouse.wages", filing = "joint", children = 0, profit = 0, ["spouse.profit"] = 0,
    spouse_church_member = "same", without_contributions = true, deductions_apart = "halves",
  },
  holds   = function(before, after)
    return eq(before.own_tax_apart, after.spouse_tax_apart) and eq(before.spouse_tax_apart, after.own_tax_apart)
  end,
  from    = "2013-01-01",
}

property "filing jointly saves what filing apart takes more" {
  source  = "§§ 26, 26a, 26b EStG",
  given   = { "wages", "spouse.wages", filing = "joint", without_contributions = true },
  holds   = function(case)
    return eq(case.joint_filing_saves, case.own_tax_apart + case.spouse_tax_apart - case.total_tax)
      and case.own_tax_apart >= 0 and case.spouse_tax_apart >= 0
  end,
  from    = "2013-01-01",
}

-- Income and deductions.

property "income tax never falls as wages rise" {
  source  = "§§ 2, 9a, 10, 19, 32a EStG",
  over    = "wages",
  given   = { "wages", without_contributions = true, children = 0 },
  when    = function(case) return case.wages > 0 end,
  rising  = "assessed_income_tax",
}

property "a deduction never raises the tax" {
  source  = "§§ 9, 10, 10b, 33, 34g, 35a EStG",
  over    = {
    "work_expenses", "union_dues", "donations", "party_donations", "extraordinary_expenses", "household_services",
    "craftsmen_services", "household_minijob_costs", "training_costs", "loss_brought_forward", "loss_carried_back",
  },
  given   = { "wages", without_contributions = true, children = 0 },
  falling = "total_tax",
}

property "losses of earlier years are deducted or left" {
  source  = "§ 10d Abs. 2 und 4 EStG",
  given   = { "wages", "loss_brought_forward", without_contributions = true, children = 0 },
  holds   = function(case)
    return case.loss_brought_forward_deducted >= 0
      and case.loss_brought_forward_deducted <= case.loss_brought_forward
      and case.loss_carried_back_deducted >= 0 and case.loss_carried_back_deducted <= case.loss_carried_back
      and case.loss_left >= 0
      and eq(case.loss_left - case.loss_of_year + min(case.loss_given_back, case.loss_for_earlier_years),
        case.loss_brought_forward - case.loss_brought_forward_deducted)
  end,
}

property "a loss takes at most the whole of the total income" {
  source  = "§ 10d EStG",
  given   = { "wages", "loss_brought_forward", without_contributions = true, children = 0 },
  holds   = function(case) return case.loss_deducted <= max(0, case.total_income) end,
}

property "donations are deducted or left for later years" {
  source  = "§ 10b Abs. 1 Satz 9 und 10 EStG",
  given   = { "wages", "donations", "donations_brought_forward", without_contributions = true, children = 0 },
  holds   = function(case)
    local all = case.donations + case.donations_brought_forward
    return case.donations_deducted >= 0 and case.donations_carried_forward >= 0
      and eq(case.donations_deducted + case.donations_carried_forward, all)
  end,
  from    = "2010-01-01",
}

property "special expenses are at least their lump sum" {
  source  = "§ 10c EStG",
  given   = { "wages", without_contributions = true, children = 0 },
  holds   = function(case) return case.special_expenses_deducted >= case.special_expenses_lump_sum end,
}

-- Children.

property "a child more never leaves less after child benefit" {
  source  = "§§ 31, 32 Abs. 6, 62 bis 66 EStG",
  note    = "Income tax with the child benefit that is added to it, less the child benefit that was paid.",
  over    = "children", by = 1,
  given   = { "wages", filing = "joint", without_contributions = true },
  holds   = function(before, after)
    return after.assessed_income_tax - after.kindergeld <= before.assessed_income_tax - before.kindergeld
  end,
  from    = "2010-01-01",
}

property "the older and the younger child have the same allowances" {
  source  = "§§ 32, 66 EStG, R 31 Abs. 1 EStR",
  note    = "The comparison with child benefit begins with the eldest child, so the tax itself moves by what one "
    .. "child's allowances take from the rate at which the others save. Where both are near the break-even that is "
    .. "some 120.00.",
  swap    = { "child.1", "child.2" },
  given   = { "wages", filing = "joint", children = 2, without_contributions = true },
  holds   = function(before, after)
    local moved = before.assessed_income_tax - after.assessed_income_tax
    return eq(before.child_allowances_due, after.child_allowances_due) and moved <= 150 and moved >= -150
  end,
  from    = "2010-01-01",
}

property "surcharge and church tax are reckoned after all child allowances" {
  source  = "§ 51a Abs. 2 EStG, § 3 Abs. 2 SolzG 1995",
  note    = "Church tax is reckoned from the tax before the reduction for trade tax (§ 51a Abs. 2 Satz 3 EStG).",
  given   = { "wages", "children", filing = "joint", without_contributions = true },
  holds   = function(case)
    return case.surcharge_base <= case.assessed_income_tax
      and case.levy_base <= case.assessed_income_tax + case.trade_tax_credit
  end,
  from    = "2010-01-01",
}

-- What is due or comes back.

property "the balances of the three taxes are the whole balance" {
  source  = "§ 36 Abs. 4 EStG, § 1 SolzG 1995, § 51a Abs. 1 EStG",
  given   = {
    "wages", "wage_tax_withheld", surcharge_withheld = 0, church_tax_withheld = 0, without_contributions = true,
  },
  holds   = function(case)
    return eq(case.income_tax_balance + case.surcharge_balance + case.church_tax_balance, case.balance)
      and eq(case.balance, case.amount_due - case.refund)
  end,
}

property "a euro withheld is a euro that comes back" {
  source  = "§ 36 Abs. 2 Nr. 2, Abs. 3 EStG",
  note    = "What was withheld is rounded up to whole euros (§ 36 Abs. 3).",
  over    = "wage_tax_withheld", by = 1,
  given   = {
    "wages", "wage_tax_withheld", surcharge_withheld = 0, church_tax_withheld = 0, without_contributions = true,
  },
  same    = "total_tax",
  holds   = function(before, after) return eq(before.balance - after.balance, 1) end,
}

property "what is put aside each month suffices" {
  source  = "§ 36 EStG",
  given   = {
    "wages", "wage_tax_withheld", surcharge_withheld = 0, church_tax_withheld = 0, without_contributions = true,
  },
  holds   = function(case)
    local put_aside = 12 * case.put_aside_per_month
    return put_aside >= case.amount_due + case.trade_tax_due
      and put_aside <= case.amount_due + case.trade_tax_due + 0.12
  end,
}

-- Payroll.

property "ten euros more of a monthly wage never bear less wage tax" {
  source  = "§ 39b Abs. 2 EStG",
  note    = "The provident lump sum of the year is rounded up to whole euros (§ 39b Abs. 2 Satz 5 Nr. 3, as the "
    .. "official payroll program has it): a cent more of wage may take a euro off the tax of the year. "
    .. "Beside a pension the lump sum for expenses grows with a low wage (§ 9a Satz 2).",
  over    = "gross_wage", by = 10,
  given   = {
    "gross_wage", pension_in_wage = 0, stated_pay_period = "month", health_insurance = "statutory",
    additional_health_rate = 0.025,
    child_allowances = 0, pension_insurance_code = 1,
  },
  rising  = { "wage_tax", "surcharge_on_wage" },
  from    = "2019-01-01",
}

property "ten euros more of a monthly wage leave something" {
  source  = "§ 39b EStG, SolzG 1995, SGB III, V, VI, XI",
  note    = "At the edges of the sliding zone (§ 20 Abs. 2 und 2a SGB IV) all contributions are other ones.",
  over    = "gross_wage", by = 10,
  given   = {
    "gross_wage", stated_pay_period = "month", health_insurance = "statutory", additional_health_rate = 0.025,
    child_allowances = 0, in_sliding_zone = false, pension_insurance_code = 1,
  },
  rising  = "net_pay",
  from    = "2019-01-01",
}

property "contributions are four parts, none below nothing, and level off at the ceilings" {
  source  = "§§ 157, 159, 168 SGB VI, § 341 SGB III, §§ 223, 241, 249 SGB V, §§ 55, 58 SGB XI",
  over    = "gross_wage",
  given   = {
    "gross_wage", stated_pay_period = "month", health_insurance = "statutory", additional_health_rate = 0.025,
    child_allowances = 0, in_sliding_zone = false, pension_insurance_code = 1,
  },
  rising  = { "pension_contribution", "unemployment_contribution", "health_contribution", "care_contribution" },
  holds   = function(_, after)
    return eq(after.social_contributions, after.pension_contribution + after.unemployment_contribution
      + after.health_contribution + after.care_contribution) and after.pension_contribution >= 0
  end,
  from    = "2019-01-01",
}

-- Pensions.

property "adjustments of a pension are taxed in full" {
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 7 EStG",
  over    = "pension_adjustment",
  given   = {
    "statutory_pension", "statutory_pension_start_year", first_full_year_pension = 0, filing = "single",
    further_pensions = 0, private_annuity = 0, further_annuities = 0, recurring_income_expenses = 0,
  },
  when    = function(case)
    return case.pension_adjustment > 0 and case.pension_adjustment <= case.statutory_pension
      and case.statutory_pension_start_year <= case.year
  end,
  rising  = "recurring_income",
}

property "an annuity for more years is taxed no less" {
  source  = "§ 55 Abs. 2 EStDV",
  over    = "private_annuity_term",
  given   = {
    "private_annuity", "private_annuity_age", statutory_pension = 0, further_pensions = 0, further_annuities = 0,
  },
  when    = function(case) return case.private_annuity_term > 0 end,
  rising  = "taxed_annuities",
}

property "no more foreign tax is credited than was paid, and none beyond the tax" {
  source  = "§ 34c Abs. 1 EStG",
  given   = {
    "taxable_income", "foreign_state.1.income_abroad", "foreign_state.1.tax_abroad", foreign_states = 1, children = 0,
    capital_receipts = 0, tariff_chosen_for_capital = false,
  },
  holds   = function(case)
    return case.foreign_tax_of_countries >= 0 and case.foreign_tax_of_countries <= case.foreign_state[1].tax_abroad
      and case.foreign_tax_of_countries <= case.income_tax
  end,
  from    = "2015-01-01",
}
