-- What people read of lump_sums.lua.

words "lump_sum_exemption" {
  label = "Exempt lump sum at the end of a job: basic amount, for each complete year of service, and the increase",
}

words "lump_sum_lifetime_limit" {
  label = "Most that is exempt of all lump sums of a person",
}

words "superannuation_share" {
  label = "Part of a year's average pay that is exempt for each complete year of service",
}

words "lump_sum_exempt_by_service" {
  label = "Basic exemption of a lump sum, with its increase",
}

words "standard_capital_superannuation_benefit" {
  label   = "Standard capital superannuation benefit",
  aliases = { "scsb" },
  help    = "A fifteenth of a year's average pay for each complete year, less the lump sum of the pension scheme.",
}

words "lump_sum_exempt" {
  label = "Exempt part of a lump sum at the end of a job",
}

words "lump_sum_taxed" {
  label = "Taxed part of a lump sum at the end of a job",
  help  = "With income tax and USC, without PRSI.",
}
