-- What a claim of the remittance basis (to 2024/25), or of the regime for foreign income and gains of new residents,
-- takes from who makes it: the allowances, reductions for couples and the exempt amount. Income that it frees is not
-- told at all.

local facts = require "lib.facts"

input "foreign_regime_claimed" {
  section = "Income from abroad",
  source  = "ITA 2007 ss. 809B, 809G; ITTOIA 2005 ss. 845A, 845E, 845G; TCGA 1992 s. 1K(6), Sch. D1",
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function() return false end,
}

rule "claims_foreign_regime" {
  section = "Income from abroad",
  source  = "ITA 2007 ss. 809B, 809G; ITTOIA 2005 ss. 845A, 845E, 845G; TCGA 1992 Sch. D1",
  type    = boolean,
  compute = function(case) return case.foreign_regime_claimed or case.foreign_gains_claimed > 0 end,
}

input "non_resident_without_allowances" {
  section = "Income from abroad",
  source  = "ITA 2007 ss. 56(3), 460(3)",
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function() return false end,
}

rule "loses_allowances" {
  section = "Income from abroad",
  source  = "ITA 2007 ss. 56, 460, 809G; ITTOIA 2005 ss. 845A, 845G",
  private = true,
  type    = boolean,
  compute = function(case) return case.claims_foreign_regime or case.non_resident_without_allowances end,
}

check "without_allowances_as_non_resident" {
  grade   = "impossible",
  source  = "ITA 2007 s. 56(2)",
  holds   = function(case) return not (case.non_resident_without_allowances and case.uk_resident) end,
  message = {
    en = "without British allowances as not resident, but no was not answered to: {uk_resident.label}",
    de = "ohne britische Freibeträge als nicht ansässig, aber nicht mit nein beantwortet: {uk_resident.label}",
  },
}

check "foreign_gains_within_gains" (facts.within("foreign_gains_claimed", { "residential_gains", "capital_gains" }, {
  grade = "impossible", source = "TCGA 1992 Sch. D1",
}))

check "foreign_gains_of_the_regime" {
  grade   = "impossible",
  source  = "FA 2025 s. 39",
  holds   = function(case)
    return case.foreign_gains_claimed <= 0 or case.year >= 2025   -- the first year of the regime
  end,
  message = {
    en = "gains of new residents ({foreign_gains_claimed}) are freed since 2025/26 only",
    de = "Gewinne neu Zugezogener ({foreign_gains_claimed}) sind erst seit 2025/26 frei",
  },
}

-- Income from abroad that is taxed as it is remitted bears the rates of other income, without allowances of its own.
for name, source in pairs {
  foreign_dividends = "ITA 2007 s. 13(1)(c), (2)(c)", foreign_interest = "ITA 2007 s. 18(2)(b)",
} do
  check(name .. "_on_the_remittance_basis") {
    grade   = "impossible",
    to      = "2025-04-05",
    source  = source,
    holds   = function(case) return not case.foreign_regime_claimed or case[name] <= 0 end,
    message = {
      en = "Of who claims the remittance basis {" .. name .. ".label} ({" .. name .. "}) bear the rates of other "
        .. "income, as far as they were remitted: give that as {foreign_other_income.label}",
      de = "Wer die remittance basis beansprucht, für den tragen {" .. name .. ".label} ({" .. name .. "}), soweit ins "
        .. "Inland gebracht, die Sätze anderer Einkünfte: anzugeben als {foreign_other_income.label}",
    },
  }
end

caveat "foreign_regime_claimed" {
  concerns = { "adjusted_net_income", "capital_gains_tax" },
  when     = function(case) return case.claims_foreign_regime end,
  text     = "Income that a claim frees must not be given, nor gains to 2024/25 and losses abroad, and what was "
    .. "remitted must be. The charge for the remittance basis is not covered; nor is it that charges and limits that "
    .. "go by net income count what a claim frees.",
  source   = "ITA 2007 ss. 809B to 809J; ITTOIA 2005 ss. 845A to 845H; TCGA 1992 Sch. D1",
}

