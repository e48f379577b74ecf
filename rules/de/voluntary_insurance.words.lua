-- What people read of voluntary_insurance.lua.

words "reference_amount" {
  label = { en = "Reference amount of social insurance", de = "Bezugsgröße in der Sozialversicherung" },
}

words "artists_least_income" {
  label = { en = "Least income of insured artists", de = "Mindesteinkommen versicherter Künstler" },
}

words "voluntary_least_shares" {
  label = {
    en = "Least income of the self-employed, a share of the reference amount",
    de = "Mindesteinnahmen Selbständiger als Anteil der Bezugsgröße",
  },
}

words "voluntary_kind" {
  label = { en = "Kind of voluntary member until 2018", de = "Art der freiwilligen Mitgliedschaft bis 2018" },
  ask   = {
    en = "Are you mainly self-employed, and had you a start-up grant or a case of hardship?",
    de = "Sind Sie hauptberuflich selbständig, und gab es Gründungszuschuss oder einen Härtefall?",
  },
  help  = {
    en = "It decides the least income by which the insurer goes. Since 2019 it is the same for all.",
    de = "Es entscheidet über die Mindesteinnahmen, nach denen die Kasse geht. Seit 2019 sind sie für alle gleich.",
  },
}

words "students_need" {
  label = { en = "Need of students by which they pay", de = "BAföG-Bedarf, nach dem Studierende zahlen" },
}

words "students_share_of_health_rate" {
  label = { en = "Students' share of the rate of health insurance", de = "Anteil der Studierenden am Beitragssatz" },
}

words "insured_as" {
  label = { en = "Own statutory health insurance", de = "Eigene gesetzliche Krankenversicherung" },
  ask   = { en = "As what do you pay for your own insurance?", de = "Als was sind Sie selbst versichert?" },
  help  = {
    en = "Of those without an employer. Artists and writers pay half of it to the Künstlersozialkasse; students pay "
      .. "from 25 on, where nobody of the family insures them.",
    de = "Für alle ohne Arbeitgeber. Künstler und Publizisten zahlen die Hälfte über die Künstlersozialkasse; "
      .. "Studierende ab 25, wenn sie nicht familienversichert sind.",
  },
}

words "insured_income" {
  label   = { en = "Monthly income by which the insurer goes", de = "Monatseinkommen, nach dem die Kasse geht" },
  help    = {
    en = "Profit of the last notice, rent and capital income less expenses, and pensions, a twelfth of each. Of "
      .. "artists what they expect to earn by their art in the year, a twelfth of it. Of pensioners with compulsory "
      .. "insurance the statutory pension.",
    de = "Gewinn des letzten Bescheids, Miet- und Kapitaleinkünfte nach Kosten und Renten, je ein Zwölftel. Bei "
      .. "Künstlern das erwartete Jahresarbeitseinkommen aus der Kunst, davon ein Zwölftel. In der KVdR die "
      .. "gesetzliche Rente.",
  },
  aliases = { "voluntary_income" },
}

words "voluntary_sick_pay" {
  label = { en = "Voluntary insurance with sick pay", de = "Freiwillige Versicherung mit Krankengeld" },
}

words "occupational_pension" {
  label   = { en = "Pension of a former employer a month", de = "Betriebsrente im Monat" },
  help    = {
    en = "All such pensions together, of a direct insurance or a pension fund, too; a lump sum counts a 120th a month. "
      .. "For contributions only: for tax it is told with other recurring income.",
    de = "Alle zusammen, auch aus Direktversicherung und Pensionskasse; eine Kapitalzahlung zählt mit einem 120stel. "
      .. "Nur für Beiträge: für die Steuer gehört sie zu den anderen wiederkehrenden Bezügen.",
  },
}

words "occupational_pension_terms" {
  label = { en = "Pensions of former employers in health insurance", de = "Betriebsrenten in der Krankenversicherung" },
}

words "own_insurance_base" {
  label   = { en = "Income that contributions are reckoned from", de = "Beitragspflichtige Einnahmen" },
  help    = {
    en = "At least a third of the reference amount, of artists a sixth, at most the ceiling; of students the need that "
      .. "the law sets.",
    de = "Mindestens ein Drittel der Bezugsgröße, bei Künstlern ein Sechstel, höchstens die Beitragsbemessungsgrenze; "
      .. "bei Studierenden der BAföG-Bedarf.",
  },
  aliases = { "voluntary_base" },
}

words "own_health_contribution" {
  label   = { en = "Own contribution to health insurance a month", de = "Eigener Krankenkassenbeitrag im Monat" },
  aliases = { "voluntary_health_contribution" },
}

words "own_care_contribution" {
  label   = { en = "Own contribution to care insurance a month", de = "Eigener Pflegeversicherungsbeitrag im Monat" },
  aliases = { "voluntary_care_contribution" },
}

words "own_pension_contribution" {
  label = { en = "Artists' own contribution to pension insurance", de = "Eigener Rentenbeitrag von Künstlern" },
  help  = {
    en = "None of others: who else must or may pay to pension insurance is not known here.",
    de = "Keiner bei anderen: Wer sonst in die Rentenversicherung zahlen muss oder darf, ist hier nicht bekannt.",
  },
}

words "own_insurance_contributions" {
  label = { en = "Own contributions to all insurances", de = "Eigene Beiträge zu allen Versicherungen im Monat" },
}
