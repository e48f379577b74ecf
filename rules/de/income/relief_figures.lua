-- § 19 Abs. 2 Satz 3, § 24a Satz 5 EStG: how the pension allowance and the age relief decline, as the assessment
-- applies it. Payroll took up the act of 2024 only from 2025 on (wage_tax/figures.lua).

parameter "relief_shares" {
  source = "§ 19 Abs. 2 Satz 3, § 24a Satz 5, § 52 EStG",
  type   = record {
    first = rate, changes = list(record { after = count(2100), upto = optional(count(2100)), step = number }),
  },
  note   = "By the year in which a pension began, or that after the 64th birthday: `first` for 2005 and before, then "
        .. "changed by each `step` a year.",
  until_changed = true,
  since  = {
    ["2005-01-01"] = {
      first = 0.40,
      changes = {
        { after = 2005, upto = 2020, step = -0.016 },
        { after = 2020, step = -0.008 },
      },
    },
    ["2023-01-01"] = revised {
      ["2024-03-27"] = {   -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
        first = 0.40,
        changes = {
          { after = 2005, upto = 2020, step = -0.016 },
          { after = 2020, upto = 2022, step = -0.008 },
          { after = 2022, step = -0.004 },
        },
      },
    },
  },
}

parameter "relief_most" {
  source = "§ 19 Abs. 2 Satz 3, § 24a Satz 5 EStG",
  type   = record { age_relief = money, allowance = money, supplement = money }, per = "year",
  note   = "To be multiplied by the share of the cohort, as the tables of the statute do.",
  until_changed = true,
  since  = { ["2005-01-01"] = { age_relief = 4750, allowance = 7500, supplement = 2250 } },
}
