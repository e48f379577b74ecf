-- Anlage U, one for each recipient: the consent to what stands in the annex on special expenses.

form "anlage_u" {
  label    = { en = "Annex U: maintenance to a former spouse", de = "Anlage U: Unterhalt an frühere Ehegatten" },
  source   = "§ 10 Abs. 1a Nr. 1 und 3 EStG; Vordruck Anlage U 2025 nach einer Abschrift (github.com/Harouda-code/"
    .. "harouda); 2024 nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2025 },
  lines    = {
    { label = { en = "Who applies, recipient", de = "Antragsteller, Empfänger" }, decides_nothing = true },
    { "1", part_of = "divorced_maintenance",
      label = { en = "Maintenance in money and in kind", de = "Geldleistungen, Sachleistungen" } },
    { "2", label = { en = "Of it for children", de = "Davon für Kinder" }, decides_nothing = true },
    { "3", label = { en = "What is left", de = "Verbleibend" }, decides_nothing = true },
    { "4", part_of = "divorced_maintenance",
      label = { en = "Of it to be deducted", de = "Davon als Sonderausgaben geltend gemacht" } },
    { "5", part_of = "divorced_maintenance_insurance",
      label = { en = "In it: basic health and care insurance", de = "Darin: Basis-Kranken- und Pflegeversicherung" } },
    { "6", part_of = "divorced_maintenance_insurance",
      label = { en = "Of it: with sick pay", de = "Davon: mit Anspruch auf Krankengeld" } },
    { "7", part_of = "pension_settlement_avoided",
      label = { en = "Payments in place of a sharing of pensions", de = "Ausgleichsleistungen" } },
    { label = { en = "Consent of the recipient", de = "Zustimmung des Empfängers" }, decides_nothing = true },
  },
}
