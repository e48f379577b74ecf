-- The figures of the wage tax that change from year to year, by the first day of the pay periods that payroll applies
-- them to. Where an act reaches back into its year, payroll takes it up later than the assessment does.

local tariffs = require "tariffs"

parameter "wage_tax_tariff" {
  source = "§ 32a Abs. 1, § 39b Abs. 2 Satz 6 EStG with the announcements of the payroll program",
  type   = bands {
    upto = number, from = optional(number), square = optional(number), linear = optional(number),
    constant = optional(number), rate = optional(rate), less = optional(number),
  },
  every  = "year",
  announced = "BMF, payroll program of the year, November",
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = tariffs.of_2005,
    ["2007-01-01"] = tariffs.of_2007,
    ["2008-01-01"] = unchanged,
    ["2009-01-01"] = tariffs.of_2009,
    ["2010-01-01"] = revised { ["2009-03-05"] = tariffs.of_2010 },
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged,
    ["2013-01-01"] = revised { ["2013-02-25"] = tariffs.of_2013 },
    ["2014-01-01"] = revised { ["2013-02-25"] = tariffs.of_2014 },
    ["2015-01-01"] = unchanged,
    -- Gesetz vom 16.07.2015, BGBl. I S. 1202, § 52 Abs. 32a EStG
    ["2015-12-01"] = revised { ["2015-07-22"] = tariffs.of_2015 },
    ["2016-01-01"] = revised { ["2015-07-22"] = tariffs.of_2016 },
    ["2017-01-01"] = revised { ["2016-12-23"] = tariffs.of_2017 },
    ["2018-01-01"] = revised { ["2016-12-23"] = tariffs.of_2018 },
    -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210 (Nr. 42 of 06.12.2018), here and in what follows
    ["2019-01-01"] = revised { ["2018-12-06"] = tariffs.of_2019 },
    ["2020-01-01"] = revised { ["2018-12-06"] = tariffs.of_2020 },
    ["2021-01-01"] = revised { ["2020-12-07"] = tariffs.of_2021 },
    ["2022-01-01"] = revised { ["2020-12-07"] = tariffs.of_2022_at_first },
    ["2022-06-01"] = revised { ["2022-05-27"] = tariffs.of_2022 },   -- BMF 20.05.2022
    ["2023-01-01"] = revised { ["2022-12-13"] = tariffs.of_2023 },
    ["2024-01-01"] = revised { ["2022-12-13"] = tariffs.of_2024_at_first },
    ["2024-12-01"] = revised { ["2024-12-05"] = tariffs.of_2024 },   -- Gesetz vom 02.12.2024, BGBl. 2024 I Nr. 386
    ["2025-01-01"] = unchanged,
    ["2025-03-01"] = revised { ["2025-01-22"] = tariffs.of_2025 },   -- BMF 22.01.2025
    ["2026-01-01"] = revised { ["2024-12-30"] = tariffs.of_2026 },
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

-- In classes V and VI the tax rises with the top rates beyond two incomes, and from the first on by no more than the
-- lower of them.
parameter "class_v_limits" {
  source = "§ 39b Abs. 2 Satz 7 EStG",
  type   = record { low = money, high = money, top = optional(money) }, per = "year",
  note   = "From `low` on the next euro bears 42 % at most, beyond `high` 42 %, beyond `top` 45 %.",
  every  = "year",
  announced = "BMF, payroll program of the year, November",
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = { low =  9144, high = 25812 },
    ["2007-01-01"] = { low =  9144, high = 25812, top = 200000 },
    ["2008-01-01"] = unchanged,
    ["2009-01-01"] = { low =  9225, high = 26276, top = 200320 },
    ["2010-01-01"] = revised { ["2009-03-05"] = { low =  9429, high = 26441, top = 200584 } },
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged,
    ["2013-01-01"] = revised { ["2013-02-25"] = { low =  9550, high = 26441, top = 200584 } },
    ["2014-01-01"] = revised { ["2013-02-25"] = { low =  9763, high = 26441, top = 200584 } },
    ["2015-01-01"] = unchanged,
    ["2015-12-01"] = revised { ["2015-07-22"] = { low =  9873, high = 26441, top = 200584 } },
    ["2016-01-01"] = revised { ["2015-07-22"] = { low = 10070, high = 26832, top = 203557 } },
    ["2017-01-01"] = revised { ["2016-12-23"] = { low = 10240, high = 27029, top = 205043 } },
    ["2018-01-01"] = revised { ["2016-12-23"] = { low = 10440, high = 27475, top = 208426 } },
    ["2019-01-01"] = revised { ["2018-12-06"] = { low = 10635, high = 27980, top = 212261 } },
    ["2020-01-01"] = revised { ["2018-12-06"] = { low = 10898, high = 28526, top = 216400 } },
    ["2021-01-01"] = revised { ["2020-12-07"] = { low = 11237, high = 28959, top = 219690 } },
    ["2022-01-01"] = revised { ["2020-12-07"] = { low = 11480, high = 29298, top = 222260 } },
    ["2022-06-01"] = revised { ["2022-05-27"] = { low = 11793, high = 29298, top = 222260 } },
    ["2023-01-01"] = revised { ["2022-12-13"] = { low = 12485, high = 31404, top = 222260 } },
    ["2024-01-01"] = revised { ["2022-12-13"] = { low = 13279, high = 33380, top = 222260 } },
    ["2024-12-01"] = revised { ["2024-12-05"] = { low = 13432, high = 33380, top = 222260 } },
    ["2025-01-01"] = unchanged,
    ["2025-03-01"] = revised { ["2025-01-22"] = { low = 13785, high = 34240, top = 222260 } },
    ["2026-01-01"] = revised { ["2024-12-30"] = { low = 14071, high = 34939, top = 222260 } },
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

parameter "class_v_rates" {
  source = "§ 39b Abs. 2 Satz 7 EStG",
  type   = record { upper = number, lower = number, high = rate, top = rate },
  note   = "The tax is twice the difference of that on `upper` and on `lower` times the income; `high` and `top` are "
        .. "the rates beyond the limits.",
  until_changed = true,
  since  = { ["2006-01-01"] = { upper = 1.25, lower = 0.75, high = 0.42, top = 0.45 } },
}

parameter "wage_tax_rounding" {
  source = "§ 39b Abs. 2 EStG with the payroll program",
  type   = record {
    age_relief = number, allowances = number, pension_expenses_up = boolean, wage_expenses_up = boolean,
  },
  note   = "The relief for the aged and the pension allowance go up to a step, lump sums for expenses that are not "
        .. "used up go up or down to whole euros.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = { age_relief = 0.01,  allowances = 0.01,  pension_expenses_up = false, wage_expenses_up = false },
    ["2007-01-01"] = { age_relief = .0001, allowances = .0001, pension_expenses_up = false, wage_expenses_up = false },
    ["2008-01-01"] = { age_relief = 0.01,  allowances = 0.01,  pension_expenses_up = false, wage_expenses_up = false },
    ["2009-01-01"] = { age_relief = 0.01,  allowances = 0.01,  pension_expenses_up = false, wage_expenses_up = true },
    ["2010-01-01"] = { age_relief = 1,     allowances = 0.01,  pension_expenses_up = true,  wage_expenses_up = true },
  },
}

parameter "special_expenses_by_class" {
  source = "§ 10c, § 39b Abs. 2 Satz 5 Nr. 2 EStG",
  type   = list(count(2)),
  until_changed = true,
  since  = {
    ["2006-01-01"] = { 1, 1, 2, 1, 0, 0 },
    ["2010-01-01"] = revised { ["2009-07-22"] = { 1, 1, 1, 1, 1, 0 } },   -- BGBl. 2009 I S. 1959
  },
}

parameter "class_v_rounding" {
  source = "§ 39b Abs. 2 Satz 7 EStG with the payroll program",
  type   = record { step = number, minimum = rate },
  note   = "One and a quarter and three quarters of the income are cut to `step`; the tax is `minimum` of the income "
        .. "at least.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = { step = 0.01, minimum = 0.15 },
    ["2009-01-01"] = { step = 0.01, minimum = 0.14 },
    ["2026-01-01"] = revised { ["2025-11-12"] = { step = 1, minimum = 0.14 } },   -- BMF 12.11.2025
  },
}

