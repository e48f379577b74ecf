-- Each child of the year, from the eldest on: which months, which share of the allowances, and what both come to.

local most = 8

local section = { en = "Children", de = "Kinder" }

input "children" {
  label   = { en = "Number of children", de = "Zahl der Kinder" },
  ask     = { en = "How many children have you?", de = "Wie viele Kinder haben Sie?" },
  help    = "Children for whom you, or one of you when filing jointly, have child benefit or a child allowance in "
         .. "the year. Child 1 is the eldest. With a taxable income taken from an assessment give "
         .. "child_allowances_deducted as well, 0 if it took none off.",
  section = section,
  source  = "§ 32 Abs. 1 bis 5, § 63 EStG",
  type    = count(most),
  default = 0,
  aliases = { "kinder" },
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

local function of_parents(case, child)
  local word = case[child.allowances]
  if word == "own" then
    if case.filing == "widowed" then
      error("whether both halves of the allowances are yours depends on the other parent: give " .. child.allowances
        .. ", full if that parent is dead, else half")
    end
    word = case.filing == "joint" and "full" or "half"
  end
  return parents[word]
end

local function child_benefit(case, law, child)
  local months = case[child.months]
  if months <= 0 then
    return 0
  end
  local rates  = law.child_benefit_rates
  local number = min(child.number, 4)
  if rates.from_july then
    local first, last = case[child.first_month], case[child.last_month]
    if months ~= last - first + 1 then
      error("child benefit rose in July of this year: give " .. child.child_benefit .. " itself")
    end
    local before = max(0, min(last, 6) - first + 1)
    return before * rates.monthly[number] + (months - before) * rates.from_july[number] + law.child_bonus
  end
  return months * rates.monthly[number] + law.child_bonus
end

local names = {
  "first_month", "last_month", "allowances", "share", "care_share", "months", "allowance", "child_benefit",
  "tax_if_taken", "taken", "tax_so_far", "deducted", "added", "childcare", "school_fees",
  "away_months", "education_allowance",
}

local function declare(nth)
  local child = { number = nth }
  function child.exists(case) return case.children >= nth end

  function child.label(en, de)
    return { en = "Child " .. nth .. ": " .. en, de = "Kind " .. nth .. ": " .. de }
  end

  for _, name in ipairs(names) do
    child[name] = "child_" .. nth .. "_" .. name
  end

  input(child.first_month) {
    label   = child.label("first month of the year", "erster Monat im Jahr"),
    help    = "The month from which on it counts as your child: that of its birth, if it was born in the year.",
    section = section,
    source  = "§ 32 Abs. 3 bis 5, Abs. 6 Satz 5 EStG",
    type    = count(12),
    min     = 1,
    default = 1,
    ask_if  = child.exists,
  }

  input(child.last_month) {
    label   = child.label("last month of the year", "letzter Monat im Jahr"),
    help    = "The month in which it still counts, such as the last of its training, or that of its 25th birthday.",
    section = section,
    source  = "§ 32 Abs. 3 bis 5, Abs. 6 Satz 5 EStG",
    type    = count(12),
    min     = 1,
    default = 12,
    ask_if  = child.exists,
  }

  input(child.allowances) {
    label   = child.label("allowances", "Freibeträge"),
    help    = "Spouses who file jointly have both allowances in full for a child of both, everybody else the half of "
           .. "one parent. Both halves are yours if the other parent is dead or lives abroad for good, or if the "
           .. "other half was transferred to you. An allowance for a child abroad, which may be less, is not covered.",
    section = section,
    source  = "§ 32 Abs. 6 Satz 1 bis 3 und 6 bis 11 EStG",
    type    = allowances,
    default = "own",
    ask_if  = child.exists,
  }

  rule(child.share) {
    label   = child.label("share of the parents", "Anteil der Eltern"),
    help    = "The part of what the law gives to both parents together that is yours.",
    section = section,
    source  = "§ 32 Abs. 6 Satz 1 bis 3 und 6 bis 11 EStG",
    type    = rate,
    from    = "2010-01-01",
    compute = function(case) return exact(of_parents(case, child).subsistence) / 2 end,
  }

  rule(child.care_share) {
    label   = child.label("share of the allowance for care", "Anteil am Betreuungsfreibetrag"),
    section = section,
    source  = "§ 32 Abs. 6 Satz 1 bis 3 und 6 bis 11 EStG",
    type    = rate,
    from    = "2010-01-01",
    compute = function(case) return exact(of_parents(case, child).care) / 2 end,
  }

  rule(child.months) {
    label   = child.label("months that count", "Monate"),
    help    = "Give it yourself if there is a gap between the first and the last month.",
    section = section,
    source  = "§ 32 Abs. 6 Satz 5 EStG",
    type    = count(12),
    from    = "2010-01-01",
    compute = function(case)
      if case.children < nth then
        return 0
      end
      if case[child.last_month] < case[child.first_month] then
        error(child.last_month .. " is before " .. child.first_month)
      end
      return case[child.last_month] - case[child.first_month] + 1
    end,
  }

  rule(child.allowance) {
    label   = child.label("allowances of the year", "Freibeträge des Jahres"),
    section = section,
    source  = "§ 32 Abs. 6 EStG",
    type    = number,
    from    = "2010-01-01",
    compute = function(case, law)
      local year = case[child.share] * law.child_allowance + case[child.care_share] * law.child_care_allowance
      return 2 * year * case[child.months] / 12
    end,
  }

  rule(child.child_benefit) {
    label   = child.label("child benefit due for the year", "Anspruch auf Kindergeld"),
    help    = "What is due, not what was paid; the half of it if you have the child allowance of one parent only. "
           .. "Give it yourself for months in which it was awarded but not paid because of a late application (§ 70 "
           .. "Abs. 1 Satz 2 EStG), or for a benefit from abroad that takes its place.",
    section = section,
    source  = "§ 31 Satz 4 und 5, §§ 65, 66 EStG",
    type    = money,
    min     = 0,
    from    = "2010-01-01",
    compute = function(case, law)
      return child_benefit(case, law, child) * case[child.share]
    end,
  }

  return child
end

local children = {}
for nth = 1, most do
  children[nth] = declare(nth)
end

return children
