-- What people read of moving.lua.

words "moving_lump_sums" {
  label = { en = "Lump sums for moving", de = "Pauschbeträge für sonstige Umzugsauslagen" },
}

words "workroom_limits" {
  label = { en = "Room for work at home", de = "Häusliches Arbeitszimmer" },
}
