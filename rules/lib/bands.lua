-- What is charged by slices of an amount. A list of bands ascends; each has its `rate` and, but for the last, its upper
-- end, `upto`. An amount is not negative.

local slices = {}

-- The tax on an amount: each slice of it at the rate of its band.
function slices.tax(list, amount)
  local tax, charged = 0, 0
  for _, band in ipairs(list) do
    local reached = band.upto and min(amount, band.upto) or amount
    tax = tax + (reached - charged) * band.rate
    charged = reached
  end
  return tax
end

-- The tax on the slice of an amount between two, of which the second is not lower.
function slices.between(list, from, upto)
  local tax, below = 0, 0
  for _, band in ipairs(list) do
    local top = band.upto and min(upto, band.upto) or upto
    tax = tax + max(0, top - max(from, below)) * band.rate
    below = band.upto
  end
  return tax
end

-- The marginal bracket: the band of the last cent of an amount, and its place in the list. At its upper end an amount
-- is in it still. Nothing if the last band has an upper end and the amount is beyond.
function slices.bracket(list, amount)
  for place, band in ipairs(list) do
    if not band.upto or amount <= band.upto then return band, place end
  end
end

-- Bands of a `width` ("the first 12,012, the next 10,908") as bands with an upper end.
function slices.of_widths(list)
  local found, upto = {}, 0
  for _, band in ipairs(list) do
    if band.width then upto = upto + band.width end
    table.insert(found, { upto = band.width and upto, rate = band.rate })
  end
  return found
end

return slices
