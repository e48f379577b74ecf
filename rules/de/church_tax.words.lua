-- What people read of church_tax.lua.

words "church_member" {
  label   = { en = "Member of a church that levies tax", de = "Mitglied einer steuererhebenden Kirche" },
  ask     = {
    en = "Are you a member of a church that levies tax?",
    de = "Gehören Sie einer Kirche an, die Steuern erhebt?",
  },
  help    = {
    en = "Above all the Protestant and the Roman Catholic church. Your spouse is asked about apart.",
    de = "Vor allem evangelisch und römisch-katholisch. Nach dem Ehegatten wird eigens gefragt.",
  },
  aliases = { "kirchenmitglied", "kirchensteuerpflichtig", "R" },
}

words "spouse_church_member" {
  label = {
    en = "Spouse: Member of a church that levies tax", de = "Ehegatte: Mitglied einer steuererhebenden Kirche",
  },
  ask   = {
    en = "Is your spouse a member of a church that levies tax?",
    de = "Gehört Ihr Ehegatte einer Kirche an, die Steuern erhebt?",
  },
  help  = {
    en = "Not given, the spouse is taken to be what you are. Of a couple of whom one is a member the member's share of "
      .. "the tax counts, or the church fee by the joint income.",
    de = "Ohne Angabe gilt der Ehegatte als das, was Sie sind. In glaubensverschiedener Ehe zählt der Anteil des "
      .. "Mitglieds an der Steuer, oder das besondere Kirchgeld.",
  },
}

words "church_months" {
  label = { en = "Months of membership of a church", de = "Monate der Kirchenmitgliedschaft" },
  ask   = {
    en = "For how many months of {year} is church tax due?",
    de = "Für wie viele Monate von {year} ist Kirchensteuer fällig?",
  },
  help  = {
    en = "Less than 12 for who entered or left a church in the year: from the month after entry, until that of "
      .. "leaving, in some states the month after. Each is a twelfth of the year's church tax.",
    de = "Unter 12 bei Eintritt oder Austritt im Jahr: ab dem Monat nach dem Eintritt, bis zu dem des Austritts, in "
      .. "manchen Ländern dem danach. Für jeden gilt ein Zwölftel der Jahreskirchensteuer.",
  },
}

words "church_tax_rate" {
  label = { en = "Rate of church tax by federal state", de = "Kirchensteuersatz nach Land" },
}

words "church_rate" {
  label   = { en = "Rate of church tax", de = "Kirchensteuersatz" },
  help    = {
    en = "By the federal state; zero for who is not a member of a church that levies tax, and for couples of whom one "
      .. "is, whose tax is worked out apart.",
    de = "Nach dem Land; null für alle, die keiner steuererhebenden Kirche angehören, und für Paare, von denen einer "
      .. "Mitglied ist: deren Steuer wird eigens berechnet.",
  },
  aliases = { "kirchensteuersatz", "rate" },
}

words "church_base" {
  label = { en = "Income tax that church tax is reckoned from", de = "Bemessungsgrundlage der Kirchensteuer" },
  help  = {
    en = "Of a member; give it together with the federal state for church tax alone.",
    de = "Eines Mitglieds; für die Kirchensteuer allein zusammen mit dem Land anzugeben.",
  },
}

words "church_tax_uncapped" {
  label   = { en = "Church tax before a cap", de = "Kirchensteuer vor Kappung" },
  aliases = { "uncapped" },
}

words "church_tax" {
  label   = { en = "Church tax", de = "Kirchensteuer" },
  help    = {
    en = "Due from members only, by the months of membership; of a couple of whom one is a member at least the church "
      .. "fee. At high incomes most churches cap it at about three "
      .. "percent of taxable income, some on application: see church_tax_cap. Child allowances lower the tax it is "
      .. "reckoned from. Church tax paid is itself a deductible expense of the year in which it is paid.",
    de = "Nur von Mitgliedern, nach Monaten der Mitgliedschaft; in glaubensverschiedener Ehe mindestens das Kirchgeld. "
      .. "Bei hohen Einkommen begrenzen die meisten Kirchen sie auf etwa drei Prozent des zu versteuernden Einkommens, "
      .. "manche auf Antrag: siehe church_tax_cap. Freibeträge für Kinder mindern die Steuer, von der sie ausgeht. "
      .. "Gezahlte Kirchensteuer ist im Jahr der Zahlung selbst Sonderausgabe.",
  },
  aliases = { "kist", "KiSt", "kirchensteuer", "capped" },
}
