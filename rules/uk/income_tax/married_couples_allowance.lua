-- Married couple's allowance: a tenth of it comes off the tax, where one of the couple was born before 6 April 1935.

local facts = require "lib.facts"

parameter "married_couples_allowance_terms" {
  source = "ITA 2007 ss. 42, 43, 45, 46; SI 2021/111, 2021/1421, 2023/36, 2025/53 and the orders of the other years; "
    .. "GOV.UK, Income Tax rates and allowances",
  note   = "2026/27: as GOV.UK's calculators have it since the Budget of November 2025.",
  type   = record { most = money, least = money, from = money, share = rate, rate = rate }, per = "year",
  every  = "year",
  announced = "autumn Budget; order under ITA 2007 s. 57, December to February",
  since  = {
    ["2015-04-06"] = { most = 8355, least = 3220, from = 27700, share = 0.5, rate = 0.10 },
    ["2016-04-06"] = unchanged,
    ["2017-04-06"] = { most = 8445, least = 3260, from = 28000, share = 0.5, rate = 0.10 },
    ["2018-04-06"] = { most = 8695, least = 3360, from = 28900, share = 0.5, rate = 0.10 },
    ["2019-04-06"] = { most = 8915, least = 3450, from = 29600, share = 0.5, rate = 0.10 },
    ["2020-04-06"] = { most = 9075, least = 3510, from = 30200, share = 0.5, rate = 0.10 },
    ["2021-04-06"] = { most = 9125, least = 3530, from = 30400, share = 0.5, rate = 0.10 },
    ["2022-04-06"] = { most = 9415, least = 3640, from = 31400, share = 0.5, rate = 0.10 },
    ["2023-04-06"] = { most = 10375, least = 4010, from = 34600, share = 0.5, rate = 0.10 },
    ["2024-04-06"] = { most = 11080, least = 4280, from = 37000, share = 0.5, rate = 0.10 },
    ["2025-04-06"] = { most = 11270, least = 4360, from = 37700, share = 0.5, rate = 0.10 },
    ["2026-04-06"] = { most = 11700, least = 4530, from = 39200, share = 0.5, rate = 0.10 },
  },
}

input "claims_married_couples_allowance" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Reliefs",
  source  = "ITA 2007 ss. 42, 45, 46",
  ask_if  = function(case) return case.born_before_6_april_1935 or case.spouse_born_before_6_april_1935 end,
}

local of_couples = facts.having { section = "Reliefs", ask_if = function() return false end }

input "married_couples_allowance_elected" (of_couples {
  type    = choice {
    "none", "half_given", "all_given", "half_received", "all_received",
    labels = {
      none = "Nothing", half_given = "Half of the least amount is the spouse's",
      all_given = "All of the least amount is the spouse's", half_received = "Half of the least amount is yours",
      all_received = "All of the least amount is yours",
    },
  },
  default = "none",
  typical = { "none" },
  source  = "ITA 2007 ss. 47 to 50",
})

input "tax_months_before_marriage" (of_couples {
  type    = count(11),
  default = 0,
  source  = "ITA 2007 s. 54(2), (5), (6)",
})

input "maintenance_payments" (of_couples {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  source  = "ITA 2007 ss. 453 to 456",
})

input "married_couples_allowance_surplus_received" (of_couples {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  source  = "ITA 2007 ss. 51, 52",
})

local function is_of_couple(case) return case.born_before_6_april_1935 or case.spouse_born_before_6_april_1935 end

-- Of an amount the part for the months from that of the marriage on.
local function of_months(case, amount) return ceil(amount * (12 - case.tax_months_before_marriage) / 12) end

-- What of the least amount an election moves to the other.
local function moved(case, law)
  local least, elected = law.married_couples_allowance_terms.least, case.married_couples_allowance_elected
  if elected == "half_given" or elected == "half_received" then return of_months(case, least / 2) end
  return elected ~= "none" and of_months(case, least) or 0
end

