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

rule "relief_for_lone_parents" {
  section = sections.children,
  source  = "§ 24b EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local amounts = law.lone_parent_amounts
    return (amounts.first + (case.lone_parent_children - 1) * amounts.further) * case.lone_parent_months / 12
  end,
}
