-- What those without an employer bear in a month, by the law of the month.

local own_shares = {}

-- The rate of which the state, an employer or nobody bears a part.
local function general_rate(law)
  local rates = law.health_insurance_rates
  return 2 * rates.employee - rates.alone
end

-- The whole rate on a base, with `further`, the insurer's own.
function own_shares.whole_health(law, base, further)
  return round(base * general_rate(law), 0.01) + round(base * further, 0.01)
end

-- Half of it: until 2018 the insurer's own rate was the insured's alone.
function own_shares.half_of_health(law, base, further)
  local rates = law.health_insurance_rates
  return round(base * rates.employee, 0.01) + round(base * rates.additional * further, 0.01)
end

-- Students bear a share of the general rate, on the need that the law sets for them, and `further`, the insurer's own.
function own_shares.health_of_students(law, further)
  return round(law.students_need * law.students_share_of_health_rate * general_rate(law), 0.01)
    + round(law.students_need * further, 0.01)
end

-- Care insurance at a `rate`: the childless bear a surcharge, others have `discounts` for children.
function own_shares.care(law, base, rate, childless, discounts)
  local rates = law.care_insurance_rates
  if childless then return round(base * rate, 0.01) + round(base * rates.childless, 0.01) end
  return round(base * (rate - rates.discount * discounts), 0.01)
end

return own_shares
