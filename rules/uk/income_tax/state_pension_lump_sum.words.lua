-- What people read of state_pension_lump_sum.lua.

words "state_pension_lump_sum" {
  label = "Lump sum for a state pension that was put off",
  help  = "Before tax. Box 9 of page TR 3 of the return (SA100). Tax that was taken off it counts with that on "
    .. "pensions.",
}

words "state_pension_lump_sum_charge" {
  label = "Tax on the lump sum for a state pension",
  help  = "At the highest rate that the taxable income reaches.",
}
