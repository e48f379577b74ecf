-- What people read of employee_car.lua.

words "employee_car_rates" {
  label = { en = "Shares of the list price of an employee's car", de = "Anteile des Listenpreises beim Firmenwagen" },
}

words "minijob_wages" {
  label   = { en = "Wages of a minijob taxed at the flat rate", de = "Pauschal versteuerter Lohn eines Minijobs" },
  ask     = {
    en = "What did a minijob pay in {year} for which the employer bears the tax?",
    de = "Was zahlte ein vom Arbeitgeber pauschal versteuerter Minijob {year}?",
  },
  help    = {
    en = "It is no part of the assessment. Wages of a minijob by your tax class go into `wages`.",
    de = "Er gehört nicht in die Veranlagung. Nach Steuerklasse versteuerter Lohn gehört zu `wages`.",
  },
  aliases = { "minijob_lohn" },
}
