-- Value added tax of a trade that is registered: what each quarter makes due and by when, and when a trade has to
-- register. What was charged less input tax is given: rates of goods, schemes and trade with other countries are not
-- worked out. The days do not move for weekends and holidays.

local facts   = require "lib.facts"

local section = "Value added tax"

parameter "vat_thresholds" {
  source = "VATA 1994 Sch. 1 paras. 1, 4; HMRC, VAT Notice 700/1: supplement; rossmartin.co.uk, VAT registration and "
    .. "deregistration thresholds",
  note   = "Taxable turnover of twelve months: above `register` a trade has to register, up to `leave` it may leave.",
  type   = record { register = money, leave = money }, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-01"] = { register = 82000, leave = 80000 },
    ["2016-04-01"] = { register = 83000, leave = 81000 },
    ["2017-04-01"] = { register = 85000, leave = 83000 },
    ["2024-04-01"] = { register = 90000, leave = 88000 },
  },
}

local months = {
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
}

-- The three groups of quarters, by the first of the months of a calendar year in which one ends.
local groups = {
  january  = "January, April, July and October",
  february = "February, May, August and November",
  march    = "March, June, September and December",
}

input "vat_quarters" {
  section = section,
  source  = "VATA 1994 Sch. 1; SI 1995/2518 reg. 25",
  type    = choice {
    "march", "january", "february", "none",
    labels = { march = groups.march, january = groups.january, february = groups.february, none = "Not registered" },
  },
  default = "none",
  ask_if  = function(case) return case.trading_receipts > 0 end,
}

for group, ends in pairs(groups) do
  rule("vat_quarters_from_" .. group) {
    label   = "Quarters of value added tax end in " .. ends,
    section = section,
    source  = "SI 1995/2518 reg. 25",
    type    = boolean,
    compute = function(case) return case.vat_quarters == group end,
  }
end

local amount = facts.having { section = section, type = money, per = "once", min = -1000000000, max = 1000000000 }

-- The quarters that end in a tax year: the last month of each, counted from the January in which the tax year begins.
for last = 4, 15 do
  local month = months[(last - 1) % 12 + 1]
  local name, group = "vat_of_quarter_to_" .. month:lower(), ({ "january", "february", "march" })[(last - 1) % 3 + 1]
  local label = "Value added tax of the quarter to the end of " .. month
  input(name) (amount {
    label   = label,
    ask     = "How much VAT is due for the quarter to the end of " .. month .. ", less input tax?",
    help    = "Box 5 of the VAT return: charged on sales less what was charged to you; below zero it comes back.",
    source  = "VATA 1994 s. 25",
    ask_if  = function(case) return case.vat_quarters == group end,
    entries = { kind = "vat_received", less = "input_vat_paid", flow = "in", months = { last - 2, last } },
  })
  deadline(name .. "_due") {
    label  = label,
    help   = "Return and payment: one month and seven days after the quarter. A direct debit is taken some days later.",
    source = "VATA 1994 s. 25; SI 1995/2518 regs. 25, 25A, 40; HMRC, VDSOG400",
    action = "pay",
    when   = "vat_quarters_from_" .. group,
    amount = name,
    -- The seventh of the month after the next (VDSOG400).
    due    = function(case) return add_months(date(case.year, 1, 7), last + 1) end,
  }
end

-- The figures as they are when the tax year begins: they change on 1 April.
local function thresholds(case, law) return law.on(date(case.year, 4, 6)).vat_thresholds end

rule "must_register_for_vat" {
  section = section,
  source  = "VATA 1994 Sch. 1 para. 1",
  type    = boolean,
  compute = function(case, law) return case.trading_receipts > thresholds(case, law).register end,
}

rule "may_leave_vat" {
  section = section,
  source  = "VATA 1994 Sch. 1 para. 4",
  type    = boolean,
  compute = function(case, law) return case.trading_receipts <= thresholds(case, law).leave end,
}

check "registered_for_vat" {
  concerns = { "trading_profit" },
  holds    = function(case) return case.vat_quarters ~= "none" or not case.must_register_for_vat end,
  message  = {
    en = "receipts of {trading_receipts} are above the threshold of value added tax: unless what is sold is exempt, "
      .. "the trade has to register, and its quarters are told as vat_quarters; receipts and expenses are then without "
      .. "the tax",
    de = "Einnahmen von {trading_receipts} liegen über der Grenze der Umsatzsteuer: Was nicht steuerfrei ist, ist zu "
      .. "registrieren, und vat_quarters nennt die Quartale; Einnahmen und Ausgaben gelten dann ohne die Steuer",
  },
  source   = "VATA 1994 Sch. 1 para. 1",
}

caveat "value_added_tax_as_given" {
  concerns = { "trading_profit" },
  when     = function(case) return case.vat_quarters ~= "none" end,
  text     = "Value added tax is put aside besides: the timeline has its days and amounts, as they were charged and "
    .. "paid. Rates of goods, the flat rate scheme, annual accounting, reverse charge, imports and exports are not "
    .. "worked out.",
  source   = "VATA 1994 ss. 4, 7A, 25, 26B, 30; SI 1995/2518 Parts VII, VIIA",
}

-- The quarters of each group that end in 2025/26, and the days: the same in any year.
for group, days in pairs {
  march    = { june = "2025-08-07", september = "2025-11-07", december = "2026-02-07", march = "2026-05-07" },
  january  = { april = "2025-06-07", july = "2025-09-07", october = "2025-12-07", january = "2026-03-07" },
  february = { may = "2025-07-07", august = "2025-10-07", november = "2026-01-07", february = "2026-04-07" },
} do
  local expect = {}
  for _, of in ipairs { "january", "february", "march" } do expect["vat_quarters_from_" .. of] = of == group end
  for month, day in pairs(days) do expect["vat_of_quarter_to_" .. month .. "_due"] = day end
  example("Days of value added tax, quarters from " .. group) {
    year   = 2025,
    given  = { vat_quarters = group },
    expect = expect,
    source = "HMRC, Deadlines for your VAT Return and payment: for 30 June 7 August, for 28 February 7 April",
  }
end

-- The year, receipts, whether to register, whether one may leave.
for _, row in ipairs {
  { 2016, 83000, false, false }, { 2016, 83000.01, true, false }, { 2016, 81000, false, true },
  { 2016, 81000.01, false, false }, { 2015, 82000, false, false }, { 2015, 82000.01, true, false },
  { 2015, 80000, false, true }, { 2015, 80000.01, false, false }, { 2023, 85000, false, false },
  { 2023, 85000.01, true, false }, { 2023, 83000, false, true }, { 2023, 83000.01, false, false },
  { 2017, 85000, false, false }, { 2017, 83000, false, true }, { 2024, 90000, false, false },
  { 2024, 90000.01, true, false }, { 2024, 88000, false, true }, { 2024, 88000.01, false, false },
} do
  example("Receipts of " .. row[2] .. " in " .. row[1] .. " and registration for value added tax") {
    year   = row[1],
    given  = { trading_receipts = row[2] },
    expect = { must_register_for_vat = row[3], may_leave_vat = row[4] },
    source = "HMRC, VAT Notice 700/1: supplement, with rossmartin.co.uk; VATA 1994 Sch. 1 read by hand",
  }
end
