-- What is left of the year's money after taxes, and what should be put aside for them.

local section = { en = "What is left", de = "Was bleibt" }
local source  = "§§ 2, 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state"

-- The facts that are money coming in; trade tax, which no profit bears (§ 4 Abs. 5b), comes off later.
local receipts = {
  "wages", "active_pension_wages", "civil_pensions", "statutory_pensions", "private_annuities",
  "other_recurring_income", "letting_shares", "other_services", "private_sales", "trade_profit", "trade_shares",
  "freelance_shares", "farming_profit", "business_sale_gain", "substantial_share_gain", "other_income",
  "capital_receipts", "share_gains", "fund_income_equity", "fund_income_mixed", "fund_income_real_estate",
  "fund_income_foreign_real_estate", "fund_income_other", "shareholder_dividends", "trainer_receipts",
  "honorary_receipts", "guardian_receipts", "exempt_foreign_income",
}

-- What of the profit is money: not benefits in kind, nor the private use of a business car.
local function money_of_work(case)
  return case.taxpayer.profit - case.months_worked * case.monthly_benefit_in_kind - case.private_car_use
end

-- What is left of the rent, as far as it is the owner's. Repairs are paid in full, also where they are spread for tax.
local function money_of_letting(letting)
  return round((letting.rent_received - letting.rent_expenses - letting.spread_repairs) * letting.letting_share, 0.01)
end

-- The months in which the work brings money.
local function months_of_work(case)
  return case.monthly_income > 0 and max(1, case.months_worked) or 12
end

rule "tax_free_money" {
  of      = "person",
  label   = { en = "Money of the year from the state", de = "Geld vom Staat im Jahr" },
  help    = {
    en = "Benefits that are free of tax, such as parental or unemployment benefit, less those repaid, and the energy "
      .. "allowance of 2022. Child benefit does not count.",
    de = "Steuerfreie Leistungen wie Eltern- oder Arbeitslosengeld, abzüglich zurückgezahlter, und die "
      .. "Energiepreispauschale 2022. Kindergeld zählt nicht.",
  },
  section = section,
  source  = "§ 32b Abs. 1 Satz 1 Nr. 1, § 112 EStG",
  type    = money, per = "year",
  compute = function(person) return person.progression_benefits + person.energy_allowance_set end,
}

rule "money_before_taxes" {
  of      = "person",
  label   = { en = "Money of the year before taxes", de = "Geld des Jahres vor Steuern" },
  help    = {
    en = "What came in: wages, pensions, profits, rent less its expenses, tax-free benefits and so on. Benefits in "
      .. "kind are no money. That of a spouse counts where both file jointly.",
    de = "Was einging: Arbeitslohn, Renten, Gewinne, Miete abzüglich der Kosten, steuerfreie Leistungen und so "
      .. "weiter. Sachbezüge sind kein Geld. Das des Ehegatten zählt bei Zusammenveranlagung.",
  },
  section = section,
  source  = source,
  type    = money, per = "year",
  compute = function(person, _, case)
    local all = person.tax_free_money + money_of_letting(person) + sum(person.further_letting, money_of_letting)
      - person.trainer_expenses - person.honorary_expenses - person.shareholder_expenses
    for _, name in ipairs(receipts) do
      all = all + person[name]
    end
    return all + (person.kind == "taxpayer" and money_of_work(case) + case.minijob_wages or person.profit)
  end,
}

rule "net_income" {
  section = section,
  source  = source,
  type    = money, per = "year",
  compute = function(case)
    local money = sum(case.persons, "money_before_taxes")
    local free  = sum(case.persons, "tax_free_money")
    if eq(money, free) then
      money = case.sum_of_income + free
    end
    if case.children > 0 then
      money = money + case.child_benefit_added
    end
    return money - case.total_tax - case.trade_tax_of_both
  end,
}

