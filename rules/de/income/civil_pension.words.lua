-- What people read of civil_pension.lua.

words "further_civil_pensions" {
  label = { en = "Further pensions of former employers", de = "Weitere Versorgungsbezüge" },
  ask   = {
    en = "How many pensions or death grants of that kind were there besides?",
    de = "Wie viele Pensionen oder Sterbegelder dieser Art gab es außerdem?",
  },
  help  = {
    en = "Such as a widow's pension beside one's own, a death grant or a capital payment. The first is not counted.",
    de = "Etwa eine Witwenpension neben der eigenen, Sterbegeld oder Kapitalauszahlung. Die erste zählt nicht mit.",
  },
}

words "basis" {
  label = { en = "basis of the pension allowance", de = "Bemessungsgrundlage des Versorgungsfreibetrags" },
  help  = {
    en = "As for the first; of a death grant or a capital payment its amount.",
    de = "Wie beim ersten; bei Sterbegeld oder Kapitalauszahlung deren Betrag.",
  },
}

words "months_paid" {
  label = { en = "months with it", de = "Monate mit diesem Bezug" },
  help  = {
    en = "A twelfth of the allowance counts for each; 12 for a death grant or a capital payment.",
    de = "Für jeden zählt ein Zwölftel des Freibetrags; 12 bei Sterbegeld oder Kapitalauszahlung.",
  },
}

words "allowance_of_year" {
  label = { en = "allowance by its year", de = "Versorgungsfreibetrag nach seinem Jahr" },
}

words "supplement_of_year" {
  label = { en = "supplement by its year", de = "Zuschlag nach seinem Jahr" },
}

words "in_whole_year" {
  label = { en = "paid in all of the year", de = "im ganzen Jahr gezahlt" },
}
