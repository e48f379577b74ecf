-- The rates and ceilings of social insurance, for the provident lump sum and for net pay.

parameter "pension_insurance_ceiling" {
  source = "§§ 159, 160 SGB VI with the ordinances of each year",
  type   = list(money), per = "year",
  note   = "By the official code of pension insurance: west, then east while the two differed. Beyond the list, and "
        .. "with 0, nobody is insured.",
  every  = "year",
  announced = "BMAS, Sozialversicherungsrechengrößen-Verordnung, November",
  since  = {
    -- The days are those on which the ordinances were promulgated: Sozialversicherungs-Rechengrößenverordnung of the
    -- year. Where none stands, it has not been found.
    ["2006-01-01"] = { 63000, 0, 63000 },
    ["2007-01-01"] = unchanged,
    ["2008-01-01"] = { 63600 },
    ["2009-01-01"] = { 64800 },
    ["2010-01-01"] = { 66000, 55800 },
    ["2011-01-01"] = revised { ["2010-12-08"] = { 66000, 57600 } },   -- BGBl. 2010 I S. 1761
    ["2012-01-01"] = { 67200, 57600 },
    ["2013-01-01"] = revised { ["2012-11-30"] = { 69600, 58800 } },   -- BGBl. 2012 I S. 2361
    ["2014-01-01"] = { 71400, 60000 },
    ["2015-01-01"] = revised { ["2014-12-08"] = { 72600, 62400 } },   -- BGBl. 2014 I S. 1957
    ["2016-01-01"] = revised { ["2015-12-07"] = { 74400, 64800 } },   -- BGBl. 2015 I S. 2137
    ["2017-01-01"] = revised { ["2016-12-02"] = { 76200, 68400 } },   -- BGBl. 2016 I S. 2665
    ["2018-01-01"] = revised { ["2017-11-24"] = { 78000, 69600 } },   -- BGBl. 2017 I S. 3778
    ["2019-01-01"] = revised { ["2018-12-04"] = { 80400, 73800 } },   -- BGBl. 2018 I S. 2024
    ["2020-01-01"] = revised { ["2019-12-20"] = { 82800, 77400 } },   -- BGBl. 2019 I S. 2848
    ["2021-01-01"] = revised { ["2020-12-03"] = { 85200, 80400 } },   -- BGBl. 2020 I S. 2612
    ["2022-01-01"] = revised { ["2021-12-06"] = { 84600, 81000 } },   -- BGBl. 2021 I S. 5044
    ["2023-01-01"] = revised { ["2022-12-06"] = { 87600, 85200 } },   -- BGBl. 2022 I S. 2128
    ["2024-01-01"] = revised { ["2023-11-29"] = { 90600, 89400 } },   -- BGBl. 2023 I Nr. 322
    ["2025-01-01"] = revised { ["2024-11-27"] = { 96600 } },   -- BGBl. 2024 I Nr. 365
    ["2026-01-01"] = { 101400 },
  },
  -- Draft ordinance of 21 September 2026.
  projected = { ["2027-01-01"] = { 106200 } },
}

parameter "pension_insurance_rate" {
  source = "§ 158 SGB VI with the ordinances of each year",
  type   = rate,
  every  = "year",
  announced = "Bundesregierung, Beitragssatzverordnung, December",
  since  = {
    ["2006-01-01"] = 0.0975,
    ["2007-01-01"] = 0.0995,
    ["2008-01-01"] = unchanged, ["2009-01-01"] = unchanged, ["2010-01-01"] = unchanged, ["2011-01-01"] = unchanged,
    ["2012-01-01"] = revised { ["2011-12-21"] = 0.098 },    -- Beitragssatzverordnung 2012, BGBl. 2011 I S. 2795
    -- Beitragssatzgesetz 2013 vom 05.12.2012, BGBl. I S. 2446 (Nr. 57 of 11.12.2012)
    ["2013-01-01"] = revised { ["2012-12-11"] = 0.0945 },
    ["2014-01-01"] = unchanged,
    ["2015-01-01"] = revised { ["2014-12-29"] = 0.0935 },   -- Beitragssatzverordnung 2015, BGBl. 2014 I S. 2396
    ["2016-01-01"] = unchanged, ["2017-01-01"] = unchanged,
    ["2018-01-01"] = revised { ["2017-12-22"] = 0.093 },    -- Beitragssatzverordnung 2018, BGBl. 2017 I S. 3976
    ["2019-01-01"] = unchanged, ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged, ["2022-01-01"] = unchanged,
    ["2023-01-01"] = unchanged, ["2024-01-01"] = unchanged, ["2025-01-01"] = unchanged, ["2026-01-01"] = unchanged,
  },
}

