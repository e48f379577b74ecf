-- What people read of inputs.lua.

words "uk_resident" {
  label   = "Resident in the United Kingdom all year",
  help    = "Those who were not, or for a part of the year only, are not covered.",
  aliases = { "resident" },
}
