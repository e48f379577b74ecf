-- § 20 EStG: income from capital. Its losses are set off against nothing else, and those on shares only against gains
-- on shares. It is left out of all sums (§ 2 Abs. 5b EStG) unless it is taxed by the tariff (flat_tax.lua).

local persons  = require "income.persons"
local sections = require "income.sections"

parameter "saver_allowance" {
  source = "§ 20 Abs. 9 EStG",
  type   = money, per = "year",
  note   = "For one person; spouses who file jointly have it twice, and one has what the other does not use.",
  until_changed = true,
  since  = {
    ["2009-01-01"] = 801,
    ["2023-01-01"] = revised { ["2022-12-20"] = 1000 },   -- Jahressteuergesetz 2022
  },
}

parameter "spouses_share_capital_losses" {
  source = "§ 20 Abs. 6 Satz 3 EStG",
  type   = boolean,
  until_changed = true,
  since  = {
    ["2009-01-01"] = false,
    ["2022-01-01"] = revised { ["2022-12-20"] = true },   -- Jahressteuergesetz 2022
  },
}

input "capital_by_tariff" {
  section = sections.capital,
  source  = "§ 32d Abs. 6 EStG",
  type    = choice {
    "better", "yes", "no",
    labels  = {
      better = { en = "Whichever is better", de = "Was günstiger ist" },
      yes    = { en = "By the tariff", de = "Nach dem Tarif" },
      no     = { en = "At the flat rate", de = "Zum Abgeltungsteuersatz" },
    },
    aliases = { yes = { "ja", "true" }, no = { "nein", "false" } },
  },
  default = "better",
  ask_if  = function() return false end,
}

persons.input "capital_receipts" {
  of      = "person",
  label   = { en = "Capital receipts of the year", de = "Kapitalerträge des Jahres" },
  ask     = { en = "What did capital bring in {year}?", de = "Wie hoch waren die Kapitalerträge {year}?" },
  help    = {
    en = "Interest, dividends and gains before the saver's allowance and before tax, losses set off; gains on "
      .. "shares are asked for apart if there are losses on shares.",
    de = "Zinsen, Dividenden und Gewinne vor Sparer-Pauschbetrag und Steuer, Verluste verrechnet; nach "
      .. "Aktiengewinnen wird bei Aktienverlusten eigens gefragt.",
  },
  section = sections.capital,
  source  = "§ 20 Abs. 1 bis 4 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = {
    "kapitalertraege", "kapitalerträge", "zinsen", "dividenden", "kapitaleinkuenfte", "kapitaleinkünfte",
  },
}

persons.input "share_gains" {
  of      = "person",
  label   = { en = "Gain on shares", de = "Gewinn aus der Veräußerung von Aktien" },
  ask     = { en = "What was the gain on shares in {year}?", de = "Wie hoch war der Gewinn aus Aktien {year}?" },
  help    = {
    en = "Gains and losses on shares of the year, set off against each other.",
    de = "Gewinne und Verluste aus Aktien des Jahres, miteinander verrechnet; nicht noch einmal in den "
      .. "Kapitalerträgen.",
  },
  section = sections.capital,
  source  = "§ 20 Abs. 2 Satz 1 Nr. 1, Abs. 6 Satz 4 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = { "aktiengewinne" },
  ask_if  = function(person) return person.capital_receipts > 0 end,
}

persons.input "share_losses_brought_forward" {
  of      = "person",
  label   = { en = "Losses on shares of earlier years", de = "Verlustvortrag aus Aktien" },
  ask     = {
    en = "What losses on shares are left of earlier years?",
    de = "Welche Aktienverluste früherer Jahre sind übrig?",
  },
  help    = {
    en = "As the notice of losses or the bank states them.",
    de = "Wie im Verlustfeststellungsbescheid oder von der Bank bescheinigt.",
  },
  section = sections.losses,
  source  = "§ 20 Abs. 6 Satz 4 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "aktienverlustvortrag" },
  ask_if  = function(person) return person.share_gains > 0 end,
}

persons.input "capital_losses_brought_forward" {
  of      = "person",
  label   = { en = "Other losses on capital of earlier years", de = "Verlustvortrag aus Kapitalvermögen" },
  ask     = {
    en = "What other losses on capital are left of earlier years?",
    de = "Welche anderen Kapitalverluste früherer Jahre sind übrig?",
  },
  help    = {
    en = "As the notice of losses or the bank states them.",
    de = "Wie im Verlustfeststellungsbescheid oder von der Bank bescheinigt.",
  },
  section = sections.losses,
  source  = "§ 20 Abs. 6 Satz 2 und 3 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "kapitalverlustvortrag" },
  ask_if  = function(person) return person.capital_receipts > 0 end,
}

