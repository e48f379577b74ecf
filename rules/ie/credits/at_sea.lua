-- Work at sea: credits of fishers and of naval personnel. The seafarer allowance is a deduction (income/at_sea.lua).

parameter "fisher_credit" {
  label  = "Fisher credit, and the days at sea that it asks for",
  source = "TCA 1997 s. 472BA; Finance Act 2016",
  type   = record { credit = money, days = count(366) }, per = "year",
  until_changed = true,
  since  = { ["2017-01-01"] = { credit = 1270, days = 80 } },
}

parameter "naval_credit" {
  label  = "Sea-going naval personnel credit, and the days at sea that it asks for",
  source = "TCA 1997 s. 472BB; Finance Act 2019, Finance Act 2020",
  type   = record { credit = money, days = count(366) }, per = "year",
  until_changed = true,
  since  = { ["2020-01-01"] = { credit = 1270, days = 80 }, ["2021-01-01"] = { credit = 1500, days = 80 } },
}

local function credit(terms, days) return days >= terms.days and terms.credit or 0 end

rule "fisher_credit" {
  source  = "TCA 1997 s. 472BA",
  type    = money, per = "year",
  from    = "2017-01-01",
  compute = function(case) return sum(case.persons, "own_fisher_credit") end,
}

rule "own_fisher_credit" {
  of      = "person",
  source  = "TCA 1997 s. 472BA",
  private = true,
  type    = money, per = "year",
  from    = "2017-01-01",
  compute = function(person, law) return credit(law.fisher_credit, person.fisher_days) end,
  spouse  = { label = "Spouse's fisher tax credit", aliases = { "spouse_fisher_credit" } },
}

rule "naval_credit" {
  source  = "TCA 1997 s. 472BB",
  type    = money, per = "year",
  from    = "2020-01-01",
  compute = function(case) return sum(case.persons, "own_naval_credit") end,
}

rule "own_naval_credit" {
  of      = "person",
  source  = "TCA 1997 s. 472BB",
  private = true,
  type    = money, per = "year",
  from    = "2020-01-01",
  compute = function(person, law) return credit(law.naval_credit, person.naval_days) end,
  spouse  = { label = "Spouse's sea-going naval personnel credit", aliases = { "spouse_naval_credit" } },
}
