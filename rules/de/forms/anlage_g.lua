-- Anlage G. Most of 2024 was read as blocks, no line of 2025.

local people = require "forms.people"
local both = people.both

form "anlage_g" {
  label    = { en = "Annex G: trade", de = "Anlage G: Gewerbebetrieb" },
  source   = "Vordruck Anlage G 2024 nach Haufe; 2025 wurde nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2024 },
  of       = people.of,
  papers   = true,
  lines    = {
    { "4", years = { 2024 }, decides_nothing = true,
      label = { en = "1st business: what it is", de = "1. Betrieb: Bezeichnung" } },
    { "5", is = both "income_from_trade",
      label = { en = "Profit as a sole trader", de = "Gewinn als Einzelunternehmer" } },
    { "6–8", years = { 2024 }, part_of = both "income_from_trade",
      label = { en = "Further businesses", de = "Weitere Betriebe" } },
    { "9–11", years = { 2024 }, part_of = both "trade_profit",
      label = { en = "By separate determination", de = "Laut gesonderter Feststellung" } },
    { "12–39", label = { en = "Partnerships", de = "Beteiligungen" }, part_of = both "trade_shares" },
    { "43", years = { 2024 }, decides_nothing = true,
      label = { en = "Business identification number", de = "Wirtschafts-IdNr." } },
    { "47", years = { 2024 }, not_covered = "retained_profits",
      label = { en = "Retained profits (annex 34a)", de = "Thesaurierung (Anlage 34a)" } },
    { "49–55", part_of = both("trade_tax_base_amount", "trade_tax", "trade_shares_base", "trade_shares_tax"),
      label = {
        en = "Base amount of trade tax, trade tax to be paid",
        de = "Gewerbesteuer-Messbetrag, zu zahlende Gewerbesteuer",
      } },
    { "56–58", years = { 2024 }, decides_nothing = true,
      label = { en = "Sale with allowance: what was sold", de = "Veräußerung mit Freibetrag: Bezeichnung" } },
    { "59", part_of = both("business_sale_gain", "sale_allowance_claimed"),
      label = {
        en = "Gain before the allowance, allowance claimed",
        de = "Veräußerungsgewinn vor Freibetrag, Freibetrag beantragt",
      } },
    { "64–66", years = { 2024 }, decides_nothing = true,
      label = { en = "Sale without allowance: what was sold", de = "Veräußerung ohne Freibetrag: Bezeichnung" } },
    { "73–75", years = { 2024 }, part_of = both "business_sale_gain",
      label = { en = "Loss on a sale", de = "Veräußerungsverlust" } },
    { "80–95", part_of = both("substantial_share_gain", "substantial_share_sold"),
      label = { en = "Share in a company", de = "Anteil an einer Kapitalgesellschaft" } },
    { "96–107", years = { 2024 }, label = { en = "Other (block)", de = "Sonstiges (Block)" }, not_covered = true },
  },
}
