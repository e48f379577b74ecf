-- What the person had in the tax year, before tax. What is not given of a kind of income, the person did not have.

input "country" {
  type    = choice {
    "england", "wales", "scotland", "northern_ireland",
    labels  = {
      england = "England", wales = "Wales", scotland = "Scotland", northern_ireland = "Northern Ireland",
    },
    aliases = { northern_ireland = { "ni" } },
  },
  default = "england",
  section = "Person",
  source  = "Scotland Act 1998 ss. 80D to 80F; Government of Wales Act 2006 ss. 116E to 116G",
}

input "employment_income" {
  type    = money, per = "year", by = "month",
  min     = 0,
  default = 0,
  section = "Income",
  source  = "ITEPA 2003 Part 2",
  aliases = {
    "salary", "wages", "pay", "gross_pay", "gross_salary", "annual_salary", "earnings", "pay_of_year",
    monthly_salary = 12, monthly_pay = 12,
  },
}

input "benefits_in_kind" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Income",
  source  = "ITEPA 2003 Part 3; SI 2001/1004 Sch. 3 Part 2; SI 2009/470 reg. 29(4)(e)",
  ask_if  = function(case) return case.employment_income > 0 end,
}

input "pension_net_pay" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 2000 },
  section = "Income",
  source  = "FA 2004 s. 193",
  ask_if  = function(case) return case.employment_income > 0 end,
}

input "pension_income" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Income",
  source  = "ITEPA 2003 Parts 9, 10",
}

input "other_income" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Income",
  source  = "ITTOIA 2005 Part 5",
}

input "savings_income" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "interest", flow = "in" },
  section = "Income",
  source  = "ITA 2007 s. 18",
}

input "dividends" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "dividend", flow = "in" },
  section = "Income",
  source  = "ITA 2007 s. 19; ITTOIA 2005 Part 4 chapters 3 to 5",
}

input "gift_aid" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 200 },
  entries = { kind = "gift_aid" },
  section = "Reliefs",
  source  = "ITA 2007 ss. 414, 423",
}

input "pension_contributions_net" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 2400 },
  entries = { kind = "pension_contribution", projected = true },
  section = "Reliefs",
  source  = "FA 2004 s. 192",
}

input "marriage_allowance" {
  type    = choice {
    "none", "given", "received",
    labels = { none = "None", given = "Given to the spouse", received = "Received from the spouse" },
  },
  default = "none",
  section = "Reliefs",
  source  = "ITA 2007 ss. 55A to 55E",
}

input "born_before_6_april_1938" {
  type    = boolean,
  default = false,
  section = "Person",
  source  = "ITA 2007 s. 36",
  ask_if  = function(case) return case.year == 2015 and case.pension_income > 0 end,
}

input "blind" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Reliefs",
  source  = "ITA 2007 s. 38",
}