parameter "unemployment_insurance_rate" {
  source = "§ 341 SGB III with the ordinances of each year",
  type   = rate,
  until_changed = true,
  since  = {
    -- Lowered to the end of 2010 by the Gesetz vom 02.03.2009, BGBl. I S. 416; then the rate of § 341 Abs. 2
    ["2010-01-01"] = revised { ["2009-03-05"] = 0.014 }, ["2011-01-01"] = revised { ["2009-03-05"] = 0.015 },
    -- Qualifizierungschancengesetz vom 18.12.2018, BGBl. I S. 2651 (Nr. 48 of 21.12.2018): 2.6 %, lowered to the end of
    -- 2022 by the Beitragssatzverordnung 2019, BGBl. 2018 I S. 2663, and the one that changed it, BGBl. 2019 I S. 1998
    ["2019-01-01"] = revised { ["2018-12-21"] = 0.0125 }, ["2020-01-01"] = revised { ["2019-12-05"] = 0.012 },
    ["2023-01-01"] = revised { ["2018-12-21"] = 0.013 },
  },
}

parameter "health_insurance_ceiling" {
  source = "§ 223 Abs. 3, § 6 Abs. 7 SGB V with the ordinances of each year",
  type   = money, per = "year",
  every  = "year",
  announced = "BMAS, Sozialversicherungsrechengrößen-Verordnung, November",
  since  = {
    ["2010-01-01"] = 45000,
    ["2011-01-01"] = revised { ["2010-12-08"] = 44550 },   -- BGBl. 2010 I S. 1761
    ["2012-01-01"] = 45900,
    ["2013-01-01"] = revised { ["2012-11-30"] = 47250 },   -- BGBl. 2012 I S. 2361
    ["2014-01-01"] = 48600,
    ["2015-01-01"] = revised { ["2014-12-08"] = 49500 },   -- BGBl. 2014 I S. 1957
    ["2016-01-01"] = revised { ["2015-12-07"] = 50850 },   -- BGBl. 2015 I S. 2137
    ["2017-01-01"] = revised { ["2016-12-02"] = 52200 },   -- BGBl. 2016 I S. 2665
    ["2018-01-01"] = revised { ["2017-11-24"] = 53100 },   -- BGBl. 2017 I S. 3778
    ["2019-01-01"] = revised { ["2018-12-04"] = 54450 },   -- BGBl. 2018 I S. 2024
    ["2020-01-01"] = revised { ["2019-12-20"] = 56250 },   -- BGBl. 2019 I S. 2848
    ["2021-01-01"] = revised { ["2020-12-03"] = 58050 },   -- BGBl. 2020 I S. 2612
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-06"] = 59850 },   -- BGBl. 2022 I S. 2128
    ["2024-01-01"] = revised { ["2023-11-29"] = 62100 },   -- BGBl. 2023 I Nr. 322
    ["2025-01-01"] = revised { ["2024-11-27"] = 66150 },   -- BGBl. 2024 I Nr. 365
    ["2026-01-01"] = 69750,
  },
  -- Draft ordinance of 21 September 2026.
  projected = { ["2027-01-01"] = 76500 },
}

parameter "reduced_health_rates" {
  source = "§§ 243, 242a, 249 SGB V",
  type   = record { employee = rate, additional = rate, employer = optional(rate) },
  note   = "`employee`, with `additional` times the insurer's own rate, and until 2025 what `employer` pays with the "
        .. "average additional rate.",
  until_changed = true,
  since  = {
    -- Since July 2009; Gesetz vom 02.03.2009, BGBl. I S. 416, Art. 14
    ["2010-01-01"] = revised { ["2009-03-05"] = { employee = 0.076, additional = 0, employer = 0.067 } },
    -- GKV-Finanzierungsgesetz vom 22.12.2010, BGBl. I S. 2309 (Nr. 68 of 31.12.2010)
    ["2011-01-01"] = revised { ["2010-12-31"] = { employee = 0.079, additional = 0, employer = 0.07 } },
    ["2015-01-01"] = revised { ["2014-07-24"] = { employee = 0.07, additional = 1, employer = 0.07 } },
    -- GKV-Versichertenentlastungsgesetz vom 11.12.2018, BGBl. I S. 2387; then the announcements of the average
    -- additional rate in the Bundesanzeiger: BAnz AT 28.10.2019 B3, 30.10.2020 B5, 31.10.2022 B5, 31.10.2023 B3 and
    -- 07.11.2024 B4
    ["2019-01-01"] = revised { ["2018-12-14"] = { employee = 0.07, additional = 0.5, employer = 0.0745 } },
    ["2020-01-01"] = revised { ["2019-10-28"] = { employee = 0.07, additional = 0.5, employer = 0.0755 } },
    ["2021-01-01"] = revised { ["2020-10-30"] = { employee = 0.07, additional = 0.5, employer = 0.0765 } },
    ["2023-01-01"] = revised { ["2022-10-31"] = { employee = 0.07, additional = 0.5, employer = 0.078 } },
    ["2024-01-01"] = revised { ["2023-10-31"] = { employee = 0.07, additional = 0.5, employer = 0.0785 } },
    ["2025-01-01"] = revised { ["2024-11-07"] = { employee = 0.07, additional = 0.5, employer = 0.0825 } },
    -- § 52 Abs. 36 Satz 3 EStG, Kreditzweitmarktförderungsgesetz vom 22.12.2023, BGBl. 2023 I Nr. 411
    ["2026-01-01"] = revised { ["2023-12-29"] = { employee = 0.07, additional = 0.5 } },
  },
}

