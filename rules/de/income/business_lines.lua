-- Lines of cash accounting (Anlage EÜR) that the law limits or spreads: entertaining, pools of assets, investment
-- deductions and special depreciation, and a room at home. None of them is to be given in monthly_expenses again.

local sections = require "income.sections"

parameter "entertaining_share" {
  source = "§ 4 Abs. 5 Satz 1 Nr. 2 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2004-01-01"] = 0.7 },   -- Haushaltsbegleitgesetz 2004, BGBl. 2003 I S. 3076
}

parameter "asset_pools" {
  source = "§ 6 Abs. 2a EStG",
  type   = count(10),
  until_changed = true,
  since  = { ["2008-01-01"] = 5 },   -- Unternehmensteuerreformgesetz 2008, BGBl. 2007 I S. 1912
}

parameter "investment_deductions" {
  source = "§ 7g Abs. 1 und 5, § 52 Abs. 16 EStG",
  type   = record { share = rate, profit_upto = money, sum_upto = money, special = rate }, per = "year",
  note   = "A share of planned costs, for profits by cash accounting up to `profit_upto`, in four years together no "
    .. "more than `sum_upto`; `special` is the share of the cost for special depreciation within five years, of assets "
    .. "acquired since then.",
  until_changed = true,
  since  = {
    -- Unternehmensteuerreformgesetz 2008, BGBl. 2007 I S. 1912; the limits of 2009 and 2010 were higher
    ["2011-01-01"] = { share = 0.4, profit_upto = 100000, sum_upto = 200000, special = 0.2 },
    -- Jahressteuergesetz 2020, BGBl. I S. 3096
    ["2020-01-01"] = revised {
      ["2020-12-28"] = { share = 0.5, profit_upto = 200000, sum_upto = 200000, special = 0.2 },
    },
    -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
    ["2024-01-01"] = revised {
      ["2024-03-27"] = { share = 0.5, profit_upto = 200000, sum_upto = 200000, special = 0.4 },
    },
  },
}

parameter "small_businesses" {
  source = "§ 19 Abs. 1 UStG",
  type   = record { year_before = money, year = money }, per = "year",
  note   = "Until 2024 with the tax on it, and this year's as expected when it begins; since 2025 without.",
  until_changed = true,
  since  = {
    ["2003-01-01"] = { year_before = 17500, year = 50000 },   -- Kleinunternehmerförderungsgesetz, BGBl. 2003 I S. 1550
    -- Drittes Bürokratieentlastungsgesetz vom 22.11.2019, BGBl. I S. 1746
    ["2020-01-01"] = revised { ["2019-11-28"] = { year_before = 22000, year = 50000 } },
    -- Jahressteuergesetz 2024, BGBl. 2024 I Nr. 387
    ["2025-01-01"] = revised { ["2024-12-05"] = { year_before = 25000, year = 100000 } },
  },
}

local function works(case) return case.annual_receipts > 0 end

-- A fact of the business: `kind` has its type and limits.
local function line(name, kind, label, ask, help, source, asked)
  input(name) {
    label   = { en = label[1], de = label[2] },
    ask     = { en = ask[1], de = ask[2] },
    help    = { en = help[1], de = help[2] },
    section = sections.freelance,
    source  = source,
    type    = kind.type or money,
    per     = not kind.type and (kind.per or "year") or nil,
    min     = kind.min,
    max     = kind.max,
    default = kind.default,
    aliases = kind.aliases,
    ask_if  = asked or works,
    entries = kind.entries,
  }
end

local function amount(aliases) return { min = 0, max = 1000000000, default = 0, aliases = aliases } end

line("entertaining", amount { "bewirtung", "bewirtungskosten" }, { "Entertaining", "Bewirtung" },
  { "What did entertaining for business cost in {year}?",
    "Was kosteten Bewirtungen aus geschäftlichem Anlass {year}?" },
  { "All of it, as far as it is adequate and shown; 70 % count.",
    "Ganz, soweit angemessen und nachgewiesen; 70 % zählen." }, "§ 4 Abs. 5 Satz 1 Nr. 2 EStG")

