-- What people read of exempt_profits.lua.

words "artists_profit" {
  label   = "Profit of works with the artists' exemption",
  help    = "Of writers, composers and artists to whom Revenue granted it, before the exemption.",
  aliases = { "artist" },
}

words "woodlands_profit" {
  label = "Profit of woodlands",
  help  = "Of the occupation of woodlands in the State that are managed to make a profit.",
}

words "artists_exemption" {
  label = "Most that is exempt of an artist's profit",
}

words "artists_exempt" {
  label = "Exempt profit of an artist",
}

words "exempt_profits" {
  label = "Profits that are exempt from income tax, and bear USC and PRSI",
}
