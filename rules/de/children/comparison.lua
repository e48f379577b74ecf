-- § 31 Satz 4 EStG: for each child, the eldest first (BFH 28.04.2010 III R 86/07), its allowances are taken off if
-- they lower the income tax by more than its child benefit, which is then added to the tax (§ 2 Abs. 6 Satz 3); else
-- child benefit stays and that is all.

local special_tariff = require "assessment.special_tariff"
require "children.each"

local section = { en = "Children", de = "Kinder" }
local source  = "§§ 31, 32 Abs. 6 EStG"

-- The tax as it is when the elder children have been looked at.
local function before(child, case)
  if child.number == 1 then
    return case.tax_without_allowances
  end
  return case.child[child.number - 1].tax_so_far
end

special_tariff.declare("tax_if_taken", {
  of      = "child",
  label   = { en = "income tax if its allowances are taken off", de = "Einkommensteuer mit seinen Freibeträgen" },
  help    = {
    en = "After the allowances of the elder children that are taken off.",
    de = "Nach den Freibeträgen für ältere Kinder, die abgezogen werden.",
  },
  section = section,
  source  = "§ 31 Satz 4 EStG",
  from    = "2010-01-01",
}, function(case, _, child)
  local deducted = 0
  for nth = 1, child.number - 1 do
    deducted = deducted + case.child[nth].deducted
  end
  return max(0, case.zve_before_allowances - deducted - child.allowance)
end)

rule "deducted" {
  of      = "child",
  section = section,
  source  = "§ 31 Satz 4, § 32 Abs. 6 EStG",
  type    = number,
  from    = "2010-01-01",
  absent  = 0,
  compute = function(child, _, case)
    local saved = before(child, case) - child.tax_if_taken
    return saved > child.child_benefit and child.allowance or 0
  end,
}

rule "tax_so_far" {
  of      = "child",
  section = section,
  source  = "§ 31 Satz 4 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(child, _, case)
    return child.deducted > 0 and child.tax_if_taken or before(child, case)
  end,
}

rule "added" {
  of      = "child",
  section = section,
  source  = "§ 2 Abs. 6 Satz 3, § 31 Satz 4 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(child) return child.deducted > 0 and child.child_benefit or 0 end,
}

rule "taken" {
  of      = "child",
  section = section,
  source  = "§ 31 Satz 4 EStG",
  type    = boolean,
  from    = "2010-01-01",
  absent  = false,
  compute = function(child) return child.deducted > 0 end,
}

-- A number, so that it can be added up.
rule "times_taken" {
  of      = "child",
  section = section,
  source  = "§ 31 Satz 4, § 32 Abs. 6 EStG",
  private = true,
  type    = number,
  from    = "2010-01-01",
  absent  = 0,
  compute = function(child) return child.taken and 1 or 0 end,
}

rule "kindergeld" {
  section = section,
  source  = "§§ 31, 62 bis 66 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return sum(case.child, "child_benefit")
  end,
}

rule "allowances_used" {
  section = section,
  source  = source,
  type    = count(8),
  from    = "2010-01-01",
  compute = function(case)
    return sum(case.child, "times_taken")
  end,
}

rule "child_allowances_deducted" {
  section = section,
  source  = source,
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(case)
    -- A part of a year may be no whole cents; the law does not round.
    return ceil(sum(case.child, "deducted"), 0.01)
  end,
}

rule "child_benefit_added" {
  section = section,
  source  = "§ 2 Abs. 6 Satz 3, § 31 Satz 4 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(case)
    -- Of a notice it may be known only what was taken off: of none of the children, or of all.
    if case.child_allowances_deducted <= 0 then
      return 0
    elseif case.child_allowances_deducted == case.child_allowances_due then
      return case.kindergeld
    end
    return sum(case.child, "added")
  end,
}

rule "child_allowances_due" {
  section = section,
  source  = "§ 32 Abs. 6, § 51a Abs. 2 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(case)
    return ceil(sum(case.child, "allowance"), 0.01)
  end,
}

special_tariff.declare("tax_without_allowances", {
  label   = { en = "Income tax without child allowances", de = "Einkommensteuer ohne Freibeträge für Kinder" },
  section = section,
  source  = "§ 31 Satz 4, § 32a EStG",
  from    = "2010-01-01",
  aliases = { "tax_without" },
}, function(case) return case.zve_before_allowances end)

special_tariff.declare("tax_with_allowances", {
  label   = { en = "Income tax with all child allowances", de = "Einkommensteuer mit allen Freibeträgen für Kinder" },
  section = section,
  source  = "§ 31 Satz 4, § 32a, § 51a Abs. 2 EStG",
  from    = "2010-01-01",
  aliases = { "tax_with" },
}, function(case) return max(0, case.zve_before_allowances - case.child_allowances_due) end)

rule "allowances_relief" {
  section = section,
  source  = "§ 31 Satz 4 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.tax_without_allowances - case.tax_with_allowances
  end,
}

rule "allowance_better" {
  section = section,
  source  = "§ 31 Satz 4 EStG",
  type    = boolean,
  from    = "2010-01-01",
  compute = function(case)
    return case.allowances_used > 0
  end,
}
