-- § 39b Abs. 2 EStG: the wage tax on the regular wage of a pay period. The wage is raised to a year's, taxed, and the tax
-- brought back to the period.

local allowances = require "wage_tax.allowances"
local provident  = require "wage_tax.provident"
local class_tax  = require "wage_tax.class_tax"
local period     = require "wage_tax.period"
local year       = require "wage_tax.year"

local section = "Wage tax on the regular wage"

rule "annual_wage" {
  label   = "Regular wage of a year",
  section = section,
  source  = "§ 39b Abs. 2 Satz 1 und 2 EStG",
  type    = money,
  compute = function(case)
    return period.raised(case, case.gross_wage)
  end,
}

rule "annual_pension" {
  label   = "Pension in the regular wage of a year",
  section = section,
  source  = "§ 39b Abs. 2 Satz 3 EStG",
  type    = money,
  compute = function(case)
    return period.raised(case, case.pension_in_wage)
  end,
}

rule "pension_allowance" {
  label   = "Pension allowance",
  section = section,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  aliases = { "versorgungsfreibetrag" },
  compute = function(case, law)
    return allowances.pension_allowance(case, law, period.pension_months(case), case.annual_pension)
  end,
}

rule "pension_supplement" {
  label   = "Supplement to the pension allowance",
  section = section,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  compute = function(case, law)
    return allowances.pension_supplement(
      case, law, period.pension_months(case), case.annual_pension, case.pension_allowance)
  end,
}

rule "annual_wage_after_allowances" {
  label   = "Regular wage of a year after its allowances",
  help    = "After the pension allowance, the relief for the aged, and what the wage tax record says.",
  section = section,
  source  = "§ 39b Abs. 2 Satz 3 und 4 EStG",
  type    = money,
  compute = function(case, law)
    local age_relief = allowances.age_relief(case, law, case.annual_wage - case.annual_pension)
    local recorded   = period.raised(case, case.period_addition) - period.raised(case, case.period_allowance)
    return max(0, case.annual_wage - case.pension_allowance - age_relief + recorded)
  end,
}

rule "expenses_lump_sum" {
  label   = "Lump sum for expenses",
  section = section,
  source  = "§ 9a EStG",
  type    = money,
  compute = function(case, law)
    local most = law.employee_lump_sum
    if law.employee_lump_sum_in_december and case.pay_period ~= "year" then
      most = law.employee_lump_sum_in_december
    end
    return allowances.employee_lump_sum(
      case, law, most, case.annual_wage_after_allowances,
      max(0, case.annual_pension - case.pension_allowance), case.pension_supplement)
  end,
}

rule "provident_lump_sum" {
  label   = "Provident lump sum",
  section = section,
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 EStG",
  type    = money,
  aliases = { "vorsorgepauschale" },
  compute = function(case, law)
    return provident.lump_sum(
      case, law, year.insured(case, law, case.annual_wage, case.annual_pension, case.pension_allowance))
  end,
}

rule "wage_taxable_income" {
  label   = "Taxable annual amount",
  help    = "What the tax on the regular wage of a year is reckoned from; below zero there is none.",
  section = section,
  source  = "§ 39b Abs. 2 Satz 5 EStG",
  type    = money,
  compute = function(case, law)
    return case.annual_wage_after_allowances - case.provident_lump_sum
      - allowances.table_allowances(
        case, law, class_tax.figures(law), case.expenses_lump_sum, case.pension_supplement)
  end,
}

rule "annual_wage_tax" {
  label   = "Wage tax of a year on the regular wage",
  section = section,
  source  = "§ 39b Abs. 2 Satz 6 bis 8 EStG",
  type    = money,
  compute = function(case, law)
    local tax = class_tax.of_year(case, law, class_tax.figures(law), case.wage_taxable_income)
    return truncate(class_tax.with_factor(case, tax))
  end,
}

rule "annual_levy_base" {
  label   = "Wage tax of a year after child allowances",
  help    = "What the solidarity surcharge and the church tax are reckoned from.",
  section = section,
  source  = "§ 51a Abs. 2a EStG, § 3 Abs. 2a SolzG 1995",
  type    = money,
  compute = function(case, law)
    local figures = class_tax.figures(law)
    local income  = case.wage_taxable_income - class_tax.child_allowances(case, figures)
    return truncate(class_tax.with_factor(case, class_tax.of_year(case, law, figures, income)))
  end,
}

rule "annual_surcharge_on_wage" {
  label   = "Solidarity surcharge of a year on the regular wage",
  section = section,
  source  = "§§ 3, 4 SolzG 1995",
  type    = money,
  compute = function(case, law)
    return period.surcharge(case, law, case.annual_levy_base)
  end,
}

rule "private_premium_counted" {
  label   = "Private premiums counted in the pay period",
  help    = "What the provident lump sum holds of private health and care insurance.",
  section = section,
  source  = "§ 41b Abs. 1 Satz 2 Nr. 15 EStG",
  type    = money,
  aliases = { VKVLZZ = 0.01 },
  to      = "2025-12-31",
  compute = function(case, law)
    return period.share(case, provident.private_part(case, law, case.annual_wage))
  end,
}
