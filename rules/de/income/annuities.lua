-- § 22 Nr. 1, 1a und 5 EStG: annuities of the statutory pension insurance, private ones, and other recurring income.

local cohorts  = require "income.cohorts"
local estimates = require "estimates"
local persons  = require "income.persons"
local sections = require "income.sections"

-- What is fixed of a pension: by the share of a year, of `basis`, which is the amount of the year after it began. From
-- then on adjustments are taxed in full, so that the basis is also what is left without them (Satz 6 and 7).
local function free_part(law, share_year, basis)
  return ceil((1 - cohorts.share(law.annuity_taxed_share, share_year)) * basis, 0.01)
end

-- The taxed share of an annuity that began at an age.
local function yield_share(law, begun_at)
  local share = law.annuity_yield_share.first
  for _, age in ipairs(law.annuity_yield_share.ages) do
    if begun_at >= age then
      share = share - law.annuity_yield_share.step
    end
  end
  return share
end

-- The share that is the most where it ends after a number of years; 0 is for life.
local function term_share(law, term)
  if term > 0 then
    for _, row in ipairs(law.term_annuity_yield_share) do
      if term <= row.upto then return row.share end
    end
  end
  return 1
end

-- What of an amount is taxed by its share.
local function yield(law, amount, begun_at, by_term)
  return floor(min(yield_share(law, begun_at), by_term) * amount, 0.01)
end

local function has_statutory(person) return person.statutory_pension > 0 end
local function has_private(person)   return person.private_annuity > 0 end

persons.input "statutory_pension" {
  of      = "person",
  label   = { en = "Statutory pension of the year", de = "Gesetzliche Rente des Jahres" },
  ask     = {
    en = "How much statutory pension was paid in {year}?",
    de = "Wie hoch war die gesetzliche Rente {year}?",
  },
  help    = {
    en = "The year's gross amount of an annuity of the statutory pension insurance, a professional scheme or a "
      .. "basic pension contract, before contributions to health insurance are taken off. The share certified under "
      .. "the opening clause is told as a private annuity instead.",
    de = "Bruttobetrag des Jahres aus gesetzlicher Rentenversicherung, Versorgungswerk oder Basisrente, vor "
      .. "Abzug der Krankenversicherung. Der nach der Öffnungsklausel bescheinigte Anteil ist stattdessen als "
      .. "private Rente anzugeben.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "rente", "gesetzliche_rente", "jahresrente", "altersrente", "witwenrente", "erwerbsminderungsrente",
  },
}