-- Facts and results of somebody with pay of 50,000 who makes a claim, and of the same person without it.
for number, row in ipairs {
  { 2025, { capital_gains = 5000 }, true, { personal_allowance = 0, income_tax = 12460, capital_gains_tax = 1200 } },
  { 2025, { capital_gains = 5000 }, false,
    { personal_allowance = 12570, income_tax = 7486, capital_gains_tax = 463.80 } },   -- 270 x 18 % + 1,730 x 24 %
  { 2023, { residential_gains = 5000 }, true, { income_tax = 12460, capital_gains_tax = 1400 } },
  { 2025, { blind = true, blind_persons_allowance_received = 100 }, true,
    { allowances = 0, blind_persons_allowance_surplus = 0, income_tax = 12460 } },
  { 2025, { marriage_allowance = "given" }, true, { marriage_allowance_given = 0, income_tax = 12460 } },
  { 2025, { trade_union_benefits_paid = 200 }, true, { income_tax = 12460 } },
  { 2025, { born_before_6_april_1935 = true, claims_married_couples_allowance = true }, true,
    { married_couples_allowance = 0, income_tax = 12460 } },
  { 2025, { married_couples_allowance_surplus_received = 4000 }, true, { income_tax = 12460 } },
} do
  local year, given, claimed, expect = table.unpack(row)
  given.employment_income, given.foreign_regime_claimed = 50000, claimed
  example("A claim for foreign income and gains, " .. number) {
    year   = year,
    given  = given,
    expect = expect,
    -- 37,700 x 20 % and 12,300 x 40 %
    source = "By hand from ITA 2007 ss. 10, 809G; ITTOIA 2005 s. 845G; TCGA 1992 ss. 1H, 1K(6); HMRC RFIG43000, "
      .. "CG26400",
  }
end

-- Pay of 30,000 is at the basic rate, so that marriage allowance could be received but for the claim.
for claimed, tax in pairs { [true] = 6000, [false] = 3234 } do
  example("Marriage allowance is received " .. (claimed and "beside a claim" or "without one")) {
    year   = 2025,
    given  = { employment_income = 30000, marriage_allowance = "received", foreign_regime_claimed = claimed },
    expect = { income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 55B; ITTOIA 2005 s. 845G: 30,000 x 20 %; 17,430 x 20 % less 252",
  }
end

example "A claim leaves no allowance that would fall by a gain on a life policy" {
  year   = 2025,
  given  = {
    employment_income = 30000, life_policy_gains = 50000, life_policy_years = 5, foreign_regime_claimed = true,
  },
  -- 7,700 of which 500 at nil x 20 %, 42,300 x 40 %; of a slice of 10,000: 7,200 x 20 %, 2,300 x 40 % less 2,000, x 5
  expect = { tax_life_policy_gains = 18360, tax_on_life_policy_slice = 360, top_slicing_relief = 6560 },
  source = "By hand from ITTOIA 2005 ss. 535, 536, 845G; ITA 2007 s. 12B",
}

-- Facts of who is not resident, with allowances or without them, beside pay of 50,000 for work here.
for number, row in ipairs {
  { false, false, {}, { personal_allowance = 12570, income_tax = 7486 } },
  { false, true, {}, { personal_allowance = 0, income_tax = 12460 } },
  { true, false, {}, { personal_allowance = 12570, income_tax = 7486 } },
  { false, true, { blind = true }, { allowances = 0, income_tax = 12460 } },
  { false, true, { marriage_allowance = "given" }, { marriage_allowance_given = 0, income_tax = 12460 } },
  { false, true, { trade_union_benefits_paid = 200 }, { income_tax = 12460 } },
} do
  local resident, without, given, expect = table.unpack(row)
  given.employment_income, given.uk_resident, given.non_resident_without_allowances = 50000, resident, without
  example("Allowances of who is not resident, " .. number) {
    year   = 2025,
    given  = given,
    expect = expect,
    source = "By hand from ITA 2007 ss. 10, 35, 56, 460; HMRC, Residence and FIG Regime Manual RFIG50200",
  }
end
