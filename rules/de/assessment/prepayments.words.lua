-- What people read of prepayments.lua.

words "prepayment_limits" {
  label = { en = "Limits of the prepayments of income tax", de = "Mindestbeträge der Vorauszahlungen" },
}

words "prepayment_step" {
  label = { en = "To what the prepayment of a quarter is cut", de = "Abrundung der Vorauszahlung eines Quartals" },
}

words "small_deductions" {
  label = { en = "Deductions that prepayments leave out", de = "Bei Vorauszahlungen nicht berücksichtigte Abzüge" },
  help  = {
    en = "Church tax, childcare, training, school fees, maintenance, donations and extraordinary burdens count for "
      .. "prepayments only if they are more than €600 together.",
    de = "Kirchensteuer, Kinderbetreuung, Berufsausbildung, Schulgeld, Unterhalt, Spenden und außergewöhnliche "
      .. "Belastungen zählen für die Vorauszahlungen nur, wenn sie zusammen mehr als 600 € sind.",
  },
}

words "prepayment_taxable_income" {
  label = { en = "Taxable income for prepayments", de = "Zu versteuerndes Einkommen für Vorauszahlungen" },
  help  = {
    en = "Without child allowances and without small deductions.",
    de = "Ohne Freibeträge für Kinder und ohne geringe Abzüge.",
  },
}

words "prepayment_income_tax" {
  label = { en = "Income tax that prepayments are set by", de = "Einkommensteuer für die Vorauszahlungen" },
  help  = {
    en = "The tax of the last assessment less what was withheld, without child allowances and child benefit.",
    de = "Die Steuer der letzten Veranlagung abzüglich der Steuerabzugsbeträge, ohne Freibeträge für Kinder und "
      .. "Kindergeld.",
  },
}

words "prepayment_of_quarter" {
  label   = { en = "Income tax to prepay each quarter", de = "Einkommensteuer-Vorauszahlung im Quartal" },
  help    = {
    en = "In whole euros, as tax offices do it; nothing if it is less than €400 in the year or €100 in the quarter.",
    de = "In vollen Euro, wie es die Finanzämter halten; nichts bei weniger als 400 € im Jahr oder 100 € im "
      .. "Vierteljahr.",
  },
  aliases = { "vorauszahlung_im_quartal" },
}

words "surcharge_prepayment_of_quarter" {
  label = {
    en = "Solidarity surcharge to prepay each quarter",
    de = "Solidaritätszuschlag-Vorauszahlung im Quartal",
  },
}

words "church_tax_prepayment_of_quarter" {
  label = { en = "Church tax to prepay each quarter", de = "Kirchensteuer-Vorauszahlung im Quartal" },
}

words "prepayments_of_year" {
  label   = { en = "Prepayments of the coming year", de = "Vorauszahlungen des kommenden Jahres" },
  help    = {
    en = "Of all three taxes, in four parts on the days of prepayment_due_march to prepayment_due_december.",
    de = "Von allen drei Steuern, in vier Teilen an den Tagen prepayment_due_march bis prepayment_due_december.",
  },
  aliases = { "vorauszahlungen" },
}
