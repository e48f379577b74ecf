-- § 10a EStG: contributions to subsidised pension plans (Riester) are deducted where that lowers the tax by more than
-- the allowance of §§ 79 to 86 comes to, which is then added to the tax (§ 2 Abs. 6 Satz 2). Each spouse who is
-- entitled has a limit of their own; who is entitled only through the spouse (§ 79 Satz 2) shares the spouse's.

local assessed       = require "assessment.assessed"
local persons        = require "income.persons"
local special_tariff = require "assessment.special_tariff"

local section = { en = "Subsidised pension plans (Riester)", de = "Riester-Verträge" }

parameter "riester_figures" {
  source = "§ 10a Abs. 1 und 3, § 79 Satz 2, §§ 84 bis 86 EStG",
  type   = record {
    most = money, more_with_spouse = money, basic = money, child = money, child_since_2008 = money,
    of_pay = rate, least = money, least_of_spouse = money,
  },
  per    = "year",
  until_changed = true,
  since  = {
    ["2010-01-01"] = {
      most = 2100, more_with_spouse = 0, basic = 154, child = 185, child_since_2008 = 300, of_pay = 0.04, least = 60,
      least_of_spouse = 0,
    },
    ["2012-01-01"] = revised {
      ["2011-12-13"] = {   -- BeitrRLUmsG vom 07.12.2011, BGBl. I S. 2592 (Nr. 64)
        most = 2100, more_with_spouse = 60, basic = 154, child = 185, child_since_2008 = 300, of_pay = 0.04,
        least = 60, least_of_spouse = 60,
      },
    },
    ["2018-01-01"] = revised {
      ["2017-08-23"] = {   -- Betriebsrentenstärkungsgesetz vom 17.08.2017, BGBl. I S. 3214 (Nr. 58)
        most = 2100, more_with_spouse = 60, basic = 175, child = 185, child_since_2008 = 300, of_pay = 0.04,
        least = 60, least_of_spouse = 60,
      },
    },
  },
}

local function pays(person) return person.riester_contributions > 0 end

persons.input "riester_contributions" {
  of      = "person",
  label   = { en = "Contributions to a subsidised pension plan", de = "Beiträge zu einem Riester-Vertrag" },
  ask     = {
    en = "What of your own went into a Riester plan in {year}?",
    de = "Wie viel ging {year} an eigenen Beiträgen in einen Riester-Vertrag?",
  },
  help    = {
    en = "Your own contributions without the allowance, as on the provider's certificate (§ 92 EStG).",
    de = "Die eigenen Beiträge ohne die Zulage, wie in der Bescheinigung des Anbieters (§ 92 EStG).",
  },
  section = section,
  source  = "§ 10a Abs. 1, § 82 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  aliases = { "riester", "riester_beitraege", "riester_beiträge" },
}

persons.input "riester_through_spouse" {
  of      = "person",
  label   = { en = "Entitled to the allowance through the spouse only", de = "Nur mittelbar zulageberechtigt" },
  ask     = {
    en = "Is there a claim to the allowance through the spouse only?",
    de = "Besteht der Anspruch auf die Zulage nur über den Ehegatten?",
  },
  help    = {
    en = "Neither in the statutory pension insurance nor a civil servant, but married to somebody who is.",
    de = "Weder in der Rentenversicherung pflichtversichert noch Beamter, aber mit jemandem verheiratet, der es ist.",
  },
  section = section,
  source  = "§ 79 Satz 2 EStG",
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function(person, _, case) return case.filing == "joint" and pays(person) end,
}

persons.input "riester_pay_before" {
  of      = "person",
  label   = { en = "Insured pay of the year before", de = "Beitragspflichtige Einnahmen des Vorjahres" },
  ask     = {
    en = "What pay was subject to pension insurance in the year before {year}?",
    de = "Wie hoch waren die beitragspflichtigen Einnahmen im Jahr vor {year}?",
  },
  help    = {
    en = "Subject to pension insurance, or the pay of a civil servant; the actual pay or benefit where that is less.",
    de = "In der Rentenversicherung beitragspflichtig, oder Besoldung; das tatsächliche Entgelt, wenn es niedriger "
      .. "ist. Zeilen 5 bis 11 der Anlage AV.",
  },
  section = section,
  source  = "§ 86 Abs. 1 Satz 2, Abs. 2 Satz 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  ask_if  = pays,
}

local function children(name, en, de)
  persons.input(name) {
    of      = "person",
    label   = { en = "Children with an allowance, born " .. en, de = "Kinder mit Kinderzulage, geboren " .. de },
    ask     = {
      en = "For how many children born " .. en .. " is there an allowance to this plan?",
      de = "Für wie viele " .. de .. " geborene Kinder gibt es Kinderzulage auf diesen Vertrag?",
    },
    help    = {
      en = "For whom there was child benefit in a month of the year. Of spouses the mother has it, unless both apply "
        .. "for the father.",
      de = "Für die in einem Monat des Jahres Kindergeld festgesetzt war. Bei Ehegatten steht sie der Mutter zu, auf "
        .. "Antrag dem Vater.",
    },
    section = section,
    source  = "§ 85 EStG",
    type    = count(20),
    default = 0,
    ask_if  = pays,
  }
