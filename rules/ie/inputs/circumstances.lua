-- What life brought: bereavement, children with special needs, dependants, disability.

local years = require "inputs.years"

input "widowed_since" {
  label   = "Widowed since",
  ask     = "On which day did your spouse die?",
  type    = date,
  section = "Circumstances",
  help    = "The day on which your spouse or civil partner died.",
  source  = "TCA 1997 ss. 461, 463",
  ask_if  = function(case) return case.marital_status == "widowed" end,
}

input "lone_parent" {
  label   = "Bringing up a child alone",
  ask     = "Do you bring up a child on your own?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Circumstances",
  help    = "A qualifying child lives with you, and you have no spouse, civil partner or partner in the home.",
  aliases = { "single_parent" },
  source  = "TCA 1997 ss. 462, 462B",
  ask_if  = function(case) return case.marital_status ~= "married" and not case.cohabiting end,
}

input "primary_carer" {
  label   = "Primary carer of the child",
  ask     = "Does the child live with you for most of the year?",
  type    = boolean,
  default = true,
  typical = { true },
  section = "Circumstances",
  help    = "The child lives with you for most of the year, or the primary carer gave the credit up to you.",
  source  = "TCA 1997 s. 462B",
  ask_if  = function(case, law) return case.lone_parent and law.child_carer_must_be_primary end,
}

input "incapacitated_children" {
  label   = "Permanently incapacitated children",
  ask     = "How many permanently incapacitated children have you?",
  type    = count(10),
  default = 0,
  section = "Circumstances",
  source  = "TCA 1997 s. 465",
}

input "dependent_relatives" {
  label   = "Dependent relatives",
  ask     = "How many relatives do you maintain at your own expense?",
  type    = count(10),
  default = 0,
  section = "Circumstances",
  help    = "Relatives whom you maintain at your own expense and whose income is below the limit.",
  source  = "TCA 1997 s. 466",
}

input "dependent_relative_income" {
  label   = "Income of the dependent relative",
  ask     = "What income had the relative?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Circumstances",
  help    = "Over the limit of the year there is no credit.",
  source  = "TCA 1997 s. 466",
  ask_if  = function(case) return case.dependent_relatives > 0 end,
}

input "blind" {
  of      = "person",
  label   = "Blind",
  ask     = "Were you certified blind at any time in {year}?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Circumstances",
  help    = "Blind at any time in the year, as certified.",
  source  = "TCA 1997 s. 468",
  spouse  = { label = "Spouse is blind", ask = "Was your spouse certified blind at any time in {year}?" },
}

input "welfare_widow_or_one_parent_payment" {
  label   = "Widow's pension or one-parent payment",
  ask     = "Did you get a widow's pension or one-parent payment from social welfare?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Circumstances",
  help    = "A social welfare widow's or widower's pension, or a one-parent family payment: "
    .. "no health contribution was due.",
  source  = "Health Contributions Act 1979 s. 11",
  ask_if  = function(case) return case.year <= 2010 end,
}

input "deferred_state_pension" {
  of      = "person",
  label   = "State pension deferred",
  ask     = "Do you put off drawing the State pension?",
  type    = boolean,
  section = "Circumstances",
  help    = "Aged 66 to 69, born since 1958, and not drawing the State pension: PRSI goes on.",
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
  label   = "Days of sea-fishing",
  ask     = "On how many days did you fish at sea?",
  type    = count(366),
  default = 0,
  section = "Circumstances",
  help    = "The fisher tax credit asks for 80 days or more.",
  source  = "TCA 1997 s. 472BA",
  ask_if  = years.of_person(years.have_credit "fisher_credit"),
  spouse  = { label = "Spouse's days of sea-fishing", ask = "On how many days did your spouse fish at sea?" },
}

input "naval_days" {
  of      = "person",
  label   = "Days at sea in the Naval Service",
  ask     = "On how many days were you at sea in the Naval Service?",
  type    = count(366),
  default = 0,
  section = "Circumstances",
  help    = "The credit for naval personnel asks for 80 days or more.",
  source  = "TCA 1997 s. 472BB",
  ask_if  = years.of_person(years.have_credit "naval_credit"),
  spouse  = { ask = "On how many days was your spouse at sea in the Naval Service?" },
}

input "seafarer_days" {
  of      = "person",
  label   = "Days at sea as a seafarer",
  ask     = "On how many days were you at sea on voyages to foreign ports?",
  type    = count(366),
  default = 0,
  section = "Circumstances",
  help    = "On voyages to foreign ports, not in fishing vessels or for a public body. The seafarer allowance asks "
    .. "for 161 days or more.",
  source  = "TCA 1997 s. 472B",
  spouse  = { ask = "On how many days was your spouse at sea on voyages to foreign ports?" },
}
