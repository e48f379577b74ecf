-- What people read of share_options.lua.

words "share_option_gains" {
  label = "Gains on share options",
  help  = "What the shares were worth when you exercised the options, less what you paid for them. Not what is in your "
    .. "pay already.",
}

words "share_option_gains_bear_prsi" {
  label = "Whether gains on share options bear PRSI and levies",
}
