-- § 39b Abs. 2 und 3 EStG: what the employer withholds, on the regular wage and on other payments.

local class_tax = require "wage_tax.class_tax"
local december  = require "wage_tax.december"
local levels    = require "wage_tax.levels"
local period    = require "wage_tax.period"
local provident = require "wage_tax.provident"

local function withheld_rule(fields)
  fields.section, fields.type = { en = "Withheld", de = "Einbehalten" }, money
  return fields
end

-- In a December that makes up for the months before, twelve months by the new figures less eleven by the earlier ones.
local function withheld(case, law, annual, earlier)
  if law.law_before_december.tariff and december.makes_up(case) then
    annual = max(0, annual - 11 * (earlier - annual))   -- eleven months before December
  end
  return period.share(case.pay_period, annual)
end

-- The taxable amount by the figures before December.
local function earlier_income(case, law)
  if case.tax_class == 2 then
    return case.annual_taxable_income + law.lone_parent_relief - law.law_before_december.lone_parent_relief
  end
  return case.annual_taxable_income
end

-- What a benefit that is not taxed gives back of the tax on the regular wage.
local function given_back(case)
  if eq(case.untaxed_share_benefit, 0) then
    return 0
  end
  return min(0, case.payments_tax_difference)
end

rule "annual_wage_tax" (withheld_rule {
  per = "year",
  label = { en = "Wage tax of a year on the regular wage", de = "Jahreslohnsteuer auf den regulären Lohn" },
  source = "§ 39b Abs. 2 Satz 6 bis 8 EStG",
  compute = function(case, law)
    return class_tax.with_factor_of_year(case, law, class_tax.figures(law), case.annual_taxable_income)
  end,
})

rule "annual_levy_base" (withheld_rule {
  per = "year",
  label = { en = "Wage tax of a year after child allowances", de = "Jahreslohnsteuer nach Kinderfreibeträgen" },
  help = {
    en = "What the solidarity surcharge and the church tax are reckoned from.",
    de = "Bemessungsgrundlage von Solidaritätszuschlag und Kirchensteuer.",
  },
  source = "§ 51a Abs. 2a EStG, § 3 Abs. 2a SolzG 1995",
  compute = function(case, law)
    return class_tax.levy_base(case, law, class_tax.figures(law), case.annual_taxable_income)
  end,
})

rule "earlier_wage_tax" (withheld_rule {
  per = "year",
  label = {
    en = "Wage tax of a year by the figures before December",
    de = "Jahreslohnsteuer nach den Größen vor dem Dezember",
  },
  source = "§ 52 EStG in the year's version",
  compute = function(case, law)
    if not law.law_before_december.tariff then
      return case.annual_wage_tax
    end
    return class_tax.with_factor_of_year(case, law, law.law_before_december, earlier_income(case, law))
  end,
})

rule "earlier_levy_base" (withheld_rule {
  per = "year",
  label = {
    en = "Wage tax of a year after child allowances by the figures before December",
    de = "Jahreslohnsteuer nach Kinderfreibeträgen nach den Größen vor dem Dezember",
  },
  source = "§ 52 EStG in the year's version, § 51a Abs. 2a EStG",
  compute = function(case, law)
    if not law.law_before_december.tariff then
      return case.annual_levy_base
    end
    return class_tax.levy_base(case, law, law.law_before_december, earlier_income(case, law))
  end,
})

rule "wage_tax" (withheld_rule {
  per = "varies",
  label = { en = "Wage tax of the pay period", de = "Lohnsteuer des Lohnzahlungszeitraums" },
  source = "§ 39b Abs. 2 Satz 9 EStG", aliases = { "lohnsteuer", LSTLZZ = 0.01 },
  compute = function(case, law)
    return max(0, withheld(case, law, case.annual_wage_tax, case.earlier_wage_tax) + given_back(case))
  end,
})

rule "surcharge_on_wage" (withheld_rule {
  per = "varies",
  label = { en = "Solidarity surcharge of the pay period", de = "Solidaritätszuschlag des Lohnzahlungszeitraums" },
  source = "§§ 3, 4 SolzG 1995", aliases = { SOLZLZZ = 0.01 },
  compute = function(case, law)
    local surcharge = withheld(
      case, law, class_tax.surcharge(case, law, case.annual_levy_base),
      class_tax.surcharge(case, law, case.earlier_levy_base))
    return max(0, truncate(surcharge + given_back(case) * law.solidarity_surcharge_rate, 0.01))
  end,
})

