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

parameter "annuity_lump_sum" {
  source = "§ 9a Satz 1 Nr. 3 EStG",
  type   = money, per = "year",
  note   = "For § 22 Nr. 1, 1a and 5 together.",
  until_changed = true,
  since  = { ["2002-01-01"] = 102 },
}
