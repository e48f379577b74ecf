-- Anlage U, one for each recipient: the consent to what stands in the annex on special expenses.

form "anlage_u" {
  label  = { en = "Annex U: maintenance to a former spouse", de = "Anlage U: Unterhalt an frühere Ehegatten" },
  source = "§ 10 Abs. 1a Nr. 1 und 3 EStG; Vordruck Anlage U (Abschrift bei pdfslide.org), ohne Zeilennummern",
  years  = { 2024, 2025 },
  lines  = {
    { label = { en = "Who applies, recipient", de = "Antragsteller, Empfänger" }, decides_nothing = true },
    { part_of = "divorced_maintenance",
      label = { en = "Maintenance in money", de = "Unterhalt in Geld" } },
    { part_of = "divorced_maintenance",
      label = { en = "Maintenance in kind", de = "Sachleistungen" } },
    { part_of = "divorced_maintenance_insurance",
      label = { en = "In it: basic health and care insurance", de = "Darin: Basis-Kranken- und Pflegeversicherung" } },
    { part_of = "divorced_maintenance_insurance",
      label = { en = "Of it: with sick pay", de = "Davon: mit Anspruch auf Krankengeld" } },
    { part_of = "pension_settlement_avoided",
      label = { en = "Payments in place of a sharing of pensions", de = "Ausgleichsleistungen" } },
    { label = { en = "Consent of the recipient", de = "Zustimmung des Empfängers" }, decides_nothing = true },
  },
}
