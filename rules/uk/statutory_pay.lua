-- What employers pay by law to those who have a child, lose one or are ill. It is pay: income tax and contributions are
-- due on it, and who tells the pay of the year has told it.

local section = "Statutory pay"

-- Family pay. A week begins on the day of the week on which the pay began; a new rate holds for weeks that begin on the
-- first Sunday in April or later.

input "family_pay" {
  type    = choice {
    "maternity", "adoption", "paternity", "shared_parental", "parental_bereavement", "neonatal_care",
    labels = {
      maternity = "Maternity", adoption = "Adoption", paternity = "Paternity", shared_parental = "Shared parental",
      parental_bereavement = "Parental bereavement", neonatal_care = "Neonatal care",
    },
  },
  section = section,
  source  = "SSCBA 1992 ss. 164, 171ZA, 171ZL, 171ZU, 171ZZ6, 171ZZ16",
}

input "family_pay_from" { type = date, section = section, source = "SSCBA 1992 s. 165" }

input "average_weekly_earnings" {
  type     = money, per = "week",
  min      = 0,
  section  = section,
  source   = "SSCBA 1992 ss. 163(2), 171(4); SI 1986/1960 regs. 20, 21",
  estimate = function(case) return case.payroll_pay > 0 and floor(case.payroll_pay / 52, 0.01) or nil end,
}

parameter "statutory_family_pay" {
  source = "SI 1986/1960 reg. 6; SI 2002/2818 regs. 2, 3; SI 2014/3051 reg. 40; SI 2020/233 reg. 20; SI 2025/376 "
    .. "reg. 25; GOV.UK, calculator of maternity and paternity pay (github.com/alphagov/smart-answers@6fb9aab)",
  note   = "Weeks that begin from 4 April 2027 on have no rate yet.",
  type   = money, per = "week",
  until_changed = true,
  since  = {
    ["2015-04-05"] = 139.58, ["2017-04-02"] = 140.98, ["2018-04-01"] = 145.18, ["2019-04-07"] = 148.68,
    ["2020-04-05"] = 151.20, ["2021-04-04"] = 151.97, ["2022-04-03"] = 156.66, ["2023-04-02"] = 172.48,
    ["2024-04-07"] = 184.03, ["2025-04-06"] = 187.18, ["2026-04-05"] = 194.32, ["2027-04-04"] = repealed,
  },
}

parameter "family_pay_terms" {
  label  = "Weeks of family pay, those of them that go by earnings alone, and the first tax year",
  source = "SSCBA 1992 ss. 165, 166, 171ZE, 171ZN, 171ZY, 171ZZ9, 171ZZ19; SI 1986/1960 reg. 2(2); SI 2014/3051 "
    .. "reg. 10; SI 2025/376 reg. 7",
  note   = "Of shared parental pay 39 weeks, less at least the two of compulsory maternity leave.",
  type   = by("family_pay", record {
    most = count(39), by_earnings = count(39), whole = boolean, from = optional(number),
  }),
  until_changed = true,
  since  = {
    ["2015-04-06"] = {
      maternity            = { most = 39, by_earnings = 6, whole = true },
      adoption             = { most = 39, by_earnings = 6, whole = true },
      paternity            = { most = 2, by_earnings = 0, whole = true },
      shared_parental      = { most = 37, by_earnings = 0, whole = false },
      parental_bereavement = { most = 2, by_earnings = 0, whole = true, from = 2020 },
      neonatal_care        = { most = 12, by_earnings = 0, whole = false, from = 2025 },
    },
  },
}

parameter "family_pay_share_of_earnings" {
  source = "SSCBA 1992 s. 166(2); SI 2002/2818 regs. 2, 3; SI 2014/3051 reg. 40; SI 2020/233 reg. 20; SI 2025/376 reg. "
    .. "25",
  type   = rate,
  until_changed = true,
  since  = { ["2015-04-06"] = 0.90 },
}

rule "family_pay_weeks" {
  section = section,
  source  = "SSCBA 1992 ss. 165, 171ZE, 171ZN, 171ZY, 171ZZ9, 171ZZ19",
  type    = count(39),
  ask     = "For how many weeks is it paid?",
  compute = function(case, law)
    local terms = law.family_pay_terms[case.family_pay]
    if not terms.whole then return nil end   -- must be given
    return terms.most
  end,
}

