-- What people read of total_income.lua.

words "farmers_allowance" {
  label = { en = "Allowance for farmers", de = "Freibetrag für Land- und Forstwirte" },
}

words "stated_sum_of_income" {
  label = {
    en = "Some income, such as wages or monthly_income, or 0 if there was none; beside a notice's taxable_income with "
      .. "children child_allowances_deducted",
    de = "Einkünfte, etwa wages (Arbeitslohn) oder monthly_income, oder 0, wenn es keine gab; neben dem "
      .. "taxable_income eines Bescheids mit Kindern child_allowances_deducted",
  },
  ask   = { en = "What income did you have in {year}?", de = "Welche Einkünfte hatten Sie {year}?" },
  help  = {
    en = "Give what there is; if there is none at all, give 0 as sum_of_income.",
    de = "Geben Sie an, was es gab; gab es gar nichts, 0 als sum_of_income.",
  },
}

words "sum_of_income" {
  help = { en = "Until 2009 profit and other income only.", de = "Bis 2009 nur Gewinn und andere Einkünfte." },
}

words "farmers_allowance_deducted" {
  label = { en = "Allowance for farmers deducted", de = "Freibetrag für Land- und Forstwirte" },
}

words "age_relief_deducted" {
  label = { en = "Age relief deducted", de = "Abgezogene Altersentlastungsbeträge" },
}

words "total_income" {
  label   = { en = "Total income", de = "Gesamtbetrag der Einkünfte" },
  help    = {
    en = "The sum of income less age relief, relief for lone parents and allowance for farmers. Below zero it is a "
      .. "loss for other years.",
    de = "Die Summe der Einkünfte abzüglich Altersentlastungsbetrag, Entlastungsbetrag für Alleinerziehende und "
      .. "Freibetrag für Land- und Forstwirte. Unter null ein Verlust für andere Jahre.",
  },
  aliases = { "gesamtbetrag_der_einkuenfte", "gesamtbetrag_der_einkünfte", "GdE", "gde" },
}
