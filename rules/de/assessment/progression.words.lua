-- What people read of progression.lua.

words "progression_rate_step" {
  label = { en = "To what the special tax rate is cut", de = "Abrundung des besonderen Steuersatzes" },
}

words "benefits_after_lump_sum" {
  label   = {
    en = "Benefits less the unused lump sum for employees, and exempt income",
    de = "Leistungen nach Pauschbetrag und steuerfreie Einkünfte",
  },
  help    = {
    en = "The lump sum for employees' expenses is taken off here as far as wages do not use it up. With a taxable "
      .. "income of which the wages are not given, give this and not the benefits.",
    de = "Der Arbeitnehmer-Pauschbetrag geht hier ab, soweit der Arbeitslohn ihn nicht aufbraucht. Bei einem zu "
      .. "versteuernden Einkommen, dessen Arbeitslohn nicht angegeben ist, diese Summe statt der Leistungen angeben.",
  },
  aliases = { "progressionseinkuenfte", "progressionseinkünfte" },
}

words "tax_on_raised" {
  label = { en = "Tax on the income raised by the benefits", de = "Steuer auf das erhöhte Einkommen" },
}

words "progression_rate" {
  label   = { en = "Special tax rate with the benefits", de = "Besonderer Steuersatz" },
  help    = {
    en = "Without its cut to four decimals of a percent; zero if there is no income.",
    de = "Ohne die Kürzung auf vier Nachkommastellen eines Prozents; null ohne Einkommen.",
  },
  aliases = { "besonderer_steuersatz" },
}

words "rate_percent_truncated" {
  label = { en = "Special tax rate in percent, cut", de = "Besonderer Steuersatz in Prozent, gekürzt" },
  help  = {
    en = "The percentage that a notice shows, with four decimals.",
    de = "Der Prozentsatz, den ein Bescheid zeigt, mit vier Nachkommastellen.",
  },
}

words "tariff_income_tax_exact_rate" {
  label = { en = "Income tax at the uncut special rate", de = "Einkommensteuer zum ungekürzten Steuersatz" },
  help  = {
    en = "What the tax would be by the law's words alone. The cut of the rate seldom changes it by a euro.",
    de = "Was die Steuer allein nach dem Wortlaut des Gesetzes wäre. Die Kürzung des Satzes ändert sie selten um einen "
      .. "Euro.",
  },
}
