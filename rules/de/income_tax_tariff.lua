-- § 32a Abs. 1 EStG: which tariff (see tariffs.lua) holds for the assessment of a year, and how the law rounds around
-- it. The days within `revised` are those of promulgation; where there is none, it has not been confirmed.

local tariffs = require "tariffs"

parameter "tariff" {
  source = "§ 32a Abs. 1 EStG; 2005 and 2010 to 2014 with § 52 Abs. 41 EStG",
  note   = "The assessment of a year uses the tariff last enacted for it. The acts of 2009, 2013, 2015, 2022 and 2024 "
        .. "changed the tariff of a year that had begun: what was known before is kept as well.",
  type   = bands {
    upto = number, from = optional(number), square = optional(number), linear = optional(number),
    constant = optional(number), rate = optional(rate), less = optional(number),
  },
  every  = "year",
  announced = "act of the Bundestag, mostly in December",
  since  = {
    -- EStG in der Fassung der Bekanntmachung vom 19.10.2002, BGBl. I S. 4210. The step planned for 2003 was put off
    -- to 2004: Flutopfersolidaritätsgesetz, BGBl. I 2002 S. 3651.
    ["2002-01-01"] = tariffs.of_2002,
    ["2003-01-01"] = unchanged,
    -- Haushaltsbegleitgesetz 2004, BGBl. I 2003 S. 3076
    ["2004-01-01"] = tariffs.of_2004,
    -- § 52 Abs. 41 EStG, Haushaltsbegleitgesetz 2004, BGBl. I 2003 S. 3076
    ["2005-01-01"] = tariffs.of_2005,
    ["2006-01-01"] = unchanged,
    -- Steueränderungsgesetz 2007 vom 19.07.2006, BGBl. I S. 1652
    ["2007-01-01"] = tariffs.of_2007,
    ["2008-01-01"] = unchanged,
    -- Gesetz zur Sicherung von Beschäftigung und Stabilität in Deutschland vom 02.03.2009, BGBl. I S. 416, for all of
    -- 2009; until its promulgation the tariff of 2007 held.
    ["2009-01-01"] = revised { ["2009-03-05"] = tariffs.of_2009 },
    -- § 52 Abs. 41 EStG, the same act of 02.03.2009, BGBl. I S. 416
    ["2010-01-01"] = revised { ["2009-03-05"] = tariffs.of_2010 },
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged,
    -- Gesetz zum Abbau der kalten Progression vom 20.02.2013, BGBl. I S. 283, for all of 2013; until its promulgation
    -- the tariff of 2010 held.
    ["2013-01-01"] = revised { ["2013-02-25"] = tariffs.of_2013 },
    -- § 52 Abs. 41 EStG, the same act of 20.02.2013, BGBl. I S. 283
    ["2014-01-01"] = revised { ["2013-02-25"] = tariffs.of_2014 },
    -- Gesetz vom 16.07.2015, BGBl. I S. 1202, for all of 2015; until its promulgation the tariff of 2014 held.
    ["2015-01-01"] = revised { ["2015-07-22"] = tariffs.of_2015 },
    -- Gesetz vom 16.07.2015, BGBl. I S. 1202, Art. 2
    ["2016-01-01"] = revised { ["2015-07-22"] = tariffs.of_2016 },
    -- Gesetz vom 20.12.2016, BGBl. I S. 3000 (Nr. 63 of 23.12.2016), Art. 8
    ["2017-01-01"] = revised { ["2016-12-23"] = tariffs.of_2017 },
    -- The same act, Art. 9
    ["2018-01-01"] = revised { ["2016-12-23"] = tariffs.of_2018 },
    -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210 (Nr. 42 of 06.12.2018), Art. 1
    ["2019-01-01"] = revised { ["2018-12-06"] = tariffs.of_2019 },
    -- The same act, Art. 2
    ["2020-01-01"] = revised { ["2018-12-06"] = tariffs.of_2020 },
    -- Zweites Familienentlastungsgesetz vom 01.12.2020, BGBl. I S. 2616 (Nr. 58 of 07.12.2020), Art. 1
    ["2021-01-01"] = revised { ["2020-12-07"] = tariffs.of_2021 },
    -- At first Zweites Familienentlastungsgesetz, BGBl. I 2020 S. 2616, Art. 2; then for all of 2022
    -- Steuerentlastungsgesetz 2022 vom 23.05.2022, BGBl. I S. 749, Art. 1.
    ["2022-01-01"] = revised {
      ["2020-12-07"] = tariffs.of_2022_at_first,
      ["2022-05-27"] = tariffs.of_2022,
    },
    -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230 (Nr. 49 of 13.12.2022), Art. 2
    ["2023-01-01"] = revised { ["2022-12-13"] = tariffs.of_2023 },
    -- At first Inflationsausgleichsgesetz, BGBl. I 2022 S. 2230, Art. 3; then for all of 2024 Gesetz zur
    -- steuerlichen Freistellung des Existenzminimums 2024 vom 02.12.2024, BGBl. 2024 I Nr. 386.
    ["2024-01-01"] = revised {
      ["2022-12-13"] = tariffs.of_2024_at_first,
      ["2024-12-05"] = tariffs.of_2024,
    },
    -- Steuerfortentwicklungsgesetz vom 23.12.2024, BGBl. 2024 I Nr. 449 of 30.12.2024
    ["2025-01-01"] = revised { ["2024-12-30"] = tariffs.of_2025 },
    -- The same act
    ["2026-01-01"] = revised { ["2024-12-30"] = tariffs.of_2026 },
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

-- Until 2003 tables were printed in steps of 36 euros, and the products of the formula were cut to three decimals.
parameter "tariff_rounding" {
  source = "§ 32a Abs. 2 und 3 EStG (until 2003), § 32a Abs. 1 Satz 5 und 6 EStG (since 2004)",
  type   = record { income_plus = money, income_step = money, product_step = optional(number) },
  note   = "Income per person goes down to a multiple of income_step, then up by income_plus. If there is a "
        .. "product_step, each product of the formula is cut to it. The tax goes down to whole euros.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { income_step = 36, income_plus = 18, product_step = 0.001 },
    ["2004-01-01"] = { income_step =  1, income_plus =  0 },
  },
}
