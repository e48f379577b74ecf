-- Third-level tuition fees.

parameter "tuition_limit" {
  label  = "Greatest tuition fee relieved, for each course",
  source = "TCA 1997 s. 473A; Minister for Finance, written answer of 4 April 2006; Finance Act 2011",
  type   = money,
  since  = { ["2006-01-01"] = 5000, ["2011-01-01"] = 7000 },
}

parameter "tuition_disregard" {
  label  = "First part of the tuition fees of a claim, which gives no relief",
  source = "TCA 1997 s. 473A(4A); Finance Act 2011, Finance Act 2012, Finance Act 2013 s. 11",
  since  = {
    ["2006-01-01"] = { full_time = 0, part_time = 0 },
    ["2011-01-01"] = { full_time = 2000, part_time = 1000 },
    ["2012-01-01"] = { full_time = 2250, part_time = 1125 },
    ["2013-01-01"] = { full_time = 2500, part_time = 1250 },
    ["2014-01-01"] = { full_time = 2750, part_time = 1375 },
    ["2015-01-01"] = { full_time = 3000, part_time = 1500 },
  },
}

rule "tuition_credit" {
  label   = "Tuition fees credit",
  help    = "The disregarded amount is taken off once for all students of a claim.",
  source  = "TCA 1997 s. 473A",
  type    = money,
  compute = function(case, law)
    if case.tuition_fees + case.tuition_fees_second_student + case.tuition_fees_third_student <= 0 then return 0 end
    local fees = 0
    for _, fee in ipairs { case.tuition_fees, case.tuition_fees_second_student, case.tuition_fees_third_student } do
      fees = fees + min(fee, law.tuition_limit)
    end
    local disregard = law.tuition_disregard
    local relieved = max(0, fees - (case.tuition_full_time and disregard.full_time or disregard.part_time))
    return round(relieved * law.standard_rate, 0.01)
  end,
}

parameter "training_course_fees" {
  label  = "Least and greatest fee relieved for a course in information technology or a foreign language",
  source = "TCA 1997 s. 476; Minister for Finance, written answer of 4 April 2006",
  since  = { ["2006-01-01"] = { least = 315, greatest = 1270 } },
}

rule "training_course_credit" {
  label   = "Training course fees credit",
  source  = "TCA 1997 s. 476",
  type    = money,
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
