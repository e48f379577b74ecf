-- What people read of each.lua.

words "children" {
  label   = { en = "Number of children", de = "Zahl der Kinder" },
  ask     = { en = "How many children do you have?", de = "Wie viele Kinder haben Sie?" },
  help    = {
    en = "Children for whom you, or one of you when filing jointly, have child benefit or a child allowance in the "
      .. "year. Child 1 is the eldest. With a taxable income taken from an assessment give "
      .. "child_allowances_deducted as well, 0 if it took none off.",
    de = "Kinder, für die Sie oder einer von Ihnen im Jahr Kindergeld oder einen Kinderfreibetrag haben. Kind 1 "
      .. "ist das älteste. Zu einem zu versteuernden Einkommen aus einem Bescheid gehört auch "
      .. "child_allowances_deducted, 0 wenn keine Freibeträge abgezogen wurden.",
  },
  aliases = { "kinder", "kinderzahl", "zahl_der_kinder", "anzahl_der_kinder" },
}

words "first_month" {
  label = { en = "first month of the year", de = "erster Monat im Jahr" },
  help  = {
    en = "The month from which on it counts as your child: that of its birth, if it was born in the year.",
    de = "Ab dem es als Ihr Kind zählt: bei Geburt im Jahr der Geburtsmonat.",
  },
}

words "last_month" {
  label = { en = "last month of the year", de = "letzter Monat im Jahr" },
  help  = {
    en = "The month in which it still counts, such as the last of its training, or that of its 25th birthday.",
    de = "In dem es noch zählt, etwa der letzte der Ausbildung oder der des 25. Geburtstags.",
  },
}

words "abroad_months" {
  label = { en = "months with a home abroad only", de = "Monate mit Wohnsitz nur im Ausland" },
  help  = {
    en = "Of those in which it counts, months wholly without a home in Germany; studies abroad are none while it keeps "
      .. "its home here. The allowances are those of its country then.",
    de = "Von den Monaten, in denen es zählt, die ganz ohne Wohnsitz im Inland; ein Studium im Ausland zählt nicht, "
      .. "solange der Wohnsitz hier bleibt. Die Freibeträge richten sich dann nach seinem Staat.",
  },
}

words "months_lost_abroad" {
  label = { en = "months that do not count abroad", de = "im Ausland nicht zählende Monate" },
  help  = {
    en = "Each month abroad counts by the share of the country.",
    de = "Ein Monat im Ausland zählt mit dem Anteil der Ländergruppe.",
  },
}

words "share_abroad" {
  label = { en = "share by its country", de = "Anteil nach seinem Staat" },
}

words "allowances" {
  label = { en = "allowances", de = "Freibeträge" },
  help  = {
    en = "Spouses who file jointly have both allowances in full for a child of both, everybody else the half of "
      .. "one parent. Both halves are yours if the other parent is dead or lives abroad for good, or if the other "
      .. "half was transferred to you.",
    de = "Zusammen veranlagte Ehegatten haben für ein gemeinsames Kind beide Freibeträge ganz, sonst jeder "
      .. "Elternteil die Hälfte. Beide Hälften hat, wessen anderer Elternteil tot ist oder dauernd im Ausland lebt "
      .. "oder wem die andere Hälfte übertragen wurde.",
  },
}

words "share" {
  label = { en = "share of the parents", de = "Anteil der Eltern" },
  help  = {
    en = "The part of what the law gives to both parents together that is yours.",
    de = "Der Teil dessen, was das Gesetz beiden Eltern zusammen gibt, der Ihnen zusteht.",
  },
}

words "care_share" {
  label = { en = "share of the allowance for care", de = "Anteil am Betreuungsfreibetrag" },
}

words "months" {
  label = { en = "months that count", de = "Monate" },
  help  = {
    en = "Give it yourself if there is a gap between the first and the last month.",
    de = "Selbst angeben, wenn zwischen dem ersten und dem letzten Monat eine Lücke ist.",
  },
}

words "allowance" {
  label = { en = "allowances of the year", de = "Freibeträge des Jahres" },
}

words "child_benefit" {
  label = { en = "child benefit due for the year", de = "Anspruch auf Kindergeld" },
  help  = {
    en = "What is due, not what was paid; the half of it if you have the child allowance of one parent only. Give it "
      .. "yourself for months in which it was awarded but not paid because of a late application (§ 70 Abs. 1 Satz 2 "
      .. "EStG), or for a benefit from abroad that takes its place.",
    de = "Worauf Anspruch besteht, nicht, was gezahlt wurde; die Hälfte, wenn Sie nur die Freibeträge eines "
      .. "Elternteils haben. Selbst angeben für Monate, in denen es wegen verspäteten Antrags festgesetzt, aber nicht "
      .. "ausgezahlt wurde (§ 70 Abs. 1 Satz 2 EStG), oder bei vergleichbaren Leistungen aus dem Ausland.",
  },
}
