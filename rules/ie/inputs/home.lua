-- The home: rent, mortgage, charges, work done at home, care given at home.

local years = require "inputs.years"

local has_relief, has_credit = years.have_credit "rent_relief", years.have_credit "rent_credit"

local function pays_rent(case, law) return has_relief(case, law) or has_credit(case, law) end

input "rent_paid" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  typical = { 12000 },
  min     = 0,
  section = "Home",
  ask_if  = years.of_person(pays_rent),
  spouse  = { label = "Rent paid by the spouse", ask = "How much rent did your spouse pay for the home in {year}?" },
}

input "landlord" {
  type    = choice {
    "private", "local_authority", "relative",
    labels = {
      private = "Private landlord", local_authority = "Council or approved housing body",
      relative = "Parent or child of yours",
    },
  },
  default = "private",
  section = "Home",
  source  = "TCA 1997 ss. 473, 473B",
  ask_if  = pays_rent,
}

input "rented_on_7_december_2010" {
  type    = boolean,
  section = "Home",
  source  = "TCA 1997 s. 473, Finance Act 2011",
  ask_if  = function(case, law)
    return has_relief(case, law) and law.rent_relief_closed_to_new_tenants
  end,
}

input "tenancy_registered" {
  type    = boolean,
  default = true,
  section = "Home",
  source  = "TCA 1997 s. 473B",
  ask_if  = has_credit,
}

input "rent_supported" {
  type    = boolean,
  default = false,
  section = "Home",
  source  = "TCA 1997 s. 473B",
  ask_if  = has_credit,
}

input "service_charges_previous_year" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  source  = "TCA 1997 s. 477",
  ask_if  = years.have_credit "service_charges_credit",
}

input "service_charges_fixed" {
  type    = boolean,
  section = "Home",
  source  = "TCA 1997 s. 477; Finance Act 2006 s. 8",
  ask_if  = function(case) return case.year <= 2006 and case.service_charges_previous_year > 0 end,
}

input "home_carer" {
  type    = boolean,
  default = false,
  section = "Home",
  source  = "TCA 1997 s. 466A",
  ask_if  = function(case) return case.marital_status == "married" end,
}

input "home_carer_credit_previous_year" {
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  source  = "TCA 1997 s. 466A(6)",
  ask_if  = function(case) return case.marital_status == "married" and case.home_carer end,
}

input "carers_allowance" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  source  = "TCA 1997 s. 466A(6)",
  ask_if  = function(person, _, case)
    return case.marital_status == "married" and case.home_carer and person.welfare_income > 0
  end,
  spouse  = { ask = "How much of your spouse's social welfare was carer's allowance or benefit?" },
}
