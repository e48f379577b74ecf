-- § 6 Abs. 2, § 7 Abs. 1 bis 2a EStG: a freelancer's small assets, at once, and others over their useful life, in a
-- straight line or by falling amounts. Not to be given in monthly_expenses again.

local declining = require "income.declining"
local sections  = require "income.sections"

parameter "small_asset_limits" {
  source = "§ 6 Abs. 2 Satz 1, § 52 Abs. 12 EStG",
  type   = list(record { from = number, upto = money }), per = "once",
  note   = "By the year in which the asset was acquired; without value added tax that is refunded.",
  until_changed = true,
  since  = {
    -- Wachstumsbeschleunigungsgesetz vom 22.12.2009, BGBl. I S. 3950
    ["2010-01-01"] = revised { ["2009-12-30"] = { { from = 2010, upto = 410 } } },
    -- Gesetz gegen schädliche Steuerpraktiken im Zusammenhang mit Rechteüberlassungen vom 27.06.2017, BGBl. I S. 2074,
    -- promulgated on 04.07.2017
    ["2018-01-01"] = revised { ["2017-07-04"] = { { from = 2010, upto = 410 }, { from = 2018, upto = 800 } } },
  },
}

-- As many as a list of assets (Anlage AVEÜR) of a small office has.
local most = 20

input "assets" {
  label   = { en = "Assets bought for the work", de = "Angeschaffte Wirtschaftsgüter" },
  ask     = {
    en = "How many computers, machines or pieces of furniture are deducted in {year}?",
    de = "Wie viele Computer, Geräte oder Möbel werden {year} abgeschrieben?",
  },
  help    = {
    en = "Those bought in {year}, and earlier ones whose useful life is not over.",
    de = "Die {year} angeschafften und frühere, deren Nutzungsdauer nicht um ist.",
  },
  section = sections.freelance,
  source  = "§ 6 Abs. 2, § 7 Abs. 1 EStG",
  type    = count(most),
  default = 0,
  ask_if  = function(case) return case.annual_receipts > 0 end,
}

thing "asset" {
  label      = { en = "Asset", de = "Wirtschaftsgut" },
  section    = sections.freelance,
  source     = "§ 6 Abs. 2, § 7 Abs. 1 EStG",
  at_most    = most,
  counted_by = "assets",
  asks       = { en = "Asset {number}: {ask}", de = "Wirtschaftsgut {number}: {ask}" },
  aliases    = { "asset_{number}_{name}" },
}

-- What of an asset's cost falls to the year: by months, so that the years together make the whole cost.
local function of_year(asset, law, case)
  -- What an investment deduction took off the cost counts no more (§ 7g Abs. 2 Satz 3).
  local cost, year = asset.cost - asset.deduction_used, asset.year
  local upto = 0
  for _, entry in ipairs(law.small_asset_limits) do
    if year >= entry.from then
      upto = entry.upto
    end
  end
  if cost <= upto then
    return eq(year, case.year) and cost or 0
  end
  -- § 7 Abs. 1 Satz 1 is for assets of more than a year (BFH IV R 127/91), and computers may be taken for such of one.
  if asset.life <= 1 then
    return eq(year, case.year) and cost or 0
  end
  local life  = 12 * asset.life
  if asset.method ~= "linear" then
    -- 13: the month of acquisition is used, too.
    local month, years, first = 100 * year + asset.month, case.year - year, 13 - asset.month
    if asset.method == "electric" then
      return declining.of_electric_car(law, cost, month, years)
    end
    if eq(years, 0) then
      return declining.of_first_year(law, cost, month, life, first)
    end
    return declining.of_later_year(law, asset.book_value, month, life, life - first - 12 * (years - 1))
  end
  local begun = 12 * (case.year - year) - (asset.month - 1)
  return round(cost * clamp(begun + 12, 0, life) / life, 0.01) - round(cost * clamp(begun, 0, life) / life, 0.01)
end

local function is_there(asset) return asset.cost > 0 end

input "cost" {
  of      = "asset",
  label   = { en = "Cost", de = "Anschaffungskosten" },
  ask     = { en = "what did it cost?", de = "Was kostete es?" },
  help    = {
    en = "Of a computer, a desk or a machine used for business only; without value added tax that is refunded.",
    de = "Eines Computers, Schreibtischs oder Geräts nur für den Betrieb; ohne erstattete Umsatzsteuer.",
  },
  section = sections.freelance,
  source  = "§ 6 Abs. 2, § 7 Abs. 1 EStG",
  type    = money, per = "once",
  min     = 0,
  max     = 1000000000,
  default = 0,
}

input "year" {
  of      = "asset",
  label   = { en = "Year of acquisition", de = "Jahr der Anschaffung" },
  ask     = { en = "in which year was it bought?", de = "In welchem Jahr wurde es angeschafft?" },
  help    = {
    en = "Small assets are deducted in that year, others over their useful life.",
    de = "Geringwertige werden in diesem Jahr abgezogen, andere über ihre Nutzungsdauer.",
  },
  section = sections.freelance,
  source  = "§ 6 Abs. 2, § 7 Abs. 1 EStG",
  type    = number,
  min     = 2010,
  max     = 9999,
  ask_if  = is_there,
}

input "month" {
  of      = "asset",
  label   = { en = "Month of acquisition", de = "Monat der Anschaffung" },
  ask     = { en = "in which month?", de = "In welchem Monat?" },
  help    = {
    en = "1 to 12: depreciation begins with this month.", de = "1 bis 12: mit ihm beginnt die Abschreibung.",
  },
  section = sections.freelance,
  source  = "§ 7 Abs. 1 Satz 4 EStG",
  type    = number,
  min     = 1,
  max     = 12,
  ask_if  = is_there,
}

