-- When the income tax return of a year is due (§ 149 AO), or until when it may be filed (§ 169 AO), and when the
-- prepayments are due (§ 37 EStG).

local anything_given = require("income.total_income").anything_given
local calendar       = require "calendar"

local function day(month, number) return { month = month, day = number } end

parameter "income_tax_return_day" {
  source = "§ 149 Abs. 2 AO; 2020 to 2024 with Art. 97 § 36 Abs. 3 EGAO",
  type   = calendar.day_of_year,
  until_changed = true,
  since  = {
    ["2002-01-01"] = day(5, 31),
    -- Gesetz zur Modernisierung des Besteuerungsverfahrens vom 18.07.2016, BGBl. I S. 1679 (Nr. 35 of 22.07.2016)
    ["2018-01-01"] = revised { ["2016-07-22"] = day(7, 31) },
    -- ATAD-Umsetzungsgesetz vom 25.06.2021, BGBl. I S. 2035, promulgated on 30.06.2021
    ["2020-01-01"] = revised { ["2021-06-30"] = day(10, 31) },
    -- 2021 to 2024: Viertes Corona-Steuerhilfegesetz vom 19.06.2022, BGBl. I S. 911 (Nr. 20 of 22.06.2022)
    ["2021-01-01"] = revised { ["2016-07-22"] = day(7, 31), ["2022-06-22"] = day(10, 31) },
    ["2022-01-01"] = revised { ["2016-07-22"] = day(7, 31), ["2022-06-22"] = day(9, 30) },
    ["2023-01-01"] = revised { ["2016-07-22"] = day(7, 31), ["2022-06-22"] = day(8, 31) },
    ["2024-01-01"] = revised { ["2016-07-22"] = day(7, 31) },
  },
}

parameter "income_tax_return_day_with_adviser" {
  source = "§ 149 Abs. 3 AO; 2019 to 2024 with Art. 97 § 36 Abs. 1 und 3 EGAO",
  note   = "29 February stands for the last day of February.",
  type   = calendar.day_of_year,
  until_changed = true,
  since  = {
    -- Gesetz zur Modernisierung des Besteuerungsverfahrens vom 18.07.2016, BGBl. I S. 1679 (Nr. 35 of 22.07.2016)
    ["2018-01-01"] = revised { ["2016-07-22"] = day(2, 29) },
    -- Gesetz vom 15.02.2021, BGBl. I S. 237 (Nr. 6 of 18.02.2021)
    ["2019-01-01"] = revised { ["2021-02-18"] = day(8, 31) },
    -- For 2020 at first the ATAD-Umsetzungsgesetz of 30.06.2021 (31 May 2022); 2020 to 2024 the Viertes
    -- Corona-Steuerhilfegesetz, BGBl. 2022 I S. 911 (Nr. 20 of 22.06.2022)
    ["2020-01-01"] = revised { ["2016-07-22"] = day(2, 29), ["2021-06-30"] = day(5, 31), ["2022-06-22"] = day(8, 31) },
    ["2021-01-01"] = revised { ["2016-07-22"] = day(2, 29), ["2022-06-22"] = day(8, 31) },
    ["2022-01-01"] = revised { ["2016-07-22"] = day(2, 29), ["2022-06-22"] = day(7, 31) },
    ["2023-01-01"] = revised { ["2016-07-22"] = day(2, 29), ["2022-06-22"] = day(5, 31) },
    ["2024-01-01"] = revised { ["2016-07-22"] = day(2, 29), ["2022-06-22"] = day(4, 30) },
    ["2025-01-01"] = revised { ["2016-07-22"] = day(2, 29) },
  },
}

parameter "years_to_assess" {
  source = "§ 169 Abs. 2 Satz 1 Nr. 2, § 170 Abs. 1 AO, § 46 Abs. 2 Nr. 8 EStG",
  type   = count(10),
  until_changed = true,
  since  = { ["2010-01-01"] = 4 },
}

-- Whether somebody whose income is given need not file a return.
local function may_wait(case)
  return case.year >= 2010   -- since when the reasons are rules
    and case.annual_receipts + sum(case.persons, anything_given) > 0
    and case.reason_to_file == "none"
end

-- The last day of the year in which a tax can still be assessed (§ 108 Abs. 3 AO moves it: BFH VI R 14/15).
local function end_of_assessment(case, law)
  return calendar.due(case, case.year + law.years_to_assess, day(12, 31))
