-- What people read of net_pay.lua.

words "health_insurance_rates" {
  label = {
    en = "Rates of health insurance with sick pay",
    de = "Beitragssätze der Krankenversicherung mit Krankengeld",
  },
}

words "active_pension_part" {
  label = {
    en = "Wage of the pay period that is free of tax beyond the age of retirement",
    de = "Steuerfreier Lohn der Aktivrente im Lohnzahlungszeitraum",
  },
  help  = {
    en = "Up to €2,000 a month from 2026 on; not in gross_wage, which is taxed. Contributions are due on both.",
    de = "Bis 2.000 € im Monat ab 2026; nicht im gross_wage, der besteuert wird. Beiträge fallen auf beides an.",
  },
}

words "in_sliding_zone" {
  label   = {
    en = "Reduced contributions on a low wage (Midijob)",
    de = "Verminderte Beiträge im Übergangsbereich (Midijob)",
  },
  help    = {
    en = "Employees with a low monthly wage pay less than their share. Not so apprentices, nor those whose jobs "
      .. "together bring more.",
    de = "Arbeitnehmer mit niedrigem Monatslohn zahlen weniger als ihren Anteil. Nicht so Auszubildende und wer mit "
      .. "mehreren Beschäftigungen zusammen mehr verdient.",
  },
  aliases = { "midijob", "uebergangsbereich", "übergangsbereich", "gleitzone" },
}
