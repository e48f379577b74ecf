-- §§ 33 bis 33b EStG: all extraordinary burdens together.

local sections = require "deductions.sections"

rule "extraordinary_burdens_deducted" {
  section = sections.burdens,
  source  = "§§ 33, 33a, 33b EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.extraordinary_expenses_deducted + case.maintenance_deducted + case.education_allowances_deducted
      + case.disability_lump_sums_deducted
  end,
}
