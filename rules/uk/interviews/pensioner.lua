-- The tax of a pensioner's year, to be compared with that on the P60s; what of it comes back is the refund's interview.

local questions = require "interviews.questions"

local own_income = { pension_income = true, savings_income = true, dividends = true }

interview "pensioner" {
  label   = "Tax of a pensioner",
  result  = "income_tax_and_charges",
  purpose = "owed",
  parts   = {
    "total_income", "personal_allowance", "taxable_income", "income_tax", "winter_fuel_charge", "gift_aid_charge",
    "net_income", "claims_due",
  },
  steps   = {
    { "Pensions", "pension_income", "winter_fuel_payment" },
    { "Savings", "savings_income", "dividends" },
    questions.you, questions.other_income(own_income),
    { "Reliefs", "reliefs", "job_details" },
    questions.benefits,
  },
  gate    = questions.gates_with(own_income, {
    benefits = { label = "Was there child benefit for you or your partner?", "children", "children_part_year" },
  }),
  closing = function(case)
    if case.income_tax_and_charges <= 0 then
      return {
        "No tax is due for {year}. What pensions and banks took all the same comes back: claim it by {claims_due}, "
          .. "with form R40 or in your personal tax account.",
      }
    end
    return {
      "For {year} {income_tax_and_charges} is due, which leaves {net_income}. Compare it with the tax on the P60s of "
        .. "your pensions: what they took beyond it comes back, to claim by {claims_due}; what they took too little "
        .. "HMRC collects through a tax code or by a Simple Assessment. Nothing is taken from the state pension "
        .. "itself.",
      questions.left_out,
    }
  end,
}
