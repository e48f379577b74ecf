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

persons.input "business_sale_gain" {
  of      = "person",
  label   = { en = "Gain on the sale of a business", de = "Veräußerungsgewinn des Betriebs" },
  ask     = {
    en = "What was the gain on the sale of a business?",
    de = "Wie hoch war der Gewinn aus dem Verkauf eines Betriebs?",
  },
  help    = {
    en = "Of a whole business, a part of it that stands alone, or a share as a partner; not in the profit again.",
    de = "Eines ganzen Betriebs, Teilbetriebs oder Mitunternehmeranteils; nicht noch einmal im Gewinn.",
  },
  section = sections.businesses,
  source  = "§ 14, § 16 Abs. 1 und 2, § 18 Abs. 3 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = { "veraeusserungsgewinn", "veräußerungsgewinn" },
  ask_if  = function(person) return abs(person.trade_profit) + abs(person.profit) > 0 end,
}

persons.input "sale_allowance_claimed" {
  of      = "person",
  label   = { en = "Allowance for the sale claimed", de = "Freibetrag für den Veräußerungsgewinn beantragt" },
  ask     = { en = "Is the allowance for it claimed?", de = "Wird der Freibetrag dafür beantragt?" },
  help    = {
    en = "Once in life, from the age of 55 on or when unable to work for good.",
    de = "Einmal im Leben, ab 55 Jahren oder bei dauernder Berufsunfähigkeit.",
  },
  section = sections.businesses,
  source  = "§ 16 Abs. 4 Satz 1 und 2 EStG",
  type    = boolean,
  default = false,
  ask_if  = function(person) return person.business_sale_gain > 0 end,
}

persons.rule "taxed_sale_gain" {
  of      = "person",
  label   = { en = "Taxed gain on the sale of a business", de = "Steuerpflichtiger Veräußerungsgewinn" },
  section = sections.businesses,
  source  = "§ 16 Abs. 4 Satz 1 und 3 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local gain = person.business_sale_gain
    if gain <= 0 or not person.sale_allowance_claimed then
      return gain
    end
    local allowance = law.business_sale_allowance
    return max(0, gain - max(0, allowance.amount - max(0, gain - allowance.above)))
  end,
}

caveat "sale_gain_by_the_tariff" {
  concerns = { "income_tax", "assessed_income_tax" },
  when     = function(case)
    return sum(case.persons, "taxed_sale_gain") > 0 and case.extraordinary_income + case.reduced_rate_gain <= 0
  end,
  text     = {
    en = "The gain on the sale of a business is taxed like other income here. By law it is taxed by fifths, or once in "
      .. "life at the reduced rate: give the taxed gain in extraordinary_income or reduced_rate_gain too.",
    de = "Der Veräußerungsgewinn ist hier wie andere Einkünfte besteuert. Nach dem Gesetz gilt die Fünftelregelung "
      .. "oder, einmal im Leben, der ermäßigte Satz: den steuerpflichtigen Gewinn auch unter extraordinary_income oder "
      .. "reduced_rate_gain angeben.",
  },
  source   = "§ 34 Abs. 1, Abs. 2 Nr. 1 und Abs. 3 EStG",
}
