-- Work at sea: credits of fishers and of naval personnel. The seafarer allowance is a deduction (income/at_sea.lua).

parameter "fisher_credit" {
  label  = "Fisher credit, and the days at sea that it asks for",
  source = "TCA 1997 s. 472BA; Finance Act 2016",
  since  = { ["2017-01-01"] = { credit = 1270, days = 80 } },
}

parameter "naval_credit" {
  label  = "Sea-going naval personnel credit, and the days at sea that it asks for",
  source = "TCA 1997 s. 472BB; Finance Act 2019, Finance Act 2020",
  since  = { ["2020-01-01"] = { credit = 1270, days = 80 }, ["2021-01-01"] = { credit = 1500, days = 80 } },
}

local function credit(terms, days) return days >= terms.days and terms.credit or 0 end

rule "fisher_credit" {
  label   = "Fisher tax credit",
  help    = "Of both spouses together.",
  source  = "TCA 1997 s. 472BA",
  type    = money,
  from    = "2017-01-01",
  compute = function(case, law) return credit(law.fisher_credit, case.fisher_days) + case.spouse_fisher_credit end,
}

rule "spouse_fisher_credit" {
  label   = "Spouse's fisher tax credit",
  source  = "TCA 1997 s. 472BA",
  type    = money,
  from    = "2017-01-01",
  compute = function(case, law)
    return case.is_couple and credit(law.fisher_credit, case.spouse_fisher_days) or 0
  end,
}

rule "naval_credit" {
  label   = "Sea-going naval personnel credit",
  help    = "Of both spouses together. Who has it may not have the seafarer allowance as well.",
  source  = "TCA 1997 s. 472BB",
  type    = money,
  from    = "2020-01-01",
  compute = function(case, law) return credit(law.naval_credit, case.naval_days) + case.spouse_naval_credit end,
}

rule "spouse_naval_credit" {
  label   = "Spouse's sea-going naval personnel credit",
  source  = "TCA 1997 s. 472BB",
  type    = money,
  from    = "2020-01-01",
  compute = function(case, law)
    return case.is_couple and credit(law.naval_credit, case.spouse_naval_days) or 0
  end,
}
