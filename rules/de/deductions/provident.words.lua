-- What people read of provident.lua.

words "without_contributions" {
  label = {
    en = "Wages without contributions (else give what was paid)",
    de = "Arbeitslohn ohne Beiträge (sonst die gezahlten Beiträge angeben)",
  },
  ask   = {
    en = "Were there no contributions to pension, health and care insurance from your wages?",
    de = "Gab es vom Lohn keine Beiträge zu Renten-, Kranken- und Pflegeversicherung?",
  },
  help  = {
    en = "Contributions to pension, health and care insurance, as the wage tax statement shows them.",
    de = "Beiträge zu Renten-, Kranken- und Pflegeversicherung, wie sie die Lohnsteuerbescheinigung zeigt. Wenn es "
      .. "sie gab, sind sie anzugeben.",
  },
}

words "provident_expenses_deducted" {
  help = {
    en = "Contributions to old-age provision and to other insurances, or what the law of 2004 would give if that is "
      .. "more, and those that you gave as accepted.",
    de = "Beiträge zur Altersvorsorge und zu sonstigen Versicherungen, oder was das Recht von 2004 ergäbe, wenn das "
      .. "mehr ist, und die als anerkannt angegebenen.",
  },
}
