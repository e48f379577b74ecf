-- The property allowance or the expenses of letting, whichever leaves less tax on the income of the year. What else the
-- choice moves, charges on benefits and the rates of gains among it, is weighed by a caveat.

require "business"   -- a form asks for these first

-- The reduction for finance costs need not be claimed, which leaves the allowance open (HMRC PIM4487). The tax is
-- worked out both ways: with the rates that income reaches, allowances that fall, losses.
hypothesis "with_property_allowance" {
  source = "ITTOIA 2005 s. 783B",
  sets   = { uses_property_allowance = true },
}

hypothesis "with_letting_expenses" {
  source = "ITTOIA 2005 ss. 272, 274A",
  sets   = { uses_property_allowance = false },
}

rule "tax_that_letting_moves" {
  section = "Letting",
  source  = "ITA 2007 s. 30; TCGA 1992 s. 1; FA 2004 s. 227",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return case.income_tax_before_credit + case.child_benefit_charge + case.winter_fuel_charge + case.capital_gains_tax
      + case.annual_allowance_charge + case.state_pension_lump_sum_charge
  end,
}

rule "saved_by_property_allowance" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 274A, 783B, 783BL",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return case.with_letting_expenses.income_tax_before_credit - case.with_property_allowance.income_tax_before_credit
  end,
}

rule "saved_by_property_allowance_in_all" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 274A, 783B, 783BL",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return case.with_letting_expenses.tax_that_letting_moves - case.with_property_allowance.tax_that_letting_moves
  end,
}

-- By how much the allowance lowers the profit: not at all where it cannot be had (s. 783BM: beside expenses of a room).
local function less_profit(case)
  if case.rent_a_room_by_expenses then return 0 end
  local of_holiday_lets = 0
  if case.holiday_let_receipts > 0 then   -- whose expenses go with the others (s. 783BH(3))
    of_holiday_lets = case.property_allowance_of_holiday_lets - case.holiday_let_expenses
  end
  return max(0, case.property_profit_by_expenses - case.property_profit_by_allowance + of_holiday_lets)
end

-- The finance costs for which it costs the reduction.
local function finance_costs(case)
  return min(case.finance_costs + case.finance_costs_brought_forward, case.property_profit_by_expenses)
end

rule "uses_property_allowance" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 783B, 783BL, 783BM, 274A",
  type    = boolean,
  compute = function(case)
    local less, costs = less_profit(case), finance_costs(case)
    if less <= 0 or costs <= 0 then return less > 0 end
    if eq(case.saved_by_property_allowance, 0) then return costs <= less end
    return case.saved_by_property_allowance > 0
  end,
}

caveat "other_choice_of_property_allowance" {
  concerns = { "uses_property_allowance" },
  when     = function(case)
    if less_profit(case) <= 0 or finance_costs(case) <= 0 then return false end
    local saved = case.saved_by_property_allowance_in_all
    if case.uses_property_allowance then return saved < 0 end
    return saved > 0
  end,
  text     = "The other choice between the property allowance and expenses of letting leaves less of income tax, "
    .. "charges on benefits, capital gains tax and annual allowance charge together: give uses_property_allowance.",
  source   = "ITTOIA 2005 ss. 783B, 783BL",
}

caveat "finance_costs_lost" {
  concerns = { "property_income" },
  when     = function(case)
    return case.uses_property_allowance
      and case.with_letting_expenses.finance_costs_carried_forward > case.finance_costs_carried_forward
  end,
  text     = "With the property allowance no finance costs of the year are carried forward. Whoever would rather have "
    .. "them relieved in a later year keeps expenses, and says so in uses_property_allowance.",
  source   = "ITTOIA 2005 ss. 274AA, 783BL",
}

property "the property allowance is used only where it costs no tax" {
  source = "ITTOIA 2005 s. 783B",
  note   = "A caveat names the charges and other taxes that it moves, too.",
  given  = { "property_receipts", "dwelling_finance_costs" },
  holds  = function(case) return not case.uses_property_allowance or case.saved_by_property_allowance >= 0 end,
}

