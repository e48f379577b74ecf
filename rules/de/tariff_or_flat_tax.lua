-- § 32d Abs. 6 EStG: is capital income better taxed by the tariff? The year is worked out without and with it, with all
-- that follows: limits that stand on total income, children, special tariffs, reductions, surcharge and church tax.

local assessed             = require "assessment.assessed"
local burden               = require "deductions.reasonable_burden"
local children             = require "children"
local church_tax           = require "church_tax"
local donations            = require "deductions.donations"
local hardship             = require "income.hardship"
local losses               = require "income.losses"
local sections             = require "income.sections"
local solidarity_surcharge = require "solidarity_surcharge"
local special_expenses     = require "deductions.special_expenses"
local special_tariff       = require "assessment.special_tariff"
local total_income         = require "income.total_income"
local trade_tax_credit     = require "assessment.trade_tax_credit"

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
  compute = function(case)
    if case.capital_by_tariff == "yes" then
      error("taxed by the tariff, capital income is in the taxable income: compare with capital_by_tariff = better")
    elseif case.taxable_income > 0 then
      return case.taxable_income + (case.children > 0 and case.child_allowances_deducted or 0)
    elseif case.zve_before_allowances > 0 then
      return case.zve_before_allowances
    end
    return case.income_before_allowances - case.hardship_deducted
  end,
}

local function with_capital(name, label, source, compute)
  rule(name .. "_with_capital") {
    label   = { en = label.en .. " with capital income", de = label.de .. " mit Kapitaleinkünften" },
    section = sections.capital,
    source  = source,
    type    = money, per = "year",
    from    = "2010-01-01",
    compute = compute,
  }
end

with_capital("farmers_allowance_deducted", { en = "Allowance for farmers", de = "Freibetrag für Landwirte" },
  "§ 13 Abs. 3 EStG", function(case, law)
    return total_income.farmers_allowance(case, law, case.sum_of_income + case.capital_income)
  end)

with_capital("total_income", { en = "Total income", de = "Gesamtbetrag der Einkünfte" },
  "§ 2 Abs. 3 und 5b, § 24a EStG", function(case)
    return case.total_income + case.capital_income - case.age_relief_for_capital
      + case.farmers_allowance_deducted - case.farmers_allowance_deducted_with_capital
  end)

with_capital("loss_deducted", { en = "Losses of other years deducted", de = "Verlustabzug" }, "§ 10d EStG",
  function(case, law) return losses.deducted(case, law, case.total_income_with_capital) end)

with_capital("other_special_expenses_deducted",
  { en = "Special expenses besides provident ones", de = "Übrige Sonderausgaben" },
  "§§ 10, 10b, 10c EStG", function(case, law)
    local given = donations.deducted(case, law, case.total_income_with_capital, case.loss_deducted_with_capital)
    return special_expenses.besides_provident(case, given)
  end)

with_capital("extraordinary_expenses_deducted", { en = "Extraordinary expenses", de = "Aufwendungen nach § 33" },
  "§ 33 EStG", function(case, law) return burden.beyond(case, law, case.total_income_with_capital) end)

-- Since 2014 capital income itself is no side income.
with_capital("hardship_deducted", { en = "Side income of employees left out", de = "Härteausgleich" },
  "§ 46 Abs. 3 und 5 EStG, § 70 EStDV", function(case, law)
    if not case.employee then
      return 0
    end
    local side, own, others = case.side_income, case.sum_of_other_income, case.spouse_sum_of_other_income
    if not law.hardship_leaves_capital_out then
      side, own = side + case.capital_income, own + case.own_capital_income
      others    = others + case.spouse_capital_income
    end
    local farmers = case.farmers_allowance_deducted_with_capital
    return hardship.left_out(law, side, hardship.reduced(case, law, side, own, others, farmers))
  end)

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
    local added = case.total_income_with_capital - case.total_income
    for _, name in ipairs {
      "loss_deducted", "other_special_expenses_deducted", "extraordinary_expenses_deducted", "hardship_deducted",
    } do
      added = added - (case[name .. "_with_capital"] - case[name])
    end
    return added
  end,
}

rule "zve_with_capital" {
  label   = { en = "Taxable income with capital income", de = "Zu versteuerndes Einkommen mit Kapitaleinkünften" },
  help    = { en = "Before child allowances.", de = "Vor den Freibeträgen für Kinder." },
  section = sections.capital,
  source  = "§ 2 Abs. 5b, § 32d Abs. 6 Satz 1 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(case) return max(0, case.other_zve + case.income_added_by_capital) end,
}

