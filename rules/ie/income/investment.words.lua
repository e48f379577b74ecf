-- What people read of investment.lua.

words "eii_share" {
  label = "Share of an investment under EII that is deducted",
}

words "eii_share_by_kind" {
  label = "Share of an investment under EII that is deducted, by the kind of investment",
}

words "eii_limit" {
  label = "Most that is invested under EII with relief in a year, if held for four and for seven years",
}

words "invested_under_eii" {
  label   = "Invested under the Employment Investment Incentive (EII)",
  ask     = "How much did you invest in {year} under the Employment Investment Incentive?",
  help    = "What you subscribed for shares, by the company's statement of qualification, or through a fund. Not "
    .. "under SURE or SCI.",
  aliases = { "eii", "eiis_investment" },
}

words "eii_kind" {
  label = "Kind of the investment under EII",
  ask   = "Which kind of investment was it?",
  help  = "The company's statement of qualification shows it. Of several kinds give investment_relief: 125, 87.5, "
    .. "50 and 75 % of what was subscribed.",
}

words "eii_held_seven_years" {
  label = "The shares are to be held for seven years",
  ask   = "Did you undertake to hold the shares for seven years?",
  help  = "To 2023 more than 250,000 were then relieved, up to 500,000.",
}

words "eii_relief_of_earlier_years" {
  label = "Relief for investments of earlier years under EII",
  help  = "Ten fortieths of what was invested four years before, to 8 October 2019, where Revenue grants it, and what "
    .. "was carried forward.",
}

words "investment_relief" {
  label = "Deduction for investments under EII",
}

words "deductions_of_person" {
  label = "Deductions from total income of one person",
}