local function received(case)
  local elected = case.married_couples_allowance_elected
  return elected == "half_received" or elected == "all_received"
end

rule "married_couples_allowance" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 42, 43, 45 to 49, 54; to 2015/16 s. 36",
  type    = money, per = "year",
  compute = function(case, law)
    if not is_of_couple(case) or case.loses_allowances then return 0 end
    if received(case) then return moved(case, law) end
    if not case.claims_married_couples_allowance then return 0 end
    local terms = law.married_couples_allowance_terms
    local less = max(0, case.adjusted_net_income - terms.from) * terms.share
    if case.age_related_allowance > 0 then
      less = max(0, less - (law.age_related_allowance_terms.allowance - law.full_personal_allowance))
    end
    return of_months(case, max(terms.least, ceil(terms.most - less))) - moved(case, law)
  end,
}

rule "married_couples_allowance_reduction" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 42, 45(1), 46(1), 47 to 52, 453, 454",
  type    = money, per = "year",
  compute = function(case, law)
    local transferred = case.loses_allowances and 0 or case.married_couples_allowance_surplus_received
    local allowances = case.married_couples_allowance + transferred
    local maintenance = is_of_couple(case) and case.maintenance_payments or 0
    if allowances + maintenance <= 0 then return 0 end
    local terms = law.married_couples_allowance_terms
    return floor((allowances + min(maintenance, terms.least)) * terms.rate, 0.01)
  end,
}

rule "married_couples_allowance_surplus" {
  section = "Reliefs",
  source  = "ITA 2007 s. 51",
  type    = money, per = "year",
  compute = function(case, law)
    if case.married_couples_allowance <= 0 then return 0 end
    local rate = law.married_couples_allowance_terms.rate
    local tax = case.tax_before_reductions + case.transition_profits_tax - case.marriage_allowance_reduction
      - case.finance_costs_reduction - case.venture_capital_relief
    return floor(max(0, case.married_couples_allowance - max(0, tax) / rate))
  end,
}

