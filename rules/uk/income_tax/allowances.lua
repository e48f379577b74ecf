-- ITA 2007 Part 3: the personal allowance and its taper, the blind person's allowance.

parameter "full_personal_allowance" {
  source = "ITA 2007 s. 35(1); FA 2021 s. 5, FA 2023 s. 5, FA 2026",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = 10600, ["2016-04-06"] = 11000, ["2017-04-06"] = 11500, ["2018-04-06"] = 11850,
    ["2019-04-06"] = 12500, ["2021-04-06"] = 12570,
  },
}

parameter "age_related_allowance_terms" {
  source = "ITA 2007 s. 36, repealed from 2016/17",
  note   = "It falls to the allowance that everybody has, and no lower.",
  type   = record { allowance = money, from = money, share = rate }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { allowance = 10660, from = 27700, share = 0.5 }, ["2016-04-06"] = repealed },
}

parameter "personal_allowance_taper" {
  source = "ITA 2007 s. 35(2)",
  type   = record { from = money, share = rate }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { from = 100000, share = 0.5 } },
}

parameter "full_blind_persons_allowance" {
  source = "ITA 2007 s. 38(1); orders under s. 57, such as SI 2021/111, 2021/1421 and 2025/53",
  note   = "2026/27: 3,130 x 1.038, rounded up to 10 (s. 57), as the married couple's allowance was indexed.",
  type   = money, per = "year",
  every  = "year",
  announced = "autumn Budget; order under ITA 2007 s. 57, December to February",
  since  = {
    ["2015-04-06"] = 2290, ["2016-04-06"] = unchanged, ["2017-04-06"] = 2320, ["2018-04-06"] = 2390,
    ["2019-04-06"] = 2450, ["2020-04-06"] = 2500, ["2021-04-06"] = 2520, ["2022-04-06"] = 2600, ["2023-04-06"] = 2870,
    ["2024-04-06"] = 3070, ["2025-04-06"] = 3130, ["2026-04-06"] = 3250,
  },
  projected = { ["2027-04-06"] = indexed("consumer_prices", { up = 10 }) },
}

rule "age_related_allowance" {
  source  = "ITA 2007 s. 36",
  type    = money, per = "year",
  to      = "2016-04-05",
  compute = function(case, law)
    if not case.born_before_6_april_1938 and not case.born_before_6_april_1935 then return 0 end
    if case.loses_allowances then return 0 end
    local terms = law.age_related_allowance_terms
    return ceil(max(0, terms.allowance - max(0, case.adjusted_net_income - terms.from) * terms.share))
  end,
}

rule "age_related_allowance" {
  source  = "None since 2016/17: ITA 2007 s. 36 is repealed",
  type    = money, per = "year",
  from    = "2016-04-06",
  compute = function() return 0 end,
}

-- What a claim for foreign income and gains takes (ITA 2007 s. 809G; ITTOIA 2005 s. 845G).
rule "personal_allowance_before_taper" {
  source  = "ITA 2007 ss. 35(1), 809G; ITTOIA 2005 s. 845G",
  type    = money, per = "year",
  compute = function(case, law) return case.loses_allowances and 0 or law.full_personal_allowance end,
}

rule "personal_allowance" {
  source  = "ITA 2007 ss. 35, 36 (to 2015/16)",
  type    = money, per = "year",
  compute = function(case, law)
    local taper = law.personal_allowance_taper
    local excess = max(0, case.adjusted_net_income - taper.from)
    local by_income = ceil(max(0, case.personal_allowance_before_taper - excess * taper.share))
    return max(by_income, case.age_related_allowance)
  end,
}

example "Born before 6 April 1938: a pension of 11,000 in 2015/16" {
  year   = 2015,
  given  = { pension_income = 11000, born_before_6_april_1938 = true },
  expect = { personal_allowance = 10660, income_tax = 68 },
  source = "GOV.UK, Income Tax rates and allowances for previous tax years: 10,660 for those born before 6 April 1938",
}

-- The allowance falls by half of what is above 27,700, to 10,600 at 27,820; above 100,000 it falls as everybody's.
for income, allowance in pairs {
  [27700] = 10660, [27701] = 10660, [27702] = 10659, [27819] = 10601, [27820] = 10600, [27821] = 10600,
  [100000] = 10600, [100002] = 10599, [121200] = 0,
} do
  example("Born before 6 April 1938: a pension of " .. income) {
    year   = 2015,
    given  = { pension_income = income, born_before_6_april_1938 = true },
    expect = { personal_allowance = allowance },
    source = "By hand from ITA 2007 ss. 35, 36 as they stood in 2015/16",
  }
end

local function own_allowance(case, law)
  return case.blind and not case.loses_allowances and law.full_blind_persons_allowance or 0
end

rule "blind_persons_allowance" {
  source  = "ITA 2007 ss. 38, 39",
  type    = money, per = "year",
  compute = function(case, law)
    if case.loses_allowances then return 0 end
    return own_allowance(case, law) + ceil(case.blind_persons_allowance_received)
  end,
}

input "blind_persons_allowance_received" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 s. 39",
  ask_if  = function() return false end,
}

rule "blind_persons_allowance_surplus" {
  section = "Reliefs",
  source  = "ITA 2007 s. 39(2), (3)",
  type    = money, per = "year",
  compute = function(case, law)
    local relievable = max(0, case.total_income - case.reliefs_from_income - case.personal_allowance)
    return max(0, own_allowance(case, law) - relievable)
  end,
}

rule "allowances" {
  source  = "ITA 2007 s. 23, step 3",
  type    = money, per = "year",
  compute = function(case)
    return case.personal_allowance - case.marriage_allowance_given + case.blind_persons_allowance
  end,
}

rule "taxable_income" {
  source  = "ITA 2007 s. 23, steps 2 and 3",
  type    = money, per = "year",
  compute = function(case) return max(0, case.total_income - case.deductions) end,
}

-- Pension of the blind spouse, what is left for the other.
for pension, surplus in pairs { [10000] = 3130, [12570] = 3130, [13000] = 2700, [15700] = 0, [20000] = 0 } do
  example("Blind person's allowance beside a pension of " .. pension) {
    year   = 2025,
    given  = { pension_income = pension, blind = true },
    expect = { blind_persons_allowance_surplus = surplus },
    source = "By hand from ITA 2007 s. 39",
  }
end

example "The spouse of a blind person has what is left of the allowance" {
  year   = 2025,
  given  = { employment_income = 30000, blind_persons_allowance_received = 2700 },
  expect = { allowances = 15270, income_tax = 2946 },
  source = "By hand from ITA 2007 ss. 10, 39: 14,730 x 20 %",
}
