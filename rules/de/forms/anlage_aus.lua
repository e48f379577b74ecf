-- Anlage AUS: what several countries tax is told country by country, what is exempt as a sum of each spouse.

local people = require "forms.people"
local exempt = people.both "exempt_foreign_income"

local function of_states(name)
  local names = {}
  for number = 1, 3 do
    table.insert(names, "foreign_state." .. number .. "." .. name)
  end
  return { names }
end

form "anlage_aus" {
  label  = { en = "Annex AUS: foreign income", de = "Anlage AUS: ausländische Einkünfte" },
  source = "Bundesministerium der Finanzen, Vordrucke Anlage AUS 2025 zur Einkommensteuererklärung "
    .. "(formulare-bfinv.de)",
  years  = { 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { en = "Foreign income and taxes", de = "Ausländische Einkünfte und Steuern" },
    { "4", label = { en = "Country", de = "Staat" }, decides_nothing = true },
    { "5", label = { en = "Sources of the income", de = "Einkunftsquellen" }, decides_nothing = true },
    { "6", decides_nothing = true,
      label = { en = "In which annexes and lines", de = "Enthalten in Anlagen und Zeilen" } },
    { "7", code = "107/127/147", label = { en = "Income", de = "Einkünfte" }, part_of = of_states "income_abroad" },
    { "8", code = "108/128/148", part_of = of_states "income_abroad",
      label = { en = "In 7: under partial income", de = "In 7: Teileinkünfteverfahren" } },
    { "9", code = "115/135/155", part_of = of_states "income_abroad",
      label = { en = "In 7: exempt parts of funds", de = "In 7: Teilfreistellungsbeträge" } },
    { "10", code = "113/133/153", part_of = of_states "income_abroad",
      label = {
        en = "Deducted in 7: foreign tax under § 34c Abs. 2",
        de = "In 7 abgezogen: ausländische Steuern nach § 34c Abs. 2",
      } },
    { "11", part_of = of_states "income_abroad",
      label = {
        en = "Deducted in 7: foreign tax under § 34c Abs. 3",
        de = "In 7 abgezogen: ausländische Steuern nach § 34c Abs. 3",
      } },
    { "12", code = "109/129/149", part_of = of_states "tax_abroad",
      label = { en = "Foreign tax to be credited", de = "Anzurechnende ausländische Steuern" } },
    { "13", part_of = of_states "tax_abroad",
      label = { en = "In 12: notional tax under treaties", de = "In 12: fiktive Steuern nach DBA" } },
    { "14", code = "800", not_covered = "foreign_income",
      label = {
        en = "Income taxed at a flat rate (§ 34c Abs. 5)",
        de = "Pauschal zu besteuernde Einkünfte (§ 34c Abs. 5)",
      } },
    { "15", code = "827", not_covered = "foreign_income",
      label = { en = "Income under § 50d Abs. 7", de = "Einkünfte nach § 50d Abs. 7" } },
    { "16", code = "828", not_covered = "foreign_income",
      label = { en = "Tax to be credited on it", de = "Anrechenbare Steuer dazu" } },
    { "17", code = "824", not_covered = "foreign_income",
      label = { en = "Income under § 50d Abs. 10", de = "Einkünfte nach § 50d Abs. 10" } },
    { "18", code = "825", not_covered = "foreign_income",
      label = { en = "Tax to be credited under § 50d Abs. 10", de = "Anrechenbare Steuer nach § 50d Abs. 10" } },
    { "19–21", decides_nothing = true,
      label = {
        en = "Controlled foreign companies: tax office, number, country",
        de = "Hinzurechnungsbesteuerung: Finanzamt, Steuernummer, Staat",
      } },
    { "22", code = "801", not_covered = "foreign_income",
      label = { en = "Amount added", de = "Hinzurechnungsbetrag" } },
    { "23", code = "802", not_covered = "foreign_income",
      label = { en = "Tax to be credited (§ 12 Abs. 1 AStG)", de = "Anzurechnende Steuern (§ 12 Abs. 1 AStG)" } },
    { "24", code = "803", not_covered = "foreign_income",
      label = { en = "Tax to be credited (§ 12 Abs. 2 AStG)", de = "Anzurechnende Steuern (§ 12 Abs. 2 AStG)" } },
    { "25–27", decides_nothing = true,
      label = {
        en = "Family foundation: name, tax office, number",
        de = "Familienstiftung: Bezeichnung, Finanzamt, Steuernummer",
      } },
    { "28", code = "818", not_covered = "foreign_income",
      label = { en = "Family foundation: amount (KAP line 54)", de = "Familienstiftung: Betrag (KAP Zeile 54)" } },
    { "29", code = "819", not_covered = "foreign_income",
      label = { en = "Tax to be credited (§ 15 Abs. 5 AStG)", de = "Anzurechnende Steuern (§ 15 Abs. 5 AStG)" } },
    { "30", code = "820", not_covered = "foreign_income",
      label = { en = "Tax to be credited (§ 15 Abs. 11 AStG)", de = "Anzurechnende Steuern (§ 15 Abs. 11 AStG)" } },
    { en = "Losses under § 2a", de = "Negative Einkünfte nach § 2a" },
    { "31–35", not_covered = "losses_abroad",
      label = {
        en = "Losses under § 2a Abs. 1, five lines",
        de = "Negative Einkünfte nach § 2a Abs. 1, fünf Zeilen",
      } },
    { en = "Income exempt by treaties", de = "Nach DBA steuerfreie Einkünfte" },
    { "36", code = "810", part_of = exempt,
      label = { en = "Exempt, raising the rate: country 1", de = "Steuerfrei mit Progressionsvorbehalt, 1. Staat" } },
    { "37", code = "811", part_of = exempt,
      label = { en = "Exempt, raising the rate: country 2", de = "Steuerfrei mit Progressionsvorbehalt, 2. Staat" } },
    { "38", code = "812", part_of = exempt,
      label = { en = "Exempt, raising the rate: country 3", de = "Steuerfrei mit Progressionsvorbehalt, 3. Staat" } },
    { "39", code = "813", part_of = exempt,
      label = { en = "Exempt, raising the rate: country 4", de = "Steuerfrei mit Progressionsvorbehalt, 4. Staat" } },
    { "40", code = "814", part_of = exempt,
      label = { en = "Exempt, raising the rate: country 5", de = "Steuerfrei mit Progressionsvorbehalt, 5. Staat" } },
    { "41", code = "817", part_of = exempt,
      label = {
        en = "Capital income that § 32d Abs. 1 would tax",
        de = "Kapitalerträge, die § 32d Abs. 1 unterlägen",
      } },
    { "42", code = "815", not_covered = "losses_abroad",
      label = { en = "In 36–40: added back under § 2a Abs. 3", de = "In 36–40: Hinzurechnung nach § 2a Abs. 3" } },
    { "43", code = "816", part_of = exempt,
      label = { en = "In 36–40: extraordinary income", de = "In 36–40: außerordentliche Einkünfte" } },
    { "44", label = { en = "Tax deferral scheme", de = "Steuerstundungsmodell" }, decides_nothing = true },
    { "45", code = "826", part_of = exempt,
      label = { en = "Private sales, raising the rate", de = "Private Veräußerungen mit Progressionsvorbehalt" } },
    { "46", label = { en = "Losses determined", de = "Verbleibende Verluste festgestellt" }, decides_nothing = true },
    { "47", label = { en = "No carry-back of losses", de = "Kein Verlustrücktrag" }, decides_nothing = true },
    { "48–52", not_covered = "losses_abroad",
      label = {
        en = "Exempt losses under § 2a Abs. 1, five lines",
        de = "Steuerfreie negative Einkünfte nach § 2a Abs. 1, fünf Zeilen",
      } },
  },
}
