-- § 39b Abs. 3 EStG: the year's tax without other payments and with them. Their difference is the tax on the payments.

local allowances = require "wage_tax.allowances"
local provident  = require "wage_tax.provident"
local class_tax  = require "wage_tax.class_tax"
local period     = require "wage_tax.period"
local year       = require "wage_tax.year"

local without = "Expected annual wage"
local with    = "Annual wage with other payments"

rule "expected_pension_allowance" {
  label   = "Pension allowance on the expected annual wage",
  section = without,
  source  = "§ 19 Abs. 2, § 39b Abs. 3 Satz 2 EStG",
  type    = money,
  compute = function(case, law)
    return allowances.pension_allowance(
      case, law, period.pension_months_of_year(case), case.expected_annual_pension)
  end,
}

rule "expected_pension_supplement" {
  label   = "Supplement to the pension allowance on the expected annual wage",
  section = without,
  source  = "§ 19 Abs. 2, § 39b Abs. 3 Satz 2 EStG",
  type    = money,
  compute = function(case, law)
    return allowances.pension_supplement(
      case, law, period.pension_months_of_year(case), case.expected_annual_pension, case.expected_pension_allowance)
  end,
}

rule "expected_wage_after_allowances" {
  label   = "Expected annual wage after its allowances",
  section = without,
  source  = "§ 39b Abs. 3 Satz 2 und 3 EStG",
  type    = money,
  compute = function(case, law)
    return year.after_allowances(
      case, law, case.expected_annual_wage, case.expected_annual_pension, case.expected_pension_allowance)
  end,
}

rule "expected_expenses_lump_sum" {
  label   = "Lump sum for expenses on the expected annual wage",
  section = without,
  source  = "§ 9a EStG",
  type    = money,
  compute = function(case, law)
    return allowances.employee_lump_sum(
      case, law, law.employee_lump_sum, case.expected_wage_after_allowances,
      max(0, case.expected_annual_pension - case.expected_pension_allowance), case.expected_pension_supplement)
  end,
}

rule "insured_expected_wage" {
  label   = "Expected annual wage that the provident lump sum is reckoned from",
  section = without,
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3, Abs. 3 EStG",
  type    = money,
  compute = function(case, law)
    return year.insured(
        case, law, case.expected_annual_wage, case.expected_annual_pension, case.expected_pension_allowance)
      - case.expected_compensation
  end,
}

rule "expected_taxable_income" {
  label   = "Taxable amount of the expected annual wage",
  section = without,
  source  = "§ 39b Abs. 3 Satz 4 EStG",
  type    = money,
  compute = function(case, law)
    return case.expected_wage_after_allowances
      - provident.lump_sum(case, law, case.insured_expected_wage)
      - allowances.table_allowances(
        case, law, class_tax.figures(law), case.expected_expenses_lump_sum, case.expected_pension_supplement)
  end,
}

rule "tax_on_expected_wage" {
  label   = "Tax on the expected annual wage, without a factor",
  section = without,
  source  = "§ 39b Abs. 3 Satz 4 EStG",
  type    = money,
  compute = function(case, law)
    return class_tax.of_year(case, law, class_tax.figures(law), case.expected_taxable_income)
  end,
}

rule "wage_with_payments" {
  label   = "Annual wage with other payments",
  section = with,
  source  = "§ 39b Abs. 3 Satz 5 EStG",
  type    = money,
  compute = function(case)
    return case.expected_annual_wage + case.other_payments
  end,
}

rule "pension_with_payments" {
  label   = "Pension in the annual wage with other payments",
  section = with,
  source  = "§ 39b Abs. 3 Satz 5 EStG",
  type    = money,
  compute = function(case)
    return case.expected_annual_pension + case.pension_in_other_payments
  end,
}

rule "pension_allowance_with_payments" {
  label   = "Pension allowance on the annual wage with other payments",
  section = with,
  source  = "§ 19 Abs. 2, § 39b Abs. 3 Satz 6 EStG",
  type    = money,
  compute = function(case, law)
    return year.pension_allowance(case, law, case.pension_with_payments, year.grant(case))
  end,
}

rule "pension_supplement_with_payments" {
  label   = "Supplement to the pension allowance on the annual wage with other payments",
  section = with,
  source  = "§ 19 Abs. 2, § 39b Abs. 3 Satz 6 EStG",
  type    = money,
  compute = function(case, law)
    return allowances.pension_supplement_with_grant(
      case, law, period.pension_months_of_year(case), case.pension_with_payments,
      case.pension_allowance_with_payments, year.grant(case))
  end,
}

rule "wage_with_payments_after_allowances" {
  label   = "Annual wage with other payments after its allowances",
  section = with,
  source  = "§ 39b Abs. 3 Satz 6 EStG",
  type    = money,
  compute = function(case, law)
    return year.after_allowances(
      case, law, case.wage_with_payments, case.pension_with_payments, case.pension_allowance_with_payments)
  end,
}

rule "expenses_lump_sum_with_payments" {
  label   = "Lump sum for expenses on the annual wage with other payments",
  section = with,
  source  = "§ 9a EStG",
  type    = money,
  compute = function(case, law)
    return allowances.employee_lump_sum(
      case, law, law.employee_lump_sum, case.wage_with_payments_after_allowances,
      max(0, case.pension_with_payments - case.pension_allowance_with_payments),
      case.pension_supplement_with_payments)
  end,
}

rule "insured_wage_with_payments" {
  label   = "Annual wage with other payments that the provident lump sum is reckoned from",
  section = with,
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3, Abs. 3 EStG",
  type    = money,
  compute = function(case, law)
    return year.insured(
        case, law, case.wage_with_payments, case.pension_with_payments, case.pension_allowance_with_payments)
      + case.untaxed_share_benefit - case.expected_compensation - case.compensation_in_other_payments
  end,
}

rule "taxable_income_with_payments" {
  label   = "Taxable amount of the annual wage with other payments",
  section = with,
  source  = "§ 39b Abs. 3 Satz 6 EStG",
  type    = money,
  compute = function(case, law)
    return case.wage_with_payments_after_allowances
      - provident.lump_sum(case, law, case.insured_wage_with_payments)
      - allowances.table_allowances(
        case, law, class_tax.figures(law), case.expenses_lump_sum_with_payments,
        case.pension_supplement_with_payments)
  end,
}

rule "tax_on_wage_with_payments" {
  label   = "Tax on the annual wage with other payments, without a factor",
  section = with,
  source  = "§ 39b Abs. 3 Satz 6 EStG",
  type    = money,
  compute = function(case, law)
    return class_tax.of_year(case, law, class_tax.figures(law), case.taxable_income_with_payments)
  end,
}
