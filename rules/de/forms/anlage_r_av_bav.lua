-- Anlage R-AV/bAV: two benefits a paper, whose codes differ by 50. Numbers of the provider's notice (LM) say which
-- law taxes a benefit: no. 4 like statutory pensions, nos. 5 and 6 by the income share.

local people = require "forms.people"
local both = people.both

local at_once = {
  { "other_recurring_income", "extraordinary_income" }, { "spouse.other_recurring_income", "extraordinary_income" },
}

form "anlage_r_av_bav" {
  label    = { en = "Annex R-AV/bAV: company pensions", de = "Anlage R-AV/bAV: betriebliche Renten" },
  source   = "§ 22 Nr. 5 EStG; Vordruck Anlage R-AV/bAV 2025 nach einer Abschrift (github.com/Harouda-code/harouda)",
  years    = { 2024, 2025 },
  numbered = { 2025 },
  of       = people.of,
  papers   = true,
  lines    = {
    { "4", code = "500/550", part_of = both "other_recurring_income",
      label = {
        en = "Riester, pension fund, direct insurance, fully taxed (no. 1)",
        de = "Riester, Pensionsfonds, Pensionskasse, Direktversicherung, voll steuerpflichtig (Nr. 1)",
      } },
    { "5–8", code = "501/551", not_covered = true,
      label = {
        en = "Pension funds with the allowance for pensions (no. 2)",
        de = "Pensionsfonds mit Versorgungsfreibetrag (Nr. 2)",
      } },
    { "9", code = "525/575", part_of = at_once,
      label = { en = "Small pension paid off at once (no. 3)", de = "Abfindung einer Kleinbetragsrente (Nr. 3)" } },
    { "10", code = "505/555", part_of = both "statutory_pension",
      label = { en = "Company pension taxed like a statutory one (no. 4)", de = "Leistung nach Nr. 4" } },
    { "11", code = "526/576", part_of = both "pension_adjustment",
      label = { en = "In it: raises", de = "Darin: Rentenanpassungsbetrag" } },
    { "12–14", code = "506/556", part_of = both "statutory_pension_start_year",
      label = { en = "Start; of the one before start and end", de = "Beginn; der vorherigen Beginn und Ende" } },
    { "15", code = "507/557", part_of = both "private_annuity",
      label = { en = "Annuity for life (nos. 5, 9a)", de = "Leibrente (Nr. 5, 9a)" } },
    { "16–17", code = "508/558", part_of = both "private_annuity_age",
      label = { en = "Its start, other relevant person", de = "Beginn, andere maßgebende Person" } },
    { "18", code = "509/559", part_of = both "private_annuity",
      label = { en = "Annuity for a time (nos. 6, 9b)", de = "Abgekürzte Leibrente (Nr. 6, 9b)" } },
    { "19", code = "510/560", part_of = both "private_annuity_age", label = { en = "Its start", de = "Beginn" } },
    { "20", code = "511/561", part_of = both "private_annuity_term",
      label = { en = "Ends at the latest on", de = "Erlischt spätestens am" } },
    { "21", code = "512/562", part_of = both "other_recurring_income",
      label = {
        en = "Other benefits, harmful use (nos. 7, 8, 10, 9c, 9d)",
        de = "Andere Leistungen, schädliche Verwendung (Nr. 7, 8, 10, 9c, 9d)",
      } },
    { "22–25", code = "535/585", not_covered = true,
      label = { en = "Subsidised home: dissolved at once", de = "Wohnförderkonto: Auflösungsbetrag" } },
    { "26", code = "516/566", part_of = "extraordinary_income",
      label = { en = "Arrears of several years (no. 11)", de = "Nachzahlungen für mehrere Jahre (Nr. 11)" } },
    { "27–33", code = "802/803/806/808/809/805/811", part_of = both "recurring_income_expenses",
      label = { en = "Expenses", de = "Werbungskosten" } },
  },
}
