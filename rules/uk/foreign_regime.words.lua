-- What people read of foreign_regime.lua.

words "foreign_regime_claimed" {
  label = "Claims the remittance basis, or the regime for foreign income and gains",
  help  = "Of who lived abroad before: domiciled abroad to 2024/25, as far as it has to be claimed; new residents from "
    .. "2025/26, also for overseas workdays. Leave out what the claim frees.",
}

words "claims_foreign_regime" {
  label = "A claim for income or gains abroad is made, and takes the allowances",
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
