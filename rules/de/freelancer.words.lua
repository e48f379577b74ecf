-- What people read of freelancer.lua.

words "monthly_income" {
  label   = { en = "Income per month", de = "Einnahmen im Monat" },
  ask     = {
    en = "What do your clients pay you in an average month, without VAT?",
    de = "Was zahlen Ihnen Ihre Kunden im Monat durchschnittlich, ohne Umsatzsteuer?",
  },
  help    = {
    en = "What your clients pay you in an average month, without value added tax.",
    de = "Was Ihnen Ihre Kunden in einem durchschnittlichen Monat zahlen, ohne Umsatzsteuer.",
  },
  aliases = { "monatseinnahmen", "einnahmen" },
}

words "kind_of_work" {
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
  aliases = { "taetigkeit", "tätigkeit" },
}

words "monthly_benefit_in_kind" {
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
  aliases = { "sachbezuege", "sachbezüge", "geldwerter_vorteil", "gwv", "geldwerter vorteil" },
}

words "monthly_expenses" {
  label   = { en = "Business expenses per month", de = "Betriebsausgaben im Monat" },
  ask     = {
    en = "What does your work cost you in an average month?",
    de = "Was kostet Sie Ihre Arbeit im Monat durchschnittlich?",
  },
  help    = {
    en = "What your work costs you in an average month, without value added tax: rent, equipment, travel.",
    de = "Was Ihre Arbeit in einem durchschnittlichen Monat kostet, ohne Umsatzsteuer: Miete, Geräte, Reisen.",
  },
  aliases = { "monatsausgaben", "ausgaben" },
}

words "months_worked" {
  label   = { en = "Months of such income", de = "Monate mit solchen Einnahmen" },
  ask     = {
    en = "In how many months of {year} did you work like that?",
    de = "In wie vielen Monaten von {year} haben Sie so gearbeitet?",
  },
  help    = {
    en = "12 unless the work began or ended in the year.",
    de = "12, außer die Arbeit begann oder endete im Jahr.",
  },
  aliases = { "monate" },
}

words "further_receipts" {
  label = { en = "Further business receipts of the year", de = "Weitere Betriebseinnahmen des Jahres" },
  ask   = { en = "What came in besides in {year}?", de = "Was kam {year} sonst noch herein?" },
  help  = {
    en = "What came in besides the average months; if no two months are alike, all of the year.",
    de = "Was neben den durchschnittlichen Monaten einging.",
  },
}

words "further_expenses" {
  label = { en = "Further business expenses of the year", de = "Weitere Betriebsausgaben des Jahres" },
  ask   = {
    en = "What did you spend on the business besides in {year}?",
    de = "Was gaben Sie {year} sonst noch für den Betrieb aus?",
  },
  help  = {
    en = "What was paid besides the average months.",
    de = "Was neben den durchschnittlichen Monaten gezahlt wurde.",
  },
}

words "other_income" {
  label = { en = "Other income of the year", de = "Weitere Einkünfte im Jahr" },
  ask   = {
    en = "How much other taxable income was there in {year}?",
    de = "Welche weiteren Einkünfte gab es {year}?",
  },
  help  = {
    en = "Other taxable income of the year after its expenses, yours or, when filing jointly, your spouse's.",
    de = "Weitere steuerpflichtige Einkünfte des Jahres nach Abzug der Kosten, Ihre oder, bei Zusammenveranlagung, "
      .. "die des Ehegatten.",
  },
}

words "provident_expenses" {
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
  aliases = { "vorsorgeaufwendungen" },
}

words "special_expenses" {
  label   = { en = "Other special expenses of the year", de = "Übrige Sonderausgaben im Jahr" },
  ask     = {
    en = "What other special expenses did you have in {year}?",
    de = "Welche übrigen Sonderausgaben hatten Sie {year}?",
  },
  help    = {
    en = "Such as church tax paid and donations, as far as deductible. A small lump sum is granted without proof.",
    de = "Soweit abziehbar und nicht eigens erfragt. Ohne Nachweis gilt ein kleiner Pauschbetrag.",
  },
  aliases = { "sonderausgaben" },
}

words "annual_receipts" {
  label   = { en = "Business receipts of the year", de = "Betriebseinnahmen des Jahres" },
  help    = {
    en = "Income and benefits in kind of the months, and what came in besides.",
    de = "Einnahmen und Sachleistungen der Monate und was daneben einging.",
  },
  aliases = { "betriebseinnahmen", "jahresumsatz", "jahreseinnahmen" },
}

words "annual_expenses" {
  label   = { en = "Business expenses of the year", de = "Betriebsausgaben des Jahres" },
  help    = {
    en = "Expenses of the months, and what was paid besides.",
    de = "Ausgaben der Monate und was daneben gezahlt wurde.",
  },
  aliases = { "betriebsausgaben" },
}

words "profit" {
  label   = { en = "Profit of the year", de = "Gewinn des Jahres" },
  help    = {
    en = "Business receipts with the private use of a business car, less business expenses, travel, days or a room at "
      .. "home, depreciation and investment deductions; below zero it is a loss. A profit that is given stands for all "
      .. "of that.",
    de = "Betriebseinnahmen mit der privaten Nutzung eines betrieblichen Autos, abzüglich Betriebsausgaben, Reisen, "
      .. "Tagen oder einem Zimmer zu Hause, Abschreibung und Investitionsabzug; unter null ein Verlust. Ein "
      .. "angegebener Gewinn steht für all das.",
  },
  aliases = { "gewinn" },
}