parameter "wage_child_allowance" {
  source = "§ 32 Abs. 6, § 51a Abs. 2a EStG",
  type   = money, per = "year",
  note   = "Halved in class IV.",
  every  = "year",
  announced = "BMF, payroll program of the year, November",
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = 5808,
    ["2007-01-01"] = unchanged, ["2008-01-01"] = unchanged,
    ["2009-01-01"] = 6024,
    ["2010-01-01"] = revised { ["2009-12-30"] = 7008 },
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = unchanged,
    ["2015-12-01"] = revised { ["2015-07-22"] = 7152 },
    ["2016-01-01"] = revised { ["2015-07-22"] = 7248 },
    ["2017-01-01"] = revised { ["2016-12-23"] = 7356 },
    ["2018-01-01"] = revised { ["2016-12-23"] = 7428 },
    ["2019-01-01"] = revised { ["2018-12-06"] = 7620 },
    ["2020-01-01"] = revised { ["2018-12-06"] = 7812 },
    ["2021-01-01"] = revised { ["2020-12-07"] = 8388 },
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-13"] = 8952 },
    ["2024-01-01"] = revised { ["2022-12-13"] = 9312 },
    ["2024-12-01"] = revised { ["2024-12-05"] = 9540 },
    ["2025-01-01"] = unchanged,
    ["2025-03-01"] = revised { ["2025-01-22"] = 9600 },
    ["2026-01-01"] = revised { ["2024-12-30"] = 9756 },
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

parameter "lone_parent_relief" {
  source = "§ 24b, § 39b Abs. 2 Satz 5 Nr. 4 EStG",
  type   = money, per = "year",
  until_changed = true,
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = 1308,
    ["2015-12-01"] = revised { ["2015-07-22"] = 1908 },
    ["2022-01-01"] = revised { ["2020-12-28"] = 4008 },   -- Jahressteuergesetz 2020, BGBl. I S. 3096
    ["2023-04-01"] = revised { ["2022-12-20"] = 4260 },   -- BMF 13.02.2023
  },
}

