-- § 39b Abs. 2 EStG: from the pay period to the year and back, in years of 360 days, and the surcharge of a year.

-- An amount of the pay period, raised to a year.
local function raised(case, amount)
  if case.pay_period == "year" then
    return amount
  elseif case.pay_period == "month" then
    return amount * 12
  elseif case.pay_period == "week" then
    return truncate(amount * 360 / 7, 0.01)
  end
  return amount * 360
end

-- What falls on the pay period of an amount of the year, down to the cent.
local function share(case, amount)
  if case.pay_period == "year" then
    return truncate(amount, 0.01)
  elseif case.pay_period == "month" then
    return truncate(amount / 12, 0.01)
  elseif case.pay_period == "week" then
    return truncate(amount * 7 / 360, 0.01)
  end
  return truncate(amount / 360, 0.01)
end

local function pension_months(case)
  if case.pay_period == "year" then
    return case.pension_months
  end
  return 12
end

-- The months of the pension's year for other payments.
local function pension_months_of_year(case)
  if case.pension_months == 0 then
    return 12
  end
  return case.pension_months
end

local function surcharge_allowance(case, law)
  if case.tax_class == 3 then
    return 2 * law.payroll_surcharge_allowance
  end
  return law.payroll_surcharge_allowance
end

local function surcharge(case, law, base)
  local allowance = surcharge_allowance(case, law)
  if base <= allowance then
    return 0
  end
  return min(
    truncate(base * law.solidarity_surcharge_rate, 0.01),
    truncate((base - allowance) * law.solidarity_surcharge_phase_in_rate, 0.01))
end

return {
  raised                 = raised,
  share                  = share,
  pension_months         = pension_months,
  pension_months_of_year = pension_months_of_year,
  surcharge_allowance    = surcharge_allowance,
  surcharge              = surcharge,
}
