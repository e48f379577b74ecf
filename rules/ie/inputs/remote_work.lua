-- Work done at home.

input "remote_days" {
  of      = "person",
  label   = "Days worked from home",
  ask     = "On how many days did you work from home in {year}?",
  type    = count(366),
  default = 0,
  section = "Home",
  help    = "Full days worked from home under an arrangement with the employer.",
  aliases = { "wfh_days", "days_at_home" },
  source  = "TCA 1997 s. 114A",
  ask_if  = function(_, _, case) return case.year >= 2017 end,
  spouse  = { ask = "On how many days did your spouse work from home in {year}?" },
}

input "electricity_and_heating" {
  of      = "person",
  label   = "Electricity and heating",
  ask     = "What did you pay for electricity and heating in {year}?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "What you paid yourself for the whole year.",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = {
    label = "Electricity and heating paid by the spouse",
    ask   = "What did your spouse pay for electricity and heating in {year}?",
  },
}

input "broadband" {
  of      = "person",
  label   = "Broadband",
  ask     = "What did you pay for broadband in {year}?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "What you paid yourself for the whole year.",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = { label = "Broadband paid by the spouse", ask = "What did your spouse pay for broadband in {year}?" },
}

input "remote_work_allowance" {
  of      = "person",
  label   = "Allowance from the employer for work at home",
  ask     = "What did your employer pay you for working at home?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Up to 3.20 a day may be paid free of tax. From 2022 it is taken off the costs, before off the relief.",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = {
    label = "Allowance from the spouse's employer for work at home",
    ask   = "What did the employer pay your spouse for working at home?",
  },
}
