-- What people read of what_is_left.lua.

words "pay_alone" {
  label = "Pay of the year",
  help  = "In money, from one job, of who had no other income; else nothing.",
}

words "trade_money" {
  label = "Receipts of the trade less its expenses",
  help  = "And less what was spent on equipment and cars, whatever allowances take off the profit. Where the profit "
    .. "alone is given, the profit.",
}

words "letting_money" {
  label = "Rents less expenses and finance costs",
  help  = "With those of holiday lets. Whatever the property allowance takes off the profit. Where the profit alone "
    .. "is given, that less finance costs.",
}

words "trust_money" {
  label = "What trusts and estates paid, with the tax that was deducted",
}

words "student_loans_repaid" {
  label = "Student loans taken from pay and due with a return",
}

words "taxes_and_contributions" {
  label = "Income tax and National Insurance of the year",
}

words "net_income" {
  label   = "Left of the year after tax and National Insurance",
  aliases = { "left_after_tax", "what_is_left" },
  help    = "Pay, pensions, what trade and letting bring, interest, dividends and other income, less income tax and "
    .. "charges, National Insurance, student loans and pension contributions deducted from pay. Other contributions, "
    .. "gifts and living have still to be paid from it; child benefit and the like, capital gains and their tax do not "
    .. "count.",
}
