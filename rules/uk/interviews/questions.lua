-- Questions that several interviews put, and sentences with which they close.

local questions = {}

questions.you = { "You", "country", "circumstances" }

-- Facts that concern few: those that are chosen are asked.
questions.gates = {
  circumstances = {
    label = "Does any of these apply to you?",
    "marriage_allowance", "over_state_pension_age_at_start", "under_16_at_start", "blind", "born_before_6_april_1938",
    "trading_losses_brought_forward", "property_losses_brought_forward", "tax_of_earlier_years_in_code",
    "tax_in_later_code", "tax_refunded_in_year",
  },
  reliefs = {
    label = "Did you pay for any of these?",
    "gift_aid", "pension_contributions_net", "pension_net_pay", "employment_expenses", "home_working_weeks",
    "pay_given_up_for_pension",
  },
  student_loans = {
    label = "Do you repay any of these student loans?",
    "student_loan_plan_1", "student_loan_plan_2", "student_loan_plan_4", "student_loan_plan_5",
    "student_loan_postgraduate",
  },
  job_details = {
    label = "Does any of these apply to your job?",
    "benefits_in_kind", "other_jobs", "pay_of_other_jobs", "ni_category", "over_state_pension_age",
  },
  business_assets = {
    label = "Did you drive for the business, buy or sell any of these for it, or is something of earlier years still "
      .. "to be written off?",
    "business_miles", "motor_cycle_miles", "equipment_bought", "zero_emission_cars_bought", "main_rate_cars_bought",
    "special_rate_cars_bought", "main_pool_brought_forward", "special_pool_brought_forward",
    "main_pool_proceeds", "special_pool_proceeds",
  },
  benefits = {
    label = "Did you or your partner receive any of these?",
    "children", "children_part_year", "winter_fuel_payment",
  },
}

questions.benefits      = {
  "Benefits", "benefits", "period_1_from", "period_1_to", "period_2_from", "period_2_to", "period_3_from",
  "period_3_to", "period_4_from", "period_4_to", "partner_adjusted_net_income", "child_benefit_of_other_weeks",
}
questions.student_loans = { "Student loans", "student_loans", "student_loans_taken_from_pay" }

-- The kinds of income that an interview does not ask by itself, with their costs.
function questions.other_income(own_income)
  local step = { "Other income", "other_income_of_year" }
  if not own_income.trading_receipts then
    table.insert(step, "trading_expenses")
    table.insert(step, "business_assets")
  end
  if not own_income.property_receipts then
    for _, name in ipairs { "property_expenses", "dwelling_finance_costs", "finance_costs_brought_forward" } do
      table.insert(step, name)
    end
  end
  return step
end

-- The gates, with one for these kinds of income.
function questions.gates_with(own_income, more)
  local gates, others = {}, { label = "Did you have any of these besides?" }
  for name, gate in pairs(questions.gates) do gates[name] = gate end
  for _, name in ipairs {
    "employment_income", "pension_income", "trading_receipts", "property_receipts", "savings_income", "dividends",
    "rent_a_room_receipts", "holiday_let_receipts", "partnership_profit", "redundancy_pay", "other_income",
    "foreign_dividends", "foreign_interest", "foreign_other_income", "trust_income_net", "trust_interest_net",
    "trust_dividends_net", "discretionary_trust_net", "life_policy_gains", "capital_gains", "residential_gains",
    "disposal_relief_gains",
    "investors_relief_gains", "capital_losses", "tells_share_trades",
  } do
    if not own_income[name] then table.insert(others, name) end
  end
  gates.other_income_of_year = others
  for name, gate in pairs(more or {}) do gates[name] = gate end
  return gates
end

-- What the rules leave out; a fact given for it says more.
questions.left_out = "Not worked out: interest and penalties if it is paid late."

-- What is due on 31 January and 31 July by a return.
function questions.payments(case)
  local texts = {}
  if case.due_in_january > 0 then
    table.insert(texts, case.payment_on_account > 0
      and "By {balancing_payment_due} pay {due_in_january}: {balancing_payment} for {year} and {payment_on_account} on "
        .. "account of the year after."
      or "By {balancing_payment_due} pay {due_in_january} for {year}.")
  elseif case.balancing_payment < 0 then
    table.insert(texts, case.payment_on_account > 0
      and "Nothing is to pay by {balancing_payment_due}: what was paid too much for {year}, {refund}, is more than the "
        .. "first payment on account of the year after."
      or "For {year} {refund} comes back.")
  else
    table.insert(texts, "Nothing is to pay for {year}.")
  end
  if case.due_in_july > 0 then
    table.insert(texts, "By {payment_on_account_2_due} pay {due_in_july}. If the year after brings less, you may ask "
      .. "HMRC to reduce both payments on account (form SA303).")
  end
  if case.may_be_coded_out then
    table.insert(texts, "If the return is sent online by {online_return_due_to_code_out}, HMRC can collect what is due "
      .. "for {year} through your tax code.")
  end
  return texts
end

return questions
