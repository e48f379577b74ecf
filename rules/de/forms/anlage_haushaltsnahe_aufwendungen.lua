-- Anlage Haushaltsnahe Aufwendungen.

form "anlage_haushaltsnahe_aufwendungen" {
  label    = { en = "Annex on work in the household", de = "Anlage Haushaltsnahe Aufwendungen" },
  source   = "Bundesministerium der Finanzen, Vordrucke Anlage Haushaltsnahe Aufwendungen 2025 zur "
    .. "Einkommensteuererklärung (formulare-bfinv.de)",
  years    = { 2024, 2025 },
  numbered = { 2025 },
  lines    = {
    { "4", code = "202", is = "household_minijob_costs",
      label = { en = "Minijob in the household", de = "Minijob im Privathaushalt" } },
    { "5", code = "212", is = "household_services",
      label = {
        en = "Employees, services, care at home",
        de = "Beschäftigte, Dienstleistungen, Pflege im Haushalt",
      } },
    { "6", part_of = "craftsmen_services",
      label = { en = "Craftsmen: bill 1, of it labour", de = "Handwerker: Rechnung 1, davon Lohnanteil" } },
    { "7", part_of = "craftsmen_services",
      label = { en = "Craftsmen: bill 2, of it labour", de = "Handwerker: Rechnung 2, davon Lohnanteil" } },
    { "8", part_of = "craftsmen_services",
      label = { en = "Craftsmen: bill 3, of it labour", de = "Handwerker: Rechnung 3, davon Lohnanteil" } },
    { "9", code = "214", is = "craftsmen_services",
      label = { en = "Craftsmen: sum of labour", de = "Handwerker: Summe der Lohnanteile" } },
    { "10", code = "223", part_of = "household_limit_share",
      label = {
        en = "Shared household of single people: further persons",
        de = "Gemeinsamer Haushalt Alleinstehender: weitere Personen",
      } },
    { "11", decides_nothing = true,
      label = { en = "Names of the further persons", de = "Namen der weiteren Personen" } },
    { "12", code = "224", part_of = "household_limit_share",
      label = { en = "Own share of the ceiling: minijob", de = "Eigener Anteil am Höchstbetrag: Minijob" } },
    { "13", code = "225", part_of = "household_limit_share",
      label = { en = "Own share: services", de = "Eigener Anteil: Dienstleistungen" } },
    { "14", code = "226", part_of = "household_limit_share",
      label = { en = "Own share: craftsmen", de = "Eigener Anteil: Handwerker" } },
    { "15", code = "219/220", part_of = "household_limit_share",
      label = { en = "Household begun or ended in the year", de = "Haushalt im Jahr begründet oder aufgelöst" } },
  },
}
