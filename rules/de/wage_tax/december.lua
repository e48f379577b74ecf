-- The December that makes up for a law of the year (2011, 2015, 2024): in pay periods shorter than a year the tax of
-- that month alone is another one. A year without a date stands for its last day, and so for that December: where the
-- case does not begin with the official program's pay period, it is asked whether December is meant.

input "is_pay_of_december" {
  section = { en = "Wage", de = "Lohn" },
  source  = "§ 52 EStG in the years' versions",
  type    = boolean,
}

-- Whether the pay period makes up for the months before, given that the law of its date does.
local function makes_up(case)
  if case.pay_period == "year" then
    return false
  elseif eq(case.date.day, 31) and case.official_pay_period == "none" and not case.is_pay_of_december then
    error("a year without a date stands for its December, which makes up for the months before: say the date of the "
      .. "pay period, as in date=2024-11-30")
  end
  return true
end

return { makes_up = makes_up }
