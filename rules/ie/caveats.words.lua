-- What people read of caveats.lua.

words "moved_in_year" {
  label = "Came to Ireland or left it in the year",
  help  = "For longer than a year. It is not covered.",
}
