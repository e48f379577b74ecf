-- What people read of bonus_shares.lua.

words "bonus_shares_repaid" {
  label = "Of dividends, what was repaid of bonus shares or securities",
  help  = "Redeemable shares or securities that a company had issued as a bonus. Box 9 of the reliefs on page Ai 2 of "
    .. "Additional information (SA101).",
}

words "tax_on_bonus_shares" {
  label = "Tax that the bonus issue bore",
  help  = "Income tax on it in the year in which it was issued, as the lowest part of the dividends of that year.",
}

words "bonus_shares_relief" { label = "Relief for bonus shares that are repaid" }
