-- Who is asking: birth, marriage, assessment and children.

input "birth_date" {
  of      = "person",
  label   = "Date of birth",
  ask     = "When were you born?",
  type    = date,
  default = "9999-12-31",
  section = "Details",
  help    = "Reliefs from 55, 65, 66 and 70 years are given to who states it; not given, none is claimed. Pension "
    .. "contributions cannot be relieved without it.",
  aliases = { "date_of_birth", "dob", "born" },
  source  = "TCA 1997 ss. 188, 464, 473, 787",
  spouse  = { ask = "When was your spouse born?" },
}

input "marital_status" {
  label   = "Marital status",
  ask     = "Are you single, married, widowed or separated?",
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
  help    = "Your status in the tax year. The survivor who was the assessable spouse may choose 'married' for the "
    .. "year of bereavement.",
  aliases = { "civil_status", "status", "married_or_single" },
}

input "assessment" {
  label   = "Assessment of the couple",
  ask     = "How are you assessed?",
  type    = choice {
    "joint", "separate", "single",
    labels = { joint = "Joint assessment", separate = "Separate assessment", single = "Assessed as single persons" },
  },
  default = "joint",
  section = "Details",
  help    = "Joint assessment applies unless you asked Revenue for another. Results always cover both spouses.",
  source  = "TCA 1997 ss. 1016-1024",
  ask_if  = function(case) return case.marital_status == "married" end,
}

input "married_this_year" {
  label   = "Married in this tax year",
  ask     = "Did you marry in {year}?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  help    = "Both spouses are taxed as single persons for the year of marriage; a refund may be due at its end.",
  source  = "TCA 1997 s. 1020",
  ask_if  = function(case) return case.marital_status == "married" end,
}

input "marriage_date" {
  label   = "Date of marriage",
  ask     = "On which day did you marry?",
  type    = date,
  section = "Details",
  help    = "The day of the marriage or of the registration of the civil partnership.",
  ask_if  = function(case) return case.marital_status == "married" and case.married_this_year end,
}

input "children" {
  label   = "Children",
  ask     = "How many children depend on you?",
  type    = count(20),
  default = 0,
  typical = { 1, 2 },
  section = "Details",
  help    = "Dependent children. They raise the exemption limits of people aged 65 or over.",
  aliases = { "kids", "dependent_children" },
}

input "cohabiting" {
  label   = "Living with a partner",
  ask     = "Do you live with a partner?",
  type    = boolean,
  default = false,
  typical = { false },
  section = "Details",
  help    = "Living together as a couple without being married or in a civil partnership. "
    .. "It rules out the credits for a person who brings up a child alone.",
  source  = "TCA 1997 ss. 462, 462B",
  ask_if  = function(case) return case.marital_status ~= "married" end,
}

input "medical_card" {
  of      = "person",
  label   = "Full medical card",
  ask     = "Did you hold a full medical card at any time in {year}?",
  type    = boolean,
  default = false,
  section = "Details",
  help    = "Held at any time in the year. A GP visit card does not count.",
  spouse  = {
    label = "Spouse has a full medical card",
    ask   = "Did your spouse hold a full medical card at any time in {year}?",
  },
}
