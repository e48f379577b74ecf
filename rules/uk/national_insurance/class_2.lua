-- Class 2 of the self-employed: so much a week, due by profits. Nobody must pay since 2024/25.

input "weeks_self_employed" {
  label   = "Weeks of self-employment in the tax year",
  type    = count(52),
  default = 52,
  ask     = "In how many weeks of {year} were you self-employed?",
  section = "Trade",
  help    = "For class 2. A whole year counts as 52.",
  source  = "SSCBA 1992 s. 11",
  ask_if  = function(case) return case.chargeable_profits > 0 end,
}

input "over_state_pension_age_at_start" {
  label   = "Over state pension age when the tax year began",
  type    = boolean,
  default = false,
  ask     = "Were you over state pension age when the tax year began, on 6 April?",
  section = "Trade",
  help    = "On 6 April. No class 2 and no class 4 is due then, and no contributions are taken from pay.",
  source  = "SSCBA 1992 s. 11; SI 2001/1004 reg. 91",
  ask_if  = function(case) return case.chargeable_profits > 0 end,
}

parameter "class_2_weekly" {
  label  = "Class 2 contribution of a week",
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
  label  = "Small profits threshold",
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
  label  = "Lower profits threshold: profits above it bear class 2",
  source = "SSCBA 1992 s. 11(2), (2A); SI 2022/1329 reg. 2",
  note   = "Profits from the small profits threshold up to it counted as if class 2 had been paid.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2022-04-06"] = 11908, ["2023-04-06"] = 12570, ["2024-04-06"] = repealed },
}

rule "class_2" {
  label   = "Class 2 National Insurance",
  help    = "Due from the small profits threshold on, for the weeks of self-employment.",
  section = "Trade",
  source  = "SSCBA 1992 s. 11(2), (4)",
  type    = money, per = "year",
  to      = "2022-04-05",
  compute = function(case, law)
    if case.over_state_pension_age_at_start then return 0 end
    if case.chargeable_profits < law.class_2_small_profits_threshold then return 0 end
    return case.weeks_self_employed * law.class_2_weekly
  end,
}

rule "class_2" {
  label   = "Class 2 National Insurance",
  help    = "Due only above the lower profits threshold.",
  section = "Trade",
  source  = "SSCBA 1992 s. 11(2); SI 2022/1329 reg. 2",
  type    = money, per = "year",
  from    = "2022-04-06",
  to      = "2024-04-05",
  compute = function(case, law)
    if case.over_state_pension_age_at_start then return 0 end
    if case.chargeable_profits <= law.class_2_lower_profits_threshold then return 0 end
    return case.weeks_self_employed * law.class_2_weekly
  end,
}

rule "class_2" {
  label   = "Class 2 National Insurance",
  help    = "Nobody must pay it any more.",
  section = "Trade",
  source  = "NIC (Reduction in Rates) Act 2024",
  type    = money, per = "year",
  from    = "2024-04-06",
  compute = function() return 0 end,
}

rule "voluntary_class_2" {
  label   = "Class 2 that one may pay to count the year for benefits",
  help    = "With profits below the small profits threshold. From the threshold on the year counts, paid or not due.",
  section = "Trade",
  source  = "SSCBA 1992 s. 11(6)",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case, law)
    if case.over_state_pension_age_at_start then return 0 end
    if case.chargeable_profits >= law.class_2_small_profits_threshold then return 0 end
    return case.weeks_self_employed * law.class_2_weekly
  end,
}
