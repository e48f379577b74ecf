-- What a sole trader has to pay on 31 January and 31 July, and to put away for it.

local questions = require "interviews.questions"

local own_income = { trading_receipts = true, employment_income = true, pension_income = true }

interview "sole_trader" {
  label   = "Sole trader: what to pay in January and July",
  result  = "due_in_january",
  purpose = "owed",
  parts   = {
    "trading_profit", "income_tax", "class_2", "class_4", "student_loans_due", "self_assessment_bill",
    "balancing_payment", "payment_on_account", "due_in_july", "set_aside_each_month", "net_income",
    "balancing_payment_due", "payment_on_account_2_due",
  },
  steps   = {
    { "Business", "trading_receipts", "trading_expenses", "business_assets", "weeks_self_employed" },
    {
      "Job and pension besides", "employment_income", "pension_income", "tax_deducted_from_pay",
      "class_1_paid_at_main_rate", "job_details",
    },
    { "Paid already", "paid_on_account", "other_tax_deducted" },
    questions.you,
    { "Reliefs", "reliefs" },
    questions.other_income(own_income), questions.benefits, questions.student_loans,
  },
  gate    = questions.gates_with(own_income),
  closing = function(case)
    local texts = questions.payments(case)
    if case.set_aside_each_month > 0 then
      table.insert(texts, "Put {set_aside_each_month} away each month of a year like this, and the money is there when "
        .. "it is due.")
    end
    table.insert(texts, questions.left_out)
    return texts
  end,
}
