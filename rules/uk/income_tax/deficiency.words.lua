-- What people read of deficiency.lua.

words "life_policy_deficiency" {
  label   = "Deficiency on a life policy that ended",
  help    = "What the policy brought in all, less premiums and gains that were taxed before, if that is below nothing: "
    .. "without the minus, and no more than those gains of yours. Box 11 of page Ai 1 of Additional information "
    .. "(SA101).",
  aliases = { "deficiency_on_life_policy" },
}

words "deficiency_relief" {
  label = "Relief for a deficiency on a life policy",
  help  = "It lowers the tax of who pays higher rates, and nothing of the additional rate.",
}