rule "church_tax_base" (withheld_rule {
  per = "varies",
  label = {
    en = "Base of church tax in the pay period",
    de = "Bemessungsgrundlage der Kirchensteuer im Lohnzahlungszeitraum",
  },
  source = "§ 51a Abs. 2a EStG", aliases = { BK = 0.01 },
  compute = function(case, law)
    if not case.church_member then
      return 0
    end
    return max(0, withheld(case, law, case.annual_levy_base, case.earlier_levy_base) + given_back(case))
  end,
})

rule "private_premium_counted" (withheld_rule {
  per = "varies",
  label = {
    en = "Private premiums counted in the pay period",
    de = "Berücksichtigte private Beiträge im Lohnzahlungszeitraum",
  },
  help = {
    en = "What the provident lump sum holds of private health and care insurance.",
    de = "Was die Vorsorgepauschale von der privaten Kranken- und Pflegeversicherung enthält.",
  },
  source = "§ 41b Abs. 1 Satz 2 Nr. 15 EStG", aliases = { VKVLZZ = 0.01 }, to = "2025-12-31",
  compute = function(case, law)
    return period.share(case.pay_period, provident.private_part(case, law, case.annual_insured_wage))
  end,
})

-- For no one time: it is due once, or, below zero, goes off the tax of the pay period.
rule "payments_tax_difference" (withheld_rule {
  label = { en = "Wage tax that other payments add", de = "Lohnsteuer durch sonstige Bezüge" },
  help = {
    en = "Below zero where an untaxed benefit raises the provident lump sum.",
    de = "Unter null, wo ein nicht besteuerter Vorteil die Vorsorgepauschale erhöht.",
  },
  source = "§ 39b Abs. 3 Satz 8 EStG",
  compute = function(case)
    if not levels.has_payments(case) then
      return 0
    end
    return truncate(class_tax.with_factor(case, case.increased_tax - case.expected_tax))
  end,
})

rule "payments_wage_tax" (withheld_rule {
  per = "once",
  label = { en = "Wage tax on other payments", de = "Lohnsteuer auf sonstige Bezüge" },
  help = { en = "In 2006 it could fall below zero.", de = "2006 konnte sie unter null fallen." },
  source = "§ 39b Abs. 3 EStG",
  aliases = { STS = 0.01 },
  compute = function(case, law)
    if law.payroll_program.below_zero then
      return case.payments_tax_difference
    end
    return max(0, case.payments_tax_difference)
  end,
})

rule "increased_levy_base" (withheld_rule {
  per = "year",
  label = {
    en = "Wage tax of a year with other payments after child allowances",
    de = "Jahreslohnsteuer mit sonstigen Bezügen nach Kinderfreibeträgen",
  },
  source = "§ 3 Abs. 4a SolzG 1995, § 51a Abs. 2a EStG",
  private = true,
  compute = function(case, law)
    return class_tax.levy_base(case, law, class_tax.figures(law), case.increased_taxable_income)
  end,
})

rule "payments_surcharge" (withheld_rule {
  per = "once",
  label = { en = "Solidarity surcharge on other payments", de = "Solidaritätszuschlag auf sonstige Bezüge" },
  source = "§ 3 Abs. 4a, § 4 SolzG 1995", aliases = { SOLZS = 0.01 },
  compute = function(case, law)
    if law.surcharge_on_payments_above_allowance and levels.has_payments(case) then
      if case.increased_levy_base <= class_tax.surcharge_allowance(case, law) then
        return 0
      end
    end
    return truncate(case.payments_wage_tax * law.solidarity_surcharge_rate, 0.01)
  end,
})

rule "payments_church_base" (withheld_rule {
  per = "once",
  label = {
    en = "Base of church tax on other payments",
    de = "Bemessungsgrundlage der Kirchensteuer auf sonstige Bezüge",
  },
  source = "§ 51a EStG", aliases = { BKS = 0.01 },
  compute = function(case)
    return case.church_member and case.payments_wage_tax or 0
  end,
})

rule "private_premium_counted_in_payments" (withheld_rule {
  per = "once",
  label = { en = "Private premiums that other payments add", de = "Private Beiträge durch sonstige Bezüge" },
  source = "§ 41b Abs. 1 Satz 2 Nr. 15 EStG",
  aliases = { VKVSONST = 0.01 }, to = "2025-12-31",
  compute = function(case, law)
    if not levels.has_payments(case) then
      return 0
    end
    return provident.private_part(case, law, case.increased_insured_wage)
      - provident.private_part(case, law, case.expected_insured_wage)
  end,
})
