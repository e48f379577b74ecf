-- §§ 13, 15, 18 EStG: income from farming, trade and freelance work: the profit of each, given as it was worked out.

local persons  = require "income.persons"
local sections = require "income.sections"

for _, person in ipairs(persons) do
  local p = person.prefix

  person.input "trade_profit" {
    label   = person.label("Profit of a trade", "Gewinn aus Gewerbebetrieb"),
    ask     = person.label("What was the profit of a trade in {year}?",
                           "Wie hoch war der Gewinn aus Gewerbebetrieb {year}?"),
    help    = {
      en = "After business expenses, trade tax not deducted; below zero it is a loss.",
      de = "Nach Betriebsausgaben, ohne Abzug der Gewerbesteuer; unter null ein Verlust.",
    },
    section = sections.businesses,
    source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 15 EStG",
    type    = money, per = "year",
    default = 0,
    aliases = person.aliases { "gewinn_aus_gewerbebetrieb", "business_income", "gewerbegewinn" },
    ask_if  = person.asked_if(),
  }

  -- What the office of a partnership determines for its partners (§ 180 Abs. 1 Satz 1 Nr. 2 Buchst. a AO).
  local function share(name, label, ask, source)
    person.input(name) {
      label   = person.label(label[1], label[2]),
      ask     = person.label(ask[1], ask[2]),
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
      ask_if  = person.asked_if(),
    }
  end

  share("trade_shares", { "Share of the profit of trading partnerships", "Gewinnanteile gewerblicher Gesellschaften" },
    { "What was your share of the profit of trading partnerships?", "Wie hoch waren gewerbliche Gewinnanteile?" },
    "§ 15 Abs. 1 Satz 1 Nr. 2 EStG")
  share("freelance_shares", { "Share of the profit of freelance partnerships", "Gewinnanteile von Sozietäten" },
    { "What was your share of the profit of a partnership of freelancers?",
      "Wie hoch waren freiberufliche Gewinnanteile?" },
    "§ 18 Abs. 4, § 15 Abs. 1 Satz 1 Nr. 2 EStG")

  person.rule "income_from_trade" {
    label   = person.label("Income from trade", "Einkünfte aus Gewerbebetrieb"),
    help    = {
      en = "The profit that is given, shares of partnerships, and that of the months and receipts asked for, where "
        .. "kind_of_work is trade.",
      de = "Der angegebene Gewinn, Gewinnanteile und der aus den erfragten Monaten und Einnahmen, wo kind_of_work ein "
        .. "Gewerbe ist.",
    },
    section = sections.businesses,
    source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 15 EStG",
    type    = money, per = "year",
    aliases = person.aliases { "einkuenfte_aus_gewerbebetrieb", "einkünfte_aus_gewerbebetrieb" },
    compute = function(case)
      if p == "" and case.kind_of_work == "trade" then
        return case.trade_profit + case.trade_shares + case.profit
      end
      return case[p .. "trade_profit"] + case[p .. "trade_shares"]
    end,
  }

  person.input "farming_profit" {
    label   = person.label("Profit of farming and forestry", "Gewinn aus Land- und Forstwirtschaft"),
    ask     = person.label("What was the profit of farming in {year}?",
                           "Wie hoch war der Gewinn aus Land- und Forstwirtschaft {year}?"),
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
    aliases = person.aliases { "gewinn_aus_land_und_forstwirtschaft" },
    ask_if  = person.asked_if(),
  }
end

local own, other = persons[1], persons[2]

other.input "profit" {
  section = sections.businesses,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 18 EStG",
  type    = money, per = "year",
  default = 0,
  ask_if  = function(case) return case.filing == "joint" end,
}

other.input "other_income" {
  section = sections.others,
  source  = "§ 2 Abs. 1 bis 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  ask_if  = function(case) return case.filing == "joint" end,
}

own.rule "freelance_income" {
  section = sections.freelance,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 18 EStG",
  type    = money, per = "year",
  compute = function(case)
    return case.freelance_shares + (case.kind_of_work == "trade" and 0 or case.profit)
  end,
}

other.rule "freelance_income" {
  section = sections.freelance,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 1, § 18 EStG",
  type    = money, per = "year",
  compute = function(case) return case.spouse_profit + case.spouse_freelance_shares end,
}
