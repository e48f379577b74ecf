-- What people read of refund.lua.

words "levies_paid" {
  label = "Levies and USC paid",
  ask   = "How much income levy, health contribution or USC was taken from your pay?",
  help  = "Income levy, health contribution and USC deducted in the year; to 2010 P60s show the health contribution "
    .. "with PRSI. Not given, what was due on pay counts as paid.",
}

words "prsi_paid" {
  label = "PRSI paid",
  ask   = "How much PRSI was taken from your pay in {year}?",
  help  = "Of both spouses together. It counts for a director of class S alone: PRSI of other pay is no part of a "
    .. "return. Not given, what was due on pay counts as paid.",
}

words "prsi_at_source" {
  label = "PRSI that payroll accounts for",
  help  = "Of pay, whatever it came to week by week: no return works it out or gives credit for it, and what was taken "
    .. "in error comes back from the Department of Social Protection. Of a director of class S, what was taken.",
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
  label = "Refund of levies, USC and self-employed PRSI",
}

words "refund" {
  label = "Refund",
  help  = "Of income tax, levies, USC and self-employed PRSI together. PRSI taken from pay in error comes back from "
    .. "the Department of Social Protection.",
}

words "claim_is_open" {
  label = "A refund can still be claimed",
  help  = "On the day of the claim.",
}

words "refund_payable" {
  label = "Refund if claimed on the day of the claim",
  help  = "Nothing once four years have passed.",
}
