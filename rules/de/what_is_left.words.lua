-- What people read of what_is_left.lua.

words "net_income" {
  label   = { en = "Money left of the year after taxes", de = "Vom Jahr bleibt nach Steuern" },
  help    = {
    en = "Money that came in less the three taxes and trade tax. Benefits in kind are no money and do not count, nor "
      .. "does child benefit. Insurance, pension and living have still to be paid from it.",
    de = "Geld, das einging, abzüglich der drei Steuern und der Gewerbesteuer. Sachbezüge sind kein Geld und zählen "
      .. "nicht, Kindergeld auch nicht. Versicherungen, Vorsorge und Lebensunterhalt sind noch davon zu zahlen.",
  },
  aliases = { "money_left", "nettoeinkommen" },
}

words "contributions_paid" {
  label = { en = "Contributions to insurance and pension", de = "Beiträge zu Versicherungen und Altersvorsorge" },
  help  = {
    en = "As far as they are given, of both spouses where they file jointly: to pension, health, care and other "
      .. "insurances. What an employer pays is not among them.",
    de = "Soweit angegeben, bei Zusammenveranlagung von beiden Ehegatten: zu Renten-, Kranken-, Pflege- und anderen "
      .. "Versicherungen. Was ein Arbeitgeber zahlt, gehört nicht dazu.",
  },
}

words "net_income_after_contributions" {
  label = {
    en = "Money left of the year after taxes and the contributions given",
    de = "Vom Jahr bleibt nach Steuern und angegebenen Beiträgen",
  },
  help  = {
    en = "What is left after taxes, less the contributions to insurance and pension that are given.",
    de = "Was nach Steuern bleibt, abzüglich der angegebenen Beiträge zu Versicherungen und Altersvorsorge.",
  },
}

words "net_income_per_month" {
  label   = { en = "Money left per month after taxes", de = "Im Monat bleibt nach Steuern" },
  help    = {
    en = "A twelfth of the money left of the year. Of work that has fewer months, what is left after "
      .. "put_aside_per_month in each of them, with a twelfth of all else. Rounded down to the cent.",
    de = "Ein Zwölftel des Geldes, das vom Jahr bleibt. Hat die Arbeit weniger Monate, was nach put_aside_per_month in "
      .. "jedem davon bleibt, mit einem Zwölftel von allem anderen. Auf den Cent abgerundet.",
  },
  aliases = { "money_left_per_month" },
}

words "put_aside_per_month" {
  label = { en = "To put aside per month", de = "Im Monat zurückzulegen" },
  help  = {
    en = "The taxes not yet withheld or prepaid, trade tax among them, in twelve parts, or as many as the months of "
      .. "freelance work, rounded up to the cent so that they suffice.",
    de = "Die noch nicht einbehaltenen oder vorausgezahlten Steuern, auch die Gewerbesteuer, in zwölf Teilen oder so "
      .. "vielen, wie die selbständige Arbeit Monate hat, auf den Cent aufgerundet, damit sie reichen.",
  },
}
