-- § 22 Nr. 1, 1a und 5 EStG: annuities of the statutory pension insurance, private ones, and other recurring income.

local cohorts  = require "income.cohorts"
local estimates = require "estimates"
local persons  = require "income.persons"
local sections = require "income.sections"

for _, person in ipairs(persons) do
  local p = person.prefix
  local function has_statutory(case) return case[p .. "statutory_pension"] > 0 end
  local function has_private(case)   return case[p .. "private_annuity"] > 0 end

  input(p .. "statutory_pension") {
    label   = person.label("Statutory pension of the year", "Gesetzliche Rente des Jahres"),
    ask     = person.label("How much statutory pension was paid in {year}?",
                           "Wie hoch war die gesetzliche Rente {year}?"),
    help    = {
      en = "The year's gross amount of an annuity of the statutory pension insurance, a professional scheme or a "
        .. "basic pension contract, before contributions to health insurance are taken off.",
      de = "Bruttobetrag des Jahres aus gesetzlicher Rentenversicherung, Versorgungswerk oder Basisrente, vor "
        .. "Abzug der Krankenversicherung.",
    },
    section = sections.pensions,
    source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG",
    type    = money, per = "year",
    min     = 0,
    default = 0,
    aliases = person.aliases {
      "rente", "gesetzliche_rente", "jahresrente", "altersrente", "witwenrente", "erwerbsminderungsrente",
    },
    ask_if  = person.asked_if(),
  }

  input(p .. "statutory_pension_start_year") {
    label   = person.label("Year in which the statutory pension began", "Jahr des Rentenbeginns"),
    ask     = person.label("In which year did this pension begin?", "In welchem Jahr begann diese Rente?"),
    help    = {
      en = "It decides which share of the pension is taxed.",
      de = "Es entscheidet, welcher Anteil der Rente besteuert wird.",
    },
    section = sections.pensions,
    source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 EStG",
    type    = number,
    min     = 1900,
    max     = 9999,
    aliases = person.aliases { "rentenbeginn" },
    ask_if  = person.asked_if(has_statutory),
    estimate = estimates.pension_start(p),
  }

  input(p .. "first_full_year_pension") {
    label   = person.label("Statutory pension of the year after it began", "Jahresrente des Jahres nach Rentenbeginn"),
    ask     = person.label("How much pension was paid in the year after it began?",
                           "Wie hoch war die Rente im Jahr nach ihrem Beginn?"),
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
    ask_if  = person.asked_if(function(case)
      return has_statutory(case) and case.year > case[p .. "statutory_pension_start_year"] + 1
    end),
    estimate = estimates.first_full_year_pension(p),
  }

  input(p .. "private_annuity") {
    label   = person.label("Private annuity of the year", "Private Leibrente des Jahres"),
    ask     = person.label("How much of a private annuity was paid in {year}?",
                           "Wie hoch war die private Leibrente {year}?"),
    help    = {
      en = "An annuity for life that is taxed by its yield, such as one of a private insurance.",
      de = "Eine lebenslange Rente, die mit dem Ertragsanteil besteuert wird, etwa aus einer privaten Versicherung.",
    },
    section = sections.pensions,
    source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
    type    = money, per = "year",
    min     = 0,
    default = 0,
    aliases = person.aliases { "leibrente", "private_rente", "privatrente" },
    ask_if  = person.asked_if(),
  }

  input(p .. "private_annuity_age") {
    label   = person.label("Age when the private annuity began", "Alter bei Beginn der privaten Leibrente"),
    ask     = person.label("At which age did it begin?", "In welchem Alter begann sie?"),
    help    = { en = "Years of life completed at its beginning.", de = "Vollendete Lebensjahre bei Beginn." },
    section = sections.pensions,
    source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb Satz 4 EStG",
    type    = count(130),
    ask_if  = person.asked_if(has_private),
  }

  input(p .. "other_recurring_income") {
    label   = person.label("Other recurring income", "Andere wiederkehrende Bezüge"),
    ask     = person.label("How much other recurring income was there in {year}?",
                           "Wie hoch waren andere wiederkehrende Bezüge {year}?"),
    help    = {
      en = "Such as maintenance that a divorced spouse deducts. No annuities for life.",
      de = "Etwa Unterhalt, den ein geschiedener Ehegatte abzieht. Keine Leibrenten.",
    },
    section = sections.pensions,
    source  = "§ 22 Nr. 1 Satz 1 und Nr. 1a EStG",
    type    = money, per = "year",
    min     = 0,
    default = 0,
    ask_if  = person.asked_if(),
  }

  input(p .. "recurring_income_expenses") {
    label   = person.label("Expenses of annuities and recurring income",
                           "Werbungskosten zu Renten und wiederkehrenden Bezügen"),
    ask     = person.label("What did these pensions cost?", "Welche Werbungskosten gab es zu diesen Renten?"),
    help    = {
      en = "Such as a pension adviser or a lawsuit; a lump sum is deducted at least.",
      de = "Etwa Rentenberater oder Prozesskosten; mindestens gilt ein Pauschbetrag.",
    },
    section = sections.pensions,
    source  = "§ 9 EStG",
    type    = money, per = "year",
    min     = 0,
    default = 0,
    ask_if  = person.asked_if(function(case) return has_statutory(case) or has_private(case) end),
  }

  rule(p .. "statutory_pension_free") {
    label   = person.label("Free part of the statutory pension", "Steuerfreier Teil der Rente"),
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
    aliases = person.aliases { "rentenfreibetrag" },
    compute = function(case, law)
      if not has_statutory(case) then
        return 0
      end
      local start = cohorts.begun(case, p .. "statutory_pension_start_year")
      local basis = case[p .. "statutory_pension"]
      if case.year > start + 1 then
        basis = case[p .. "first_full_year_pension"]
      end
      return ceil((1 - cohorts.share(law.annuity_taxed_share, start)) * basis, 0.01)
    end,
  }

  rule(p .. "taxed_annuities") {
    label   = person.label("Taxed part of annuities", "Steuerpflichtiger Teil der Leibrenten"),
    help    = { en = "Rounded down to the cent.", de = "Auf den Cent abgerundet." },
    section = sections.pensions,
    source  = "§ 22 Nr. 1 Satz 3 Buchst. a EStG",
    type    = money, per = "year",
    compute = function(case, law)
      local statutory = max(0, case[p .. "statutory_pension"] - case[p .. "statutory_pension_free"])
      if not has_private(case) then
        return statutory
      end
      local share = law.annuity_yield_share.first
      for _, age in ipairs(law.annuity_yield_share.ages) do
        if case[p .. "private_annuity_age"] >= age then
          share = share - law.annuity_yield_share.step
        end
      end
      return statutory + floor(share * case[p .. "private_annuity"], 0.01)
    end,
  }

  rule(p .. "recurring_income") {
    label   = person.label("Income from annuities and recurring payments", "Einkünfte aus wiederkehrenden Bezügen"),
    section = sections.pensions,
    source  = "§ 22 Nr. 1 und 1a, § 9a Satz 1 Nr. 3 und Satz 2 EStG",
    type    = money, per = "year",
    compute = function(case, law)
      if not has_statutory(case) and not has_private(case) and case[p .. "other_recurring_income"] <= 0 then
        return -case[p .. "recurring_income_expenses"]
      end
      local taxed = case[p .. "taxed_annuities"] + case[p .. "other_recurring_income"]
      return taxed - max(case[p .. "recurring_income_expenses"], min(law.annuity_lump_sum, taxed))
    end,
  }
end
