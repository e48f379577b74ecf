-- What people read of division.lua.

words "own_band" {
  label = "Your part of the couple's standard rate band",
  help  = "The higher income has the band of a couple with one income, the lower one the increase; what the "
    .. "higher income leaves unused of its own passes to the other. Separately assessed each has the band of a single "
    .. "person, and up to 9,000 of what the other leaves unused.",
}

words "own_share_of_income_tax" {
  label = "The spouse's share of the couple's income tax",
  help  = "Each spouse has half of the married credit; credits that one cannot use pass to the other. If the couple "
    .. "is relieved for age, the tax is shared by income.",
}
