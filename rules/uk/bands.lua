-- Bands of rates as they are put together for a taxpayer, by the names of their rates.

local bands = {}

-- The tax on an amount, which is not below nothing, as what each rate adds to the one before: fewer operations, for a
-- tax that is only compared.
function bands.tax_in_steps(list, amount)
  local tax = amount * list[1].rate
  for place, band in ipairs(list) do
    local next_band = list[place + 1]
    if next_band then tax = tax + max(0, amount - band.upto) * (next_band.rate - band.rate) end
  end
  return tax
end

-- The same on the slice between two amounts.
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
