-- Bands of rates: ascending limits, each with its rate; the last has no limit.

local bands = {}

-- The tax on the lowest `amount` of income.
function bands.tax(list, amount)
  local tax, below = 0, 0
  for _, band in ipairs(list) do
    local top = band.upto and min(amount, band.upto) or amount
    tax = tax + max(0, top - below) * band.rate
    below = band.upto
  end
  return tax
end

-- The same tax as what each rate adds to the one before: fewer operations, for a tax that is only compared.
function bands.tax_in_steps(list, amount)
  local tax, below, rate = 0, 0, 0
  for _, band in ipairs(list) do
    tax = tax + max(0, amount - below) * (band.rate - rate)
    below, rate = band.upto, band.rate
  end
  return tax
end

-- The tax on the slice of income between two amounts, of which the second is not lower.
function bands.slice(list, from, upto)
  local tax, below = 0, 0
  for _, band in ipairs(list) do
    local top = band.upto and min(upto, band.upto) or upto
    tax = tax + max(0, top - max(from, below)) * band.rate
    below = band.upto
  end
  return tax
end

function bands.slice_in_steps(list, from, upto)
  return bands.tax_in_steps(list, upto) - bands.tax_in_steps(list, from)
end

-- The same bands with other rates, in their order.
function bands.with_rates(list, rates)
  local other = {}
  for index, band in ipairs(list) do
    table.insert(other, { name = band.name, upto = band.upto, rate = rates[index] })
  end
  return other
end

-- Limits raised by `amount`; that of the Scottish starter rate stays.
function bands.raised(list, amount)
  local raised = {}
  for _, band in ipairs(list) do
    local limit = band.upto
    if limit and band.name ~= "starter" then limit = limit + amount end
    table.insert(raised, { name = band.name, upto = limit, rate = band.rate })
  end
  return raised
end

-- The limit above which the rate of that name is charged.
function bands.limit_below(list, name)
  local limit = 0
  for _, band in ipairs(list) do
    if band.name == name then return limit end
    limit = band.upto
  end
end

-- The rate of that name.
function bands.rate(list, name)
  for _, band in ipairs(list) do
    if band.name == name then return band.rate end
  end
end

return bands
