-- A freelancer's twelve months: each is like the average one, unless it is given itself.

local sections = require "income.sections"

local source = "§ 4 Abs. 3, § 11 EStG"

input "months_worked" {
  label   = { en = "Months with such income", de = "Monate mit solchen Einnahmen" },
  help    = "12 unless the work began or ended in the year. Uneven months may be given one by one, such as "
         .. "receipts_may and expenses_may, or the year's sum as annual_receipts and annual_expenses.",
  section = sections.freelance,
  source  = source,
  type    = count(12),
  default = 12,
  aliases = { "monate" },
  ask_if  = function(case) return case.monthly_income > 0 end,
}

local months = {
  { "january", "January", "Januar" }, { "february", "February", "Februar" }, { "march", "March", "März" },
  { "april", "April", "April" }, { "may", "May", "Mai" }, { "june", "June", "Juni" },
  { "july", "July", "Juli" }, { "august", "August", "August" }, { "september", "September", "September" },
  { "october", "October", "Oktober" }, { "november", "November", "November" }, { "december", "December", "Dezember" },
}

local kinds = {
  { name = "receipts", of_month = "monthly_income", en = "Receipts of ", de = "Einnahmen im " },
  { name = "expenses", of_month = "monthly_expenses", en = "Expenses of ", de = "Ausgaben im " },
}

for _, kind in ipairs(kinds) do
  for number, month in ipairs(months) do
    rule(kind.name .. "_" .. month[1]) {
      label   = { en = kind.en .. month[2], de = kind.de .. month[3] },
      section = sections.freelance,
      source  = source,
      type    = money,
      compute = function(case)
        return number <= case.months_worked and case[kind.of_month] or 0
      end,
    }
  end
end

-- The sum over the months.
local function of_year(case, kind)
  local sum = exact(0)
  for _, month in ipairs(months) do
    sum = sum + case[kind .. "_" .. month[1]]
  end
  return sum
end

return { of_year = of_year }
