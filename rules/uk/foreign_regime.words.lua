-- What people read of foreign_regime.lua.

words "foreign_regime_claimed" {
  label = "Claims the remittance basis, or the regime for foreign income and gains",
  help  = "Of who lived abroad before: domiciled abroad to 2024/25, as far as it has to be claimed; new residents from "
    .. "2025/26, also for overseas workdays. Leave out what the claim frees.",
}

words "claims_foreign_regime" {
  label = "A claim for income or gains abroad is made, and takes the allowances",
}