rule "contributions_paid" {
  section = section,
  source  = "§ 10 Abs. 1 Nr. 2, 3 und 3a EStG",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "old_age_contributions") + sum(case.persons, "basic_pension_contributions")
      + sum(case.persons, "health_contributions") + sum(case.persons, "care_contributions")
      + sum(case.persons, "other_insurance_contributions")
  end,
}

rule "net_income_after_contributions" {
  section = section,
  source  = source,
  type    = money, per = "year",
  compute = function(case) return case.net_income - case.contributions_paid end,
}

example "Money of somebody who files alone" {
  year   = 2025,
  given  = { wages = 60000, spouse_wages = 0, without_contributions = true },
  expect = { money_before_taxes = 60000, spouse_money_before_taxes = 0, net_income = 46076 },
  source = "Worked by hand: 13,924 on 60,000 - 1,230 - 36 (§§ 10c, 32a EStG)",
}

-- Beside wages of 60,000, of which 46,076 are left: 2025's allowances of 3,000, 840 and 3,000, and the saver's.
for what, row in pairs {
  ["a trainer's receipts"] = { 3000, { trainer_receipts = 3000 } },
  ["a trainer's receipts less expenses"] = { 2500, { trainer_receipts = 3000, trainer_expenses = 500 } },
  ["receipts of honorary work"] = { 840, { honorary_receipts = 840 } },
  ["lump sums of a guardian"] = { 425, { guardian_receipts = 425 } },
  ["income of a fund"] = { 1000, { fund_income_other = 1000 } },
  ["a minijob"] = { 6000, { minijob_wages = 6000 } },
} do
  local given = { wages = 60000, without_contributions = true }
  for name, amount in pairs(row[2]) do
    given[name] = amount
  end
  example("Money that bears no tax: " .. what) {
    year   = 2025,
    given  = given,
    expect = { money_before_taxes = 60000 + row[1], net_income = 46076 + row[1] },
    source = "Worked by hand from § 3 Nr. 26, 26a und 26b, § 20 Abs. 9, § 40a EStG",
  }
end

example "Exempt income from abroad is money, too" {
  year   = 2025,
  given  = { wages = 31266, exempt_foreign_income = 10000, without_contributions = true },
  expect = { taxable_income = 30000, assessed_income_tax = 5490, net_income = 35776 },
  source = "As 'An employee whose rate is raised by income from abroad': 41,266 less 5,490 (§ 32b EStG)",
}

example "Repairs are paid in the year, also where they are spread" {
  year   = 2025,
  given  = { rent_received = 12000, rent_expenses = 1000, spread_repairs = 4000, spread_over = 4, letting_share = 0.5 },
  expect = { rental_income = 5000, money_before_taxes = 3500 },
  source = "Worked by hand from § 82b EStDV",
}

example "What contributions leave of wages" {
  year   = 2025,
  given  = {
    wages = 50000, old_age_contributions = 4650, employer_old_age_contributions = 4650, health_contributions = 4275,
    care_contributions = 900, other_insurance_contributions = 650, sick_pay = true, health_subsidy = true,
  },
  expect = { total_tax = 7028, net_income = 42972, contributions_paid = 10475, net_income_after_contributions = 32497 },
  source = "Worked by hand: 7,028 on 50,000 - 1,230 - 36 - 4,650 - 5,004 (§§ 10, 32a EStG); 10,475 off what that "
    .. "leaves",
}

rule "net_income_per_month" {
  section = section,
  source  = source,
  type    = money, per = "month",
  compute = function(case)
    local of_work = money_of_work(case) - case.amount_due - case.trade_tax_due
    return floor(of_work / months_of_work(case) + (case.net_income - of_work) / 12, 0.01)
  end,
}

rule "put_aside_per_month" {
  section = section,
  source  = "§ 36 EStG, § 20 GewStG",
  type    = money, per = "month",
  compute = function(case)
    return ceil((case.amount_due + case.trade_tax_due) / months_of_work(case), 0.01)
  end,
}
