-- ITA 2007 Part 3: the personal allowance and its taper, the blind person's allowance.

parameter "full_personal_allowance" {
  label  = "Personal allowance before its reduction by income",
  source = "ITA 2007 s. 35(1); FA 2021 s. 5, FA 2023 s. 5, FA 2026",
  type   = money, per = "year",
  since  = {
    ["2015-04-06"] = 10600, ["2016-04-06"] = 11000, ["2017-04-06"] = 11500, ["2018-04-06"] = 11850,
    ["2019-04-06"] = 12500, ["2021-04-06"] = 12570,
  },
}

parameter "personal_allowance_taper" {
  label  = "Adjusted net income from which the personal allowance falls, and by how much of the excess",
  source = "ITA 2007 s. 35(2)",
  type   = record { from = money, share = rate }, per = "year",
  since  = { ["2015-04-06"] = { from = 100000, share = 0.5 } },
}

parameter "full_blind_persons_allowance" {
  label  = "Blind person's allowance",
  source = "ITA 2007 s. 38(1); indexation orders under s. 57",
  note   = "2026/27: 3,130 x 1.038, rounded up to 10 (s. 57), as the married couple's allowance was indexed.",
  type   = money, per = "year",
  since  = {
    ["2015-04-06"] = 2290, ["2017-04-06"] = 2320, ["2018-04-06"] = 2390, ["2019-04-06"] = 2450, ["2020-04-06"] = 2500,
    ["2021-04-06"] = 2520, ["2022-04-06"] = 2600, ["2023-04-06"] = 2870, ["2024-04-06"] = 3070, ["2025-04-06"] = 3130,
    ["2026-04-06"] = 3250,
  },
}

rule "personal_allowance" {
  label   = "Personal allowance",
  help    = "Before a part of it is given to the spouse.",
  source  = "ITA 2007 s. 35",
  type    = money, per = "year",
  compute = function(case, law)
    local taper = law.personal_allowance_taper
    local excess = max(0, case.adjusted_net_income - taper.from)
    return ceil(max(0, law.full_personal_allowance - excess * taper.share))
  end,
}

rule "blind_persons_allowance" {
  label   = "Blind person's allowance",
  source  = "ITA 2007 s. 38",
  type    = money, per = "year",
  compute = function(case, law) return case.blind and law.full_blind_persons_allowance or 0 end,
}

rule "allowances" {
  label   = "Allowances",
  help    = "What is deducted from income: personal and blind person's allowance, less what was given to the spouse.",
  source  = "ITA 2007 s. 23, step 3",
  type    = money, per = "year",
  compute = function(case)
    return case.personal_allowance - case.marriage_allowance_given + case.blind_persons_allowance
  end,
}

rule "taxable_income" {
  label   = "Taxable income",
  source  = "ITA 2007 s. 23, step 3",
  type    = money, per = "year",
  compute = function(case) return max(0, case.total_income - case.allowances) end,
}
