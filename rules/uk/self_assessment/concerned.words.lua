-- What people read of concerned.lua.

words "return_limits" {
  label = "Amounts above which a return is asked for: rents, profit of letting, interest and dividends together",
}

words "makes_a_return" {
  label = "A return of Self Assessment has to be made, as far as is known",
  help  = "By who trades for more than the trading allowance, lets for more than HMRC collects through a tax code, "
    .. "has much interest or dividends or income from abroad, must pay the child benefit charge, made payments on "
    .. "account, has capital gains tax to pay or to get back, or has such income tax and no pay or pension with a tax "
    .. "code. HMRC may ask for one besides.",
}

words "owes_balancing_payment" {
  label = "A balancing payment is due",
}

words "coded_out_below" {
  label = "Bill below which it can be collected through the tax code",
}

words "may_be_coded_out" {
  label = "The bill can be collected through the tax code",
  help  = "If it is less than £3,000 and there is pay or a pension from which tax is deducted. Class 2 is not.",
}

words "making_tax_digital_above" {
  label = "Gross trading and property income above which Making Tax Digital applies",
}

words "updates_may_be_due" {
  label = "Making Tax Digital: updates of each quarter may be due",
  help  = "If you are within it, or this year's gross trading and property income is above the limit. It goes by the "
    .. "return of two years before, and HMRC tells you.",
}
