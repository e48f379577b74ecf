-- § 32a Abs. 1 EStG: what a tariff (a list of bands, see income_tax_tariff.lua) makes of one person's income.
-- Shared by the rules on income tax and on its rates.

-- Until 2003 the law cuts each product of the formula to three decimals: `step` is nil where it does not.
local function product(a, b, step)
  if step then
    return truncate(a * b, step)
  end
  return a * b
end

local function tax_in_band(band, income, step)
  if band.square then
    local y = (income - band.from) / 10000   -- § 32a Abs. 1 Satz 3: a ten-thousandth
    local inner = product(band.square, y, step) + band.linear
    return product(inner, y, step) + (band.constant or 0)
  elseif band.rate then
    return product(band.rate, income, step) - band.less
  end
  return 0
end

-- The tax in whole euros on an income already rounded as the law says. A band is left with the next whole euro.
local function tax(income, bands, step)
  for _, band in ipairs(bands) do
    if not band.upto or income < band.upto + 1 then
      return floor(tax_in_band(band, income, step))
    end
  end
end

-- § 32a Abs. 1 und 5: the tax on the taxable income of one person, or of two together by the splitting tariff.
local function assessed(law, persons, taxable_income)
  local rounding = law.tariff_rounding
  local income   = floor(taxable_income / persons, rounding.income_step) + rounding.income_plus
  return persons * tax(income, law.tariff, rounding.product_step)
end

-- The derivative of the formula: the share of the next euro that is taxed away, rounding left aside.
local function slope(income, bands)
  for _, band in ipairs(bands) do
    if not band.upto or income < band.upto then
      if band.square then
        local y = (income - band.from) / 10000
        return (2 * band.square * y + band.linear) / 10000
      end
      return band.rate or 0
    end
  end
end

return { tax = tax, assessed = assessed, slope = slope }
