-- What people read of further_annuities.lua.

words "amount" {
  label = { en = "amount of the year", de = "Betrag des Jahres" },
  help  = {
    en = "Gross, before contributions to health insurance are taken off.",
    de = "Brutto, vor Abzug der Krankenversicherung.",
  },
}

words "start_year" {
  label = { en = "year in which it began", de = "Jahr des Beginns" },
  help  = {
    en = "It decides which share of the pension is taxed; of a survivor's pension or a death grant of a former "
      .. "employer it is that of the late person's pension.",
    de = "Es entscheidet, welcher Anteil besteuert wird; bei Hinterbliebenenbezügen oder Sterbegeld eines früheren "
      .. "Arbeitgebers ist es das der Pension des Verstorbenen.",
  },
}

words "first_full_year" {
  label = { en = "amount of the year after it began", de = "Jahresbetrag des Jahres nach Beginn" },
  help  = {
    en = "The free part is a share of this amount, fixed for life. If the pension began before 2005, that of 2005. Who "
      .. "knows the free part gives free_part instead.",
    de = "Der freie Teil ist ein Anteil dieses Betrags und bleibt fest. Bei Beginn vor 2005 der Betrag von 2005. Wer "
      .. "den freien Teil kennt, gibt free_part an.",
  },
}

words "adjustment" {
  label = { en = "of it adjustments", de = "davon Anpassungsbetrag" },
  help  = {
    en = "As the pension insurer certifies it; the free part is then a share of the pension without it.",
    de = "Wie in der Rentenbezugsmitteilung; der freie Teil ist dann ein Anteil der Rente ohne ihn.",
  },
}

words "share_year" {
  label = { en = "year by which it is taxed", de = "maßgebendes Jahr für den Besteuerungsanteil" },
  help  = {
    en = "The year in which it began, earlier by the time of a pension of the same insurance before it.",
    de = "Das Jahr des Beginns, früher um die Laufzeit einer vorhergehenden Rente aus derselben Versicherung.",
  },
}

words "term" {
  label = { en = "years for which it is paid", de = "Laufzeit in Jahren" },
  help  = { en = "0 if for life.", de = "0, wenn lebenslang." },
}

words "term_share" {
  label = { en = "share by its years at most", de = "Ertragsanteil höchstens nach Laufzeit" },
}

words "start_age" {
  label = { en = "age when it began", de = "Alter bei Beginn" },
  help  = { en = "Years of life completed at its beginning.", de = "Vollendete Lebensjahre bei Beginn." },
}

words "free_part" {
  label   = { en = "free part", de = "steuerfreier Teil" },
  help    = {
    en = "From the year after the pension began on it is fixed in euros. Rounded up to the cent.",
    de = "Vom Jahr nach dem Rentenbeginn an steht er in Euro fest. Auf den Cent aufgerundet.",
  },
  aliases = { "rentenfreibetrag" },
}

words "taxed_part" {
  label = { en = "taxed part", de = "steuerpflichtiger Teil" },
}

words "yield_part" {
  label = { en = "taxed part", de = "steuerpflichtiger Teil" },
  help  = { en = "Rounded down to the cent.", de = "Auf den Cent abgerundet." },
}