for age = 0, 4 do
  local en, de = "of this year", "dieses Jahres"
  if age > 0 then
    en = age .. (age == 1 and " year before" or " years before")
    de = age .. (age == 1 and " Jahr zuvor" or " Jahre zuvor")
  end
  line("asset_pool_" .. age, amount(), { "Pool of assets, " .. en, "Sammelposten, " .. de },
    { "What was the pool of assets, " .. en .. "?", "Wie hoch war der Sammelposten, " .. de .. "?" },
    { "Assets above €250 (until 2017 above €150) and up to €1,000 each, all of a year: a fifth in each of five years.",
      "Wirtschaftsgüter über 250 € (bis 2017 150 €) bis 1.000 €, alle eines Jahres: je ein Fünftel in fünf Jahren." },
    "§ 6 Abs. 2a EStG")
end

line("planned_investments", amount(),
  { "Planned cost of investments", "Voraussichtliche Kosten geplanter Investitionen" },
  { "What will assets of the next three years cost for which you take an investment deduction?",
    "Was kosten Wirtschaftsgüter der nächsten drei Jahre, für die Sie einen Investitionsabzug wollen?" },
  { "Movable assets for nine tenths of business use. Half of their cost is deducted now, until 2019 two fifths.",
    "Bewegliche, zu neun Zehnteln betrieblich genutzte. Die Hälfte wird jetzt abgezogen, bis 2019 40 %." },
  "§ 7g Abs. 1 EStG", function(case) return works(case) and case.year >= 2011 end)   -- figures before are not modelled

line("investment_deductions_open", amount(),
  { "Investment deductions of three years still open", "Noch offene Investitionsabzugsbeträge dreier Jahre" },
  { "What investment deductions of the three years before are still open?",
    "Welche Investitionsabzugsbeträge der drei Vorjahre sind noch offen?" },
  { "Neither used for an asset nor given back: with those of this year no more than €200,000.",
    "Weder verwendet noch rückgängig gemacht: mit denen dieses Jahres höchstens 200.000 €." },
  "§ 7g Abs. 1 Satz 4 EStG", function(case) return case.planned_investments > 0 end)

line("special_depreciation", amount { "sonderabschreibung" }, { "Special depreciation", "Sonderabschreibungen" },
  { "How much special depreciation do you take in {year}?", "Welche Sonderabschreibungen nehmen Sie {year}?" },
  { "Of the year of acquisition and four more, 40 % of the cost together (20 % if acquired before 2024); not if the "
    .. "profit of the year before acquisition was above the limit.",
    "Im Jahr der Anschaffung und vier weiteren zusammen 40 % der Kosten (20 % bei Anschaffung vor 2024); nicht, wenn "
      .. "der Gewinn des Vorjahres die Grenze überstieg." },
  "§ 7g Abs. 5 und 6 EStG")

line("business_workroom_costs", amount(),
  { "Costs of a room for the business at home", "Häusliches Arbeitszimmer im Betrieb" },
  { "What did a room at home cost that is the centre of all your work?",
    "Was kostete ein Arbeitszimmer, das Mittelpunkt Ihrer gesamten Arbeit ist?" },
  { "In the months in which it is. Since 2023 a sum for the year counts if that is less.",
    "In den Monaten, in denen es das ist. Seit 2023 gilt eine Jahrespauschale, wenn das weniger ist." },
  "§ 4 Abs. 5 Satz 1 Nr. 6b EStG")

line("business_workroom_months", { type = count(12), default = 0 },
  { "Months with a room for the business at home", "Monate mit Arbeitszimmer im Betrieb" },
  { "For how many whole months was it the centre of your work?", "In wie vielen vollen Monaten war es Mittelpunkt?" },
  { "0 if there is none. Days at home do not count for the time.",
    "0, wenn es keines gibt. Für die Zeit gibt es keine Tagespauschale." }, "§ 4 Abs. 5 Satz 1 Nr. 6b Satz 4 EStG")

-- Value added tax passes through the accounts: what comes in is a receipt, what is paid is an expense of its year.
for name, texts in pairs {
  vat_received   = {
    { "Value added tax received", "Vereinnahmte Umsatzsteuer" },
    { "How much value added tax did customers pay?", "Wie viel Umsatzsteuer haben Kunden gezahlt?" },
  },
  vat_refunded   = {
    { "Value added tax paid back by the tax office", "Vom Finanzamt erstattete Umsatzsteuer" },
    { "How much value added tax did the tax office pay back?", "Wie viel Umsatzsteuer hat das Finanzamt erstattet?" },
  },
  input_vat_paid = {
    { "Input tax paid", "Gezahlte Vorsteuer" },
    { "How much value added tax was on what you bought?", "Wie viel Vorsteuer enthielten Ihre Einkäufe?" },
  },
  vat_paid       = {
    { "Value added tax paid to the tax office", "An das Finanzamt gezahlte Umsatzsteuer" },
    { "How much value added tax did you pay to the tax office?",
      "Wie viel Umsatzsteuer haben Sie an das Finanzamt gezahlt?" },
  },
} do
  local paid, comes_in = amount(), name == "vat_received" or name == "vat_refunded"
  paid.entries = { kind = name, flow = comes_in and "in" or "out" }
  line(name, paid, texts[1], texts[2],
    { "In the year in which it is paid; receipts and expenses themselves stand without it.",
      "Im Jahr der Zahlung; Einnahmen und Ausgaben selbst stehen netto." },
    "§ 4 Abs. 3, § 11 EStG, H 9b EStH", function() return false end)
