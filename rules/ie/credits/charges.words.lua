-- What people read of charges.lua.

words "trade_union_amount" {
  label = "Trade union subscription relieved at the standard rate, whatever was paid",
}

words "trade_union_credit" {
  label = "Trade union credit",
  help  = "Of both spouses together.",
}

words "own_trade_union_credit" {
  label = "Trade union credit of one's own",
  ask   = "What credit for trade union members does your certificate for {year} show?",
}

words "service_charges_limit" {
  label = "Greatest service charges relieved, and whether a fixed yearly charge has no limit",
}

words "service_charges_credit" {
  label = "Service charges credit",
  help  = "For what was paid in the year before.",
}
