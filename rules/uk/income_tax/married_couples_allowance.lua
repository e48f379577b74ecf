-- Married couple's allowance: a tenth of it comes off the tax, where one of the couple was born before 6 April 1935.

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

rule "married_couples_allowance" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 42, 43, 45, 46; to 2015/16 s. 36",
  type    = money, per = "year",
  compute = function(case, law)
    local of_couple = case.born_before_6_april_1935 or case.spouse_born_before_6_april_1935
    if not case.claims_married_couples_allowance or not of_couple then return 0 end
    local terms = law.married_couples_allowance_terms
    local less = max(0, case.adjusted_net_income - terms.from) * terms.share
    if case.age_related_allowance > 0 then
      less = max(0, less - (law.age_related_allowance_terms.allowance - law.full_personal_allowance))
    end
    return max(terms.least, ceil(terms.most - less))
  end,
}

rule "married_couples_allowance_reduction" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 42, 45(2), 46(2)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.married_couples_allowance <= 0 then return 0 end
    return floor(case.married_couples_allowance * law.married_couples_allowance_terms.rate, 0.01)
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
