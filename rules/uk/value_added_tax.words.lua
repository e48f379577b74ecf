-- What people read of value_added_tax.lua.

words "vat_thresholds" {
  label = "Turnover at which a trade registers for value added tax, and may leave it",
}

words "vat_quarters" {
  label   = "Quarters of value added tax end in",
  ask     = "Is your business registered for VAT, and in which months do its quarters end?",
  help    = "The registration certificate and the VAT account say so. The timeline then has their days and amounts.",
  aliases = { "vat_stagger" },
}

words "must_register_for_vat" {
  label = "Receipts are above the threshold of value added tax",
  help  = "Of the tax year; the threshold is for any twelve months, of sales that are not exempt.",
}

words "may_leave_vat" {
  label = "Receipts are low enough to leave value added tax",
  help  = "If no more is expected in the coming twelve months.",
}
