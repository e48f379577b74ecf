-- § 233a AO: interest on income tax that is paid or comes back late; § 152 AO: the fee for a late return.

local calendar = require "calendar"

local section = { en = "What is due or comes back", de = "Nachzahlung oder Erstattung" }

parameter "interest_begins" {
  source = "§ 233a Abs. 2 Satz 1 und 2 AO; 2019 to 2024 with Art. 97 § 36 Abs. 2 und 3 EGAO",
  type   = record { others = count(40), farmers = count(40) },
  note   = "After the end of the tax year; `farmers` where income from farming is more than all other.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = { others = 15, farmers = 23 },
    -- Gesetz vom 15.02.2021, BGBl. I S. 237 (2019); ATAD-Umsetzungsgesetz, BGBl. 2021 I S. 2035, and Viertes
    -- Corona-Steuerhilfegesetz, BGBl. 2022 I S. 911 (2020 to 2024)
    ["2019-01-01"] = revised { ["2021-02-18"] = { others = 21, farmers = 28 } },
    ["2020-01-01"] = revised { ["2022-06-22"] = { others = 21, farmers = 29 } },
    ["2021-01-01"] = revised { ["2022-06-22"] = { others = 21, farmers = 29 } },
    ["2022-01-01"] = revised { ["2022-06-22"] = { others = 20, farmers = 28 } },
    ["2023-01-01"] = revised { ["2022-06-22"] = { others = 18, farmers = 26 } },
    ["2024-01-01"] = revised { ["2022-06-22"] = { others = 17, farmers = 25 } },
    ["2025-01-01"] = revised { ["2022-06-22"] = { others = 15, farmers = 23 } },
  },
}

parameter "interest_rates" {
  source = "§ 238 Abs. 1 und 1a AO",
  type   = record { before_2019 = rate, since_2019 = rate, step = money, least = money }, per = "once",
  note   = "By the month for which it is, on an amount that goes down to a multiple of `step`; less than `least` is "
    .. "not charged (§ 238 Abs. 2, § 239 Abs. 2).",
  until_changed = true,
  since  = {
    -- Zweites Gesetz zur Änderung der Abgabenordnung vom 12.07.2022, BGBl. I S. 1142
    ["2010-01-01"] = revised {
      ["2022-07-21"] = { before_2019 = 0.005, since_2019 = 0.0015, step = 50, least = 10 },
    },
  },
}

parameter "late_fee" {
  source = "§ 152 Abs. 2, 5 und 10 AO; 2020 to 2024 with Art. 97 § 36 Abs. 3 Nr. 5 und 6 EGAO",
  type   = record { share = rate, least = money, most = money, months = count(40), with_adviser = count(40) },
  per    = "once",
  note   = "For each month begun. `months` after the end of the year without a return it must be set.",
  until_changed = true,
  since  = {
    -- Gesetz zur Modernisierung des Besteuerungsverfahrens vom 18.07.2016, BGBl. I S. 1679
    ["2018-01-01"] = revised {
      ["2016-07-22"] = { share = 0.0025, least = 25, most = 25000, months = 14, with_adviser = 19 },
    },
    -- Viertes Corona-Steuerhilfegesetz, BGBl. 2022 I S. 911
    ["2020-01-01"] = revised {
      ["2022-06-22"] = { share = 0.0025, least = 25, most = 25000, months = 20, with_adviser = 25 },
    },
    ["2021-01-01"] = revised {
      ["2022-06-22"] = { share = 0.0025, least = 25, most = 25000, months = 20, with_adviser = 25 },
    },
    ["2022-01-01"] = revised {
      ["2022-06-22"] = { share = 0.0025, least = 25, most = 25000, months = 19, with_adviser = 24 },
    },
    ["2023-01-01"] = revised {
      ["2022-06-22"] = { share = 0.0025, least = 25, most = 25000, months = 17, with_adviser = 22 },
    },
    ["2024-01-01"] = revised {
      ["2022-06-22"] = { share = 0.0025, least = 25, most = 25000, months = 16, with_adviser = 21 },
    },
    ["2025-01-01"] = revised {
      ["2022-06-22"] = { share = 0.0025, least = 25, most = 25000, months = 14, with_adviser = 19 },
    },
  },
}

input "notice_effective" {
  section = section,
  source  = "§ 122 Abs. 2, § 233a Abs. 2 Satz 3 AO",
  type    = date,
  ask_if  = function() return false end,
}

input "return_filed" {
  section = section,
  source  = "§ 152 AO",
  type    = date,
  ask_if  = function() return false end,
}

input "return_by_adviser" {
  section = section,
  source  = "§ 149 Abs. 3 AO",
  type    = boolean,
  default = false,
  ask_if  = function() return false end,
}

rule "interest_begin" {
  section = section,
  source  = "§ 233a Abs. 2 AO, Art. 97 § 36 EGAO",
  type    = date,
  from    = "2010-01-01",
  compute = function(case, law)
    local farming = sum(case.persons, "farming_profit")
    local months  = law.interest_begins
    local wait    = farming > case.sum_of_income - farming and months.farmers or months.others
    return add_months(date(case.year + 1, 1, 1), wait)
  end,
}