check "family_pay_weeks_within_law" {
  grade   = "impossible",
  source  = "SSCBA 1992 ss. 165, 171ZE, 171ZN, 171ZY, 171ZZ9, 171ZZ19",
  holds   = function(case, law) return case.family_pay_weeks <= law.family_pay_terms[case.family_pay].most end,
  message = "{family_pay_weeks} weeks are more than the law has of this pay.",
}

-- A day whose law these rules have.
local function covered(day)
  if day < date(2015, 4, 6) or day > date(2028, 4, 5) then error("no law of that time: see family_pay_from") end
  return day
end

-- The limit that counts is that of a week before: it never fell, so who reaches that of the first day reached it.
rule "earns_lower_limit" {
  section = section,
  source  = "SSCBA 1992 ss. 164(2)(b), 171ZA(2)(c), 171ZL(2)(d)",
  type    = boolean,
  to      = "2027-04-05",
  ask     = "Were your average earnings at least the lower earnings limit of that time?",
  compute = function(case, law)
    local limit = law.on(covered(case.family_pay_from)).lower_earnings_limit.week
    if case.average_weekly_earnings < limit then return nil end
    return true
  end,
}

rule "family_pay_by_earnings" {
  section = section,
  source  = "SSCBA 1992 s. 166(2); SI 1986/1960 reg. 28; SI 2002/2818 reg. 4; SI 2014/3051 reg. 40(2)",
  type    = money, per = "week",
  compute = function(case, law)
    return ceil(case.average_weekly_earnings * law.family_pay_share_of_earnings, 0.01)
  end,
}

-- The first Sunday in April.
local function first_sunday(year) return date(year, 4, 1) + (7 - weekday(date(year, 4, 1))) % 7 end

