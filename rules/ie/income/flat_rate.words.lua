-- What people read of flat_rate.lua.

words "flat_rate_expenses" {
  label   = "Flat-rate expenses",
  help    = "By profession; where the amount of the year is not known, what Revenue's list says.",
  aliases = { "flat_rate" },
}

words "flat_rate_relief" {
  label = "Income tax saved by the flat-rate expenses",
  help  = "At the highest rate that the income bears.",
}