special_tariff.declare("tariff_tax_without_capital", {
  label   = {
    en = "Income tax by the tariff without capital income", de = "Tarifliche Einkommensteuer ohne Kapitaleinkünfte",
  },
  section = sections.capital,
  source  = "§ 32a EStG",
  from    = "2010-01-01",
}, function(case) return max(0, case.other_zve) end)

special_tariff.declare("tariff_tax_with_it", {
  label   = {
    en = "Income tax by the tariff with capital income", de = "Tarifliche Einkommensteuer mit Kapitaleinkünften",
  },
  section = sections.capital,
  source  = "§ 32a, § 32d Abs. 6 Satz 1 EStG",
  from    = "2010-01-01",
}, function(case) return case.zve_with_capital end)

local function has_allowances(case) return case.children > 0 or case.child_allowances > 0 end

rule "fictitious_income_with_capital" {
  label   = {
    en = "Taxable income with capital income after all child allowances",
    de = "Zu versteuerndes Einkommen mit Kapitaleinkünften nach allen Kinderfreibeträgen",
  },
  section = sections.capital,
  source  = "§ 32d Abs. 6, § 51a Abs. 2 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    if case.children > 0 then
      return max(0, case.zve_with_capital - case.child_allowances_due)
    end
    return children.after(law, case.zve_with_capital, case.child_allowances)
  end,
}

special_tariff.declare("fictitious_tax_with_capital", {
  label   = {
    en = "Income tax for the levies with capital income", de = "Fiktive Einkommensteuer mit Kapitaleinkünften",
  },
  section = sections.capital,
  source  = "§ 32d Abs. 6, § 51a Abs. 2 EStG",
  from    = "2010-01-01",
}, function(case) return case.fictitious_income_with_capital end)

-- The two ways. `tax` is that by the tariff after the child allowances that are better than child benefit, `added` the
-- child benefit, `foreign` the foreign tax credited first, `besides` the positive income besides trade; `base` and
-- `income` are what the levies stand on.
local ways = {
  without = {
    tax     = function(case) return case.children > 0 and case.income_tax or case.tariff_tax_without_capital end,
    added   = function(case) return case.children > 0 and case.child_benefit_added or 0 end,
    foreign = function() return 0 end,
    besides = function(case) return case.other_positive_income end,
    base    = function(case)
      return has_allowances(case) and case.fictitious_income_tax or case.tariff_tax_without_capital
    end,
    income  = function(case)
      return has_allowances(case) and case.fictitious_taxable_income or max(0, case.other_zve)
    end,
  },
  with = {
    tax     = function(case) return case.tax_with_capital end,
    added   = function(case) return sum(case.child, "added_with_capital") end,
    foreign = function(case) return case.foreign_tax_credited end,
    besides = function(case) return case.other_positive_income + case.capital_income end,
    base    = function(case)
      return has_allowances(case) and case.fictitious_tax_with_capital or case.tariff_tax_with_it
    end,
    income  = function(case) return case.fictitious_income_with_capital end,
  },
}

rule "tax_with_capital" {
  label   = {
    en = "Income tax with capital income, child allowances considered",
    de = "Tarifliche Einkommensteuer mit Kapitaleinkünften nach Kinderfreibeträgen",
  },
  section = sections.capital,
  source  = "§ 31 Satz 4, § 32d Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    local tax = case.tariff_tax_with_it
    for child in each(case.child) do
      tax = child.tax_so_far_with_capital
    end
    return tax
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
    return clamp(case.foreign_tax_on_capital, 0, max(0, case.tax_with_capital - ways.without.tax(case)))
  end,
}

local labels = {
  without = { en = " without capital income", de = " ohne Kapitaleinkünfte" },
  with    = { en = " with capital income", de = " mit Kapitaleinkünften" },
}