end

children("riester_children", "in 2008 or later", "ab 2008")
children("riester_children_before_2008", "before 2008", "vor 2008")

check "riester_through_each_other" {
  grade   = "impossible",
  holds   = function(case) return not (case.riester_through_spouse and case.spouse.riester_through_spouse) end,
  message = {
    en = "one of two spouses at least is entitled to the allowance of a plan by themselves",
    de = "mindestens einer der Ehegatten ist unmittelbar zulageberechtigt",
  },
  source  = "§ 79 Satz 2 EStG",
}

-- Whether the spouse of a person is entitled only through that person.
local function brings(person, case)
  return case.filing == "joint" and person.other.riester_through_spouse
end

local function of_each(name, fields)
  fields.of, fields.section, fields.from = "person", section, "2010-01-01"
  rule(name)(fields)
end

of_each("riester_whole_allowance", {
  label   = { en = "Allowance where enough is paid for it", de = "Ungekürzte Altersvorsorgezulage" },
  source  = "§§ 79, 83 bis 85 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local figures, paid = law.riester_figures, person.riester_contributions
    if person.riester_through_spouse and paid < figures.least_of_spouse then
      return 0
    end
    return figures.basic + person.riester_children * figures.child_since_2008
      + person.riester_children_before_2008 * figures.child
  end,
})

-- The pay is asked for only where it decides.
of_each("riester_share_due", {
  label   = { en = "Share of the allowance that is due", de = "Anteil der Zulage nach dem Mindesteigenbeitrag" },
  help    = {
    en = "Of somebody entitled: what is paid of the least contribution, at most all.",
    de = "Eines unmittelbar Begünstigten: das Verhältnis der Beiträge zum Mindesteigenbeitrag, höchstens 1.",
  },
  source  = "§ 86 Abs. 1 EStG",
  type    = number,
  compute = function(person, law, case)
    local figures, paid = law.riester_figures, person.riester_contributions
    if paid <= 0 then
      return 0
    end
    local allowances = person.riester_whole_allowance
      + (brings(person, case) and person.other.riester_whole_allowance or 0)
    if paid >= max(figures.least, figures.most - allowances) then
      return 1
    end
    local most = min(figures.most, figures.of_pay * person.riester_pay_before)
    -- Nine decimals, and cents of each part: Frotscher/Geurts, EStG § 86 Rz. 24.
    return min(1, round(paid / max(figures.least, most - allowances), 0.000000001))
  end,
})

of_each("riester_allowance", {
  label   = { en = "Allowance to the pension plan", de = "Anspruch auf Altersvorsorgezulage" },
  help    = {
    en = "Without the bonus for beginners under 25, which does not count in the comparison.",
    de = "Ohne den Berufseinsteiger-Bonus, der bei der Günstigerprüfung nicht zählt.",
  },
  source  = "§§ 79, 83 bis 86, § 10a Abs. 1 Satz 5 EStG",
  type    = money, per = "year",
  min     = 0,
  compute = function(person, law, case)
    local figures = law.riester_figures
    if person.riester_whole_allowance <= 0 then
      return 0
    end
    local share
    if not person.riester_through_spouse then
      share = person.riester_share_due
    elseif case.filing == "joint" then
      share = person.other.riester_share_due
    else
      error("the deduction of a plan of somebody who is entitled through the spouse is the spouse's, and is not "
        .. "worked out for spouses who file apart: leave riester_contributions out")
    end
    return round(share * figures.basic, 0.01)
      + person.riester_children * round(share * figures.child_since_2008, 0.01)
      + person.riester_children_before_2008 * round(share * figures.child, 0.01)
  end,
})

-- What somebody who is entitled deducts, together with the spouse who is so only through him or her.
of_each("riester_deductible_of", {
  label   = { en = "Contributions and allowance that count", de = "Abziehbare Altersvorsorgebeiträge einer Person" },
  source  = "§ 10a Abs. 1 und 3 Satz 1 bis 4 EStG",
  type    = money, per = "year",
  compute = function(person, law, case)
    local figures = law.riester_figures
    if person.riester_through_spouse then
      return 0
    end
    local spent = person.riester_contributions + person.riester_allowance
    if brings(person, case) and person.other.riester_whole_allowance > 0 then
      local of_other = person.other.riester_contributions + person.other.riester_allowance
      return min(figures.most + figures.more_with_spouse, spent + of_other)
    end
    return min(figures.most, spent)
  end,
})

local function is_paid(case) return sum(case.persons, "riester_contributions") > 0 end

rule "riester_allowances" {
  section = section,
  source  = "§ 10a Abs. 2 und 3 Satz 5 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return sum(case.persons, "riester_allowance")
  end,
}

rule "riester_deductible" {
  section = section,
  source  = "§ 10a Abs. 1 und 3 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return is_paid(case) and sum(case.persons, "riester_deductible_of") or 0
  end,
}

