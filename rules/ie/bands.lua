-- Charges by slices of an amount, as the tables of rates in the Acts have them ("the first ...", "the next ...").

local bands = {}

-- What `list` charges on `amount`. Each band has a `rate` and, but for the last, a `width`.
function bands.charge(amount, list)
  local charge, left = 0, amount
  for _, band in ipairs(list) do
    local slice = band.width and min(left, band.width) or left
    charge = charge + slice * band.rate
    left = left - slice
  end
  return charge
end

-- The same where the rates changed within the year: each period has its `months` and its `bands`.
function bands.charge_over_year(amount, periods)
  local charge = 0
  for _, period in ipairs(periods) do
    charge = charge + bands.charge(amount, period.bands) * period.months / 12
  end
  return charge
end

-- To whole cents.
function bands.cents(amount)
  return round(amount, 0.01)
end

return bands
