-- What people read of capital.lua.

words "saver_allowance" {
  label = { en = "Saver's allowance", de = "Sparer-Pauschbetrag" },
}

words "spouses_share_capital_losses" {
  label = { en = "Spouses set off losses on capital between them", de = "Gemeinsamer Verlustausgleich der Ehegatten" },
}

words "capital_by_tariff" {
  label   = { en = "Tax capital income by the tariff", de = "Kapitaleinkünfte nach dem Tarif besteuern" },
  help    = {
    en = "On application, where that is better: capital income then counts like any other. Left to whichever "
      .. "is better, the year is worked out both ways, and where the tariff is better the application is assumed. "
      .. "Beside a taxable income that is given, yes says that capital income is in it.",
    de = "Auf Antrag, wo es günstiger ist: Kapitalerträge zählen dann wie alle anderen Einkünfte. Bei „Was "
      .. "günstiger ist“ wird das Jahr auf beide Weisen gerechnet und der Antrag angenommen, wo der Tarif günstiger "
      .. "ist. Neben einem angegebenen zu versteuernden Einkommen heißt ja, dass die Kapitalerträge darin sind.",
  },
  aliases = { "guenstigerpruefung", "günstigerprüfung" },
}

words "share_gains_less_by_spouse" {
  label = {
    en = "Gain on shares against which the spouse's losses on shares are set off",
    de = "Aktiengewinn, der mit Aktienverlusten des Ehegatten ausgeglichen ist",
  },
}

words "own_capital_income" {
  label = { en = "Your capital income", de = "Ihre Einkünfte aus Kapitalvermögen" },
}

words "capital_income" {
  label   = { en = "Capital income", de = "Einkünfte aus Kapitalvermögen" },
  help    = {
    en = "After losses and the saver's allowance, of both spouses where they file jointly.",
    de = "Nach Verlusten und Sparer-Pauschbetrag, bei Zusammenveranlagung von beiden Ehegatten.",
  },
  aliases = { "einkuenfte_aus_kapitalvermoegen", "einkünfte_aus_kapitalvermögen" },
}
