-- What people read of tax.lua.

words "relieved_gains" {
  label = "Gains with business asset disposal relief and investors' relief within the lifetime limits",
}

words "other_gains_at_earlier_rates" {
  label = "Gains on other assets before the rates changed within the year",
  help  = "In 2024/25, with what is beyond the lifetime limits of the reliefs; else nothing.",
}

words "other_gains" {
  label = "Gains on other assets",
  help  = "Shares and other assets, with what is beyond the lifetime limits of the reliefs.",
}

words "all_gains" {
  label = "Gains of the year before losses",
}

words "carried_interest_gains" {
  label = "Carried interest that bears capital gains tax",
}

words "capital_losses_left" {
  label = "Capital losses of the year that are left for it",
  help  = "Without those that are used for earlier years.",
}

words "exempt_amount" {
  label = "Exempt amount of the year",
  help  = "None for those who claim the remittance basis or the regime for foreign income and gains.",
}

words "net_gains" {
  label = "Gains less losses of the year",
  help  = "With a loss of a trade that is claimed against gains.",
}

words "capital_losses_used" {
  label = "Capital losses of earlier years that are used",
  help  = "As far as the gains less the losses of the year exceed the exempt amount.",
}

words "capital_losses_carried_forward" {
  label = "Capital losses carried forward",
}

words "taxable_gains" {
  label = "Gains that bear capital gains tax",
}

words "taxable_relieved_gains" {
  label = "Relieved gains that bear tax",
}

words "taxable_gains_at_earlier_rates" {
  label = "Gains before the rates changed that bear tax",
}

words "taxable_other_gains" {
  label = "Gains on other assets that bear tax",
}

words "taxable_residential_gains" {
  label = "Gains on residential property that bear tax",
}

words "taxable_carried_interest" {
  label = "Carried interest that bears tax",
}

words "basic_rate_band_for_gains" {
  label = "Basic rate band left for gains",
  help  = "By the UK's limit, also in Scotland: what income and gains with a relief leave of it.",
}

words "capital_gains_tax" {
  label   = "Capital gains tax",
  aliases = { "cgt" },
  help    = "The basic rate band, the losses and the exempt amount are used as is best. Not covered: credit for "
    .. "foreign tax.",
}
