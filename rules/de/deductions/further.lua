-- § 10 Abs. 1a Nr. 2 bis 4 und § 10b Abs. 1a EStG: special expenses that few have; § 33 EStG: a funeral; § 33a Abs. 1
-- Satz 6 EStG: how much maintenance somebody's net income bears; § 35c Abs. 1 Satz 4: the energy adviser.

local sections  = require "deductions.sections"
local splitting = require "assessment.splitting"

parameter "foundation_gifts_most" {
  source = "§ 10b Abs. 1a Satz 1 EStG",
  type   = money, per = "once",
  note   = "For one person; doubled for spouses who file jointly.",
  until_changed = true,
  -- Ehrenamtsstärkungsgesetz vom 21.03.2013, BGBl. I S. 556
  since  = { ["2013-01-01"] = revised { ["2013-03-28"] = 1000000 } },
}

parameter "maintenance_share" {
  source = "BMF 6.4.2022, IV C 8 - S 2285/19/10003 :001, Rz. 22 and 23; before that BMF 7.6.2010, IV C 4 - S "
    .. "2285/07/0006 :001",
  type   = record { step = money, share = rate, most = rate, of_each = rate, of_all = rate }, per = "year",
  note   = "`share` for each full `step` of net income up to `most`, less `of_each` for the spouse and each child up "
    .. "to `of_all`.",
  until_changed = true,
  since  = { ["2010-01-01"] = { step = 500, share = 0.01, most = 0.5, of_each = 0.05, of_all = 0.25 } },
}

parameter "energy_adviser_share" {
  source = "§ 35c Abs. 1 Satz 4 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2020-01-01"] = revised { ["2019-12-30"] = 0.5 } },   -- BGBl. 2019 I S. 2886
}

local function amount(name, section, source, label, ask, help, more)
  local fields = more or {}
  fields.label   = { en = label[1], de = label[2] }
  fields.ask     = { en = ask[1], de = ask[2] }
  fields.help    = { en = help[1], de = help[2] }
  fields.section = section
  fields.source  = source
  fields.type    = money
  fields.per     = fields.per or "year"
  fields.min     = 0
  fields.max     = 10000000000
  if not fields.required then
    fields.default = 0
  end
  fields.required = nil
  input(name)(fields)
end

amount("support_for_transfer", sections.special, "§ 10 Abs. 1a Nr. 2 EStG",
  { "Support for life for a business handed over", "Versorgungsleistungen für eine Betriebsübergabe" },
  { "What support for life did you pay for a business handed over in {year}?",
    "Welche Versorgungsleistungen für einen übergebenen Betrieb zahlten Sie {year}?" },
  { "By contracts since 2008. Of older contracts give the part that counts.",
    "Nach Verträgen seit 2008. Von älteren den abziehbaren Teil angeben." },
  { aliases = { "versorgungsleistungen", "dauernde_last" } })

amount("pension_settlement_avoided", sections.special, "§ 10 Abs. 1a Nr. 3 EStG",
  { "Payments in place of a sharing of pensions", "Ausgleichsleistungen zur Vermeidung des Versorgungsausgleichs" },
  { "What did you pay to avoid a sharing of pensions in {year}?",
    "Was zahlten Sie {year} zur Vermeidung eines Versorgungsausgleichs?" },
  { "With the consent of the recipient, who pays tax on it; since 2015.",
    "Mit Zustimmung des Empfängers, der sie versteuert; seit 2015." },
  { ask_if = function(case) return case.year >= 2015 end })   -- Gesetz vom 22.12.2014, BGBl. I S. 2417

amount("pension_settlement_paid", sections.special, "§ 10 Abs. 1a Nr. 4 EStG; until 2014 § 10 Abs. 1 Nr. 1b EStG",
  { "Pensions shared by the law of obligations", "Schuldrechtlicher Versorgungsausgleich" },
  { "What part of a taxed pension did you pass on in {year}?",
    "Welchen Teil einer versteuerten Rente gaben Sie {year} ab?" },
  { "As far as the pension itself is taxed.", "Soweit die zugrunde liegende Rente besteuert wird." })

