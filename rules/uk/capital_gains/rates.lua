-- The rates of capital gains tax by kind of asset, the exempt amount and the lifetime limits of the reliefs.

local pair = record { lower = rate, higher = rate }

parameter "capital_gains_rates" {
  source = "TCGA 1992 ss. 1H(3), 1I; to 2018/19 s. 4; FA 2016 s. 83; FA 2025 s. 7",
  note   = "By the day of the disposal. Contracts made before 30 October 2024 and completed later may have the new "
    .. "rates (FA 2025 Sch. 2).",
  type   = pair,
  until_changed = true,
  since  = {
    ["2015-04-06"] = { lower = 0.18, higher = 0.28 },
    ["2016-04-06"] = revised { ["2016-09-15"] = { lower = 0.10, higher = 0.20 } },
    ["2024-10-30"] = revised { ["2025-03-20"] = { lower = 0.18, higher = 0.24 } },
  },
}

parameter "residential_gains_rates" {
  source = "TCGA 1992 ss. 1H, 1I; to 2018/19 ss. 4, 4BA; F (No. 2) A 2024 s. 6; FA 2025 s. 7",
  type   = pair,
  until_changed = true,
  since  = {
    ["2015-04-06"] = { lower = 0.18, higher = 0.28 },
    ["2024-04-06"] = revised { ["2024-05-24"] = { lower = 0.18, higher = 0.24 } },
  },
}

parameter "carried_interest_rates" {
  source = "TCGA 1992 s. 1H(2), (4B), (9) to (11); to 2018/19 s. 4; FA 2025 s. 12; HMRC IFM37130",
  note   = "One rate from 2025/26, whatever is left of the basic rate band.",
  type   = pair,
  until_changed = true,
  since  = {
    ["2015-04-06"] = { lower = 0.18, higher = 0.28 },
    ["2025-04-06"] = revised { ["2025-03-20"] = { lower = 0.32, higher = 0.32 } },
  },
}

parameter "relieved_gains_rate" {
  source = "TCGA 1992 ss. 169N(3), 169VC(2); FA 2025 ss. 8, 9",
  note   = "Whatever the income. To 2019/20 business asset disposal relief was called entrepreneurs' relief.",
  type   = rate,
  until_changed = true,
  since  = {
    ["2015-04-06"] = 0.10,
    ["2025-04-06"] = revised { ["2025-03-20"] = 0.14 },
    ["2026-04-06"] = revised { ["2025-03-20"] = 0.18 },
  },
}

parameter "annual_exempt_amount" {
  source = "TCGA 1992 s. 1K (to 2018/19 s. 3); SI 2017/377 and SI 2020/333 and the orders of the other years; FA 2021 "
    .. "s. 40; FA 2023 s. 8",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = 11100, ["2017-04-06"] = revised { ["2017-03-13"] = 11300 }, ["2018-04-06"] = 11700,
    ["2019-04-06"] = 12000, ["2020-04-06"] = revised { ["2020-03-23"] = 12300 },
    ["2023-04-06"] = revised { ["2023-01-10"] = 6000 }, ["2024-04-06"] = revised { ["2023-01-10"] = 3000 },
  },
}

parameter "disposal_relief_limit" {
  source = "TCGA 1992 s. 169N(4); FA 2020 Sch. 3; HMRC CG63955",
  note   = "By the day of the disposal; earlier gains with the relief count.",
  type   = money, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = 10000000, ["2020-03-11"] = revised { ["2020-07-22"] = 1000000 } },
}

parameter "investors_relief_limit" {
  source = "TCGA 1992 s. 169VK; FA 2025 s. 10",
  note   = "By the day of the disposal; earlier gains with the relief count. There was no such relief before 2016/17.",
  type   = money, per = "once",
  until_changed = true,
  since  = {
    ["2015-04-06"] = 0, ["2016-04-06"] = revised { ["2016-09-15"] = 10000000 },
    ["2024-10-30"] = revised { ["2025-03-20"] = 1000000 },
  },
}
