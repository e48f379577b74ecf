-- What people read of mobility_premium.lua.

words "mobility_premium_figures" {
  label = { en = "Figures of the mobility premium", de = "Größen der Mobilitätsprämie" },
}

words "mobility_premium" {
  label   = { en = "Mobility premium", de = "Mobilitätsprämie" },
  help    = {
    en = "For ways to work beyond 20 kilometres whose income stays below the basic allowance: on application (line 3 "
      .. "of the main form), paid besides and in no other result. Without trips home from a second household and ways "
      .. "to a business.",
    de = "Für Arbeitswege über 20 Kilometer bei einem Einkommen unter dem Grundfreibetrag: auf Antrag (Zeile 3 des "
      .. "Hauptvordrucks), daneben ausgezahlt und in keinem anderen Ergebnis. Ohne Familienheimfahrten und Wege zur "
      .. "Betriebsstätte.",
  },
  aliases = { "mobilitaetspraemie", "mobilitätsprämie" },
}
