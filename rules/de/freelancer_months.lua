-- Twelve months that are not alike: what came in and went out in each, where an average says too little.

local section = { en = "Freelance work", de = "Selbständige Arbeit" }

local months = {
  { "january", "January", "Januar" }, { "february", "February", "Februar" }, { "march", "March", "März" },
  { "april", "April", "April" }, { "may", "May", "Mai" }, { "june", "June", "Juni" }, { "july", "July", "Juli" },
  { "august", "August", "August" }, { "september", "September", "September" }, { "october", "October", "Oktober" },
  { "november", "November", "November" }, { "december", "December", "Dezember" },
}

input "uneven_months" {
  section = section,
  type    = boolean,
  default = false,
}

local function declare(kind, month, label, ask, help, source)
  input(kind .. "_in_" .. month[1]) {
    label   = { en = month[2] .. ": " .. label.en, de = month[3] .. ": " .. label.de },
    ask     = { en = ask.en .. month[2] .. " {year}?", de = ask.de .. month[3] .. " {year}?" },
    help    = help,
    section = section,
    source  = source,
    type    = money, per = "once",   -- one month of the year: what it brought counts once
    min     = 0,
    max     = 1000000000,
    default = 0,
    ask_if  = function(case) return case.uneven_months end,
  }
end

for _, month in ipairs(months) do
  declare("receipts", month, { en = "receipts", de = "Einnahmen" },
    { en = "What did you receive in ", de = "Was nahmen Sie ein im " },
    { en = "What clients paid in this month, without value added tax.",
      de = "Was Kunden in diesem Monat zahlten, ohne Umsatzsteuer." }, "§§ 4 Abs. 3, 11 Abs. 1 EStG")
  declare("expenses", month, { en = "expenses", de = "Ausgaben" },
    { en = "What did your work cost in ", de = "Was kostete Ihre Arbeit im " },
    { en = "What was paid in this month, without value added tax.",
      de = "Was in diesem Monat gezahlt wurde, ohne Umsatzsteuer." }, "§ 4 Abs. 4, § 11 Abs. 2 EStG")
end

-- The sum of all months.
local function all(case, kind)
  local sum = exact(0)
  for _, month in ipairs(months) do
    sum = sum + case[kind .. "_in_" .. month[1]]
  end
  return sum
end

example "Twelve uneven months" {
  year   = 2025,
  given  = {
    uneven_months = true, receipts_in_january = 1000, receipts_in_march = 12000.50, receipts_in_december = 500,
    expenses_in_march = 2000.25, expenses_in_july = 300, business_travel = 0,
  },
  expect = { annual_receipts = 13500.50, annual_expenses = 2300.25, profit = 11200.25, sum_of_income = 11200.25 },
  source = "Worked by hand: 1,000, 12,000.50 and 500 less 2,000.25 and 300",
}

return { all = all, names = months }
