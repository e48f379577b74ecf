-- What people read of withheld.lua.

words "income_tax_credited" {
  label = { en = "Wage tax and prepayments counted", de = "Anzurechnende Lohnsteuer und Vorauszahlungen" },
  help  = {
    en = "The sum of wage tax goes up to a whole euro.",
    de = "Die Summe der Lohnsteuer wird auf den vollen Euro aufgerundet.",
  },
}

words "withheld_tax_step" {
  label = { en = "To what sums of withheld tax are rounded up", de = "Aufrundung der Steuerabzugsbeträge" },
}

words "surcharge_credited" {
  label = { en = "Solidarity surcharge withheld and prepaid", de = "Anzurechnender Solidaritätszuschlag" },
}

words "church_tax_credited" {
  label = { en = "Church tax withheld and prepaid", de = "Anzurechnende Kirchensteuer" },
}

words "tax_withheld" {
  label = { en = "Tax withheld or prepaid for the year", de = "Einbehaltene oder vorausgezahlte Steuern des Jahres" },
  help  = {
    en = "All three taxes together: withheld by an employer, and prepayments made. Give it in place of its parts if "
      .. "you know the sum alone.",
    de = "Alle drei Steuern zusammen: vom Arbeitgeber einbehalten und vorausgezahlt. Statt der Teile angeben, wenn nur "
      .. "die Summe bekannt ist.",
  },
}
