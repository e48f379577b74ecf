input "party_donations" { label = "Party donations", type = money, min = 0, max = 1000000000, default = 0, aliases = { "donation" } }
