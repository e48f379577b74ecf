-- § 24b EStG: the relief for lone parents, as the assessment grants it. Payroll took up its rises later
-- (wage_tax/figures.lua).

local sections = require "income.sections"

parameter "lone_parent_amounts" {
  source = "§ 24b Abs. 2 EStG; until 2014 Abs. 1",
  type   = record { first = money, further = money }, per = "year",
  note   = "For the first child and for each further one; a twelfth of it for each month.",
  until_changed = true,
  since  = {
    ["2004-01-01"] = { first = 1308, further = 0 },
    ["2015-01-01"] = revised { ["2015-07-22"] = { first = 1908, further = 240 } },   -- BGBl. 2015 I S. 1202
    ["2020-01-01"] = revised { ["2020-06-30"] = { first = 4008, further = 240 } },   -- Zweites Corona-Steuerhilfegesetz
    ["2023-01-01"] = revised { ["2022-12-20"] = { first = 4260, further = 240 } },   -- Jahressteuergesetz 2022
  },
}

input "lone_parent_months" {
  section = sections.children,
  source  = "§ 24b Abs. 1, 3 und 4 EStG",
  type    = count(12),
  default = 0,
  ask_if  = function(case) return case.children > 0 end,
}

rule "lone_parent_children" {
  section = sections.children,
  source  = "§ 24b Abs. 1 und 2 EStG",
  type    = number,
  min     = 1,
  max     = 30,
  compute = function(case) return max(1, case.children) end,
}

-- § 24b Abs. 4 holds for each further child, too: of all children's months those beyond one child's count.
rule "months_with_lone_parent" {
  of      = "child",
  section = sections.children,
  source  = "§ 24b Abs. 4 EStG",
  private = true,
  type    = number,
  from    = "2015-01-01",
  absent  = 0,
  compute = function(child, _, case) return min(child.months, case.lone_parent_months) end,
}

rule "lone_parent_months_of_further_children" {
  section = sections.children,
  source  = "§ 24b Abs. 2 Satz 2 und Abs. 4 EStG; BMF 23.10.2017, IV C 8 - S 2265-a/14/10005",
  type    = number,
  from    = "2015-01-01",
  compute = function(case)
    local further, months = case.lone_parent_children - 1, case.lone_parent_months
    if not eq(further + 1, case.children) then
      return further * months
    end
    return max(0, sum(case.child, "months_with_lone_parent") - months)
  end,
}

rule "relief_for_lone_parents" {
  section = sections.children,
  source  = "§ 24b EStG",
  type    = money, per = "year",
  to      = "2014-12-31",
  compute = function(case, law) return law.lone_parent_amounts.first * case.lone_parent_months / 12 end,
}

rule "relief_for_lone_parents" {
  section = sections.children,
  source  = "§ 24b EStG",
  type    = money, per = "year",
  from    = "2015-01-01",
  compute = function(case, law)
    local amounts = law.lone_parent_amounts
    local further = amounts.further * case.lone_parent_months_of_further_children
    return (amounts.first * case.lone_parent_months + further) / 12
  end,
}

-- Of the letter on § 24b EStG: a second child is born in June.
example "The second child of a lone parent, born in June" {
  year   = 2017,
  given  = { children = 2, child_2_first_month = 6, lone_parent_months = 12 },
  expect = { relief_for_lone_parents = 2048 },
  source = "BMF 23.10.2017, IV C 8 - S 2265-a/14/10005 (1,908 + 240 x 7/12), as reproduced at "
    .. "lohnsteuerberatung-ammerland.de",
}
