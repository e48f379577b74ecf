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

-- `label` says of whom, in English and in German.
local function declare(who, of)
  local prefix, ask = who.prefix, who.label

  local function label(en, de)
    return { en = en .. of.en, de = de .. of.de }
  end

  who.input "trade_additions" {
    label   = label("Additions to the trade profit less reductions", "Hinzurechnungen abzüglich Kürzungen"),
    ask     = ask("What does trade tax law add to the profit, less what it takes off?",
                  "Wie hoch sind Hinzurechnungen abzüglich Kürzungen?"),
    help    = {
      en = "What trade tax law adds to the profit, such as parts of interest and rent above an allowance, less "
        .. "what it takes off.",
      de = "Was das Gewerbesteuerrecht dem Gewinn hinzurechnet, etwa Teile von Zinsen und Mieten über einem "
        .. "Freibetrag, abzüglich der Kürzungen.",
    },
    section = section,
    source  = "§§ 8, 9 GewStG",
    type    = money, per = "year",
    min     = -1000000000,
    max     = 1000000000,
    default = 0,
    aliases = prefix == "" and { "hinzurechnungen" } or nil,
    ask_if  = function(case) return not eq(case[prefix .. "income_from_trade"], 0) end,
  }

  who.input "municipal_rate" {
    label   = label("Municipal rate of trade tax in percent", "Hebesatz der Gemeinde in Prozent"),
    ask     = ask("What is the trade tax rate of the municipality in percent?",
                  "Wie hoch ist der Hebesatz der Gemeinde in Prozent?"),
    help    = {
      en = "The percentage that the municipality has set, at least 200.",
      de = "Der Prozentsatz, den die Gemeinde festgesetzt hat, mindestens 200.",
    },
    section = section,
    source  = "§ 16 GewStG",
    type    = number,
    min     = 200,
    max     = 2000,
    aliases = { prefix .. "hebesatz" },
    ask_if  = function(case) return case[prefix .. "trade_tax_base_amount"] > 0 end,
  }

  who.rule "trade_income" {
    label   = label("Trade income", "Gewerbeertrag"),
    help    = {
      en = "Profit of the trade with additions and reductions, before rounding and allowance. Partnerships owe theirs "
        .. "themselves.",
      de = "Gewinn aus Gewerbebetrieb mit Hinzurechnungen und Kürzungen, vor Abrundung und Freibetrag. Gesellschaften "
        .. "schulden die Steuer selbst.",
    },
    section = section,
    source  = "§ 7 GewStG",
    type    = money, per = "year",
    min     = -1000000000,
    max     = 1000000000,
    aliases = { prefix .. "gewerbeertrag" },
    compute = function(case)
      return case[prefix .. "income_from_trade"] - case[prefix .. "trade_shares"] + case[prefix .. "trade_additions"]
    end,
  }

  who.rule "trade_income_rounded" {
    label   = label("Trade income, rounded", "Gewerbeertrag, abgerundet"),
    section = section,
    source  = "§ 11 Abs. 1 Satz 3 GewStG",
    type    = money, per = "year",
    aliases = prefix == "" and { "rounded" } or nil,
    compute = function(case, law)
      return floor(max(0, case[prefix .. "trade_income"]), law.trade_tax.income_step)
    end,
  }

  who.rule "trade_income_after_allowance" {
    label   = label("Trade income after the allowance", "Gewerbeertrag nach Freibetrag"),
    section = section,
    source  = "§ 11 Abs. 1 Satz 3 Nr. 1 GewStG",
    type    = money, per = "year",
    aliases = prefix == "" and { "after_allowance" } or nil,
    compute = function(case, law)
      return max(0, case[prefix .. "trade_income_rounded"] - law.trade_tax.allowance)
    end,
  }

  who.rule "trade_tax_base_amount" {
    label   = label("Base amount of trade tax", "Gewerbesteuer-Messbetrag"),
    section = section,
    source  = "§ 11 Abs. 1 und 2, § 14 GewStG",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    aliases = { prefix .. "messbetrag", prefix .. "gewerbesteuermessbetrag" },
    compute = function(case, law)
      return floor(case[prefix .. "trade_income_after_allowance"] * law.trade_tax.rate, law.trade_tax.base_step)
    end,
  }

  who.rule "trade_tax" {
    label   = label("Trade tax", "Gewerbesteuer"),
    help    = {
      en = "Levied by the municipality; no business expense since 2008, and credited against the income tax in part.",
      de = "Von der Gemeinde erhoben; seit 2008 keine Betriebsausgabe und zum Teil auf die Einkommensteuer "
        .. "angerechnet.",
    },
    section = section,
    source  = "§§ 11, 16 GewStG, § 4 Abs. 5b EStG",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    aliases = { prefix .. "gewerbesteuer" },
    compute = function(case)
      local base = case[prefix .. "trade_tax_base_amount"]
      if base <= 0 then
        return 0
      end
      return floor(base * case[prefix .. "municipal_rate"] / 100, 0.01)
    end,
  }
end

declare(persons[1], { en = "", de = "" })
declare(persons[2], { en = " of the spouse", de = " des Ehegatten" })

local function of_person(case, prefix)
  return case[prefix .. "trade_income"] > 0 and case[prefix .. "trade_tax"] or 0
end

rule "trade_tax_of_both" {
  section = section,
  source  = "§§ 5, 11, 16 GewStG",
  type    = money, per = "year",
  compute = function(case)
    return of_person(case, "") + (case.filing == "joint" and of_person(case, "spouse_") or 0)
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
