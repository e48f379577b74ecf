-- Anlage Energetische Maßnahmen. Sources disagree on the later lines of 2024.

local label = { en = "Annex on energy renovation", de = "Anlage Energetische Maßnahmen" }

form "anlage_energetische_massnahmen" {
  label  = label,
  source = "§ 35c EStG; Vordruck 2024 nach finanzleser.de",
  years  = { 2024 },
  lines  = {
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

form "anlage_energetische_massnahmen" {
  label  = label,
  source = "§ 35c EStG; Vordruck 2025 nach einer Abschrift (github.com/Harouda-code/harouda)",
  years  = { 2025 },
  of     = { { en = "Person A", de = "Person A" }, { en = "Person B", de = "Person B" } },
  lines  = {
    { en = "The home", de = "Begünstigtes Objekt" },
    { "4–5", code = "301", label = { en = "Address", de = "Anschrift" }, decides_nothing = true },
    { "6", code = "300", decides_nothing = true,
      label = { en = "When building the house began", de = "Beginn der Herstellung des Gebäudes" } },
    { "7", label = { en = "File number", de = "Aktenzeichen" }, decides_nothing = true },
    { "8", code = "303/304", part_of = "energy_renovation_1",
      label = { en = "Areas, share lived in", de = "Flächen, eigengenutzter Anteil" } },
    { "9", code = "308", decides_nothing = true,
      label = { en = "Reduced for this home before", de = "Ermäßigung schon früher in Anspruch genommen" } },
    { en = "Measures finished in the year", de = "Maßnahmen des Jahres" },
    { "10", code = "309", decides_nothing = true, label = { en = "Other grants", de = "Andere Förderung" } },
    { "11", code = "305", decides_nothing = true,
      label = { en = "When the measure began", de = "Beginn der Maßnahme" } },
    { "12–21", part_of = "energy_renovation_1",
      label = { en = "Cost of each measure, certificate", de = "Aufwendungen je Maßnahme, Bescheinigung" } },
    { "22", code = "310", is = "energy_renovation_1",
      label = { en = "Sum of 12–21", de = "Summe 12–21" } },
    { "23", code = "311", is = "energy_adviser_costs", label = { en = "Energy adviser", de = "Energieberater" } },
    { "24–25", code = "312/313", decides_nothing = true,
      label = { en = "Gas hybrid heating, proof", de = "Gas-Hybridheizung, Nachweis" } },
    -- What is deducted otherwise is left out of the costs (§ 35c Abs. 3 Satz 1 EStG).
    { "26–27", code = "314/315", decides_nothing = true,
      label = { en = "What counts as extraordinary burdens", de = "Abgrenzung zu außergewöhnlichen Belastungen" } },
    { en = "Measures of earlier years", de = "Maßnahmen der Vorjahre" },
    { "28", code = "317", is = "energy_renovation_2",
      label = { en = "Costs of the year before", de = "Anerkannte Aufwendungen des Vorjahres" } },
    { "29", code = "318", is = "energy_renovation_3",
      label = { en = "Costs of the year before that", de = "Anerkannte Aufwendungen des Vorvorjahres" } },
    { en = "Several owners", de = "Miteigentum" },
    { "30", code = "306/307", is = "energy_renovation_share",
      label = { en = "Share of the spouses", de = "Anteil der Ehegatten" } },
    { "31–38", decides_nothing = true, label = { en = "Other owners", de = "Weitere Miteigentümer" } },
    { "39–56", part_of = "energy_renovation_1",
      label = { en = "By separate determination", de = "Laut gesonderter Feststellung" } },
  },
}
