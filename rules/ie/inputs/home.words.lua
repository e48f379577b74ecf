-- What people read of home.lua.

words "rent_paid" {
  label   = "Rent paid",
  ask     = "How much rent did you pay for your home in {year}?",
  help    = "Rent paid in the year for your home.",
  aliases = { "rent" },
}

words "landlord" {
  label = "Landlord",
  ask   = "Who did you rent from?",
  help  = "Rent paid to a council or housing body gives no relief; rent paid to a parent or child gives no rent "
    .. "tax credit.",
}

words "rented_on_7_december_2010" {
  label = "Already renting on 7 December 2010",
  ask   = "Did you rent a home already on 7 December 2010?",
  help  = "From 2011 the rent relief is only for those who paid rent under a tenancy on that day.",
}

words "tenancy_registered" {
  label = "Tenancy registered",
  ask   = "Is the tenancy registered with the Residential Tenancies Board?",
  help  = "Registered with the Residential Tenancies Board, or a licence for a room in the owner's home.",
}

words "rent_supported" {
  label = "Rent supported by the State",
  ask   = "Did the State support the rent (HAP, RAS, rent supplement, cost rental)?",
  help  = "Housing assistance payment, rental accommodation scheme, rent supplement or cost rental.",
}

words "service_charges_previous_year" {
  label   = "Bin and service charges paid in the year before",
  ask     = "How much did you pay for bins and water in the year before {year}?",
  help    = "The credit of a year is for what was paid, in full and on time, in the calendar year before.",
  aliases = { "bins_of_the_year_before", "bin_charges_of_the_year_before" },
}

words "service_charges_fixed" {
  label = "A fixed yearly service charge",
  ask   = "Were these a fixed charge for the year, not by tag, weight or volume?",
  help  = "The charge was a fixed one for the year, not by tag, weight or volume.",
}

words "home_carer" {
  label = "One spouse cares at home",
  ask   = "Does one of you work at home, caring for a child or another person?",
  help  = "One of you works in the home caring for a child, a person aged 65 or over or an incapacitated person.",
}

words "home_carer_credit_previous_year" {
  label = "Home carer credit of the year before",
  ask   = "How much home carer credit did you have in the year before {year}?",
  help  = "Who had the credit in the year before, and not for one kept from an earlier year, keeps it for the "
    .. "year in which the carer first earns too much.",
}

words "carers_allowance" {
  label = "Carer's allowance or carer's benefit",
  ask   = "How much of the social welfare was carer's allowance or benefit?",
  help  = "The part of the taxable social welfare income that is paid for caring. It does not count for the limit "
    .. "of the home carer credit.",
}
