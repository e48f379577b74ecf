-- What people read of balance.lua.

words "balance" {
  label   = { en = "Still to be paid, or refunded if below zero", de = "Abschlusszahlung, unter null Erstattung" },
  help    = {
    en = "The year's taxes less what was withheld and prepaid; for 2022 less the energy allowance, too.",
    de = "Die Steuern des Jahres abzüglich dessen, was einbehalten und vorausgezahlt wurde; für 2022 auch der "
      .. "Energiepreispauschale.",
  },
  aliases = { "abschlusszahlung" },
}

words "refund" {
  label   = { en = "Refund", de = "Erstattung" },
  help    = {
    en = "Of income tax, solidarity surcharge and church tax together; zero if something is still to be paid.",
    de = "Von Einkommensteuer, Solidaritätszuschlag und Kirchensteuer zusammen; null, wenn noch zu zahlen ist.",
  },
  aliases = { "erstattung", "steuererstattung" },
}

words "amount_due" {
  label   = { en = "Still to be paid", de = "Nachzahlung" },
  help    = {
    en = "Of the three taxes together, a month after the notice; zero if something comes back.",
    de = "Von den drei Steuern zusammen, einen Monat nach dem Bescheid; null, wenn etwas erstattet wird.",
  },
  aliases = { "nachzahlung" },
}
