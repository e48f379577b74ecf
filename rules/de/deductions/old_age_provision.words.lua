-- What people read of old_age_provision.lua.

words "old_age_percent" {
  label = {
    en = "Share of the contributions to old-age provision that is deducted",
    de = "Abziehbarer Teil der Altersvorsorgeaufwendungen",
  },
}

words "old_age_most" {
  label = {
    en = "Maximum of the contributions to old-age provision",
    de = "Höchstbetrag der Altersvorsorgeaufwendungen",
  },
}

words "old_age_maximum" {
  label = { en = "Maximum for old-age provision", de = "Höchstbetrag für Altersvorsorgeaufwendungen" },
}

words "old_age_provision_exact" {
  label = { en = "Old-age provision, not rounded", de = "Altersvorsorgeaufwendungen, ungerundet" },
}

words "old_age_provision_deducted" {
  label = { en = "Old-age provision deducted", de = "Abziehbare Altersvorsorgeaufwendungen" },
  help  = {
    en = "Up to a whole euro, as tax offices do; the law says nothing of rounding.",
    de = "Auf den vollen Euro aufgerundet, wie es die Finanzämter halten; das Gesetz sagt nichts von Rundung.",
  },
}
