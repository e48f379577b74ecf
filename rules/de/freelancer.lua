-- The freelancer's question (§ 18 EStG, with profit by cash accounting, § 4 Abs. 3 EStG): from what comes in each month
-- to the profit of the year.

require "freelancer_months"   -- a form asks for these first

local persons  = require "income.persons"

-- Whom questions about freelance work concern.
local function works(case) return case.monthly_income > 0 or case.uneven_months end

input "monthly_income" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 18 EStG",
  type    = money, per = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
}

input "kind_of_work" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 15 Abs. 2, § 18 Abs. 1 Nr. 1 EStG, § 2 Abs. 1 GewStG",
  type    = choice {
    "freelance", "trade", "none",
    labels  = {
      freelance = { en = "Freelance work", de = "Freiberufliche Tätigkeit" },
      trade     = { en = "Trade", de = "Gewerbebetrieb" },
      none      = { en = "Not given", de = "Nicht angegeben" },
    },
    aliases = { freelance = { "freelancer", "freiberuflich" }, trade = { "trader", "gewerbe", "gewerblich" } },
  },
  default = "none",
  ask_if  = function(case) return case.annual_receipts > 0 end,
}

input "monthly_benefit_in_kind" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 1, 6 Abs. 1 Nr. 4, 8 Abs. 2 EStG",
  type    = money, per = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = function(case) return case.monthly_income > 0 end,
}

input "monthly_expenses" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 4 Abs. 4 EStG",
  type    = money, per = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = function(case) return case.monthly_income > 0 end,
}

input "months_worked" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 11 EStG",
  type    = count(12),
  default = 12,
  ask_if  = function(case) return case.monthly_income > 0 end,
}

input "further_receipts" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 11 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = works,
  entries = { kind = "income", flow = "in", projected = true },
}

input "further_expenses" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 4 Abs. 4, § 11 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = works,
  entries = { kind = "expense", projected = true },
}

persons.input "other_income" {
  of      = "taxpayer",
  section = { en = "Other income and deductions", de = "Weitere Einkünfte und Abzüge" },
  source  = "§ 2 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

input "provident_expenses" {
  section = { en = "Other income and deductions", de = "Weitere Einkünfte und Abzüge" },
  source  = "§ 10 Abs. 1 Nr. 2, 3 und 3a, Abs. 3 und 4 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

input "special_expenses" {
  section = { en = "Other income and deductions", de = "Weitere Einkünfte und Abzüge" },
  source  = "§§ 10 Abs. 1 Nr. 4 bis 9, 10b, 10c EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

rule "annual_receipts" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 8 EStG",
  type    = money, per = "year",
  compute = function(case)
    if case.uneven_months and case.receipts_of_months <= 0 then
      error("what came in each month is not given: give receipts_of_months")
    end
    return case.months_worked * (case.monthly_income + case.monthly_benefit_in_kind) + case.further_receipts
      + case.receipts_of_months
  end,
}

rule "annual_expenses" {
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 4 Abs. 3 und 4 EStG",
  type    = money, per = "year",
  compute = function(case)
    return case.months_worked * case.monthly_expenses + case.further_expenses + case.expenses_of_months
  end,
}

persons.rule "profit" {
  of      = "taxpayer",
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 4 EStG",
  type    = money, per = "year",
  compute = function(_, _, case)
    return case.profit_before_investment_deduction - case.investment_deduction
  end,
}
