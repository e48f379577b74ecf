-- Anlage R.

local people = require "forms.people"
local both = people.both

-- The second of either kind.
local function second(name) return { name, "spouse." .. name } end

-- Annuities of a sale and the like are taxed like private ones, and told as one of these.
local function private(first, further)
  return { { first, "further_annuity.1." .. further }, { "spouse." .. first, "spouse.further_annuity.1." .. further } }
end

form "anlage_r" {
  label    = { en = "Annex R: pensions and annuities", de = "Anlage R: Renten" },
  source   = "Bundesministerium der Finanzen, Vordrucke Anlage R 2025 zur Einkommensteuererklärung "
    .. "(formulare-bfinv.de); zu Zeile 12 Haufe, Anlagen R, R-AV/bAV, R-AUS 2024, 3.3",
  years    = { 2024, 2025 },
  numbered = { 2025 },
  of       = people.of,
  papers   = true,
  lines    = {
    { en = "Statutory pensions", de = "Gesetzliche Renten" },
    { "4", code = "101", is = both "statutory_pension",
      label = {
        en = "Statutory, professional, basic pension: amount (first)",
        de = "Gesetzliche, berufsständische, Basisrente: Betrag (1. Rente)",
      } },
    { "4", code = "151", is = second "further_pension.1.amount",
      label = { en = "The same of the second pension", de = "Dasselbe der 2. Rente" } },
    { "5", code = "102", is = both "pension_adjustment",
      label = { en = "Of it adjustment since the fixed part", de = "Darin Anpassungsbetrag" } },
    { "5", code = "152", is = second "further_pension.1.adjustment",
      label = { en = "The same of the second pension", de = "Dasselbe der 2. Rente" } },
    { "6", code = "103", label = { en = "Start", de = "Beginn" }, part_of = both "statutory_pension_start_year" },
    { "6", code = "153", part_of = second "further_pension.1.start_year",
      label = { en = "Start of the second", de = "Beginn der 2. Rente" } },
    { "7", code = "105/155", part_of = both "statutory_pension_share_year",
      label = { en = "Pension before it: start", de = "Vorhergehende Rente: Beginn" } },
    { "8", code = "106/156", part_of = both "statutory_pension_share_year",
      label = { en = "Pension before it: end", de = "Vorhergehende Rente: Ende" } },
    { "9", code = "111/161", part_of = "extraordinary_income",
      label = { en = "Within 4: arrears of several years", de = "In 4: Nachzahlung für mehrere Jahre" } },
    -- What the opening clause covers is told as a private annuity, which it is taxed like.
    { "10", code = "112/162", part_of = both "private_annuity",
      label = { en = "Opening clause: percent", de = "Öffnungsklausel: Prozentsatz" } },
    { "11", code = "113/163", part_of = both "private_annuity_term",
      label = { en = "Opening clause: ends at the latest", de = "Öffnungsklausel: endet spätestens" } },
    -- The part of it that the clause covers bears no tax, and is left out of the pension that is told.
    { "12", code = "114/164", part_of = both "statutory_pension",
      label = { en = "Opening clause: lump sum", de = "Öffnungsklausel: Einmalzahlung" } },
    { en = "Private annuities", de = "Private Leibrenten" },
    { "13", code = "131", is = both "private_annuity",
      label = { en = "Private annuity: amount (first)", de = "Private Leibrente: Betrag (1. Rente)" } },
    { "13", code = "181", is = second "further_annuity.1.amount",
      label = { en = "The same of the second annuity", de = "Dasselbe der 2. Rente" } },
    { "14", code = "132", part_of = both "private_annuity_age",
      label = { en = "Private annuity: start", de = "Private Leibrente: Beginn" } },
    { "14", code = "182", part_of = second "further_annuity.1.start_age",
      label = { en = "Start of the second", de = "Beginn der 2. Rente" } },
    { "15", code = "136/186", part_of = both "private_annuity_age",
      label = { en = "Birth date of another relevant person", de = "Geburtsdatum anderer maßgebender Person" } },
    { "16", part_of = both "private_annuity_age",
      label = { en = "Ends with the death of", de = "Erlischt mit dem Tod von" } },
    { "17", code = "133", part_of = both "private_annuity_term",
      label = { en = "Ends at the latest on", de = "Erlischt spätestens am" } },
    { "17", code = "183", part_of = second "further_annuity.1.term",
      label = { en = "The same of the second annuity", de = "Dasselbe der 2. Rente" } },
    { "18", code = "134/184", part_of = "extraordinary_income",
      label = { en = "Within 13: arrears", de = "In 13: Nachzahlung" } },
    { en = "Other annuities", de = "Andere Leibrenten" },
    { "19", code = "141/191", part_of = private("private_annuity", "amount"),
      label = {
        en = "Other annuity (such as from a sale): amount",
        de = "Andere Leibrente (z. B. aus Veräußerung): Betrag",
      } },
    { "20", code = "142/192", part_of = private("private_annuity_age", "start_age"),
      label = { en = "Other annuity: start", de = "Andere Leibrente: Beginn" } },
    { "21", code = "146/196", part_of = private("private_annuity_age", "start_age"),
      label = { en = "Birth date of another relevant person", de = "Geburtsdatum anderer maßgebender Person" } },
    { "22", part_of = private("private_annuity_age", "start_age"),
      label = { en = "Ends with the death of", de = "Erlischt mit dem Tod von" } },
    { "23", code = "143/193", part_of = private("private_annuity_term", "term"),
      label = { en = "Ends at the latest on", de = "Erlischt spätestens am" } },
    { "24", code = "144/194", part_of = "extraordinary_income",
      label = { en = "Within 19: arrears", de = "In 19: Nachzahlung" } },
    { en = "Expenses", de = "Werbungskosten" },
    { "25", code = "800", part_of = both "recurring_income_expenses",
      label = { en = "Expenses of 4, 13, 19", de = "Werbungskosten zu 4, 13, 19" } },
    { "26", code = "801", part_of = "extraordinary_income",
      label = { en = "Expenses of arrears 9, 18, 24", de = "Werbungskosten zu Nachzahlungen 9, 18, 24" } },
    { "27", code = "702", not_covered = "resident_of_belgium",
      label = { en = "Within 4: treaty with Belgium", de = "In 4: DBA Belgien" } },
    { "28", code = "807", not_covered = "resident_of_belgium",
      label = { en = "Expenses of 27", de = "Werbungskosten zu 27" } },
    -- Losses are set off against later income of the same scheme alone (§ 15b Abs. 1, § 22 Nr. 1 Satz 1 EStG).
    { "29", part_of = both "other_recurring_income",
      label = {
        en = "Tax deferral schemes: what their own earlier losses leave",
        de = "Steuerstundungsmodelle: was deren eigene frühere Verluste übrig lassen",
      } },
  },
}
