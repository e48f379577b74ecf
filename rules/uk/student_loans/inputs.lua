-- Which student loans a person has; several may be given.

-- `since` is the tax year from which on it is repaid.
local function loan(plan, alias, since, label, help)
  input("student_loan_" .. plan) {
    label   = label,
    type    = boolean,
    default = false,
    ask     = "Do you repay a " .. string.lower(string.sub(label, 1, 1)) .. string.sub(label, 2) .. "?",
    section = "Student loans",
    help    = help,
    source  = "SI 2009/470 reg. 3",
    aliases = { plan, alias },
    ask_if  = function(case) return case.year >= since end,
  }
end

loan("plan_1", "plan1", 2015, "Student loan of plan 1",
  "Of Northern Ireland, or of England and Wales for courses before September 2012.")
loan("plan_2", "plan2", 2016, "Student loan of plan 2",
  "Of England for courses from September 2012 to July 2023, of Wales for courses since September 2012.")
loan("plan_4", "plan4", 2021, "Student loan of plan 4", "Of Scotland. Until April 2021 these loans were plan 1.")
loan("plan_5", "plan5", 2026, "Student loan of plan 5", "Of England for courses since August 2023.")
loan("postgraduate", "plan_3", 2019, "Postgraduate loan",
  "Of England and Wales, for a master's or doctor's degree: plan 3.")
