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
  help    = "What you subscribed for shares, by the company's statement of qualification, or through a fund; also "
    .. "under the Start-Up Capital Incentive (SCI) of relatives, since 2019. Not in your own company "
    .. "(relief_under_sure).",
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
  help  = "To 2023 more than €250,000 were then relieved, up to €500,000.",
}

words "eii_relief_of_earlier_years" {
  label = "Relief for investments of earlier years under EII",
  help  = "Ten fortieths of what was invested four years before, to 8 October 2019, where Revenue grants it, and what "
    .. "was carried forward.",
}

words "sure_limit" {
  label = "Most that is deducted in a year for investments under SURE, of earlier and of later ones",
}

words "relief_under_sure" {
  label   = "Deducted under the Start-Up Relief for Entrepreneurs (SURE) in this year",
  ask     = "How much of an investment in your own new company is to be deducted from the income of {year} (SURE)?",
  help    = "What you invested may be divided among the year of the investment and the six years before, up to "
    .. "€140,000 a year, of older investments €100,000. Tell the years before the same: their tax comes back. SURE "
    .. "needs mainly PAYE income in the years before, and full-time work in the company.",
  aliases = { "sure_relief", "invested_under_sure" },
}

words "investment_relief" {
  label = "Deduction for investments under EII",
}

words "deductions_of_person" {
  label = "Deductions from total income of one person",
}
