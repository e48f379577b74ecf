-- What people read of tax_codes.lua.

words "tax_collected_for_the_year" {
  label = "Tax deducted from pay and pensions that counts for the year",
  help  = "Without that of earlier years and what was given back, with that of a later tax code. Below nothing, more "
    .. "was given back.",
}