for name, way in pairs(ways) do
  local function declare(of, label, source, compute)
    rule(of .. "_" .. name .. "_capital") {
      label = { en = label.en .. labels[name].en, de = label.de .. labels[name].de },
      section = sections.capital, source = source, type = money, per = "year", from = "2010-01-01", compute = compute,
    }
  end

  -- Foreign tax first, then the reductions of §§ 35, 34g, 35a, 35c EStG.
  local function reductions(case)
    local credit = trade_tax_credit.credit(case, way.tax(case) - way.foreign(case), way.besides(case))
    return way.foreign(case) + credit + assessed.other_reductions(case)
  end

  declare("tax_reductions", { en = "Reductions of the tax", de = "Steuerermäßigungen" },
    "§ 32d Abs. 6 Satz 2, §§ 34g, 35, 35a, 35c EStG",
    function(case) return ceil(min(way.tax(case), reductions(case)), 0.01) end)

  -- What the levies stand on before § 35 EStG.
  local function base(case)
    return floor(max(0, way.base(case) - way.foreign(case) - assessed.other_reductions(case)), 0.01)
  end

  declare("assessed_tax", { en = "Income tax assessed", de = "Festzusetzende Einkommensteuer" }, "§ 2 Abs. 6 EStG",
    function(case)
      return floor(max(0, way.tax(case) - reductions(case)), 0.01) + way.added(case)
    end)

  declare("surcharge_base", {
    en = "Income tax that the surcharge is reckoned from", de = "Bemessungsgrundlage des Solidaritätszuschlags",
  }, "§ 3 Abs. 2 SolzG 1995, § 51a Abs. 2 Satz 3 EStG", function(case)
    local credit = trade_tax_credit.credit(case, way.base(case) - way.foreign(case), way.besides(case))
    return floor(max(0, base(case) - credit), 0.01)
  end)

  declare("surcharge", { en = "Solidarity surcharge", de = "Solidaritätszuschlag" }, "§§ 3, 4 SolzG 1995",
    function(case, law)
      return solidarity_surcharge.surcharge(law, case["surcharge_base_" .. name .. "_capital"], case.surcharge_limit)
    end)

  declare("church_tax", { en = "Church tax", de = "Kirchensteuer" }, "§ 51a EStG with the KiStG of the federal state",
    function(case)
      local tax = floor(base(case) * case.church_rate, 0.01)
      if case.church_tax_cap < 1 then
        return church_tax.of_months(case, min(tax, floor(case.church_tax_cap * way.income(case), 0.01)))
      end
      return church_tax.of_months(case, tax)
    end)
end

rule "all_taxes_flat" {
  label   = { en = "All taxes with the flat tax", de = "Alle Steuern mit Abgeltungsteuer" },
  section = sections.capital,
  source  = "§ 32d Abs. 1 und 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.assessed_tax_without_capital + case.surcharge_without_capital + case.church_tax_without_capital
      + case.flat_tax + case.flat_surcharge + case.flat_church_tax
  end,
}

rule "all_taxes_tariff" {
  label   = { en = "All taxes with capital income in the tariff", de = "Alle Steuern mit Kapitaleinkünften im Tarif" },
  section = sections.capital,
  source  = "§ 32d Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.assessed_tax_with_capital + case.surcharge_with_capital + case.church_tax_with_capital
  end,
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
  { to = "2009-12-31", chosen = function() return false end },
  {
    from = "2010-01-01",
    chosen = function(case)
      return case.capital_by_tariff == "better" and case.capital_income > 0 and case.tariff_better
    end,
  },
} do
  rule "tariff_chosen_for_capital" {
    label   = {
      en = "Capital income taxed by the tariff, since that is better",
      de = "Kapitaleinkünfte nach dem Tarif besteuert, weil günstiger",
    },
    section = sections.capital,
    source  = "§ 32d Abs. 6 Satz 1 EStG",
    type    = boolean,
    from    = version.from,
    to      = version.to,
    compute = version.chosen,
  }
end

rule "income_taxed_by_tariff" {
  label   = { en = "Income taxed by the tariff", de = "Nach dem Tarif besteuertes Einkommen" },
  help    = {
    en = "The taxable income, with capital income where the tariff was chosen for it.",
    de = "Das zu versteuernde Einkommen, mit den Kapitalerträgen, wo für sie der Tarif gewählt wurde.",
  },
  section = sections.capital,
  source  = "§ 2 Abs. 5 und 5b, § 32d Abs. 6 EStG",
  type    = money, per = "year",
  compute = function(case)
    if not case.tariff_chosen_for_capital then
      return case.taxable_income
    end
    return ceil(max(0, case.zve_with_capital - sum(case.child, "deducted_with_capital")), 0.01)
  end,
}

caveat "capital_by_tariff" {
  concerns = { "capital_tax_assessed" },
  from     = "2010-01-01",
  when     = function(case) return case.tariff_chosen_for_capital end,
  text     = {
    en = "The tariff is better for the capital income than the flat tax: its application is assumed (line 4 of "
      .. "annex KAP). taxable_income and income_tax are those without capital income; capital_by_tariff = yes shows "
      .. "them with it.",
    de = "Für die Kapitaleinkünfte ist der Tarif günstiger als die Abgeltungsteuer: der Antrag gilt als gestellt "
      .. "(Zeile 4 der Anlage KAP). taxable_income und income_tax sind die ohne Kapitaleinkünfte; capital_by_tariff "
      .. "= yes zeigt sie mit ihnen.",
  },
  source   = "§ 32d Abs. 6 EStG",
}
