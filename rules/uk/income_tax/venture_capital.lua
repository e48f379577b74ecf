-- Venture capital: a share of what was subscribed for new shares comes off the tax. What is reinvested of gains, and
-- what is taken back where shares are sold early, is not worked out.

local facts = require "lib.facts"

parameter "venture_capital_reliefs" {
  source = "ITA 2007 ss. 158, 257AB, 262(3), 263; FA 2018 Sch. 4 para. 1, SI 2018/931 (knowledge-intensive companies); "
    .. "F (No. 2) A 2023 s. 15 (seed scheme)",
  note   = "Of shares in knowledge-intensive companies as much more counts as they are, up to `intensive`.",
  type   = record {
    eis = rate, eis_most = money, intensive = money, seis = rate, seis_most = money, vct = rate, vct_most = money,
  },
  per    = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = {
      eis = 0.30, eis_most = 1000000, intensive = 0, seis = 0.50, seis_most = 100000, vct = 0.30, vct_most = 200000,
    },
    ["2018-04-06"] = revised {
      ["2018-08-08"] = {
        eis = 0.30, eis_most = 1000000, intensive = 1000000, seis = 0.50, seis_most = 100000, vct = 0.30,
        vct_most = 200000,
      },
    },
    ["2023-04-06"] = revised {
      ["2023-07-11"] = {
        eis = 0.30, eis_most = 1000000, intensive = 1000000, seis = 0.50, seis_most = 200000, vct = 0.30,
        vct_most = 200000,
      },
    },
  },
}

local subscribed = facts.having {
  section = "Reliefs", type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "eis_subscriptions" (subscribed { source = "ITA 2007 ss. 156 to 158" })
input "eis_in_knowledge_intensive_companies" (subscribed { source = "ITA 2007 s. 158(2ZA), (2ZB)" })
input "seis_subscriptions" (subscribed { source = "ITA 2007 ss. 257A to 257AB" })
input "vct_subscriptions" (subscribed { source = "ITA 2007 ss. 261 to 263" })
input "community_investment_relief" (subscribed { source = "ITA 2007 ss. 334, 335" })

check "eis_in_knowledge_intensive_companies"
  (facts.within("eis_in_knowledge_intensive_companies", "eis_subscriptions", {
    grade = "impossible", source = "ITA 2007 s. 158(2ZA)",
  }))

rule "venture_capital_relief" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 26, 158, 257AB, 263",
  type    = money, per = "year",
  compute = function(case, law)
    if case.eis_subscriptions + case.seis_subscriptions + case.vct_subscriptions <= 0 then
      return case.community_investment_relief
    end
    -- The Budget of November 2025 announced 20 % for shares issued since 6 April 2026.
    if case.vct_subscriptions > 0 and case.year >= 2026 then
      error("relief for shares of venture capital trusts since 2026/27 is not covered: give venture_capital_relief")
    end
    local terms = law.venture_capital_reliefs
    local eis_most = terms.eis_most + min(case.eis_in_knowledge_intensive_companies, terms.intensive)
    return floor(min(case.eis_subscriptions, eis_most) * terms.eis
      + min(case.seis_subscriptions, terms.seis_most) * terms.seis
      + min(case.vct_subscriptions, terms.vct_most) * terms.vct, 0.01) + case.community_investment_relief
  end,
}

caveat "venture_capital" {
  concerns = { "capital_gains_tax" },
  when     = function(case) return case.all_gains > 0 and case.venture_capital_relief > 0 end,
  text     = "Gains that are reinvested under EIS or SEIS are exempt or deferred: that is not worked out.",
  source   = "TCGA 1992 Sch. 5B, 5BB",
}

-- Year; EIS, of it in knowledge-intensive companies, SEIS, VCT; relief.
for _, row in ipairs {
  { 2025, 100000, 0, 0, 0, 30000 }, { 2025, 1000000, 0, 0, 0, 300000 }, { 2025, 1200000, 0, 0, 0, 300000 },
  { 2025, 1200000, 150000, 0, 0, 345000 }, { 2025, 2500000, 1500000, 0, 0, 600000 },
  { 2017, 1200000, 1200000, 0, 0, 300000 }, { 2018, 1200000, 1200000, 0, 0, 360000 }, { 2022, 0, 0, 150000, 0, 50000 },
  { 2023, 0, 0, 150000, 0, 75000 }, { 2023, 0, 0, 250000, 0, 100000 }, { 2015, 0, 0, 0, 250000, 60000 },
  { 2025, 1000, 0, 1000, 1000.05, 1100.01 },
} do
  local year, eis, intensive, seis, vct, relief = table.unpack(row)
  example("Venture capital of " .. year .. ": " .. eis .. ", " .. intensive .. ", " .. seis .. ", " .. vct) {
    year   = year,
    given  = {
      eis_subscriptions = eis, eis_in_knowledge_intensive_companies = intensive, seis_subscriptions = seis,
      vct_subscriptions = vct,
    },
    expect = { venture_capital_relief = relief },
    source = "By hand from ITA 2007 ss. 158, 257AB, 262, 263, with the limits of the year",
  }
end

example "Venture capital takes off the tax, and no more" {
  year   = 2025,
  given  = { employment_income = 60000, eis_subscriptions = 20000, vct_subscriptions = 10000 },
  expect = { tax_before_reductions = 11432, income_tax = 2432 },
  source = "By hand from ITA 2007 ss. 10, 26, 158, 263: 11,432 less 6,000 and 3,000",
}

example "What the tax is too little for is lost" {
  year   = 2025,
  given  = { employment_income = 60000, seis_subscriptions = 50000 },
  expect = { venture_capital_relief = 25000, income_tax = 0 },
  source = "By hand from ITA 2007 ss. 10, 29, 257AB",
}

example "Married couple's allowance comes after venture capital" {
  year   = 2025,
  given  = {
    pension_income = 20000, born_before_6_april_1935 = true, claims_married_couples_allowance = true,
    eis_subscriptions = 3000,
  },
  -- 1,486 less 900 is 586, for which 5,860 of 11,270 are used
  expect = { income_tax = 0, married_couples_allowance_surplus = 5410 },
  source = "By hand from ITA 2007 ss. 10, 27(5), 45, 51, 158",
}

for eis, tax in pairs { [0] = 3236, [1000] = 2936, [100000] = 0 } do
  example("Relief for community investment of 250 beside EIS of " .. eis) {
    year   = 2025,
    given  = { employment_income = 30000, community_investment_relief = 250, eis_subscriptions = eis },
    expect = { income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 26, 158, 335",
  }
end
