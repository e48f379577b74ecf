-- § 19 Abs. 2 EStG: pensions of a former employer (Versorgungsbezüge), such as those of civil servants. Their
-- allowance is fixed by the year in which they began and by their first full month.

local cohorts  = require "income.cohorts"
local persons  = require "income.persons"
local sections = require "income.sections"

for _, person in ipairs(persons) do
  local p = person.prefix
  local function has_pension(case) return case[p .. "civil_pension"] > 0 end

  person.input "civil_pension" {
    label   = person.label("Pension of a former employer", "Versorgungsbezüge"),
    ask     = person.label("How much pension of a former employer was paid in {year}?",
                           "Wie hoch waren die Versorgungsbezüge {year}?"),
    help    = {
      en = "The year's pension as a civil servant or from a direct promise of an employer (line 8 of the wage tax "
        .. "statement). Annuities of the pension insurance are asked for apart.",
      de = "Pension als Beamter oder aus einer Direktzusage (Zeile 8 der Lohnsteuerbescheinigung). Nach "
        .. "gesetzlichen Renten wird eigens gefragt.",
    },
    section = sections.pensions,
    source  = "§ 19 Abs. 2 Satz 2 EStG",
    type    = money, per = "year",
    min     = 0,
    default = 0,
    aliases = person.aliases { "pension", "werkspension", "beamtenpension", "betriebsrente_vom_arbeitgeber" },
    ask_if  = person.asked_if(),
  }

  person.input "civil_pension_start_year" {
    label   = person.label("Year in which the pension began", "Jahr des Versorgungsbeginns"),
    ask     = person.label("In which year did this pension begin?", "In welchem Jahr begann diese Pension?"),
    help    = { en = "Line 30 of the wage tax statement.", de = "Zeile 30 der Lohnsteuerbescheinigung." },
    section = sections.pensions,
    source  = "§ 19 Abs. 2 Satz 3 EStG",
    type    = number,
    min     = 1900,
    max     = 9999,
    aliases = person.aliases { "versorgungsbeginn" },
    ask_if  = person.asked_if(has_pension),
  }

  person.input "civil_pension_basis" {
    label   = person.label("Basis of the pension allowance", "Bemessungsgrundlage für den Versorgungsfreibetrag"),
    ask     = person.label("What is the basis of the pension allowance?",
                           "Wie hoch ist die Bemessungsgrundlage des Versorgungsfreibetrags?"),
    help    = {
      en = "Twelve times the first full month's pension, that of January 2005 if it began before, and the year's "
        .. "extra payments due (line 29 of the wage tax statement).",
      de = "Zwölf Monatsbezüge des ersten vollen Monats, bei Beginn vor 2005 des Januars 2005, mit Sonderzahlungen "
        .. "(Zeile 29 der Lohnsteuerbescheinigung).",
    },
    section = sections.pensions,
    source  = "§ 19 Abs. 2 Satz 4 EStG",
    type    = money, per = "year",
    min     = 0,
    aliases = person.aliases { "bemessungsgrundlage_versorgungsfreibetrag" },
    ask_if  = person.asked_if(has_pension),
  }

  person.input "civil_pension_months" {
    label   = person.label("Months with the pension", "Monate mit Versorgungsbezügen"),
    ask     = person.label("In how many months of {year} was it paid?",
                           "In wie vielen Monaten von {year} wurde sie gezahlt?"),
    help    = {
      en = "A twelfth of the allowance counts for each.",
      de = "Für jeden zählt ein Zwölftel des Freibetrags.",
    },
    section = sections.pensions,
    source  = "§ 19 Abs. 2 Satz 12 EStG",
    type    = count(12),
    default = 12,
    ask_if  = person.asked_if(has_pension),
  }

  person.input "civil_pension_expenses" {
    label   = person.label("Expenses of the pension", "Werbungskosten zu den Versorgungsbezügen"),
    ask     = person.label("What did this pension cost?", "Welche Werbungskosten gab es zu dieser Pension?"),
    help    = { en = "A lump sum is deducted at least.", de = "Mindestens gilt ein Pauschbetrag." },
    section = sections.pensions,
    source  = "§ 9 EStG",
    type    = money, per = "year",
    min     = 0,
    default = 0,
    ask_if  = person.asked_if(has_pension),
  }

  person.rule "civil_pension_free" {
    label   = person.label("Pension allowance and its supplement", "Versorgungsfreibetrag mit Zuschlag"),
    help    = {
      en = "A share of the basis up to a greatest amount, and a supplement; a twelfth of it for each month. Rounded up "
        .. "to the cent.",
      de = "Ein Anteil der Bemessungsgrundlage bis zu einem Höchstbetrag und ein Zuschlag; für jeden Monat ein "
        .. "Zwölftel. Auf den Cent aufgerundet.",
    },
    section = sections.pensions,
    source  = "§ 19 Abs. 2 Satz 3 bis 5 und 12 EStG",
    type    = money, per = "year",
    compute = function(case, law)
      if not has_pension(case) then
        return 0
      end
      local share      = cohorts.share(law.relief_shares, cohorts.begun(case, p .. "civil_pension_start_year"))
      local basis      = case[p .. "civil_pension_basis"]
      local allowance  = min(share * basis, share * law.relief_most.allowance)
      local supplement = min(share * law.relief_most.supplement, basis - allowance)
      local of_year    = (allowance + supplement) * case[p .. "civil_pension_months"] / 12
      return min(case[p .. "civil_pension"], ceil(of_year, 0.01))
    end,
  }

  person.rule "civil_pension_income" {
    label   = person.label("Income from the pension of a former employer", "Einkünfte aus Versorgungsbezügen"),
    section = sections.pensions,
    source  = "§ 9a Satz 1 Nr. 1 Buchst. b und Satz 2, § 19 Abs. 2 EStG",
    type    = money, per = "year",
    compute = function(case, law)
      if not has_pension(case) then
        return -case[p .. "civil_pension_expenses"]
      end
      local taxed = case[p .. "civil_pension"] - case[p .. "civil_pension_free"]
      return taxed - max(case[p .. "civil_pension_expenses"], min(law.pension_lump_sum, taxed))
    end,
  }
end
