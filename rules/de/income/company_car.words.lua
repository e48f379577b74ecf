-- What people read of company_car.lua.

words "car_rates" {
  label = {
    en = "Shares of the list price for private use", de = "Anteile des Listenpreises für die private Nutzung",
  },
}

words "electric_car_share" {
  label = {
    en = "Share of the list price of electric cars that counts", de = "Ansatz des Listenpreises bei Elektrofahrzeugen",
  },
}

words "car_list_price" {
  label   = { en = "List price of the business car", de = "Bruttolistenpreis des betrieblichen Kraftfahrzeugs" },
  ask     = {
    en = "What is the list price of your business car?",
    de = "Wie hoch ist der Bruttolistenpreis Ihres betrieblichen Autos?",
  },
  help    = {
    en = "When first registered, with extras and value added tax, of a car used for business for more than half. "
      .. "Leave it out if private use is in monthly_benefit_in_kind already. Another car in the year by months: "
      .. "30000 to May, 50000 from June.",
    de = "Bei der Erstzulassung, mit Sonderausstattung und Umsatzsteuer, eines Autos, das zu mehr als der Hälfte "
      .. "betrieblich fährt. Nicht angeben, wenn die Privatnutzung schon in monthly_benefit_in_kind steckt. Ein "
      .. "anderes Auto im Jahr nach Monaten: 30000 bis Mai, 50000 ab Juni.",
  },
  aliases = { "bruttolistenpreis", "listenpreis" },
}

words "car_drive" {
  label = { en = "Drive of the business car", de = "Antrieb des betrieblichen Kraftfahrzeugs" },
  ask   = { en = "What drives it?", de = "Was treibt es an?" },
  help  = {
    en = "A hybrid that can be charged counts as such only if it keeps the limits of emissions or range. From an "
      .. "electric car acquired before 2019 take the share of its battery off the list price yourself.",
    de = "Ein aufladbares Hybrid zählt nur, wenn es die Grenzen für Ausstoß oder Reichweite einhält. Bei einem "
      .. "Elektroauto von vor 2019 den Anteil der Batterie selbst vom Listenpreis abziehen.",
  },
}

words "car_acquired" {
  label = { en = "Day on which the car was acquired", de = "Tag der Anschaffung des Kraftfahrzeugs" },
  ask   = { en = "When did you acquire it?", de = "Wann wurde es angeschafft?" },
  help  = {
    en = "The day decides which share of the list price counts.",
    de = "Der Tag entscheidet, welcher Anteil des Listenpreises zählt.",
  },
}

words "car_commuting_km" {
  label = {
    en = "Kilometres from home to the place of business", de = "Entfernung zur Betriebsstätte in Kilometern",
  },
  ask   = {
    en = "How many kilometres is it from home to your place of business?",
    de = "Wie viele Kilometer sind es von zu Hause zum Betrieb?",
  },
  help  = {
    en = "One way, if the car is used for it; 0 for those who work at home or at their clients'.",
    de = "Einfache Strecke, wenn das Auto dafür dient; 0, wer zu Hause oder bei Kunden arbeitet.",
  },
}

words "car_commuting_days" {
  label = { en = "Days of driving to the place of business", de = "Tage mit Fahrt zur Betriebsstätte" },
  ask   = { en = "On how many days did you drive there?", de = "An wie vielen Tagen fuhren Sie dorthin?" },
  help  = { en = "Days of the year.", de = "Tage des Jahres." },
}

words "car_months" {
  label = { en = "Months with the business car", de = "Monate mit dem betrieblichen Kraftfahrzeug" },
  ask   = {
    en = "In how many months of {year} did you have it?",
    de = "In wie vielen Monaten von {year} hatten Sie es?",
  },
  help  = {
    en = "Begun months count. Not given, it is as many as the months of the work.",
    de = "Angefangene Monate zählen. Ohne Angabe so viele, wie die Arbeit Monate hat.",
  },
}

words "car_price_counted" {
  label = { en = "List price that counts", de = "Maßgebender Listenpreis" },
}

words "car_costs_counted" {
  label = { en = "Costs of the car that count", de = "Maßgebende Aufwendungen für das Kraftfahrzeug" },
  help  = {
    en = "Of what the log divides: depreciation of electric cars and hybrids is among them in part.",
    de = "Von dem, was das Fahrtenbuch aufteilt: die Abschreibung von Elektro- und Hybridfahrzeugen zählt nur zum "
      .. "Teil.",
  },
}

words "private_car_use" {
  label   = { en = "Private use of the business car", de = "Private Nutzung des betrieblichen Kraftfahrzeugs" },
  help    = {
    en = "A share of the list price each month, or of the costs where a log is kept, and what the way to work costs "
      .. "beyond the commuting allowance. That a share of the list price is no more than all costs is for you to see "
      .. "to.",
    de = "Ein Anteil des Listenpreises je Monat, oder der Kosten bei Fahrtenbuch, und was der Weg zum Betrieb über die "
      .. "Entfernungspauschale hinaus kostet. Dass der Anteil des Listenpreises nicht mehr als alle Kosten ist, müssen "
      .. "Sie selbst prüfen.",
  },
  aliases = { "private_kfz_nutzung", "privatnutzung" },
}
