-- What people read of substantial_shares.lua.

words "substantial_share_allowance" {
  label = { en = "Allowance for substantial shares", de = "Freibetrag für wesentliche Beteiligungen" },
}
