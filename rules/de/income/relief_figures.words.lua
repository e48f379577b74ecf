-- What people read of relief_figures.lua.

words "relief_shares" {
  label = {
    en = "Decline of age relief and pension allowance",
    de = "Abschmelzung von Altersentlastung und Versorgungsfreibetrag",
  },
}

words "relief_most" {
  label = {
    en = "Greatest age relief and pension allowance",
    de = "Höchstbeträge von Altersentlastung und Versorgungsfreibetrag",
  },
}
