-- What people read of rent_and_sales.lua.

words "other_services_limit" {
  label = { en = "Limit for income from services", de = "Freigrenze für Leistungen" },
}

words "private_sales_limit" {
  label = { en = "Limit for gains from private sales", de = "Freigrenze für private Veräußerungsgeschäfte" },
}
