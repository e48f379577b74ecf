-- Payments under a deed of covenant that lasts more than six years: deducted from total income, up to a share of it
-- where they are to somebody of 65 or more. Whoever pays withholds tax at the standard rate and hands it on; credits do
-- not reduce that tax (TCA 1997 s. 16(2)).

require "income.investment"   -- a form asks for these first

local facts = require "lib.facts"

local paid = facts.having {
  of = "person", section = "Expenses", source = "TCA 1997 s. 792", type = money, per = "year", min = 0, default = 0,
  ask_if = function() return false end,
}

input "covenants_to_incapacitated" (paid {})
input "covenants_to_aged" (paid {})

parameter "covenants_to_aged_limit" {
  source = "TCA 1997 s. 792; Revenue, Deeds of covenant; Citizens Information, Deeds of covenant",
  type   = rate,
  until_changed = true,
  since  = { ["2002-01-01"] = 0.05 },
}

rule "covenant_relief" {
  of      = "person",
  source  = "TCA 1997 s. 792",
  type    = money, per = "year",
  compute = function(person, law)
    local limit = round(person.total_income * law.covenants_to_aged_limit, 0.01)
    return min(person.total_income, person.covenants_to_incapacitated + min(person.covenants_to_aged, limit))
  end,
}

rule "tax_withheld_from_covenants" {
  of      = "person",
  source  = "TCA 1997 ss. 16(2), 237, 238",
  type    = money, per = "year",
  compute = function(person, law) return round(person.covenant_relief * law.standard_rate, 0.01) end,
}

caveat "covenants_beyond_the_limit" {
  of       = "person",
  concerns = { "covenant_relief" },
  when     = function(person)
    return person.covenants_to_incapacitated + person.covenants_to_aged > person.covenant_relief
  end,
  text     = "Of payments under covenants to who is 65 or older a twentieth of the income is relieved: what is beyond "
    .. "it, and tax withheld from that, is left out.",
  source   = "TCA 1997 s. 792",
}

-- Pay, to incapacitated persons, to aged persons; relief, tax withheld, income tax of 2024.
for _, row in ipairs {
  { 60000, 5000, 0, 5000, 1000, 10850, "5,000 less at 40 %, and 20 % of them to hand on" },
  { 60000, 0, 5000, 3000, 600, 11250, "a twentieth of 60,000" },
  { 60000, 0, 3000.01, 3000, 600, 11250, "a cent beyond it" },
  { 60000, 5000, 1000, 6000, 1200, 10650, "both" },
  { 15000, 5000, 0, 5000, 1000, 1000, "credits cover the tax on the income, and not that which was withheld" },
} do
  local pay, incapacitated, aged, relief, withheld, tax, words = table.unpack(row)
  example("Covenants of " .. incapacitated .. " and " .. aged .. " from pay of " .. pay .. ": " .. words) {
    year   = 2024,
    given  = { salary = pay, covenants_to_incapacitated = incapacitated, covenants_to_aged = aged },
    expect = { covenant_relief = relief, tax_withheld_from_covenants = withheld, income_tax = tax },
    source = "By hand from TCA 1997 ss. 15, 16(2), 461, 472, 792",
  }
end

example "A covenant of one of two spouses who are taxed as single persons" {
  year   = 2024,
  given  = {
    marital_status = "married", assessment = "single", salary = 30000, ["spouse.salary"] = 60000,
    ["spouse.covenants_to_incapacitated"] = 5000,
  },
  -- 2,250 and 10,850
  expect = { ["spouse.covenant_relief"] = 5000, income_tax = 13100 },
  source = "By hand from TCA 1997 ss. 15, 16(2), 461, 472, 792, 1016",
}