parameter "care_insurance_rates" {
  source = "§§ 55, 58 SGB XI",
  type   = record {
    half = rate, childless = rate, discount = rate,
    of_year = optional(record { half = rate, childless = rate, discount = rate }),
  },
  note   = "Each side bears `half`; in Saxony the employee half a point more and the employer half a point less. The "
        .. "`childless` pay more, and each child from the second to the fifth takes off a `discount`. `of_year` are "
        .. "the averages of a year in which the rates changed, for wages of a whole year.",
  every  = "year",
  announced = "act or ordinance (§ 55 Abs. 1 SGB XI), December",
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    ["2008-01-01"] = { half = 0.00975, childless = 0.0025, discount = 0 },
    ["2009-01-01"] = unchanged, ["2010-01-01"] = unchanged, ["2011-01-01"] = unchanged, ["2012-01-01"] = unchanged,
    ["2013-01-01"] = revised { ["2012-10-29"] = { half = 0.01025, childless = 0.0025, discount = 0 } },
    ["2014-01-01"] = unchanged,
    -- Erstes Pflegestärkungsgesetz vom 17.12.2014, BGBl. I S. 2222, promulgated on 23.12.2014
    ["2015-01-01"] = revised { ["2014-12-23"] = { half = 0.01175, childless = 0.0025, discount = 0 } },
    ["2016-01-01"] = unchanged,
    -- Zweites Pflegestärkungsgesetz vom 21.12.2015, BGBl. I S. 2424 (Nr. 54 of 28.12.2015)
    ["2017-01-01"] = revised { ["2015-12-28"] = { half = 0.01275, childless = 0.0025, discount = 0 } },
    ["2018-01-01"] = unchanged,
    -- Fünftes Gesetz zur Änderung des SGB XI vom 17.12.2018, BGBl. I S. 2587 (Nr. 47 of 20.12.2018)
    ["2019-01-01"] = revised { ["2018-12-20"] = { half = 0.01525, childless = 0.0025, discount = 0 } },
    ["2020-01-01"] = unchanged, ["2021-01-01"] = unchanged,
    ["2022-01-01"] = revised { ["2021-07-19"] = { half = 0.01525, childless = 0.0035, discount = 0 } },
    ["2023-01-01"] = unchanged,
    -- Pflegeunterstützungs- und -entlastungsgesetz vom 19.06.2023, BGBl. 2023 I Nr. 155 of 23.06.2023
    ["2023-07-01"] = revised {
      ["2023-06-23"] = {
        half = 0.017, childless = 0.006, discount = 0.0025,
        of_year = { half = 0.016125, childless = 0.00475, discount = 0.00125 },
      },
    },
    ["2024-01-01"] = revised { ["2023-06-23"] = { half = 0.017, childless = 0.006, discount = 0.0025 } },
    -- Pflege-Beitragssatz-Anpassungsverordnung 2025 vom 20.12.2024, BGBl. 2024 I Nr. 446 of 30.12.2024
    ["2025-01-01"] = revised { ["2024-12-30"] = { half = 0.018, childless = 0.006, discount = 0.0025 } },
    ["2026-01-01"] = unchanged,
  },
}

parameter "care_saxony_shift" {
  source = "§ 58 Abs. 3 SGB XI",
  type   = rate,
  until_changed = true,
  since  = { ["2006-01-01"] = 0.005 },
}

