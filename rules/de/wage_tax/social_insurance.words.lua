-- What people read of social_insurance.lua.

words "pension_insurance_ceiling" {
  label = {
    en = "Ceiling of pension and unemployment insurance per year",
    de = "Beitragsbemessungsgrenze der Renten- und Arbeitslosenversicherung im Jahr",
  },
}

words "pension_insurance_rate" {
  label = { en = "Employee's rate of pension insurance", de = "Arbeitnehmeranteil der Rentenversicherung" },
}

words "unemployment_insurance_rate" {
  label = { en = "Employee's rate of unemployment insurance", de = "Arbeitnehmeranteil der Arbeitslosenversicherung" },
}

words "health_insurance_ceiling" {
  label = {
    en = "Ceiling of health and care insurance per year",
    de = "Beitragsbemessungsgrenze der Kranken- und Pflegeversicherung im Jahr",
  },
}

words "reduced_health_rates" {
  label = {
    en = "Rates of health insurance without sick pay",
    de = "Beitragssätze der Krankenversicherung ohne Krankengeld",
  },
}

words "care_insurance_rates" {
  label = { en = "Rates of care insurance", de = "Beitragssätze der Pflegeversicherung" },
}

words "care_saxony_shift" {
  label = {
    en = "What employees in Saxony pay more, and employers less, of care insurance",
    de = "Mehranteil der Arbeitnehmer in Sachsen an der Pflegeversicherung",
  },
}

words "pension_contribution_share" {
  label = {
    en = "Share of the pension contributions that counts in the provident lump sum",
    de = "Anteil der Rentenversicherung in der Vorsorgepauschale",
  },
}

words "provident_lump_sum_law" {
  label = { en = "How the provident lump sum is worked out", de = "Berechnung der Vorsorgepauschale" },
}

words "other_provident_expenses_until_2009" {
  label = {
    en = "Share of the wage that counts in the provident lump sum besides pension insurance",
    de = "Anteil des Lohns in der Vorsorgepauschale neben der Rentenversicherung",
  },
}

words "provident_lump_sum_before_2005" {
  label = {
    en = "Provident lump sum of the law before 2005, which counted where it was more",
    de = "Vorsorgepauschale nach dem Recht vor 2005 als Günstigerprüfung",
  },
}

words "least_provident_lump_sum" {
  label = {
    en = "Least amount for health, care and, since 2026, unemployment insurance",
    de = "Mindestbetrag für Kranken-, Pflege- und, seit 2026, Arbeitslosenversicherung",
  },
}

words "sliding_zone" {
  label = {
    en = "Monthly wages for which employees pay less social insurance (Midijob)",
    de = "Übergangsbereich der Sozialversicherung (Midijob)",
  },
}
