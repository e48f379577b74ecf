-- What people read of gains_with_reliefs.lua.

words "relief_of_gain" {
  label   = "Relief of the gain",
  ask     = "Does the gain have one of these reliefs?",
  help    = "The gain is then told before it. That for entrepreneurs is another fact.",
  aliases = { "gains_with_reliefs" },
}

words "disposal_consideration" {
  label = "What the disposal brought",
  ask   = "For how much was it sold, or what was it worth if it was given away?",
  help  = "At retirement of all assets of the business or farm that were disposed of; of land that is exchanged its "
    .. "value.",
}

words "land_bought_consideration" {
  label = "What the land cost that was bought",
  help  = "Of an exchange the value of the land that was received.",
}

words "land_bought_on" { label = "Day on which the land or building was bought" }

words "retirement_relief" { label = "Limits of the relief at retirement" }
words "seven_years_relief" { label = "When land has the relief for those who held it for seven years" }
words "gain_relieved" { label = "Part of the gain that is relieved" }
words "most_tax_at_retirement" { label = "Most tax on a disposal at retirement" }
