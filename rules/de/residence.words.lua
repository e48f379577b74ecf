-- What people read of residence.lua.

words "share_taxed_here" {
  label = {
    en = "Share of the income from which on who lives abroad is taxed like a resident",
    de = "Anteil hier besteuerter Einkünfte für die Behandlung als unbeschränkt steuerpflichtig",
  },
}

words "residence" {
  label   = { en = "Residence", de = "Wohnsitz" },
  ask     = {
    en = "Where did you live in {year}, and are you taxed like a resident?",
    de = "Wo haben Sie {year} gewohnt, und wie werden Sie besteuert?",
  },
  help    = {
    en = "Who lives abroad is taxed like a resident on application, if nearly all income is taxed here; all other "
      .. "income is then exempt_foreign_income.",
    de = "Wer im Ausland wohnt, wird auf Antrag wie im Inland besteuert, wenn fast alle Einkünfte hier besteuert "
      .. "werden; alle anderen gehören dann zu exempt_foreign_income.",
  },
  aliases = { "wohnsitz", "ansaessigkeit", "ansässigkeit" },
}

words "residence_share" {
  label = { en = "Share by the country of residence", de = "Anteil nach der Ländergruppe des Wohnsitzes" },
  ask   = {
    en = "To which share does the ministry's list of countries cut amounts there?",
    de = "Auf welchen Anteil kürzt die Ländergruppeneinteilung Beträge dort?",
  },
  help  = {
    en = "Of the basic allowance, up to which income elsewhere does no harm.",
    de = "Vom Grundfreibetrag, bis zu dem andere Einkünfte unschädlich sind.",
  },
}

words "may_be_treated_as_resident" {
  label = { en = "May be taxed like a resident", de = "Behandlung als unbeschränkt steuerpflichtig möglich" },
  help  = {
    en = "Who lives abroad and applies for it: where nine tenths of the income are taxed here, or the rest is no more "
      .. "than the basic allowance. Income that a treaty lets Germany tax only in part counts with the rest.",
    de = "Für im Ausland Wohnende auf Antrag: wenn neun Zehntel der Einkünfte hier besteuert werden oder die übrigen "
      .. "den Grundfreibetrag nicht übersteigen. Was Deutschland nach einem Abkommen nur der Höhe nach begrenzt "
      .. "besteuern darf, zählt zu den übrigen.",
  },
}
