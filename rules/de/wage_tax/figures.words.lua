-- What people read of figures.lua.

words "wage_tax_tariff" {
  label = { en = "Income tax tariff as payroll applies it", de = "Einkommensteuertarif im Lohnsteuerabzug" },
}

words "class_v_limits" {
  label = {
    en = "Incomes from which the top rates hold in classes V and VI",
    de = "Grenzen der Spitzensätze in den Klassen V und VI",
  },
}

words "class_v_rates" {
  label = { en = "Rates of tax in classes V and VI", de = "Steuersätze in den Klassen V und VI" },
}

words "wage_tax_rounding" {
  label = { en = "Rounding of allowances on wages", de = "Rundung der Freibeträge beim Lohn" },
}

words "special_expenses_by_class" {
  label = {
    en = "How often the lump sum for special expenses counts, by tax class",
    de = "Anzahl der Sonderausgaben-Pauschbeträge nach Steuerklasse",
  },
}

words "class_v_rounding" {
  label = {
    en = "Rounding and least rate in classes V and VI",
    de = "Rundung und Mindeststeuersatz in den Klassen V und VI",
  },
}

words "wage_child_allowance" {
  label = {
    en = "Allowance for a child, both parents' shares together",
    de = "Freibeträge für ein Kind, beide Eltern zusammen",
  },
}

words "lone_parent_relief" {
  label = { en = "Relief for lone parents in class II", de = "Entlastungsbetrag für Alleinerziehende in Klasse II" },
}

words "employee_lump_sum" {
  label = { en = "Lump sum for an employee's expenses", de = "Arbeitnehmer-Pauschbetrag" },
}

words "employee_lump_sum_in_december" {
  label = {
    en = "Lump sum for an employee's expenses in a December that makes up for its rise",
    de = "Arbeitnehmer-Pauschbetrag im Dezember, der seine Erhöhung nachholt",
  },
}

words "pension_lump_sum" {
  label = { en = "Lump sum for a pensioner's expenses", de = "Werbungskosten-Pauschbetrag für Versorgungsbezüge" },
}

words "payroll_surcharge_allowance" {
  label = {
    en = "Wage tax up to which no solidarity surcharge is due",
    de = "Freigrenze des Solidaritätszuschlags im Lohnsteuerabzug",
  },
}

words "surcharge_on_payments_above_allowance" {
  label = {
    en = "Whether other payments bear the surcharge only above the year's allowance",
    de = "Freigrenze des Solidaritätszuschlags auch für sonstige Bezüge",
  },
}

words "law_before_december" {
  label = {
    en = "The figures by which the months before December were taxed, if other ones hold for it",
    de = "Größen der Monate vor dem Dezember, wenn für ihn andere gelten",
  },
}

words "age_and_pension_relief" {
  label = {
    en = "Decline of the relief for the aged and of the pension allowance",
    de = "Abschmelzen von Altersentlastungsbetrag und Versorgungsfreibetrag",
  },
}

words "pension_allowance_limits" {
  label = { en = "How the pension allowance is limited", de = "Begrenzung des Versorgungsfreibetrags" },
}
