-- What people read of figures.lua.

words "child_allowance" {
  label = { en = "Child allowance of one parent", de = "Kinderfreibetrag eines Elternteils" },
}

words "child_care_allowance" {
  label = {
    en = "Allowance of one parent for the care, upbringing and education of a child",
    de = "Freibetrag eines Elternteils für Betreuung und Erziehung oder Ausbildung",
  },
}

words "child_benefit_rates" {
  label = {
    en = "Child benefit of a month for the first, second, third and each further child",
    de = "Kindergeld im Monat für das erste, zweite, dritte und jedes weitere Kind",
  },
}

words "child_bonus" {
  label = { en = "One-off addition to the child benefit of the year", de = "Kinderbonus" },
}
