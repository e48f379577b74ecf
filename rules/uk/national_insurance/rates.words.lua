-- What people read of rates.lua.

words "class_1_employee_rates" {
  label = "Employees' rates: main, above the upper earnings limit, reduced for married women",
}

words "class_1_employer_rate" {
  label = "Employers' rate",
}

words "class_1_of_the_year" {
  label = "Figures of class 1 by the year, of directors, where they changed within it",
}

words "ni_categories" {
  label = "What each National Insurance category bears",
}
