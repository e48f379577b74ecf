-- What people read of preliminary_tax.lua.

words "chargeable_person_threshold" {
  label = "Income outside PAYE above which an employee is a chargeable person",
}

words "preliminary_tax_shares" {
  label = "Shares of the tax of this year, of the last, and by direct debit of the one before, that suffice",
}

words "chargeable_person_gross_threshold" {
  label = "Income outside PAYE before expenses above which an employee is a chargeable person",
}

words "is_chargeable_person" {
  label = "Duty to make a return, for income outside PAYE",
  help  = "Of an employee: more than €5,000 after expenses (to 2015: €3,174), or €30,000 before them (€50,000). A "
    .. "proprietary director makes one whatever there is, and so does the spouse taxed as one with a director, of any "
    .. "income outside PAYE.",
}

words "income_outside_paye" {
  label = "Income outside PAYE, of both spouses",
}

words "has_source_outside_paye" {
  label = "A source of income outside PAYE, of either spouse",
  help  = "A trade or lettings, also in a year without profit, or other income.",
}

words "tax_deducted" {
  label = "Tax, levies and PRSI deducted at source",
  help  = "With what customers and companies withheld. Without a source of income outside PAYE the tax is taken to "
    .. "be payable as it stands, save that of a proprietary director, who makes a return of pay alone.",
}

words "tax_payable" {
  label = "Tax that remains payable",
  help  = "Income tax, levies, USC and PRSI of the year, less what was deducted at source.",
}

words "overpaid_at_source" {
  label = "Deducted at source beyond the tax of the year",
  help  = "As after a loss that is set against pay. It comes back with the return.",
}

words "preliminary_tax" {
  label = "Preliminary tax",
  help  = "The lowest of 90 % of the tax payable this year, all of last year's, and by direct debit 105 % of that "
    .. "of the year before, unless that was nil. Nothing in the first year.",
}

words "preliminary_tax_basis" {
  label = "Basis of the preliminary tax",
}

words "preliminary_tax_paid" {
  label = "Preliminary tax paid",
  ask   = "How much preliminary tax did you pay for {year}?",
  help  = "For this tax year, by its day.",
}

words "balance_of_tax" {
  label = "Balance of the tax of the year",
  help  = "Due with the return; below zero it is repaid.",
}

words "balance_of_return" {
  label = "Left to pay with the return",
  help  = "The balance of the year; of who has no source of income outside PAYE, what PAYE left. Below zero it is "
    .. "repaid.",
}

words "tax_repaid" {
  label = "Tax that comes back with the return",
}

words "put_aside_per_month" {
  label = "To put aside per month",
  help  = "A twelfth of the income tax, USC and PRSI that is not deducted at source, rounded up to the cent so that "
    .. "twelve suffice; in the first year of the trade, of the months since its start. Nothing where PAYE takes all.",
}
