-- Class 4 on the profits of the self-employed, by the year.

local contributions = require "national_insurance.contributions"
local jobs = require "jobs"

input "under_16_at_start" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Trade",
  source  = "SI 2001/1004 reg. 93",
  ask_if  = function(case) return case.chargeable_profits > 0 end,
}

input "class_4_deductions" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Trade",
  source  = "SSCBA 1992 Sch. 2 paras. 3(4), 5",
  ask_if  = function() return false end,
}

parameter "class_4" {
  label  = "Class 4: lower and upper profits limit, main and additional rate",
  source = "SSCBA 1992 ss. 15, 18; HSCL Act 2021; NIC (Increase of Thresholds) Act 2022 s. 2; HSCL (Repeal) Act 2022; "
    .. "NIC (Reduction in Rates) Acts 2023 and 2024",
  type   = record { lower = money, upper = money, main = rate, additional = rate }, per = "year",
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = { lower = 8060, upper = 42385, main = 0.09, additional = 0.02 },
    ["2016-04-06"] = { lower = 8060, upper = 43000, main = 0.09, additional = 0.02 },
    ["2017-04-06"] = { lower = 8164, upper = 45000, main = 0.09, additional = 0.02 },
    ["2018-04-06"] = { lower = 8424, upper = 46350, main = 0.09, additional = 0.02 },
    ["2019-04-06"] = { lower = 8632, upper = 50000, main = 0.09, additional = 0.02 },
    ["2020-04-06"] = { lower = 9500, upper = 50000, main = 0.09, additional = 0.02 },
    ["2021-04-06"] = { lower = 9568, upper = 50270, main = 0.09, additional = 0.02 },
    ["2022-04-06"] = revised {
      ["2022-03-31"] = { lower = 11908, upper = 50270, main = 0.1025, additional = 0.0325 },
      ["2022-10-25"] = { lower = 11908, upper = 50270, main = 0.0973, additional = 0.0273 },
    },
    ["2023-04-06"] = revised {
      ["2022-10-25"] = { lower = 12570, upper = 50270, main = 0.09, additional = 0.02 },
    },
    ["2024-04-06"] = revised {
      ["2024-03-20"] = { lower = 12570, upper = 50270, main = 0.06, additional = 0.02 },
    },
    ["2025-04-06"] = unchanged, ["2026-04-06"] = unchanged,
  },
}

parameter "class_2_weeks_in_class_4_maximum" {
  source = "SI 2001/1004 reg. 100(3); SI 2024/377 reg. 6(5)",
  type   = number,
  until_changed = true,
  since  = { ["2015-04-06"] = 53, ["2024-04-06"] = 0 },
}

rule "class_4_profit" {
  section = "Trade",
  source  = "SSCBA 1992 s. 15(1), Sch. 2 para. 3",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    -- Sch. 2 para. 3(4): losses that adjustment income has used lower no profit of other trades.
    local losses = min(case.trading_losses_used, floor(case.adjusted_trading_profit)) + case.partnership_losses_used
      + ceil(case.losses_against_transition_profits)
    local against_income = case.loss_set_against_income + case.partnership_loss_set_against_income
    return max(0, case.chargeable_profits - losses - against_income - ceil(case.class_4_deductions))
  end,
}

rule "class_4_before_maximum" {
  section = "Trade",
  source  = "SSCBA 1992 s. 15(3ZA)",
  private = true,
  type    = number,
  to      = "2027-04-05",
  compute = function(case, law)
    local terms = law.class_4
    return max(0, min(case.class_4_profit, terms.upper) - terms.lower) * terms.main
  end,
}

rule "class_4_maximum" {
  section = "Trade",
  source  = "SI 2001/1004 reg. 100(3), steps 1 to 4",
  type    = number,
  to      = "2027-04-05",
  compute = function(case, law)
    local terms = law.class_4
    return (terms.upper - terms.lower) * terms.main
      + law.class_2_weeks_in_class_4_maximum * law.class_2_weekly - case.class_2
  end,
}

jobs.each("class_1_of_one_job_at_main_rate", {
  section = "Trade", source = "SSCBA 1992 s. 8; SI 2001/1004 reg. 100", to = "2027-04-05",
})(contributions.of_pay_at_main_rate)

-- Whether class 1 might lower class 4: it is at most the highest main rate of the year on all pay.
local function class_1_may_matter(case, law)
  local most = case.employment_income * law.on(date(case.year, 4, 6)).class_1_employee_rates.main
  return case.class_4_before_maximum > 0 and most > case.class_4_maximum - case.class_4_before_maximum
end

-- Nothing without a job. With one it must be given where it might matter.
rule "class_1_paid_at_main_rate" {
  section  = "Trade",
  source   = "SI 2001/1004 reg. 100",
  type     = money, per = "year",
  min      = 0,
  to       = "2027-04-05",
  ask_if   = class_1_may_matter,
  compute  = function(case, law)
    if class_1_may_matter(case, law) then return nil end   -- must be given
    return 0
  end,
  estimate = function(case)
    if case.pay_of_other_jobs > 0 and case.other_jobs == 0 then return nil end
    return case.class_1_of_one_job_at_main_rate + sum(case.other_job, "class_1_of_one_job_at_main_rate")
  end,
}

rule "class_4_at_main_rate" {
  section = "Trade",
  source  = "SSCBA 1992 s. 15(3ZA); SI 2001/1004 reg. 100(3)",
  type    = number,
  to      = "2027-04-05",
  compute = function(case)
    return clamp(case.class_4_maximum - case.class_1_paid_at_main_rate, 0, case.class_4_before_maximum)
  end,
}

rule "class_4" {
  section = "Trade",
  source  = "SSCBA 1992 s. 15; SI 2001/1004 regs. 91, 93, 100",
  type    = money, per = "year",
  compute = function(case, law)
    if case.class_4_profit <= 0 or case.over_state_pension_age_at_start or case.under_16_at_start then return 0 end
    local terms = law.class_4
    local at_additional_rate = max(0, case.class_4_profit - terms.lower) - case.class_4_at_main_rate / terms.main
    return floor(case.class_4_at_main_rate + at_additional_rate * terms.additional, 0.01)
  end,
}
