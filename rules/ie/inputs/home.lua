-- The home: rent, mortgage, charges, work done at home, care given at home.

local years = require "inputs.years"

local has_relief, has_credit = years.have_credit "rent_relief", years.have_credit "rent_credit"

local function pays_rent(case, law) return has_relief(case, law) or has_credit(case, law) end

input "rent_paid" {
  of      = "person",
  label   = "Rent paid",
  ask     = "How much rent did you pay for your home in {year}?",
  type    = money, per = "year",
  default = 0,
  typical = { 12000 },
  min     = 0,
  section = "Home",
  help    = "Rent paid in the year for your home.",
  aliases = { "rent" },
  ask_if  = years.of_person(pays_rent),
  spouse  = { label = "Rent paid by the spouse", ask = "How much rent did your spouse pay for the home in {year}?" },
}

input "landlord" {
  label   = "Landlord",
  ask     = "Who did you rent from?",
  type    = choice {
    "private", "local_authority", "relative",
    labels = {
      private = "Private landlord", local_authority = "Council or approved housing body",
      relative = "Parent or child of yours",
    },
  },
  default = "private",
  section = "Home",
  help    = "Rent paid to a council or housing body gives no relief; rent paid to a parent or child gives no rent "
    .. "tax credit.",
  source  = "TCA 1997 ss. 473, 473B",
  ask_if  = pays_rent,
}

input "rented_on_7_december_2010" {
  label   = "Already renting on 7 December 2010",
  ask     = "Did you rent a home already on 7 December 2010?",
  type    = boolean,
  section = "Home",
  help    = "From 2011 the rent relief is only for those who paid rent under a tenancy on that day.",
  source  = "TCA 1997 s. 473, Finance Act 2011",
  ask_if  = function(case, law)
    return has_relief(case, law) and law.rent_relief_closed_to_new_tenants
  end,
}

input "tenancy_registered" {
  label   = "Tenancy registered",
  ask     = "Is the tenancy registered with the Residential Tenancies Board?",
  type    = boolean,
  default = true,
  section = "Home",
  help    = "Registered with the Residential Tenancies Board, or a licence for a room in the owner's home.",
  source  = "TCA 1997 s. 473B",
  ask_if  = has_credit,
}

input "rent_supported" {
  label   = "Rent supported by the State",
  ask     = "Did the State support the rent (HAP, RAS, rent supplement, cost rental)?",
  type    = boolean,
  default = false,
  section = "Home",
  help    = "Housing assistance payment, rental accommodation scheme, rent supplement or cost rental.",
  source  = "TCA 1997 s. 473B",
  ask_if  = has_credit,
}

input "service_charges_previous_year" {
  label   = "Bin and service charges paid in the year before",
  ask     = "How much did you pay for bins and water in the year before {year}?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "The credit of a year is for what was paid, in full and on time, in the calendar year before.",
  aliases = { "bins_of_the_year_before", "bin_charges_of_the_year_before" },
  source  = "TCA 1997 s. 477",
  ask_if  = years.have_credit "service_charges_credit",
}

input "service_charges_fixed" {
  label   = "A fixed yearly service charge",
  ask     = "Were these a fixed charge for the year, not by tag, weight or volume?",
  type    = boolean,
  section = "Home",
  help    = "The charge was a fixed one for the year, not by tag, weight or volume.",
  source  = "TCA 1997 s. 477; Finance Act 2006 s. 8",
  ask_if  = function(case) return case.year <= 2006 and case.service_charges_previous_year > 0 end,
}

input "home_carer" {
  label   = "One spouse cares at home",
  ask     = "Does one of you work at home, caring for a child or another person?",
  type    = boolean,
  default = false,
  section = "Home",
  help    = "One of you works in the home caring for a child, a person aged 65 or over or an incapacitated person.",
  source  = "TCA 1997 s. 466A",
  ask_if  = function(case) return case.marital_status == "married" end,
}

input "home_carer_credit_previous_year" {
  label   = "Home carer credit of the year before",
  ask     = "How much home carer credit had you in the year before {year}?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Who had the credit in the year before, and not for one kept from an earlier year, keeps it for the "
    .. "year in which the carer first earns too much.",
  source  = "TCA 1997 s. 466A(6)",
  ask_if  = function(case) return case.marital_status == "married" and case.home_carer end,
}

input "carers_allowance" {
  of      = "person",
  label   = "Carer's allowance or carer's benefit",
  ask     = "How much of the social welfare was carer's allowance or benefit?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Home",
  help    = "The part of the taxable social welfare income that is paid for caring. It does not count for the limit "
    .. "of the home carer credit.",
  source  = "TCA 1997 s. 466A(6)",
  ask_if  = function(person, _, case)
    return case.marital_status == "married" and case.home_carer and person.welfare_income > 0
  end,
  spouse  = { ask = "How much of your spouse's social welfare was carer's allowance or benefit?" },
}
