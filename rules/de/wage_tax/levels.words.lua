-- What people read of levels.lua.

words "pension_months_of_wage" {
  label = { en = "Months of the pension in the wage", de = "Monate des Versorgungsbezugs im laufenden Lohn" },
}

words "pension_months_of_year" {
  label = { en = "Months of the pension in the year", de = "Monate des Versorgungsbezugs im Jahr" },
  help  = {
    en = "Since 2008 a pension is taken to be paid for the whole year where the months are not given.",
    de = "Seit 2008 gilt ein Versorgungsbezug als für das ganze Jahr gezahlt, wo die Monate nicht angegeben sind.",
  },
}
