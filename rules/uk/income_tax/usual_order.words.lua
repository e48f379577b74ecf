-- What people read of usual_order.lua.

words "tax_dividends_simple_order" {
  label = "Tax on dividends, allowances in the usual order",
}

words "tax_simple_order" {
  label = "Tax on all but gains of life policies and lump sums, less reductions, allowances in the usual order",
  help  = "Below nothing where the reductions are more than the tax. What the choice between the property allowance "
    .. "and expenses is decided by.",
}

words "income_tax_simple_order" {
  label = "Income tax, allowances in the usual order",
}
