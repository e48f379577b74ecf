-- What the law gives for a child: the two allowances of § 32 Abs. 6 EStG, child benefit and its bonuses.

parameter "child_allowance" {
  source = "§ 32 Abs. 6 Satz 1 EStG",
  type   = money, per = "year",
  note   = "For the subsistence of the child; each parent has one. The acts of 2015, 2022 and 2024 raised it for a "
        .. "year that had begun.",
  every  = "year",
  announced = "act of the Bundestag, mostly in December",
  since  = {
    ["2002-01-01"] = 1824,   -- Zweites Gesetz zur Familienförderung vom 16.08.2001, BGBl. I S. 2074
    ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = unchanged, ["2006-01-01"] = unchanged,
    ["2007-01-01"] = unchanged, ["2008-01-01"] = unchanged,
    ["2009-01-01"] = 1932,   -- Familienleistungsgesetz vom 22.12.2008, BGBl. I S. 2955
    -- Wachstumsbeschleunigungsgesetz vom 22.12.2009, BGBl. I S. 3950 (Nr. 81 of 30.12.2009)
    ["2010-01-01"] = revised { ["2009-12-30"] = 2184 },
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = revised {
      ["2015-07-22"] = 2256,   -- Gesetz vom 16.07.2015, BGBl. I S. 1202, Art. 1
    },
    ["2016-01-01"] = revised { ["2015-07-22"] = 2304 },   -- Gesetz vom 16.07.2015, BGBl. I S. 1202, Art. 2
    ["2017-01-01"] = revised { ["2016-12-23"] = 2358 },   -- Gesetz vom 20.12.2016, BGBl. I S. 3000, Art. 8
    ["2018-01-01"] = revised { ["2016-12-23"] = 2394 },   -- Gesetz vom 20.12.2016, BGBl. I S. 3000, Art. 9
    -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210 (Nr. 42 of 06.12.2018), Art. 1 and 2
    ["2019-01-01"] = revised { ["2018-12-06"] = 2490 },
    ["2020-01-01"] = revised { ["2018-12-06"] = 2586 },
    ["2021-01-01"] = revised { ["2020-12-07"] = 2730 },   -- Zweites Familienentlastungsgesetz vom 01.12.2020
    ["2022-01-01"] = revised {
      ["2022-12-13"] = 2810,   -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 1
    },
    ["2023-01-01"] = revised { ["2022-12-13"] = 3012 },   -- Inflationsausgleichsgesetz, BGBl. I 2022 S. 2230, Art. 2
    ["2024-01-01"] = revised {
      ["2022-12-13"] = 3192,   -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 3
      ["2024-12-05"] = 3306,   -- Gesetz vom 02.12.2024, BGBl. 2024 I Nr. 386
    },
    ["2025-01-01"] = revised { ["2024-12-30"] = 3336 },   -- Steuerfortentwicklungsgesetz, BGBl. 2024 I Nr. 449
    ["2026-01-01"] = revised { ["2024-12-30"] = 3414 },   -- Steuerfortentwicklungsgesetz, BGBl. 2024 I Nr. 449
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

parameter "child_care_allowance" {
  source = "§ 32 Abs. 6 Satz 1 EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 1080,   -- Zweites Gesetz zur Familienförderung vom 16.08.2001, BGBl. I S. 2074
    ["2010-01-01"] = revised { ["2009-12-30"] = 1320 },   -- Wachstumsbeschleunigungsgesetz, BGBl. 2009 I S. 3950
    ["2021-01-01"] = revised { ["2020-12-07"] = 1464 },   -- Zweites Familienentlastungsgesetz vom 01.12.2020
  },
}

parameter "child_benefit_rates" {
  source = "§ 66 Abs. 1 EStG; 2015 with § 52 Abs. 49a Satz 8 EStG",
  note   = "For both parents together. Before 2010 only that for a first child is recorded.",
  type   = list(money), per = "month",
  every  = "year",
  announced = "act of the Bundestag, mostly in December",
  since  = {
    ["2002-01-01"] = { 154 },
    ["2003-01-01"] = unchanged, ["2004-01-01"] = unchanged, ["2005-01-01"] = unchanged, ["2006-01-01"] = unchanged,
    ["2007-01-01"] = unchanged, ["2008-01-01"] = unchanged,
    ["2009-01-01"] = { 164 },
    ["2010-01-01"] = revised { ["2009-12-30"] = { 184, 184, 190, 215 } },   -- BGBl. 2009 I S. 3950
    ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged, ["2013-01-01"] = unchanged, ["2014-01-01"] = unchanged,
    ["2015-01-01"] = revised { ["2015-07-22"] = { 188, 188, 194, 219 } },   -- BGBl. 2015 I S. 1202
    ["2016-01-01"] = revised { ["2015-07-22"] = { 190, 190, 196, 221 } },
    ["2017-01-01"] = revised { ["2016-12-23"] = { 192, 192, 198, 223 } },
    ["2018-01-01"] = revised { ["2016-12-23"] = { 194, 194, 200, 225 } },
    ["2019-01-01"] = unchanged,
    ["2019-07-01"] = revised { ["2018-12-06"] = { 204, 204, 210, 235 } },   -- BGBl. 2018 I S. 2210
    ["2020-01-01"] = unchanged,
    ["2021-01-01"] = revised { ["2020-12-07"] = { 219, 219, 225, 250 } },
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-13"] = { 250, 250, 250, 250 } },
    ["2024-01-01"] = unchanged,
    ["2025-01-01"] = revised { ["2024-12-30"] = { 255, 255, 255, 255 } },
    ["2026-01-01"] = revised { ["2024-12-30"] = { 259, 259, 259, 259 } },
  },
  -- The law in force goes on; a bill of September 2026 would change it.
  projected = { ["2027-01-01"] = unchanged },
}

parameter "child_bonus" {
  source = "§ 66 Abs. 1 Satz 2 EStG in the version of the year",
  type   = money, per = "once",
  note   = "For each child for whom there is child benefit in at least one month of the year.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 0,
    -- Gesetz zur Sicherung von Beschäftigung und Stabilität in Deutschland vom 02.03.2009, BGBl. I S. 416
    ["2009-01-01"] = revised { ["2009-03-05"] = 100 },
    ["2010-01-01"] = revised { ["2009-03-05"] = 0 },
    ["2020-01-01"] = revised { ["2020-06-30"] = 300 },   -- Zweites Corona-Steuerhilfegesetz, BGBl. 2020 I S. 1512
    -- Drittes Corona-Steuerhilfegesetz vom 10.03.2021, BGBl. I S. 330 (Nr. 10 of 17.03.2021); each bonus was for one
    -- year, and the act for it says so.
    ["2021-01-01"] = revised { ["2020-06-30"] = 0, ["2021-03-17"] = 150 },
    ["2022-01-01"] = revised { ["2021-03-17"] = 0, ["2022-05-27"] = 100 },   -- Steuerentlastungsgesetz 2022
    ["2023-01-01"] = revised { ["2022-05-27"] = 0 },
  },
}

for known, of in pairs {
  ["2021-03-16"] = { 2021, 2628 }, ["2021-03-17"] = { 2021, 2778 }, ["2022-05-26"] = { 2022, 2628 },
  ["2022-05-27"] = { 2022, 2728 },
} do
  example("The bonus of " .. of[1] .. " as known on " .. known) {
    year   = of[1],
    known  = known,
    given  = { filing = "joint", children = 1 },
    expect = { kindergeld = of[2] },
    source = "Worked by hand from § 66 Abs. 1 EStG: 12 times 219, with a bonus of 150 or 100 from its act on",
  }
end