-- Year, income, allowance, tax.
for _, row in ipairs {
  { 2020, 30200, 9075, 2632.50, "907.50 is the most that HMRC names for 2020/21; 17,700 x 20 %" },
  { 2020, 60000, 3510, 11149, "351 is the least that HMRC names for 2020/21; 37,500 x 20 % + 10,000 x 40 %" },
  { 2025, 37700, 11270, 3899, "at the limit: 25,130 x 20 % less 1,127" },
  { 2025, 37701, 11270, 3899.20, "half a pound is rounded in favour of the couple" },
  { 2025, 37702, 11269, 3899.50, "a pound less" },
  { 2025, 51520, 4360, 7604, "where the least is reached: 37,700 x 20 % + 1,250 x 40 % less 436" },
  { 2025, 60000, 4360, 10996, "no less than that" },
  { 2015, 28000, 8265, 2653.50, "90 of 150, of which 60 were taken off the personal allowance: 17,400 x 20 %" },
  { 2015, 27800, 8355, 2602.50, "50 are all taken off the personal allowance: 17,190 x 20 % less 835.50" },
  { 2025, 13000, 11270, 0, "no more than the tax" },
} do
  local year, income, allowance, tax, why = table.unpack(row)
  example("Married couple's allowance of " .. year .. " with a pension of " .. income) {
    year   = year,
    given  = { pension_income = income, born_before_6_april_1935 = true, claims_married_couples_allowance = true },
    expect = { married_couples_allowance = allowance, income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 43, 45: " .. why,
  }
end

for year, allowances in pairs {
  [2016] = { 8355, 3220 }, [2017] = { 8445, 3260 }, [2018] = { 8695, 3360 }, [2019] = { 8915, 3450 },
  [2021] = { 9125, 3530 }, [2022] = { 9415, 3640 }, [2023] = { 10375, 4010 }, [2024] = { 11080, 4280 },
  [2026] = { 11700, 4530 },
} do
  for place, income in ipairs { 20000, 90000 } do
    example("Married couple's allowance of " .. year .. " in tables, income of " .. income) {
      year   = year,
      given  = { pension_income = income, spouse_born_before_6_april_1935 = true,
        claims_married_couples_allowance = true },
      expect = { married_couples_allowance = allowances[place] },
      source = "Tables of Maidment Judd (2016/17), Parker (2017/18, 2018/19), Fawcetts (2019/20, 2021/22), Carbon "
        .. "Accountancy (2022/23, 2023/24), Richards Sandy (2024/25); GOV.UK, smart answers (2026/27)",
    }
  end
end

example "Ewan, whose tax is less than the reduction" {
  year   = 2021,
  given  = { pension_income = 14500, born_before_6_april_1935 = true, claims_married_couples_allowance = true },
  expect = { tax_before_reductions = 386, income_tax = 0, married_couples_allowance_surplus = 5265 },
  source = "Tax Help for Older People, Am I entitled to married couple's allowance: 912.50 against 386, 526.50 is left",
}

example "Kathy, who has what Ewan could not use" {
  year   = 2021,
  given  = { pension_income = 12900, married_couples_allowance_surplus_received = 5265 },
  expect = { tax_before_reductions = 66, income_tax = 0 },
  source = "Tax Help for Older People, Am I entitled to married couple's allowance",
}

-- Income of a claimant or of the spouse, what is elected, months before the marriage, allowance.
for _, row in ipairs {
  { 20000, "half_given", 0, 9090 }, { 20000, "all_given", 0, 6910 }, { 90000, "half_given", 0, 2180 },
  { 90000, "all_given", 0, 0 }, { 20000, "half_received", 0, 2180 }, { 20000, "all_received", 0, 4360 },
  { 20000, "none", 3, 8453 }, { 20000, "none", 11, 940 }, { 20000, "half_given", 3, 6818 },
  { 20000, "half_received", 3, 1635 }, { 20000, "all_received", 5, 2544 },
} do
  local income, elected, months, allowance = table.unpack(row)
  example("Married couple's allowance, " .. elected .. " of " .. income .. ", " .. months .. " months before") {
    year   = 2025,
    given  = {
      pension_income = income, born_before_6_april_1935 = true, married_couples_allowance_elected = elected,
      tax_months_before_marriage = months,
      claims_married_couples_allowance = elected ~= "half_received" and elected ~= "all_received",
    },
    expect = { married_couples_allowance = allowance },
    source = "By hand from ITA 2007 ss. 45, 47, 48, 54: 11,270 and 4,360, for each month a twelfth, rounded up",
  }
end

-- Maintenance paid, income tax of a pension of 20,000.
for paid, tax in pairs { [1000] = 1386, [4280] = 1058, [9000] = 1058 } do
  example("Maintenance of " .. paid .. " to a spouse of former times") {
    year   = 2024,
    given  = { pension_income = 20000, born_before_6_april_1935 = true, maintenance_payments = paid },
    expect = { income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 453, 454: 7,430 x 20 % less 10 %; Accountant Bedford, Tax and maintenance "
      .. "payments: up to 428",
  }
end

-- Two pounds above the limit, where the allowance is a pound less.
for year, row in pairs {
  [2016] = { 27700, 8354 }, [2017] = { 28000, 8444 }, [2018] = { 28900, 8694 }, [2019] = { 29600, 8914 },
  [2021] = { 30400, 9124 }, [2022] = { 31400, 9414 }, [2023] = { 34600, 10374 }, [2024] = { 37000, 11079 },
  [2026] = { 39200, 11699 },
} do
  example("Married couple's allowance of " .. year .. " two pounds above the limit of income") {
    year   = year,
    given  = { pension_income = row[1] + 2, born_before_6_april_1935 = true, claims_married_couples_allowance = true },
    expect = { married_couples_allowance = row[2] },
    source = "By hand from ITA 2007 s. 45(4), with the limits of the same tables",
  }
end
