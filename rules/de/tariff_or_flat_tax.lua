-- § 32d Abs. 6 EStG: is capital income better taxed by the tariff? The year is worked out without and with it, with all
-- that follows: limits that stand on total income, children, special tariffs, reductions, surcharge and church tax. All
-- else reads no more of this than the answer, `tariff_chosen_for_capital`.

local age_relief           = require "income.age_relief"
local assessed             = require "assessment.assessed"
local burden               = require "deductions.reasonable_burden"
local children             = require "children"
local church_tax           = require "church_tax"
local donations            = require "deductions.donations"
local hardship             = require "income.hardship"
local income               = require "deductions.taxable_income"
local losses               = require "income.losses"
local persons              = require "income.persons"
local sections             = require "income.sections"
local solidarity_surcharge = require "solidarity_surcharge"
local special_expenses     = require "deductions.special_expenses"
local special_tariff       = require "assessment.special_tariff"
local total_income         = require "income.total_income"
local trade_tax_credit     = require "assessment.trade_tax_credit"

local function both(case, name)
  return case[name] + (case.filing == "joint" and case["spouse_" .. name] or 0)
end

-- The two ways: the capital income that counts, the taxable income before child allowances, the tax on it, and the
-- foreign tax credited first.
local ways = {
  without = {
    labels  = { en = " without capital income", de = " ohne Kapitaleinkünfte" },
    capital = function() return 0 end,
    zve     = function(case) return max(0, case.other_zve) end,
    tax     = "tariff_tax_without_capital",
    foreign = function() return 0 end,
  },
  with = {
    labels  = { en = " with capital income", de = " mit Kapitaleinkünften" },
    capital = function(case, name) return case[name] end,
    zve     = function(case) return case.zve_with_capital end,
    tax     = "tariff_tax_with_it",
    foreign = function(case) return case.foreign_tax_credited end,
  },
}

for name, way in pairs(ways) do
  local suffix = "_" .. name .. "_capital"

  local function declare(of, label, source, compute)
    rule(of .. suffix) {
      label = { en = label.en .. way.labels.en, de = label.de .. way.labels.de },
      section = sections.capital, source = source, type = money, per = "year", from = "2010-01-01", compute = compute,
    }
  end

  declare("sum_of_income", { en = "Sum of income", de = "Summe der Einkünfte" }, "§ 2 Abs. 3 und 5b EStG",
    function(case)
      return both(case, "employment_income") + both(case, "civil_pension_income")
        + both(case, "other_income_of_all_types") + way.capital(case, "capital_income")
    end)

  declare("age_relief_deducted", { en = "Age relief", de = "Altersentlastungsbeträge" }, "§ 24a EStG",
    function(case, law)
      local relief = 0
      for _, person in ipairs(persons) do
        local p = person.prefix
        if p == "" or case.filing == "joint" then
          local counted = age_relief.without_capital(case, p) + way.capital(case, person.capital)
          relief = relief + age_relief.relief(case, law, p, counted)
        end
      end
      return relief
    end)

  declare("farmers_allowance_deducted", { en = "Allowance for farmers", de = "Freibetrag für Landwirte" },
    "§ 13 Abs. 3 EStG",
    function(case, law) return total_income.farmers_allowance(case, law, case["sum_of_income" .. suffix]) end)

  declare("total_income", { en = "Total income", de = "Gesamtbetrag der Einkünfte" }, "§ 2 Abs. 3 und 5b EStG",
    function(case)
      return case["sum_of_income" .. suffix] - case["age_relief_deducted" .. suffix] - case.relief_for_lone_parents
        - case["farmers_allowance_deducted" .. suffix]
    end)

  declare("loss_deducted", { en = "Losses of other years deducted", de = "Verlustabzug" }, "§ 10d EStG",
    function(case, law) return losses.deducted(case, law, case["total_income" .. suffix]) end)

  declare("other_special_expenses_deducted",
    { en = "Special expenses besides provident ones", de = "Übrige Sonderausgaben" }, "§§ 10, 10b, 10c EStG",
    function(case, law)
      local given = donations.deducted(case, law, case["total_income" .. suffix], case["loss_deducted" .. suffix])
      return special_expenses.besides_provident(case, given)
    end)

  declare("extraordinary_expenses_deducted", { en = "Extraordinary expenses", de = "Aufwendungen nach § 33" },
    "§ 33 EStG", function(case, law) return burden.beyond(case, law, case["total_income" .. suffix]) end)

  -- Since 2014 capital income itself is no side income.
  declare("hardship_deducted", { en = "Side income of employees left out", de = "Härteausgleich" },
    "§ 46 Abs. 3 und 5 EStG, § 70 EStDV", function(case, law)
      if not case.employee then
        return 0
      end
      local function counted(what) return law.hardship_leaves_capital_out and 0 or way.capital(case, what) end
      local side   = hardship.without_wage_tax(case) + counted "capital_income"
      local own    = age_relief.without_capital(case, "") + counted "own_capital_income"
      local others = age_relief.without_capital(case, "spouse_") + counted "spouse_capital_income"
      local of_it  = hardship.reduced(case, law, side, own, others, case["farmers_allowance_deducted" .. suffix])
      return hardship.left_out(law, side, of_it)
    end)

  -- The taxable income before child allowances, below zero if deductions are not used up.
  function way.income(case, refunds)
    return income.left(case, refunds, case["total_income" .. suffix], case["loss_deducted" .. suffix],
      case["other_special_expenses_deducted" .. suffix], case["extraordinary_expenses_deducted" .. suffix])
      - case["hardship_deducted" .. suffix]
  end
