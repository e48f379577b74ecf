-- What a return makes due for its year, and what of it was paid.

local facts = require "lib.facts"

-- Allowances are restricted until the tax is as much as was treated as deducted from the gifts (s. 423); what is still
-- missing then is charged (s. 424). Both together are the difference.
rule "gift_aid_charge" {
  section = "Self Assessment",
  source  = "ITA 2007 ss. 423 to 425",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local rate = law.rates[1].rate
    local reclaimed = floor(case.gift_aid_of_year * rate / (1 - rate), 0.01)
    -- Dividends' tax credits of 2015/16 are no reduction of the tax (s. 425), but set off against it afterwards.
    local gains = case.capital_gains_tax - case.foreign_tax_credit_on_gains
    local credit = floor(case.taxable_dividends * law.dividend_tax_credit, 0.01)
    return max(0, reclaimed - case.income_tax - case.remittance_basis_charge - gains - credit)
  end,
}

rule "income_tax_and_charges" {
  source  = "ITA 2007 s. 23, step 7, ss. 30, 809H",
  type    = money, per = "year",
  compute = function(case)
    return case.income_tax + case.remittance_basis_charge + case.gift_aid_charge + case.child_benefit_charge
      + case.winter_fuel_charge + case.state_pension_lump_sum_charge + case.tax_withheld_from_payments
  end,
}

rule "income_tax_and_class_4" {
  source  = "TMA 1970 ss. 59A, 59B; SSCBA 1992 s. 16",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return case.income_tax_and_charges + case.class_4 end,
}

local function has_pay(case)
  return case.employment_income + case.pension_income + case.redundancy_pay + case.state_pension_lump_sum > 0
end

input "tax_deducted_from_pay" {
  type     = money, per = "year",
  min      = 0,
  section  = "Self Assessment",
  source   = "SI 2003/2682 reg. 67",
  ask_if   = has_pay,
  -- Tax codes that are right take the tax on what they are for.
  estimate = function(case)
    local function of(pay, times)
      return {
        "income_tax",
        given = {
          employment_income = pay + case.benefits_beside_pay, pension_income = case.pension_income,
          redundancy_pay = case.redundancy_pay, pension_net_pay = case.pension_net_pay, country = case.country,
          marriage_allowance = case.marriage_allowance,
          blind = case.blind,
        },
        times = times,
      }
    end
    local pay, others = case.pay_of_employments, case.pension_income + case.redundancy_pay + case.benefits_beside_pay
    local is_only_pay = pay > 0 and others <= 0
    if not is_only_pay then return of(pay, 1) end
    -- Who had that pay in nine months paid by the allowances of these.
    return of(pay, 1), of(floor(pay / 9 * 12, 0.01), 9 / 12)
  end,
}

input "other_tax_deducted" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(8); FA 2004 s. 62; ITA 2007 s. 851 (to 2015/16)",
  ask_if  = function(case)
    return case.chargeable_profits > 0 or case.other_income > 0 or case.year == 2015 and case.savings_income > 0
  end,
}

rule "deducted_at_source" {
  section = "Self Assessment",
  source  = "TMA 1970 ss. 59A(8), 59B",
  type    = money, per = "year",
  compute = function(case)
    return (has_pay(case) and case.tax_collected_for_the_year or 0) + case.other_tax_deducted + case.trust_tax_deducted
  end,
}

rule "relevant_amount" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(1)",
  type    = money, per = "year",
  compute = function(case) return case.income_tax_and_class_4 - case.deducted_at_source end,
}

rule "capital_gains_tax_due" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B(1); TCGA 1992 s. 91; TIOPA 2010 s. 18; FA 2019 Sch. 2",
  type    = money, per = "year",
  compute = function(case)
    return case.capital_gains_tax - case.foreign_tax_credit_on_gains + case.tax_increase_on_trust_gains
      + case.capital_gains_tax_adjustment - case.capital_gains_tax_paid
  end,
}

local adjustment = facts.having {
  section = "Self Assessment", type = money, per = "once", min = 0, default = 0, ask_if = function() return false end,
}

input "tax_increase_of_earlier_years" (adjustment { source = "TMA 1970 Sch. 1B paras. 3 to 5" })
input "tax_decrease_of_earlier_years" (adjustment { source = "TMA 1970 Sch. 1B paras. 2 to 5" })
input "repayment_of_next_year_claimed" (adjustment { source = "TMA 1970 Sch. 1B para. 2" })

rule "adjustments_of_other_years" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B(1)(b), Sch. 1B paras. 2(6), 3(5)",
  type    = money, per = "once",
  compute = function(case)
    return case.tax_increase_of_earlier_years - case.tax_decrease_of_earlier_years
      - case.repayment_of_next_year_claimed
  end,
}