amount("foundation_gifts", sections.donations, "§ 10b Abs. 1a EStG",
  { "Gifts to the assets of a foundation to be deducted", "Abzuziehende Vermögensstockspenden" },
  { "What of gifts to the assets of a foundation do you deduct in {year}?",
    "Was von Spenden in den Vermögensstock einer Stiftung ziehen Sie {year} ab?" },
  { "Of this year and the nine before, as you choose; not in donations.",
    "Aus diesem Jahr und den neun davor, nach Wahl; nicht in donations." },
  { aliases = { "vermoegensstockspende", "vermögensstockspende" } })

amount("foundation_gifts_deducted_before", sections.donations, "§ 10b Abs. 1a Satz 3 EStG",
  { "Of such gifts deducted in the nine years before", "Davon in den neun Vorjahren abgezogen" },
  { "How much of such gifts was deducted in the nine years before?",
    "Wie viel solcher Spenden wurde in den neun Vorjahren abgezogen?" },
  { "The limit holds for ten years.", "Der Höchstbetrag gilt für zehn Jahre." },
  { per = "once", ask_if = function(case) return case.foundation_gifts > 0 end })

amount("funeral_costs", sections.burdens, "§ 33 Abs. 2 EStG; R 33.4, H 33.1-33.4 EStH",
  { "Funeral of a relative", "Beerdigungskosten" },
  { "What did the funeral of a relative cost in {year}?", "Was kostete {year} die Beerdigung eines Angehörigen?" },
  { "Directly for it and as far as adequate: grave, coffin, undertaker, stone; no meals, clothes or travel.",
    "Unmittelbar und angemessen: Grab, Sarg, Bestatter, Stein; keine Bewirtung, Trauerkleidung, Reisen." },
  { aliases = { "beerdigung" } })

amount("estate", sections.burdens, "H 33.1-33.4 (Bestattungskosten) EStH",
  { "Estate and death benefits", "Nachlass und Sterbegelder" },
  { "What were the estate and death benefits worth?", "Was waren Nachlass und Sterbegelder wert?" },
  { "The funeral counts as far as it cost more.", "Die Beerdigung zählt, soweit sie mehr kostete." },
  { per = "once", ask_if = function(case) return case.funeral_costs > 0 end })

amount("energy_adviser_costs", { en = "Reductions of the tax", de = "Steuerermäßigungen" }, "§ 35c Abs. 1 Satz 4 EStG",
  { "Energy adviser for a renovation", "Energieberater für energetische Maßnahmen" },
  { "What did an energy adviser cost for a renovation finished in {year}?",
    "Was kostete ein Energieberater für eine {year} abgeschlossene Maßnahme?" },
  { "Admitted by the BAFA, for planning or watching over the work; not in energy_renovation_1.",
    "Vom BAFA zugelassen, zur Planung oder Begleitung; nicht in energy_renovation_1." },
  { aliases = { "energieberater" }, ask_if = function(case) return case.energy_renovation_1 > 0 end })

amount("net_income_for_maintenance", sections.burdens, "BMF 6.4.2022, IV C 8 - S 2285/19/10003 :001, Rz. 9 to 23",
  { "Your net income, for maintenance", "Ihr Nettoeinkommen für die Opfergrenze" },
  { "What is your net income of {year}?", "Wie hoch ist Ihr Nettoeinkommen {year}?" },
  { "All income, taxed or not, with child benefit, less taxes, contributions and the lump sum for work. 0 leaves "
      .. "maintenance without this limit, as for a partner in one household.",
    "Alle Einkünfte und steuerfreien Einnahmen mit Kindergeld, abzüglich Steuern, Beiträgen und "
      .. "Arbeitnehmer-Pauschbetrag. Bei 0 gilt keine Opfergrenze, wie beim Partner im Haushalt." },
  { ask_if = function(case) return case.supported[1].maintenance > 0 end })

