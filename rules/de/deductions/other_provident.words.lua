-- What people read of other_provident.lua.

words "other_provident_most" {
  label = { en = "Maximum of the other provident expenses", de = "Höchstbetrag der sonstigen Vorsorgeaufwendungen" },
}

words "sick_pay_share" {
  label = {
    en = "Share of the contribution to health insurance that is for sick pay",
    de = "Krankengeldanteil des Krankenversicherungsbeitrags",
  },
}

words "all_insurance_contributions" {
  label = {
    en = "Contributions to health, care and other insurances",
    de = "Sonstige Vorsorgeaufwendungen insgesamt",
  },
}

words "other_provident_maximum" {
  label = {
    en = "Maximum for the other provident expenses",
    de = "Höchstbetrag für sonstige Vorsorgeaufwendungen",
  },
}

words "other_provident_exact" {
  label = { en = "Other provident expenses, not rounded", de = "Sonstige Vorsorgeaufwendungen, ungerundet" },
}

words "other_provident_deducted" {
  label = { en = "Other provident expenses deducted", de = "Abziehbare sonstige Vorsorgeaufwendungen" },
  help  = {
    en = "Up to a whole euro, as tax offices do; the law says nothing of rounding.",
    de = "Auf den vollen Euro aufgerundet, wie es die Finanzämter halten; das Gesetz sagt nichts von Rundung.",
  },
}
