-- What people read of pension_charges.lua.

words "unauthorised_payments" {
  label = "Unauthorised payments of a pension scheme without surcharge",
  help  = "Box 13 of the pension charges on page Ai 4 of Additional information (SA101).",
}

words "unauthorised_payments_with_surcharge" {
  label = "Unauthorised payments of a pension scheme with surcharge",
  help  = "Box 14 of the pension charges on page Ai 4 of Additional information (SA101).",
}

words "foreign_tax_on_unauthorised_payments" {
  label = "Foreign tax on unauthorised payments",
  help  = "Box 15 of the pension charges on page Ai 4 of Additional information (SA101).",
}

words "short_service_refund_abroad" {
  label = "Short service refund of a pension scheme abroad",
  help  = "Box 16 of the pension charges on page Ai 4 of Additional information (SA101). On refunds of schemes here "
    .. "the scheme pays.",
}

words "foreign_tax_on_short_service_refund" {
  label = "Foreign tax on the short service refund",
  help  = "Box 18 of the pension charges on page Ai 4 of Additional information (SA101).",
}

words "pension_transferred_abroad" {
  label = "Pension transferred abroad that bears the overseas transfer charge",
  help  = "Box 11.1 of the pension charges on page Ai 4 of Additional information (SA101).",
}

words "overseas_transfer_charge_of_scheme" {
  label = "Overseas transfer charge that a scheme paid",
  help  = "Box 11.2 of the pension charges on page Ai 4 of Additional information (SA101).",
}

words "unauthorised_payments_rates" {
  label = "Rates of the charge and the surcharge on unauthorised payments",
}

words "short_service_refund_rates" {
  label = "Rates of the charge on short service refunds",
}

words "overseas_transfer_rate" {
  label = "Rate of the overseas transfer charge",
}

words "unauthorised_payments_charge" {
  label = "Charge on unauthorised payments",
}

words "short_service_refund_charge" {
  label = "Charge on a short service refund",
}

words "overseas_transfer_charge_due" {
  label = "Overseas transfer charge to pay with the return",
}

words "pension_charges_due" {
  label = "Pension charges to pay with the return",
  help  = "Left out of payments on account.",
}