end

parameter "prepayment_days" {
  source = "§ 37 Abs. 1 Satz 1 EStG",
  note   = "Solidarity surcharge and church tax are prepaid on the same days.",
  type   = list(calendar.day_of_year),
  until_changed = true,
  since  = { ["2002-01-01"] = { day(3, 10), day(6, 10), day(9, 10), day(12, 10) } },
}

deadline "income_tax_return_due" {
  source  = "§ 149 Abs. 2 und 3, § 169 Abs. 2, § 108 Abs. 3 AO",
  action  = "file",
  due     = function(case, law)
    if may_wait(case) then
      return end_of_assessment(case, law)
    elseif case.year >= 2018 and case.return_by_adviser then   -- since when § 149 Abs. 3 AO says so
      return case.income_tax_return_due_with_adviser
    end
    return calendar.due(case, case.year + 1, law.income_tax_return_day)
  end,
}

rule "income_tax_return_due_with_adviser" {
  source  = "§ 149 Abs. 3, § 169 Abs. 2, § 108 Abs. 3 AO",
  from    = "2018-01-01",
  type    = date,
  compute = function(case, law)
    if may_wait(case) then
      return end_of_assessment(case, law)
    end
    return calendar.due(case, case.year + 2, law.income_tax_return_day_with_adviser)
  end,
}

caveat "adviser_before_2018" {
  concerns = { "income_tax_return_due" },
  to       = "2017-12-31",
  when     = function(case) return case.return_by_adviser end,
  text     = {
    en = "Before 2018 no statute said until when an adviser may file the return: the tax offices put it off by yearly "
      .. "decrees. This is the day without an adviser.",
    de = "Vor 2018 regelte kein Gesetz die Frist für Erklärungen durch Berater: die Finanzämter verlängerten sie "
      .. "durch jährliche Erlasse. Das ist der Tag ohne Berater.",
  },
  source   = "§ 109 AO; § 149 Abs. 3 AO since the Gesetz vom 18.07.2016, BGBl. I S. 1679",
}

rule "may_prepay" {
  source  = "§ 37 Abs. 3 Satz 1 und 2, § 46 Abs. 2 EStG",
  private = true,
  type    = boolean,
  compute = function(case)
    return case.income_tax_prepaid > 0 or case.annual_receipts > 0 or not (may_wait(case) and case.employee)
  end,
}

for quarter, month in ipairs { "march", "june", "september", "december" } do
  deadline("prepayment_due_" .. month) {
    label  = {
      en = "Prepayment of income tax, quarter " .. quarter, de = "Einkommensteuer-Vorauszahlung, Quartal " .. quarter,
    },
    help   = {
      en = "The tax office sets the amount; solidarity surcharge and church tax are prepaid with it.",
      de = "Das Finanzamt setzt den Betrag fest; Solidaritätszuschlag und Kirchensteuer werden mit vorausgezahlt.",
    },
    source = "§ 37 Abs. 1 Satz 1 EStG, § 108 Abs. 3 AO",
    action = "pay",
    when   = "may_prepay",
    amount = "prepayment_of_quarter",
    amount_year = -1,
    due    = function(case, law)
      return calendar.due(case, case.year, law.prepayment_days[quarter])
    end,
  }
end

example "The prepayment of June 2019 fell on Whit Monday" {
  source = "§ 37 Abs. 1 Satz 1 EStG, § 108 Abs. 3 AO; Easter Sunday was 21 April 2019",
  year   = 2019,
  given  = {},
  expect = { prepayment_due_june = "2019-06-11" },
}

example "The return for 2008: 31 May 2009 was a Sunday, and the day after it Whit Monday" {
  source = "§ 149 Abs. 2, § 108 Abs. 3 AO; Easter Sunday was 12 April 2009",
  year   = 2008,
  given  = {},
  expect = { income_tax_return_due = "2009-06-02" },
}

example "The return for 2021 was due on Reformation Day, a holiday in Brandenburg" {
  source = "§ 149 Abs. 2 AO with Art. 97 § 36 Abs. 3 EGAO, § 108 Abs. 3 AO, § 2 FTG (BB)",
  year   = 2021,
  given  = { federal_state = "BB" },
  expect = { income_tax_return_due = "2022-11-01" },
}

