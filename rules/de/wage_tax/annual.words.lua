-- What people read of annual.lua.

words "annual_wage" {
  label = { en = "Regular wage of a year", de = "Regulärer Jahresarbeitslohn" },
}

words "annual_pension" {
  label = { en = "Pension in the regular wage of a year", de = "Versorgungsbezüge im regulären Jahresarbeitslohn" },
}
