-- Class 2 of the self-employed: so much a week, due by profits. Nobody must pay since 2024/25.

input "weeks_self_employed" {
  type    = count(52),
  default = 52,
  section = "Trade",
  source  = "SSCBA 1992 s. 11",
  ask_if  = function(case) return case.chargeable_profits > 0 end,
}

input "over_state_pension_age_at_start" {
  type    = boolean,
  default = false,
  section = "Trade",
  source  = "SSCBA 1992 s. 11; SI 2001/1004 reg. 91",
  ask_if  = function(case) return case.chargeable_profits > 0 end,
}

parameter "class_2_weekly" {
  source = "SSCBA 1992 s. 11; SI 2022/232 reg. 3; SI 2026/231",
  type   = money, per = "week",
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = 2.80, ["2016-04-06"] = unchanged, ["2017-04-06"] = 2.85, ["2018-04-06"] = 2.95,
    ["2019-04-06"] = 3.00, ["2020-04-06"] = 3.05, ["2021-04-06"] = unchanged, ["2022-04-06"] = 3.15,
    ["2023-04-06"] = 3.45, ["2024-04-06"] = unchanged, ["2025-04-06"] = 3.50, ["2026-04-06"] = 3.65,
  },
}

parameter "class_2_small_profits_threshold" {
  source = "SSCBA 1992 s. 11(4); SI 2022/232 reg. 3; SI 2026/231",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget in autumn; regulations, March",
  since  = {
    ["2015-04-06"] = 5965, ["2016-04-06"] = unchanged, ["2017-04-06"] = 6025, ["2018-04-06"] = 6205,
    ["2019-04-06"] = 6365, ["2020-04-06"] = 6475, ["2021-04-06"] = 6515, ["2022-04-06"] = 6725,
    ["2023-04-06"] = unchanged, ["2024-04-06"] = unchanged, ["2025-04-06"] = 6845, ["2026-04-06"] = 7105,
  },
}

parameter "class_2_lower_profits_threshold" {
  source = "SSCBA 1992 s. 11(2), (2A); SI 2022/1329 reg. 2",
  note   = "Profits from the small profits threshold up to it counted as if class 2 had been paid.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2022-04-06"] = 11908, ["2023-04-06"] = 12570, ["2024-04-06"] = repealed },
}

rule "class_2" {
  section = "Trade",
  source  = "SSCBA 1992 s. 11(2) to (4), Sch. 2 para. 3",
  type    = money, per = "year",
  to      = "2022-04-05",
  compute = function(case, law)
    if case.over_state_pension_age_at_start then return 0 end
    if case.class_4_profit < law.class_2_small_profits_threshold then return 0 end
    return case.weeks_self_employed * law.class_2_weekly
  end,
}

rule "class_2" {
  section = "Trade",
  source  = "SSCBA 1992 s. 11(2), (3), Sch. 2 para. 3; SI 2022/1329 reg. 2",
  type    = money, per = "year",
  from    = "2022-04-06",
  to      = "2024-04-05",
  compute = function(case, law)
    if case.over_state_pension_age_at_start then return 0 end
    if case.class_4_profit <= law.class_2_lower_profits_threshold then return 0 end
    return case.weeks_self_employed * law.class_2_weekly
  end,
  help = "Due only above the lower profits threshold.",
}

rule "class_2" {
  section = "Trade",
  source  = "NIC (Reduction in Rates) Act 2024",
  type    = money, per = "year",
  from    = "2024-04-06",
  compute = function() return 0 end,
  help = "Nobody must pay it any more.",
}

rule "voluntary_class_2" {
  section = "Trade",
  source  = "SSCBA 1992 s. 11(3), (6), Sch. 2 para. 3",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case, law)
    if case.over_state_pension_age_at_start then return 0 end
    if case.class_4_profit >= law.class_2_small_profits_threshold then return 0 end
    return case.weeks_self_employed * law.class_2_weekly
  end,
}

example "Class 2 goes by the profit that is left after losses of earlier years" {
  year   = 2021,
  given  = { trading_receipts = 13000, trading_expenses = 3732, trading_losses_brought_forward = 5598 },
  expect = { class_4_profit = 3670, class_2 = 0, voluntary_class_2 = 158.60 },
  source = "By hand from SSCBA 1992 s. 11(3), Sch. 2 para. 3(1)(c): relevant profits are those in respect of "
    .. "which class 4 is payable; 9,268 less 5,598 are below 6,515",
}

example "Losses of earlier years that leave the small profits threshold" {
  year   = 2021,
  given  = { trading_receipts = 13000, trading_expenses = 3732, trading_losses_brought_forward = 2753 },
  expect = { class_4_profit = 6515, class_2 = 158.60, voluntary_class_2 = 0 },
  source = "By hand from SSCBA 1992 s. 11(3), Sch. 2 para. 3(1)(c): 9,268 less 2,753, 52 weeks of 3.05",
}