input "life" {
  of      = "asset",
  label   = { en = "Useful life in years", de = "Nutzungsdauer in Jahren" },
  ask     = { en = "for how many years is it used?", de = "Wie viele Jahre wird es genutzt?" },
  help    = {
    en = "By the official tables (AfA-Tabellen). Since 2021 computers and software may be given 1: their whole cost "
      .. "is then deducted in the year of acquisition.",
    de = "Nach den amtlichen AfA-Tabellen. Seit 2021 darf für Computer und Software 1 angesetzt werden: dann sind "
      .. "sie im Jahr der Anschaffung ganz abzuziehen.",
  },
  section = sections.freelance,
  source  = "§ 7 Abs. 1 Satz 1 und 2 EStG; BMF 22.2.2022, IV C 3 - S 2190/21/10002 :025",
  type    = number,
  min     = 1,
  max     = 100,
  ask_if  = is_there,
}

input "method" {
  of      = "asset",
  label   = { en = "Method of depreciation", de = "Abschreibungsmethode" },
  ask     = { en = "how is it depreciated?", de = "Wie wird es abgeschrieben?" },
  help    = {
    en = "By falling amounts only if acquired in 2009, 2010, from 2020 to 2022, from April to December 2024 or from "
      .. "July 2025 to 2027; equal parts of the rest are taken as soon as they are more. Electric cars from July "
      .. "2025 on have shares of their own.",
    de = "Degressiv nur bei Anschaffung 2009, 2010, 2020 bis 2022, April bis Dezember 2024 oder Juli 2025 bis 2027; "
      .. "sobald gleiche Teile des Rests mehr sind, gelten sie. Elektrofahrzeuge ab Juli 2025 haben eigene Anteile.",
  },
  section = sections.freelance,
  source  = "§ 7 Abs. 1 bis 3 EStG",
  type    = choice {
    "linear", "declining", "electric",
    labels  = {
      linear    = { en = "Straight line", de = "Linear" },
      declining = { en = "Falling amounts", de = "Degressiv" },
      electric  = { en = "Electric car (75 % at first)", de = "Elektrofahrzeug (75 % im ersten Jahr)" },
    },
    aliases = { declining = { "degressiv" } },
  },
  default = "linear",
  ask_if  = is_there,
}

input "book_value" {
  of      = "asset",
  label   = { en = "Book value at the beginning of the year", de = "Buchwert zu Beginn des Jahres" },
  ask     = {
    en = "what was its book value at the beginning of {year}?",
    de = "Wie hoch war der Buchwert zu Beginn von {year}?",
  },
  help    = {
    en = "As the list of assets (Anlage AVEÜR) of the year before ended.",
    de = "Wie am Ende des Vorjahrs laut Anlageverzeichnis (Anlage AVEÜR).",
  },
  section = sections.freelance,
  source  = "§ 7 Abs. 2 Satz 2 EStG",
  type    = money, per = "once",
  min     = 0,
  ask_if  = function(asset, _, case)
    return is_there(asset) and asset.method == "declining" and asset.year < case.year
  end,
}

input "deduction_used" {
  of      = "asset",
  label   = { en = "Investment deduction used", de = "Verwendeter Investitionsabzugsbetrag" },
  ask     = {
    en = "what of an investment deduction was used for it?",
    de = "Welcher Investitionsabzugsbetrag wurde dafür verwendet?",
  },
  help    = {
    en = "What was added to the profit and taken off the cost in the year of acquisition, both alike: at most half.",
    de = "Was im Jahr der Anschaffung dem Gewinn hinzugerechnet und von den Kosten abgezogen wurde: höchstens die "
      .. "Hälfte.",
  },
  section = sections.freelance,
  source  = "§ 7g Abs. 2 Satz 1 und 3 EStG",
  type    = money, per = "once",
  min     = 0,
  default = 0,
  ask_if  = is_there,
}

rule "deducted_now" {
  of      = "asset",
  label   = { en = "Depreciation", de = "Absetzung für Abnutzung" },
  aliases = { "depreciation" },
  section = sections.freelance,
  source  = "§ 6 Abs. 2, § 7 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  compute = function(asset, law, case) return is_there(asset) and of_year(asset, law, case) or 0 end,
}

rule "depreciation" {
  section = sections.freelance,
  source  = "§ 6 Abs. 2, § 7 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  compute = function(case) return sum(case.asset, "deducted_now") end,
}

rule "investment_deductions_used" {
  label   = { en = "Investment deductions used", de = "Verwendete Investitionsabzugsbeträge" },
  section = sections.freelance,
  source  = "§ 7g Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case) return sum(case.asset, "deduction_used") end,
}

for _, case in ipairs { { 2025, 1, 1800 }, { 2026, 1, 0 }, { 2025, 3, 150 }, { 2026, 3, 600 } } do
  local year, life, deducted = table.unpack(case)
  example("A computer of October 2025 with a useful life of " .. life .. ", in " .. year) {
    year   = year,
    given  = { asset_1_cost = 1800, asset_1_year = 2025, asset_1_month = 10, asset_1_life = life },
    expect = { depreciation = deducted },
    source = "BMF 22.2.2022, IV C 3 - S 2190/21/10002 :025, Rz. 1 and 1.4; § 7 Abs. 1 Satz 1 and 4 EStG",
  }
end