persons.input "saver_allowance_used" {
  of      = "person",
  label   = {
    en = "Saver's allowance used for capital that is not declared",
    de = "Sparer-Pauschbetrag für nicht erklärte Kapitalerträge",
  },
  help    = {
    en = "Where you declare some capital income only: what the banks of the other used, as their certificates state "
      .. "it (line 17 of annex KAP).",
    de = "Wenn Sie nur einen Teil der Kapitalerträge erklären: was die Banken der übrigen laut Bescheinigung "
      .. "verbraucht haben (Zeile 17 der Anlage KAP).",
  },
  section = sections.capital,
  source  = "§ 20 Abs. 9 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000,
  default = 0,
  typical = { 0 },
  aliases = { "verbrauchter_sparer_pauschbetrag" },
  ask_if  = function() return false end,
}

persons.rule "netted_capital_receipts" {
  of      = "person",
  label   = { en = "Capital receipts after losses", de = "Verrechnete Kapitalerträge" },
  help    = {
    en = "Below zero it is a loss that later years may use.",
    de = "Unter null ein Verlust, den spätere Jahre nutzen können.",
  },
  section = sections.capital,
  source  = "§ 20 Abs. 6 EStG",
  type    = money, per = "year",
  compute = function(person)
    local on_shares = max(0, person.share_gains - person.share_losses_brought_forward)
    return person.capital_receipts + person.fund_income_taxed - person.old_fund_gains_free
      + on_shares - person.capital_losses_brought_forward
  end,
}

-- What is left of the gains on shares after the losses on shares, below zero what is left of the losses.
local function on_shares(person) return person.share_gains - person.share_losses_brought_forward end

rule "share_gains_less_by_spouse" {
  of      = "person",
  section = sections.capital,
  source  = "§ 20 Abs. 6 Satz 3 und 4 EStG",
  type    = money, per = "year",
  private = true,
  compute = function(person, law, case)
    if case.filing ~= "joint" or not law.spouses_share_capital_losses then
      return 0
    end
    return min(max(0, on_shares(person)), max(0, -on_shares(person.other)))
  end,
}

rule "own_capital_income" {
  of      = "person",
  section = sections.capital,
  source  = "§ 20 Abs. 6 und 9 EStG",
  type    = money, per = "year",
  compute = function(person, law, case)
    local receipts  = person.netted_capital_receipts - person.share_gains_less_by_spouse
    local allowance = law.saver_allowance - person.saver_allowance_used
    if case.filing == "joint" then
      local others = person.other.netted_capital_receipts - person.other.share_gains_less_by_spouse
      if law.spouses_share_capital_losses then
        -- Whose own receipts are a loss has no income, whatever the other leaves of the allowance.
        receipts = receipts + min(0, others)
      end
      -- What the other leaves of an own allowance, or has used beyond it.
      local others_allowance = law.saver_allowance - person.other.saver_allowance_used
      allowance = allowance + max(min(0, others_allowance), others_allowance - max(0, others))
    end
    return max(0, receipts - max(0, allowance))
  end,
  spouse  = {
    label   = { en = "Spouse: Capital income", de = "Ehegatte: Einkünfte aus Kapitalvermögen" },
    aliases = { "spouse_capital_income" },
  },
}

-- Whether losses of earlier years lower what the other spouse has: `left` is what is left of somebody's own.
local function earlier_losses_count(left, of_earlier_years, others)
  return min(-left, others) > max(0, -(left + of_earlier_years))
end

local function earlier_losses_of(one, other)
  return earlier_losses_count(on_shares(one), one.share_losses_brought_forward, on_shares(other))
    or earlier_losses_count(one.netted_capital_receipts, one.capital_losses_brought_forward,
                            other.netted_capital_receipts)
end

caveat "capital_losses_of_earlier_years" {
  concerns = { "capital_income" },
  from     = "2022-01-01",
  when     = function(case)
    return case.filing == "joint"
      and (earlier_losses_of(case.taxpayer, case.spouse) or earlier_losses_of(case.spouse, case.taxpayer))
  end,
  text     = {
    en = "Spouses set off losses on capital between them since 2022. It is taken that losses of earlier years count "
      .. "like those of the year here, which the statute does not say of losses that were recorded for one spouse.",
    de = "Seit 2022 gleichen Ehegatten Verluste aus Kapitalvermögen gemeinsam aus. Hier ist angenommen, dass Verluste "
      .. "früherer Jahre ebenso zählen wie die des Jahres; das Gesetz sagt es nicht von Verlusten, die für einen "
      .. "Ehegatten festgestellt sind.",
  },
  source   = "§ 20 Abs. 6 Satz 2 bis 4 EStG",
}

rule "capital_income" {
  section = sections.capital,
  source  = "§ 20 EStG",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return sum(case.persons, "own_capital_income") end,
}
