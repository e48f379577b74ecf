-- What people read of inputs.lua.

words "official_pay_period" {
  label = {
    en = "Pay period, by the official payroll program",
    de = "Lohnzahlungszeitraum nach dem Programmablaufplan",
  },
  help  = {
    en = "Where it is given, all facts that are not given are zero, as there.",
    de = "Wo er angegeben ist, sind alle nicht angegebenen Werte null, wie dort.",
  },
}

words "stated_pay_period" {
  label = { en = "Pay period", de = "Lohnzahlungszeitraum" },
  help  = { en = "The time for which the wage is paid.", de = "Der Zeitraum, für den der Lohn gezahlt wird." },
}

words "pay_period" {
  label = { en = "Pay period", de = "Lohnzahlungszeitraum" },
  ask   = { en = "For what time is the wage paid?", de = "Für welchen Zeitraum wird der Lohn gezahlt?" },
  help  = { en = "The time for which the wage is paid.", de = "Der Zeitraum, für den der Lohn gezahlt wird." },
}

words "tax_class" {
  label = { en = "Tax class", de = "Steuerklasse" },
  help  = { en = "The wage tax class, from 1 to 6.", de = "Die Lohnsteuerklasse, 1 bis 6." },
}

words "stated_child_allowances" {
  label = { en = "Child allowances", de = "Kinderfreibeträge" },
  help  = {
    en = "The number of child allowances on the wage tax record, in halves. They lower the solidarity surcharge and "
      .. "church tax only.",
    de = "Die Zahl der Kinderfreibeträge laut Lohnsteuerabzugsmerkmalen, in Halben. Sie mindern nur "
      .. "Solidaritätszuschlag und Kirchensteuer.",
  },
}

words "payroll_child_allowances" {
  label = { en = "Child allowances on the wage tax record", de = "Kinderfreibeträge als Lohnsteuerabzugsmerkmal" },
}

words "period_allowance" {
  label = { en = "Allowance of the pay period", de = "Freibetrag des Lohnzahlungszeitraums" },
  help  = {
    en = "The allowance on the wage tax record, for the pay period.",
    de = "Der Freibetrag laut Lohnsteuerabzugsmerkmalen, für den Lohnzahlungszeitraum.",
  },
}

words "period_addition" {
  label = { en = "Addition of the pay period", de = "Hinzurechnungsbetrag des Lohnzahlungszeitraums" },
  help  = {
    en = "The amount to be added on the wage tax record, for the pay period.",
    de = "Der Hinzurechnungsbetrag laut Lohnsteuerabzugsmerkmalen, für den Lohnzahlungszeitraum.",
  },
}

words "health_insurance" {
  label   = { en = "Health insurance", de = "Krankenversicherung" },
  help    = {
    en = "Who works beside studies, up to 20 hours a week while there are lectures, bears contributions to pension "
      .. "insurance only; what students pay for themselves is own_insurance_contributions.",
    de = "Wer neben dem Studium arbeitet, in der Vorlesungszeit bis 20 Stunden die Woche, zahlt vom Lohn nur "
      .. "Rentenbeiträge; was Studierende selbst zahlen, ist own_insurance_contributions.",
  },
  aliases = { "krankenversicherung", "PKV" },
}

words "pension_insurance_code" {
  label = {
    en = "Statutory pension insurance (official code)",
    de = "Gesetzliche Rentenversicherung (amtlicher Schlüssel)",
  },
  help  = {
    en = "0: insured in statutory pension insurance or in the scheme of a profession, by duty or, freed from the "
      .. "former, of one's own accord. Until 2024, 1: the same under the eastern ceiling, 2: neither; since 2025, 1: "
      .. "neither. Until 2009, 0: insured, or free of insurance without a prospect of a pension, 1: with the lower "
      .. "lump sum of civil servants. Net pay takes the contribution to a scheme to be that of statutory insurance.",
    de = "0: in der gesetzlichen Rentenversicherung oder einer berufsständischen Versorgungseinrichtung versichert, "
      .. "pflichtversichert oder, von ersterer befreit, freiwillig. Bis 2024 1: dasselbe mit der "
      .. "Beitragsbemessungsgrenze Ost, 2: weder noch; seit 2025 1: weder noch. Bis 2009 0: versichert, oder "
      .. "versicherungsfrei ohne Anwartschaft auf Versorgung, 1: mit der gekürzten Vorsorgepauschale der Beamten. Im "
      .. "Nettolohn gilt der Beitrag zu einer Versorgungseinrichtung als der zur gesetzlichen Versicherung.",
  },
}

words "care_discounts" {
  label = {
    en = "Discounts for children in care insurance",
    de = "Beitragsabschläge für Kinder in der Pflegeversicherung",
  },
  help  = {
    en = "One for each child below 25 from the second to the fifth.",
    de = "Je einer vom zweiten bis zum fünften Kind unter 25 Jahren.",
  },
}
