-- What people read of church_of_couples.lua.

words "church_fees" {
  label = { en = "Church fee of couples of whom one is a member", de = "Besonderes Kirchgeld" },
}

words "one_spouse_in_church" {
  label = { en = "One spouse is in a church", de = "Glaubensverschiedene Ehe" },
}

words "member_tax" {
  label = { en = "Tax of the member on income of one's own", de = "Steuer des Mitglieds auf eigene Einkünfte" },
}

words "other_spouse_tax" {
  label = {
    en = "Tax of the other spouse on income of one's own",
    de = "Steuer des anderen Ehegatten auf eigene Einkünfte",
  },
}

words "church_base_of_member" {
  label = {
    en = "Share of the joint tax that falls to the member",
    de = "Anteil des Mitglieds an der gemeinsamen Steuer",
  },
  help  = {
    en = "The joint tax divided by the taxes that each would owe on their own income by the basic tariff. Nothing "
      .. "where the incomes are not given.",
    de = "Die gemeinsame Steuer, geteilt nach den Steuern, die jeder auf eigene Einkünfte nach dem Grundtarif "
      .. "schuldete. Nichts, wenn die Einkünfte nicht angegeben sind.",
  },
}

words "church_fee" {
  label   = { en = "Church fee by the joint income", de = "Besonderes Kirchgeld" },
  help    = {
    en = "Of a couple of whom one is a member: known here for Protestant churches until 2019. Give it if you know it, "
      .. "0 if the church levies none.",
    de = "In glaubensverschiedener Ehe: hier für evangelische Kirchen bis 2019 bekannt. Geben Sie es an, wenn Sie es "
      .. "kennen, 0, wenn die Kirche keines erhebt.",
  },
  aliases = { "besonderes_kirchgeld" },
}
