-- § 11 GewStG: the trade tax of a person or a partnership, from the profit of the trade to what the municipality
-- levies.

local persons = require "income.persons"

local section = { en = "Trade tax", de = "Gewerbesteuer" }

parameter "trade_tax" {
  source = "§ 11 Abs. 1 und 2 GewStG",
  type   = record { income_step = money, allowance = money, rate = rate, base_step = money }, per = "year",
  note   = "Trade income goes down to a multiple of income_step; the base amount goes down to a multiple of base_step "
        .. "(R 14.1 GewStR; BFH 4.12.2014 IV R 27/11). Before 2008 the rate was staged, which is not modelled.",
  until_changed = true,
  since  = { ["2008-01-01"] = { income_step = 100, allowance = 24500, rate = 0.035, base_step = 1 } },
}

-- What is otherwise of the spouse's: the label says at its end whose it is.
local function of_spouse(en, de) return { label = { en = en .. " of the spouse", de = de .. " des Ehegatten" } } end

persons.input "trade_additions" {
  of      = "person",
  label   = { en = "Additions to the trade profit less reductions", de = "Hinzurechnungen abzüglich Kürzungen" },
  spouse  = of_spouse("Additions to the trade profit less reductions", "Hinzurechnungen abzüglich Kürzungen"),
  section = section,
  ask     = {
    en = "What does trade tax law add to the profit, less what it takes off?",
    de = "Wie hoch sind Hinzurechnungen abzüglich Kürzungen?",
  },
  help    = {
    en = "What trade tax law adds to the profit, such as parts of interest and rent above an allowance, less "
      .. "what it takes off.",
    de = "Was das Gewerbesteuerrecht dem Gewinn hinzurechnet, etwa Teile von Zinsen und Mieten über einem "
      .. "Freibetrag, abzüglich der Kürzungen.",
  },
  source  = "§§ 8, 9 GewStG",
  type    = money, per = "year",
  min     = -1000000000,
  max     = 1000000000,
  default = 0,
  aliases = { "hinzurechnungen" },
  ask_if  = function(person) return not eq(person.income_from_trade, 0) end,
}

persons.input "municipal_rate" {
  of      = "person",
  label   = { en = "Municipal rate of trade tax in percent", de = "Hebesatz der Gemeinde in Prozent" },
  spouse  = of_spouse("Municipal rate of trade tax in percent", "Hebesatz der Gemeinde in Prozent"),
  section = section,
  ask     = {
    en = "What is the trade tax rate of the municipality in percent?",
    de = "Wie hoch ist der Hebesatz der Gemeinde in Prozent?",
  },
  help    = {
    en = "The percentage that the municipality has set, at least 200.",
    de = "Der Prozentsatz, den die Gemeinde festgesetzt hat, mindestens 200.",
  },
  source  = "§ 16 GewStG",
  type    = number,
  min     = 200,
  max     = 2000,
  aliases = { "hebesatz" },
  ask_if  = function(person) return person.trade_tax_base_amount > 0 end,
}

persons.rule "trade_income" {
  of      = "person",
  label   = { en = "Trade income", de = "Gewerbeertrag" },
  spouse  = of_spouse("Trade income", "Gewerbeertrag"),
  section = section,
  help    = {
    en = "Profit of the trade with additions and reductions, before rounding and allowance. Partnerships owe theirs "
      .. "themselves.",
    de = "Gewinn aus Gewerbebetrieb mit Hinzurechnungen und Kürzungen, vor Abrundung und Freibetrag. Gesellschaften "
      .. "schulden die Steuer selbst.",
  },
  source  = "§ 7 GewStG",
  type    = money, per = "year",
  min     = -1000000000,
  max     = 1000000000,
  aliases = { "gewerbeertrag" },
  compute = function(person)
    return person.income_from_trade - person.trade_shares + person.trade_additions
  end,
}

persons.rule "trade_income_rounded" {
  of      = "person",
  label   = { en = "Trade income, rounded", de = "Gewerbeertrag, abgerundet" },
  spouse  = of_spouse("Trade income, rounded", "Gewerbeertrag, abgerundet"),
  section = section,
  source  = "§ 11 Abs. 1 Satz 3 GewStG",
  private = true,
  type    = money, per = "year",
  aliases = { "rounded" },
  compute = function(person, law)
    return floor(max(0, person.trade_income), law.trade_tax.income_step)
  end,
}

persons.rule "trade_income_after_allowance" {
  of      = "person",
  label   = { en = "Trade income after the allowance", de = "Gewerbeertrag nach Freibetrag" },
  spouse  = of_spouse("Trade income after the allowance", "Gewerbeertrag nach Freibetrag"),
  section = section,
  source  = "§ 11 Abs. 1 Satz 3 Nr. 1 GewStG",
  private = true,
  type    = money, per = "year",
  aliases = { "after_allowance" },
  compute = function(person, law)
    return max(0, person.trade_income_rounded - law.trade_tax.allowance)
  end,
}

persons.rule "trade_tax_base_amount" {
  of      = "person",
  label   = { en = "Base amount of trade tax", de = "Gewerbesteuer-Messbetrag" },
  spouse  = of_spouse("Base amount of trade tax", "Gewerbesteuer-Messbetrag"),
  section = section,
  source  = "§ 11 Abs. 1 und 2, § 14 GewStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  aliases = { "messbetrag", "gewerbesteuermessbetrag" },
  compute = function(person, law)
    return floor(person.trade_income_after_allowance * law.trade_tax.rate, law.trade_tax.base_step)
  end,
}

persons.rule "trade_tax" {
  of      = "person",
  label   = { en = "Trade tax", de = "Gewerbesteuer" },
  spouse  = of_spouse("Trade tax", "Gewerbesteuer"),
  section = section,
  help    = {
    en = "Levied by the municipality; no business expense since 2008, and credited against the income tax in part.",
    de = "Von der Gemeinde erhoben; seit 2008 keine Betriebsausgabe und zum Teil auf die Einkommensteuer "
      .. "angerechnet.",
  },
  source  = "§§ 11, 16 GewStG, § 4 Abs. 5b EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  aliases = { "gewerbesteuer" },
  compute = function(person)
    local base = person.trade_tax_base_amount
    if base <= 0 then
      return 0
    end
    return floor(base * person.municipal_rate / 100, 0.01)
  end,
}

rule "trade_tax_of_both" {
  section = section,
  source  = "§§ 5, 11, 16 GewStG",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, function(person) return person.trade_income > 0 and person.trade_tax or 0 end)
  end,
}

input "trade_tax_prepaid" {
  section = section,
  source  = "§§ 19, 20 GewStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  ask_if  = function(case) return case.trade_tax_of_both > 0 end,
  entries = { kind = "trade_tax_prepaid" },
}

rule "trade_tax_due" {
  section = section,
  source  = "§ 20 GewStG",
  type    = money, per = "year",
  compute = function(case) return max(0, case.trade_tax_of_both - case.trade_tax_prepaid) end,
}
