-- Scotland's rates on income other than savings and dividends. Limits are of taxable income: Scottish papers print them
-- with the personal allowance added, apart from those at which no allowance is left.

parameter "scottish_rates" {
  source = "Scotland Act 1998 s. 80C; ITA 2007 s. 11A; Scottish rate resolutions: S4M-15497 (2016), S5M-15879 (2019), "
    .. "S5M-24225 (2021), S6M-07853 (2023), S6M-12252 (2024), "
    .. "S6M-16531 (2025), S6M-20844 (2026) and those of the other years",
  note   = "The days within `revised` are those of the resolutions; where there is none, it has not been confirmed.",
  type   = bands {
    name = choice { "starter", "basic", "intermediate", "higher", "advanced", "top", "additional" }, upto = money,
    rate = rate,
  }, per = "year",
  every  = "year",
  announced = "Scottish rate resolution, January to March",
  since  = {
    ["2016-04-06"] = revised { ["2016-02-11"] = {   -- the UK's rates less 10 %, with a Scottish rate of 10 %
      { name = "basic", upto = 32000, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    } },
    ["2017-04-06"] = revised { ["2017-02-21"] = {
      { name = "basic", upto = 31500, rate = 0.20 }, { name = "higher", upto = 150000, rate = 0.40 },
      { name = "additional", rate = 0.45 },
    } },
    ["2018-04-06"] = revised { ["2018-02-20"] = {
      { name = "starter", upto = 2000, rate = 0.19 }, { name = "basic", upto = 12150, rate = 0.20 },
      { name = "intermediate", upto = 31580, rate = 0.21 }, { name = "higher", upto = 150000, rate = 0.41 },
      { name = "top", rate = 0.46 },
    } },
    ["2019-04-06"] = revised { ["2019-02-19"] = {
      { name = "starter", upto = 2049, rate = 0.19 }, { name = "basic", upto = 12444, rate = 0.20 },
      { name = "intermediate", upto = 30930, rate = 0.21 }, { name = "higher", upto = 150000, rate = 0.41 },
      { name = "top", rate = 0.46 },
    } },
    ["2020-04-06"] = {
      { name = "starter", upto = 2085, rate = 0.19 }, { name = "basic", upto = 12658, rate = 0.20 },
      { name = "intermediate", upto = 30930, rate = 0.21 }, { name = "higher", upto = 150000, rate = 0.41 },
      { name = "top", rate = 0.46 },
    },
    ["2021-04-06"] = revised { ["2021-02-25"] = {
      { name = "starter", upto = 2097, rate = 0.19 }, { name = "basic", upto = 12726, rate = 0.20 },
      { name = "intermediate", upto = 31092, rate = 0.21 }, { name = "higher", upto = 150000, rate = 0.41 },
      { name = "top", rate = 0.46 },
    } },
    ["2022-04-06"] = {
      { name = "starter", upto = 2162, rate = 0.19 }, { name = "basic", upto = 13118, rate = 0.20 },
      { name = "intermediate", upto = 31092, rate = 0.21 }, { name = "higher", upto = 150000, rate = 0.41 },
      { name = "top", rate = 0.46 },
    },
    ["2023-04-06"] = revised { ["2023-02-09"] = {
      { name = "starter", upto = 2162, rate = 0.19 }, { name = "basic", upto = 13118, rate = 0.20 },
      { name = "intermediate", upto = 31092, rate = 0.21 }, { name = "higher", upto = 125140, rate = 0.42 },
      { name = "top", rate = 0.47 },
    } },
    ["2024-04-06"] = revised { ["2024-02-22"] = {
      { name = "starter", upto = 2306, rate = 0.19 }, { name = "basic", upto = 13991, rate = 0.20 },
      { name = "intermediate", upto = 31092, rate = 0.21 }, { name = "higher", upto = 62430, rate = 0.42 },
      { name = "advanced", upto = 125140, rate = 0.45 }, { name = "top", rate = 0.48 },
    } },
    ["2025-04-06"] = revised { ["2025-02-20"] = {
      { name = "starter", upto = 2827, rate = 0.19 }, { name = "basic", upto = 14921, rate = 0.20 },
      { name = "intermediate", upto = 31092, rate = 0.21 }, { name = "higher", upto = 62430, rate = 0.42 },
      { name = "advanced", upto = 125140, rate = 0.45 }, { name = "top", rate = 0.48 },
    } },
    ["2026-04-06"] = revised { ["2026-02-19"] = {
      { name = "starter", upto = 3967, rate = 0.19 }, { name = "basic", upto = 16956, rate = 0.20 },
      { name = "intermediate", upto = 31092, rate = 0.21 }, { name = "higher", upto = 62430, rate = 0.42 },
      { name = "advanced", upto = 125140, rate = 0.45 }, { name = "top", rate = 0.48 },
    } },
  },
}
