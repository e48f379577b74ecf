-- A trade or profession of one's own: what the profit is made of, and what becomes of a loss.

local trades = require "trades"

local section = "Self-assessment"

local function has_trade(person) return person.turnover > 0 or person.trade_expenses > 0 end

-- An amount of the year, nothing unless given; asked for where there is a trade.
local function amount(name)
  return function(fact)
    fact.of, fact.type, fact.per, fact.default, fact.min, fact.section = trades.of, money, "year", 0, 0, section
    fact.ask_if, fact.spouse = fact.ask_if or has_trade, { ask = "To your spouse: " .. fact.ask }
    input(name)(fact)
  end
end

amount "turnover" {
  label  = "Turnover of the trade",
  ask    = "What did your business take in the accounts that end in {year}, without VAT?",
  help   = "Sales or fees of the accounts that end in the year, of a trade or profession of one's own.",
  aliases = { "sales", "further_turnover" },
  source = "TCA 1997 s. 65",
  ask_if = function() return true end,
  entries = { kind = "income", flow = "in", projected = true },
}

amount "trade_expenses" {
  label  = "Expenses of the trade",
  ask    = "What did the business cost, by the same accounts?",
  help   = "As in the accounts, if what is added back is stated below; else only those wholly and exclusively for the "
    .. "trade: of a car its share of the actual costs, for there is no rate a kilometre for the self-employed.",
  aliases = { "business_expenses", "further_expenses" },
  source = "TCA 1997 s. 81; Revenue Tax and Duty Manual 04-10-01",
  ask_if = function(person) return person.turnover > 0 end,
  entries = { kind = "expense", projected = true },
}

amount "depreciation" {
  label  = "Depreciation in the expenses",
  ask    = "How much depreciation is among these expenses?",
  help   = "Capital allowances take its place.",
  source = "TCA 1997 s. 81(2)(f)",
}

amount "private_expenses" {
  label  = "Private share of the expenses",
  ask    = "How much of the expenses was private: car, telephone, home?",
  help   = "Of car, telephone, home and the like.",
  source = "TCA 1997 s. 81(2)(b)",
}

amount "entertainment" {
  label  = "Entertainment in the expenses",
  ask    = "How much of the expenses went on entertaining clients?",
  help   = "Of clients; never deducted.",
  source = "TCA 1997 s. 840",
}

amount "drawings" {
  label  = "Own drawings in the expenses",
  ask    = "How much of the expenses did you pay yourself: wages, tax, pension?",
  help   = "Own wages, tax and pension contributions.",
  source = "TCA 1997 s. 81(2)(b)",
}

amount "trade_losses_forward" {
  label  = "Losses of the trade brought forward",
  ask    = "What losses of earlier years does the business bring forward?",
  help   = "Of earlier years of the same trade. Beside a profit that is given as self_employed_income, as far as they "
    .. "are used this year: PRSI is due before them.",
  aliases = { "further_losses_forward" },
  source = "TCA 1997 s. 382",
  carries = "trade_losses_carried_forward",
}

input "trade_started" {
  of      = trades.of,
  type    = date,
  default = "1900-01-01",
  section = section,
  source  = "TCA 1997 s. 66",
  ask_if  = has_trade,
  spouse  = { ask = "On which day did your spouse start the business?" },
}

input "trade_ended" {
  of      = trades.of,
  type    = date,
  default = "9999-12-31",
  section = section,
  source  = "TCA 1997 s. 67",
  ask_if  = has_trade,
  spouse  = { ask = "On which day did your spouse give it up?" },
}

local function is_special_year(person, _, case)
  if not has_trade(person) then return false end
  local started, ended = person.trade_started.year, person.trade_ended.year
  return case.year <= started + 2 or case.year >= ended - 1
end

local function months(name, label, ask, least, greatest, default, help)
  input(name) {
    of      = trades.of,
    label   = label,
    ask     = ask,
    type    = number,
    default = default,
    min     = least,
    max     = greatest,
    section = section,
    help    = help,
    source  = "TCA 1997 ss. 65-67, 107",
    ask_if  = is_special_year,
    spouse  = { ask = "To your spouse: " .. ask },
  }
end

months("accounts_months", "Months of the accounts", "Of how many months are these accounts?", 1, 24, 12,
  "Of the accounts that turnover and expenses are of.")
months("accounts_months_in_year", "Months of the accounts in the year", "How many of these months lie in {year}?", 0,
  12, nil, "How many of the months of the accounts lie in the tax year.")
months("other_accounts_months", "Months of the neighbouring accounts",
  "Of how many months are the accounts that cover the rest of {year}?", 1, 24, 12,
  "Of the accounts before or after that cover the rest of the tax year.")
months("other_accounts_months_in_year", "Months of the neighbouring accounts in the year",
  "How many of those months lie in {year}?", 0, 12, 0, "How many of their months lie in the tax year.")

input "other_accounts_profit" {
  of      = trades.of,
  type    = money, per = "year",
  default = 0,
  section = section,
  source  = "TCA 1997 ss. 66, 67, 107",
  ask_if  = is_special_year,
  spouse  = { ask = "What was the profit of your spouse's other accounts?" },
}

input "several_accounts" {
  of      = trades.of,
  type    = boolean,
  default = false,
  typical = { false },
  section = section,
  source  = "TCA 1997 ss. 65(2), 66(2)",
  ask_if  = has_trade,
  spouse  = { ask = "Does more than one set of your spouse's accounts end in {year}?" },
}

amount "second_year_excess" {
  label  = "Excess of the second year's assessment over its actual profit",
  ask    = "By how much was last year's assessment more than the profit of that calendar year?",
  help   = "May be taken off the third year's profit.",
  source = "TCA 1997 s. 66(3)",
  ask_if = function(person, _, case) return has_trade(person) and eq(case.year, person.trade_started.year + 2) end,
}

input "claims_trade_loss" {
  of      = trades.of,
  type    = boolean,
  default = false,
  section = section,
  source  = "TCA 1997 ss. 381, 392",
  ask_if  = has_trade,
  spouse  = { ask = "If that business made a loss, is it set against other income of {year}?" },
}

input "works_in_trade" {
  of      = trades.of,
  type    = boolean,
  section = section,
  source  = "TCA 1997 s. 381B",
  ask_if  = function(person, _, case) return case.year >= 2015 and person.claims_trade_loss end,
  spouse  = { ask = "Does your spouse work in the business ten hours a week or more?" },
}
