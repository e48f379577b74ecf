-- Days of Self Assessment. They do not move for weekends and holidays: a payment must have arrived on the day.

local function day(name, label, source, years, month, of_month, help, aliases)
  deadline(name) {
    label   = label,
    source  = source,
    help    = help,
    aliases = aliases,
    due     = function(case) return date(case.year + years, month, of_month) end,
  }
end

day("registration_due", "Tell HMRC that a return is needed", "TMA 1970 s. 7", 1, 10, 5,
  "If no return was asked for and there is tax to pay that is not deducted at source.")
day("paper_return_due", "Return on paper", "TMA 1970 s. 8(1D)", 1, 10, 31)
day("online_return_due_to_code_out", "Online return, if the tax is to be collected through the tax code",
  "TMA 1970 s. 59B(8); SI 2003/2682", 1, 12, 30)
day("online_return_due", "Online return", "TMA 1970 s. 8(1D)", 2, 1, 31,
  "Three months from the day on which HMRC asked for the return, if that is later.")
day("balancing_payment_due", "Balancing payment", "TMA 1970 s. 59B(4)", 2, 1, 31)
day("payment_on_account_1_due", "First payment on account of the next tax year", "TMA 1970 s. 59A(2)", 2, 1, 31, nil,
  { "due_1" })
day("payment_on_account_2_due", "Second payment on account of the next tax year", "TMA 1970 s. 59A(2)", 2, 7, 31,
  "That of 31 July 2020 could wait until 31 January 2021.", { "due_2" })
day("amendment_due", "Last day to amend the return", "TMA 1970 s. 9ZA", 3, 1, 31)
day("claims_due", "Last day to claim marriage allowance or overpaid tax", "TMA 1970 s. 43, Sch. 1AB", 5, 4, 5)

-- Making Tax Digital: updates of each quarter of the tax year.
for quarter, update in ipairs { { 0, 8 }, { 0, 11 }, { 1, 2 }, { 1, 5 } } do
  deadline("quarterly_update_" .. quarter .. "_due") {
    label  = "Making Tax Digital: update of quarter " .. quarter,
    help   = "For those whose gross trading and property income is above the limit.",
    source = "SI 2021/1076",
    from   = "2026-04-06",
    due    = function(case) return date(case.year + update[1], update[2], 7) end,
  }
end
