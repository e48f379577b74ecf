-- § 32d Abs. 6 EStG: is capital income better taxed by the tariff? The year is worked out both ways, with all that
-- follows: limits that stand on total income, children, special tariffs, reductions, surcharge and church tax. Whatever
-- depends on the answer, `tariff_chosen_for_capital`, is compared.

local sections = require "income.sections"

hypothesis "taxed_by_tariff" {
  label  = { en = "with capital income in the tariff", de = "mit Kapitaleinkünften im Tarif" },
  source = "§ 32d Abs. 6 EStG",
  sets   = { tariff_chosen_for_capital = true },
}

hypothesis "taxed_flat" {
  label  = { en = "with the flat tax on capital income", de = "mit Abgeltungsteuer auf Kapitaleinkünfte" },
  source = "§ 32d Abs. 1 EStG",
  sets   = { tariff_chosen_for_capital = false },
}

rule "other_zve" {
  label   = { en = "Taxable income without capital income", de = "Zu versteuerndes Einkommen ohne Kapitaleinkünfte" },
  help    = {
    en = "For the comparison of flat tax and tariff, before child allowances; below zero if deductions are not used "
      .. "up.",
    de = "Für den Vergleich von Abgeltungsteuer und Tarif, vor den Freibeträgen für Kinder; unter null, wenn Abzüge "
      .. "nicht aufgebraucht werden.",
  },
  section = sections.capital,
  source  = "§ 2 Abs. 5b EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return case.taxed_flat.income_before_allowances - case.taxed_flat.hardship_deducted end,
}

rule "income_added_by_capital" {
  label   = { en = "What capital income adds to the income", de = "Erhöhung des Einkommens durch Kapitaleinkünfte" },
  help    = {
    en = "With all that is measured by the total income: age relief, losses, donations, medical costs, hardship "
      .. "compensation.",
    de = "Mit allem, was sich nach dem Gesamtbetrag der Einkünfte bemisst: Altersentlastungsbetrag, Verluste, Spenden, "
      .. "Krankheitskosten, Härteausgleich.",
  },
  section = sections.capital,
  source  = "§ 2 Abs. 5b, § 32d Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    local with = case.taxed_by_tariff.income_before_allowances - case.taxed_by_tariff.hardship_deducted
    return with - (case.taxed_flat.income_before_allowances - case.taxed_flat.hardship_deducted)
  end,
}

rule "foreign_tax_credited" {
  label   = {
    en = "Foreign tax on capital credited by the tariff", de = "Auf den Tarif angerechnete ausländische Steuer",
  },
  help    = {
    en = "Up to the tax that capital income adds.", de = "Bis zur Steuer, die durch die Kapitalerträge hinzukommt.",
  },
  section = sections.capital,
  source  = "§ 32d Abs. 6 Satz 2 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    if case.foreign_tax_on_capital <= 0 then
      return 0
    end
    local added = case.taxed_by_tariff.income_tax - case.taxed_flat.income_tax
    return clamp(case.foreign_tax_on_capital, 0, max(0, added))
  end,
}

rule "all_taxes_flat" {
  label   = { en = "All taxes with the flat tax", de = "Alle Steuern mit Abgeltungsteuer" },
  section = sections.capital,
  source  = "§ 32d Abs. 1 und 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return case.taxed_flat.total_tax end,
}

rule "all_taxes_tariff" {
  label   = { en = "All taxes with capital income in the tariff", de = "Alle Steuern mit Kapitaleinkünften im Tarif" },
  section = sections.capital,
  source  = "§ 32d Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return case.taxed_by_tariff.total_tax end,
}

rule "tariff_better" {
  label   = { en = "The tariff is better than the flat tax", de = "Der Tarif ist günstiger als die Abgeltungsteuer" },
  help    = {
    en = "The lower of the two sums of all taxes decides.", de = "Es entscheidet die niedrigere Summe aller Steuern.",
  },
  section = sections.capital,
  source  = "§ 32d Abs. 6 Satz 1 EStG",
  type    = boolean,
  from    = "2010-01-01",
  compute = function(case) return case.all_taxes_tariff < case.all_taxes_flat end,
}

-- Before 2010 the comparison is not made.
for _, version in ipairs {
  { to = "2009-12-31", better = function() return false end },
  { from = "2010-01-01", better = function(case) return case.capital_by_tariff == "better" and case.tariff_better end },
} do
  rule "tariff_chosen_for_capital" {
    label   = { en = "Capital income taxed by the tariff", de = "Kapitaleinkünfte nach dem Tarif besteuert" },
    help    = {
      en = "By application, which is taken as made where the tariff is better. Then capital income is in all sums.",
      de = "Auf Antrag, der als gestellt gilt, wo der Tarif günstiger ist. Die Kapitaleinkünfte sind dann in allen "
        .. "Summen.",
    },
    section = sections.capital,
    source  = "§ 2 Abs. 5b, § 32d Abs. 6 Satz 1 EStG",
    type    = boolean,
    from    = version.from,
    to      = version.to,
    compute = function(case)
      if case.capital_income <= 0 then
        return false
      end
      return case.capital_by_tariff == "yes" or version.better(case)
    end,
  }
end

caveat "capital_by_tariff" {
  concerns = { "tariff_chosen_for_capital" },
  from     = "2010-01-01",
  when     = function(case) return case.capital_by_tariff == "better" and case.tariff_chosen_for_capital end,
  text     = {
    en = "The tariff is better for the capital income than the flat tax: its application is assumed (line 4 of "
      .. "annex KAP), and capital income is in the sum of income, the taxable income and the income tax.",
    de = "Für die Kapitaleinkünfte ist der Tarif günstiger als die Abgeltungsteuer: der Antrag gilt als gestellt "
      .. "(Zeile 4 der Anlage KAP), und die Kapitaleinkünfte sind in der Summe der Einkünfte, im zu versteuernden "
      .. "Einkommen und in der Einkommensteuer.",
  },
  source   = "§ 32d Abs. 6 EStG",
}
