-- What follows from the facts about the two persons.

local ages = require "ages"

rule "age" {
  of      = "person",
  source  = "TCA 1997 ss. 188, 464, 787",
  type    = count(130),
  absent  = 0,
  compute = function(person, _, case) return ages.attained(case.year, person.birth_date) end,
}

rule "is_couple" {
  source  = "TCA 1997 ss. 1015, 1031A",
  type    = boolean,
  compute = function(case) return case.marital_status == "married" end,
}

rule "taxed_jointly" {
  source  = "TCA 1997 ss. 1017, 1020, 1023",
  type    = boolean,
  compute = function(case)
    return case.is_couple and case.assessment ~= "single" and not case.married_this_year
  end,
}

rule "years_since_bereavement" {
  source  = "TCA 1997 ss. 461, 463",
  type    = count(130),
  compute = function(case) return case.year - case.widowed_since.year end,
}

rule "bereaved_this_year" {
  source  = "TCA 1997 s. 461",
  type    = boolean,
  compute = function(case) return case.marital_status == "widowed" and case.years_since_bereavement == 0 end,
}

parameter "child_carer_must_be_primary" {
  source = "TCA 1997 ss. 462 (to 2013), 462B (from 2014, Finance (No. 2) Act 2013)",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2014-01-01"] = true },
}

rule "is_child_carer" {
  source  = "TCA 1997 ss. 462, 462B",
  type    = boolean,
  compute = function(case, law)
    if not case.lone_parent or case.cohabiting or case.is_couple or case.bereaved_this_year then return false end
    return case.primary_carer or not law.child_carer_must_be_primary
  end,
}
