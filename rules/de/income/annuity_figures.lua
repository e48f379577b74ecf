-- § 22 Nr. 1 Satz 3 Buchst. a EStG: the taxed share of annuities.

parameter "annuity_taxed_share" {
  source = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 EStG",
  type   = record {
    first = rate, changes = list(record { after = count(2100), upto = optional(count(2100)), step = rate }),
  },
  note   = "By the year in which the annuity began: `first` for 2005 and before, then changed by each `step` a year.",
  until_changed = true,
  since  = {
    ["2005-01-01"] = {
      first = 0.50,
      changes = {
        { after = 2005, upto = 2020, step = 0.02 },
        { after = 2020, step = 0.01 },
      },
    },
    ["2023-01-01"] = revised {
      ["2024-03-27"] = {   -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
        first = 0.50,
        changes = {
          { after = 2005, upto = 2020, step = 0.02 },
          { after = 2020, upto = 2022, step = 0.01 },
          { after = 2022, step = 0.005 },
        },
      },
    },
  },
}

-- The share falls by one percent from each of these ages on, from 59 percent at the age of 0.
local ages = {
  2, 4, 6, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 28, 30, 32, 33, 35, 36, 38, 39, 41, 42, 43, 45, 46, 48, 49, 50, 51,
  53, 54, 55, 57, 58, 59, 60, 62, 63, 64, 65, 67, 68, 69, 71, 72, 74, 75, 76, 78, 80, 81, 83, 85, 88, 92, 94, 97,
}

parameter "annuity_yield_share" {
  source = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb Satz 4 EStG",
  type   = record { first = rate, step = rate, ages = list(count(120)) },
  note   = "By the age completed when the annuity began: `first`, and less by `step` from each of `ages` on.",
  until_changed = true,
  since  = { ["2005-01-01"] = { first = 0.59, step = 0.01, ages = ages } },
}

-- The share of an annuity that ends after a number of years, up to each of these numbers.
local terms = {}
for _, row in ipairs {
  { 1, 0 }, { 2, 0.01 }, { 3, 0.02 }, { 4, 0.04 }, { 5, 0.05 }, { 6, 0.07 }, { 7, 0.08 }, { 8, 0.09 }, { 9, 0.10 },
  { 10, 0.12 }, { 11, 0.13 }, { 12, 0.14 }, { 13, 0.15 }, { 15, 0.16 }, { 17, 0.18 }, { 18, 0.19 }, { 19, 0.20 },
  { 20, 0.21 }, { 21, 0.22 }, { 22, 0.23 }, { 23, 0.24 }, { 24, 0.25 }, { 25, 0.26 }, { 26, 0.27 }, { 27, 0.28 },
  { 28, 0.29 }, { 30, 0.30 }, { 31, 0.31 }, { 32, 0.32 }, { 33, 0.33 }, { 34, 0.34 }, { 36, 0.35 }, { 37, 0.36 },
  { 38, 0.37 }, { 39, 0.38 }, { 41, 0.39 }, { 42, 0.40 }, { 44, 0.41 }, { 45, 0.42 }, { 47, 0.43 }, { 48, 0.44 },
  { 50, 0.45 }, { 52, 0.46 }, { 53, 0.47 }, { 55, 0.48 }, { 57, 0.49 }, { 59, 0.50 }, { 61, 0.51 }, { 63, 0.52 },
  { 65, 0.53 }, { 67, 0.54 }, { 69, 0.55 }, { 71, 0.56 }, { 74, 0.57 }, { 76, 0.58 },
} do
  table.insert(terms, { upto = row[1], share = row[2] })
end

parameter "term_annuity_yield_share" {
  source = "§ 55 Abs. 2 EStDV",
  type   = list(record { upto = count(100), share = rate }),
  note   = "By the years for which it is paid at most. The ages of column 3, from which the share by the age holds, "
    .. "are those from which it is less; from 77 years on it always is, or is alike.",
  until_changed = true,
  since  = { ["2005-01-01"] = terms },
}

parameter "annuity_lump_sum" {
  source = "§ 9a Satz 1 Nr. 3 EStG",
  type   = money, per = "year",
  note   = "For § 22 Nr. 1, 1a and 5 together.",
  until_changed = true,
  since  = { ["2002-01-01"] = 102 },
}