parameter "employee_lump_sum" {
  source = "§ 9a Satz 1 Nr. 1 Buchst. a EStG",
  type   = money, per = "year",
  until_changed = true,
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = 920,
    ["2011-12-01"] = revised { ["2011-11-04"] = 1000 },   -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2022-06-01"] = revised { ["2022-05-27"] = 1200 },   -- BMF 20.05.2022
    ["2023-04-01"] = revised { ["2022-12-20"] = 1230 },   -- BMF 13.02.2023
  },
}

parameter "employee_lump_sum_in_december" {
  source = "§ 9a Satz 1 Nr. 1 Buchst. a, § 52 Abs. 23e EStG in the version of the Steuervereinfachungsgesetz 2011",
  type   = record { most = optional(money) }, per = "year",
  note   = "For pay periods shorter than a year: the rise of the whole year in one month. Nothing elsewhere.",
  until_changed = true,
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = {},
    ["2011-12-01"] = revised { ["2011-11-04"] = { most = 1880 } },
    ["2012-01-01"] = revised { ["2011-11-04"] = {} },
  },
}

parameter "pension_lump_sum" {
  source = "§ 9a Satz 1 Nr. 1 Buchst. b EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2006-01-01"] = 102 },
}

parameter "payroll_surcharge_allowance" {
  source = "§ 3 Abs. 4 SolzG 1995",
  type   = money, per = "year",
  note   = "For one person; doubled in class III.",
  every  = "year",
  announced = "BMF, payroll program of the year, November",
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = 972,
    ["2007-01-01"] = unchanged, ["2008-01-01"] = unchanged, ["2009-01-01"] = unchanged, ["2010-01-01"] = unchanged,
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = unchanged, ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged, ["2018-01-01"] = unchanged,
    ["2019-01-01"] = unchanged, ["2020-01-01"] = unchanged,
    ["2021-01-01"] = revised { ["2019-12-12"] = 16956 },
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-13"] = 17543 },
    ["2024-01-01"] = revised { ["2022-12-13"] = 18130 },
    ["2025-01-01"] = unchanged,
    ["2025-03-01"] = revised { ["2025-01-22"] = 19950 },
    ["2026-01-01"] = revised { ["2024-12-30"] = 20350 },
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

parameter "surcharge_on_payments_above_allowance" {
  source = "§ 3 Abs. 4a SolzG 1995",
  type   = boolean,
  until_changed = true,
  since  = { ["2006-01-01"] = false, ["2021-01-01"] = revised { ["2019-12-12"] = true } },   -- BGBl. I S. 2115
}

-- In December the act of the year is made up for: the tax of the month is that of the new law less what the eleven
-- months before were taxed too high.
parameter "law_before_december" {
  source = "§ 52 EStG in the years' versions",
  type   = record {
    tariff = optional(bands {
      upto = number, from = optional(number), square = optional(number), linear = optional(number),
      constant = optional(number), rate = optional(rate), less = optional(number),
    }),
    limits = optional(record { low = money, high = money, top = money }),
    child_allowance = optional(money), lone_parent_relief = optional(money),
  },
  note   = "Nothing where nothing is made up for.",
  until_changed = true,
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2006-01-01"] = {},
    ["2015-12-01"] = revised {
      ["2015-07-22"] = {
        tariff             = tariffs.of_2014,
        limits             = { low = 9763, high = 26441, top = 200584 },
        child_allowance    = 7008,
        lone_parent_relief = 1308,
      },
    },
    ["2016-01-01"] = revised { ["2015-07-22"] = {} },
    ["2024-12-01"] = revised {
      ["2024-12-05"] = {
        tariff             = tariffs.of_2024_at_first,
        limits             = { low = 13279, high = 33380, top = 222260 },
        child_allowance    = 9312,
        lone_parent_relief = 4260,
      },
    },
    ["2025-01-01"] = revised { ["2024-12-05"] = {} },
  },
}

