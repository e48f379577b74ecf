-- § 32d Abs. 6 EStG: is capital income better taxed by the tariff? The year is worked out both ways, with all that
-- follows: limits that stand on total income, children, special tariffs, reductions, surcharge and church tax. Whatever
-- depends on the answer, `tariff_chosen_for_capital`, is compared.

local sections = require "income.sections"

hypothesis "taxed_by_tariff" {
  source = "§ 32d Abs. 6 EStG",
  sets   = { tariff_chosen_for_capital = true },
}

hypothesis "taxed_flat" {
  source = "§ 32d Abs. 1 EStG",
  sets   = { tariff_chosen_for_capital = false },
}

rule "other_zve" {
  section = sections.capital,
  source  = "§ 2 Abs. 5b EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return case.taxed_flat.income_before_allowances - case.taxed_flat.hardship_deducted end,
}

rule "income_added_by_capital" {
  section = sections.capital,
  source  = "§ 2 Abs. 5b, § 32d Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    local with = case.taxed_by_tariff.income_before_allowances - case.taxed_by_tariff.hardship_deducted
    return with - (case.taxed_flat.income_before_allowances - case.taxed_flat.hardship_deducted)
  end,
}

-- The tax that the capital income adds is the limit; of the levies that after all child allowances, since their base is
-- the tax that would then be assessed (§ 51a Abs. 2 Satz 1).
for _, credit in ipairs {
  { name = "foreign_tax_credited", of = "income_tax" },
  { name = "foreign_tax_credited_for_levies", of = "fictitious_income_tax" },
} do
  rule(credit.name) {
    section = sections.capital,
    source  = "§ 32d Abs. 6 Satz 2, § 51a Abs. 2 Satz 1 EStG",
    type    = money, per = "year",
    from    = "2010-01-01",
    compute = function(case)
      if case.foreign_tax_on_capital <= 0 then
        return 0
      end
      local added = case.taxed_by_tariff[credit.of] - case.taxed_flat[credit.of]
      return clamp(case.foreign_tax_on_capital, 0, max(0, added))
    end,
  }
end

rule "all_taxes_flat" {
  section = sections.capital,
  source  = "§ 32d Abs. 1 und 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return case.taxed_flat.total_tax end,
}

rule "all_taxes_tariff" {
  section = sections.capital,
  source  = "§ 32d Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case) return case.taxed_by_tariff.total_tax end,
}

rule "tariff_better" {
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
