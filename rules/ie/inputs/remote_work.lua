-- Work done at home.

input "remote_days" {
  label   = "Days worked from home",
  ask     = "On how many days did you work from home in {year}?",
  type    = count(366),
  default = 0,
  section = "Home",
  help    = "Full days worked from home under an arrangement with the employer.",
  source  = "TCA 1997 s. 114A",
  ask_if  = function(case) return case.year >= 2017 end,
}

input "electricity_and_heating" {
  label   = "Electricity and heating",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "What you paid yourself for the whole year.",
  ask_if  = function(case) return case.remote_days > 0 end,
}

input "broadband" {
  label   = "Broadband",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "What you paid yourself for the whole year.",
  ask_if  = function(case) return case.remote_days > 0 end,
}

input "remote_work_allowance" {
  label   = "Allowance from the employer for work at home",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Up to 3.20 a day may be paid free of tax. From 2022 it is taken off the costs, before off the relief.",
  ask_if  = function(case) return case.remote_days > 0 end,
}