persons.input "statutory_pension_start_year" {
  of      = "person",
  label   = { en = "Year in which the statutory pension began", de = "Jahr des Rentenbeginns" },
  ask     = { en = "In which year did this pension begin?", de = "In welchem Jahr begann diese Rente?" },
  help    = {
    en = "It decides which share of the pension is taxed.",
    de = "Es entscheidet, welcher Anteil der Rente besteuert wird.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 EStG",
  type    = number,
  min     = 1900,
  max     = 9999,
  aliases = { "rentenbeginn" },
  ask_if  = has_statutory,
  estimate = estimates.pension_start,
}

local function is_fixed(person, _, case)
  return has_statutory(person) and case.year > person.statutory_pension_start_year + 1
end

persons.input "pension_adjustment" {
  of      = "person",
  label   = { en = "Adjustments in the statutory pension", de = "Rentenanpassungsbetrag" },
  ask     = {
    en = "How much of it are adjustments since the free part was fixed?",
    de = "Wie viel davon ist Anpassungsbetrag?",
  },
  help    = {
    en = "As the pension insurer certifies it (Rentenbezugsmitteilung). The free part is then a share of the pension "
      .. "without it.",
    de = "Wie in der Rentenbezugsmitteilung. Der freie Teil ist dann ein Anteil der Rente ohne ihn.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 7 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "rentenanpassungsbetrag", "anpassungsbetrag" },
  ask_if  = is_fixed,
}

persons.input "first_full_year_pension" {
  of      = "person",
  label   = { en = "Statutory pension of the year after it began", de = "Jahresrente des Jahres nach Rentenbeginn" },
  ask     = {
    en = "How much pension was paid in the year after it began?",
    de = "Wie hoch war die Rente im Jahr nach ihrem Beginn?",
  },
  help    = {
    en = "The free part is a share of this amount, fixed for life: later rises are taxed in full. If the pension "
      .. "began before 2005, that of 2005. Who knows the free part gives statutory_pension_free instead.",
    de = "Der freie Teil ist ein Anteil dieses Betrags und bleibt fest; spätere Erhöhungen sind voll "
      .. "steuerpflichtig. Bei Beginn vor 2005 der Betrag von 2005. Wer den freien Teil kennt, gibt "
      .. "statutory_pension_free an.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 4 und 5 EStG",
  type    = money, per = "year",
  min     = 0,
  ask_if  = function(person, _, case) return is_fixed(person, _, case) and person.pension_adjustment <= 0 end,
  estimate = estimates.first_full_year_pension,
}

persons.rule "statutory_pension_share_year" {
  of      = "person",
  label   = { en = "Year by which the statutory pension is taxed", de = "Für den Besteuerungsanteil maßgeblich" },
  help    = {
    en = "The year in which it began. Where a pension of the same insurance came before, one's own or that of the "
      .. "late spouse, as many years and months earlier as that was paid.",
    de = "Das Jahr des Rentenbeginns. Ging eine Rente aus derselben Versicherung voraus, die eigene oder die des "
      .. "verstorbenen Ehegatten, um deren Laufzeit früher.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 und 8 EStG",
  type    = number,
  min     = 1900,
  max     = 9999,
  compute = function(person) return person.statutory_pension_start_year end,
}

persons.input "private_annuity" {
  of      = "person",
  label   = { en = "Private annuity of the year", de = "Private Leibrente des Jahres" },
  ask     = {
    en = "How much of a private annuity was paid in {year}?",
    de = "Wie hoch war die private Leibrente {year}?",
  },
  help    = {
    en = "An annuity for life that is taxed by its yield, such as one of a private insurance.",
    de = "Eine lebenslange Rente, die mit dem Ertragsanteil besteuert wird, etwa aus einer privaten Versicherung.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "leibrente", "private_rente", "privatrente" },
}

persons.input "private_annuity_age" {
  of      = "person",
  label   = { en = "Age when the private annuity began", de = "Alter bei Beginn der privaten Leibrente" },
  ask     = { en = "At which age did it begin?", de = "In welchem Alter begann sie?" },
  help    = {
    en = "Years of life completed at its beginning, of the person on whose life it depends: of several the oldest if "
      .. "it ends with the first death, the youngest if with the last.",
    de = "Vollendete Lebensjahre bei Beginn, der Person, von deren Leben sie abhängt: bei mehreren der ältesten, "
      .. "wenn sie mit dem ersten Tod endet, der jüngsten, wenn mit dem letzten.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb Satz 4 EStG, § 55 Abs. 1 EStDV",
  type    = count(130),
  ask_if  = has_private,
}

persons.input "private_annuity_term" {
  of      = "person",
  label   = { en = "Years for which the private annuity is paid", de = "Laufzeit der privaten Rente in Jahren" },
  ask     = {
    en = "After how many years does it end at the latest?",
    de = "Nach wie vielen Jahren endet sie spätestens?",
  },
  help    = {
    en = "From its beginning, such as of an annuity for occupational disability that ends at 65. 0 if for life.",
    de = "Ab ihrem Beginn, etwa einer Berufsunfähigkeitsrente bis 65. 0, wenn lebenslang.",
  },
  section = sections.pensions,
  source  = "§ 55 Abs. 2 EStDV",
  type    = count(130),
  default = 0,
  aliases = { "rentenlaufzeit" },
  ask_if  = has_private,
}

persons.input "other_recurring_income" {
  of      = "person",
  label   = { en = "Other recurring income", de = "Andere wiederkehrende Bezüge" },
  ask     = {
    en = "How much other recurring income was there in {year}?",
    de = "Wie hoch waren andere wiederkehrende Bezüge {year}?",
  },
  help    = {
    en = "Such as maintenance that a divorced spouse deducts, and pensions of Riester plans, direct insurance and "
      .. "pension funds that are taxed in full. No annuities for life that are taxed in part.",
    de = "Etwa Unterhalt, den ein geschiedener Ehegatte abzieht, und voll steuerpflichtige Renten aus Riester, "
      .. "Direktversicherung und Pensionskassen. Keine Leibrenten, die zum Teil besteuert werden.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 1, Nr. 1a und Nr. 5 Satz 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
}

persons.input "recurring_income_expenses" {
  of      = "person",
  label   = {
    en = "Expenses of annuities and recurring income",
    de = "Werbungskosten zu Renten und wiederkehrenden Bezügen",
  },
  ask     = { en = "What did these pensions cost?", de = "Welche Werbungskosten gab es zu diesen Renten?" },
  help    = {
    en = "Such as a pension adviser or a lawsuit; a lump sum is deducted at least.",
    de = "Etwa Rentenberater oder Prozesskosten; mindestens gilt ein Pauschbetrag.",
  },
  section = sections.pensions,
  source  = "§ 9 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(person) return has_statutory(person) or has_private(person) end,
}

persons.rule "statutory_pensions" {
  of      = "person",
  label   = { en = "Statutory pensions of the year, all together", de = "Gesetzliche Renten des Jahres zusammen" },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG",
  type    = money, per = "year",
  compute = function(person) return person.statutory_pension + sum(person.further_pension, "amount") end,
}

persons.rule "private_annuities" {
  of      = "person",
  label   = { en = "Private annuities of the year, all together", de = "Private Leibrenten des Jahres zusammen" },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
  type    = money, per = "year",
  compute = function(person) return person.private_annuity + sum(person.further_annuity, "amount") end,
}

persons.rule "statutory_pension_free" {
  of      = "person",
  label   = { en = "Free part of the statutory pension", de = "Steuerfreier Teil der Rente" },
  help    = {
    en = "From the year after the pension began on it is fixed in euros. Rounded up to the cent. If you know it, for "
      .. "instance from an assessment, give it.",
    de = "Vom Jahr nach dem Rentenbeginn an steht er in Euro fest. Auf den Cent aufgerundet. Wenn Sie ihn kennen, "
      .. "etwa aus einem Bescheid, geben Sie ihn an.",
  },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 bis 7 EStG",
  type    = money, per = "year",
  min     = 0,
  aliases = { "rentenfreibetrag" },
  compute = function(person, law, case)
    if not has_statutory(person) then
      return 0
    end
    local start = cohorts.begun(case, person, "statutory_pension_start_year")
    local basis, adjustment = person.statutory_pension, person.pension_adjustment
    if case.year > start + 1 then
      basis = adjustment > 0 and basis - adjustment or person.first_full_year_pension
    end
    return free_part(law, person.statutory_pension_share_year, basis)
  end,
}

persons.rule "private_annuity_term_share" {
  of      = "person",
  label   = { en = "Share of the private annuity by its years", de = "Ertragsanteil höchstens nach Laufzeit" },
  section = sections.pensions,
  source  = "§ 55 Abs. 2 EStDV",
  private = true,
  type    = rate,
  compute = function(person, law) return term_share(law, person.private_annuity_term) end,
}

rule "taxed_private_annuities" {
  of      = "person",
  label   = { en = "Taxed part of private annuities", de = "Steuerpflichtiger Teil der privaten Leibrenten" },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
  private = true,
  type    = money, per = "year",
  compute = function(person, law)
    if not has_private(person) then
      return 0
    end
    return yield(law, person.private_annuity, person.private_annuity_age, person.private_annuity_term_share)
  end,
}

persons.rule "taxed_annuities" {
  of      = "person",
  label   = { en = "Taxed part of annuities", de = "Steuerpflichtiger Teil der Leibrenten" },
  help    = { en = "Rounded down to the cent.", de = "Auf den Cent abgerundet." },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a EStG",
  type    = money, per = "year",
  compute = function(person)
    return max(0, person.statutory_pension - person.statutory_pension_free)
      + sum(person.further_pension, "taxed_part") + sum(person.further_annuity, "yield_part")
      + person.taxed_private_annuities
  end,
}

persons.rule "recurring_income" {
  of      = "person",
  label   = { en = "Income from annuities and recurring payments", de = "Einkünfte aus wiederkehrenden Bezügen" },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 und 1a, § 9a Satz 1 Nr. 3 und Satz 2 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local received = person.statutory_pensions + person.private_annuities
    if received <= 0 and person.other_recurring_income <= 0 then
      return -person.recurring_income_expenses
    end
    local taxed = person.taxed_annuities + person.other_recurring_income
    return taxed - max(person.recurring_income_expenses, min(law.annuity_lump_sum, taxed))
  end,
}

check "adjustments_within_pension" {
  of      = "person",
  grade   = "impossible",
  holds   = function(person) return person.pension_adjustment <= person.statutory_pension end,
  message = {
    en = "adjustments of {pension_adjustment} are more than the pension of {statutory_pension}",
    de = "ein Anpassungsbetrag von {pension_adjustment} übersteigt die Rente von {statutory_pension}",
  },
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 7 EStG",
}

check "share_year_by_start" {
  of      = "person",
  grade   = "impossible",
  holds   = function(person)
    return person.statutory_pension <= 0
      or person.statutory_pension_share_year <= person.statutory_pension_start_year
  end,
  message = {
    en = "a pension that began in {statutory_pension_start_year} is not taxed by a later year, "
      .. "{statutory_pension_share_year}",
    de = "für eine Rente ab {statutory_pension_start_year} ist kein späteres Jahr maßgeblich, "
      .. "{statutory_pension_share_year}",
  },
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 und 8 EStG",
}

-- The opening clause (Doppelbuchst. bb Satz 2): what of a pension comes of contributions beyond the greatest to the
-- statutory insurance is told as a private annuity. The share of 30,000 that began in the year, the age and the years.
for _, row in ipairs {
  { 0, nil, nil, 4950, 25050 }, { 0.2, 65, 0, 3960, 21120 }, { 0.185, 66, 0, 4034.25, 21414.75 },
  { 1, 63, 0, 0, 6000 }, { 0.2, 50, 10, 3960, 20760 },
} do
  example("A pension of which " .. tostring(row[1]) .. " is under the opening clause, at " .. tostring(row[2])) {
    year   = 2025,
    given  = {
      statutory_pension = 30000 * (1 - row[1]), statutory_pension_start_year = 2025, private_annuity = 30000 * row[1],
      private_annuity_age = row[2], private_annuity_term = row[3],
    },
    expect = { statutory_pension_free = row[4], taxed_annuities = row[5] },
    source = "Worked by hand from § 22 Nr. 1 Satz 3 Buchst. a EStG, § 55 Abs. 2 EStDV: 83.5 % of the rest, and 18 % at "
      .. "65 and 66, 20 % at 63, 12 % for ten years of the share",
  }
end

return { free_part = free_part, term_share = term_share, yield = yield }
