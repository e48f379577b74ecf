-- Employers' class 1 of a tax year after the employment allowance.

local section = "Employer"

parameter "employment_allowance" {
  label  = "Employment allowance of an employer and tax year",
  source = "National Insurance Contributions Act 2014 ss. 1 to 4 as amended; NIC (Secondary Class "
    .. "1 Contributions) Act 2025; GOV.UK, Employment Allowance",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = 2000, ["2016-04-06"] = 3000, ["2020-04-06"] = 4000, ["2022-04-06"] = 5000,
    ["2025-04-06"] = revised { ["2025-04-03"] = 10500 },
  },
}

input "employer_contributions_of_year" {
  label   = "Employer's class 1 contributions of the tax year on the pay of all employees",
  type    = money, per = "year",
  min     = 0,
  section = section,
  help    = "As the payroll shows them, before the employment allowance.",
  source  = "SSCBA 1992 s. 9",
  ask_if  = function() return false end,
}

input "employment_allowance_is_open" {
  label   = "The employer may have the employment allowance",
  type    = boolean,
  default = true,
  typical = { true },
  section = section,
  help    = "Not companies whose only employee above the secondary threshold is a director (since 2016/17), public "
    .. "bodies, most households, and from 2020/21 to 2024/25 employers with contributions of 100,000 or more in the "
    .. "year before.",
  source  = "National Insurance Contributions Act 2014 ss. 2 to 4 as amended",
  ask_if  = function() return false end,
}

rule "employer_contributions_to_pay" {
  label   = "Employer's class 1 contributions to pay after the employment allowance",
  section = section,
  source  = "National Insurance Contributions Act 2014 ss. 1 to 4",
  type    = money, per = "year",
  compute = function(case, law)
    local allowance = case.employment_allowance_is_open and law.employment_allowance or 0
    return max(0, case.employer_contributions_of_year - allowance)
  end,
}

for _, row in ipairs {
  { 2015, 5000, true, 3000 }, { 2016, 5000, true, 2000 }, { 2019, 5000, true, 2000 }, { 2020, 5000, true, 1000 },
  { 2022, 5001, true, 1 }, { 2024, 4999, true, 0 }, { 2025, 12000, true, 1500 }, { 2025, 12000, false, 12000 },
} do
  example("Employer's contributions of " .. row[2] .. " in " .. row[1] .. (row[3] and "" or " without the allowance")) {
    year   = row[1],
    given  = { employer_contributions_of_year = row[2], employment_allowance_is_open = row[3] },
    expect = { employer_contributions_to_pay = row[4] },
    source = "By hand from National Insurance Contributions Act 2014 s. 1: allowances of 2,000 (Myers, 2015/16), 3,000 "
      .. "(Magenta, 2016/17), 4,000, 5,000 and 10,500",
  }
end
