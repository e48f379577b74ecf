-- What is left of the year's money after taxes, and what should be put aside for them.

local section = { en = "What is left", de = "Was bleibt" }
local source  = "§§ 2, 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state"

-- The facts that are money coming in; trade tax, which no profit bears (§ 4 Abs. 5b), comes off later.
local receipts = {
  "wages", "active_pension_wages", "civil_pensions", "statutory_pensions", "private_annuities",
  "other_recurring_income", "rent_received", "other_services", "private_sales", "trade_profit", "trade_shares",
  "freelance_shares", "farming_profit", "business_sale_gain", "substantial_share_gain", "other_income",
  "capital_receipts", "share_gains",
}

-- What of the profit is money: not benefits in kind, nor the private use of a business car.
local function money_of_work(case)
  return case.taxpayer.profit - case.months_worked * case.monthly_benefit_in_kind - case.private_car_use
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
    local all = person.tax_free_money - person.rent_expenses + sum(person.further_letting, function(letting)
      return letting.rent_received - letting.rent_expenses
    end)
    for _, name in ipairs(receipts) do
      all = all + person[name]
    end
    return all + (person.kind == "taxpayer" and money_of_work(case) or person.profit)
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
