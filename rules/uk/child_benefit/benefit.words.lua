-- What people read of benefit.lua.

words "children" {
  label   = "Children with child benefit all year",
  ask     = "For how many children did you or your partner receive child benefit all year?",
  aliases = { "children_whole_year", "kids", "number_of_children" },
  help    = "For whom you or your partner received child benefit on each Monday of the tax year.",
}

words "children_part_year" {
  label   = "Children with child benefit in a part of the year",
  aliases = { "periods" },
  ask     = "For how many children was there child benefit in a part of the year?",
  help    = "One for each child and stretch of the year, up to four.",
}

words "child_benefit_weekly" {
  label = "Child benefit of a week: only or eldest child, each other child",
}

words "weeks_of_eldest_child" {
  label = "Weeks with child benefit for at least one child",
}

words "weeks_of_all_children" {
  label = "Weeks with child benefit, of all children",
}

words "child_benefit" {
  label = "Child benefit of the tax year",
  help  = "By the Mondays of the tax year, of which there are 52 or 53.",
}