parameter "pension_contribution_share" {
  source = "§ 39b Abs. 4 EStG (until 2022)",
  type   = rate,
  until_changed = true,
  since  = {
    ["2006-01-01"] = 0.24,
    ["2007-01-01"] = 0.28,
    ["2008-01-01"] = 0.32,
    ["2009-01-01"] = 0.36,
    -- To 2022 § 39b Abs. 4 EStG, Bürgerentlastungsgesetz Krankenversicherung vom 16.07.2009, BGBl. I S. 1959
    ["2010-01-01"] = revised { ["2009-07-22"] = 0.40 },
    ["2011-01-01"] = revised { ["2009-07-22"] = 0.44 },
    ["2012-01-01"] = revised { ["2009-07-22"] = 0.48 },
    ["2013-01-01"] = revised { ["2009-07-22"] = 0.52 },
    ["2014-01-01"] = revised { ["2009-07-22"] = 0.56 },
    ["2015-01-01"] = revised { ["2009-07-22"] = 0.60 },
    ["2016-01-01"] = revised { ["2009-07-22"] = 0.64 },
    ["2017-01-01"] = revised { ["2009-07-22"] = 0.68 },
    ["2018-01-01"] = revised { ["2009-07-22"] = 0.72 },
    ["2019-01-01"] = revised { ["2009-07-22"] = 0.76 },
    ["2020-01-01"] = revised { ["2009-07-22"] = 0.80 },
    ["2021-01-01"] = revised { ["2009-07-22"] = 0.84 },
    ["2022-01-01"] = revised { ["2009-07-22"] = 0.88 },
    ["2023-01-01"] = revised { ["2009-07-22"] = 0.92, ["2022-12-20"] = 1 },   -- Jahressteuergesetz 2022
  },
}

parameter "provident_lump_sum_law" {
  source = "§ 10c EStG (until 2009), § 39b Abs. 2 Satz 5 Nr. 3 EStG (since 2010), with the payroll program",
  type   = record {
    up = optional(boolean), from_whole_wage = optional(boolean), share_step = optional(number),
    by_parts = optional(boolean), discounts = optional(boolean), two_codes = optional(boolean),
    subsidy_given = optional(boolean),
  },
  note   = "`by_parts`: of the parts for pension, health and care insurance. Before: `up`, the sum of the law before "
        .. "2005 to whole euros, that of civil servants to cents, else down; `from_whole_wage`, with wages for "
        .. "several years; `share_step`, to what shares of the wage are cut. `discounts`: those for children in care "
        .. "insurance, which the program did not know yet in the second half of 2023. `two_codes` of pension "
        .. "insurance instead of three; `subsidy_given`, the employer's to private premiums, instead of reckoned.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = { up = true, from_whole_wage = true },
    ["2007-01-01"] = { from_whole_wage = true },
    ["2008-01-01"] = { share_step = 0.01 },
    ["2010-01-01"] = revised { ["2009-07-22"] = { by_parts = true } },
    -- Kreditzweitmarktförderungsgesetz vom 22.12.2023, BGBl. 2023 I Nr. 411 of 29.12.2023; of 2026 the version of the
    -- Jahressteuergesetz 2020, BGBl. I S. 3096, which § 52 Abs. 36 Satz 3 EStG puts off to that year
    ["2024-01-01"] = revised { ["2023-12-29"] = { by_parts = true, discounts = true } },
    -- BMF 22.11.2024
    ["2025-01-01"] = revised { ["2024-11-22"] = { by_parts = true, discounts = true, two_codes = true } },
    ["2026-01-01"] = revised {
      ["2023-12-29"] = { by_parts = true, discounts = true, subsidy_given = true },
      ["2024-11-22"] = { by_parts = true, discounts = true, two_codes = true, subsidy_given = true },
    },
  },
}

parameter "other_provident_expenses_until_2009" {
  source = "§ 10c Abs. 2 Satz 2 Nr. 2 EStG (2005 to 2009)",
  type   = record { share = rate, most = money }, per = "year",
  note   = "At most `most`, for one person; doubled in class III.",
  until_changed = true,
  since  = { ["2006-01-01"] = { share = 0.11, most = 1500 }, ["2010-01-01"] = revised { ["2009-07-22"] = repealed } },
}

