-- What people read of venture_capital.lua.

words "venture_capital_reliefs" {
  label = "Reliefs for venture capital: rates, and the most that counts of a year",
}

words "eis_subscriptions" {
  label   = "Subscribed under the enterprise investment scheme (EIS)",
  help    = "Amounts on which relief is claimed for the year, by forms EIS 3 and EIS 5. Box 2 of the other tax reliefs "
    .. "on page Ai 2 of Additional information (SA101).",
  aliases = { "eis" },
}

words "eis_in_knowledge_intensive_companies" {
  label = "Of it in knowledge-intensive companies",
  help  = "Matters beyond £1,000,000 in all.",
}

words "seis_subscriptions" {
  label   = "Subscribed under the seed enterprise investment scheme (SEIS)",
  help    = "Amounts on which relief is claimed for the year. Box 10 of the other tax reliefs on page Ai 2 of "
    .. "Additional information (SA101).",
  aliases = { "seis" },
}

words "vct_subscriptions" {
  label   = "Subscribed for shares of venture capital trusts (VCT)",
  help    = "Box 1 of the other tax reliefs on page Ai 2 of Additional information (SA101).",
  aliases = { "vct" },
}

words "venture_capital_relief" {
  label = "Relief for venture capital",
  help  = "What is taken off the tax, as far as there is tax.",
}

words "community_investment_relief" {
  label = "Community investment tax relief",
  help  = "5 % of what was invested, for each of five years. Box 3 of the other tax reliefs on page Ai 2 of Additional "
    .. "information (SA101).",
}
