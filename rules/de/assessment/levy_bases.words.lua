-- What people read of levy_bases.lua.

words "fictitious_income_tax" {
  label = { en = "Income tax for the levies", de = "Fiktive Einkommensteuer der Zuschlagsteuern" },
  help  = {
    en = "The tax by the tariff that would be due if the allowances of all children were taken off, whether or not "
      .. "child benefit is worth more. Without children the income tax by the tariff.",
    de = "Die tarifliche Steuer, die sich nach Abzug der Freibeträge für alle Kinder ergäbe, auch wenn das Kindergeld "
      .. "günstiger ist. Ohne Kinder die tarifliche Einkommensteuer.",
  },
}

words "levy_base" {
  label   = {
    en = "Income tax that the levies are reckoned from", de = "Maßstabsteuer der Zuschlagsteuern",
  },
  help    = {
    en = "The income tax of the year less its reductions, but not that for trade, which lowers the surcharge alone "
      .. "(surcharge_base); with children the tax that would be due after their allowances.",
    de = "Die Einkommensteuer des Jahres abzüglich ihrer Ermäßigungen, aber ohne die für Gewerbetreibende, die nur den "
      .. "Solidaritätszuschlag mindert (surcharge_base); mit Kindern die Steuer nach den Freibeträgen für sie.",
  },
  aliases = { "levy_base_church" },
}

words "surcharge_base" {
  label   = {
    en = "Income tax that the surcharge is reckoned from",
    de = "Bemessungsgrundlage des Solidaritätszuschlags",
  },
  help    = {
    en = "As for church tax, less the reduction for trade tax.",
    de = "Wie bei der Kirchensteuer, abzüglich der Ermäßigung wegen der Gewerbesteuer.",
  },
  aliases = { "levy_base_surcharge" },
}

words "levy_base_surcharge_exact" {
  label = {
    en = "Base of the surcharge, to no cent",
    de = "Bemessungsgrundlage des Solidaritätszuschlags, ungerundet",
  },
}
