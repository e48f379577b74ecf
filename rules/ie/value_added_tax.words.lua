-- What people read of value_added_tax.lua.

words "vat_thresholds" {
  label = "Turnover above which a trade registers for value added tax",
}

words "vat_days" {
  label = "Days by which value added tax is returned and paid",
}

words "vat_registered" {
  label   = "Registered for value added tax",
  ask     = "Is your business registered for VAT?",
  help    = "The timeline then has the days of the returns, every two months, and what is to be paid.",
  aliases = { "registered_for_vat" },
}

words "vat_by_ros" {
  label = "Value added tax is returned and paid online",
  ask   = "Do you make VAT returns and payments through the Revenue Online Service?",
  help  = "Nearly everybody has to. The last day is then the 23rd in place of the 19th.",
}

words "supplies_goods" {
  label = "The trade sells goods",
  ask   = "Are nine tenths or more of the turnover sales of goods?",
  help  = "Then the threshold of value added tax is higher. Not goods that one makes from zero-rated materials.",
}

words "must_register_for_vat" {
  label = "Turnover is above the threshold of value added tax",
  help  = "Of the accounts of the year; the threshold is for any twelve months, of sales that are not exempt.",
}
