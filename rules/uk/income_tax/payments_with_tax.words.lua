-- What people read of payments_with_tax.lua.

words "annual_payments_made" {
  label = "Annual payments for your trade from which you withheld tax",
  help  = "Before that tax. Not those for which you receive nothing, such as covenants. Box 4 of the reliefs on page "
    .. "Ai 2 of Additional information (SA101).",
}

words "patent_royalties_paid" {
  label = "Patent royalties from which you withheld tax",
  help  = "Before that tax; they are expenses of the trade besides. Box 15 of employment lump sums on page Ai 2 of "
    .. "Additional information (SA101).",
}

words "tax_withheld_from_payments" {
  label = "Tax withheld from annual payments and patent royalties, to hand on",
}
