-- § 2 Abs. 3 EStG: the income of each person of all types, their sum, and total income (Gesamtbetrag der Einkünfte).

local persons   = require "income.persons"
local sections  = require "income.sections"
local splitting = require "assessment.splitting"
local types     = require "income.types"

parameter "farmers_allowance" {
  source = "§ 13 Abs. 3 EStG",
  type   = record { amount = money, upto = money }, per = "year",
  note   = "Only up to a sum of income of `upto`; both are doubled for spouses who file jointly.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { amount = 670, upto = 30700 },
    -- Gesetz vom 22.12.2014, BGBl. I S. 2417 (Nr. 63 of 30.12.2014)
    ["2015-01-01"] = revised { ["2014-12-30"] = { amount = 900, upto = 30700 } },
  },
}

-- What says that a person has any income.
local sources = { "wages", "active_pension_wages", "civil_pensions", "statutory_pensions", "private_annuities",
                  "other_recurring_income", "rent_received", "rent_expenses", "letting_shares", "other_services",
                  "private_sales",
                  "trade_profit", "trade_shares", "farming_profit", "profit", "freelance_shares", "business_sale_gain",
                  "other_income",
                  "capital_receipts", "share_gains", "trainer_receipts", "honorary_receipts", "guardian_receipts",
                  "fund_income_equity", "fund_income_mixed", "fund_income_real_estate",
                  "fund_income_foreign_real_estate", "fund_income_other", "fund_start_value", "shareholder_dividends",
                  "substantial_share_gain" }

persons.rule "other_income_of_all_types" {
  of      = "person",
  label   = {
    en = "Income neither from employment nor from capital",
    de = "Einkünfte weder aus nichtselbständiger Arbeit noch aus Kapitalvermögen",
  },
  section = sections.sums,
  source  = "§ 2 Abs. 1 und 2 EStG",
  type    = money, per = "year",
  compute = function(person)
    local sum = exact(0)
    for _, name in ipairs(types) do
      sum = sum + person[name]
    end
    return sum
  end,
}

rule "income_not_from_employment" {
  of      = "person",
  label   = { en = "Income not from employment", de = "Einkünfte, die nicht aus nichtselbständiger Arbeit sind" },
  help    = {
    en = "Of all other types together. Capital income counts only where it is taxed by the tariff.",
    de = "Aller anderen Einkunftsarten zusammen. Kapitalerträge zählen nur, wo sie nach dem Tarif besteuert werden.",
  },
  section = sections.sums,
  source  = "§ 2 Abs. 1, 2 und 5b EStG",
  type    = money, per = "year",
  compute = function(person, _, case)
    local sum = person.other_income_of_all_types - person.sales_losses_of_spouse
    return case.tariff_chosen_for_capital and sum + person.own_capital_income or sum
  end,
}

rule "income_of_all_types" {
  of      = "person",
  label   = { en = "Income of all types", de = "Einkünfte aller Arten" },
  section = sections.sums,
  source  = "§ 2 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  compute = function(person)
    return person.employment_income + person.civil_pension_income
      + person.income_not_from_employment
  end,
}

-- Some of these are sums that cases seldom give: what they sum up, of the first and of further ones, says the same.
local summed     = { "statutory_pension", "private_annuity", "civil_pension" }
local further    = { "further_pension.1.amount", "further_annuity.1.amount", "further_civil_pension.1.amount",
                     "further_letting.1.rent_received" }
local any_source = { "monthly_income", "annual_receipts", "uneven_months" }

for _, names in ipairs { sources, summed, further } do
  for _, name in ipairs(names) do
    table.insert(any_source, name)
    table.insert(any_source, "spouse." .. name)
  end
end

-- Nothing given is no income of zero: the case is asked for it. One that is given as zero says that there was none.
input "stated_sum_of_income" {
  stands_for = "sum_of_income",
  section = sections.sums,
  source  = "§ 2 Abs. 3 EStG",
  type    = money, per = "year",
  default = 0,
  default_if_given = any_source,
}

local function anything_given(person)
  local sum = exact(0)
  for _, name in ipairs(sources) do
    sum = sum + abs(person[name])
  end
  return sum
end

local label   = { en = "Sum of income", de = "Summe der Einkünfte" }
local aliases = { "summe_der_einkuenfte", "summe_der_einkünfte" }

rule "sum_of_income" {
  label   = label,
  section = sections.sums,
  source  = "§ 2 Abs. 3 EStG",
  type    = money, per = "year",
  to      = "2009-12-31",
  aliases = aliases,
  compute = function(case)
    local given = case.annual_receipts + sum(case.persons, anything_given)
    if eq(given, 0) then
      return case.stated_sum_of_income
    elseif given > case.annual_receipts + abs(case.profit) + case.other_income then
      error("before 2010 only profit and other income are known here: give the rest as other_income")
    end
    return case.profit + case.other_income
  end,
}

rule "sum_of_income" {
  label   = label,
  section = sections.sums,
  source  = "§ 2 Abs. 3, § 26b EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  aliases = aliases,
  compute = function(case)
    local all = sum(case.persons, "income_of_all_types")
    if all <= 0 and eq(case.annual_receipts + sum(case.persons, anything_given), 0) then
      return case.stated_sum_of_income + all
    end
    return all
  end,
  help = {
    en = "Income of all types, of both spouses where they file jointly; losses are set off against it. Expenses alone "
      .. "are no income: then it is asked for.",
    de = "Einkünfte aller Arten, bei Zusammenveranlagung von beiden Ehegatten; Verluste werden ausgeglichen. Kosten "
      .. "allein sind keine Einkünfte: dann wird nach ihnen gefragt.",
  },
}

rule "farmers_allowance_deducted" {
  section = sections.sums,
  source  = "§ 13 Abs. 3 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local spouses = splitting.persons(case)
    local farming = sum(case.persons, "farming_profit")
    if farming <= 0 or case.sum_of_income > spouses * law.farmers_allowance.upto then
      return 0
    end
    return min(farming, spouses * law.farmers_allowance.amount)
  end,
}

rule "age_relief_deducted" {
  section = sections.sums,
  source  = "§ 24a Satz 4 EStG",
  type    = money, per = "year",
  compute = function(case) return sum(case.persons, "age_relief") end,
}

rule "total_income" {
  section = sections.sums,
  source  = "§ 2 Abs. 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.sum_of_income - case.age_relief_deducted - case.relief_for_lone_parents
      - case.farmers_allowance_deducted
  end,
}

return { anything_given = anything_given }
