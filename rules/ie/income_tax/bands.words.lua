-- What people read of bands.lua.

words "main_band" {
  label = "Standard rate band of the first person",
  help  = "Of the couple as far as it does not hang on the second income.",
}

words "second_income_band" {
  label = "Increase of a couple's band for the lower income",
  help  = "It cannot be used by the other spouse, and is not due together with the home carer credit.",
}

words "standard_rate_band" {
  label   = "Standard rate band",
  aliases = { "srcop", "standard_rate_cut_off_point" },
  help    = "Both bands together if spouses are taxed as single persons.",
}

words "income_at_standard_rate" {
  label = "Income taxed at the standard rate",
}

words "income_at_higher_rate" {
  label = "Income taxed at the higher rate",
}

words "gross_income_tax" {
  label = "Gross income tax",
  help  = "Before credits, and before the exemption of people aged 65 or over.",
}

words "tax_at_standard_rate" {
  label = "Income tax at the standard rate",
}

words "tax_at_higher_rate" {
  label = "Income tax at the higher rate",
}
