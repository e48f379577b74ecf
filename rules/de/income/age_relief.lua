-- § 24a EStG: the relief for those who were 64 before the year began, of each person on that person's own income.

local cohorts  = require "income.cohorts"
local persons  = require "income.persons"
local sections = require "income.sections"

local first_cohort = 2005   -- the first line of the table in § 24a Satz 5
local not_yet      = 9999   -- of all years the same, so that a year later nobody's cohort is another

parameter "age_relief_from" {
  source = "§ 24a Satz 3 EStG",
  type   = number,
  until_changed = true,
  since  = { ["2005-01-01"] = 64 },
}

-- What is granted for the wages and the positive sum of the other income.
local function relief(person, law, case, other_income)
  if person.cohort > case.year then
    return 0
  end
  local share = cohorts.share(law.relief_shares, person.cohort)
  local base  = person.taxed_wages + max(0, other_income)
  return ceil(min(share * base, share * law.relief_most.age_relief))
end

-- What of a person's recurring income is annuities for life, which do not count.
local function annuities(person)
  return max(0, person.recurring_income - person.other_recurring_income)
end

-- A person's income that counts besides wages, without capital income.
local function without_capital(person)
  return person.other_income_of_all_types - person.sales_losses_of_spouse - annuities(person)
end

persons.input "birth_date" {
  of      = "person",
  label   = { en = "Date of birth", de = "Geburtsdatum" },
  ask     = { en = "What is the date of birth?", de = "Wie lautet das Geburtsdatum?" },
  help    = {
    en = "Who is 64 when the year begins has a relief for age; not given, none is counted.",
    de = "Wer zu Beginn des Jahres 64 ist, hat einen Altersentlastungsbetrag; ohne Angabe zählt keiner.",
  },
  section = sections.person,
  type    = date,
  default = "9999-12-31",
  aliases = { "geburtsdatum" },
}

persons.rule "cohort" {
  of      = "person",
  label   = { en = "Year after the 64th birthday", de = "Kalenderjahr nach Vollendung des 64. Lebensjahres" },
  help    = {
    en = "It decides the share for life; 2005 stands for that year and all before, 9999 for who is younger. A year "
      .. "of life is completed on the day before the birthday.",
    de = "Es bestimmt den Prozentsatz auf Lebenszeit; 2005 steht für dieses Jahr und alle davor, 9999 für Jüngere. "
      .. "Ein Lebensjahr ist mit Ablauf des Tages vor dem Geburtstag vollendet.",
  },
  section = sections.person,
  source  = "§ 24a Satz 3 und 5 EStG, § 187 Abs. 2, § 188 Abs. 2 BGB",
  type    = number,
  min     = 1900,
  max     = 9999,
  compute = function(person, law, case)
    -- Who is born on 1 January completes the year on the day before.
    for year = case.year + 1, first_cohort + 1, -1 do
      if person.birth_date > date(year - 1 - law.age_relief_from, 1, 1) then
        return year > case.year and not_yet or year
      end
    end
    return first_cohort
  end,
}

rule "sum_of_other_income" {
  of      = "person",
  label   = {
    en = "Income that counts for the age relief besides wages",
    de = "Summe der übrigen Einkünfte für den Altersentlastungsbetrag",
  },
  help    = {
    en = "All income that is not from employment, without annuities for life; the lump sum for recurring income is "
      .. "taken from annuities first.",
    de = "Alle Einkünfte, die nicht aus nichtselbständiger Arbeit sind, ohne Leibrenten; der Pauschbetrag für "
      .. "wiederkehrende Bezüge geht zuerst von Renten ab.",
  },
  section = sections.sums,
  source  = "§ 24a Satz 1 und 2 EStG, R 24a Abs. 1 EStR",
  type    = money, per = "year",
  compute = function(person) return person.income_not_from_employment - annuities(person) end,
}

rule "age_relief" {
  of      = "person",
  label   = { en = "Age relief", de = "Altersentlastungsbetrag" },
  help    = {
    en = "A share of wages and other income up to a greatest amount, rounded up to a whole euro.",
    de = "Ein Anteil des Arbeitslohns und anderer Einkünfte bis zu einem Höchstbetrag, auf den vollen Euro "
      .. "aufgerundet.",
  },
  section = sections.sums,
  source  = "§ 24a EStG, R 24a Abs. 1 EStR",
  type    = money, per = "year",
  aliases = { "altersentlastungsbetrag", "age_relief_whole_euro_up" },
  compute = function(person, law, case) return relief(person, law, case, person.sum_of_other_income) end,
}

return { relief = relief, without_capital = without_capital }
