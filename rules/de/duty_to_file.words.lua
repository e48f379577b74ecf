-- What people read of duty_to_file.lua.

words "reason_to_file" {
  label = { en = "Duty to file a return, by its reason", de = "Pflicht zur Erklärung, nach ihrem Grund" },
  help  = {
    en = "The first reason that the statute has; without one the return is free to be filed, within four years.",
    de = "Der erste Grund, den das Gesetz hat; ohne einen steht die Abgabe frei, vier Jahre lang.",
  },
}

words "must_file" {
  label   = { en = "A return must be filed", de = "Pflicht zur Abgabe einer Erklärung" },
  help    = {
    en = "The reason is told as reason_to_file. Two spouses with wages give tax_class.",
    de = "Den Grund nennt reason_to_file. Zwei Ehegatten mit Arbeitslohn geben tax_class an.",
  },
  aliases = { "abgabepflicht", "erklaerungspflicht", "erklärungspflicht", "pflichtveranlagung" },
}
