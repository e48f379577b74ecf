-- What people read of savings_bonus.lua.

words "savings_bonus_figures" {
  label = { en = "Limits and shares of the savings bonus", de = "Grenzen und Sätze der Arbeitnehmer-Sparzulage" },
}
