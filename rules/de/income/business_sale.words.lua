-- What people read of business_sale.lua.

words "business_sale_allowance" {
  label = { en = "Allowance for the sale of a business", de = "Freibetrag für Veräußerungsgewinne" },
}