end

line("profit_corrections", { min = -1000000000, max = 1000000000, default = 0 },
  { "Other corrections of the profit", "Übrige Korrekturen des Gewinns" },
  { "By how much do other corrections raise the profit?", "Um wie viel erhöhen übrige Korrekturen den Gewinn?" },
  { "Reserves released less those made, interest of § 4 (4a), a change of accounting method, shares of partnerships, "
    .. "less receipts that are free: lines 79 to 104 of Anlage EÜR. Below zero they lower it.",
    "Aufgelöste abzüglich gebildeter Rücklagen, Zinsen nach § 4 Abs. 4a, Wechsel der Gewinnermittlung, Beteiligungen, "
      .. "abzüglich steuerfreier Einnahmen: Zeilen 79 bis 104 der Anlage EÜR. Unter null mindern sie ihn." },
  "§§ 3, 3c, 4 Abs. 4a, 6b, 6c EStG", function() return false end)

line("turnover_year_before", { min = 0, max = 1000000000 }, { "Turnover of the year before", "Umsatz des Vorjahres" },
  { "What was the turnover of the year before?", "Wie hoch war der Umsatz des Vorjahres?" },
  { "As § 19 UStG counts it; until 2024 with value added tax on it.",
    "Nach § 19 UStG; bis 2024 mit der darauf entfallenden Umsatzsteuer." },
  "§ 19 Abs. 1 UStG", function() return false end)

rule "small_business" {
  section = sections.freelance,
  source  = "§ 19 Abs. 1 UStG",
  type    = boolean,
  compute = function(case, law)
    local limits = law.small_businesses
    return case.turnover_year_before <= limits.year_before and case.annual_receipts <= limits.year
  end,
}

rule "entertaining_deducted" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 2 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    return case.entertaining > 0 and round(case.entertaining * law.entertaining_share, 0.01) or 0
  end,
}

rule "asset_pools_deducted" {
  section = sections.freelance,
  source  = "§ 6 Abs. 2a EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local pools = case.asset_pool_0 + case.asset_pool_1 + case.asset_pool_2 + case.asset_pool_3 + case.asset_pool_4
    return pools > 0 and round(pools / law.asset_pools, 0.01) or 0
  end,
}

rule "business_workroom_deducted" {
  section = sections.freelance,
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6b EStG",
  type    = money, per = "year",
  compute = function(case, law)
    if case.business_workroom_months <= 0 then
      return 0
    end
    local year_sum = law.workroom_limits.year_sum
    return max(case.business_workroom_costs, year_sum and year_sum * case.business_workroom_months / 12 or 0)
  end,
}

rule "profit_before_investment_deduction" {
  section = sections.freelance,
  source  = "§ 7g Abs. 1 Satz 2 Nr. 1 Buchst. b EStG",
  type    = money, per = "year",
  compute = function(case)
    return case.annual_receipts + case.private_car_use - case.annual_expenses - case.business_travel
      - case.business_home_allowance - case.depreciation - case.special_depreciation - case.entertaining_deducted
      - case.asset_pools_deducted - case.business_workroom_deducted + case.vat_received + case.vat_refunded
      - case.input_vat_paid - case.vat_paid + case.profit_corrections
  end,
}

example "Value added tax and corrections in the profit" {
  year   = 2025,
  given  = {
    further_receipts = 80000, further_expenses = 10000, vat_received = 15200, vat_refunded = 0.01,
    input_vat_paid = 1900, vat_paid = 12000.02, profit_corrections = -300,
  },
  expect = { annual_receipts = 80000, profit_before_investment_deduction = 70999.99, profit = 70999.99 },
  source = "By hand from § 4 Abs. 3 EStG: 70,000 with 15,200.01 less 13,900.02 and 300",
}

