-- Anlage Energetische Maßnahmen. Sources disagree on its later lines.

form "anlage_energetische_massnahmen" {
  label    = { en = "Annex on energy renovation", de = "Anlage Energetische Maßnahmen" },
  source   = "§ 35c EStG; Vordruck 2024 nach finanzleser.de, 2025 nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2024 },
  lines    = {
    { "4", decides_nothing = true,
      label = { en = "When building the house began", de = "Beginn der Herstellung des Gebäudes" } },
    { "8", part_of = "energy_renovation_1",
      label = { en = "Areas, share lived in", de = "Flächen, eigengenutzter Anteil" } },
    { "9", label = { en = "When the measure began", de = "Beginn der Maßnahme" }, decides_nothing = true },
    { "10–19", part_of = "energy_renovation_1",
      label = { en = "Cost of each measure", de = "Aufwendungen je Maßnahme" } },
    { label = { en = "Energy adviser", de = "Energieberater" }, is = "energy_adviser_costs" },
    { label = { en = "Gas hybrid heating, proof", de = "Gas-Hybridheizung, Nachweis" }, decides_nothing = true },
    { label = { en = "Share of the spouses", de = "Anteil der Ehegatten" }, is = "energy_renovation_share" },
    { part_of = "energy_renovation_share",
      label = { en = "Other owners, shares", de = "Weitere Miteigentümer, Anteile" } },
    -- What is deducted otherwise is left out of the costs (§ 35c Abs. 3 Satz 1 EStG).
    { decides_nothing = true,
      label = { en = "What counts as extraordinary burdens", de = "Abgrenzung zu außergewöhnlichen Belastungen" } },
  },
}
