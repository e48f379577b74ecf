-- Anlage KAP. Lines 27 to 36 and 46 to 55 were read as blocks. Since the Jahressteuergesetz 2024 losses on futures, bad
-- debts and worthless assets are set off like others in all open cases (§ 20 Abs. 6, § 52 Abs. 28 EStG): what is told
-- of capital has them in it. Income of a family foundation is capital income with the saver's allowance, by the flat
-- tax or the tariff as if it came without the foundation (§ 15 Abs. 8 AStG); losses of a deferral scheme are set off
-- against its own later income alone (§ 15b Abs. 1, § 20 Abs. 7 EStG).

local people = require "forms.people"
local both = people.both

form "anlage_kap" {
  label  = { en = "Annex KAP: capital income", de = "Anlage KAP: Kapitalvermögen" },
  source = "Vordrucke Anlage KAP 2024 und 2025 (formulare-bfinv.de), nach einer Abschrift; Zeilen 27 bis 36 und 46 "
    .. "bis 55 nach der Gliederung bei Haufe, Einkünfte aus Kapitalvermögen, 12.2.1, und Anlage KAP 2024, 6; "
    .. "Zeilen 49 bis 54 auch nach NWB, Spezial Steuererklärungen 2015, Teil G",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { "4", is = "capital_by_tariff", word = "yes",
      label = { en = "Tariff asked for if better", de = "Günstigerprüfung beantragt" } },
    { "5", decides_nothing = true,
      label = { en = "Check of the tax withheld", de = "Überprüfung des Steuereinbehalts" } },
    { "6", decides_nothing = true,
      label = { en = "Church tax due but not withheld", de = "Kirchensteuerpflichtig, aber keine einbehalten" } },
    { "7", part_of = both "capital_receipts",
      label = { en = "Income with German withholding", de = "Erträge mit inländischem Steuerabzug" } },
    { "8", label = { en = "Within 7: gains on shares", de = "In 7: Aktiengewinne" }, part_of = both "share_gains" },
    { "9", part_of = both "capital_receipts",
      label = { en = "Within 7: option premiums, futures", de = "In 7: Stillhalterprämien, Termingeschäfte" } },
    { "10", is = both "old_fund_gains",
      label = { en = "Within 7: protected old fund units", de = "In 7: bestandsgeschützte Alt-Fondsanteile" } },
    { "11", part_of = both "capital_receipts",
      label = { en = "Within 7: substitute basis", de = "In 7: Ersatzbemessungsgrundlage" } },
    { "12", part_of = both "capital_receipts",
      label = { en = "Losses not set off, without shares", de = "Nicht ausgeglichene Verluste ohne Aktien" } },
    { "13", part_of = both "share_gains",
      label = { en = "Losses not set off, on shares", de = "Nicht ausgeglichene Verluste aus Aktien" } },
    { "14", part_of = both "capital_receipts",
      label = { en = "Losses on futures", de = "Verluste aus Termingeschäften" } },
    { "15", part_of = both "capital_receipts",
      label = { en = "Losses on bad debts, worthless assets", de = "Verluste aus Uneinbringlichkeit, Ausbuchung" } },
    { "16", decides_nothing = true,
      label = {
        en = "Saver's allowance used for 7-15, 30, 33",
        de = "Verbrauchter Sparer-Pauschbetrag zu 7-15, 30, 33",
      } },
    { "17", is = both "saver_allowance_used",
      label = {
        en = "Saver's allowance used for income not declared",
        de = "Verbrauchter Sparer-Pauschbetrag zu nicht erklärten Erträgen",
      } },
    { "18", part_of = both "capital_receipts",
      label = { en = "No withholding: German income", de = "Ohne Steuerabzug: inländische Erträge" } },
    { "19", part_of = both "capital_receipts",
      label = { en = "No withholding: foreign income", de = "Ohne Steuerabzug: ausländische Erträge" } },
    { "20", part_of = both "share_gains",
      label = { en = "Within 18, 19: gains on shares", de = "In 18, 19: Aktiengewinne" } },
    { "21", years = { 2024 }, part_of = both "capital_receipts",
      label = {
        en = "Within 18, 19: option premiums, futures",
        de = "In 18, 19: Stillhalterprämien, Termingeschäfte",
      } },
    { "22", part_of = both "capital_receipts",
      label = { en = "Within 18, 19: losses without shares", de = "In 18, 19: Verluste ohne Aktien" } },
    { "23", part_of = both "share_gains",
      label = { en = "Within 18, 19: losses on shares", de = "In 18, 19: Verluste aus Aktien" } },
    { "24", years = { 2024 }, part_of = both "capital_receipts",
      label = { en = "No withholding: losses on futures", de = "Ohne Steuerabzug: Verluste aus Termingeschäften" } },
    { "25", years = { 2024 }, part_of = both "capital_receipts",
      label = {
        en = "No withholding: losses on bad debts",
        de = "Ohne Steuerabzug: Verluste aus Uneinbringlichkeit",
      } },
    { "26", part_of = both "capital_receipts",
      label = { en = "Interest paid by the tax office", de = "Erstattungszinsen vom Finanzamt" } },
    { "26a", part_of = both "capital_receipts",
      label = { en = "Interest from lawsuits and delay", de = "Prozess- und Verzugszinsen" } },
    { "27–34", part_of = both("shareholder_dividends", "other_income"),
      label = {
        en = "Taxed by the tariff: loans to relatives, life insurance, shares by application (block)",
        de = "Tariflich zu besteuern: Darlehen an Nahestehende, Lebensversicherung, Beteiligung auf Antrag (Block)",
      } },
    { "35–36", part_of = "extraordinary_income",
      label = { en = "Reduced rate of § 34 (1) (block)", de = "Ermäßigt nach § 34 Abs. 1 (Block)" } },
    { "37", part_of = "capital_tax_withheld",
      label = { en = "Tax withheld on capital", de = "Kapitalertragsteuer" } },
    { "38", part_of = "capital_surcharge_withheld",
      label = { en = "Surcharge withheld on it", de = "Solidaritätszuschlag dazu" } },
    { "39", part_of = "capital_church_tax_withheld",
      label = { en = "Church tax withheld on it", de = "Kirchensteuer dazu" } },
    { "40", part_of = "foreign_tax_on_capital",
      label = { en = "Foreign tax already credited", de = "Angerechnete ausländische Steuer" } },
    { "41", part_of = "foreign_tax_on_capital",
      label = {
        en = "Foreign tax still to be credited",
        de = "Anrechenbare, noch nicht angerechnete ausländische Steuer",
      } },
    { "42", part_of = "foreign_tax_on_capital",
      label = { en = "Fictitious foreign tax", de = "Fiktive ausländische Quellensteuer" } },
    { "43", part_of = "capital_tax_withheld",
      label = {
        en = "Tax withheld on 28-34 and other income",
        de = "Kapitalertragsteuer zu 28-34 und anderen Einkünften",
      } },
    { "44", part_of = "capital_surcharge_withheld",
      label = { en = "Surcharge on it", de = "Solidaritätszuschlag dazu" } },
    { "45", label = { en = "Church tax on it", de = "Kirchensteuer dazu" }, part_of = "capital_church_tax_withheld" },
    -- A box: what is not credited is left out of 37 and 43.
    { "46", decides_nothing = true,
      label = {
        en = "Tax on dividends not credited in full (§ 36a)",
        de = "Nicht voll anrechenbare Kapitalertragsteuer (§ 36a)",
      } },
    { "47–48", not_covered = "foreign_income",
      label = { en = "Cut of § 11 AStG (block)", de = "Kürzungsbetrag nach § 11 AStG (Block)" } },
    { "49–53", part_of = both("capital_receipts", "other_income"),
      label = {
        en = "Foreign family foundation, income at the flat rate (block)",
        de = "Ausländische Familienstiftung, Einkünfte zum gesonderten Tarif (Block)",
      } },
    { "54", part_of = both("capital_receipts", "other_income"),
      label = {
        en = "Income of a foreign family foundation",
        de = "Einkünfte einer ausländischen Familienstiftung",
      } },
    { "55", part_of = both "capital_receipts",
      label = {
        en = "Tax deferral schemes: what their own earlier losses leave",
        de = "Steuerstundungsmodelle: was deren eigene frühere Verluste übrig lassen",
      } },
  },
}
