-- Anlage FW, as it was for 2023. Its last lines, on § 10e and § 34f, are of homes bought or begun before 1996.

form "anlage_fw" {
  label    = { en = "Annex FW: homes that are promoted", de = "Anlage FW: Förderung des Wohneigentums" },
  source   = "§§ 10e, 10f, 34f EStG; Vordruck Anlage FW 2023 (Abschrift bei scribd.com, Dokument 719564362); 2024 und "
    .. "2025 wurden nicht gelesen, ihre Zeilen tragen keine Nummer",
  years    = { 2024, 2025 },
  lines    = {
    { label = { en = "Place of the home, owners", de = "Lage der Wohnung, Eigentümer" }, decides_nothing = true },
    { decides_nothing = true,
      label = { en = "Kind of home, purchase, works", de = "Art des Objekts, Kauf, Bau, Fertigstellung" } },
    { decides_nothing = true,
      label = { en = "Areas, other homes promoted before", de = "Flächen, frühere begünstigte Objekte" } },
    { en = "Listed homes and renovation areas (§ 10f)", de = "Baudenkmale und Sanierungsgebiete (§ 10f)" },
    -- A certificate of 10 percent a year is of works that ended years before these forms, or of none.
    { not_covered = true,
      label = { en = "Applied for before 2004: up to 10 percent", de = "Bauantrag vor 2004: bis zu 10 %" } },
    { is = "listed_home_costs",
      label = { en = "Applied for since 2004: costs", de = "Bauantrag seit 2004: Aufwendungen" } },
    { is = "listed_home_deducted",
      label = { en = "Deduction of up to 9 percent", de = "Abzugsbetrag bis zu 9 %" } },
    { not_covered = true,
      label = { en = "Shares by separate determination", de = "Anteile laut gesonderter Feststellung" } },
    { en = "Homes bought or begun before 1996", de = "Vor 1996 gekaufte oder begonnene Wohnungen" },
    { label = { en = "Deduction of § 10e", de = "Abzugsbetrag nach § 10e" }, not_covered = true },
    { label = { en = "Reduction for children, § 34f", de = "Kinderermäßigung nach § 34f" }, not_covered = true },
  },
}
