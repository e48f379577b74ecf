-- What people read of costs_of_children.lua.

words "childcare_deduction" {
  label = {
    en = "Share of the cost of childcare that is deducted, and how much at most for a child",
    de = "Abziehbarer Teil und Höchstbetrag der Kinderbetreuungskosten",
  },
}

words "school_fees_deduction" {
  label = {
    en = "Share of school fees that is deducted, and how much at most for a child",
    de = "Abziehbarer Teil und Höchstbetrag des Schulgelds",
  },
}

words "childcare" {
  label   = { en = "cost of childcare", de = "Kinderbetreuungskosten" },
  help    = {
    en = "Paid by transfer on an invoice for a child of your household below 14, or disabled; without lessons and "
      .. "sports. If the parents do not file jointly and both pay, give what you paid and your limit_share of the "
      .. "maximum.",
    de = "Auf Rechnung und per Überweisung für ein Kind im Haushalt unter 14 oder mit Behinderung; ohne Unterricht "
      .. "und Sport. Zahlen beide Eltern und werden nicht zusammen veranlagt: den eigenen Teil und limit_share, den "
      .. "Anteil am Höchstbetrag, angeben.",
  },
  aliases = { "kinderbetreuungskosten", "betreuungskosten" },
}

words "school_fees" {
  label   = { en = "school fees", de = "Schulgeld" },
  help    = { en = "Without board, lodging and care.", de = "Ohne Unterkunft, Verpflegung und Betreuung." },
  aliases = { "schulgeld" },
}

words "limit_share" {
  label = { en = "your share of the limits", de = "eigener Anteil an den Höchstbeträgen" },
  help  = {
    en = "Of childcare and school fees, if the other parent, who does not file with you, pays for them too: a half, "
      .. "unless you both ask for another share.",
    de = "Bei Kinderbetreuung und Schulgeld, wenn auch der andere Elternteil zahlt, mit dem Sie nicht zusammen "
      .. "veranlagt werden: die Hälfte, wenn Sie nichts anderes beantragen.",
  },
}

words "childcare_counted" {
  label = { en = "childcare deducted", de = "abgezogene Kinderbetreuungskosten" },
}

words "childcare_deducted" {
  label = { en = "Childcare deducted", de = "Abgezogene Kinderbetreuungskosten" },
}

words "school_fees_deducted" {
  label = { en = "School fees deducted", de = "Abgezogenes Schulgeld" },
}
