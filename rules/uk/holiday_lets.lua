-- Furnished holiday lets in the United Kingdom, to 2024/25: a business apart from other letting, whose interest was
-- deducted in full and whose losses were set against its own profits alone.

require "business"   -- a form asks for these first

local section = "Letting"
local ended   = "since 2025/26 holiday lets are letting as other: give property_receipts and property_expenses, and "
  .. "losses of earlier years as property_losses_brought_forward"

local function amount(name, label, ask, help, source, ask_if)
  input(name) {
    label = label, type = money, per = "year", min = 0, default = 0, ask = ask, section = section, help = help,
    source = source, ask_if = ask_if,
  }
end

local function lets(case, law) return law.holiday_lets_apart and case.holiday_let_receipts > 0 end

parameter "holiday_lets_apart" {
  source = "ITTOIA 2005 ss. 322 to 328B; FA 2025 s. 25, Sch. 5",
  type   = boolean,
  until_changed = true,
  since  = { ["2015-04-06"] = true, ["2025-04-06"] = false },
}

amount("holiday_let_receipts", "Income of furnished holiday lets",
  "How much did you receive in {year} from furnished holiday lets?",
  "Of homes in the United Kingdom that were let often enough for short stays, until 2024/25. Boxes 5 and 11 of the "
    .. "page UK property (SA105).", "ITTOIA 2005 ss. 322 to 328B", function(_, law) return law.holiday_lets_apart end)
amount("holiday_let_expenses", "Expenses of furnished holiday lets",
  "How much were the expenses of the holiday lets, with interest?",
  "With all interest and other finance costs, and capital allowances. Boxes 6 to 12 of the page UK property (SA105).",
  "ITTOIA 2005 ss. 272, 272B(5); CAA 2001 s. 17", lets)
amount("holiday_let_losses_brought_forward", "Losses of holiday lets of earlier years",
  "How much of the losses of holiday lets of earlier years was not used yet?",
  "They are set against the profit of holiday lets alone.", "ITA 2007 ss. 118, 127", lets)

-- There is one allowance for all letting, which rents have first.
rule "property_allowance_of_holiday_lets" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 783BF to 783BI",
  private = true,
  type    = money, per = "year",
  compute = function(case, law)
    if not law.holiday_lets_apart then return 0 end
    return min(case.holiday_let_receipts, max(0, law.property_allowance - case.property_receipts))
  end,
}

rule "holiday_let_result" {
  section = section,
  source  = "ITTOIA 2005 ss. 272, 326A, 783B to 783BM; FA 2025 Sch. 5",
  type    = money, per = "year",
  compute = function(case, law)
    if not law.holiday_lets_apart then
      if case.holiday_let_receipts + case.holiday_let_expenses + case.holiday_let_losses_brought_forward > 0 then
        error(ended)
      end
      return 0
    end
    if case.holiday_let_receipts <= 0 then return -case.holiday_let_expenses end
    if case.uses_property_allowance then return case.holiday_let_receipts - case.property_allowance_of_holiday_lets end
    return case.holiday_let_receipts - case.holiday_let_expenses
  end,
}

rule "holiday_let_losses_used" {
  section = section,
  source  = "ITA 2007 ss. 118, 127",
  type    = money, per = "year",
  compute = function(case)
    return min(ceil(case.holiday_let_losses_brought_forward), max(0, floor(case.holiday_let_result)))
  end,
}

rule "holiday_let_income" {
  section = section,
  source  = "ITTOIA 2005 s. 268; ITA 2007 ss. 118, 127",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return max(0, floor(case.holiday_let_result)) - case.holiday_let_losses_used end,
}

rule "holiday_let_losses_carried_forward" {
  section = section,
  source  = "ITA 2007 ss. 118, 127; FA 2025 Sch. 5",
  type    = money, per = "year",
  compute = function(case)
    local of_year = ceil(max(0, -case.holiday_let_result))
    return ceil(case.holiday_let_losses_brought_forward) - case.holiday_let_losses_used + of_year
  end,
}

caveat "holiday_lets_beside_lettings" {
  concerns = { "holiday_let_income", "property_income" },
  when     = function(case) return case.holiday_let_receipts > 0 and case.property_receipts > 0 end,
  text     = "Losses of other letting are not set against holiday lets.",
  source   = "ITA 2007 s. 118",
}

-- Receipts, expenses, losses of before; taxable profit, losses carried forward.
for number, row in ipairs {
  { 20000, 12000, 0, 8000, 0 },
  { 20000, 12000, 7999, 1, 0 },
  { 20000, 12000, 8000, 0, 0 },
  { 20000, 12000, 8001, 0, 1 },
  { 20000, 20000.01, 0, 0, 1 },
  { 12000, 20000, 500, 0, 8500 },
  { 1000, 0, 0, 0, 0 },
  { 1001, 0, 0, 1, 0 },
  { 5000, 999, 0, 4000, 0 },
  { 5000, 1001, 0, 3999, 0 },
} do
  local receipts, expenses, before, income, after = table.unpack(row)
  example("A furnished holiday let, " .. number) {
    year   = 2024,
    given  = {
      holiday_let_receipts = receipts, holiday_let_expenses = expenses, holiday_let_losses_brought_forward = before,
    },
    expect = { holiday_let_income = income, holiday_let_losses_carried_forward = after },
    source = "By hand from ITTOIA 2005 ss. 272, 783BC, 783BG; ITA 2007 ss. 118, 127",
  }
end

-- The same let as a home would have a profit of 15,000 and a reduction of 2,000.
example "Interest of a holiday let is deducted in full" {
  year   = 2024,
  given  = { employment_income = 60000, holiday_let_receipts = 20000, holiday_let_expenses = 5000 + 10000 },
  expect = { holiday_let_income = 5000, income_tax = 13432, makes_a_return = true },
  source = "By hand from ITA 2007 ss. 10, 35; ITTOIA 2005 s. 272B(5): 11,432 and 5,000 x 40 %",
}
