-- Each child of the year, from the eldest on: which months, which share of the allowances, and what both come to.

local most = 8

local section = { en = "Children", de = "Kinder" }

input "children" {
  section = section,
  source  = "§ 32 Abs. 1 bis 5, § 63 EStG",
  type    = count(most),
  default = 0,
  typical = { 1, 2 },
}

person "child" {
  label   = { en = "Child", de = "Kind" },
  section = section,
  source  = "§ 32 Abs. 1 bis 5 EStG",
  at_most = most,
  aliases = { "child_{number}_{name}" },
  counted_by = "children",
}

-- What a word for the allowances of a child means: the parents whose child allowance, and whose allowance for care,
-- are the taxpayer's. `own` is what the law gives where nothing is transferred.
local parents = {
  half              = { subsistence = 1, care = 1 },
  full              = { subsistence = 2, care = 2 },
  half_and_all_care = { subsistence = 1, care = 2 },
  half_and_no_care  = { subsistence = 1, care = 0 },
  none              = { subsistence = 0, care = 0 },
}

local allowances = choice {
  "own", "half", "full", "half_and_all_care", "half_and_no_care", "none",
  labels = {
    own = { en = "As the law has it: both when filing jointly, else a half", de = "Nach dem Gesetz" },
    half = { en = "The half of one parent", de = "Die Hälfte eines Elternteils" },
    full = { en = "Both halves", de = "Beide Hälften" },
    half_and_all_care = { en = "A half, and both halves for care", de = "Eine Hälfte, Betreuungsfreibetrag ganz" },
    half_and_no_care = { en = "A half, and none for care", de = "Eine Hälfte, ohne Betreuungsfreibetrag" },
    none = { en = "None", de = "Keine" },
  },
}

-- A child abroad who is not taxed here has what is needed there: the share of the country, for months wholly abroad.
local abroad_source = "§ 32 Abs. 6 Satz 4, § 33a Abs. 2 Satz 2, § 10 Abs. 1 Nr. 5 Satz 3 EStG"

local function of_parents(child, case)
  local word = child.allowances
  if word == "own" then
    if case.filing == "widowed" then
      error("whether both halves of the allowances are yours depends on the other parent: give the child's "
        .. "allowances, full if that parent is dead, else half")
    end
    word = case.filing == "joint" and "full" or "half"
  end
  return parents[word]
end

-- Whether the months of a child are those from its first to its last.
local function has_no_gap(child) return child.months == child.last_month - child.first_month + 1 end

-- 1 in a month in which a child counts, else 0.
local function counts_in(child, month)
  return clamp(month - child.first_month + 1, 0, 1) * clamp(child.last_month - month + 1, 0, 1)
end

-- How many elder children count in a month.
local function elder_in(child, case, month)
  local elder = 0
  for nth = 1, child.number - 1 do
    if case.child[nth].months > 0 then
      elder = elder + counts_in(case.child[nth], month)
    end
  end
  return elder
end

-- Child benefit of a month by the number of elder children: the third child and the fourth with all further ones have
-- more (§ 66 Abs. 1).
local function of_rank(rates, elder)
  return rates[1] + (rates[2] - rates[1]) * clamp(elder, 0, 1) + (rates[3] - rates[2]) * clamp(elder - 1, 0, 1)
    + (rates[4] - rates[3]) * clamp(elder - 2, 0, 1)
end

-- Whether all elder children count in all months, so that the rank of a child is its number.
local function elder_stay(child, case)
  local stay = true
  for nth = 1, child.number - 1 do
    stay = stay and case.child[nth].months == 12
  end
  return stay
end

-- Whether the months of a child and of all elder ones are known one by one.
local function months_are_known(child, case)
  local known = has_no_gap(child)
  for nth = 1, child.number - 1 do
    known = known and (case.child[nth].months <= 0 or has_no_gap(case.child[nth]))
  end
  return known
end

local function child_benefit(child, law, case)
  if child.abroad_months > 0 then
    error("whether child benefit is due for a child abroad, and less what of it, depends on the country: give the "
      .. "child's child_benefit itself, with comparable benefits of the country")
  elseif child.months <= 0 then
    return 0
  end
  local january  = law.on(date(case.year, 1, 1)).child_benefit_rates
  local december = law.on(date(case.year, 12, 31)).child_benefit_rates
  local number   = min(child.number, 4)
  local of_rank_alone = january[number] == january[1] or elder_stay(child, case)
  if january[number] == december[number] and of_rank_alone then
    return law.child_bonus + child.months * january[number]
  elseif not months_are_known(child, case) then
    error("child benefit is not the same in all months of this year, for it rose or an elder child left: give the "
      .. "child's child_benefit itself")
  end
  local benefit = law.child_bonus
  for month in months(case) do
    local rates = law.on(month.first).child_benefit_rates
    benefit = benefit + counts_in(child, month.number) * of_rank(rates, elder_in(child, case, month.number))
  end
  return benefit