end

-- Until 2011 refunds beyond what was paid were not added (§ 10 Abs. 4b Satz 3).
for _, version in ipairs {
  { from = "2010-01-01", to = "2011-12-31", refunds = function() return 0 end },
  { from = "2012-01-01", refunds = function(case) return case.refunds_added end },
} do
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
    from    = version.from,
    to      = version.to,
    compute = function(case) return ways.without.income(case, version.refunds(case)) end,
  }
end

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
  compute = function(case) return ways.with.income(case, 0) - ways.without.income(case, 0) end,
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

local function has_allowances(case) return case.children > 0 or case.child_allowances > 0 end

for name, way in pairs(ways) do
  local suffix = "_" .. name .. "_capital"

  local function label(en, de) return { en = en .. way.labels.en, de = de .. way.labels.de } end
  local function declare(of, of_label, source, compute)
    rule(of .. suffix) {
      label = of_label, section = sections.capital, source = source, type = money, per = "year", from = "2010-01-01",
      compute = compute,
    }
  end

  special_tariff.declare(way.tax, {
    label   = label("Income tax by the tariff", "Tarifliche Einkommensteuer"),
    section = sections.capital,
    source  = "§ 32a, § 32d Abs. 6 Satz 1 EStG",
    from    = "2010-01-01",
  }, way.zve)

  declare("tax", label("Income tax after child allowances", "Tarifliche Einkommensteuer nach Kinderfreibeträgen"),
    "§ 31 Satz 4, § 32d Abs. 6 EStG", function(case)
      local tax = case[way.tax]
      for child in each(case.child) do
        tax = child["tax_so_far" .. suffix]
      end
      return tax
    end)

  declare("taxable_income", label("Taxable income", "Zu versteuerndes Einkommen"),
    "§ 2 Abs. 5, § 31 Satz 4 EStG", function(case)
      return max(0, way.zve(case) - ceil(sum(case.child, "deducted" .. suffix), 0.01))
    end)

  declare("fictitious_income", label("Taxable income after all child allowances",
                                     "Zu versteuerndes Einkommen nach allen Kinderfreibeträgen"),
    "§ 32d Abs. 6, § 51a Abs. 2 EStG", function(case, law)
      if case.children > 0 then
        return max(0, way.zve(case) - case.child_allowances_due)
      end
      return children.after(law, way.zve(case), case.child_allowances)
    end)

  special_tariff.declare("fictitious_tax" .. suffix, {
    label   = label("Income tax for the levies", "Fiktive Einkommensteuer"),
    section = sections.capital,
    source  = "§ 32d Abs. 6, § 51a Abs. 2 EStG",
    from    = "2010-01-01",
  }, function(case) return case["fictitious_income" .. suffix] end)

  local function levied(case)
    return has_allowances(case) and case["fictitious_tax" .. suffix] or case[way.tax]
  end

  local function besides(case) return case.other_sources + way.capital(case, "capital_income") end

  -- Foreign tax first, then the reductions of §§ 35, 34g, 35a, 35c EStG.
  local function reductions(case)
    local tax    = case["tax" .. suffix]
    local credit = trade_tax_credit.credit(case, tax - way.foreign(case), besides(case))
    return way.foreign(case) + credit + assessed.other_reductions(case)
  end

  -- What the levies stand on before § 35 EStG.
  local function base(case)
    return floor(max(0, levied(case) - way.foreign(case) - assessed.other_reductions(case)), 0.01)
  end

  declare("assessed_tax", label("Income tax assessed", "Festzusetzende Einkommensteuer"), "§ 2 Abs. 6 EStG",
    function(case)
      return floor(max(0, case["tax" .. suffix] - reductions(case)), 0.01) + sum(case.child, "added" .. suffix)
    end)

  declare("surcharge", label("Solidarity surcharge", "Solidaritätszuschlag"),
    "§§ 3, 4 SolzG 1995, § 51a Abs. 2 Satz 3 EStG", function(case, law)
      local credit = trade_tax_credit.credit(case, levied(case) - way.foreign(case), besides(case))
      return solidarity_surcharge.surcharge(law, floor(max(0, base(case) - credit), 0.01), case.surcharge_limit)
    end)

  declare("church_tax", label("Church tax", "Kirchensteuer"), "§ 51a EStG with the KiStG of the federal state",
    function(case)
      local tax = floor(base(case) * case.church_rate, 0.01)
      if case.church_tax_cap < 1 then
        tax = min(tax, floor(case.church_tax_cap * case["fictitious_income" .. suffix], 0.01))
      end
      return church_tax.of_months(case, tax)
    end)
end

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
    return clamp(case.foreign_tax_on_capital, 0, max(0, case.tax_with_capital - case.tax_without_capital))
  end,
}

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
