-- What people read of foreign_regime.lua.

words "foreign_regime_claimed" {
  label = "Claims the remittance basis, or the regime for foreign income and gains",
  help  = "Of who lived abroad before: domiciled abroad to 2024/25, as far as it has to be claimed; new residents from "
    .. "2025/26, also for overseas workdays. Leave out what the claim frees.",
}

words "claims_foreign_regime" {
  label = "A claim for income or gains abroad is made, and takes the allowances",
}

words "remittance_basis_residence" {
  label = "Years of residence before a claim of the remittance basis",
  ask   = "In how many of the years before {year} were you resident in the United Kingdom?",
  help  = "Who claims the remittance basis after so many years pays a charge. Tell the longest of them that is true.",
}

words "remittance_basis_charges" {
  label = "Charges for a claim of the remittance basis, by the years of residence before",
}

words "remittance_basis_charge" {
  label = "Charge for the remittance basis",
  help  = "Due in full, beside the tax on what was remitted.",
}

words "non_resident_without_allowances" {
  label = "Not resident, and without British allowances",
  ask   = "Are you without British allowances, as you live abroad?",
  help  = "Who is not resident has them as a British citizen, a national of the European Economic Area, a resident of "
    .. "the Channel Islands or the Isle of Man, a Crown servant and in some further cases, or by a double taxation "
    .. "agreement.",
}

words "loses_allowances" {
  label = "No allowances, by a claim or as not resident",
}
