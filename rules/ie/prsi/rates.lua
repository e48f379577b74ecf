-- Pay related social insurance: class A of employees, classes S and K of other income.

parameter "prsi_class_a" {
  source = "Social Welfare Consolidation Act 2005 s. 13; S.I. No. 312 of 1996; Social Welfare and Pensions Act 2009 "
    .. "s. 3, Social Welfare Act 2010 s. 11 (ceiling); Department of Social Protection, SW14 (2003, 2005, 2006); "
    .. "written answers of 20 November 2001, 20 November 2003 (2004), 8 February 2006 and 4 March 2009",
  note   = "Nothing is due in a week of pay up to the threshold; above it all pay less the allowance is charged, "
    .. "to 2010 until pay of the year reaches the ceiling (2009: 52,000 until 30 April).",
  type   = record {
    threshold = money, allowance = optional(record { weekly = money, monthly = money }), ceiling = optional(money),
  }, per = { threshold = "week", weekly = "week", monthly = "month", ceiling = "year" },
  until_changed = true,
  since  = {
    ["2002-01-01"] = { threshold = 287, allowance = { weekly = 127, monthly = 551 }, ceiling = 38740 },
    ["2003-01-01"] = { threshold = 287, allowance = { weekly = 127, monthly = 551 }, ceiling = 40420 },
    ["2004-01-01"] = { threshold = 287, allowance = { weekly = 127, monthly = 551 }, ceiling = 42160 },
    ["2005-01-01"] = { threshold = 287, allowance = { weekly = 127, monthly = 551 }, ceiling = 44180 },
    ["2006-01-01"] = { threshold = 300, allowance = { weekly = 127, monthly = 551 }, ceiling = 46600 },
    ["2007-01-01"] = { threshold = 339, allowance = { weekly = 127, monthly = 551 }, ceiling = 48800 },
    ["2008-01-01"] = { threshold = 352, allowance = { weekly = 127, monthly = 551 }, ceiling = 50700 },
    ["2009-01-01"] = { threshold = 352, allowance = { weekly = 127, monthly = 551 }, ceiling = 75036 },
    ["2011-01-01"] = { threshold = 352, allowance = { weekly = 127, monthly = 551 } },
    ["2013-01-01"] = { threshold = 352 },
  },
}

parameter "prsi_low_rate" {
  source = "S.I. No. 312 of 1996 arts. 81 to 87; Department of Social Protection, PRSI class C and class D rates, "
    .. "SW14 (2005, 2008, 2014), Advance notice of PRSI changes (April 2009); Minister for Social Protection, written "
    .. "answer of 28 April 2021 (class B); Social Welfare Act 2010 (no ceiling from 2011), Social Welfare Act 2012 (no "
    .. "allowance from 2013)",
  note   = "The threshold and, to 2010, the ceiling are those of class A. From 2011 pay above the amount of a week "
    .. "bears the rate of class A.",
  type   = record {
    rate = rate, upto = optional(money), allowance = optional(record { weekly = money, monthly = money }),
  }, per = { upto = "week", weekly = "week", monthly = "month" },
  until_changed = true,
  since  = {
    ["2002-01-01"] = { rate = 0.009, allowance = { weekly = 26, monthly = 113 } },
    ["2011-01-01"] = { rate = 0.009, upto = 1443, allowance = { weekly = 26, monthly = 113 } },
    ["2013-01-01"] = { rate = 0.009, upto = 1443 },
    ["2024-10-01"] = { rate = 0.010, upto = 1443 },
    ["2025-10-01"] = { rate = 0.011, upto = 1443 },
    ["2026-10-01"] = { rate = 0.0125, upto = 1443 },
  },
}

parameter "prsi_rates" {
  source = "Social Welfare Consolidation Act 2005 ss. 13, 21; Social Welfare (Miscellaneous Provisions) Act 2024 "
    .. "(1 October 2024 to 2027); Department of Social Protection, PRSI class A and class S rates",
  type   = record { employee = rate, self_employed = rate },
  until_changed = true,
  since  = {
    ["2002-01-01"] = { employee = 0.04, self_employed = 0.03 },
    ["2011-01-01"] = { employee = 0.04, self_employed = 0.04 },
    ["2024-10-01"] = { employee = 0.041, self_employed = 0.041 },
    ["2025-10-01"] = { employee = 0.042, self_employed = 0.042 },
    ["2026-10-01"] = { employee = 0.0435, self_employed = 0.0435 },
    ["2027-10-01"] = { employee = 0.045, self_employed = 0.045 },
  },
}

parameter "prsi_class_h" {
  source = "Department of Social Protection, SW14 (2014), PRSI class H rates (gov.ie, of 2024 and of 2025); Social "
    .. "Welfare (Miscellaneous Provisions) Act 2024 (0.15 points more on 1 October 2026 and 2027 in all classes in "
    .. "which something is due, as NKC has it)",
  note   = "All pay of a week above the threshold of class A.",
  type   = rate,
  until_changed = true,
  since  = {
    ["2014-01-01"] = 0.039, ["2024-10-01"] = 0.040, ["2025-10-01"] = 0.041, ["2026-10-01"] = 0.0425,
    ["2027-10-01"] = 0.044,
  },
}

parameter "prsi_classes_covered" {
  label  = "Classes of which the rates were read",
  source = "Department of Social Protection, SW14 (2014), PRSI class H rates, class J rates (gov.ie, 2024 to 2026), "
    .. "Non-PAYE employees (2010, 2012); Moorepay, Irish Budget 2021: PRSI (class J)",
  type   = record { H = boolean, J = boolean },
  until_changed = true,
  since  = {
    ["2002-01-01"] = { H = false, J = false }, ["2010-01-01"] = { H = false, J = true },
    ["2014-01-01"] = { H = true, J = true },
  },
}

parameter "prsi_credit" {
  source = "Social Welfare Act 2015 (classes A and H from 2016); Department of Social Protection, Rates of payment "
    .. "2016",
  type   = record { amount = money, taper_from = money, upto = money, taper = number }, per = "week",
  until_changed = true,
  since  = { ["2016-01-01"] = { amount = 12, taper_from = 352.01, upto = 424, taper = 6 } },
}

parameter "prsi_self_employed" {
  note   = "The threshold is of reckonable income, emoluments and earnings together, before capital allowances.",
  source = "Social Welfare Consolidation Act 2005 s. 21, Sch. 1 Part 3 para. 3 (Social Welfare Act 1988 s. 12); Social "
    .. "Welfare Act 2010, Budget 2013; Department of Social Protection, PRSI class S rates (537.50 for 2024)",
  type   = record { least = money, threshold = money }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { least = 253, threshold = 3174 },
    ["2011-01-01"] = { least = 253, threshold = 5000 },
    ["2013-01-01"] = { least = 500, threshold = 5000 },
    ["2024-01-01"] = { least = 537.50, threshold = 5000 },
    ["2025-01-01"] = { least = 650, threshold = 5000 },
  },
}

parameter "prsi_upper_age" {
  source = "Social Welfare Consolidation Act 2005 ss. 2, 12; Social Welfare (Miscellaneous Provisions) Act 2023",
  type   = record { ordinary = count(130), deferred = optional(count(130)), deferred_born_from = optional(number) },
  note   = "Who was born since 1958 and defers the State pension pays on to the later age.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { ordinary = 66 },
    ["2024-01-01"] = { ordinary = 66, deferred = 70, deferred_born_from = 1958 },
  },
}