parameter "provident_lump_sum_before_2005" {
  source = "§ 10c Abs. 2 bis 4 EStG in the version of 2004, § 10c Abs. 5 EStG (2005 to 2009)",
  type   = record {
    share = rate, advance = money, advance_less = rate, basic = money, half = money, civil_servants = money,
  }, per = "year",
  note   = "`share` of the wage: in full up to the `advance` less `advance_less` of the wage and up to `basic`, half "
        .. "of the rest up to `half`; for civil servants up to `civil_servants`. For one person; doubled in class III.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = {
      share = 0.2, advance = 3068, advance_less = 0.16, basic = 1334, half = 667, civil_servants = 1134,
    },
    ["2010-01-01"] = revised { ["2009-07-22"] = repealed },
  },
}

parameter "least_provident_lump_sum" {
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 EStG",
  type   = record { share = optional(rate), most = money, most_class_iii = optional(money) }, per = "year",
  note   = "Until 2025 `share` of the wage, at most `most`, or `most_class_iii` in class III. Since 2026 the "
        .. "contributions with those to unemployment insurance, at most `most`.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = revised { ["2009-07-22"] = { share = 0.12, most = 1900, most_class_iii = 3000 } },
    -- § 52 Abs. 36 Satz 3 EStG, BGBl. 2023 I Nr. 411
    ["2026-01-01"] = revised { ["2023-12-29"] = { most = 1900 } },
  },
}

parameter "sliding_zone" {
  source = "§ 20 Abs. 2 und 2a SGB IV, until September 2022 § 163 Abs. 10 SGB VI",
  type   = record { above = money, upto = money, factor = rate, by_rest = optional(boolean) }, per = "month",
  note   = "The zone begins `above` the limit of marginal employment (Minijob) and ends with `upto`. `factor` (F) is "
        .. "28 % over the average rate of all contributions, before October 2022 30 %; then the employee bore "
        .. "`by_rest` what the employer's half on the whole wage left of them.",
  every  = "year",
  announced = "BMAS in the Bundesanzeiger, December",
  for_the_year = "a case of wage tax is of the day for which it is withheld",
  since  = {
    -- Zweites Gesetz für moderne Dienstleistungen am Arbeitsmarkt vom 23.12.2002, BGBl. I S. 4621 (Nr. 87 of
    -- 30.12.2002); the factors in the tables of tk.de and aktuar-hoffmann.de
    ["2010-01-01"] = { above = 400, upto = 800, factor = 0.7585, by_rest = true },
    ["2011-01-01"] = { above = 400, upto = 800, factor = 0.7435, by_rest = true },
    ["2012-01-01"] = { above = 400, upto = 800, factor = 0.7491, by_rest = true },
    -- Gesetz zu Änderungen im Bereich der geringfügigen Beschäftigung vom 05.12.2012, BGBl. I S. 2474 (Nr. 58 of
    -- 13.12.2012)
    ["2013-01-01"] = { above = 450, upto = 850, factor = 0.7605, by_rest = true },
    ["2014-01-01"] = unchanged,
    ["2015-01-01"] = { above = 450, upto = 850, factor = 0.7585, by_rest = true },
    ["2016-01-01"] = { above = 450, upto = 850, factor = 0.7547, by_rest = true },
    ["2017-01-01"] = { above = 450, upto = 850, factor = 0.7509, by_rest = true },
    ["2018-01-01"] = { above = 450, upto = 850, factor = 0.7547, by_rest = true },
    ["2019-01-01"] = { above = 450, upto = 850, factor = 0.7566, by_rest = true },
    -- RV-Leistungsverbesserungs- und -Stabilisierungsgesetz vom 28.11.2018, BGBl. I S. 2016 (Nr. 40 of 04.12.2018)
    ["2019-07-01"] = { above = 450, upto = 1300, factor = 0.7566, by_rest = true },
    ["2020-01-01"] = { above = 450, upto = 1300, factor = 0.7547, by_rest = true },
    ["2021-01-01"] = { above = 450, upto = 1300, factor = 0.7509, by_rest = true },
    ["2022-01-01"] = unchanged,
    -- Gesetz vom 28.06.2022, BGBl. I S. 969, promulgated on 30.06.2022, the factor too. Later ones are announced in the
    -- Bundesanzeiger; where no day stands, that has not been found.
    ["2022-10-01"] = revised { ["2022-06-30"] = { above = 520, upto = 1600, factor = 0.7009 } },
    ["2023-01-01"] = { above = 520, upto = 2000, factor = 0.6922 },
    ["2024-01-01"] = { above = 538, upto = 2000, factor = 0.6846 },
    ["2025-01-01"] = { above = 556, upto = 2000, factor = 0.6683 },
    -- BAnz AT 18.12.2025 B5
    ["2026-01-01"] = revised { ["2025-12-18"] = { above = 603, upto = 2000, factor = 0.6619 } },
  },
}
