-- What a return makes due for its year, and what of it was paid.

-- Allowances are restricted until the tax is as much as was treated as deducted from the gifts (s. 423); what is still
-- missing then is charged (s. 424). Both together are the difference.
rule "gift_aid_charge" {
  label   = "Charge where the tax of gifts under Gift Aid exceeds the donor's tax",
  help    = "The charity reclaims a quarter of a gift: whoever pays less income tax and capital gains tax than that "
    .. "owes the difference.",
  section = "Self Assessment",
  source  = "ITA 2007 ss. 423 to 425",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local rate = law.rates[1].rate
    local reclaimed = floor(case.gift_aid_of_year * rate / (1 - rate), 0.01)
    -- Dividends' tax credits of 2015/16 are no reduction of the tax (s. 425), but set off against it afterwards.
    local credit = floor(case.taxable_dividends * law.dividend_tax_credit, 0.01)
    return max(0, reclaimed - case.income_tax - case.capital_gains_tax - credit)
  end,
}

rule "income_tax_and_charges" {
  label   = "Income tax of the year with the charges on benefits and gifts",
  source  = "ITA 2007 s. 23, step 7, s. 30",
  type    = money, per = "year",
  compute = function(case)
    return case.income_tax + case.gift_aid_charge + case.child_benefit_charge + case.winter_fuel_charge
  end,
}

rule "income_tax_and_class_4" {
  label   = "Income tax, charges and class 4 of the year",
  source  = "TMA 1970 ss. 59A, 59B; SSCBA 1992 s. 16",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return case.income_tax_and_charges + case.class_4 end,
}

local function has_pay(case)
  return case.employment_income > 0 or case.pension_income > 0 or case.redundancy_pay > 0
end

input "tax_deducted_from_pay" {
  label    = "Income tax deducted from pay and pensions",
  type     = money, per = "year",
  min      = 0,
  ask      = "How much income tax was taken from your pay and pensions in {year}?",
  section  = "Self Assessment",
  help     = "\"Tax deducted\" on the P60 of each job and pension, on the P45 of a job that you left, together. 0 if "
    .. "none was.",
  source   = "SI 2003/2682 reg. 67",
  aliases  = { "paye_tax", "tax_on_p60" },
  ask_if   = has_pay,
  -- Tax codes that are right take the tax on what they are for.
  estimate = function(case)
    return {
      "income_tax",
      given = {
        employment_income = case.employment_income + case.vehicle_benefits, pension_income = case.pension_income,
        redundancy_pay = case.redundancy_pay, pension_net_pay = case.pension_net_pay, country = case.country,
        marriage_allowance = case.marriage_allowance,
        blind = case.blind,
      },
    }
  end,
}

input "other_tax_deducted" {
  label   = "Income tax deducted from other income",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much tax did contractors or others deduct from your income in {year}?",
  section = "Self Assessment",
  help    = "By contractors under the Construction Industry Scheme, and by banks before 2016/17; not that of trusts.",
  source  = "TMA 1970 s. 59A(8); FA 2004 s. 62; ITA 2007 s. 851 (to 2015/16)",
  aliases = { "cis_deductions" },
  ask_if  = function(case)
    return case.chargeable_profits > 0 or case.other_income > 0 or case.year == 2015 and case.savings_income > 0
  end,
}

rule "deducted_at_source" {
  label   = "Income tax deducted at source",
  help    = "From pay and pensions for the year, from other income, and with which income of trusts comes.",
  section = "Self Assessment",
  source  = "TMA 1970 ss. 59A(8), 59B",
  type    = money, per = "year",
  compute = function(case)
    return (has_pay(case) and case.tax_collected_for_the_year or 0) + case.other_tax_deducted + case.trust_tax_deducted
  end,
}

rule "relevant_amount" {
  label   = "Income tax, charges and class 4 that were not deducted at source",
  aliases = { "bill" },
  help    = "Below nothing: too much was deducted.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(1)",
  type    = money, per = "year",
  compute = function(case) return case.income_tax_and_class_4 - case.deducted_at_source end,
}

rule "capital_gains_tax_due" {
  label   = "Capital gains tax due with the return",
  help    = "Less what was paid by a return of the sale of a home. Below nothing: too much was paid.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B(1); FA 2019 Sch. 2",
  type    = money, per = "year",
  compute = function(case) return case.capital_gains_tax - case.capital_gains_tax_paid end,
}

rule "self_assessment_bill" {
  label   = "Due for the year under Self Assessment",
  help    = "Income tax, charges, class 4 and class 2, student loans, less what was deducted at source, capital gains "
    .. "tax that was not paid yet and the annual allowance charge. Without voluntary contributions.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B; SSCBA 1992 s. 11A",
  type    = money, per = "year",
  compute = function(case)
    return case.relevant_amount + case.class_2 + case.student_loans_due + case.capital_gains_tax_due
      + case.annual_allowance_charge_due
  end,
}

rule "set_aside_each_month" {
  label   = "To put away each month for the year's bill",
  help    = "A twelfth of what is due for the year, to the next penny.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = money, per = "month",
  compute = function(case) return ceil(max(0, case.self_assessment_bill) / 12, 0.01) end,
}

input "paid_on_account" {
  label   = "Payments on account made for the year",
  type    = money, per = "once",
  min     = 0,
  default = 0,
  typical = { 2000 },
  ask     = "How much did you pay on account for {year}?",
  section = "Self Assessment",
  help    = "Both payments together: that of 31 January in the tax year and that of 31 July after it, as HMRC's online "
    .. "account and your last calculation (SA302) show. 0 if there were none.",
  source  = "TMA 1970 s. 59A",
  aliases = { "payments_on_account" },
}

rule "balancing_payment" {
  label   = "Balancing payment",
  help    = "On 31 January after the end of the tax year. Below nothing: it is paid back.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = money, per = "once",
  compute = function(case) return case.self_assessment_bill - case.paid_on_account end,
}

rule "refund" {
  label   = "Tax that comes back for the year",
  aliases = { "tax_refund", "overpaid_tax" },
  help    = "What was deducted and paid on account less all that is due: by a return class 2 and student loans too. "
    .. "Below nothing, so much is still to pay.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B, Sch. 1AB; SI 2009/470 reg. 29(1)(b)",
  type    = money, per = "once",
  compute = function(case) return case.makes_a_return and -case.balancing_payment or -case.relevant_amount end,
}

example "An employee whose code gave no relief for Gift Aid" {
  year   = 2025,
  given  = { salary = 60000, tax_on_p60 = 11432, gift_aid = 800 },
  -- 1,000 more at 20 % in place of 40 %
  expect = { income_tax = 11232, refund = 200, payments_on_account_due = false },
  source = "By hand from ITA 2007 ss. 10, 414; TMA 1970 s. 59B",
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
