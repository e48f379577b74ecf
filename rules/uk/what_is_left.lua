-- What is left of the year's money after taxes and contributions.

require "business"   -- a form asks for these first

local section = "What is left"
local source  = "ITA 2007 s. 23; SSCBA 1992 ss. 8, 11, 15; SI 2009/470 regs. 29, 44"

rule "pay_alone" {
  section = section,
  source  = "SI 2003/2682 reg. 4",
  type    = money, per = "year",
  compute = function(case)
    local others = case.pay_of_other_jobs + case.pension_income + case.trading_receipts + case.trading_profit
      + case.property_receipts + case.rent_a_room_receipts + case.property_income + case.savings_income
      + case.dividends + case.other_income + case.partnership_profit + case.trust_money + case.redundancy_pay
      + case.foreign_money + case.life_policy_gains + case.holiday_let_receipts + case.state_pension_lump_sum
    return others > 0 and 0 or case.payroll_pay
  end,
}

rule "trade_money" {
  section = section,
  source  = "ITTOIA 2005 ss. 7, 34",
  type    = money, per = "year",
  compute = function(case)
    if case.trading_receipts > 0 or case.trading_loss > 0 then
      return case.trading_receipts - case.trading_expenses - case.spent_on_assets
    end
    return case.trading_profit
  end,
}

rule "letting_money" {
  section = section,
  source  = "ITTOIA 2005 ss. 264, 272",
  type    = money, per = "year",
  compute = function(case)
    local let = case.property_receipts > 0 or case.rent_a_room_receipts > 0 or case.property_expenses > 0
    local rents = case.property_receipts - case.property_expenses + case.rent_a_room_receipts
      - case.rent_a_room_expenses
    local holiday = case.holiday_let_receipts - case.holiday_let_expenses
    return (let and rents or case.property_income) - case.dwelling_finance_costs + holiday
  end,
}

rule "trust_money" {
  section = section,
  source  = "ITA 2007 ss. 494, 848",
  type    = money, per = "year",
  compute = function(case)
    return case.trust_income_net + case.trust_interest_net + case.trust_dividends_net + case.discretionary_trust_net
      + case.settlor_income_net + case.settlor_interest_net + case.settlor_dividends_net + case.trust_tax_deducted
  end,
}

rule "student_loans_repaid" {
  section = section,
  source  = "SI 2009/470 regs. 29, 44",
  type    = money, per = "year",
  compute = function(case)
    return case.student_loans_deducted + (case.makes_a_return and case.student_loans_due or 0)
  end,
}

rule "taxes_and_contributions" {
  section = section,
  source  = "ITA 2007 s. 23; SSCBA 1992 ss. 8, 11, 15",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case)
    return case.income_tax_and_class_4 + case.class_2 + case.employee_ni_of_year + case.contributions_of_other_jobs
  end,
}

rule "net_income" {
  section = section,
  source  = source,
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case)
    local money = case.payroll_pay + case.pay_of_other_jobs + case.pension_income + case.trade_money
      + case.letting_money + case.savings_income + case.dividends + case.other_income + case.winter_fuel_payment
      + case.partnership_profit + case.trust_money + case.redundancy_pay + case.foreign_money
      + case.state_pension_lump_sum
    return money - case.pension_net_pay - case.income_tax_and_class_4 - case.class_2 - case.employee_ni_of_year
      - case.contributions_of_other_jobs - case.student_loans_repaid - case.pension_charges_due
      - case.pay_given_up_in_other_jobs
  end,
}

-- Pay alone, and pay beside another income.
for other, pay in pairs { savings_income = 0, pension_net_pay = 30000 } do
  example("Whether pay of 30,000 stands alone beside " .. other) {
    year   = 2025,
    given  = { salary = 30000, [other] = 10 },
    expect = { pay_alone = pay },
    source = "SI 2003/2682 reg. 4; the first of the ways from gross to net begins with pay that stands alone",
  }
end

example "What a sole trader keeps" {
  year   = 2025,
  given  = { trading_receipts = 40000, trading_expenses = 10000 },
  -- 17,430 at 20 % and 6 %
  expect = { trade_money = 30000, taxes_and_contributions = 4531.80, net_income = 25468.20 },
  source = "By hand from ITA 2007 s. 10; SSCBA 1992 s. 15",
}

example "What a sole trader keeps who uses the trading allowance" {
  year   = 2025,
  given  = { trading_receipts = 20000, trading_expenses = 300 },
  -- 6,430 at 26 % of a profit of 19,000
  expect = { trade_money = 19700, net_income = 18028.20 },
  source = "By hand from ITTOIA 2005 s. 783A; ITA 2007 s. 10; SSCBA 1992 s. 15",
}

example "What an employed landlord keeps" {
  year   = 2025,
  given  = {
    salary = 40000, property_receipts = 12000, property_expenses = 2000, dwelling_finance_costs = 4000,
    student_loan_plan_2 = true, student_loans_taken_from_pay = 1037,
  },
  -- 37,430 x 20 % less 4,000 x 20 %; 27,430 x 8 %; loan 9 % of 11,530 from pay and of 21,530 in all
  expect = {
    letting_money = 6000, income_tax = 6686, student_loans_of_year = 1037, student_loans_repaid = 1937,
    taxes_and_contributions = 8880.40, net_income = 35182.60,
  },
  source = "By hand from ITA 2007 s. 10; ITTOIA 2005 s. 274AA; SSCBA 1992 s. 8; SI 2009/470 regs. 29, 44",
}

example "What a pensioner keeps" {
  year   = 2025,
  given  = { pension_income = 16000 },
  expect = { income_tax = 686, net_income = 15314 },
  source = "By hand from ITA 2007 s. 10: 3,430 x 20 %",
}

example "What a landlord with a lodger keeps" {
  year   = 2025,
  given  = {
    pension_income = 20000, property_receipts = 6000, property_expenses = 2000, rent_a_room_receipts = 9000,
    rent_a_room_expenses = 1000,
  },
  -- 4,000 + 1,500 of rents and the room are taxed: 12,930 x 20 %
  expect = { letting_money = 12000, income_tax = 2586, net_income = 29414 },
  source = "By hand from ITTOIA 2005 ss. 272, 796; ITA 2007 s. 10",
}

example "What a trader with a loss keeps" {
  year   = 2025,
  given  = { pension_income = 20000, trading_receipts = 0, trading_expenses = 3000, sets_loss_against_income = true },
  -- 4,430 x 20 %
  expect = { trade_money = -3000, income_tax = 886, net_income = 16114 },
  source = "By hand from ITA 2007 ss. 10, 64",
}

example "What is left after the annual allowance charge" {
  year   = 2025,
  given  = { employment_income = 60000, pension_input_amount = 65000, tax_deducted_from_pay = 11432 },
  -- 60,000 - 11,432 - 3,210.60 - 5,000 x 40 %
  expect = { annual_allowance_charge_due = 2000, net_income = 43357.40 },
  source = "By hand from FA 2004 s. 227; ITA 2007 s. 10; SSCBA 1992 s. 8",
}
