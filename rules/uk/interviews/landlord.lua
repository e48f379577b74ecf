-- What a landlord has to pay on 31 January and 31 July.

local questions = require "interviews.questions"

local own_income = { property_receipts = true, employment_income = true, pension_income = true }

interview "landlord" {
  label   = "Landlord: what to pay in January and July",
  result  = "due_in_january",
  purpose = "owed",
  parts   = {
    "property_income", "income_tax", "finance_costs_reduction", "deducted_at_source", "self_assessment_bill",
    "balancing_payment", "payment_on_account", "due_in_july", "set_aside_each_month", "finance_costs_carried_forward",
    "net_income", "balancing_payment_due", "payment_on_account_2_due",
  },
  -- Rents alone are mostly within the allowance: with the pay there is an amount.
  steps   = {
    { "Rents and pay", "property_receipts", "employment_income", "pension_income" },
    { "Costs of letting", "property_expenses", "dwelling_finance_costs", "finance_costs_brought_forward" },
    { "Paid already", "tax_deducted_from_pay", "job_details", "paid_on_account", "other_tax_deducted" },
    questions.you,
    { "Reliefs", "reliefs" },
    questions.other_income(own_income), questions.benefits, questions.student_loans,
  },
  gate    = questions.gates_with(own_income),
  closing = function(case)
    local texts
    if case.makes_a_return then
      texts = questions.payments(case)
    elseif case.self_assessment_bill > 0 then
      texts = {
        "For {year} {self_assessment_bill} is due on rents and other income. So little needs no return, if HMRC can "
          .. "take it through your tax code: tell them of the rents by {registration_due}.",
      }
    else
      texts = { "Nothing is to pay for {year}." }
    end
    if case.finance_costs_carried_forward > 0 then
      table.insert(texts, "Of the interest {finance_costs_carried_forward} is not relieved yet and goes to the year "
        .. "after.")
    end
    table.insert(texts, questions.left_out)
    return texts
  end,
}