example "The return for 2021 in North Rhine-Westphalia, where All Saints' Day is the holiday" {
  source = "§ 149 Abs. 2 AO with Art. 97 § 36 Abs. 3 EGAO, § 108 Abs. 3 AO, § 2 Feiertagsgesetz NW",
  year   = 2021,
  given  = { federal_state = "NW" },
  expect = { income_tax_return_due = "2022-10-31" },
}

-- The year, whether an adviser makes the return, and the last day of who must file.
for number, row in ipairs {
  { 2025, false, "2026-07-31" }, { 2025, true, "2027-03-01" }, { 2024, false, "2025-07-31" },
  { 2024, true, "2026-04-30" }, { 2018, true, "2020-03-02" }, { 2017, true, "2018-05-31" },
} do
  example("Last day with an adviser or without, " .. number) {
    year   = row[1],
    given  = { return_by_adviser = row[2], other_reason_to_file = true },
    expect = { income_tax_return_due = row[3] },
    source = "§ 149 Abs. 2 and 3, § 108 Abs. 3 AO, Art. 97 § 36 Abs. 3 EGAO, with a calendar: 28 February 2027 is a "
      .. "Sunday, 29 February 2020 a Saturday",
  }
end

example "Who need not file has four years, with an adviser too" {
  year   = 2025,
  given  = { wages = 40000, return_by_adviser = true },
  expect = { must_file = false, income_tax_return_due = "2029-12-31" },
  source = "§ 169 Abs. 2 Satz 1 Nr. 2, § 170 Abs. 1 AO",
}

-- What was known before the acts that put days off: year of the return, day known, last day, by oneself and with an
-- adviser.
for _, case in ipairs {
  { 2021, "2022-06-21", "2022-08-01", "2023-02-28" }, { 2022, "2022-06-21", "2023-07-31", "2024-02-29" },
  { 2023, "2022-06-21", "2024-07-31", "2025-02-28" }, { 2024, "2022-06-21", "2025-07-31", "2026-03-02" },
} do
  example("Returns for " .. case[1] .. " as known on " .. case[2]) {
    year   = case[1],
    known  = case[2],
    given  = {},
    expect = { income_tax_return_due = case[3], income_tax_return_due_with_adviser = case[4] },
    source = "§ 149 Abs. 2 und 3 AO before the Viertes Corona-Steuerhilfegesetz, § 108 Abs. 3 AO, with a calendar",
  }
end

for known, due in pairs {
  ["2021-06-29"] = "2022-02-28", ["2021-06-30"] = "2022-05-31", ["2022-06-22"] = "2022-08-31",
} do
  example("The return for 2020 with an adviser as known on " .. known) {
    year   = 2020,
    known  = known,
    given  = {},
    expect = { income_tax_return_due_with_adviser = due },
    source = "§ 149 Abs. 3 AO, Art. 97 § 36 Abs. 3 EGAO in the versions of the three acts, with a calendar",
  }
end

-- The year, and the last day of who need not file: 31 December, a Saturday, a Sunday, as in the year 2007 of BFH VI R
-- 14/15, when it was 2 January.
for year, last in pairs {
  [2010] = "2014-12-31", [2012] = "2017-01-02", [2018] = "2023-01-02", [2019] = "2024-01-02", [2022] = "2026-12-31",
  [2023] = "2027-12-31", [2024] = "2029-01-02", [2025] = "2029-12-31",
} do
  example("Last day for a return of " .. year .. " that need not be filed") {
    year   = year,
    given  = { wages = 40000 },
    expect = { must_file = false, income_tax_return_due = last },
    source = "§ 169 Abs. 2 Satz 1 Nr. 2, § 170 Abs. 1, § 108 Abs. 3 AO; BFH 20.01.2016, VI R 14/15; with a calendar",
  }
end

-- The facts, and whether prepayments may be due. Receipts of a part of a year may be few, so who has any is told.
for number, row in ipairs {
  { {}, true }, { { wages = 50000 }, false }, { { wages = 50000, income_tax_prepaid = 400 }, true },
  { { wages = 50000, rent_received = 410 }, false }, { { wages = 50000, rent_received = 411 }, true },
  { { wages = 50000, further_receipts = 100 }, true }, { { profit = 9000 }, true }, { { profit = 40000 }, true },
} do
  example("Whether income tax may have to be prepaid, " .. number) {
    year   = 2025,
    given  = row[1],
    expect = { may_prepay = row[2] },
    source = "§ 37 Abs. 3, § 46 Abs. 2 Nr. 1 EStG read by hand",
  }
end
