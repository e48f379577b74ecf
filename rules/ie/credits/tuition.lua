-- Third-level tuition fees.

parameter "tuition_limit" {
  source = "TCA 1997 s. 473A; Minister for Finance, written answers of 17 December 2002 and 29 January 2003, "
    .. "Minister for Education, written answer of 2 November 2004 (3,175); Minister for Finance, written answer of "
    .. "4 April 2006 (5,000); Finance Act 2011",
  type   = money, per = "year",
  note   = "The limit of 2005 was not found.",
  until_changed = true,
  since  = { ["2002-01-01"] = 3175, ["2005-01-01"] = repealed, ["2006-01-01"] = 5000, ["2011-01-01"] = 7000 },
}

parameter "tuition_disregard" {
  source = "TCA 1997 s. 473A(4A); Finance Act 2011, Finance Act 2012, Finance Act 2013 s. 11",
  type   = record { full_time = money, part_time = money }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { full_time = 0, part_time = 0 },
    ["2011-01-01"] = { full_time = 2000, part_time = 1000 },
    ["2012-01-01"] = { full_time = 2250, part_time = 1125 },
    ["2013-01-01"] = { full_time = 2500, part_time = 1250 },
    ["2014-01-01"] = { full_time = 2750, part_time = 1375 },
    ["2015-01-01"] = { full_time = 3000, part_time = 1500 },
  },
}

-- The relief for a claim of up to three students; the disregarded amount is taken off once.
local function credit(law, is_full_time, first, second, third)
  if first + second + third <= 0 then return 0 end
  local limit, disregard = law.tuition_limit, law.tuition_disregard
  local fees = min(first, limit) + min(second, limit) + min(third, limit)
  local relieved = max(0, fees - (is_full_time and disregard.full_time or disregard.part_time))
  return round(relieved * law.standard_rate, 0.01)
end

rule "tuition_credit" {
  source  = "TCA 1997 s. 473A",
  type    = money, per = "year",
  compute = function(case, law)
    if not case.taxed_jointly then return sum(case.persons, "own_tuition_credit") end
    local first, second, third = case.tuition_fees, case.tuition_fees_second_student, case.tuition_fees_third_student
    local spouse = case.spouse.tuition_fees
    if spouse <= 0 then return credit(law, case.tuition_full_time, first, second, third) end
    if third > 0 then error("no more than three students of a couple are covered") end
    return credit(law, case.tuition_full_time, first, second, spouse)
  end,
}

rule "own_tuition_credit" {
  of      = "person",
  source  = "TCA 1997 s. 473A",
  type    = money, per = "year",
  compute = function(person, law, case)
    if case.taxed_jointly then return 0 end
    if person.kind == "spouse" then return credit(law, case.tuition_full_time, person.tuition_fees, 0, 0) end
    local second, third = case.tuition_fees_second_student, case.tuition_fees_third_student
    return credit(law, case.tuition_full_time, person.tuition_fees, second, third)
  end,
  spouse  = { label = "Spouse's own tuition fees credit", aliases = { "spouse_tuition_credit" } },
}

parameter "training_course_fees" {
  label  = "Least and greatest fee relieved for a course in information technology or a foreign language",
  source = "TCA 1997 s. 476; Minister for Finance, written answer of 4 April 2006",
  type   = record { least = money, greatest = money }, per = "year",
  until_changed = true,
  since  = { ["2006-01-01"] = { least = 315, greatest = 1270 } },
}

rule "training_course_credit" {
  source  = "TCA 1997 s. 476",
  type    = money, per = "year",
  compute = function(case, law)
    if case.training_course_fees <= 0 then return 0 end
    local terms = law.training_course_fees
    if case.training_course_fees < terms.least then return 0 end
    return round(min(case.training_course_fees, terms.greatest) * law.standard_rate, 0.01)
  end,
}

example "Full-time student, 5,000 in 2010" {
  year   = 2010,
  given  = { tuition_fees = 5000 },
  expect = { tuition_credit = 1000 },
  source = "longaccounts.ie, Tax relief for tuition fees",
}

example "Full-time student, 5,000 in 2011" {
  year   = 2011,
  given  = { tuition_fees = 5000 },
  expect = { tuition_credit = 600 },
  source = "longaccounts.ie, Tax relief for tuition fees",
}

example "Full-time student, 9,000 in 2019" {
  year   = 2019,
  given  = { tuition_fees = 9000 },
  expect = { tuition_credit = 800 },
  source = "itasaccounting.ie, Claiming tax refund on tuition fees",
}
