-- Anlage Unterhalt. No line of 2024 was read for certain.

local label = { en = "Annex on maintenance", de = "Anlage Unterhalt" }
local persons = { { en = "Person 1", de = "Person 1" }, { en = "Person 2", de = "Person 2" } }

form "anlage_unterhalt" {
  label  = label,
  source = "§ 33a Abs. 1 EStG; der Vordruck, dessen Zeilen nicht sicher gelesen wurden",
  years  = { 2024 },
  of     = persons,
  papers = true,
  lines  = {
    { is = { "supported.1.maintenance", "supported.2.maintenance" },
      label = { en = "Maintenance paid", de = "Gezahlter Unterhalt" } },
    { part_of = { "supported.1.maintained_months", "supported.2.maintained_months" },
      label = { en = "Months of support", de = "Unterstützungszeitraum" } },
    { is = { "supported.1.insurance", "supported.2.insurance" },
      label = {
        en = "Of it basic health and care insurance",
        de = "Im Unterhalt: Basis-Kranken- und Pflegeversicherung",
      } },
    { part_of = { "supported.1.own_income", "supported.2.own_income" },
      label = { en = "Own income of the person", de = "Einkünfte und Bezüge der Person" } },
    { is = { "supported.1.grants", "supported.2.grants" },
      label = { en = "Grants for training", de = "Ausbildungshilfen" } },
    { part_of = { "supported.1.country", "supported.2.country" },
      label = { en = "Abroad: country, transfers", de = "Auslandssachverhalt: Staat, Überweisungen" } },
  },
}

-- One paper for two persons of a household: lines 19 to 49 are of the first, 50 to 80 of the second.
local function of_person(number, first)
  local function line(from, to) return first + from .. (to and "–" .. first + to or "") end
  local function fact(name) return "supported." .. number .. "." .. name end

  return {
    { en = "Person " .. number, de = "Person " .. number },
    { line(0, 3), label = { en = "Name, birth, relation", de = "Name, Geburtsdatum, Verwandtschaft" },
      decides_nothing = true },
    { line(4, 11), decides_nothing = true,
      label = { en = "In need: household, benefits, assets", de = "Bedürftigkeit: Haushalt, Kindergeld, Vermögen" } },
    { line(12), label = { en = "Had income", de = "Hatte Einkünfte und Bezüge" }, decides_nothing = true },
    { line(13, 19), part_of = fact "own_income",
      label = { en = "Own income of the person", de = "Einkünfte der Person" } },
    { line(20), part_of = fact "grants",
      label = { en = "Benefits, grants for training", de = "Sozialleistungen, Ausbildungshilfen" } },
    { line(21), part_of = fact "own_income",
      label = { en = "Expenses of benefits", de = "Kosten zu allen Bezügen" } },
    { line(22, 24), part_of = fact "insurance",
      label = { en = "Basic health and care insurance", de = "Basis-Kranken- und Pflegeversicherung" } },
    { line(26, 30), part_of = fact "paid_by_all",
      label = { en = "What others pay", de = "Beiträge weiterer Personen" } },
  }
end

local lines = {
  { "4–9", part_of = "net_income_for_maintenance",
    label = { en = "Your own further receipts and payments", de = "Eigene weitere Einnahmen und Zahlungen" } },
  { "10", label = { en = "Address of the household", de = "Anschrift des Haushalts" }, decides_nothing = true },
  { "11", part_of = { "supported.1.country", "supported.2.country" }, label = { en = "Country", de = "Staat" } },
  { "12", label = { en = "Persons in it", de = "Zahl der Personen" }, decides_nothing = true },
  { "13–14, 16–17", part_of = { "supported.1.maintained_months", "supported.2.maintained_months" },
    label = { en = "Months of support and payment", de = "Unterstützungs- und Zahlungszeiträume" } },
  { "15, 18", part_of = { "supported.1.maintenance", "supported.2.maintenance" },
    label = { en = "Maintenance paid to the household", de = "Unterhaltszahlungen an den Haushalt" } },
}

for number, first in ipairs { 19, 50 } do
  for _, line in ipairs(of_person(number, first)) do
    table.insert(lines, line)
  end
end

form "anlage_unterhalt" {
  label  = label,
  source = "§ 33a Abs. 1 EStG; Vordruck Anlage Unterhalt 2025 nach einer Abschrift (github.com/Harouda-code/harouda)",
  years  = { 2025 },
  of     = persons,
  lines  = lines,
}
