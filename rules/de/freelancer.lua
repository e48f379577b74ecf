-- The freelancer's question (§ 18 EStG, with profit by cash accounting, § 4 Abs. 3 EStG): from what comes in each month
-- to the profit of the year.

local months = require "freelancer_months"

-- Whom questions about freelance work concern.
local function works(case) return case.monthly_income > 0 or case.uneven_months end

input "monthly_income" {
  label   = { en = "Income per month", de = "Einnahmen im Monat" },
  ask     = {
    en = "What do your clients pay you in an average month, without VAT?",
    de = "Was zahlen Ihnen Ihre Kunden im Monat durchschnittlich, ohne Umsatzsteuer?",
  },
  help    = {
    en = "What your clients pay you in an average month, without value added tax.",
    de = "Was Ihnen Ihre Kunden in einem durchschnittlichen Monat zahlen, ohne Umsatzsteuer.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 18 EStG",
  type    = money, per = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
  aliases = { "monatseinnahmen", "einnahmen" },
}

input "kind_of_work" {
  label   = { en = "Kind of work: freelance or trade", de = "Art der Tätigkeit: freiberuflich oder Gewerbe" },
  ask     = {
    en = "Is your work that of a freelancer, or a trade?", de = "Arbeiten Sie freiberuflich, oder ist es ein Gewerbe?",
  },
  help    = {
    en = "Freelancers are doctors, lawyers, engineers, journalists, artists, teachers and the like. Who sells goods, "
      .. "runs a shop or is registered as a trader has a trade, and pays trade tax above an allowance.",
    de = "Freiberufler sind Ärzte, Anwälte, Ingenieure, Journalisten, Künstler, Lehrer und ähnliche. Wer handelt, ein "
      .. "Handwerk oder einen Laden betreibt, hat ein Gewerbe und zahlt über einem Freibetrag Gewerbesteuer.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 15 Abs. 2, § 18 Abs. 1 Nr. 1 EStG, § 2 Abs. 1 GewStG",
  type    = choice {
    "freelance", "trade", "none",
    labels  = {
      freelance = { en = "Freelance work", de = "Freiberufliche Tätigkeit" },
      trade     = { en = "Trade", de = "Gewerbebetrieb" },
      none      = { en = "Not given", de = "Nicht angegeben" },
    },
    aliases = { freelance = { "freelancer", "freiberuflich" }, trade = { "trader", "gewerbe", "gewerblich" } },
  },
  default = "none",
  aliases = { "taetigkeit", "tätigkeit" },
  ask_if  = function(case) return case.annual_receipts > 0 end,
}

input "monthly_benefit_in_kind" {
  label   = { en = "Benefits in kind per month", de = "Sachbezüge im Monat" },
  ask     = {
    en = "What do you get in a month that is not money?",
    de = "Was bekommen Sie im Monat, das kein Geld ist?",
  },
  help    = {
    en = "The value of what you get in an average month that is not money, such as goods from a client or the "
      .. "private use of a business car. It is taxed like income.",
    de = "Der Wert dessen, was Sie in einem durchschnittlichen Monat außer Geld bekommen, etwa Waren eines Kunden "
      .. "oder die private Nutzung eines betrieblichen Autos. Er wird wie Einnahmen besteuert.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 1, 6 Abs. 1 Nr. 4, 8 Abs. 2 EStG",
  type    = money, per = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
  aliases = { "sachbezuege", "sachbezüge", "geldwerter_vorteil", "gwv", "geldwerter vorteil" },
  ask_if  = function(case) return case.monthly_income > 0 end,
}

input "monthly_expenses" {
  label   = { en = "Business expenses per month", de = "Betriebsausgaben im Monat" },
  ask     = {
    en = "What does your work cost you in an average month?",
    de = "Was kostet Sie Ihre Arbeit im Monat durchschnittlich?",
  },
  help    = {
    en = "What your work costs you in an average month, without value added tax: rent, equipment, travel.",
    de = "Was Ihre Arbeit in einem durchschnittlichen Monat kostet, ohne Umsatzsteuer: Miete, Geräte, Reisen.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 4 Abs. 4 EStG",
  type    = money, per = "month",
  min     = 0,
  max     = 1000000000,
  default = 0,
  aliases = { "monatsausgaben", "ausgaben" },
  ask_if  = function(case) return case.monthly_income > 0 end,
}

input "months_worked" {
  label   = { en = "Months of such income", de = "Monate mit solchen Einnahmen" },
  ask     = {
    en = "In how many months of {year} did you work like that?",
    de = "In wie vielen Monaten von {year} haben Sie so gearbeitet?",
  },
  help    = {
    en = "12 unless the work began or ended in the year.",
    de = "12, außer die Arbeit begann oder endete im Jahr.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 11 EStG",
  type    = count(12),
  default = 12,
  aliases = { "monate" },
  ask_if  = function(case) return case.monthly_income > 0 end,
}

input "further_receipts" {
  label   = { en = "Further business receipts of the year", de = "Weitere Betriebseinnahmen des Jahres" },
  ask     = { en = "What came in besides in {year}?", de = "Was kam {year} sonst noch herein?" },
  help    = {
    en = "What came in besides the average months; if no two months are alike, all of the year.",
    de = "Was neben den durchschnittlichen Monaten einging.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 11 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = works,
  entries = { kind = "income", flow = "in", projected = true },
}

input "further_expenses" {
  label   = { en = "Further business expenses of the year", de = "Weitere Betriebsausgaben des Jahres" },
  ask     = {
    en = "What did you spend on the business besides in {year}?",
    de = "Was gaben Sie {year} sonst noch für den Betrieb aus?",
  },
  help    = {
    en = "What was paid besides the average months.",
    de = "Was neben den durchschnittlichen Monaten gezahlt wurde.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 4 Abs. 4, § 11 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = works,
  entries = { kind = "expense", projected = true },
}

input "other_income" {
  label   = { en = "Other income of the year", de = "Weitere Einkünfte im Jahr" },
  ask     = {
    en = "How much other taxable income was there in {year}?",
    de = "Welche weiteren Einkünfte gab es {year}?",
  },
  help    = {
    en = "Other taxable income of the year after its expenses, yours or, when filing jointly, your spouse's.",
    de = "Weitere steuerpflichtige Einkünfte des Jahres nach Abzug der Kosten, Ihre oder, bei Zusammenveranlagung, "
      .. "die des Ehegatten.",
  },
  section = { en = "Other income and deductions", de = "Weitere Einkünfte und Abzüge" },
  source  = "§ 2 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

input "provident_expenses" {
  label   = {
    en = "Deductible insurance and pension contributions of the year", de = "Abziehbare Vorsorgeaufwendungen im Jahr",
  },
  ask     = {
    en = "Which deductible contributions do you know already?",
    de = "Welche abziehbaren Vorsorgeaufwendungen kennen Sie schon?",
  },
  help    = {
    en = "The part of your contributions to health, care and pension insurance that the tax office accepts.",
    de = "Der Teil Ihrer Beiträge zu Kranken-, Pflege- und Rentenversicherung, den das Finanzamt anerkennt, etwa "
      .. "laut einem Bescheid; nicht, was schon unter den einzelnen Versicherungen steht.",
  },
  section = { en = "Other income and deductions", de = "Weitere Einkünfte und Abzüge" },
  source  = "§ 10 Abs. 1 Nr. 2, 3 und 3a, Abs. 3 und 4 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  aliases = { "vorsorgeaufwendungen" },
}

input "special_expenses" {
  label   = { en = "Other special expenses of the year", de = "Übrige Sonderausgaben im Jahr" },
  ask     = {
    en = "What other special expenses did you have in {year}?",
    de = "Welche übrigen Sonderausgaben hatten Sie {year}?",
  },
  help    = {
    en = "Such as church tax paid and donations, as far as deductible. A small lump sum is granted without proof.",
    de = "Soweit abziehbar und nicht eigens erfragt. Ohne Nachweis gilt ein kleiner Pauschbetrag.",
  },
  section = { en = "Other income and deductions", de = "Weitere Einkünfte und Abzüge" },
  source  = "§§ 10 Abs. 1 Nr. 4 bis 9, 10b, 10c EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  aliases = { "sonderausgaben" },
}

rule "annual_receipts" {
  label   = { en = "Business receipts of the year", de = "Betriebseinnahmen des Jahres" },
  help    = {
    en = "Income and benefits in kind of the months, and what came in besides.",
    de = "Einnahmen und Sachleistungen der Monate und was daneben einging.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§§ 4 Abs. 3, 8 EStG",
  type    = money, per = "year",
  aliases = { "betriebseinnahmen", "jahresumsatz", "jahreseinnahmen" },
  compute = function(case)
    local of_months = months.all(case, "receipts")
    if case.uneven_months and of_months <= 0 then
      error("what came in each month is not given: give receipts_in_january, receipts_in_february and so on")
    end
    return case.months_worked * (case.monthly_income + case.monthly_benefit_in_kind) + case.further_receipts
      + of_months
  end,
}

rule "annual_expenses" {
  label   = { en = "Business expenses of the year", de = "Betriebsausgaben des Jahres" },
  help    = {
    en = "Expenses of the months, and what was paid besides.",
    de = "Ausgaben der Monate und was daneben gezahlt wurde.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 4 Abs. 3 und 4 EStG",
  type    = money, per = "year",
  aliases = { "betriebsausgaben" },
  compute = function(case)
    return case.months_worked * case.monthly_expenses + case.further_expenses + months.all(case, "expenses")
  end,
}

rule "profit" {
  label   = { en = "Profit of the year", de = "Gewinn des Jahres" },
  help    = {
    en = "Business receipts with the private use of a business car, less business expenses, travel, days or a room at "
      .. "home, depreciation and investment deductions; below zero it is a loss. A profit that is given stands for all "
      .. "of that.",
    de = "Betriebseinnahmen mit der privaten Nutzung eines betrieblichen Autos, abzüglich Betriebsausgaben, Reisen, "
      .. "Tagen oder einem Zimmer zu Hause, Abschreibung und Investitionsabzug; unter null ein Verlust. Ein "
      .. "angegebener Gewinn steht für all das.",
  },
  section = { en = "Freelance work", de = "Selbständige Arbeit" },
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 4 EStG",
  type    = money, per = "year",
  aliases = { "gewinn" },
  compute = function(case)
    return case.profit_before_investment_deduction - case.investment_deduction
  end,
}
