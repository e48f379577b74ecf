-- What a return makes due for its year, and what of it was paid.

rule "gift_aid_charge" {
  label   = "Charge where the tax of gifts under Gift Aid exceeds the donor's tax",
  section = "Self Assessment",
  source  = "ITA 2007 ss. 424, 425",
  type    = money, per = "once",
  min     = 0,
  compute = function(case, law)
    if case.grossed_gift_aid * law.rates[1].rate > case.income_tax then
      error("the tax of gifts under Gift Aid is more than the income tax: give gift_aid_charge, which is not covered")
    end
    return 0
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

local function has_pay(case) return case.employment_income > 0 or case.pension_income > 0 end

input "tax_deducted_from_pay" {
  label   = "Income tax deducted from pay and pensions",
  type    = money, per = "year",
  min     = 0,
  section = "Self Assessment",
  help    = "In the tax year, as the P60 shows. 0 if none was.",
  source  = "SI 2003/2682 reg. 67",
  ask_if  = has_pay,
}

rule "deducted_at_source" {
  label   = "Income tax deducted at source",
  help    = "From pay and pensions; without them, none.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return has_pay(case) and case.tax_deducted_from_pay or 0 end,
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

rule "self_assessment_bill" {
  label   = "Due for the year under Self Assessment",
  help    = "Income tax, charges, class 4 and class 2, student loans, less what was deducted at source. Without "
    .. "capital gains tax and voluntary contributions.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B; SSCBA 1992 s. 11A",
  type    = money, per = "year",
  compute = function(case) return case.relevant_amount + case.class_2 + case.student_loans_due end,
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
  section = "Self Assessment",
  help    = "Both together, of January and July. 0 if there were none.",
  source  = "TMA 1970 s. 59A",
}

rule "balancing_payment" {
  label   = "Balancing payment",
  help    = "On 31 January after the end of the tax year. Below nothing: it is paid back.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59B",
  type    = money, per = "once",
  compute = function(case) return case.self_assessment_bill - case.paid_on_account end,
}
