-- § 10 Abs. 3 bis 4a EStG: all provident expenses together.

local sections = require "deductions.sections"

input "without_contributions" {
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 2, 3 und 3a EStG",
  type    = boolean,
  ask_if  = function(case) return case.wages > 0 end,
  estimate = function() return false end,
}

-- Wages bear contributions: that there were none is asked, not assumed.
local function of_wages(case)
  local paid = sum(case.persons, "old_age_contributions") + case.all_insurance_contributions + case.provident_expenses
  if sum(case.persons, "wages") > 0 and paid <= 0 and not case.without_contributions then
    error("wages bear contributions: give old_age_contributions, health_contributions and care_contributions, or "
      .. "provident_expenses")
  end
end

local label   = { en = "Provident expenses deducted", de = "Abgezogene Vorsorgeaufwendungen" }
local aliases = { "abziehbare_vorsorgeaufwendungen" }

rule "provident_expenses_deducted" {
  label   = label,
  section = sections.provident,
  source  = "§ 10 Abs. 3, 4 und 4a EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  to      = "2019-12-31",
  aliases = aliases,
  compute = function(case)
    of_wages(case)
    local today = case.old_age_provision_deducted + case.other_provident_deducted
    if case.provident_by_law_of_2004_at_best <= today then
      return today + case.provident_expenses
    end
    return max(today, ceil(case.provident_by_law_of_2004)) + case.provident_expenses
  end,
}

rule "provident_expenses_deducted" {
  label   = label,
  section = sections.provident,
  source  = "§ 10 Abs. 3 und 4 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2020-01-01",
  aliases = aliases,
  compute = function(case)
    of_wages(case)
    return case.old_age_provision_deducted + case.other_provident_deducted + case.provident_expenses
  end,
  help = {
    en = "Contributions to old-age provision and to other insurances, and those that you gave as accepted.",
    de = "Beiträge zur Altersvorsorge und zu sonstigen Versicherungen und die als anerkannt angegebenen.",
  },
}
