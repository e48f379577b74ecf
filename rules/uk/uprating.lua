-- By what figures are raised from year to year.

parameter "consumer_prices" {
  source = "SSAA 1992 s. 150; ITA 2007 s. 57; Office for National Statistics, Consumer price inflation, UK: September "
    .. "2019, 2020, 2021, 2023 (with that of 2022) and 2025 (with that of 2024), series D7G7",
  type   = rate,
  note   = "Child benefit and the blind person's allowance of each year since 2020/21 follow from it, see "
    .. "`levy new-year`.",
  every  = "year",
  announced = "Office for National Statistics, October",
  since  = {
    ["2020-04-06"] = 0.017, ["2021-04-06"] = 0.005, ["2022-04-06"] = 0.031, ["2023-04-06"] = 0.101,
    ["2024-04-06"] = 0.067, ["2025-04-06"] = 0.017, ["2026-04-06"] = 0.038,
  },
}
