-- What people read of freelance_travel.lua.

words "mileage_rate" {
  label = {
    en = "Rate for business travel by a private car", de = "Kilometersatz für Geschäftsfahrten mit dem privaten Pkw",
  },
}

words "meal_rates" {
  label = { en = "Meals on business travel", de = "Verpflegungspauschalen" },
}

words "business_km" {
  label = {
    en = "Business kilometres by a private car", de = "Geschäftlich gefahrene Kilometer mit dem privaten Pkw",
  },
  ask   = {
    en = "How many business kilometres did you drive by a private car?",
    de = "Wie viele Kilometer fuhren Sie betrieblich mit dem privaten Auto?",
  },
  help  = {
    en = "To clients and the like, not to a place of business of one's own.",
    de = "Zu Kunden und dergleichen, nicht zur eigenen Betriebsstätte.",
  },
}

words "business_home_days" {
  label = { en = "Days of freelance work at home", de = "Tage der selbständigen Arbeit zu Hause" },
  ask   = {
    en = "On how many days of {year} did you do freelance work at home?",
    de = "An wie vielen Tagen {year} arbeiteten Sie selbständig zu Hause?",
  },
  help  = {
    en = "From 2020 on. Together with wages there is one greatest amount.",
    de = "Ab 2020. Zusammen mit Tagen als Arbeitnehmer gilt ein Höchstbetrag.",
  },
}

words "business_travel" {
  label = { en = "Travel for freelance work", de = "Reisekosten der selbständigen Arbeit" },
  help  = {
    en = "Meals and kilometres at the amounts of the statute, rounded up to the cent.",
    de = "Verpflegung und Kilometer mit den gesetzlichen Beträgen, auf den Cent aufgerundet.",
  },
}

words "business_home_allowance" {
  label = { en = "Allowance for freelance work at home", de = "Tagespauschale der selbständigen Arbeit" },
}
