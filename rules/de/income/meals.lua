-- § 9 Abs. 4a EStG: meals of employees who work away from home, in figures that business trips and double households
-- share. The amounts a day are those of freelancers (freelance_travel.lua).

parameter "meal_cuts" {
  source = "§ 9 Abs. 4a Satz 8 EStG",
  type   = record { breakfast = rate, main = rate },
  note   = "Of the amount for a day of 24 hours. There was no cut before 2014; such meals were wages.",
  until_changed = true,
  since  = {
    -- Gesetz vom 20.02.2013, BGBl. I S. 285 (Nr. 9 of 25.02.2013)
    ["2014-01-01"] = revised { ["2013-02-25"] = { breakfast = 0.2, main = 0.4 } },
  },
}

-- The allowances of some days, before what is cut.
local function of_days(law, full, travel, short)
  local rates = law.meal_rates
  return full * rates.full + travel * rates.long + short * rates.short
end

-- What is cut for meals that somebody else provided.
local function cut(law, breakfasts, mains)
  if breakfasts + mains == 0 then
    return 0
  end
  return law.meal_rates.full * (breakfasts * law.meal_cuts.breakfast + mains * law.meal_cuts.main)
end

return { of_days = of_days, cut = cut }
