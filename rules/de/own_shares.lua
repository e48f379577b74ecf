-- What those without an employer bear in a month, by the law of the month.

local own_shares = {}

-- Students bear a share of the general rate, on the need that the law sets for them, and `further`, the insurer's own.
function own_shares.health_of_students(law, further)
  local rates   = law.health_insurance_rates
  local general = 2 * rates.employee - rates.alone
  return round(law.students_need * law.students_share_of_health_rate * general, 0.01)
    + round(law.students_need * further, 0.01)
end

-- Care insurance at a `rate`: the childless bear a surcharge, others have `discounts` for children.
function own_shares.care(law, base, rate, childless, discounts)
  local rates = law.care_insurance_rates
  if childless then return round(base * rate, 0.01) + round(base * rates.childless, 0.01) end
  return round(base * (rate - rates.discount * discounts), 0.01)
end

return own_shares
