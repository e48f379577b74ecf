-- What people read of assets.lua.

words "small_asset_limits" {
  label = { en = "Cost up to which an asset is deducted at once", de = "Grenze für geringwertige Wirtschaftsgüter" },
}

words "depreciation" {
  label   = { en = "Depreciation", de = "Absetzung für Abnutzung" },
  help    = {
    en = "Of the assets given, by months; small ones and those of one year in the year of acquisition. An asset sold "
      .. "is not worked out here; special depreciation is asked for apart.",
    de = "Der angegebenen Wirtschaftsgüter, nach Monaten; geringwertige und die mit einem Jahr Nutzungsdauer im Jahr "
      .. "der Anschaffung. Verkaufte Wirtschaftsgüter werden hier nicht berechnet; nach Sonderabschreibungen wird "
      .. "eigens gefragt.",
  },
  aliases = { "abschreibung", "abschreibungen", "afa" },
}
