-- §§ 13, 15, 18 EStG: income from farming, trade and freelance work: the profit of each, given as it was worked out.

local persons  = require "income.persons"
local sections = require "income.sections"

persons.input "trade_profit" {
  of      = "person",
  label   = { en = "Profit of a trade", de = "Gewinn aus Gewerbebetrieb" },
  ask     = {
    en = "What was the profit of a trade in {year}?",
    de = "Wie hoch war der Gewinn aus Gewerbebetrieb {year}?",
  },
  help    = {
    en = "After business expenses, trade tax not deducted; below zero it is a loss.",
    de = "Nach Betriebsausgaben, ohne Abzug der Gewerbesteuer; unter null ein Verlust.",
  },
  section = sections.businesses,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 15 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = { "gewinn_aus_gewerbebetrieb", "business_income", "gewerbegewinn" },
}

-- What the office of a partnership determines for its partners (§ 180 Abs. 1 Satz 1 Nr. 2 Buchst. a AO).
local function share(name, label, ask, source)
  persons.input(name) {
    of      = "person",
    label   = { en = label[1], de = label[2] },
    ask     = { en = ask[1], de = ask[2] },
    help    = {
      en = "As the notice to the partnership divides it, of several partnerships the sum; below zero a loss that may "
        .. "be set off (§ 15a EStG).",
      de = "Wie im Feststellungsbescheid, bei mehreren Gesellschaften die Summe; unter null ein ausgleichsfähiger "
        .. "Verlust (§ 15a EStG).",
    },
    section = sections.businesses,
    source  = source .. ", § 180 Abs. 1 Satz 1 Nr. 2 Buchst. a AO",
    type    = money, per = "year",
    default = 0,
  }
end

share("trade_shares", { "Share of the profit of trading partnerships", "Gewinnanteile gewerblicher Gesellschaften" },
  { "What was your share of the profit of trading partnerships?", "Wie hoch waren gewerbliche Gewinnanteile?" },
  "§ 15 Abs. 1 Satz 1 Nr. 2 EStG")
share("freelance_shares", { "Share of the profit of freelance partnerships", "Gewinnanteile von Sozietäten" },
  { "What was your share of the profit of a partnership of freelancers?",
    "Wie hoch waren freiberufliche Gewinnanteile?" },
  "§ 18 Abs. 4, § 15 Abs. 1 Satz 1 Nr. 2 EStG")

persons.rule "income_from_trade" {
  of      = "person",
  label   = { en = "Income from trade", de = "Einkünfte aus Gewerbebetrieb" },
  help    = {
    en = "The profit that is given, shares of partnerships, and that of the months and receipts asked for, where "
      .. "kind_of_work is trade.",
    de = "Der angegebene Gewinn, Gewinnanteile und der aus den erfragten Monaten und Einnahmen, wo kind_of_work ein "
      .. "Gewerbe ist.",
  },
  section = sections.businesses,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 15 EStG",
  type    = money, per = "year",
  aliases = { "einkuenfte_aus_gewerbebetrieb", "einkünfte_aus_gewerbebetrieb" },
  compute = function(person, _, case)
    local is_trade = person.kind == "taxpayer" and case.kind_of_work == "trade"
    return person.trade_profit + person.trade_shares + (is_trade and person.profit or 0)
  end,
}

persons.input "farming_profit" {
  of      = "person",
  label   = { en = "Profit of farming and forestry", de = "Gewinn aus Land- und Forstwirtschaft" },
  ask     = {
    en = "What was the profit of farming in {year}?",
    de = "Wie hoch war der Gewinn aus Land- und Forstwirtschaft {year}?",
  },
  help    = {
    en = "The part of the profit that falls into the year, after lump sums for forests and vineyards; below zero it "
      .. "is a loss.",
    de = "Der Teil des Gewinns, der auf das Jahr entfällt, nach Pauschalen für Wald und Weinbau; unter null ein "
      .. "Verlust.",
  },
  section = sections.businesses,
  source  = "§§ 4a Abs. 2 Nr. 1, 13 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = { "gewinn_aus_land_und_forstwirtschaft" },
}

input "profit" {
  of      = "spouse",
  label   = { en = "Profit of freelance work", de = "Gewinn aus selbständiger Arbeit" },
  ask     = {
    en = "What was the profit of freelance work in {year}?",
    de = "Wie hoch war der Gewinn aus selbständiger Arbeit {year}?",
  },
  help    = {
    en = "Receipts of the year less expenses; below zero it is a loss.",
    de = "Einnahmen des Jahres abzüglich Ausgaben; unter null ein Verlust.",
  },
  section = sections.businesses,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 18 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = { "gewinn" },
}

input "other_income" {
  of      = "spouse",
  label   = { en = "Other income of the year", de = "Weitere Einkünfte im Jahr" },
  ask     = { en = "How much other income was there in {year}?", de = "Welche weiteren Einkünfte gab es {year}?" },
  help    = {
    en = "Income of a type that is not asked for apart, after its expenses.",
    de = "Einkünfte einer Art, nach der nicht eigens gefragt wird, nach Abzug der Werbungskosten.",
  },
  section = sections.others,
  source  = "§ 2 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

persons.rule "freelance_income" {
  of      = "person",
  section = sections.freelance,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 18 EStG",
  type    = money, per = "year",
  compute = function(person, _, case)
    local is_trade = person.kind == "taxpayer" and case.kind_of_work == "trade"
    return person.freelance_shares + (is_trade and 0 or person.profit)
  end,
}
