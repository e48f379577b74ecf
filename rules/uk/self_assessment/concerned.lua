-- Whom the days of Self Assessment concern, as far as the case says.

parameter "return_limits" {
  source = "GOV.UK, Renting out your property: paying tax; HMRC, Tax on savings interest (customer forum, answers of "
    .. "2024)",
  note   = "Guidance of HMRC on TMA 1970 ss. 7, 8, as it is now; taken for earlier years too. Below the amounts the "
    .. "tax is collected through the tax code.",
  type   = record { rents = money, profit = money, investments = money }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { rents = 10000, profit = 2500, investments = 10000 } },
}

rule "makes_a_return" {
  section = "Self Assessment",
  source  = "TMA 1970 ss. 7, 8; GOV.UK, Self Assessment tax returns: who must send a tax return",
  type    = boolean,
  compute = function(case, law)
    local limits = law.return_limits
    if case.trading_receipts > law.trading_allowance or case.trading_profit + case.partnership_profit > 0 then
      return true
    end
    if case.trading_loss > 0 and case.sets_loss_against_income then return true end
    if case.partnership_loss_set_against_income + case.other_losses_relieved > 0 then return true end
    local holiday = max(0, case.holiday_let_receipts - case.holiday_let_expenses)
    local letting = max(case.property_receipts - case.property_expenses, case.property_income) + holiday
    if case.property_receipts + case.holiday_let_receipts > limits.rents or letting > limits.profit then return true end
    if case.savings_income + case.dividends > limits.investments then return true end
    if case.foreign_interest + case.foreign_other_income + case.foreign_tax_on_dividends > 0 then return true end
    local dividends = case.foreign_dividends + case.dividends
    if case.foreign_dividends > 0 and dividends > law.dividend_allowance then return true end
    if case.foreign_tax_on_gains + case.foreign_tax_on_home_gains > 0 then return true end
    if case.child_benefit_charge > 0 or case.paid_on_account > 0 then return true end
    if not eq(case.capital_gains_tax_due, 0) or case.annual_allowance_charge + case.pension_charges_due > 0 then
      return true
    end
    if case.tax_increase_of_earlier_years + case.remittance_basis_charge > 0 then return true end
    if case.employment_income > 0 or case.pension_income > 0 then return false end
    return not eq(case.relevant_amount, 0)
  end,
}

rule "owes_balancing_payment" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = boolean,
  compute = function(case) return case.makes_a_return and case.balancing_payment > 0 end,
}

parameter "coded_out_below" {
  source = "TMA 1970 s. 59B(8); GOV.UK, Pay your Self Assessment tax bill: through your tax code",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = 3000 },
}

rule "may_be_coded_out" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B(8); GOV.UK, Pay your Self Assessment tax bill: through your tax code",
  type    = boolean,
  compute = function(case, law)
    if not case.owes_balancing_payment or case.balancing_payment >= law.coded_out_below then return false end
    return case.employment_income > 0 or case.pension_income > 0
  end,
}

parameter "making_tax_digital_above" {
  source = "SI 2021/1076 as amended; GOV.UK, Making Tax Digital for Income Tax",
  note   = "Of the return of two years before.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2026-04-06"] = 50000, ["2027-04-06"] = 30000 },
}

rule "updates_may_be_due" {
  section = "Self Assessment",
  source  = "SI 2021/1076",
  type    = boolean,
  from    = "2026-04-06",
  compute = function(case, law)
    return case.in_making_tax_digital or case.trading_receipts + case.property_receipts > law.making_tax_digital_above
  end,
}

-- The facts of 2025/26; whether a return is made, a balancing payment is due, it may be collected through the code.
for number, row in ipairs {
  { { salary = 45000 }, false, false, false },
  { { salary = 45000, trading_receipts = 1000 }, false, false, false },
  { { salary = 45000, trading_receipts = 1001, tax_on_p60 = 6486 }, true, true, true },
  { { salary = 20000, trading_receipts = 900, trading_expenses = 2000 }, false, false, false },
  { { salary = 20000, trading_receipts = 2000, trading_expenses = 3000, tax_on_p60 = 1486 }, true, false, false },
  { { trading_receipts = 30000 }, true, true, false },
  { { salary = 45000, property_receipts = 3500, property_expenses = 1000 }, false, false, false },
  { { salary = 45000, property_receipts = 3501, property_expenses = 1000, tax_on_p60 = 6486 }, true, true, true },
  { { salary = 45000, property_receipts = 10001, property_expenses = 10000, tax_on_p60 = 6486 }, true, true, true },
  { { salary = 45000, savings_income = 6000, dividends = 4000 }, false, false, false },
  { { salary = 45000, savings_income = 6000, dividends = 4001, tax_on_p60 = 6486 }, true, true, true },
  { { pension_income = 25000 }, false, false, false },
  { { other_income = 20000 }, true, true, false },
  { { salary = 70000, children = 1, tax_on_p60 = 15432 }, true, true, true },
  { { salary = 45000, paid_on_account = 400, tax_on_p60 = 6486 }, true, false, false },
  { { salary = 45000, tax_increase_of_earlier_years = 500, tax_on_p60 = 6486 }, true, true, true },
  { { salary = 45000, tax_decrease_of_earlier_years = 500, tax_on_p60 = 6486 }, false, false, false },
} do
  example("Whom a return concerns, " .. number) {
    year   = 2025,
    given  = row[1],
    expect = { makes_a_return = row[2], owes_balancing_payment = row[3], may_be_coded_out = row[4] },
    source = "By hand from TMA 1970 ss. 7, 59B; GOV.UK, Self Assessment tax returns, Renting out your property, Pay "
      .. "your Self Assessment tax bill; HMRC on tax on savings interest",
  }
end

-- A bill of 2,999.99, of 3,000.
for _, row in ipairs { { 2999.99, true }, { 3000, false } } do
  example("A bill of " .. row[1] .. " beside pay") {
    year   = 2025,
    given  = { salary = 45000, trading_profit = 20000, self_assessment_bill = row[1] },
    expect = { may_be_coded_out = row[2] },
    source = "GOV.UK, Pay your Self Assessment tax bill: through your tax code",
  }
end

for _, row in ipairs {
  { 2026, 40000, 10000, false }, { 2026, 40000, 10000.01, true }, { 2027, 20000, 10000, false },
  { 2027, 20000.01, 10000, true },
} do
  example("Updates of quarters of " .. row[1] .. " with receipts of " .. row[2] .. " and rents of " .. row[3]) {
    year   = row[1],
    given  = { trading_receipts = row[2], property_receipts = row[3] },
    expect = { updates_may_be_due = row[4] },
    source = "SI 2021/1076 as amended: above 50,000 in 2026/27, above 30,000 in 2027/28",
  }
end
