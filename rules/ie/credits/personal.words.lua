-- What people read of personal.lua.

words "personal_credit" {
  label   = "Personal credit",
  aliases = { "basic_personal_credit" },
  help    = "A widowed person has the married credit for the year of bereavement; a widowed person who brings up a "
    .. "child alone has the single credit beside those for the child.",
}

words "widowed_parent_credit" {
  label = "Widowed parent credit",
  help  = "For five years after the year of bereavement, while a child is brought up alone.",
}
