-- §§ 33 bis 33b EStG: all extraordinary burdens together.

local sections = require "deductions.sections"

rule "extraordinary_burdens_deducted" {
  label   = { en = "Extraordinary burdens deducted", de = "Abgezogene außergewöhnliche Belastungen" },
  help    = {
    en = "Expenses beyond the reasonable burden, maintenance, training of children, and the lump sums for disability "
      .. "and care.",
    de = "Aufwendungen über der zumutbaren Belastung, Unterhalt, Ausbildungsfreibetrag und die Pauschbeträge für "
      .. "Behinderung und Pflege.",
  },
  section = sections.burdens,
  source  = "§§ 33, 33a, 33b EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  aliases = { "aussergewoehnliche_belastungen", "außergewöhnliche_belastungen" },
  compute = function(case)
    return case.extraordinary_expenses_deducted + case.maintenance_deducted + case.education_allowances_deducted
      + case.disability_lump_sums_deducted
  end,
}
