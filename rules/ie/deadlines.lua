-- Dates of the tax year: claiming a refund, the return, payment.

parameter "refund_years" {
  source = "TCA 1997 s. 865(4); Finance Act 2003 s. 17",
  type   = count(20),
  until_changed = true,
  since  = { ["2002-01-01"] = 4 },
}

deadline "last_day_to_claim" {
  source = "TCA 1997 s. 865(4)",
  due    = function(case, law) return date(case.year + law.refund_years, 12, 31) end,
  action = "claim",
}

rule "makes_a_return" {
  source  = "TCA 1997 s. 959B",
  type    = boolean,
  compute = function(case)
    for person in each(case.persons) do
      if person.is_chargeable_person then return true end
    end
    return false
  end,
}

deadline "pay_and_file" {
  source = "TCA 1997 ss. 951, 958 (to 2012), 959I, 959AO",
  due    = function(case) return date(case.year + 1, 10, 31) end,
  action = "pay",
  when   = "makes_a_return",
  amount = "balance_of_tax",
}

parameter "pay_and_file_online_day" {
  source = "Revenue eBriefs 57/09, 66/10, 98/15, 79/17, 190/21; moneyguideireland.com (2011); Chartered Accountants "
    .. "Ireland, key tax deadlines (2013, 2019); Browne Murphy & Hughes (2021, 2022); HJK, tax dates (2022); Accounts "
    .. "Advice Centre (2024); Revenue, ROS pay and file",
  note   = "Announced each year, for the next; only the days that were found are given.",
  type   = record { day = optional(date) },
  every  = "year",
  announced = "Revenue eBrief, spring of the year after",
  since  = {
    ["2002-01-01"] = {}, ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = unchanged,
    ["2006-01-01"] = unchanged, ["2007-01-01"] = unchanged, ["2008-01-01"] = { day = "2009-11-16" },
    ["2009-01-01"] = { day = "2010-11-16" }, ["2010-01-01"] = {}, ["2011-01-01"] = { day = "2012-11-15" },
    ["2012-01-01"] = { day = "2013-11-14" }, ["2013-01-01"] = { day = "2014-11-13" },
    ["2014-01-01"] = { day = "2015-11-12" }, ["2015-01-01"] = {}, ["2016-01-01"] = { day = "2017-11-14" },
    ["2017-01-01"] = {}, ["2018-01-01"] = unchanged, ["2019-01-01"] = { day = "2020-12-10" },
    ["2020-01-01"] = { day = "2021-11-17" }, ["2021-01-01"] = { day = "2022-11-16" },
    ["2022-01-01"] = { day = "2023-11-15" }, ["2023-01-01"] = { day = "2024-11-14" },
    ["2024-01-01"] = { day = "2025-11-19" }, ["2025-01-01"] = {}, ["2026-01-01"] = unchanged,
  },
}

local function online(terms)
  return date(terms.day or error("the last day to pay and file online is announced each year; that of this year was "
    .. "not found: see Revenue's page on the Revenue Online Service"))
end

rule "online_day_is_known" {
  source  = "TCA 1997 ss. 917EA, 959B",
  private = true,
  type    = boolean,
  compute = function(case, law) return case.makes_a_return and law.pay_and_file_online_day.day ~= nil end,
}

rule "online_day_of_year_before_is_known" {
  source  = "TCA 1997 ss. 917EA, 959B",
  private = true,
  type    = boolean,
  from    = "2003-01-01",
  compute = function(case, law)
    return case.makes_a_return and law.on(date(case.year - 1, 12, 31)).pay_and_file_online_day.day ~= nil
  end,
}

deadline "pay_and_file_online" {
  source = "TCA 1997 s. 917EA; Revenue, ROS pay and file",
  due    = function(_, law) return online(law.pay_and_file_online_day) end,
  action = "pay",
  when   = "online_day_is_known",
  amount = "balance_of_tax",
}

deadline "preliminary_tax_due_online" {
  source = "TCA 1997 s. 917EA; Revenue, ROS pay and file",
  from   = "2003-01-01",
  due    = function(case, law)
    return online(law.on(date(case.year - 1, 12, 31)).pay_and_file_online_day)
  end,
  action = "pay",
  when   = "online_day_of_year_before_is_known",
  amount = "preliminary_tax",
}

deadline "preliminary_tax_due" {
  source = "TCA 1997 ss. 952, 958 (to 2012), 959AN, 959AO",
  due    = function(case) return date(case.year, 10, 31) end,
  action = "pay",
  when   = "makes_a_return",
  amount = "preliminary_tax",
}

example "A refund for 2009 can be claimed to the end of 2013" {
  year   = 2009,
  given  = {},
  expect = { last_day_to_claim = "2013-12-31" },
  source = "McCarthy Accountants, Claiming tax refunds",
}

-- The year of income, whether a return is made, and whether the days online of this and the year before were found.
for _, row in ipairs {
  { 2024, 30000, true, true }, { 2025, 30000, false, true }, { 2026, 30000, false, false }, { 2024, 0, false, false },
} do
  example("Days online of " .. row[1] .. " with a profit of " .. row[2]) {
    year   = row[1],
    given  = { salary = 40000, self_employed_income = row[2] },
    expect = { online_day_is_known = row[3], online_day_of_year_before_is_known = row[4] },
    source = "Revenue, ROS pay and file: 19 November 2025 for 2024; TCA 1997 s. 959B",
  }
end
