-- What people read of church_tax_cap.lua.

words "church" {
  label   = { en = "Church", de = "Kirche" },
  help    = {
    en = "Only for the cap of church tax, which differs by church in some federal states.",
    de = "Nur für die Kappung der Kirchensteuer, die in manchen Ländern je nach Kirche anders ist.",
  },
  aliases = { "kirche", "konfession" },
}

words "church_tax_is_capped" {
  label   = { en = "Church tax is capped", de = "Kirchensteuer wird gekappt" },
  help    = {
    en = "Whether your church caps its tax at a share of your taxable income, by itself or because you applied for it. "
      .. "In Bavaria none does. Without it church tax is not capped here.",
    de = "Ob Ihre Kirche die Kirchensteuer auf einen Anteil des zu versteuernden Einkommens begrenzt, von sich aus "
      .. "oder weil Sie es beantragt haben. In Bayern tut es keine. Ohne diese Angabe wird hier nicht gekappt.",
  },
  aliases = { "kappung" },
}

words "church_tax_caps" {
  label = {
    en = "Cap of church tax as a share of taxable income, by federal state and church",
    de = "Kappung der Kirchensteuer nach Land und Kirche",
  },
}

words "church_tax_cap" {
  label   = { en = "Cap of church tax as a share of taxable income", de = "Kappungssatz der Kirchensteuer" },
  help    = {
    en = "1 where church tax is not capped. Give it if you know it: it is known here for the years 2012 to 2018 only.",
    de = "1, wo nicht gekappt wird. Geben Sie den Satz an, wenn Sie ihn kennen: hier ist er nur für die Jahre 2012 bis "
      .. "2018 bekannt.",
  },
  aliases = { "cap", "kappungssatz" },
}

words "church_tax_most" {
  label = { en = "Most that church tax may be", de = "Kappungsbetrag der Kirchensteuer" },
  help  = {
    en = "The cap times the taxable income after the allowances of all children, in whole euros.",
    de = "Der Kappungssatz mal dem zu versteuernden Einkommen nach den Freibeträgen für alle Kinder, in vollen Euro.",
  },
}
