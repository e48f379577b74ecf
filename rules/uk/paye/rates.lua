-- Whose bands an employer goes by, and the single rate of codes such as BR and D0.

local taxpayer = require "income_tax.taxpayer"

local rates = {}

-- Main bands without what raises their limits: an employer does not know of gifts and contributions outside pay.
function rates.bands(case, law)
  return taxpayer.main_bands({
    is_scottish_taxpayer = case.is_scottish_taxpayer, is_welsh_taxpayer = case.is_welsh_taxpayer, limits_raised_by = 0,
  }, law)
end

-- The rate so many places after the basic rate.
function rates.single(list, above_basic)
  for index, band in ipairs(list) do
    if band.name == "basic" then
      local found = list[index + above_basic]
      return found and found.rate or error("this tax code does not exist in this tax year")
    end
  end
end

return rates
