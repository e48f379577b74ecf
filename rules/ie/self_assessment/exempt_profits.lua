-- Profits that are exempt from income tax, and bear USC, PRSI and the income levy as those of a trade: of writers,
-- composers and artists up to a limit since 2011, and of woodlands.

local facts = require "lib.facts"

local profit = facts.having {
  of = "person", section = "Self-assessment", type = money, per = "year", min = 0, default = 0,
  ask_if = function() return false end,
}

input "artists_profit" (profit { source = "TCA 1997 s. 195" })
input "woodlands_profit" (profit { source = "TCA 1997 s. 232" })

parameter "artists_exemption" {
  source = "TCA 1997 s. 195(3)(aa); Finance Act 2011, Finance Act 2014 s. 5; Revenue, Artists' exemption",
  note   = "There was no limit of its own before 2011.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2011-01-01"] = 40000, ["2015-01-01"] = 50000 },
}

rule "artists_exempt" {
  of      = "person",
  source  = "TCA 1997 s. 195 before Finance Act 2011",
  type    = money, per = "year",
  min     = 0,
  to      = "2010-12-31",
  compute = function(person)
    if person.artists_profit > 0 then
      error("the artists' exemption before 2011, which the limit on reliefs of high earners restricted, is not "
        .. "covered: give artists_exempt, of a spouse spouse.artists_exempt")
    end
    return 0
  end,
}

rule "artists_exempt" {
  of      = "person",
  source  = "TCA 1997 s. 195(3)",
  type    = money, per = "year",
  min     = 0,
  from    = "2011-01-01",
  compute = function(person, law) return min(person.artists_profit, law.artists_exemption) end,
}

-- Where it is given.
check "artists_exempt_within_profit" (facts.within("artists_exempt", "artists_profit", {
  of = "person", grade = "impossible", source = "TCA 1997 s. 195(3)",
}))

rule "exempt_profits" {
  of      = "person",
  source  = "TCA 1997 ss. 195, 232; Revenue, Artists' exemption: PRSI, VAT, USC; Revenue eBrief 80/2015",
  type    = money, per = "year",
  compute = function(person) return person.artists_exempt + person.woodlands_profit end,
}

caveat "restriction_of_high_earners" {
  of       = "person",
  concerns = { "income_tax" },
  from     = "2007-01-01",
  -- From 2010 on 80,000 of such reliefs; before, 250,000 (s. 485E).
  when     = function(person) return person.exempt_profits > 80000 end,
  text     = "The limit on reliefs of high earners is not worked out: exempt profits beyond €80,000, to 2009 beyond "
    .. "€250,000, may bear income tax.",
  source   = "TCA 1997 Part 15 Chapter 2A; IMRO, Income tax fact sheet",
}

-- Profit of an artist, of woodlands, pay, year; exempt from income tax, taxed as a trade, income tax, USC, PRSI.
for _, row in ipairs {
  { 30000, 0, 0, 2025, 30000, 0, 0, 446, 1237.50 },          -- 60.06, 15,370 at 2 %, 2,618 at 3 %; 4.125 %
  { 50000, 0, 0, 2025, 50000, 0, 0, 1046, 2062.50 },
  { 60000, 0, 0, 2025, 50000, 10000, 0, 1346, 2475 },        -- 2,000 less credits of 4,000
  { 50000, 0, 0, 2013, 40000, 10000, 350, 2818.80, 2000 },   -- 2,000 less 1,650; 7 % beyond 16,016
  { 0, 20000, 40000, 2025, 20000, 0, 4000, 1346, 2475 },     -- class A of 40,000, and S of 20,000
} do
  local artist, woodlands, pay, year, exempt, taxed, tax, usc, due = table.unpack(row)
  example("Exempt profits of " .. year .. ": " .. artist .. " of an artist, " .. woodlands .. " of woodlands") {
    year   = year,
    given  = { salary = pay, artists_profit = artist, woodlands_profit = woodlands },
    expect = {
      exempt_profits = exempt, self_employed_income = taxed, income_tax = tax, usc = usc, prsi = due,
      is_chargeable_person = true, net_pay = artist + woodlands + pay - tax - exact(usc) - exact(due),
    },
    source = "By hand from TCA 1997 ss. 15, 195, 232, 531AN; Social Welfare Consolidation Act 2005 s. 21; Revenue, "
      .. "Artists' exemption",
  }
end
