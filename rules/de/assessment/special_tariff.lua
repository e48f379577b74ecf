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
  if income <= 0 then
    return 0
  elseif eq(benefits, 0) then
    return plain(case, law, income)
  end
  return floor(rate_with(case, law, income, benefits) * income)
end

local function ordinary(case, law, income)
  return with_benefits(case, law, income, case.benefits_after_lump_sum)
end

-- § 34 Abs. 1 Satz 2 and 3: the tax on what is left without the extraordinary income, nothing if that is below zero.
local function on_rest(case, law, income)
  return ordinary(case, law, income - case.extraordinary_income)
end

-- The tax with a fifth of the extraordinary income. Where the rest is below zero, it is the tax on a fifth of all;
-- then benefits count only as far as they exceed it (BFH VI R 44/07), and how much of what is left goes into the
-- fifth, courts and guidelines do not say alike.
local function with_fifth(case, law, income)
  local fifths, benefits = law.extraordinary_income_fifths, case.benefits_after_lump_sum
  local rest = income - case.extraordinary_income
  if rest >= 0 or income <= 0 then
    return ordinary(case, law, rest + case.extraordinary_income / fifths)
  elseif benefits < 0 or benefits + rest > 0 then
    error("benefits under § 32b that exceed a negative remaining income, or are below zero beside one, with a fifth "
      .. "under § 34 Abs. 1 EStG are not modelled: sources contradict each other")
  end
  return plain(case, law, income / fifths)
end

-- § 34 Abs. 3: 56 % of the average rate, but no less than the lowest, on gains of a sale up to a limit.
local function at_reduced_rate(case, law, income)
  local figures = law.reduced_average_rate
  local counted = clamp(income, 0, min(case.reduced_rate_gain, figures.most_income))
  local average = rate_with(case, law, income, case.benefits_after_lump_sum)
  local share   = max(figures.least, figures.share * average)
  return ordinary(case, law, income - counted) + floor(share * counted)
end

-- The income tax by the tariff, of its parts. The reliefs of § 34 are dropped where they would raise the tax.
local function tax(case, law, part)
  local extraordinary, gain = case.extraordinary_income > 0, case.reduced_rate_gain > 0
  if extraordinary and gain then
    error("extraordinary_income and reduced_rate_gain together are not modelled: § 34 Abs. 3 with Abs. 1 EStG")
  elseif extraordinary then
    local rest = part("on_rest")
    return min(part("ordinary"), rest + law.extraordinary_income_fifths * (part("with_fifth") - rest))
  elseif gain then
    return min(part("ordinary"), part("at_reduced_rate"))
  end
  return part("ordinary")
end

local parts = {
  ordinary        = { of = ordinary,        en = "without § 34", de = "ohne § 34 EStG" },
  on_rest         = { of = on_rest,         en = "on the rest",    de = "auf die übrigen Einkünfte" },
  with_fifth      = { of = with_fifth,      en = "with a fifth of it", de = "mit einem Fünftel davon" },
  at_reduced_rate = { of = at_reduced_rate, en = "at the reduced rate", de = "zum ermäßigten Steuersatz" },
}

-- Declares the rule `name`, the tax on an income, and its parts as rules of their own, so that each stays a small
-- formula. `income` gives the income of a case; `names` the names that parts have, if not those made from `name`;
-- `check` is called with the tax.
-- What is declared `of` somebody takes the income of the person.
local function declare(name, fields, income, names, check)
  local function body(compute)
    if not fields.of then return compute end
    return function(person, law, case) return compute(case, law, person) end
  end
  local named = {}
  for key, part in pairs(parts) do
    local given = names and names[key] or {}
    named[key]  = given.name or name .. "_" .. key
    rule(named[key]) {
      label   = { en = fields.label.en .. ", " .. part.en, de = fields.label.de .. ", " .. part.de },
      section = { en = "Special tariffs", de = "Besondere Tarife" },
      source  = "§§ 32a, 32b, 34 EStG",
      type    = money, per = "year",
      from    = fields.from,
      aliases = given.aliases,
      of      = fields.of,
      compute = body(function(case, law, person) return part.of(case, law, income(case, law, person)) end),
    }
  end
  fields.type, fields.per = money, "year"
  fields.compute = body(function(case, law, person)
    local from = person or case
    local result = tax(case, law, function(key) return from[named[key]] end)
    if check then
      check(case, law, result)
    end
    return result
  end)
  rule(name)(fields)
end

-- The share of the next euro with the fifths of § 34 Abs. 1, where they lower the tax: one that is not extraordinary.
local function slope_with_fifths(case, law, income)
  local persons, fifths = splitting.parts(case), law.extraordinary_income_fifths
  local rest = income - case.extraordinary_income
  if rest < 0 then
    return formula.slope(income / fifths / persons, law.tariff)
  end
  local lower = formula.slope(rest / persons, law.tariff)
  return lower + fifths * (formula.slope((rest + case.extraordinary_income / fifths) / persons, law.tariff) - lower)
end

-- The share of the next euro of an income, by the formulas without their rounding; with benefits to a tenth of a
-- percent, since there it is for orientation only. `relieved` says whether § 34 lowers the tax.
local function slope(case, law, income, relieved)
  local benefits = case.benefits_after_lump_sum
  if benefits < 0 or relieved and (case.reduced_rate_gain > 0 or benefits > 0) then
    error("the marginal rate with § 34 Abs. 3 EStG, with its fifths and benefits together, or with negative benefits "
      .. "is not modelled: levy cliffs shows what a further euro costs")
  elseif relieved and case.extraordinary_income > 0 then
    return slope_with_fifths(case, law, income)
  end
  local step = formula.slope((income + benefits) / splitting.parts(case), law.tariff)
  if eq(benefits, 0) then
    return step
  end
  local share = min(1, truncate(income / max(1, income + benefits), 0.001))
  local rate  = min(1, rate_with(case, law, income, benefits))
  return round(min(1, round(step, 0.001) * share + rate * (1 - share)), 0.001)
end

return { plain = plain, rate_with = rate_with, declare = declare, slope = slope }
