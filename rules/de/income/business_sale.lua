-- §§ 14, 16, 18 Abs. 3 EStG: the gain on the sale of a whole business, with the allowance that is granted once in life.

local persons  = require "income.persons"
local sections = require "income.sections"

parameter "business_sale_allowance" {
  source = "§ 16 Abs. 4 EStG",
  type   = record { amount = money, above = money }, per = "year",
  note   = "Less what the gain is above `above`.",
  until_changed = true,
  since  = { ["2004-01-01"] = { amount = 45000, above = 136000 } },
}

for _, person in ipairs(persons) do
  local p = person.prefix

  person.input "business_sale_gain" {
    label   = person.label("Gain on the sale of a business", "Veräußerungsgewinn des Betriebs"),
    ask     = person.label("What was the gain on the sale of a business?",
                           "Wie hoch war der Gewinn aus dem Verkauf eines Betriebs?"),
    help    = {
      en = "Of a whole business, a part of it that stands alone, or a share as a partner; not in the profit again.",
      de = "Eines ganzen Betriebs, Teilbetriebs oder Mitunternehmeranteils; nicht noch einmal im Gewinn.",
    },
    section = sections.businesses,
    source  = "§ 14, § 16 Abs. 1 und 2, § 18 Abs. 3 EStG",
    type    = money, per = "year",
    default = 0,
    aliases = person.aliases { "veraeusserungsgewinn", "veräußerungsgewinn" },
    ask_if  = person.asked_if(function(case) return abs(case[p .. "trade_profit"]) + abs(case[p .. "profit"]) > 0 end),
  }

  person.input "sale_allowance_claimed" {
    label   = person.label("Allowance for the sale claimed", "Freibetrag für den Veräußerungsgewinn beantragt"),
    ask     = person.label("Is the allowance for it claimed?", "Wird der Freibetrag dafür beantragt?"),
    help    = {
      en = "Once in life, from the age of 55 on or when unable to work for good.",
      de = "Einmal im Leben, ab 55 Jahren oder bei dauernder Berufsunfähigkeit.",
    },
    section = sections.businesses,
    source  = "§ 16 Abs. 4 Satz 1 und 2 EStG",
    type    = boolean,
    default = false,
    ask_if  = person.asked_if(function(case) return case[p .. "business_sale_gain"] > 0 end),
  }

  person.rule "taxed_sale_gain" {
    label   = person.label("Taxed gain on the sale of a business", "Steuerpflichtiger Veräußerungsgewinn"),
    section = sections.businesses,
    source  = "§ 16 Abs. 4 Satz 1 und 3 EStG",
    type    = money, per = "year",
    compute = function(case, law)
      local gain = case[p .. "business_sale_gain"]
      if gain <= 0 or not case[p .. "sale_allowance_claimed"] then
        return gain
      end
      local allowance = law.business_sale_allowance
      return max(0, gain - max(0, allowance.amount - max(0, gain - allowance.above)))
    end,
  }
end
