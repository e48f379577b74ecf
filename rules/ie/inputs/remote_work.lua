-- Work done at home.

input "remote_days" {
  of      = "person",
  label   = "Days worked from home",
  ask     = "On how many days did you work from home in {year}?",
  type    = count(366),
  default = 0,
  section = "Home",
  help    = "Full days worked from home under an arrangement with the employer.",
  source  = "TCA 1997 s. 114A",
  ask_if  = function(_, _, case) return case.year >= 2017 end,
}

input "electricity_and_heating" {
  of      = "person",
  label   = "Electricity and heating",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "What you paid yourself for the whole year.",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = { label = "Electricity and heating paid by the spouse" },
}

input "broadband" {
  of      = "person",
  label   = "Broadband",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "What you paid yourself for the whole year.",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = { label = "Broadband paid by the spouse" },
}

input "remote_work_allowance" {
  of      = "person",
  label   = "Allowance from the employer for work at home",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Up to 3.20 a day may be paid free of tax. From 2022 it is taken off the costs, before off the relief.",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = { label = "Allowance from the spouse's employer for work at home" },
}
