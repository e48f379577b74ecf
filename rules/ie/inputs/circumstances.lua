-- What life brought: bereavement, children with special needs, dependants, disability.

local years = require "inputs.years"

input "widowed_since" {
  type    = date,
  section = "Circumstances",
  source  = "TCA 1997 ss. 461, 463",
  ask_if  = function(case) return case.marital_status == "widowed" end,
}

input "lone_parent" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Circumstances",
  source  = "TCA 1997 ss. 462, 462B",
  ask_if  = function(case) return case.marital_status ~= "married" and not case.cohabiting end,
}

input "primary_carer" {
  type    = boolean,
  default = true,
  typical = { true },
  section = "Circumstances",
  source  = "TCA 1997 s. 462B",
  ask_if  = function(case, law) return case.lone_parent and law.child_carer_must_be_primary end,
}

input "incapacitated_children" {
  type    = count(10),
  default = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 465",
}

input "dependent_relatives" {
  type    = count(10),
  default = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 466",
}

input "dependent_relative_income" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 466",
  ask_if  = function(case) return case.dependent_relatives > 0 end,
}

input "blind" {
  of      = "person",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Circumstances",
  source  = "TCA 1997 s. 468",
  spouse  = { label = "Spouse is blind", ask = "Was your spouse certified blind at any time in {year}?" },
}

input "welfare_widow_or_one_parent_payment" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Circumstances",
  source  = "Health Contributions Act 1979 s. 11",
  ask_if  = function(case) return case.year <= 2010 end,
}

input "deferred_state_pension" {
  of      = "person",
  type    = boolean,
  section = "Circumstances",
  source  = "Social Welfare (Miscellaneous Provisions) Act 2023",
  ask_if  = function(person, law, case)
    local age = law.prsi_upper_age
    if not age.deferred then return false end
    return person.age >= age.ordinary and person.age < age.deferred
      and case.year - person.age >= age.deferred_born_from
  end,
  spouse  = { label = "Spouse's State pension deferred", ask = "Does your spouse put off drawing the State pension?" },
}

input "fisher_days" {
  of      = "person",
  type    = count(366),
  default = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 472BA",
  ask_if  = years.of_person(years.have_credit "fisher_credit"),
  spouse  = { label = "Spouse's days of sea-fishing", ask = "On how many days did your spouse fish at sea?" },
}

input "naval_days" {
  of      = "person",
  type    = count(366),
  default = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 472BB",
  ask_if  = years.of_person(years.have_credit "naval_credit"),
  spouse  = { ask = "On how many days was your spouse at sea in the Naval Service?" },
}

input "seafarer_days" {
  of      = "person",
  type    = count(366),
  default = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 472B",
  spouse  = { ask = "On how many days was your spouse at sea on voyages to foreign ports?" },
}
