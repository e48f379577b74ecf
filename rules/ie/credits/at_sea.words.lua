-- What people read of at_sea.lua.

words "fisher_credit" {
  label = "Fisher tax credit",
  help  = "Of both spouses together.",
}

words "own_fisher_credit" {
  label = "Fisher tax credit of one's own",
}

words "naval_credit" {
  label = "Sea-going naval personnel credit",
  help  = "Of both spouses together. Who has it may not have the seafarer allowance as well.",
}

words "own_naval_credit" {
  label = "Sea-going naval personnel credit of one's own",
}
