-- What people read of party_donation_credit.lua.

words "party_donation_credit_limits" {
  label = {
    en = "Share and limit of the credit for donations to parties",
    de = "Satz und Höchstbetrag für Zuwendungen an Parteien",
  },
}

words "voters_association_donations" {
  label   = {
    en = "Donations and dues to independent voters' associations",
    de = "Zuwendungen und Beiträge an unabhängige Wählervereinigungen",
  },
  ask     = {
    en = "How much did you give to independent voters' associations in {year}?",
    de = "Wie viel ging {year} an unabhängige Wählervereinigungen?",
  },
  help    = {
    en = "Associations that are no parties and stand in elections. Half of it is taken off the tax, up to a limit.",
    de = "Vereine ohne Parteicharakter, die zu Wahlen antreten. Die Hälfte mindert bis zu einem Höchstbetrag die "
      .. "Steuer.",
  },
  aliases = { "waehlervereinigungen", "wählervereinigungen" },
}

words "party_donation_credit" {
  label   = {
    en = "Credit for donations to parties and voters' associations",
    de = "Ermäßigung für Zuwendungen an Parteien und Wählervereinigungen",
  },
  help    = { en = "Before it is limited by the tax.", de = "Vor der Begrenzung auf die Steuer." },
  aliases = { "credit_before_limit_of_tax" },
}
