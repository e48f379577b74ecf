-- What people read of employment.lua.

words "work_expenses_lump_sum" {
  label = { en = "Lump sum for an employee's expenses", de = "Arbeitnehmer-Pauschbetrag" },
}

words "union_dues_beside_lump_sum" {
  label = { en = "Union dues count besides the lump sum", de = "Gewerkschaftsbeiträge neben dem Pauschbetrag" },
}
