-- Who is asking: birth, marriage, assessment and children.

input "birth_date" {
  of      = "person",
  type    = date,
  default = "9999-12-31",
  section = "Details",
  source  = "TCA 1997 ss. 188, 464, 473, 787",
  spouse  = { ask = "When was your spouse born?" },
}

input "marital_status" {
  type    = choice {
    "single", "married", "widowed", "separated",
    labels  = {
      single = "Single", married = "Married or in a civil partnership", widowed = "Widowed or surviving civil partner",
      separated = "Separated or divorced",
    },
    aliases = { married = { "civil_partner" }, widowed = { "surviving_civil_partner" }, separated = { "divorced" } },
  },
  default = "single",
  section = "Details",
}

input "assessment" {
  type    = choice {
    "joint", "separate", "single",
    labels = { joint = "Joint assessment", separate = "Separate assessment", single = "Assessed as single persons" },
  },
  default = "joint",
  section = "Details",
  source  = "TCA 1997 ss. 1016-1024",
  ask_if  = function(case) return case.marital_status == "married" end,
}

input "married_this_year" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  source  = "TCA 1997 s. 1020",
  ask_if  = function(case) return case.marital_status == "married" end,
}

input "marriage_date" {
  type    = date,
  section = "Details",
  ask_if  = function(case) return case.marital_status == "married" and case.married_this_year end,
}

input "children" {
  type    = count(20),
  default = 0,
  typical = { 1, 2 },
  section = "Details",
}

input "cohabiting" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  source  = "TCA 1997 ss. 462, 462B",
  ask_if  = function(case) return case.marital_status ~= "married" end,
}

input "medical_card" {
  of      = "person",
  type    = boolean,
  default = false,
  section = "Details",
  spouse  = {
    label = "Spouse has a full medical card",
    ask   = "Did your spouse hold a full medical card at any time in {year}?",
  },
}
