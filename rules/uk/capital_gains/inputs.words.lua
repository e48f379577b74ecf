-- What people read of inputs.lua.

words "uk_resident" {
  label   = "Resident in the United Kingdom all year",
  help    = "The income of those who were not, or for a part of the year only, is taxed here as if they were; that of "
    .. "who was no resident for any part of it (not_resident_in_year) up to a limit.",
  aliases = { "resident" },
}
