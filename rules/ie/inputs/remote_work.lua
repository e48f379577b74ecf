-- Work done at home.

input "remote_days" {
  of      = "person",
  type    = count(366),
  default = 0,
  section = "Home",
  source  = "TCA 1997 s. 114A",
  ask_if  = function(_, _, case) return case.year >= 2017 end,
  spouse  = { ask = "On how many days did your spouse work from home in {year}?" },
}

input "electricity_and_heating" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = {
    label = "Electricity and heating paid by the spouse",
    ask   = "What did your spouse pay for electricity and heating in {year}?",
  },
}

input "broadband" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = { label = "Broadband paid by the spouse", ask = "What did your spouse pay for broadband in {year}?" },
}

input "remote_work_allowance" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  ask_if  = function(person) return person.remote_days > 0 end,
  spouse  = {
    label = "Allowance from the spouse's employer for work at home",
    ask   = "What did the employer pay your spouse for working at home?",
  },
}
