-- What people read of deadlines.lua.

words "income_tax_return_day" {
  label = {
    en = "Last day for the income tax return, in the year after",
    de = "Letzter Tag der Abgabe im Folgejahr",
  },
}

words "income_tax_return_day_with_adviser" {
  label = {
    en = "Last day for the income tax return made by an adviser, in the second year after",
    de = "Letzter Tag der Abgabe mit Berater im übernächsten Jahr",
  },
}

words "years_to_assess" {
  label = {
    en = "Years after the tax year in which it may be assessed, where no return is due",
    de = "Jahre der Festsetzungsfrist, wo keine Erklärung abzugeben ist",
  },
}

words "prepayment_days" {
  label = { en = "Days of the income tax prepayments", de = "Tage der Vorauszahlungen" },
}

words "income_tax_return_due" {
  label   = { en = "Last day for the income tax return", de = "Letzter Tag für die Einkommensteuererklärung" },
  help    = {
    en = "If you make the return yourself, or else with return_by_adviser; since 2010, who need not file one "
      .. "(must_file) has four years. A weekend or a public holiday moves the day to the next working day. The "
      .. "holidays of your state count if you give federal_state; those of single municipalities do not.",
    de = "Wenn Sie die Erklärung selbst machen, sonst mit return_by_adviser; wer seit 2010 keine abgeben muss "
      .. "(must_file), hat vier Jahre. Ein Wochenende oder Feiertag verschiebt den Tag auf den nächsten Werktag. Die "
      .. "Feiertage Ihres Landes zählen, wenn Sie federal_state angeben; die einzelner Gemeinden nicht.",
  },
  aliases = { "abgabefrist" },
}

words "income_tax_return_due_with_adviser" {
  label   = {
    en = "Last day for the income tax return, if an adviser makes it",
    de = "Letzter Tag für die Einkommensteuererklärung mit Berater",
  },
  help    = {
    en = "If a tax adviser or an income tax association makes the return. Set by statute since the year 2018.",
    de = "Wenn ein Steuerberater oder ein Lohnsteuerhilfeverein die Erklärung macht. Seit dem Jahr 2018 gesetzlich "
      .. "geregelt.",
  },
  aliases = { "abgabefrist_mit_berater" },
}

words "may_prepay" {
  label = { en = "Income tax may have to be prepaid", de = "Vorauszahlungen können zu leisten sein" },
  help  = {
    en = "Not by employees who need not file a return and have no business receipts, unless income_tax_prepaid says "
      .. "that they do: wage tax is withheld, and there is no assessment by which prepayments would be set.",
    de = "Nicht von Arbeitnehmern, die keine Erklärung abgeben müssen und keine Betriebseinnahmen haben, es sei denn, "
      .. "income_tax_prepaid sagt es: Die Lohnsteuer wird einbehalten, und es gibt keine Veranlagung, nach der "
      .. "Vorauszahlungen festgesetzt würden.",
  },
}
