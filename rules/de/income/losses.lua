-- § 10d EStG: losses of other years, taken off total income before special expenses and all else.

local sections  = require "income.sections"
local splitting = require "assessment.splitting"

parameter "loss_carry_forward" {
  source = "§ 10d Abs. 2, § 52 EStG",
  type   = record { free = money, share = rate }, per = "year",
  note   = "Without limit up to a total income of `free`, of what is above it up to the `share`; `free` is doubled for "
        .. "spouses who file jointly.",
  until_changed = true,
  since  = {
    ["2004-01-01"] = { free = 1000000, share = 0.6 },
    ["2024-01-01"] = revised { ["2024-03-27"] = { free = 1000000, share = 0.7 } },   -- Wachstumschancengesetz
  },
}

parameter "loss_carry_back" {
  source = "§ 10d Abs. 1 Satz 1, § 52 EStG",
  type   = money, per = "year",
  note   = "Of the year in which the loss arose; doubled for spouses who file jointly.",
  until_changed = true,
  since  = {
    ["2004-01-01"] = 511500,
    ["2013-01-01"] = revised { ["2013-02-25"] = 1000000 },   -- Gesetz vom 20.02.2013, BGBl. I S. 285
    -- Zweites and Drittes Corona-Steuerhilfegesetz for 2020 and 2021, Viertes vom 19.06.2022 (BGBl. I S. 911, Nr. 20 of
    -- 22.06.2022) for 2022 and 2023
    ["2020-01-01"] = revised { ["2020-06-30"] = 5000000, ["2021-03-17"] = 10000000 },
    ["2022-01-01"] = revised { ["2020-06-30"] = 1000000, ["2022-06-22"] = 10000000 },
    ["2024-01-01"] = revised { ["2020-06-30"] = 1000000 },
  },
}

input "loss_brought_forward" {
  section = sections.losses,
  source  = "§ 10d Abs. 2 und 4 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  carries = "loss_left",
}

input "loss_carried_back" {
  section = sections.losses,
  source  = "§ 10d Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
}

input "loss_given_back" {
  section = sections.losses,
  source  = "§ 10d Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(case) return case.loss_of_year > 0 end,
}

rule "loss_of_year" {
  section = sections.losses,
  source  = "§ 10d Abs. 1 Satz 1 EStG",
  type    = money, per = "year",
  compute = function(case) return max(0, -case.total_income) end,
}

rule "loss_for_earlier_years" {
  section = sections.losses,
  source  = "§ 10d Abs. 1 Satz 1 und 2 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    return min(case.loss_of_year, splitting.persons(case) * law.loss_carry_back)
  end,
}

rule "loss_brought_forward_deducted" {
  section = sections.losses,
  source  = "§ 10d Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local limits = law.loss_carry_forward
    local free   = splitting.persons(case) * limits.free
    local most   = clamp(case.total_income, 0, free) + limits.share * max(0, case.total_income - free)
    return min(case.loss_brought_forward, ceil(most, 0.01))
  end,
}

rule "loss_carried_back_deducted" {
  section = sections.losses,
  source  = "§ 10d Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(case)
    return clamp(case.total_income - case.loss_brought_forward_deducted, 0, case.loss_carried_back)
  end,
}

rule "loss_deducted" {
  section = sections.losses,
  source  = "§ 10d EStG",
  type    = money, per = "year",
  compute = function(case)
    return case.loss_brought_forward_deducted + case.loss_carried_back_deducted
  end,
}

rule "loss_left" {
  section = sections.losses,
  source  = "§ 10d Abs. 4 Satz 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    local of_year = case.loss_of_year - min(case.loss_given_back, case.loss_for_earlier_years)
    return case.loss_brought_forward - case.loss_brought_forward_deducted + of_year
  end,
}