-- The taxes that are compared, and what they would be after the allowances of all children.
local function taxes(name, en, de, deducted)
  local function income(case) return case.zve_without_riester - deducted(case) end
  special_tariff.declare(name, {
    label = { en = "Income tax " .. en, de = "Einkommensteuer " .. de },
    section = section, source = "§ 10a Abs. 2, § 32a EStG", from = "2010-01-01",
  }, function(case) return max(0, income(case)) end)
  special_tariff.declare(name .. "_after_allowances", {
    label = { en = "Income tax after child allowances " .. en, de = "Einkommensteuer nach Kinderfreibeträgen " .. de },
    section = section, source = "§ 10a Abs. 2, § 32a, § 32 Abs. 6 EStG", from = "2010-01-01",
  }, function(case) return max(0, income(case) - case.child_allowances_due) end)
end

taxes("tax_without_riester", "without the deduction for plans", "ohne Abzug nach § 10a", function() return 0 end)
taxes("tax_with_riester", "with the deduction for plans", "mit Abzug nach § 10a",
  function(case) return case.riester_deductible end)

-- BFH 09.04.2025 X R 11/21: taxes by the tariff are compared; but nothing is deducted where reductions leave so little
-- tax that the allowance, which is added after them, would raise what is assessed.
local function is_better(case, without, with)
  local reductions, added = assessed.other_reductions(case), case.riester_allowances
  return without - with > added
    and max(0, with - reductions) + added <= max(0, without - reductions)
end

rule "riester_deducted" {
  section = section,
  source  = "§ 10a Abs. 2 EStG; BFH 09.04.2025 X R 11/21",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(case)
    if not is_paid(case) then
      return 0
    end
    return is_better(case, case.tax_without_riester, case.tax_with_riester) and case.riester_deductible or 0
  end,
}

rule "riester_allowance_added" {
  section = section,
  source  = "§ 2 Abs. 6 Satz 2, § 10a Abs. 2 Satz 1 EStG",
  type    = money, per = "year",
  to      = "2009-12-31",
  compute = function(case)
    if is_paid(case) then
      error("until 2009 the deduction for subsidised pension plans is not modelled: leave riester_contributions out")
    end
    return 0
  end,
}

rule "riester_allowance_added" {
  section = section,
  source  = "§ 2 Abs. 6 Satz 2, § 10a Abs. 2 Satz 1 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(case)
    return is_paid(case) and case.riester_deducted > 0 and case.riester_allowances or 0
  end,
}

caveat "riester_children" {
  concerns = { "riester_deducted" },
  from     = "2010-01-01",
  when     = function(case)
    local counted = sum(case.persons, "riester_children") + sum(case.persons, "riester_children_before_2008")
    return is_paid(case) and case.children > 0 and counted < 1
  end,
  text     = {
    en = "No allowance for children counts to the subsidised pension plan: who has it gives riester_children or "
      .. "riester_children_before_2008.",
    de = "Zum Riester-Vertrag zählt keine Kinderzulage: Wer sie bekommt, gibt riester_children oder "
      .. "riester_children_before_2008 an.",
  },
  source   = "§ 85 EStG",
}

-- The statute does not say of which tax parents compare, and sources that do were not found.
caveat "riester_beside_children" {
  concerns = { "riester_deducted" },
  from     = "2010-01-01",
  when     = function(case)
    if not is_paid(case) or case.child_allowances_due <= 0 then return false end
    return (case.riester_deducted > 0)
      ~= is_better(case, case.tax_without_riester_after_allowances, case.tax_with_riester_after_allowances)
  end,
  text     = {
    en = "Whether the subsidised pension plan is deducted is compared without the allowances for children. With them "
      .. "the comparison would go the other way, and the tax may differ a little.",
    de = "Ob der Riester-Vertrag abgezogen wird, ist ohne die Freibeträge für Kinder verglichen. Mit ihnen ginge der "
      .. "Vergleich anders aus, und die Steuer kann etwas abweichen.",
  },
  source   = "§ 10a Abs. 2, § 31 EStG",
}

caveat "riester_beside_credits" {
  concerns = { "riester_deducted" },
  from     = "2010-01-01",
  when     = function(case)
    return is_paid(case) and case.riester_allowance_added > 0 and case.tax_reductions >= case.income_tax
      and case.foreign_tax_on_tariff + case.trade_tax_credit > 0
  end,
  text     = {
    en = "Reductions for trade or foreign tax leave no tax, and the allowance of the pension plan is added to it. "
      .. "Where the assessed tax would be less without the deduction, there is none.",
    de = "Ermäßigungen für Gewerbe- oder ausländische Steuer lassen keine Steuer übrig, und die Zulage ist "
      .. "hinzugerechnet. Wäre die festzusetzende Steuer ohne den Abzug niedriger, entfällt er.",
  },
  source   = "§ 10a Abs. 2 EStG; BFH 09.04.2025 X R 11/21",
}
