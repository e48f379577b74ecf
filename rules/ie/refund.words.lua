-- What people read of refund.lua.

words "levies_paid" {
  label = "Levies and USC paid",
  ask   = "How much income levy, health contribution or USC was taken from your pay?",
  help  = "Income levy, health contribution and USC deducted in the year. Not given, what was due on pay counts "
    .. "as paid.",
}

words "prsi_paid" {
  label = "PRSI paid",
  ask   = "How much PRSI was taken from your pay in {year}?",
  help  = "Not given, what was due on pay counts as paid.",
}

words "total_tax_paid" {
  label = "Income tax paid by both spouses",
  help  = "By PAYE, and withheld by customers and companies.",
}

words "income_tax_refund" {
  label = "Refund of income tax",
  help  = "Below nothing: tax that remains to be paid.",
}

words "levies_refund" {
  label = "Refund of levies, USC and PRSI",
}

words "refund" {
  label = "Refund",
  help  = "Of income tax, levies, USC and PRSI together.",
}

words "claim_is_open" {
  label = "A refund can still be claimed",
  help  = "On the day of the claim.",
}

words "refund_payable" {
  label = "Refund if claimed on the day of the claim",
  help  = "Nothing once four years have passed.",
}