-- The shares fall with each year in which a pension begins, or an employee turns 64.
parameter "age_and_pension_relief" {
  source = "§ 19 Abs. 2 Satz 3, § 24a Satz 5 EStG",
  type   = record {
    first = rate, allowance = money, supplement = money, age_relief = money,
    changes = list(record { after = count(2100), upto = count(2100), step = rate }),
  },
  note   = "From `first` for 2005 the share falls by each `step` a year, from the year after `after` on. The greatest "
        .. "amounts are `allowance`, `supplement` and `age_relief` times the share.",
  until_changed = true,
  since  = {
    ["2005-01-01"] = {
      first = 0.40, allowance = 7500, supplement = 2250, age_relief = 4750,
      changes = {
        { after = 2005, upto = 2020, step = 0.016 },
        { after = 2020, upto = 2040, step = 0.008 },
      },
    },
    -- Wachstumschancengesetz vom 27.03.2024, BGBl. 2024 I Nr. 108; in the payroll program since 2025
    ["2025-01-01"] = revised {
      ["2024-03-27"] = {
        first = 0.40, allowance = 7500, supplement = 2250, age_relief = 4750,
        changes = {
          { after = 2005, upto = 2020, step = 0.016 },
          { after = 2020, upto = 2022, step = 0.008 },
          { after = 2022, upto = 2058, step = 0.004 },
        },
      },
    },
  },
}

parameter "pension_allowance_limits" {
  source = "§ 19 Abs. 2 EStG with the payroll program",
  type   = record { whole_euro = boolean, by_pension = boolean },
  note   = "`whole_euro`: a part of the greatest amount goes up to whole euros; `by_pension`: the pension is a limit.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = { whole_euro = false, by_pension = false },
    ["2016-01-01"] = revised { ["2015-11-16"] = { whole_euro = false, by_pension = true } },   -- BMF 16.11.2015
    ["2025-01-01"] = revised { ["2024-11-22"] = { whole_euro = true, by_pension = true } },    -- BMF 22.11.2024
  },
}
