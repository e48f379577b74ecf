-- The tariff with §§ 32b and 34 EStG, as functions of a taxable income: the assessment, the fictitious tax of the
-- levies and the comparison with child benefit all ask it, each of its own income.

local formula   = require "tariff_formula"
local splitting = require "assessment.splitting"

-- § 32a EStG alone.
local function plain(case, law, income)
  return formula.assessed(law, splitting.parts(case), max(0, income))
end

-- § 32b Abs. 1 und 2: the share that the tariff takes of an income together with the benefits.
local function rate_with(case, law, income, benefits)
  local raised = income + benefits
  if raised < 1 then
    return 0
  end
  return truncate(plain(case, law, raised) / raised, law.progression_rate_step)
end

-- § 32b: the tax on an income at the rate that holds with the benefits, in whole euros; the plain tariff without.
local function with_benefits(case, law, income, benefits)
  if eq(benefits, 0) or income <= 0 then
    return plain(case, law, income)
  end
  return floor(rate_with(case, law, income, benefits) * income)
end

local function ordinary(case, law, income)
  return with_benefits(case, law, income, case.benefits_after_lump_sum)
end

-- § 34 Abs. 1 Satz 3: the rest is below zero. Benefits count only as far as they exceed it (BFH VI R 44/07); how much of
-- what is then left goes into the fifth, the senates and the guidelines do not say alike.
local function with_negative_rest(case, law, income, rest)
  if case.benefits_after_lump_sum + rest > 0 then
    error("benefits under § 32b that exceed a negative remaining income, with a fifth under § 34 Abs. 1: not modelled, "
      .. "sources contradict each other")
  elseif case.benefits_after_lump_sum < 0 then
    error("negative benefits under § 32b with a negative remaining income under § 34 Abs. 1 are not modelled")
  end
  local fifths = law.extraordinary_income_fifths
  return fifths * plain(case, law, income / fifths)
end

-- § 34 Abs. 1: five times what a fifth of the extraordinary income adds.
local function fifths(case, law, income, extraordinary)
  local rest = income - extraordinary
  if income <= 0 then
    return 0
  elseif rest < 0 then
    return with_negative_rest(case, law, income, rest)
  end
  local parts = law.extraordinary_income_fifths
  local tax   = ordinary(case, law, rest)
  return tax + parts * (ordinary(case, law, rest + extraordinary / parts) - tax)
end

-- § 34 Abs. 3: 56 % of the average rate, but no less than the lowest, on gains of a sale up to a limit.
local function reduced_rate(case, law, income, gain)
  local figures = law.reduced_average_rate
  local counted = min(gain, income, figures.most_income)
  if counted <= 0 then
    return ordinary(case, law, income)
  end
  local average = rate_with(case, law, income, case.benefits_after_lump_sum)
  local share   = max(figures.least, figures.share * average)
  return ordinary(case, law, income - counted) + floor(share * counted)
end

-- The tarifliche Einkommensteuer of an income. The reliefs of § 34 are dropped where they would raise the tax.
local function tax(case, law, income)
  local extraordinary, gain = case.extraordinary_income, case.reduced_rate_gain
  if extraordinary > 0 and gain > 0 then
    error("extraordinary_income and reduced_rate_gain together are not modelled: § 34 Abs. 3 with Abs. 1 EStG")
  elseif extraordinary > 0 then
    return min(ordinary(case, law, income), fifths(case, law, income, extraordinary))
  elseif gain > 0 then
    return min(ordinary(case, law, income), reduced_rate(case, law, income, gain))
  end
  return ordinary(case, law, income)
end

-- The share of the next euro of an income, by the formulas without their rounding.
local function slope(case, law, income)
  local parts = splitting.parts(case)
  if case.extraordinary_income > 0 or case.reduced_rate_gain > 0 then
    error("the marginal rate with § 34 EStG is not modelled: levy cliffs shows what a further euro costs")
  end
  local raised = income + case.benefits_after_lump_sum
  local step   = formula.slope(max(0, raised) / parts, law.tariff)
  if eq(case.benefits_after_lump_sum, 0) or raised <= 0 or income <= 0 then
    return step
  end
  local average = rate_with(case, law, income, case.benefits_after_lump_sum)
  return average + (step - average) * income / raised
end

return { plain = plain, ordinary = ordinary, rate_with = rate_with, fifths = fifths, tax = tax, slope = slope }
