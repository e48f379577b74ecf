-- What people read of remote_work.lua.

words "remote_days" {
  label   = "Days worked from home",
  ask     = "On how many days did you work from home in {year}?",
  help    = "Full days worked from home under an arrangement with the employer.",
  aliases = { "wfh_days", "days_at_home" },
}

words "electricity_and_heating" {
  label = "Electricity and heating",
  ask   = "What did you pay for electricity and heating in {year}?",
  help  = "What you paid yourself for the whole year.",
}

words "broadband" {
  label = "Broadband",
  ask   = "What did you pay for broadband in {year}?",
  help  = "What you paid yourself for the whole year.",
}

words "remote_work_allowance" {
  label = "Allowance from the employer for work at home",
  ask   = "What did your employer pay you for working at home?",
  help  = "Up to €3.20 a day may be paid free of tax. From 2022 it is taken off the costs, before off the relief.",
}
