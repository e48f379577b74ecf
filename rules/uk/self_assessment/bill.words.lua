-- What people read of bill.lua.

words "gift_aid_charge" {
  label = "Charge where the tax of gifts under Gift Aid exceeds the donor's tax",
  help  = "The charity reclaims a quarter of a gift: whoever pays less income tax and capital gains tax than that "
    .. "owes the difference.",
}

words "income_tax_and_charges" {
  label = "Income tax of the year with the charges on benefits and gifts",
}

words "income_tax_and_class_4" {
  label = "Income tax, charges and class 4 of the year",
}

words "tax_deducted_from_pay" {
  label   = "Income tax deducted from pay and pensions",
  ask     = "How much income tax was taken from your pay and pensions in {year}?",
  help    = "\"Tax deducted\" on the P60 of each job and pension, on the P45 of a job that you left, together. 0 if "
    .. "none was.",
  aliases = { "paye_tax", "tax_on_p60" },
}

words "other_tax_deducted" {
  label   = "Income tax deducted from other income",
  ask     = "How much tax did contractors or others deduct from your income in {year}?",
  help    = "By contractors under the Construction Industry Scheme, and by banks before 2016/17; not that of trusts.",
  aliases = { "cis_deductions" },
}

words "deducted_at_source" {
  label = "Income tax deducted at source",
  help  = "From pay and pensions for the year, from other income, and with which income of trusts comes.",
}

words "relevant_amount" {
  label   = "Income tax, charges and class 4 that were not deducted at source",
  aliases = { "bill" },
  help    = "Below nothing: too much was deducted.",
}

words "capital_gains_tax_due" {
  label = "Capital gains tax due with the return",
  help  = "Less what was paid by a return of the sale of a home. Below nothing: too much was paid.",
}

words "self_assessment_bill" {
  label = "Due for the year under Self Assessment",
  help  = "Income tax, charges, class 4 and class 2, student loans, less what was deducted at source, capital gains "
    .. "tax that was not paid yet and the annual allowance charge. Without voluntary contributions.",
}

words "set_aside_each_month" {
  label = "To put away each month for the year's bill",
  help  = "A twelfth of what is due for the year, to the next penny.",
}

words "paid_on_account" {
  label   = "Payments on account made for the year",
  ask     = "How much did you pay on account for {year}?",
  help    = "Both payments together: that of 31 January in the tax year and that of 31 July after it, as HMRC's online "
    .. "account and your last calculation (SA302) show. 0 if there were none.",
  aliases = { "payments_on_account" },
}

words "balancing_payment" {
  label = "Balancing payment",
  help  = "On 31 January after the end of the tax year. Below nothing: it is paid back.",
}

words "refund" {
  label   = "Tax that comes back for the year",
  aliases = { "tax_refund", "overpaid_tax" },
  help    = "What was deducted and paid on account less all that is due: by a return class 2 and student loans too. "
    .. "Below nothing, so much is still to pay.",
}

words "tax_increase_of_earlier_years" {
  label = "Increase in tax due because of adjustments to an earlier year",
  help  = "By averaging of profits: what the earlier years would bear more. Box 14 of the tax calculation summary "
    .. "(SA110).",
}

words "tax_decrease_of_earlier_years" {
  label = "Decrease in tax due because of adjustments to an earlier year",
  help  = "By averaging of profits, losses or gifts carried back to it: what it would bear less. Box 15 of the tax "
    .. "calculation summary (SA110).",
}

words "repayment_of_next_year_claimed" {
  label = "Repayment of the next tax year that is claimed now",
  help  = "What losses of the next year save, if relief for them is claimed now (boxes 3 and 4 of losses on page Ai 3 "
    .. "of Additional information, SA101). Box 16 of the tax calculation summary (SA110).",
}

words "adjustments_of_other_years" {
  label = "Adjustments of other years",
  help  = "Due with the balancing payment; no payments on account follow from them.",
}