example "Entertaining, pools of assets and a room at home on their lines" {
  year   = 2025,
  given  = {
    further_receipts = 80000, entertaining = 1000.01, asset_pool_0 = 900, asset_pool_4 = 1000.03,
    business_workroom_months = 6, business_workroom_costs = 500,
  },
  -- 70 % of 1,000.01; a fifth of 1,900.03; half of 1,260
  expect = {
    entertaining_deducted = 700.01, asset_pools_deducted = 380.01, business_workroom_deducted = 630,
    profit_before_investment_deduction = 78289.98,
  },
  source = "By hand from § 4 Abs. 5 Satz 1 Nr. 2 and 6b, § 6 Abs. 2a EStG",
}

example "A fifth of pools of assets that is rounded down" {
  year   = 2025,
  given  = { further_receipts = 80000, asset_pool_1 = 1900.02 },
  expect = { asset_pools_deducted = 380, profit_before_investment_deduction = 79620 },
  source = "By hand from § 6 Abs. 2a EStG: a fifth of 1,900.02",
}

rule "investment_deduction" {
  section = sections.freelance,
  source  = "§ 7g Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    if case.planned_investments <= 0 then
      return 0
    end
    local figures = law.investment_deductions
    if case.profit_before_investment_deduction > figures.profit_upto then
      return 0
    end
    return clamp(floor(case.planned_investments * figures.share, 0.01), 0,
      max(0, figures.sum_upto - case.investment_deductions_open))
  end,
}

check "deduction_within_half" {
  of      = "asset",
  grade   = "impossible",
  -- § 7g Abs. 2 Satz 3: at most half, until 2019 two fifths
  holds   = function(asset) return asset.deduction_used <= asset.cost / 2 end,
  message = {
    en = "an investment deduction of {deduction_used} is more than half of the cost of {cost}",
    de = "ein Investitionsabzugsbetrag von {deduction_used} ist mehr als die Hälfte der Kosten von {cost}",
  },
  source  = "§ 7g Abs. 2 EStG",
}

check "one_room_for_work" {
  holds   = function(case) return case.business_workroom_months == 0 or case.workroom == "none" end,
  message = {
    en = "a room for work is deducted from wages and from the profit: one sum holds for all work of a person",
    de = "ein Arbeitszimmer ist bei Lohn und Gewinn abgezogen: je Person gilt ein Betrag für alle Arbeit",
  },
  source  = "§ 4 Abs. 5 Satz 1 Nr. 6b EStG",
}

caveat "special_depreciation_later" {
  concerns = { "profit_before_investment_deduction" },
  when     = function(case) return case.special_depreciation > 0 end,
  text     = {
    en = "Special depreciation counts as given. Its limit of the cost, and the depreciation of what is left after its "
      .. "five years, are not worked out.",
    de = "Sonderabschreibungen zählen, wie sie angegeben sind. Ihre Grenze und die Abschreibung des Rests nach den "
      .. "fünf Jahren werden nicht berechnet.",
  },
  source   = "§ 7g Abs. 5, § 7a Abs. 9 EStG",
}

caveat "no_investment_deduction" {
  concerns = { "investment_deduction" },
  when     = function(case) return case.planned_investments > 0 and eq(case.investment_deduction, 0) end,
  text     = {
    en = "There is no investment deduction: the profit, or what is open of earlier years, is above the limit.",
    de = "Es gibt keinen Investitionsabzugsbetrag: Gewinn oder noch offene Beträge übersteigen die Grenze.",
  },
  source   = "§ 7g Abs. 1 Satz 2 Nr. 1 und Satz 4 EStG",
}

property "an investment deduction is at most its share and its limit" {
  source  = "§ 7g Abs. 1 EStG",
  given   = { "further_receipts", "planned_investments", "investment_deductions_open", business_travel = 0 },
  holds   = function(case, law)
    return case.investment_deduction >= 0 and case.investment_deduction <= case.planned_investments
      and case.investment_deduction <= law.investment_deductions.sum_upto
  end,
  from    = "2011-01-01",
}

property "lines of the business never raise the profit" {
  source  = "§ 4 Abs. 5, § 6 Abs. 2a, § 7g EStG",
  over    = { "entertaining", "asset_pool_0", "asset_pool_3", "special_depreciation", "business_workroom_costs" },
  given   = { "further_receipts", planned_investments = 0 },
  falling = "profit",
  from    = "2020-01-01",
}
