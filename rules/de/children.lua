-- §§ 31, 32 Abs. 6 EStG: children. The surcharge and the church tax are always reckoned from the tax that would be due
-- after the child allowances (§ 51a Abs. 2 EStG, § 3 Abs. 2 SolzG 1995). The income tax takes them off only where that
-- saves more than the child benefit; that is not modelled, and refused.

local formula = require "tariff_formula"

input "child_allowances" {
  label   = { en = "Child allowances", de = "Kinderfreibeträge" },
  help    = "One for each child of spouses who file jointly; else a half for each child, or one where the other "
         .. "parent's half is yours. On a wage, the number on the wage tax record.",
  section = { en = "Household", de = "Haushalt" },
  source  = "§ 32 Abs. 6, § 38b Abs. 2, § 51a Abs. 2 und 2a EStG",
  type    = number,
  min     = 0,
  max     = 100,
  default = 0,
  aliases = { "kinderfreibetraege", "kinderfreibeträge", "ZKF" },
  -- Payroll asks for it (payroll_child_allowances), the assessment does not.
  ask_if  = function() return false end,
}

parameter "child_allowance" {
  label  = "Child allowances for a child, both parents' shares together",
  source = "§ 32 Abs. 6 Satz 1 EStG",
  type   = money,
  note   = "For the subsistence, and for care, upbringing and education. The acts of 2015, 2022 and 2024 raised them "
        .. "for a year that had begun.",
  since  = {
    ["2002-01-01"] = 5808,   -- Zweites Gesetz zur Familienförderung vom 16.08.2001, BGBl. I S. 2074
    ["2009-01-01"] = 6024,   -- Familienleistungsgesetz vom 22.12.2008, BGBl. I S. 2955
    ["2010-01-01"] = 7008,   -- Wachstumsbeschleunigungsgesetz vom 22.12.2009, BGBl. I S. 3950
    ["2015-01-01"] = revised {
      ["2015-07-22"] = 7152,   -- Gesetz vom 16.07.2015, BGBl. I S. 1202, Art. 1
    },
    ["2016-01-01"] = 7248,   -- Gesetz vom 16.07.2015, BGBl. I S. 1202, Art. 2
    ["2017-01-01"] = 7356,   -- Gesetz vom 20.12.2016, BGBl. I S. 3000, Art. 8
    ["2018-01-01"] = 7428,   -- Gesetz vom 20.12.2016, BGBl. I S. 3000, Art. 9
    ["2019-01-01"] = 7620,   -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210
    ["2020-01-01"] = 7812,   -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210
    ["2021-01-01"] = 8388,   -- Zweites Familienentlastungsgesetz vom 01.12.2020, BGBl. I S. 2616
    ["2022-01-01"] = revised {
      originally     = 8388,
      ["2022-12-14"] = 8548,   -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 1
    },
    ["2023-01-01"] = 8952,   -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 2
    ["2024-01-01"] = revised {
      originally     = 9312,   -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 3
      ["2024-12-05"] = 9540,   -- Gesetz vom 02.12.2024, BGBl. 2024 I Nr. 386
    },
    ["2025-01-01"] = 9600,   -- Steuerfortentwicklungsgesetz vom 23.12.2024, BGBl. 2024 I Nr. 449
    ["2026-01-01"] = 9756,   -- Steuerfortentwicklungsgesetz vom 23.12.2024, BGBl. 2024 I Nr. 449
  },
}

parameter "least_child_benefit" {
  label  = "Child benefit of a year for a first child, with the bonuses of the year",
  source = "§ 66 Abs. 1 EStG",
  type   = money,
  note   = "For both parents together. No other child has less. Bonuses: 100 (2009, 2022), 300 (2020), 150 (2021).",
  since  = {
    ["2002-01-01"] = 1848,   -- 154 a month
    ["2009-01-01"] = 2068,   -- 164, and 100
    ["2010-01-01"] = 2208,   -- 184
    ["2015-01-01"] = 2256,   -- 188, § 52 Abs. 49a Satz 8 EStG
    ["2016-01-01"] = 2280,   -- 190
    ["2017-01-01"] = 2304,   -- 192
    ["2018-01-01"] = 2328,   -- 194
    ["2019-01-01"] = 2388,   -- 194, since July 204
    ["2020-01-01"] = 2748,   -- 204, and 300
    ["2021-01-01"] = 2778,   -- 219, and 150
    ["2022-01-01"] = 2728,   -- 219, and 100
    ["2023-01-01"] = 3000,   -- 250
    ["2025-01-01"] = 3060,   -- 255
    ["2026-01-01"] = 3108,   -- 259
  },
}

-- The taxable income after a number of allowances, which may be a part of one that no decimal equals.
local function after(case, law, number)
  return max(0, case.taxable_income - round(number * law.child_allowance, 0.01))
end

-- § 31 Satz 4 EStG compares child by child. Each further allowance saves less than the one before, but for the steps in
-- which the tariff is rounded: so if child benefit is worth more than the first, be it a half or a whole one, by more
-- than these steps, it is so for all.
local function compare(case, law, persons, tax)
  local steps = 2 * persons * law.tariff_rounding.income_step
  for _, first in ipairs { 0.5, 1 } do
    local number = min(case.child_allowances, first)
    local saved  = tax - formula.assessed(law, persons, after(case, law, number))
    if saved + steps > number * law.least_child_benefit then
      error("child allowances may lower this income tax by more than child benefit, which is not modelled: take "
        .. "child_allowances away for the tax by the tariff alone, or give income_tax as it was assessed")
    end
  end
end

return { compare = compare, after = after }