caveat "earlier_years_without_adjustment" {
  concerns = { "adjustments_of_other_years" },
  when     = function(case)
    return case.tax_increase_of_earlier_years + case.tax_decrease_of_earlier_years <= 0
      and (case.averaging_is_open or case.capital_losses_carried_back + case.trading_loss_carried_back
        + case.partnership_loss_carried_back > 0)
  end,
  text     = "What averaging, or a loss that is carried back, changes of the tax of earlier years is counted as "
    .. "nothing here: give tax_increase_of_earlier_years or tax_decrease_of_earlier_years.",
  source   = "ITTOIA 2005 s. 224; TMA 1970 Sch. 1B paras. 2, 3",
}

rule "self_assessment_bill" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B; SSCBA 1992 s. 11A",
  type    = money, per = "year",
  compute = function(case)
    return case.relevant_amount + case.class_2 + case.student_loans_due + case.capital_gains_tax_due
      + case.pension_charges_due + case.adjustments_of_other_years
  end,
}

rule "set_aside_each_month" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = money, per = "month",
  compute = function(case) return ceil(max(0, case.self_assessment_bill) / 12, 0.01) end,
}

input "paid_on_account" {
  type    = money, per = "once",
  min     = 0,
  default = 0,
  typical = { 2000 },
  entries = { kind = "paid_on_account", months = { 12, 23 } },   -- in January within the year and in July behind it
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A",
}

rule "balancing_payment" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = money, per = "once",
  compute = function(case) return case.self_assessment_bill - case.paid_on_account end,
}

rule "refund" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B, Sch. 1AB; SI 2009/470 reg. 29(1)(b)",
  type    = money, per = "once",
  compute = function(case)
    if case.makes_a_return then return -case.balancing_payment end
    return -case.relevant_amount - case.adjustments_of_other_years
  end,
}

example "An employee whose code gave no relief for Gift Aid" {
  year   = 2025,
  given  = { salary = 60000, tax_on_p60 = 11432, gift_aid = 800 },
  -- 1,000 more at 20 % in place of 40 %
  expect = { income_tax = 11232, refund = 200, payments_on_account_due = false },
  source = "By hand from ITA 2007 ss. 10, 414; TMA 1970 s. 59B",
}

example "What a loss carried back saved of the year before comes back to an employee, too" {
  year   = 2025,
  given  = { salary = 45000, tax_on_p60 = 6486, tax_decrease_of_earlier_years = 400 },
  expect = { refund = 400, self_assessment_bill = -400 },
  source = "By hand from TMA 1970 s. 59B(1)(b), Sch. 1B para. 2",
}

example "A subcontractor from whom a contractor deducted 20 %" {
  year   = 2025,
  given  = { trading_receipts = 40000, trading_expenses = 8000, cis_deductions = 7000, paid_on_account = 0 },
  -- 19,430 x 20 % + 19,430 x 6 % = 5,051.80
  expect = { deducted_at_source = 7000, balancing_payment = -1948.20, payments_on_account_due = false },
  source = "By hand from TMA 1970 ss. 59A, 59B; FA 2004 s. 62",
}

example "Gift Aid of somebody who pays no tax" {
  year   = 2025,
  given  = { pension_income = 11000, gift_aid = 400 },
  expect = { income_tax = 0, gift_aid_charge = 100, income_tax_and_class_4 = 100 },
  source = "By hand from ITA 2007 ss. 414, 424: 400 x 20 / 80",
}

-- 13,000 bear 430 x 20 % = 86, which covers gifts of 344.
for gift, charge in pairs { [343] = 0, [344] = 0, [345] = 0.25, [2000] = 414 } do
  example("Gift Aid of " .. gift .. " from an income of 13,000") {
    year   = 2025,
    given  = { pension_income = 13000, gift_aid = gift },
    expect = { income_tax = 86, gift_aid_charge = charge, income_tax_and_class_4 = 86 + charge },
    source = "By hand from ITA 2007 ss. 423 to 425",
  }
end

-- 9,000 / 0.9 = 10,000 of dividends, 4,400 above the allowance: a credit of 440 covers gifts of 1,760.
for gift, charge in pairs { [1760] = 0, [1764] = 1 } do
  example("Gift Aid of " .. gift .. " and dividends with their tax credit") {
    year   = 2015,
    given  = { pension_income = 5000, dividends = 9000, gift_aid = gift },
    expect = { income_tax = 0, gift_aid_charge = charge },
    source = "By hand from ITA 2007 s. 425; ITTOIA 2005 s. 397; TMA 1970 s. 8(1AA)",
  }
end
