-- In 2019/20 the limit of a relief changed within the year, on 11 March 2020, and in 2024/25 the rates and a limit, on
-- 30 October 2024: what was disposed of before that day has to be known as far as it matters, and is never guessed.

local change = {}

function change.rates_changed(case, law)
  local before, after = law.on(date(case.year, 4, 6)), law.on(date(case.year + 1, 4, 5))
  return not eq(before.capital_gains_rates.higher, after.capital_gains_rates.higher)
end

-- Whether the day decides how much of the gains is relieved, or at what rate the rest is taxed.
local function matters(case, law, before, after, gains, used)
  if gains + used <= min(before, after) then return false end
  return gains > 0 and (change.rates_changed(case, law) or not eq(before, after))
end

local function part(name, fields)
  rule(name) {
    label   = fields.label,
    ask     = fields.ask,
    help    = "Of disposals before 11 March 2020 in 2019/20, before 30 October 2024 in 2024/25. Only asked for where "
      .. "the day decides.",
    section = "Capital gains",
    source  = fields.source,
    type    = money, per = "year",
    min     = 0,
    ask_if  = fields.matters,
    compute = function(case, law)
      if fields.matters(case, law) then return nil end   -- must be given
      return 0
    end,
  }
end

part("capital_gains_before_change", {
  label   = "Of the gains on shares and other assets, before the rates changed",
  ask     = "How much of your gains on shares and other assets was from before 30 October 2024?",
  source  = "FA 2025 s. 7(3)",
  matters = function(case, law)
    return case.capital_gains + case.non_resident_land_gains > 0 and change.rates_changed(case, law)
  end,
})

part("foreign_gains_before_change", {
  label   = "Of these gains taxed abroad, before the rates changed",
  ask     = "How much of the gains taxed abroad was from before 30 October 2024?",
  source  = "FA 2025 s. 7(3)",
  matters = function(case, law) return case.foreign_tax_on_gains > 0 and change.rates_changed(case, law) end,
})

part("disposal_relief_gains_before_change", {
  label   = "Of the gains with business asset disposal relief, before the law changed",
  ask     = "How much of your gains with business asset disposal relief was from before the law changed?",
  source  = "FA 2020 Sch. 3; FA 2025 s. 7(3)",
  matters = function(case, law)
    local before, after = law.on(date(case.year, 4, 6)), law.on(date(case.year + 1, 4, 5))
    return matters(case, law, before.disposal_relief_limit, after.disposal_relief_limit, case.disposal_relief_gains,
      case.disposal_relief_used)
  end,
})

part("investors_relief_gains_before_change", {
  label   = "Of the gains with investors' relief, before the law changed",
  ask     = "How much of your gains with investors' relief was from before 30 October 2024?",
  source  = "FA 2025 ss. 7(3), 10",
  matters = function(case, law)
    local before, after = law.on(date(case.year, 4, 6)), law.on(date(case.year + 1, 4, 5))
    return matters(case, law, before.investors_relief_limit, after.investors_relief_limit, case.investors_relief_gains,
      case.investors_relief_used)
  end,
})

return change
