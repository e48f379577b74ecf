-- § 2 Abs. 4 und 5 EStG: from the total income to the income, and to the taxable income.

local section = { en = "Taxes", de = "Steuern" }

local function income(case, refunds)
  return case.total_income + refunds - case.loss_deducted - case.special_expenses_deducted
    - case.extraordinary_burdens_deducted - case.listed_home_deducted
end

local income_fields = {
  label   = { en = "Income", de = "Einkommen" },
  help    = {
    en = "Total income less losses of other years, special expenses and extraordinary burdens.",
    de = "Gesamtbetrag der Einkünfte abzüglich Verlustabzug, Sonderausgaben und außergewöhnlicher Belastungen.",
  },
  source  = "§ 2 Abs. 4 EStG",
  aliases = { "einkommen" },
}

rule "income_before_allowances" {
  label   = income_fields.label,
  help    = income_fields.help,
  section = section,
  source  = income_fields.source,
  type    = money, per = "year",
  from    = "2010-01-01",
  to      = "2011-12-31",
  aliases = income_fields.aliases,
  compute = function(case)
    return income(case, 0)
  end,
}

rule "income_before_allowances" {
  label   = income_fields.label,
  help    = income_fields.help,
  section = section,
  source  = "§ 2 Abs. 4, § 10 Abs. 4b Satz 3 EStG",
  type    = money, per = "year",
  from    = "2012-01-01",
  aliases = income_fields.aliases,
  compute = function(case)
    return income(case, case.refunds_added)
  end,
}

rule "zve_without_riester" {
  section = section,
  source  = "§ 2 Abs. 5, § 46 Abs. 3 und 5 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  from    = "2010-01-01",
  compute = function(case)
    if case.capital_income > 0 then
      return max(0, case.other_zve + (case.tariff_chosen_for_capital and case.income_added_by_capital or 0))
    end
    return max(0, case.income_before_allowances - case.hardship_deducted)
  end,
}

rule "zve_before_allowances" {
  section = section,
  source  = "§ 2 Abs. 5, § 10a EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  from    = "2010-01-01",
  compute = function(case)
    return max(0, case.zve_without_riester - case.riester_deducted)
  end,
}

rule "taxable_income" {
  section = section,
  source  = "§ 2 Abs. 2 bis 5 EStG",
  type    = money, per = "year",
  to      = "2009-12-31",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    return max(0, case.sum_of_income - case.special_expenses_deducted)
  end,
}

rule "taxable_income" {
  section = section,
  source  = "§ 2 Abs. 5 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    return max(0, case.zve_before_allowances - case.child_allowances_deducted)
  end,
  help = {
    en = "What the income tax is reckoned from: the income less the child allowances that are worth more than child "
      .. "benefit, never below zero. If you know it, for instance from your assessment, give it and leave out the "
      .. "rest; with children give child_allowances_deducted as well.",
    de = "Die Bemessungsgrundlage der Einkommensteuer: das Einkommen abzüglich der Freibeträge für Kinder, die "
      .. "günstiger als das Kindergeld sind, nie unter null. Wenn Sie es kennen, etwa aus dem Steuerbescheid, geben "
      .. "Sie es an und lassen das Übrige weg; mit Kindern auch child_allowances_deducted angeben.",
  },
  aliases = { "zve", "zvE" },
}
