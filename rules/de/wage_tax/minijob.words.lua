-- What people read of minijob.lua.

words "minijob_pension_insurance" {
  label = { en = "Pension insurance of minijobs", de = "Rentenversicherung im Minijob" },
}
