-- What people read of self_employment.lua.

words "trade_started" {
  label = "Day on which the trade was set up",
  ask   = "On which day did you start the business?",
  help  = "The first three years have rules of their own. Not given, a trade of long standing.",
}

words "trade_ended" {
  label = "Day on which the trade was given up",
  ask   = "On which day did you give the business up, if you have?",
  help  = "The last two years have rules of their own. Not given, the trade goes on.",
}

words "other_accounts_profit" {
  label = "Profit of the neighbouring accounts",
  ask   = "What was the profit of those other accounts?",
  help  = "After add-backs; below zero a loss.",
}

words "several_accounts" {
  label = "More than one set of accounts ends in the year",
  ask   = "Does more than one set of accounts end in {year}?",
  help  = "Then give trade_profit: the profit of the twelve months that end with the last of them.",
}

words "claims_trade_loss" {
  label   = "Loss of the trade set against other income",
  aliases = { "claims_further_loss" },
  ask     = "If the business made a loss, do you set it against your other income of {year}?",
  help    = "A claim within two years, for the loss of the year and unused capital allowances. Not claimed, they go "
    .. "forward.",
}

words "works_in_trade" {
  label   = "Ten hours a week or more worked in the trade",
  aliases = { "works_in_further_trade" },
  ask     = "Do you work in the business ten hours a week or more?",
  help    = "Of who does not, no more than €31,750 of a loss is set against other income.",
}
