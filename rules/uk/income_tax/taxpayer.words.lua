-- What people read of taxpayer.lua.

words "is_scottish_taxpayer" {
  label = "Scottish rates are charged",
}

words "is_welsh_taxpayer" {
  label = "Welsh rates are charged",
}

words "property_is_taxed_apart" {
  label = "Property income has rates of its own",
  help  = "From 2027/28.",
}
