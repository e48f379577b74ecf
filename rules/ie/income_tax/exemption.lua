-- People aged 65 or over: exemption up to a limit of total income, and marginal relief above it.

local exemption = {}

-- The income up to which the person, or the couple taxed as one, is exempt; nil below the age.
function exemption.limit(law, kind, children, oldest)
  if oldest < law.exemption_age then return nil end
  local per_child = law.age_exemption_per_child
  return law.age_exemption[kind] + per_child.first_two * min(children, 2) + per_child.further * max(0, children - 2)
end

-- The tax that remains of `tax` for people with `limit`: none, marginal relief, or all of it.
function exemption.apply(law, limit, income, tax)
  if not limit then return tax end
  if income <= limit then return 0 end
  if income > law.marginal_relief_span * limit then return tax end
  return min(tax, round(law.marginal_relief_rate * (income - limit), 0.01))
end

return exemption
