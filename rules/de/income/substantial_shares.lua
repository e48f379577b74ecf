-- § 17 EStG: the gain on shares of a company of which a hundredth or more was held within five years.

local persons  = require "income.persons"
local sections = require "income.sections"

parameter "substantial_share_allowance" {
  source = "§ 17 Abs. 3 EStG",
  type   = record { amount = money, above = money }, per = "year",
  note   = "Of a whole company; of a part of it that part. Less what the gain is above `above`.",
  until_changed = true,
  since  = { ["2009-01-01"] = { amount = 9060, above = 36100 } },
}

persons.input "substantial_share_gain" {
  of      = "person",
  label   = { en = "Gain on a substantial share of a company", de = "Gewinn aus einer wesentlichen Beteiligung" },
  ask     = {
    en = "What was the gain on the sale of a share of a company, of 1 % or more?",
    de = "Wie hoch war der Gewinn aus dem Verkauf einer Beteiligung von 1 % oder mehr?",
  },
  help    = {
    en = "The price less what it cost to buy and to sell the shares, in full; not in share_gains. Below zero it is a "
      .. "loss that may be set off.",
    de = "Der Preis abzüglich Anschaffungs- und Veräußerungskosten in voller Höhe; nicht in share_gains. Unter null "
      .. "ein ausgleichsfähiger Verlust.",
  },
  section = sections.businesses,
  source  = "§ 17 Abs. 1, 2 und 4 EStG",
  type    = money, per = "year",
  default = 0,
  ask_if  = function() return false end,
}

persons.input "substantial_share_sold" {
  of      = "person",
  label   = { en = "Part of the company that was sold", de = "Veräußerter Anteil an der Gesellschaft" },
  ask     = { en = "What part of the company was sold?", de = "Welcher Anteil an der Gesellschaft wurde verkauft?" },
  section = sections.businesses,
  source  = "§ 17 Abs. 3 EStG",
  type    = rate,
  min     = 0,
  max     = 1,
  ask_if  = function(person) return person.substantial_share_gain > 0 end,
}

persons.rule "taxed_substantial_share_gain" {
  of      = "person",
  label   = { en = "Taxed gain on a substantial share", de = "Steuerpflichtiger Gewinn der Beteiligung" },
  help    = {
    en = "60 percent of the gain, less the allowance.",
    de = "60 Prozent des Gewinns abzüglich des Freibetrags.",
  },
  section = sections.businesses,
  source  = "§ 3 Nr. 40 Satz 1 Buchst. c, § 3c Abs. 2, § 17 Abs. 3 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    if eq(person.substantial_share_gain, 0) then return 0 end
    local gain = round(person.substantial_share_gain * law.partial_income, 0.01)
    if gain <= 0 then return gain end
    local whole, sold = law.substantial_share_allowance, person.substantial_share_sold
    local allowance   = max(0, whole.amount * sold - max(0, gain - whole.above * sold))
    return round(max(0, gain - allowance), 0.01)
  end,
}

local function worked(title, gain, sold, taxed, source)
  example(title) {
    year   = 2025,
    given  = { substantial_share_gain = gain, substantial_share_sold = sold, statutory_pension = 0 },
    expect = { taxed_substantial_share_gain = taxed },
    source = source,
  }
end

worked("Three tenths of a company, within the allowance's limit", 10000, 0.3, 3282,
  "steuerkurse.de, Freibetrag nach § 17 Abs. 3 EStG: 6,000 less 30 % of 9,060")
worked("A gain at the limit of the whole allowance", 18050, 0.3, 8112,
  "Worked by hand from § 17 Abs. 3 EStG: 10,830, which is 30 % of 36,100, less 2,718")
worked("A gain that uses up a part of the allowance", 20000, 0.3, 10452,
  "Worked by hand from § 17 Abs. 3 EStG: 12,000 less 2,718 - 1,170")
worked("A gain for which nothing is left of the allowance", 30000, 0.3, 18000,
  "Worked by hand from § 17 Abs. 3 EStG: 18,000 is 7,170 above 10,830")
worked("A gain below the allowance", 4000, 0.3, 0, "Worked by hand from § 17 Abs. 3 EStG: 2,400 less 2,718")
worked("A loss on a substantial share", -10000.01, 1, -6000.01, "Worked by hand from § 3c Abs. 2 EStG: 60 percent")

example "A loss on a substantial share beside wages, and a spouse's gain" {
  year   = 2025,
  given  = {
    filing = "joint", wages = 50000, without_contributions = true, substantial_share_gain = -20000,
    ["spouse.substantial_share_gain"] = 100000, ["spouse.substantial_share_sold"] = 0.5,
  },
  expect = { total_income = 96770 },
  source = "Worked by hand from §§ 9a, 17 EStG: 50,000 - 1,230 - 12,000 + 60,000, of which no allowance is left",
}
