-- What people read of letting.lua.

words "reduced_rent" {
  label = { en = "Share of the usual rent below which letting is split", de = "Grenze der verbilligten Vermietung" },
}
