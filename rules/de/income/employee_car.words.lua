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
    en = "It is no part of the assessment. Wages of a minijob that were taxed by your tax class belong "
      .. "to the wages of the year.",
    de = "Er gehört nicht in die Veranlagung. Nach Steuerklasse versteuerter Lohn gehört zum Bruttoarbeitslohn.",
  },
  aliases = { "minijob_lohn" },
}
