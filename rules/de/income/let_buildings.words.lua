-- What people read of let_buildings.lua.

words "dwelling_depreciation" {
  label = { en = "Depreciation of let dwellings", de = "Absetzung für Abnutzung vermieteter Wohngebäude" },
}

words "declining_dwelling" {
  label = { en = "Depreciation of new dwellings by falling amounts", de = "Degressive Absetzung neuer Wohngebäude" },
}

words "new_rented_homes" {
  label = { en = "Special depreciation of new rented homes", de = "Sonderabschreibung für Mietwohnungsneubau" },
}

words "near_acquisition_share" {
  label = {
    en = "Share of the cost from which repairs are part of it",
    de = "Grenze anschaffungsnaher Herstellungskosten",
  },
}
