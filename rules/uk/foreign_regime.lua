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

input "remittance_basis_residence" {
  section = "Income from abroad",
  source  = "ITA 2007 ss. 809C(1ZA) to (1B), 809H(1)",
  type    = choice {
    "none", "seven_years", "twelve_years", "seventeen_years",
    labels = {
      none = "Fewer, or under 18 years old", seven_years = "In 7 of the 9 years before",
      twelve_years = "In 12 of the 14 years before", seventeen_years = "In 17 of the 20 years before",
    },
  },
  default = "none",
  carries = false,
  ask_if  = function(case) return case.foreign_regime_claimed and case.year <= 2024 end,
}

parameter "remittance_basis_charges" {
  source = "ITA 2007 ss. 809C(4), 809H(5B); FA 2015 s. 24; F (No. 2) A 2017 Sch. 8",
  note   = "Since 2017/18 who was resident so long that the highest charge was due cannot claim the remittance basis.",
  type   = record { seven_years = money, twelve_years = money, seventeen_years = optional(money) }, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = { seven_years = 30000, twelve_years = 60000, seventeen_years = 90000 },
    ["2017-04-06"] = { seven_years = 30000, twelve_years = 60000 },
    ["2025-04-06"] = repealed,
  },
}

rule "remittance_basis_charge" {
  section = "Income from abroad",
  source  = "ITA 2007 ss. 809C, 809H",
  type    = money, per = "year",
  to      = "2025-04-05",
  compute = function(case, law)
    local years = case.remittance_basis_residence
    if not case.foreign_regime_claimed or years == "none" then return 0 end
    local charges = law.remittance_basis_charges
    if years == "seven_years" then return charges.seven_years end
    if years == "twelve_years" then return charges.twelve_years end
    return charges.seventeen_years
  end,
}

rule "remittance_basis_charge" {
  section = "Income from abroad",
  source  = "None since 2025/26, when the remittance basis ended",
  type    = money, per = "year",
  from    = "2025-04-06",
  compute = function() return 0 end,
}

check "remittance_basis_charge_of_a_claim" (facts.needs("remittance_basis_residence", "foreign_regime_claimed", {
  grade = "impossible", source = "ITA 2007 s. 809H(1)(a)",
}))

check "remittance_basis_within_years" {
  grade   = "impossible",
  from    = "2017-04-06",
  source  = "ITA 2007 ss. 809B(1), 835BA; F (No. 2) A 2017 Sch. 8",
  holds   = function(case) return case.remittance_basis_residence ~= "seventeen_years" end,
  message = {
    en = "who was resident in 17 of the 20 years before cannot claim the remittance basis since 2017/18",
    de = "wer in 17 der 20 Jahre davor ansässig war, kann die remittance basis seit 2017/18 nicht beanspruchen",
  },
}

caveat "remittance_basis_charge" {
  to       = "2025-04-05",
  concerns = { "income_tax_and_charges" },
  when     = function(case) return case.remittance_basis_charge > 0 end,
  text     = "The charge for the remittance basis is taken for income tax, as it is where income was nominated for it: "
    .. "payments on account follow from it. As far as gains were nominated it is capital gains tax, and none follow.",
  source   = "ITA 2007 s. 809H(2); TMA 1970 s. 59A; HMRC RDRM32410",
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
    .. "remitted must be. That charges and limits that go by net income count what a claim frees is not covered.",
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

-- Year, years of residence, whether it is claimed; the charge beside pay of 60,000 from which all tax was deducted.
for number, row in ipairs {
  { 2015, "seven_years", true, 30000 },
  { 2015, "twelve_years", true, 60000 },
  { 2016, "seventeen_years", true, 90000 },
  { 2017, "seven_years", true, 30000 },
  { 2024, "twelve_years", true, 60000 },
  { 2024, "none", true, 0 },
  { 2024, "none", false, 0 },
} do
  local year, residence, claimed, charge = table.unpack(row)
  example("The charge for the remittance basis, " .. number) {
    year   = year,
    given  = {
      employment_income = 60000, income_tax = 14000, tax_deducted_from_pay = 14000,
      foreign_regime_claimed = claimed, remittance_basis_residence = residence,
    },
    -- Payments on account: more than 1,000, and 14,000 are less than 80 % of 44,000 and more.
    expect = {
      remittance_basis_charge = charge, income_tax_and_charges = 14000 + charge, self_assessment_bill = charge,
      makes_a_return = charge > 0, payment_on_account = charge / 2, due_in_january = charge * 3 / 2,
    },
    source = "By hand from ITA 2007 ss. 809C, 809H; FA 2015 s. 24; F (No. 2) A 2017 Sch. 8; TMA 1970 s. 59A; HMRC "
      .. "RDRM32410",
  }
end

-- A charity reclaims a quarter of the gift: up to as much as the charge it costs the giver nothing.
for _, row in ipairs { { 120000, 0 }, { 120000.04, 0.01 }, { 124000, 1000 } } do
  local gift, charge = table.unpack(row)
  example("A gift of " .. gift .. " to a charity beside the charge for the remittance basis alone") {
    year   = 2024,
    given  = { gift_aid = gift, foreign_regime_claimed = true, remittance_basis_residence = "seven_years" },
    expect = { gift_aid_charge = charge, income_tax_and_charges = 30000 + charge },
    source = "By hand from ITA 2007 ss. 424, 425, 809H; HMRC RDRM32450: the charge counts as tax",
  }
end
