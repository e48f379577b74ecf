-- Rates of class 1. Where they changed within a tax year, each entry after the first says from which day of payment it
-- holds, and `whole_year` has the rates for directors.

parameter "class_1_employee_rates" {
  label  = "Employees' rates: main, above the upper earnings limit, reduced for married women",
  source = "SSCBA 1992 ss. 8, 19(4); SI 2001/1004 regs. 8, 131; HSCL Act 2021; HSCL (Repeal) Act 2022; NIC (Reduction "
    .. "in Rates) Act 2023; NIC (Reduction in Rates) Act 2024",
  since  = {
    ["2015-04-06"] = { { main = 0.12, upper = 0.02, reduced = 0.0585 } },
    ["2022-04-06"] = revised {
      ["2021-10-20"] = { { main = 0.1325, upper = 0.0325, reduced = 0.071 } },
      ["2022-10-25"] = {
        { main = 0.1325, upper = 0.0325, reduced = 0.071 },
        { from = "2022-11-06", main = 0.12, upper = 0.02, reduced = 0.0585 },
        whole_year = { main = 0.1273, upper = 0.0273, reduced = 0.0658 },
      },
    },
    ["2023-04-06"] = revised {
      ["2022-10-25"] = { { main = 0.12, upper = 0.02, reduced = 0.0585 } },
      ["2023-12-18"] = {
        { main = 0.12, upper = 0.02, reduced = 0.0585 },
        { from = "2024-01-06", main = 0.10, upper = 0.02, reduced = 0.0385 },
        whole_year = { main = 0.115, upper = 0.02, reduced = 0.0535 },
      },
    },
    ["2024-04-06"] = revised {
      ["2023-12-18"] = { { main = 0.10, upper = 0.02, reduced = 0.0385 } },
      ["2024-03-20"] = { { main = 0.08, upper = 0.02, reduced = 0.0185 } },
    },
  },
}

parameter "class_1_employer_rate" {
  label  = "Employers' rate",
  source = "SSCBA 1992 s. 9; HSCL Act 2021; HSCL (Repeal) Act 2022; NIC (Secondary Class 1 Contributions) Act 2025 s. 1",
  since  = {
    ["2015-04-06"] = { { secondary = 0.138 } },
    ["2022-04-06"] = revised {
      ["2021-10-20"] = { { secondary = 0.1505 } },
      ["2022-10-25"] = {
        { secondary = 0.1505 }, { from = "2022-11-06", secondary = 0.138 }, whole_year = { secondary = 0.1453 },
      },
    },
    ["2023-04-06"] = revised { ["2022-10-25"] = { { secondary = 0.138 } } },
    ["2025-04-06"] = revised { ["2025-04-03"] = { { secondary = 0.15 } } },
  },
}

-- What each letter bears: the employee's rate up to the upper earnings limit, and up to which limit the employer pays
-- nothing: the secondary threshold, the upper earnings limit or that of special tax sites. Nothing is due where there is
-- none.
local standard     = { employee = "main", employer = "ordinary" }
local reduced      = { employee = "reduced", employer = "ordinary" }
local over_age     = { employer = "ordinary" }
local deferment    = { employee = "upper", employer = "ordinary" }
local young        = { employee = "main", employer = "upper" }
local young_later  = { employee = "upper", employer = "upper" }
local site         = { employee = "main", employer = "site" }
local site_reduced = { employee = "reduced", employer = "site" }
local site_later   = { employee = "upper", employer = "site" }
local site_aged    = { employer = "site" }

parameter "ni_categories" {
  label  = "What each National Insurance category bears",
  source = "SSCBA 1992 ss. 8, 9, 9A (under 21), 9B (apprentices, from 2016); SI 2001/1004 regs. 84, 131; NICA 2022 ss. 1 "
    .. "to 5 (freeports, investment zones), 6, 7 (veterans)",
  note   = "Letters of contracted-out employment, which ended on 5 April 2016, are left out. Employers of veterans paid "
    .. "in 2021/22 and claimed the relief afterwards.",
  since  = {
    ["2015-04-06"] = { A = standard, B = reduced, C = over_age, J = deferment, M = young, X = {}, Z = young_later },
    ["2016-04-06"] = {
      A = standard, B = reduced, C = over_age, H = young, J = deferment, M = young, X = {}, Z = young_later,
    },
    ["2021-04-06"] = {
      A = standard, B = reduced, C = over_age, H = young, J = deferment, M = young, V = young, X = {},
      Z = young_later,
    },
    ["2022-04-06"] = {
      A = standard, B = reduced, C = over_age, H = young, J = deferment, M = young, V = young, X = {},
      Z = young_later, F = site, I = site_reduced, L = site_later, S = site_aged,
    },
    ["2024-04-06"] = {
      A = standard, B = reduced, C = over_age, H = young, J = deferment, M = young, V = young, X = {},
      Z = young_later, F = site, I = site_reduced, L = site_later, S = site_aged, N = site, E = site_reduced,
      D = site_later, K = site_aged,
    },
  },
}
