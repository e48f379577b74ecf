-- Days of Self Assessment. They do not move for weekends and holidays: a payment must have arrived on the day. Who has
-- to register, and who files on paper or early, is not known: these days are said, and nobody is late for them.

local function day(name, fields)
  local years, month, of_month = table.unpack(fields.on)
  deadline(name) {
    label   = fields.label,
    source  = fields.source,
    help    = fields.help,
    aliases = fields.aliases,
    action  = fields.action,
    when    = fields.when,
    amount  = fields.amount,
    due     = function(case) return date(case.year + years, month, of_month) end,
  }
end

day("registration_due", {
  label = "Tell HMRC that a return is needed", source = "TMA 1970 s. 7", on = { 1, 10, 5 }, when = "makes_a_return",
  help  = "If no return was asked for and there is tax to pay that is not deducted at source.",
})
day("paper_return_due", {
  label = "Return on paper", source = "TMA 1970 s. 8(1D)", on = { 1, 10, 31 }, when = "makes_a_return",
})
day("online_return_due_to_code_out", {
  label = "Online return, if the tax is to be collected through the tax code", on = { 1, 12, 30 },
  source = "TMA 1970 s. 59B(8); SI 2003/2682", when = "may_be_coded_out",
})
day("online_return_due", {
  label = "Online return", source = "TMA 1970 s. 8(1D)", on = { 2, 1, 31 }, action = "file", when = "makes_a_return",
  help  = "Three months from the day on which HMRC asked for the return, if that is later.",
})
day("balancing_payment_due", {
  label = "Balancing payment", source = "TMA 1970 s. 59B(4)", on = { 2, 1, 31 }, action = "pay",
  when  = "owes_balancing_payment", amount = "balancing_payment",
})
day("payment_on_account_1_due", {
  label = "First payment on account of the next tax year", source = "TMA 1970 s. 59A(2)", on = { 2, 1, 31 },
  aliases = { "due_1" }, action = "pay", when = "payments_on_account_due", amount = "payment_on_account",
})
day("payment_on_account_2_due", {
  label = "Second payment on account of the next tax year", source = "TMA 1970 s. 59A(2)", on = { 2, 7, 31 },
  aliases = { "due_2" }, action = "pay", when = "payments_on_account_due", amount = "due_in_july",
  help  = "That of 31 July 2020 could wait until 31 January 2021.",
})
day("amendment_due", {
  label = "Last day to amend the return", source = "TMA 1970 s. 9ZA", on = { 3, 1, 31 }, when = "makes_a_return",
})
day("claims_due", {
  label = "Last day to claim marriage allowance or overpaid tax", source = "TMA 1970 s. 43, Sch. 1AB", on = { 5, 4, 5 },
  action = "claim",
})

-- Making Tax Digital: updates of each quarter of the tax year.
for quarter, update in ipairs { { 0, 8 }, { 0, 11 }, { 1, 2 }, { 1, 5 } } do
  deadline("quarterly_update_" .. quarter .. "_due") {
    label  = "Making Tax Digital: update of quarter " .. quarter,
    help   = "For those whose gross trading and property income is above the limit.",
    source = "SI 2021/1076",
    from   = "2026-04-06",
    when   = "updates_may_be_due",
    due    = function(case) return date(case.year + update[1], update[2], 7) end,
  }
end
