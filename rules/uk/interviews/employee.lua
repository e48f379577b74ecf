-- What an employee takes home, and what of the tax on the P60 comes back.

local questions = require "interviews.questions"

local own_income = { employment_income = true }

interview "take_home" {
  label   = "Take-home pay",
  result  = "take_home_pay_of_year",
  purpose = "left",
  parts   = {
    "payroll_pay", "pension_net_pay", "paye_deducted", "employee_ni_of_year", "student_loans_of_year",
    "take_home_pay_of_month",
  },
  steps   = {
    { "Pay", "employment_income", "pension_net_pay" },
    { "You", "country", "over_state_pension_age", "student_loans" },
    { "Seldom", "pay_details" },
  },
  gate    = {
    student_loans = questions.gates.student_loans,
    pay_details   = {
      label = "Is any of these out of the ordinary? Usual are one job, the tax code of the whole personal allowance "
        .. "and National Insurance letter A.",
      "tax_code", "benefits_in_kind", "other_jobs", "pay_of_other_jobs", "ni_category",
      "over_state_pension_age_at_start", "pay_given_up_for_pension", "director",
    },
  },
  closing = function()
    return {
      "Of {payroll_pay} you take home about {take_home_pay_of_year} in {year}, {take_home_pay_of_month} a month.",
    }
  end,
}

interview "refund" {
  label   = "Tax of an employee: what comes back",
  result  = "refund",
  purpose = "back",
  parts   = {
    "total_income", "personal_allowance", "taxable_income", "income_tax", "child_benefit_charge",
    "income_tax_and_charges", "deducted_at_source", "net_income", "claims_due",
  },
  steps   = {
    { "Pay", "employment_income", "tax_deducted_from_pay", "job_details" },
    { "Reliefs", "reliefs" },
    questions.you, questions.other_income(own_income), questions.benefits, questions.student_loans,
    { "Self Assessment", "other_tax_deducted", "paid_on_account" },
  },
  gate    = questions.gates_with(own_income),
  closing = function(case)
    if case.makes_a_return then
      local texts = questions.payments(case)
      table.insert(texts, questions.left_out)
      return texts
    end
    if case.refund > 0 then
      return {
        "For {year} {refund} comes back. HMRC sends a letter (P800) after the tax year, or you claim it in your "
          .. "personal tax account, by {claims_due} at the latest.",
      }
    elseif case.refund >= 0 then
      return { "What was taken is what is due for {year}." }
    end
    return {
      "For {year} {relevant_amount} is still due. Without a return HMRC takes it through your tax code of a later "
        .. "year, or sends a Simple Assessment.",
      questions.left_out,
    }
  end,
}
