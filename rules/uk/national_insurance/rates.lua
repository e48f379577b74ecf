-- Rates of class 1, from the day of payment on which they hold, and what directors have for a year of several.

local employee_rates = record { main = rate, upper = rate, reduced = rate }

parameter "class_1_employee_rates" {
  source = "SSCBA 1992 ss. 8, 19(4); SI 2001/1004 regs. 8, 131; HSCL Act 2021; HSCL (Repeal) Act 2022; NIC (Reduction "
    .. "in Rates) Act 2023; NIC (Reduction in Rates) Act 2024",
  type   = employee_rates,
  until_changed = true,
  since  = {
    ["2015-04-06"] = { main = 0.12, upper = 0.02, reduced = 0.0585 },
    ["2022-04-06"] = revised { ["2021-10-20"] = { main = 0.1325, upper = 0.0325, reduced = 0.071 } },
    ["2022-11-06"] = revised { ["2022-10-25"] = { main = 0.12, upper = 0.02, reduced = 0.0585 } },
    ["2024-01-06"] = revised { ["2023-12-18"] = { main = 0.10, upper = 0.02, reduced = 0.0385 } },
    ["2024-04-06"] = revised { ["2024-03-20"] = { main = 0.08, upper = 0.02, reduced = 0.0185 } },
  },
}

parameter "class_1_employer_rate" {
  source = "SSCBA 1992 s. 9; HSCL Act 2021; HSCL (Repeal) Act 2022; NIC (Secondary Class 1 Contributions) Act 2025 "
    .. "s. 1",
  type   = rate,
  until_changed = true,
  since  = {
    ["2015-04-06"] = 0.138,
    ["2022-04-06"] = revised { ["2021-10-20"] = 0.1505 },
    ["2022-11-06"] = revised { ["2022-10-25"] = 0.138 },
    ["2025-04-06"] = revised { ["2025-04-03"] = 0.15 },
  },
}

parameter "class_1_of_the_year" {
  source = "SSCBA 1992 ss. 8, 9; NIC (Increase of Thresholds) Act 2022 s. 2; HSCL (Repeal) Act 2022; NIC (Reduction in "
    .. "Rates) Act 2023",
  type   = record {
    primary_threshold = optional(money), employee_rates = optional(employee_rates), employer_rate = optional(rate),
    director_weeks = optional(count(52)),
  }, per = "year",
  note   = "For directors appointed before the figures changed HMRC's test data for payroll software have those of the "
    .. "year, by weeks; `director_weeks` are so many at least. For others no source was found.",
  until_changed = true,
  since  = {
    ["2015-04-06"] = {},
    ["2022-04-06"] = revised {
      ["2022-03-31"] = { primary_threshold = 11908 },
      ["2022-10-25"] = {
        primary_threshold = 11908, employee_rates = { main = 0.1273, upper = 0.0273, reduced = 0.0658 },
        employer_rate = 0.1453, director_weeks = 40,
      },
    },
    ["2023-04-06"] = revised {
      ["2022-03-31"] = {},
      ["2023-12-18"] = { employee_rates = { main = 0.115, upper = 0.02, reduced = 0.0535 } },
    },
    ["2024-04-06"] = revised { ["2022-03-31"] = {} },
  },
}

parameter "ni_categories" {
  source = "SSCBA 1992 ss. 8, 9, 9A (under 21), 9B (apprentices); SI 2001/1004 regs. 84, 131; NICA 2022 ss. 1 to 5 "
    .. "(freeports, investment zones), 6, 7 (veterans)",
  type   = by("ni_category", record {
    employee = optional(choice { "main", "reduced", "upper" }),
    employer = optional(choice { "ordinary", "site", "upper" }), from = optional(number),
  }),
  note   = "The employee's rate up to the upper earnings limit, and up to which limit the employer pays nothing: the "
    .. "ordinary, the upper one, or that of special tax sites. Nothing is due where there is none. `from` is the first "
    .. "tax year. Contracted-out employment, which ended on 5 April 2016 and had letters of its own, is left out. "
    .. "Employers of veterans paid in 2021/22 and claimed the relief afterwards.",
  until_changed = true,
  since  = {
    ["2015-04-06"] = {
      A = { employee = "main", employer = "ordinary" },
      B = { employee = "reduced", employer = "ordinary" },
      C = { employer = "ordinary" },
      D = { employee = "upper", employer = "site", from = 2024 },
      E = { employee = "reduced", employer = "site", from = 2024 },
      F = { employee = "main", employer = "site", from = 2022 },
      H = { employee = "main", employer = "upper", from = 2016 },
      I = { employee = "reduced", employer = "site", from = 2022 },
      J = { employee = "upper", employer = "ordinary" },
      K = { employer = "site", from = 2024 },
      L = { employee = "upper", employer = "site", from = 2022 },
      M = { employee = "main", employer = "upper" },
      N = { employee = "main", employer = "site", from = 2024 },
      S = { employer = "site", from = 2022 },
      V = { employee = "main", employer = "upper", from = 2021 },
      X = {},
      Z = { employee = "upper", employer = "upper" },
    },
  },
}
