-- Capital gains tax on gains of each kind.

local charge = {}

-- The tax on taxable gains, of which so much falls into the basic rate band as is left of it.
function charge.tax(gains, left, case, law)
  local earlier = law.on(date(case.year, 4, 6)).capital_gains_rates
  local rates = law.on(date(case.year + 1, 4, 5)).capital_gains_rates
  local tax = gains.relieved * law.relieved_gains_rate
  -- The band saves most where the rates are furthest apart.
  for _, kind in ipairs {
    { gains = gains.earlier, rates = earlier },
    { gains = gains.carried_interest, rates = law.carried_interest_rates },
    { gains = gains.other, rates = rates },
    { gains = gains.residential, rates = law.residential_gains_rates },
  } do
    local lower, higher = kind.rates.lower, kind.rates.higher
    -- s. 1I(A1): gains with a rate of their own leave the band to others.
    local in_band = eq(lower, higher) and 0 or min(left, kind.gains)
    left, tax = left - in_band, tax + in_band * lower + (kind.gains - in_band) * higher
  end
  return floor(tax, 0.01)
end

-- The tax without some gains on homes and others, of which a part was taxed at earlier rates. Losses of the year, and
-- those of trades as they were claimed, stay.
function charge.tax_without(homes, others, earlier, case, law)
  local net = max(0, case.all_gains - homes - others - case.capital_losses_left - case.trading_loss_against_gains)
  local left = max(0, net - case.exempt_amount - ceil(case.capital_losses_brought_forward))
  local relieved = min(left, case.relieved_gains)
  left = left - relieved
  local at_earlier_rates = min(left, case.other_gains_at_earlier_rates - earlier)
  left = left - at_earlier_rates
  local other = min(left, case.other_gains - others + earlier)
  left = left - other
  local residential = min(left, case.all_residential_gains - homes)
  local gains = {
    relieved = relieved, earlier = at_earlier_rates, other = other, residential = residential,
    carried_interest = left - residential,
  }
  return charge.tax(gains, max(0, case.basic_rate_limit - case.taxable_income - relieved), case, law)
end

return charge
