-- Thresholds and limits of class 1, by week, month and year, from the day of payment on which they hold.

local by_period = record { week = money, month = money, year = money }

parameter "primary_threshold" {
  source = "SSCBA 1992 ss. 5, 8; SI 2001/1004 regs. 10, 11; NIC (Increase of Thresholds) Act 2022 s. 1",
  type   = by_period, per = { week = "week", month = "month", year = "year" },
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = { week = 155, month = 672, year = 8060 },
    ["2016-04-06"] = unchanged,
    ["2017-04-06"] = { week = 157, month = 680, year = 8164 },
    ["2018-04-06"] = { week = 162, month = 702, year = 8424 },
    ["2019-04-06"] = { week = 166, month = 719, year = 8632 },
    ["2020-04-06"] = { week = 183, month = 792, year = 9500 },
    ["2021-04-06"] = { week = 184, month = 797, year = 9568 },
    ["2022-04-06"] = revised { ["2022-03-31"] = { week = 190, month = 823, year = 9880 } },   -- SI 2022/232
    ["2022-07-06"] = revised { ["2022-03-31"] = { week = 242, month = 1048, year = 12570 } },
    ["2023-04-06"] = unchanged, ["2024-04-06"] = unchanged, ["2025-04-06"] = unchanged, ["2026-04-06"] = unchanged,
  },
}

parameter "secondary_threshold" {
  source = "SSCBA 1992 ss. 5, 9; SI 2001/1004 regs. 10, 11; NIC (Secondary Class 1 Contributions) Act 2025 s. 2",
  type   = by_period, per = { week = "week", month = "month", year = "year" },
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = { week = 156, month = 676, year = 8112 },
    ["2016-04-06"] = unchanged,
    ["2017-04-06"] = { week = 157, month = 680, year = 8164 },
    ["2018-04-06"] = { week = 162, month = 702, year = 8424 },
    ["2019-04-06"] = { week = 166, month = 719, year = 8632 },
    ["2020-04-06"] = { week = 169, month = 732, year = 8788 },
    ["2021-04-06"] = { week = 170, month = 737, year = 8840 },
    ["2022-04-06"] = { week = 175, month = 758, year = 9100 },
    ["2023-04-06"] = unchanged, ["2024-04-06"] = unchanged,
    ["2025-04-06"] = revised { ["2025-04-03"] = { week = 96, month = 417, year = 5000 } },   -- Act of 2025, c. 11
    ["2026-04-06"] = unchanged,
  },
}

parameter "lower_earnings_limit" {
  source = "SSCBA 1992 s. 5; SI 2001/1004 regs. 10, 11; SI 2022/232 reg. 2; SI 2026/231 reg. 5; GOV.UK, Rates and "
    .. "allowances: National Insurance contributions",
  type   = record { week = money, month = money }, per = { week = "week", month = "month" },
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = { week = 112, month = 486 }, ["2016-04-06"] = unchanged,
    ["2017-04-06"] = { week = 113, month = 490 },
    ["2018-04-06"] = { week = 116, month = 503 },
    ["2019-04-06"] = { week = 118, month = 512 },
    ["2020-04-06"] = { week = 120, month = 520 }, ["2021-04-06"] = unchanged,
    ["2022-04-06"] = { week = 123, month = 533 }, ["2023-04-06"] = unchanged,
    ["2024-04-06"] = unchanged,
    ["2025-04-06"] = { week = 125, month = 542 },
    ["2026-04-06"] = { week = 129, month = 559 },
  },
}

parameter "upper_earnings_limit" {
  source = "SSCBA 1992 ss. 5, 8, 9A, 9B; SI 2001/1004 regs. 10, 11",
  note   = "Also the upper secondary threshold for those under 21, apprentices under 25 and veterans.",
  type   = by_period, per = { week = "week", month = "month", year = "year" },
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = { week = 815, month = 3532, year = 42385 },
    ["2016-04-06"] = { week = 827, month = 3583, year = 43000 },
    ["2017-04-06"] = { week = 866, month = 3750, year = 45000 },
    ["2018-04-06"] = { week = 892, month = 3863, year = 46350 },
    ["2019-04-06"] = { week = 962, month = 4167, year = 50000 },
    ["2020-04-06"] = unchanged,
    ["2021-04-06"] = { week = 967, month = 4189, year = 50270 },
    ["2022-04-06"] = unchanged, ["2023-04-06"] = unchanged, ["2024-04-06"] = unchanged, ["2025-04-06"] = unchanged,
    ["2026-04-06"] = unchanged,
  },
}

parameter "freeport_secondary_threshold" {
  source = "NICA 2022 ss. 1 to 5; SI 2001/1004 regs. 10, 11",
  type   = by_period, per = { week = "week", month = "month", year = "year" },
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2022-04-06"] = { week = 481, month = 2083, year = 25000 }, ["2023-04-06"] = unchanged,
    ["2024-04-06"] = unchanged, ["2025-04-06"] = unchanged, ["2026-04-06"] = unchanged,
  },
}
