-- What people read of rent_a_room.lua.

words "rent_a_room_limit" {
  label = "Rent-a-room limit, and that of each of several who let rooms of one home",
}

words "rent_a_room_receipts" {
  label   = "Rents of a furnished room in your own home",
  ask     = "How much did you receive in {year} for a furnished room in your own home, before expenses?",
  help    = "With what lodgers pay for meals, cleaning and laundry, and apart from other rents.",
  aliases = { "lodger_rent", "room_rent" },
}

words "rent_a_room_expenses" {
  label = "Expenses of a furnished room in your own home",
  ask   = "How much were the expenses for that room?",
}

words "rent_a_room_shared" {
  label = "Somebody else receives rent for a room of the same home",
  ask   = "Did somebody else receive rent for rooms of the same home, such as a joint owner?",
  help  = "The limit is then half.",
}

words "limit_of_rooms" {
  label = "Rent-a-room limit in this case",
}

words "rent_a_room_by_expenses" {
  label = "Rents of a room are taxed less their expenses",
  help  = "Method A in place of method B. Where it is not given, it is what taxes the room less. The property "
    .. "allowance cannot be used beside it.",
}

words "rent_a_room_exempt" {
  label = "What is exempt of rents of a room beyond the limit",
  help  = "The limit, by method B: box 37 of the page UK property (SA105). Up to the limit all of the rents are "
    .. "exempt, and stand on no page.",
}

words "rent_a_room_profit" {
  label = "What is taxed of rents of a room in your own home",
}
