-- What people read of child.lua.

words "one_parent_family_credit" {
  label = "One-parent family credit",
  help  = "Each parent of a child could claim it, if not living with a partner.",
}

words "single_person_child_carer_credit" {
  label   = "Single person child carer credit",
  aliases = { "spccc" },
}

words "incapacitated_child_credit" {
  label = "Incapacitated child credit",
}