end

input "first_month" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 3 bis 5, Abs. 6 Satz 5 EStG",
  type    = count(12),
  min     = 1,
  default = 1,
}

input "last_month" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 3 bis 5, Abs. 6 Satz 5 EStG",
  type    = count(12),
  min     = 1,
  default = 12,
}

input "abroad_months" {
  of      = "child",
  section = section,
  source  = abroad_source,
  type    = count(12),
  default = 0,
}

input "allowances" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 6 Satz 1 bis 3 und 6 bis 11 EStG",
  type    = allowances,
  default = "own",
}

rule "share" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 6 Satz 1 bis 3 und 6 bis 11 EStG",
  type    = rate,
  from    = "2010-01-01",
  compute = function(child, _, case) return exact(of_parents(child, case).subsistence) / 2 end,
}

rule "care_share" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 6 Satz 1 bis 3 und 6 bis 11 EStG",
  private = true,
  type    = rate,
  from    = "2010-01-01",
  compute = function(child, _, case) return exact(of_parents(child, case).care) / 2 end,
}

rule "months" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 6 Satz 5 EStG",
  type    = count(12),
  from    = "2010-01-01",
  absent  = 0,
  compute = function(child)
    if child.last_month < child.first_month then
      error("the child's last_month is before its first_month")
    end
    return child.last_month - child.first_month + 1
  end,
}

-- A month abroad counts by the share of the country.
rule "months_lost_abroad" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 6 Satz 4 und 5 EStG",
  private = true,
  type    = number,
  from    = "2010-01-01",
  absent  = 0,
  compute = function(child, law)
    return child.abroad_months > 0 and child.abroad_months * (1 - law.country_shares[child.country]) or 0
  end,
}

-- For what is not counted by months.
rule "share_abroad" {
  of      = "child",
  section = section,
  source  = abroad_source,
  private = true,
  type    = rate,
  from    = "2010-01-01",
  compute = function(child, law)
    if child.abroad_months <= 0 then
      return 1
    elseif child.abroad_months < 12 then
      error("the child lived abroad for a part of the year: give its education_allowance and childcare_counted "
        .. "themselves")
    end
    return law.country_shares[child.country]
  end,
}

rule "allowance" {
  of      = "child",
  section = section,
  source  = "§ 32 Abs. 6 EStG",
  type    = number,
  from    = "2010-01-01",
  absent  = 0,
  compute = function(child, law)
    local year = child.share * law.child_allowance + child.care_share * law.child_care_allowance
    return 2 * year * (child.months - child.months_lost_abroad) / 12
  end,
}

rule "child_benefit" {
  of      = "child",
  section = section,
  source  = "§ 31 Satz 4 und 5, §§ 65, 66 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(child, law, case) return child_benefit(child, law, case) * child.share end,
}

-- Months abroad, the country, and the allowances of both parents in 2025: 9,600 for a whole year.
for _, row in ipairs {
  { 0, "half", 9600 }, { 12, "whole", 9600 }, { 12, "three_quarters", 7200 }, { 12, "half", 4800 },
  { 12, "quarter", 2400 }, { 6, "half", 7200 }, { 5, "quarter", 6600 },
} do
  example("A child of joint filers, " .. row[1] .. " months abroad: " .. row[2]) {
    year   = 2025,
    given  = {
      filing = "joint", children = 1, ["child.1.abroad_months"] = row[1], ["child.1.country"] = row[2],
      ["child.1.child_benefit"] = 0, taxable_income = 80000,
    },
    expect = { ["child.1.allowance"] = row[3], child_allowances_due = row[3] },
    source = "Worked by hand from § 32 Abs. 6 Satz 1 bis 5 EStG and the shares 3/4, 1/2 and 1/4 of the groups of "
      .. "countries (Hartz/Meeßen/Wolf, ABC-Führer Lohnsteuer, Kinderfreibeträge, Rz. 45/3)",
  }
end

example "Training and care of a child abroad, where half counts" {
  year   = 2025,
  given  = {
    filing = "joint", children = 1, ["child.1.abroad_months"] = 12, ["child.1.country"] = "half",
    ["child.1.away_months"] = 12, ["child.1.childcare"] = 10000,
  },
  expect = { ["child.1.education_allowance"] = 600, childcare_deducted = 2400 },
  source = "Worked by hand from § 33a Abs. 2 Satz 1 und 2, § 10 Abs. 1 Nr. 5 Satz 1 und 3 EStG: half of 1,200, 4,800",
}

return { most = most }
