-- What people read of reliefs.lua.

words "pension_relief_without_earnings" {
  label = "Pension contributions relieved at source whatever the earnings",
}

words "gift_aid_of_next_year" {
  label = "Gifts after the tax year that are treated as made in it",
  help  = "If the return that claims it is sent in time. Box 8 of page TR 4 of the return (SA100), as paid.",
}

words "gift_aid_carried_back" {
  label = "Gifts of the tax year that were treated as made in the year before",
  help  = "Box 7 of page TR 4 of the return (SA100), as paid: a part of all gifts of the year.",
}

words "gift_aid_of_year" {
  label = "Gifts under Gift Aid that count for the year",
  help  = "As paid: those of the year, and those that were carried back to it, less those carried back from it.",
}

words "grossed_gift_aid" {
  label = "Gifts under Gift Aid before tax",
}

words "grossed_pension_contributions" {
  label = "Pension contributions with relief at source, before tax",
  help  = "As far as they are relieved: up to the earnings of the year, or £3,600.",
}

words "pension_contributions_without_relief" {
  label = "Pension contributions paid without any relief",
  help  = "To a retirement annuity, to an employer's scheme where they were not taken off pay before tax, or to a "
    .. "scheme abroad. Boxes 2, 3 and 4 of page TR 4 of the return (SA100).",
}

words "pension_contributions_claimed" {
  label = "Pension contributions deducted from income",
  help  = "As far as earnings of the year are left for them.",
}

words "trade_union_benefits_paid" {
  label = "Paid to a trade union or police organisation for superannuation, life insurance and funeral benefits",
  help  = "The part of the subscription that is for these.",
}

words "trade_union_relief" {
  label = "Relief for benefits of a trade union",
}

words "limits_raised_by" {
  label = "By how much the limits of the rates are raised",
}
