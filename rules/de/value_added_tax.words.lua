-- What people read of value_added_tax.lua.

words "vat_periods" {
  label = { en = "Periods of value added tax returns", de = "Voranmeldungszeiträume" },
}

words "vat_payment_day" {
  label = { en = "Day of the month by which value added tax is paid", de = "Zahlungstag der Umsatzsteuer im Monat" },
}

words "vat_special_prepayment_parts" {
  label = { en = "Parts of last year's prepayments of which one is prepaid", de = "Nenner der Sondervorauszahlung" },
}

words "vat_returns" {
  label   = { en = "Value added tax and its returns", de = "Umsatzsteuer und Voranmeldungen" },
  ask     = {
    en = "Do you charge value added tax in {year}, and how often do you return it?",
    de = "Erheben Sie {year} Umsatzsteuer, und wie oft melden Sie sie an?",
  },
  help    = {
    en = "The tax office's letter says how often. Days and amounts are then in the timeline, since 2021.",
    de = "Wie oft, sagt das Schreiben des Finanzamts. Tage und Beträge stehen dann bei den Terminen, ab 2021.",
  },
  aliases = { "voranmeldungen", "voranmeldungszeitraum" },
}

words "vat_by_month" {
  label = { en = "Value added tax is returned each month", de = "Umsatzsteuer-Voranmeldung jeden Monat" },
}

words "vat_by_quarter" {
  label = { en = "Value added tax is returned each quarter", de = "Umsatzsteuer-Voranmeldung jedes Quartal" },
}

words "vat_by_year" {
  label = { en = "Value added tax is returned for the year only", de = "Nur Umsatzsteuer-Jahreserklärung" },
}

words "charges_vat" {
  label = { en = "Value added tax is charged", de = "Umsatzsteuer wird erhoben" },
}

words "vat_extension" {
  label   = { en = "Permanent extension for value added tax", de = "Dauerfristverlängerung" },
  ask     = {
    en = "Do you have a permanent extension for value added tax returns?",
    de = "Haben Sie Dauerfristverlängerung für die Umsatzsteuer-Voranmeldungen?",
  },
  help    = {
    en = "A month more for each return, on application; who returns each month prepays an eleventh for it.",
    de = "Einen Monat mehr je Voranmeldung, auf Antrag; wer monatlich anmeldet, zahlt dafür ein Elftel voraus.",
  },
  aliases = { "dauerfristverlaengerung" },
}

words "vat_year_before" {
  label = { en = "Value added tax of the year before", de = "Umsatzsteuer des Vorjahres" },
  ask   = {
    en = "How much value added tax, less input tax, was there for the year before?",
    de = "Wie hoch war die Umsatzsteuer des Vorjahres nach Abzug der Vorsteuer?",
  },
  help  = {
    en = "Of a business that began in that year, as if for twelve months; of one that begins this year, what is "
      .. "expected of it (§ 18 Abs. 2 Satz 6 UStG).",
    de = "Bei Beginn im Vorjahr auf zwölf Monate umgerechnet; bei Beginn in diesem Jahr die voraussichtliche Steuer "
      .. "(§ 18 Abs. 2 Satz 6 UStG).",
  },
}

words "vat_prepaid_year_before" {
  label = {
    en = "Prepayments of value added tax for the year before", de = "Umsatzsteuer-Vorauszahlungen für das Vorjahr",
  },
  ask   = {
    en = "How much were all prepayments of value added tax for the year before?",
    de = "Wie hoch waren alle Umsatzsteuer-Vorauszahlungen für das Vorjahr zusammen?",
  },
  help  = {
    en = "Without taking off that year's special prepayment.", de = "Ohne Abzug der Sondervorauszahlung jenes Jahres.",
  },
}

words "vat_return_period" {
  label   = { en = "Period of value added tax returns", de = "Voranmeldungszeitraum" },
  help    = {
    en = "By the tax of the year before. A return for the year alone needs the tax office's consent; who is due money "
      .. "back above the limit may choose the month (§ 18 Abs. 2a UStG).",
    de = "Nach der Steuer des Vorjahres. Von Voranmeldungen kann nur das Finanzamt befreien; bei einem Überschuss über "
      .. "der Grenze ist der Monat wählbar (§ 18 Abs. 2a UStG).",
  },
}

words "prepays_vat_specially" {
  label = { en = "A special prepayment of value added tax is due", de = "Sondervorauszahlung ist zu leisten" },
}

words "vat_special_prepayment" {
  label   = { en = "Special prepayment of value added tax", de = "Umsatzsteuer-Sondervorauszahlung" },
  help    = {
    en = "An eleventh of last year's prepayments, for the permanent extension; December's payment is less by it.",
    de = "Ein Elftel der Vorauszahlungen des Vorjahres für die Dauerfristverlängerung; sie mindert die Zahlung für "
      .. "Dezember.",
  },
  aliases = { "sondervorauszahlung" },
}

words "vat_due_for_december" {
  label = { en = "Value added tax to pay for December", de = "Umsatzsteuer-Zahlung für Dezember" },
  help  = { en = "Less the special prepayment.", de = "Abzüglich der Sondervorauszahlung." },
}

words "vat_special_prepayment_due" {
  label = { en = "Special prepayment of value added tax", de = "Umsatzsteuer-Sondervorauszahlung" },
}

words "vat_return_due" {
  label = { en = "Last day for the value added tax return", de = "Letzter Tag für die Umsatzsteuererklärung" },
  help  = {
    en = "Of the year, if you make it yourself; an adviser has as long as for income tax.",
    de = "Für das Jahr, wenn Sie sie selbst machen; Berater haben so lange wie für die Einkommensteuer.",
  },
}

words "vat_of_year_due" {
  label = { en = "Value added tax of the year", de = "Umsatzsteuer des Jahres" },
  help  = {
    en = "A month after the return arrives: this day is the last, if it is sent on the last day.",
    de = "Einen Monat nach Eingang der Erklärung: Dieser Tag ist der letzte, wenn sie am letzten Tag eingeht.",
  },
}
