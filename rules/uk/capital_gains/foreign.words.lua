-- What people read of foreign.lua.

local part = "Before foreign tax, in pounds, as they are taxed here, without what is claimed under the regime for "
  .. "foreign income and gains. "

words "foreign_home_gains" {
  label = "Of the gains on residential property, those that were taxed abroad",
  help  = part .. "Boxes 33 to 40 of the pages Foreign (SA106) tell them one by one.",
}

words "foreign_gains" {
  label = "Of the gains on shares and other assets, those that were taxed abroad",
  help  = part .. "Boxes 33 to 40 of the pages Foreign (SA106) tell them one by one. Of gains under business asset "
    .. "disposal relief and investors' relief credit is not covered.",
}

local help = "No more than the double taxation agreement with the country allows it to take: most let it tax land and "
  .. "businesses there, and no shares. Leave out what was deducted from the gain."

words "foreign_tax_on_home_gains" { label = "Foreign tax on these gains on residential property", help = help }
words "foreign_tax_on_gains" { label = "Foreign tax on these gains on shares and other assets", help = help }
words "foreign_tax_credit_on_gains" {
  label = "Credit for foreign tax on gains",
  help  = "The foreign tax, but no more than what capital gains tax would be less without that gain.",
}
