-- § 32b EStG: benefits that are free of tax, such as parental or unemployment benefit, raise the rate of the rest.

local persons        = require "income.persons"
local special_tariff = require "assessment.special_tariff"

local section = { en = "Special tariffs", de = "Besondere Tarife" }

persons.input "progression_benefits" {
  of      = "person",
  label   = { en = "Benefits that raise the tax rate", de = "Leistungen mit Progressionsvorbehalt" },
  ask     = {
    en = "What benefits that raise the tax rate were paid in {year}?",
    de = "Welche Leistungen mit Progressionsvorbehalt gab es {year}?",
  },
  help    = {
    en = "Parental, unemployment, short-time, sickness or maternity benefit and the like of the year, as "
      .. "certified to the tax office. Repaid benefits of earlier years are taken off and may make it negative.",
    de = "Eltern-, Arbeitslosen-, Kurzarbeiter-, Kranken- oder Mutterschaftsgeld und Ähnliches, wie dem "
      .. "Finanzamt bescheinigt. Zurückgezahltes früherer Jahre geht ab; die Summe kann negativ sein.",
  },
  section = section,
  source  = "§ 32b Abs. 1 Satz 1 Nr. 1 EStG",
  type    = money, per = "year",
  min     = -1000000000,
  max     = 1000000000,
  default = 0,
  aliases = {
    "lohnersatzleistungen", "progressionsleistungen", "elterngeld", "kurzarbeitergeld", "arbeitslosengeld",
    "krankengeld", "mutterschaftsgeld", "insolvenzgeld",
  },
}

persons.rule "benefits_after_own_lump_sum" {
  of      = "person",
  label   = { en = "Benefits less what wages leave of the lump sum", de = "Leistungen nach Rest des Pauschbetrags" },
  section = section,
  help    = {
    en = "Where more than the lump sum was deducted from wages, it lowers no benefits.",
    de = "Wo vom Lohn mehr als der Pauschbetrag abgezogen wurde, mindert er keine Leistungen.",
  },
  source  = "§ 32b Abs. 2 Satz 1 Nr. 1 EStG; BFH 25.09.2014 III R 61/12",
  type    = money, per = "year",
  compute = function(person, law)
    local benefits = person.progression_benefits
    if benefits <= 0 or person.proven_work_expenses > law.work_expenses_lump_sum then
      return benefits
    end
    local unused = max(0, law.work_expenses_lump_sum - person.taxed_wages)
    return max(0, benefits - unused)
  end,
}

parameter "progression_rate_step" {
  source = "§ 32b Abs. 2 EStG; H 32b EStH (the percentage is cut to four decimals)",
  type   = rate,
  note   = "The law sets no rounding; the tax offices cut the percentage.",
  until_changed = true,
  since  = { ["2002-01-01"] = 0.000001 },
}

rule "benefits_after_lump_sum" {
  section = section,
  source  = "§ 32b Abs. 2 Satz 1 EStG",
  type    = money, per = "year",
  min     = -1000000000,
  max     = 1000000000,
  compute = function(case)
    return sum(case.persons, "benefits_after_own_lump_sum")
      + case.exempt_income_of_both
  end,
}

rule "tax_on_raised" {
  section = section,
  source  = "§ 32b Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    return special_tariff.plain(case, law, case.taxable_income + case.benefits_after_lump_sum)
  end,
}

rule "progression_rate" {
  section = section,
  source  = "§ 32b Abs. 1 und 2 EStG",
  type    = rate,
  compute = function(case)
    local raised = case.taxable_income + case.benefits_after_lump_sum
    return raised >= 1 and case.tax_on_raised / raised or 0
  end,
}

rule "rate_percent_truncated" {
  section = section,
  source  = "§ 32b Abs. 2 EStG, H 32b EStH",
  type    = number,
  compute = function(case, law)
    return 100 * special_tariff.rate_with(case, law, case.taxable_income, case.benefits_after_lump_sum)
  end,
}

rule "tariff_income_tax_exact_rate" {
  section = section,
  source  = "§ 32b Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    local raised = case.taxable_income + case.benefits_after_lump_sum
    return raised >= 1 and floor(case.tax_on_raised * case.taxable_income / raised) or 0
  end,
}
