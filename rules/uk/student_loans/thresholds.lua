-- Student loans: yearly thresholds by plan. A plan that is missing in a year is not repaid in it.

parameter "student_loan_thresholds" {
  source = "SI 2009/470 regs. 29, 44; SI 2018/599 (postgraduate); SSI 2000/110 (plan 4); SI 2022/1335 (plan 5)",
  type   = record {
    plan_1 = money, plan_2 = optional(money), plan_4 = optional(money), plan_5 = optional(money),
    postgraduate = optional(money),
  },
  note   = "Plan 2 is repaid since April 2016, postgraduate loans since April 2019, plan 5 since April 2026. Loans of "
    .. "plan 4 were plan 1 until April 2021.",
  every  = "year",
  announced = "Department for Education, autumn",
  since  = {
    ["2015-04-06"] = { plan_1 = 17335 },
    ["2016-04-06"] = { plan_1 = 17495, plan_2 = 21000 },
    ["2017-04-06"] = { plan_1 = 17775, plan_2 = 21000 },
    ["2018-04-06"] = { plan_1 = 18330, plan_2 = 25000 },
    ["2019-04-06"] = { plan_1 = 18935, plan_2 = 25725, postgraduate = 21000 },
    ["2020-04-06"] = { plan_1 = 19390, plan_2 = 26575, postgraduate = 21000 },
    ["2021-04-06"] = { plan_1 = 19895, plan_2 = 27295, plan_4 = 25000, postgraduate = 21000 },
    ["2022-04-06"] = { plan_1 = 20195, plan_2 = 27295, plan_4 = 25375, postgraduate = 21000 },
    ["2023-04-06"] = { plan_1 = 22015, plan_2 = 27295, plan_4 = 27660, postgraduate = 21000 },
    ["2024-04-06"] = { plan_1 = 24990, plan_2 = 27295, plan_4 = 31395, postgraduate = 21000 },
    ["2025-04-06"] = { plan_1 = 26065, plan_2 = 28470, plan_4 = 32745, postgraduate = 21000 },
    ["2026-04-06"] = { plan_1 = 26900, plan_2 = 29385, plan_4 = 33795, plan_5 = 25000, postgraduate = 21000 },
  },
}

parameter "student_loan_rates" {
  source = "SI 2009/470 regs. 29(3), 44; SI 2018/599",
  type   = record { plans = rate, postgraduate = rate },
  until_changed = true,
  since  = { ["2015-04-06"] = { plans = 0.09, postgraduate = 0.06 } },
}

local plans = {
  { "plan_1", loan = "student_loan_plan_1" }, { "plan_2", loan = "student_loan_plan_2" },
  { "plan_4", loan = "student_loan_plan_4" }, { "plan_5", loan = "student_loan_plan_5" },
}

local thresholds = {}

-- The threshold of the plans: with several the lowest (reg. 29(5A)). None, nil, if nothing is repaid.
function thresholds.of_plans(case, law)
  local lowest
  for _, plan in ipairs(plans) do
    if case[plan.loan] then
      local threshold = law.student_loan_thresholds[plan[1]]
      if plan[1] == "plan_4" and not threshold then
        error("loans of plan 4 were plan 1 until 5 April 2021: give plan_1")
      end
      if threshold and (not lowest or threshold < lowest) then lowest = threshold end
    end
  end
  return lowest
end

function thresholds.of_postgraduate(case, law)
  if case.student_loan_postgraduate then return law.student_loan_thresholds.postgraduate end
end

return thresholds
