-- What people read of room.lua.

words "rent_a_room_limit" {
  label = "Rent for a room at home up to which it is exempt",
}

words "room_rent" {
  label   = "Rent for a room at home",
  ask     = "How much rent did you receive in {year} for a room in your own home?",
  help    = "Before expenses, with what lodgers pay for meals, cleaning and laundry. Not from your child, your "
    .. "employer or short-term guests: that is income of Case IV.",
  aliases = { "rent_a_room" },
}

words "room_rent_shared" {
  label = "Somebody else receives rent for a room of the same home",
  ask   = "Did somebody else, such as your spouse, receive rent for rooms of the same home?",
  help  = "The limit is then divided between you.",
}

words "room_rent_expenses" {
  label = "Expenses of the room",
  ask   = "How much were the expenses for that room?",
  help  = "They count only where the rent is beyond the limit.",
}

words "room_rent_exempt" {
  label = "Exempt rent for a room at home",
  help  = "All of it up to the limit, and nothing beyond it; several who let rooms of one home have a part each.",
}

words "room_rent_taxed" {
  label = "Taxed profit of a room at home",
  help  = "Where the rent is beyond the limit, less expenses; below zero a loss.",
}