-- How many weeks of the pay begin before a day.
local function weeks_before(case, day)
  return clamp((day - case.family_pay_from + 6) // 7, 0, case.family_pay_weeks)
end

local function of_week(law, day, earnings) return min(earnings, law.on(covered(day)).statutory_family_pay) end

-- What the first weeks come to, so many of them.
local function of_weeks(case, law, weeks)
  if not case.earns_lower_limit or weeks <= 0 then return 0 end
  local earnings, terms = case.family_pay_by_earnings, law.family_pay_terms[case.family_pay]
  if terms.from and case.family_pay_from < date(terms.from, 4, 6) then
    error("there was no such pay yet on its first day (family_pay_from)")
  end
  local last = case.family_pay_from + 7 * (weeks - 1)
  local by_earnings = min(weeks, terms.by_earnings)
  local before = min(weeks, weeks_before(case, first_sunday(last.year)))
  if before == weeks then before = 0 end   -- the change is behind the last week
  local at_old = max(0, before - by_earnings)
  local total, at_new = by_earnings * earnings, weeks - by_earnings - at_old
  if at_old > 0 then total = total + at_old * of_week(law, case.family_pay_from, earnings) end
  if at_new > 0 then total = total + at_new * of_week(law, last, earnings) end
  return total
end

local function of_pay(name, per, private, weeks_of)
  rule(name) {
    section = section, source = "SSCBA 1992 ss. 165, 166, 171ZE, 171ZN, 171ZY, 171ZZ9, 171ZZ19",
    type = money, per = per, private = private, to = "2027-04-05",
    compute = function(case, law) return of_weeks(case, law, weeks_of(case)) end,
  }
end

of_pay("family_pay_of_all_weeks", "once", false, function(case) return case.family_pay_weeks end)
of_pay("family_pay_before_year", "year", true, function(case) return weeks_before(case, date(case.year, 4, 6)) end)
of_pay("family_pay_to_end_of_year", "year", true, function(case)
  return weeks_before(case, date(case.year + 1, 4, 6))
end)

rule "family_pay_of_year" {
  section = section,
  source  = "SSCBA 1992 ss. 165, 166; ITEPA 2003 s. 660",
  type    = money, per = "year",
  to      = "2027-04-05",
  compute = function(case) return case.family_pay_to_end_of_year - case.family_pay_before_year end,
}

input "small_employer" {
  type    = boolean,
  default = false,
  section = section,
  source  = "SSCBA 1992 s. 167; SI 1994/1882 reg. 2",
  ask_if  = function() return false end,
}

parameter "family_pay_recovery" {
  source = "SSCBA 1992 s. 167; SI 1994/1882 regs. 2 to 4; GOV.UK, Get financial help with statutory pay",
  type   = record { others = rate, small = number },
  every  = "year",
  announced = "Regulations, March",
  since  = {
    ["2015-04-06"] = { others = 0.92, small = 1.03 }, ["2016-04-06"] = unchanged, ["2017-04-06"] = unchanged,
    ["2018-04-06"] = unchanged, ["2019-04-06"] = unchanged, ["2020-04-06"] = unchanged, ["2021-04-06"] = unchanged,
    ["2022-04-06"] = unchanged, ["2023-04-06"] = unchanged, ["2024-04-06"] = unchanged,
    ["2025-04-06"] = { others = 0.92, small = 1.085 },
  },
}

rule "family_pay_recovered" {
  section = section,
  source  = "SSCBA 1992 s. 167; SI 1994/1882 regs. 3, 4",
  type    = money, per = "year",
  to      = "2026-04-05",
  compute = function(case, law)
    local terms = law.family_pay_recovery
    return round(case.family_pay_of_year * (case.small_employer and terms.small or terms.others), 0.01)
  end,
}

-- Sick pay, by qualifying days of the tax year, which are mostly those of work.

input "sick_days" { type = count(366), section = section, source = "SSCBA 1992 s. 154" }
input "qualifying_days" {
  type = count(7), min = 1, default = 5, section = section, source = "SSCBA 1992 s. 154; SI 1982/894 reg. 5",
}
input "waiting_days_served" {
  type = count(3), default = 0, section = section, source = "SSCBA 1992 ss. 152(3), 155(1)",
  ask_if = function(case) return case.year < 2026 end,
}
input "sick_days_paid_before" {
  type = count(196), default = 0, section = section, source = "SSCBA 1992 ss. 152(3), 155(4)",
}

parameter "statutory_sick_pay" {
  source = "SSCBA 1992 s. 157; GOV.UK, calculator of statutory sick pay (github.com/alphagov/smart-answers@6fb9aab)",
  type   = money, per = "week",
  every  = "year",
  announced = "Up-rating Order, spring",
  since  = {
    ["2015-04-06"] = 88.45, ["2016-04-06"] = unchanged, ["2017-04-06"] = 89.35, ["2018-04-06"] = 92.05,
    ["2019-04-06"] = 94.25, ["2020-04-06"] = 95.85, ["2021-04-06"] = 96.35, ["2022-04-06"] = 99.35,
    ["2023-04-06"] = 109.40, ["2024-04-06"] = 116.75, ["2025-04-06"] = 118.75, ["2026-04-06"] = 123.25,
  },
}

parameter "sick_pay_terms" {
  label  = "Share of average earnings that is paid if it is less, waiting days, most weeks",
  source = "SSCBA 1992 ss. 155, 157, Sch. 11 para. 2(c), as amended by the Employment Rights Act 2025",
  type   = record { share = optional(rate), waiting = count(3), weeks = count(28) },
  until_changed = true,
  since  = {
    ["2015-04-06"] = { waiting = 3, weeks = 28 }, ["2026-04-06"] = { share = 0.80, waiting = 0, weeks = 28 },
  },
}

rule "sick_days_paid" {
  section = section,
  source  = "SSCBA 1992 s. 155",
  type    = count(196),
  to      = "2027-04-05",
  compute = function(case, law)
    local terms = law.sick_pay_terms
    local after_waiting = max(0, case.sick_days - max(0, terms.waiting - case.waiting_days_served))
    return min(after_waiting, max(0, terms.weeks * case.qualifying_days - case.sick_days_paid_before))
  end,
}

rule "sick_pay" {
  section = section,
  source  = "SSCBA 1992 ss. 155, 157",
  type    = money, per = "once",
  to      = "2027-04-05",
  compute = function(case, law)
    local terms, earnings = law.sick_pay_terms, case.average_weekly_earnings
    if terms.waiting > 0 and earnings < law.lower_earnings_limit.week then return 0 end
    if terms.share and case.country == "northern_ireland" then
      error("statutory sick pay of Northern Ireland since 2026/27 is not covered")
    end
    local week = law.statutory_sick_pay
    if terms.share then week = min(week, earnings * terms.share) end
    -- HMRC cut the rate of a day to four decimals, and each week's pay is rounded up.
    local of_day, days = floor(week / case.qualifying_days, 0.0001), case.qualifying_days
    return case.sick_days_paid // days * ceil(of_day * days, 0.01) + ceil(of_day * (case.sick_days_paid % days), 0.01)
  end,
}

caveat "sick_pay_of_part_weeks" {
  to       = "2027-04-05",
  concerns = { "sick_pay" },
  when     = function(case) return case.sick_days_paid % case.qualifying_days > 0 end,
  text     = "Sick pay is rounded up week by week: where the days beyond whole weeks lie in several weeks, it may be a "
    .. "penny or two more. All days are taken at the rate of the first one.",
  source   = "SSCBA 1992 s. 157",
}

-- Kind, first day, earnings, weeks if they are told, all of it, that of the tax year, how.
for _, row in ipairs {
  { 2017, "maternity", "2017-10-01", 203.07, false, 5803.56, 4061.40, "6 x 182.77 + 20 x 140.98 + 13 x 145.18" },
  { 2025, "maternity", "2025-05-05", 400, false, 8336.94, 8336.94, "6 x 360 + 33 x 187.18" },
  { 2025, "maternity", "2025-05-05", 200, false, 7020, 7020, "39 x 180" },
  { 2025, "adoption", "2025-07-07", 207.99, false, 7300.14, 7300.14, "6 x 187.20 + 33 x 187.18" },
  { 2025, "maternity", "2025-10-05", 500, false, 8969.76, 6637.92, "6 x 450 + 20 x 187.18 + 13 x 194.32" },
  { 2026, "maternity", "2025-10-05", 500, false, 8969.76, 2331.84, "of it 12 x 194.32, from 12 April 2026 on" },
  { 2023, "maternity", "2024-01-06", 500, false, 8680.59, 3907.36, "6 x 450 + 8 x 172.48 + 25 x 184.03, 13 weeks" },
  { 2024, "maternity", "2024-01-06", 500, false, 8680.59, 4773.23, "of it the week of 6 April and 25 weeks" },
  { 2025, "paternity", "2026-03-31", 300, false, 381.50, 187.18, "187.18 and, from 7 April, 194.32" },
  { 2024, "paternity", "2024-04-06", 300, false, 356.51, 356.51, "172.48 and, from 13 April, 184.03" },
  { 2025, "shared_parental", "2025-09-01", 190, 10, 1710, 1710, "10 x 171" },
  { 2025, "shared_parental", "2025-09-01", 400, 10, 1871.80, 1871.80, "10 x 187.18" },
  { 2025, "neonatal_care", "2025-04-06", 300, 3, 561.54, 561.54, "3 x 187.18" },
  { 2020, "parental_bereavement", "2020-06-01", 300, false, 302.40, 302.40, "2 x 151.20" },
  { 2015, "paternity", "2015-06-01", 300, false, 279.16, 279.16, "2 x 139.58" },
  { 2019, "paternity", "2019-06-01", 300, false, 297.36, 297.36, "2 x 148.68" },
  { 2021, "paternity", "2021-06-01", 300, false, 303.94, 303.94, "2 x 151.97" },
  { 2022, "paternity", "2022-06-01", 300, false, 313.32, 313.32, "2 x 156.66" },
  { 2023, "paternity", "2023-06-01", 300, false, 344.96, 344.96, "2 x 172.48" },
} do
  local year, kind, from, earnings, weeks, whole, of_year, how = table.unpack(row)
  example("Statutory pay in " .. year .. ": " .. kind .. " from " .. from .. ", of " .. earnings) {
    year   = year,
    given  = {
      family_pay = kind, family_pay_from = from, average_weekly_earnings = earnings, family_pay_weeks = weeks or nil,
    },
    expect = { family_pay_of_all_weeks = whole, family_pay_of_year = of_year },
    source = "By hand from SSCBA 1992 ss. 166, 171ZE, 171ZN; SI 1986/1960 reg. 28; SI 2002/2818; SI 2014/3051 reg. 40; "
      .. "SI 2020/233 reg. 20; SI 2025/376 reg. 25: " .. how,
  }
end

for _, row in ipairs {
  { 2025, false, 344.41 }, { 2025, true, 406.18 }, { 2024, false, 338.62 }, { 2024, true, 379.10 },
} do
  local year, small, back = table.unpack(row)
  example("What an employer gets back of paternity pay in " .. year .. ", " .. (small and "a small one" or "another")) {
    year   = year,
    given  = {
      family_pay = "paternity", family_pay_from = year .. "-06-02", average_weekly_earnings = 300,
      small_employer = small,
    },
    expect = { family_pay_recovered = back },
    source = "By hand from SI 1994/1882 regs. 3, 4: 374.36 at 92 % and 108.5 %, 368.06 at 92 % and 103 %",
  }
end

-- At the lower earnings limit of each year, and a penny below; the limit of a month in the P60.
for _, row in ipairs {
  { 2015, 112, 486, 88.45 }, { 2017, 113, 490, 89.35 }, { 2018, 116, 503, 92.05 }, { 2019, 118, 512, 94.25 },
  { 2020, 120, 520, 95.85 }, { 2022, 123, 533, 99.35 }, { 2025, 125, 542, 118.75 },
} do
  local year, week, month, rate = table.unpack(row)
  for less, paid in pairs { [0] = rate, [1] = 0 } do
    example("Sick pay at the lower earnings limit of " .. year .. ", " .. less .. " p less") {
      year   = year,
      given  = {
        sick_days = 5, waiting_days_served = 3, average_weekly_earnings = week - exact(less) / 100,
        salary = 12 * month,
      },
      expect = { sick_pay = paid, certificate_at_lower_limit = 12 * month, certificate_to_primary_threshold = 0 },
      source = "By hand from SSCBA 1992 Sch. 11 para. 2(c); SI 2001/1004 regs. 10, 11",
    }
  end
end

example "Paternity pay at the lower earnings limit of 2026/27" {
  year   = 2026,
  given  = {
    family_pay = "paternity", family_pay_from = "2026-06-01", average_weekly_earnings = 129, salary = 12 * 559,
  },
  expect = { family_pay_of_all_weeks = 232.20, certificate_at_lower_limit = 6708 },
  source = "By hand from SSCBA 1992 s. 171ZA(2)(c); SI 2026/231 reg. 5: 2 x 116.10",
}

example "No maternity pay below the lower earnings limit" {
  year   = 2025,
  given  = {
    family_pay = "maternity", family_pay_from = "2025-05-05", average_weekly_earnings = 120, earns_lower_limit = false,
  },
  expect = { family_pay_of_all_weeks = 0 },
  source = "SSCBA 1992 s. 164(2)(b)",
}

-- A week from Monday to Friday after waiting days, as GOV.UK's calculator has it.
for year, amount in pairs {
  [2015] = 88.45, [2017] = 89.35, [2018] = 92.05, [2019] = 94.25, [2022] = 99.35, [2023] = 109.40, [2024] = 116.75,
  [2025] = 118.75, [2026] = 123.25,
} do
  example("Sick pay of a week of " .. year) {
    year   = year,
    given  = { sick_days = 5, waiting_days_served = 3, average_weekly_earnings = 250 },
    expect = { sick_pay = amount },
    source = "github.com/alphagov/smart-answers@6fb9aab test/unit/calculators/statutory_sick_pay_calculator_test.rb",
  }
end

-- Year, days sick, days of a week, waiting days served, days paid before, earnings.
for _, row in ipairs {
  { 2026, 5, 5, 0, 0, 112.50, 90, "80 % of 112.50, as GOV.UK's calculator has it" },
  { 2026, 3, 5, 0, 0, 300, 73.95, "3 x 24.65" },
  { 2026, 2, 7, 0, 0, 150, 34.29, "2 x 17.1428, of 80 % of 150 = 120" },
  { 2025, 10, 5, 0, 0, 300, 166.25, "7 x 23.75" },
  { 2025, 10, 5, 2, 0, 125, 213.75, "9 x 23.75, at the lower earnings limit" },
  { 2025, 10, 5, 0, 0, 124.99, 0, "below the lower earnings limit" },
  { 2025, 7, 3, 0, 0, 300, 158.34, "4 days: 3 x 39.5833 = 118.75, and 39.59" },
  { 2025, 3, 5, 0, 0, 300, 0, "three waiting days" },
  { 2020, 150, 5, 0, 0, 300, 2683.80, "28 x 95.85" },
  { 2026, 150, 5, 0, 0, 300, 3451, "28 x 123.25" },
  { 2021, 40, 4, 3, 110, 300, 48.18, "2 of 112 days are left, 24.0875 each" },
} do
  local year, days, days_of_week, served, before, earnings, amount, how = table.unpack(row)
  example("Sick pay in " .. year .. ": " .. days .. " days of " .. earnings .. ", " .. days_of_week .. " a week") {
    year   = year,
    given  = {
      sick_days = days, qualifying_days = days_of_week, waiting_days_served = served, sick_days_paid_before = before,
      average_weekly_earnings = earnings,
    },
    expect = { sick_pay = amount },
    source = "By hand from SSCBA 1992 ss. 155, 157: " .. how,
  }
end
