-- Child benefit of a tax year: the higher rate once for each week in which there is a child, the other rate for each
-- further child.

local mondays   = require "child_benefit.mondays"
local stretches = require "child_benefit.stretches"

-- What is told of each stretch, and what follows of it.
local names = {
  {
    from = "period_1_from", before = "mondays_before_period_1",
    to   = "period_1_to", upto = "mondays_to_end_of_period_1",
  },
  {
    from = "period_2_from", before = "mondays_before_period_2",
    to   = "period_2_to", upto = "mondays_to_end_of_period_2",
  },
  {
    from = "period_3_from", before = "mondays_before_period_3",
    to   = "period_3_to", upto = "mondays_to_end_of_period_3",
  },
  {
    from = "period_4_from", before = "mondays_before_period_4",
    to   = "period_4_to", upto = "mondays_to_end_of_period_4",
  },
}

input "children" {
  type    = count(30),
  default = 0,
  typical = { 1, 2 },
  section = "Child benefit",
  source  = "SSCBA 1992 ss. 141, 142",
}

input "children_part_year" {
  type    = count(#names),
  default = 0,
  section = "Child benefit",
  source  = "SSCBA 1992 ss. 141, 142, 147",
}

for i, of in ipairs(names) do
  local of_stretch = i > 1 and ", stretch " .. i or ""

  input(of.from) {
    label   = "Child benefit from, stretch " .. i,
    type    = date,
    ask     = "From which day on was there child benefit" .. of_stretch .. "?",
    section = "Child benefit",
    source  = "SSCBA 1992 s. 147",
    ask_if  = function(case) return case.children_part_year >= i end,
  }
  input(of.to) {
    label   = "Child benefit until, stretch " .. i,
    type    = date,
    ask     = "Until which day was there child benefit" .. of_stretch .. "?",
    section = "Child benefit",
    source  = "SSCBA 1992 s. 147",
    ask_if  = function(case) return case.children_part_year >= i end,
  }
end

parameter "child_benefit_weekly" {
  source = "SSCBA 1992 s. 145; Child Benefit (Rates) Regulations 2006 (SI 2006/965) reg. 2 and up-rating orders",
  type   = record { eldest = money, other = money }, per = "week",
  note   = "New rates begin on the first Monday on or after 6 April, so all Mondays of a tax year have the same.",
  every  = "year",
  announced = "written statement with the autumn Budget; up-rating order, March",
  since  = {
    ["2015-04-06"] = { eldest = 20.70, other = 13.70 },
    ["2016-04-06"] = unchanged, ["2017-04-06"] = unchanged, ["2018-04-06"] = unchanged, ["2019-04-06"] = unchanged,
    ["2020-04-06"] = { eldest = 21.05, other = 13.95 },
    ["2021-04-06"] = { eldest = 21.15, other = 14.00 },
    ["2022-04-06"] = { eldest = 21.80, other = 14.45 },
    ["2023-04-06"] = { eldest = 24.00, other = 15.90 },
    ["2024-04-06"] = { eldest = 25.60, other = 16.95 },
    ["2025-04-06"] = revised { ["2025-03-05"] = { eldest = 26.05, other = 17.25 } },   -- SI 2025/292
    ["2026-04-06"] = { eldest = 27.05, other = 17.90 },
  },
  projected = { ["2027-04-06"] = indexed("consumer_prices", { nearest = 0.05 }) },
}

for i, of in ipairs(names) do
  rule(of.before) {
    label   = "Mondays of the tax year before stretch " .. i,
    source  = "SSCBA 1992 s. 147",
    type    = number,
    compute = function(case)
      if case.children_part_year < i then return 0 end
      return mondays.before(case.year, case[of.from])
    end,
  }
  rule(of.upto) {
    label   = "Mondays of the tax year until the end of stretch " .. i,
    source  = "SSCBA 1992 s. 147",
    type    = number,
    compute = function(case)
      if case.children_part_year < i then return 0 end
      if case[of.to] < case[of.from] then error("a stretch of child benefit ends before it begins") end
      return mondays.upto(case.year, case[of.to])
    end,
  }
end

local function of_case(case)
  local list = {}
  for i, of in ipairs(names) do
    if case.children_part_year >= i then table.insert(list, { before = case[of.before], upto = case[of.upto] }) end
  end
  return list
end

rule "weeks_of_eldest_child" {
  source  = "SSCBA 1992 s. 147; SI 2006/965 reg. 2",
  type    = number,
  compute = function(case)
    if case.children > 0 then return mondays.in_year(case.year) end
    return stretches.in_any(of_case(case))
  end,
}

rule "weeks_of_all_children" {
  source  = "SSCBA 1992 s. 147; SI 2006/965 reg. 2",
  type    = number,
  compute = function(case)
    local weeks = mondays.in_year(case.year) * case.children
    for _, stretch in ipairs(of_case(case)) do weeks = weeks + stretches.count(stretch) end
    return weeks
  end,
}

rule "child_benefit" {
  section = "Child benefit",
  source  = "SSCBA 1992 ss. 145, 147; SI 2006/965 reg. 2",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    if eq(case.weeks_of_all_children, 0) then return 0 end
    local rates = law.child_benefit_weekly
    return case.weeks_of_eldest_child * rates.eldest
      + (case.weeks_of_all_children - case.weeks_of_eldest_child) * rates.other
  end,
}