property "beside pay alone no other choice of the property allowance leaves less tax" {
  source = "ITTOIA 2005 s. 783B",
  given  = { "employment_income", "property_receipts", "property_expenses", "dwelling_finance_costs" },
  when   = function(case)
    return case.child_benefit_charge <= 0 and case.winter_fuel_charge <= 0 and case.annual_allowance_charge <= 0
      and case.capital_gains_tax <= 0 and case.taxed_interest + case.dividends_before_tax <= 0
      and case.life_policy_gains + case.transition_profits <= 0 and not case.rent_a_room_by_expenses
  end,
  holds  = function(case)
    local saved = case.saved_by_property_allowance_in_all
    return eq(saved, 0) or case.uses_property_allowance == (saved > 0)
  end,
}

for used, tax in pairs { [true] = 12360, [false] = 12500 } do
  local given = {
    employment_income = 60000, property_receipts = 800, property_expenses = 300, dwelling_finance_costs = 200,
  }
  if not used then given.uses_property_allowance = false end
  example("Leila, a landlord with pay, " .. (used and "as is best" or "who claims the reduction")) {
    year   = 2018,
    given  = given,
    expect = { income_tax = tax },
    source = "HMRC, Property Income Manual PIM4487: 12,500 with the reduction; nothing on the rents with the allowance",
  }
end

-- Pay, finance costs beside rents of 12,000 and expenses of 200, whether the allowance is used, the income tax.
-- The allowance takes 800 more off the profit; the reduction is 20 % of the costs.
for _, row in ipairs {
  { 30000, 799, true, 5686 },           -- 28,430 x 20 %
  { 30000, 800, true, 5686 },           -- both alike
  { 30000, 801, false, 5685.80 },       -- 29,230 x 20 % less 160.20
  { 60000, 1599, true, 15832 },         -- 11,432 and 11,000 x 40 %
  { 60000, 1600, false, 15832 },        -- both alike
  { 60000, 1601, false, 15831.80 },     -- 11,432 and 11,800 x 40 % less 320.20
  { 100000, 2399, true, 34032 },        -- 27,432 and 11,000 x 60 %
  { 100000, 2400, false, 34032 },
  { 100000, 2401, false, 34031.80 },    -- 27,432 and 11,800 x 60 % less 480.20
  { 150000, 1799, true, 58653 },        -- 53,703 and 11,000 x 45 %
  { 150000, 1800, false, 58653 },
} do
  local pay, costs, used, tax = table.unpack(row)
  example("Property allowance beside pay of " .. pay .. " and finance costs of " .. costs) {
    year   = 2025,
    given  = {
      employment_income = pay, property_receipts = 12000, property_expenses = 200, dwelling_finance_costs = costs,
    },
    expect = { uses_property_allowance = used, income_tax = tax },
    source = "By hand from ITTOIA 2005 ss. 274A, 783B, 783BL; ITA 2007 ss. 10, 35",
  }
end

example "Beside child benefit the charge on it weighs more than the tax: a caveat says so" {
  year   = 2025,
  given  = {
    employment_income = 62000, property_receipts = 12000, property_expenses = 200, dwelling_finance_costs = 1800,
    children = 2,
  },
  -- 800 x 40 % less 1,800 x 20 %; 4 % of child benefit of 2,251.60, in whole pounds
  expect = {
    uses_property_allowance = false, saved_by_property_allowance = -40, saved_by_property_allowance_in_all = 50,
  },
  source = "By hand from ITTOIA 2005 ss. 274A, 783B; ITA 2007 s. 10; ITEPA 2003 s. 681C",
}

example "Beside savings and dividends the ways are compared with the best use of allowances" {
  year   = 2024,
  given  = {
    employment_income = 4500, savings_income = 4700, dividends = 4000, property_receipts = 5900,
    property_expenses = 550, dwelling_finance_costs = 900,
  },
  expect = { uses_property_allowance = true, income_tax = 28.87 },
  source = "By hand from ITA 2007 ss. 7, 12, 13A, 25(2), ITTOIA 2005 ss. 274AA, 783B: of 5,530 taxable "
    .. "4,700 of savings and 500 of dividends bear nothing, 330 bear 8.75 %; with expenses 780 would, 68.25, and "
    .. "nothing would be relieved",
}
