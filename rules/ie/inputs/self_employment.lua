-- A trade or profession of one's own: what the profit is made of, and what becomes of a loss.

local function amount(name, label, source, help, condition, aliases)
  input(name) {
    of      = "person",
    label   = label,
    type    = money,
    default = 0,
    min     = 0,
    section = "Self-assessment",
    help    = help,
    source  = source,
    aliases = aliases,
    ask_if  = condition,
  }
end

local function has_trade(person) return person.turnover > 0 or person.trade_expenses > 0 end

local function months(name, label, least, greatest, default, help, condition)
  input(name) {
    of      = "person",
    label   = label,
    type    = number,
    default = default,
    min     = least,
    max     = greatest,
    section = "Self-assessment",
    help    = help,
    source  = "TCA 1997 ss. 65-67, 107",
    ask_if  = condition,
  }
end

local function is_special_year(person, _, case)
  if not has_trade(person) then return false end
  local started, ended = person.trade_started.year, person.trade_ended.year
  return case.year <= started + 2 or case.year >= ended - 1
end

amount("turnover", "Turnover of the trade", "TCA 1997 s. 65",
  "Sales or fees of the accounts that end in the year, of a trade or profession of one's own.")
amount("trade_expenses", "Expenses of the trade", "TCA 1997 s. 81",
  "As in the accounts, if what is added back is stated below; else only those wholly and exclusively for the trade.",
  function(person) return person.turnover > 0 end)
amount("depreciation", "Depreciation in the expenses", "TCA 1997 s. 81(2)(f)", "Capital allowances take its place.",
  has_trade)
amount("private_expenses", "Private share of the expenses", "TCA 1997 s. 81(2)(b)",
  "Of car, telephone, home and the like.", has_trade)
amount("entertainment", "Entertainment in the expenses", "TCA 1997 s. 840", "Of clients; never deducted.", has_trade)
amount("drawings", "Own drawings in the expenses", "TCA 1997 s. 81(2)(b)",
  "Own wages, tax and pension contributions.", has_trade)
amount("trade_losses_forward", "Losses of the trade brought forward", "TCA 1997 s. 382",
  "Of earlier years of the same trade. Beside a profit that is given as self_employed_income, as far as they are "
    .. "used this year: PRSI is due before them.", has_trade)

input "trade_started" {
  of      = "person",
  label   = "Day on which the trade was set up",
  type    = date,
  default = "1900-01-01",
  section = "Self-assessment",
  help    = "The first three years have rules of their own. Not given, a trade of long standing.",
  source  = "TCA 1997 s. 66",
  ask_if  = has_trade,
}

input "trade_ended" {
  of      = "person",
  label   = "Day on which the trade was given up",
  type    = date,
  default = "9999-12-31",
  section = "Self-assessment",
  help    = "The last two years have rules of their own. Not given, the trade goes on.",
  source  = "TCA 1997 s. 67",
  ask_if  = has_trade,
}
months("accounts_months", "Months of the accounts", 1, 24, 12, "Of the accounts that turnover and expenses are of.",
  is_special_year)
months("accounts_months_in_year", "Months of the accounts in the year", 0, 12, nil,
  "How many of the months of the accounts lie in the tax year.", is_special_year)
months("other_accounts_months", "Months of the neighbouring accounts", 1, 24, 12,
  "Of the accounts before or after that cover the rest of the tax year.", is_special_year)
months("other_accounts_months_in_year", "Months of the neighbouring accounts in the year", 0, 12, 0,
  "How many of their months lie in the tax year.", is_special_year)
input "other_accounts_profit" {
  of      = "person",
  label   = "Profit of the neighbouring accounts",
  type    = money,
  default = 0,
  section = "Self-assessment",
  help    = "After add-backs; below zero a loss.",
  source  = "TCA 1997 ss. 66, 67, 107",
  ask_if  = is_special_year,
}

input "several_accounts" {
  of      = "person",
  label   = "More than one set of accounts ends in the year",
  type    = boolean,
  default = false,
  section = "Self-assessment",
  help    = "Then give trade_profit: the profit of the twelve months that end with the last of them.",
  source  = "TCA 1997 ss. 65(2), 66(2)",
  ask_if  = has_trade,
}
amount("second_year_excess", "Excess of the second year's assessment over its actual profit", "TCA 1997 s. 66(3)",
  "May be taken off the third year's profit.",
  function(person, _, case) return has_trade(person) and eq(case.year, person.trade_started.year + 2) end)

input "claims_trade_loss" {
  of      = "person",
  label   = "Loss of the trade set against other income",
  type    = boolean,
  default = false,
  section = "Self-assessment",
  help    = "A claim within two years, for the loss of the year and unused capital allowances. Not claimed, they go "
    .. "forward.",
  source  = "TCA 1997 ss. 381, 392",
  ask_if  = has_trade,
}

input "works_in_trade" {
  of      = "person",
  label   = "Ten hours a week or more worked in the trade",
  type    = boolean,
  section = "Self-assessment",
  help    = "Of who does not, no more than 31,750 of a loss is set against other income.",
  source  = "TCA 1997 s. 381B",
  ask_if  = function(person, _, case) return case.year >= 2015 and person.claims_trade_loss end,
}