-- Whole months from the first day of one month to the end of a day.
local function whole_months(first, last)
  local after = last + 1
  return max(0, 12 * (after.year - first.year) + after.month - first.month)
end

rule "interest_on_income_tax" {
  section = section,
  source  = "§§ 233a, 238, 239 Abs. 2 AO",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local rates, begin = law.interest_rates, case.interest_begin
    local months = whole_months(begin, case.notice_effective)
    local before = min(months, whole_months(begin, date(2018, 12, 31)))   -- § 238 Abs. 1a
    local amount = floor(abs(case.income_tax_balance), rates.step)
    local interest = amount * (before * rates.before_2019 + (months - before) * rates.since_2019)
    if interest < rates.least then
      return 0
    elseif case.income_tax_balance > 0 then
      return floor(interest)
    end
    return -ceil(interest)
  end,
}

-- Begun months from the day after one day to another.
local function begun_months(due, filed)
  local first = due + 1
  return 12 * (filed.year - first.year) + filed.month - first.month + (filed.day >= first.day and 1 or 0)
end

rule "months_late" {
  section = section,
  source  = "§ 149 Abs. 2 und 3, § 152 Abs. 5 AO",
  type    = number,
  from    = "2018-01-01",
  compute = function(case)
    local due = case.return_by_adviser and case.income_tax_return_due_with_adviser or case.income_tax_return_due
    return case.return_filed > due and begun_months(due, case.return_filed) or 0
  end,
}

rule "late_fee_must_be_set" {
  section = section,
  source  = "§ 152 Abs. 2 und 3 AO, Art. 97 § 36 Abs. 3 EGAO",
  type    = boolean,
  from    = "2018-01-01",
  compute = function(case, law)
    local figures = law.late_fee
    local months  = case.return_by_adviser and figures.with_adviser or figures.months
    local last    = last_of_month(add_months(date(case.year, 12, 1), months))
    local until_then = calendar.due(case, last.year, last)
    return case.months_late > 0 and case.income_tax_balance > 0 and case.return_filed > until_then
  end,
}

rule "late_filing_fee" {
  section = section,
  source  = "§ 152 Abs. 5 und 10 AO",
  type    = money, per = "year",
  from    = "2018-01-01",
  compute = function(case, law)
    if case.months_late <= 0 or case.income_tax_balance <= 0 then
      return 0
    end
    local figures = law.late_fee
    local a_month = max(figures.least, figures.share * case.income_tax_balance)
    return min(figures.most, floor(case.months_late * a_month))
  end,
}

caveat "late_fee_by_discretion" {
  concerns = { "late_filing_fee" },
  from     = "2018-01-01",
  when     = function(case) return case.months_late > 0 and not case.late_fee_must_be_set end,
  text     = {
    en = "The office need not set a fee, as the return is not late enough or nothing is to be paid, but may: then at "
      .. "least €25 for each month begun.",
    de = "Ein Verspätungszuschlag muss nicht festgesetzt werden, weil die Erklärung nicht spät genug kam oder nichts "
      .. "zu zahlen ist, kann es aber: dann mindestens 25 € je angefangenem Monat.",
  },
  source   = "§ 152 Abs. 1 bis 3 AO",
}

caveat "interest_on_later_payments" {
  concerns = { "interest_on_income_tax" },
  from     = "2010-01-01",
  when     = function(case) return case.income_tax_balance < 0 and case.notice_effective > case.interest_begin end,
  text     = {
    en = "Interest on what comes back begins with the day of payment at the earliest. What was paid after interest "
      .. "began is taken for paid before.",
    de = "Erstattungszinsen beginnen frühestens mit dem Tag der Zahlung. Spätere Zahlungen gelten hier als vor dem "
      .. "Zinslauf geleistet.",
  },
  source   = "§ 233a Abs. 3 Satz 3 AO",
}

check "return_filed_after_year" (require("lib.facts").after_year("return_filed", { source = "§ 149 Abs. 2 AO" }))

example "Interest for 52 months, nine of them before 2019" {
  year   = 2016,
  given  = { income_tax_balance = 10000, notice_effective = "2022-08-03", sum_of_income = 60000 },
  expect = { interest_begin = "2018-04-01", interest_on_income_tax = 1095 },
  source = "AEAO zu § 238, Nr. 3 (example of 2016, notice of 3.8.2022)",
}

example "Ten months late with 1,000 to pay" {
  year   = 2019,
  given  = {
    income_tax_balance = 1000, return_filed = "2021-05-31", other_income = 60000, income_tax_return_due = "2020-07-31",
  },
  expect = { months_late = 10, late_filing_fee = 250, late_fee_must_be_set = true },
  source = "berliner-zeitung.de, Wann Verspätungszuschlag fällig wird (BVL): 1,000 and ten months make 250",
}
