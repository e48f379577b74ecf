-- The same annual amounts by the figures of the months before December, where an act is made up for in December.

local allowances = require "wage_tax.allowances"
local class_tax  = require "wage_tax.class_tax"
local period     = require "wage_tax.period"

local section = "Wage tax by the figures before December"

rule "earlier_taxable_income" {
  label   = "Taxable annual amount by the earlier figures",
  section = section,
  source  = "§ 39b Abs. 2 Satz 5 EStG in the year's earlier version",
  type    = money,
  compute = function(case, law)
    local figures  = law.law_before_december or class_tax.figures(law)
    local lump_sum = allowances.employee_lump_sum(
      case, law, figures.employee_lump_sum, case.annual_wage_after_allowances,
      max(0, case.annual_pension - case.pension_allowance), case.pension_supplement)
    return case.annual_wage_after_allowances - case.provident_lump_sum
      - allowances.table_allowances(case, law, figures, lump_sum, case.pension_supplement)
  end,
}

rule "earlier_annual_wage_tax" {
  label   = "Wage tax of a year by the earlier figures",
  section = section,
  source  = "§ 39b Abs. 2 Satz 6 bis 8 EStG in the year's earlier version",
  type    = money,
  compute = function(case, law)
    local figures = law.law_before_december or class_tax.figures(law)
    local tax     = class_tax.of_year(case, law, figures, case.earlier_taxable_income)
    return truncate(class_tax.with_factor(case, tax))
  end,
}

rule "earlier_annual_levy_base" {
  label   = "Wage tax of a year after child allowances by the earlier figures",
  section = section,
  source  = "§ 51a Abs. 2a EStG in the year's earlier version",
  type    = money,
  compute = function(case, law)
    local figures = law.law_before_december or class_tax.figures(law)
    local income  = case.earlier_taxable_income - class_tax.child_allowances(case, figures)
    return truncate(class_tax.with_factor(case, class_tax.of_year(case, law, figures, income)))
  end,
}

rule "earlier_annual_surcharge" {
  label   = "Solidarity surcharge of a year by the earlier figures",
  section = section,
  source  = "§§ 3, 4 SolzG 1995",
  type    = money,
  compute = function(case, law)
    return period.surcharge(case, law, case.earlier_annual_levy_base)
  end,
}
