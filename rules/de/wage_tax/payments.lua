-- Whether anything is paid besides the regular wage.

local function exist(case)
  return not eq(case.other_payments, 0) or not eq(case.untaxed_share_benefit, 0)
end

-- Payroll taxes wages for several years apart until 2024 only.
local function exist_for_several_years(case)
  return case.year <= 2024 and case.multi_year_wage + max(0, case.pension_paid_out) > 0
end

return { exist = exist, exist_for_several_years = exist_for_several_years }
