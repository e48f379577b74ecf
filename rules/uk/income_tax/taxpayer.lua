-- Whose rates are charged on income other than savings and dividends, and the bands in the person's case.

local bands = require "bands"

rule "is_scottish_taxpayer" {
  source  = "No Scottish rates before 2016/17",
  type    = boolean,
  to      = "2016-04-05",
  compute = function() return false end,
}

rule "is_scottish_taxpayer" {
  source  = "ITA 2007 s. 11A; Scotland Act 1998 s. 80D",
  type    = boolean,
  from    = "2016-04-06",
  compute = function(case) return case.country == "scotland" end,
}

rule "is_welsh_taxpayer" {
  source  = "No Welsh rates before 2019/20",
  type    = boolean,
  to      = "2019-04-05",
  compute = function() return false end,
}

rule "is_welsh_taxpayer" {
  source  = "ITA 2007 s. 11B; Government of Wales Act 2006 s. 116E",
  type    = boolean,
  from    = "2019-04-06",
  compute = function(case) return case.country == "wales" end,
}

rule "property_is_taxed_apart" {
  source  = "ITA 2007 s. 11CA (FA 2026 s. 6)",
  private = true,
  type    = boolean,
  compute = function(case, law) return law.property_has_rates and not case.is_scottish_taxpayer end,
}

local taxpayer = {}

-- The rate of Welsh taxpayers in the band of that place.
function taxpayer.welsh_rate(law, place)
  return law.rates[place].rate - law.welsh_rates.less + law.welsh_rates.rates[place]
end

local function welsh(law)
  local rates = {}
  for place in ipairs(law.rates) do table.insert(rates, taxpayer.welsh_rate(law, place)) end
  return bands.with_rates(law.rates, rates)
end

-- Bands for income other than savings and dividends.
function taxpayer.main_bands(case, law)
  local list = law.rates
  if case.is_scottish_taxpayer then
    list = law.scottish_rates
  elseif case.is_welsh_taxpayer then
    list = welsh(law)
  end
  return bands.raised(list, case.limits_raised_by)
end

function taxpayer.property_bands(case, law)
  return bands.raised(bands.with_rates(law.rates, law.property_rates), case.limits_raised_by)
end

function taxpayer.savings_bands(case, law)
  return bands.raised(bands.with_rates(law.rates, law.savings_rates), case.limits_raised_by)
end

-- The tax credit of 2015/16 counts as part of the rate: the tax is less by it.
function taxpayer.dividend_bands(case, law)
  local rates = {}
  for _, rate in ipairs(law.dividend_rates) do table.insert(rates, rate - law.dividend_tax_credit) end
  return bands.raised(bands.with_rates(law.rates, rates), case.limits_raised_by)
end

return taxpayer