rule "foundation_gifts_deducted" {
  section = sections.donations,
  source  = "§ 10b Abs. 1a EStG",
  type    = money, per = "year",
  compute = function(case, law)
    if case.foundation_gifts <= 0 then
      return 0
    end
    local most = splitting.persons(case) * law.foundation_gifts_most
    return clamp(most - case.foundation_gifts_deducted_before, 0, case.foundation_gifts)
  end,
}

rule "further_special_expenses" {
  section = sections.special,
  source  = "§ 10 Abs. 1a Nr. 2 bis 4, § 10b Abs. 1a EStG",
  type    = money, per = "year",
  compute = function(case)
    return case.support_for_transfer + case.pension_settlement_avoided + case.pension_settlement_paid
      + case.foundation_gifts_deducted
  end,
}

rule "funeral_counted" {
  section = sections.burdens,
  source  = "§ 33 Abs. 2 EStG; H 33.1-33.4 EStH",
  type    = money, per = "year",
  compute = function(case) return max(0, case.funeral_costs - case.estate) end,
}

rule "energy_adviser_reduction" {
  section = { en = "Reductions of the tax", de = "Steuerermäßigungen" },
  source  = "§ 35c Abs. 1 Satz 4 EStG",
  type    = number,
  compute = function(case, law)
    return case.energy_adviser_costs > 0 and case.energy_adviser_costs * law.energy_adviser_share or 0
  end,
}

rule "maintenance_limit" {
  section = sections.burdens,
  source  = "§ 33a Abs. 1 EStG; BMF 6.4.2022, IV C 8 - S 2285/19/10003 :001, Rz. 22 and 23",
  type    = money, per = "year",
  compute = function(case, law)
    local figures = law.maintenance_share
    local net     = case.net_income_for_maintenance
    local others  = case.children + (case.filing == "joint" and 1 or 0)
    local share   = min(figures.most, floor(net / figures.step) * figures.share)
      - min(figures.of_all, figures.of_each * others)
    return floor(max(0, share) * net, 0.01)
  end,
}

check "pension_settlement_since_2015" {
  grade   = "impossible",
  to      = "2014-12-31",
  holds   = function(case) return eq(case.pension_settlement_avoided, 0) end,
  message = {
    en = "payments in place of a sharing of pensions are deducted since 2015 only",
    de = "Ausgleichsleistungen zur Vermeidung des Versorgungsausgleichs sind erst seit 2015 abziehbar",
  },
  source  = "§ 10 Abs. 1a Nr. 3 EStG",
}

property "special expenses that few have never raise the tax" {
  source  = "§ 10 Abs. 1a, § 10b Abs. 1a, § 33 EStG",
  over    = { "support_for_transfer", "pension_settlement_paid", "foundation_gifts", "funeral_costs" },
  given   = { "wages", without_contributions = true, children = 0 },
  falling = "total_tax",
  from    = "2013-01-01",
}

example "What a net income of 21,000 bears" {
  year   = 2024,
  given  = {
    net_income_for_maintenance = 21000, supported_1_maintenance = 9500, supported_1_income = 0, total_income = 40000,
  },
  expect = { maintenance_limit = 8820, maintenance_deducted = 8820 },
  source = "steuererklaerung-polizei.de, Feldhilfe 2024, Nettoeinkommen: 42 % of 21,000",
}

example "Maintenance of a parent in a country of the second group" {
  year   = 2026,
  given  = {
    supported_1_maintenance = 9500, supported_1_income = 0, supported_1_country = "half", total_income = 40000,
  },
  expect = { maintenance_deducted = 6174 },
  source = "Worked by hand from § 33a Abs. 1 Satz 1 and 6 EStG: half of 12,348",
}
