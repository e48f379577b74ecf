-- What people read of interest_and_late_fee.lua.

words "interest_begins" {
  label = { en = "Months until interest begins", de = "Karenzzeit der Vollverzinsung in Monaten" },
}

words "interest_rates" {
  label = { en = "Interest on taxes a month", de = "Zinssatz der Vollverzinsung im Monat" },
}

words "late_fee" {
  label = { en = "Fee for a late return", de = "Verspätungszuschlag" },
}

words "notice_effective" {
  label = { en = "Day on which the notice took effect", de = "Tag der Bekanntgabe des Bescheids" },
  ask   = { en = "When did the notice take effect?", de = "Wann wurde der Bescheid bekannt gegeben?" },
  help  = {
    en = "The third day after it was posted, since 2025 the fourth; for interest.",
    de = "Der dritte Tag nach Aufgabe zur Post, seit 2025 der vierte; für die Zinsen.",
  },
}

words "return_filed" {
  label = { en = "Day on which the return was filed", de = "Tag der Abgabe der Steuererklärung" },
  ask   = { en = "When was the return filed?", de = "Wann wurde die Erklärung abgegeben?" },
  help  = { en = "For the fee for a late return.", de = "Für den Verspätungszuschlag." },
}

words "return_by_adviser" {
  label = { en = "The return is made by an adviser", de = "Erklärung durch einen Berater" },
  ask   = {
    en = "Does a tax adviser make the return for {year}?",
    de = "Macht ein Steuerberater die Erklärung für {year}?",
  },
  help  = {
    en = "Or an income tax association. Then it may be filed later.",
    de = "Oder ein Lohnsteuerhilfeverein. Dann gilt eine längere Frist.",
  },
}

words "interest_begin" {
  label = { en = "Day on which interest begins", de = "Beginn des Zinslaufs" },
}

words "interest_on_income_tax" {
  label   = { en = "Interest on the income tax", de = "Zinsen zur Einkommensteuer" },
  help    = {
    en = "To be paid; below zero it is paid to you. For whole months from its begin to the notice, if all was withheld "
      .. "or prepaid before.",
    de = "Nachzahlungszinsen, unter null Erstattungszinsen. Für volle Monate vom Beginn bis zum Bescheid, wenn alles "
      .. "vorher einbehalten oder vorausgezahlt war.",
  },
  aliases = { "nachzahlungszinsen", "erstattungszinsen" },
}

words "months_late" {
  label = { en = "Months by which the return is late", de = "Monate der Verspätung" },
}

words "late_fee_must_be_set" {
  label = { en = "The fee for a late return must be set", de = "Verspätungszuschlag ist festzusetzen" },
  help  = {
    en = "If tax is still to be paid and the return came so late that the office has no choice.",
    de = "Wenn noch Steuer zu zahlen ist und die Erklärung so spät kam, dass das Finanzamt keinen Spielraum hat.",
  },
}

words "late_filing_fee" {
  label   = { en = "Fee for a late return", de = "Verspätungszuschlag" },
  help    = {
    en = "A quarter of a percent of what is still to be paid, at least €25, for each month begun.",
    de = "Für jeden angefangenen Monat ein Viertel Prozent dessen, was noch zu zahlen ist, mindestens 25 €.",
  },
  aliases = { "verspaetungszuschlag", "verspätungszuschlag" },
}
