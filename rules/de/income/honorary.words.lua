-- What people read of honorary.lua.

words "honorary_allowances" {
  label = { en = "Free receipts of work for the common good", de = "Freibeträge für nebenberufliche Tätigkeiten" },
}
