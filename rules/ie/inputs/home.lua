-- The home: rent, mortgage, charges, work done at home, care given at home.

local lists = require "lists"

local function either(case, law, old, new)
  return lists.contain(law.tax_credits, old) or lists.contain(law.tax_credits, new)
end

local function pays_rent(case, law)
  return either(case, law, "rent_relief", "rent_credit")
end

input "rent_paid" {
  label   = "Rent paid",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "Rent paid in the year for your home.",
  ask_if  = pays_rent,
}

input "landlord" {
  label   = "Landlord",
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
  type    = boolean,
  section = "Home",
  help    = "From 2011 the rent relief is only for those who paid rent under a tenancy on that day.",
  source  = "TCA 1997 s. 473, Finance Act 2011",
  ask_if  = function(case, law)
    return lists.contain(law.tax_credits, "rent_relief") and law.rent_relief_closed_to_new_tenants
  end,
}

input "tenancy_registered" {
  label   = "Tenancy registered",
  type    = boolean,
  default = true,
  section = "Home",
  help    = "Registered with the Residential Tenancies Board, or a licence for a room in the owner's home.",
  source  = "TCA 1997 s. 473B",
  ask_if  = function(_, law) return lists.contain(law.tax_credits, "rent_credit") end,
}

input "rent_supported" {
  label   = "Rent supported by the State",
  type    = boolean,
  default = false,
  section = "Home",
  help    = "Housing assistance payment, rental accommodation scheme, rent supplement or cost rental.",
  source  = "TCA 1997 s. 473B",
  ask_if  = function(_, law) return lists.contain(law.tax_credits, "rent_credit") end,
}

input "service_charges_previous_year" {
  label   = "Bin and service charges paid in the year before",
  type    = money,
  default = 0,
  min     = 0,
  section = "Home",
  help    = "The credit of a year is for what was paid, in full and on time, in the calendar year before.",
  source  = "TCA 1997 s. 477",
  ask_if  = function(_, law) return lists.contain(law.tax_credits, "service_charges_credit") end,
}

input "home_carer" {
  label   = "One spouse cares at home",
  type    = boolean,
  default = false,
  section = "Home",
  help    = "One of you works in the home caring for a child, a person aged 65 or over or an incapacitated person.",
  source  = "TCA 1997 s. 466A",
  ask_if  = function(case) return case.marital_status == "married" end,
}
