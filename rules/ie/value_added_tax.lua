-- Value added tax of a trade that is registered: what each two months make due and by when, and when a trade has to
-- register. What was charged less the tax on purchases is given: rates of goods and trade with other countries are not
-- worked out.

local facts   = require "lib.facts"

local section = "Value added tax"

parameter "vat_thresholds" {
  source = "VATCA 2010 ss. 2, 6; Revenue, VAT thresholds; agwest.org (2008); EY, VAT snapshot Q3 2024 (2025)",
  note   = "Turnover of any twelve months, of supplies of goods (nine tenths of all or more) or else of services.",
  type   = record { goods = money, services = money }, per = "year",
  until_changed = true,
  since  = {
    ["2009-01-01"] = { goods = 75000, services = 37500 },
    ["2024-01-01"] = { goods = 80000, services = 40000 },
    ["2025-01-01"] = { goods = 85000, services = 42500 },
  },
}

parameter "vat_days" {
  source = "VATCA 2010 s. 76(1); Revenue, When VAT becomes payable",
  note   = "Days of the month after a taxable period: by `ros` if return and payment are made online.",
  type   = record { paper = count(31), ros = count(31) },
  until_changed = true,
  since  = { ["2009-01-01"] = { paper = 19, ros = 23 } },
}

local function registered(case) return case.vat_registered end

input "vat_registered" {
  section = section,
  source  = "VATCA 2010 ss. 5, 65",
  type    = boolean,
  default = false,
  ask_if  = function(case) return case.turnover > 0 or case.self_employed_income > 0 end,
}

input "vat_by_ros" {
  section = section,
  source  = "TCA 1997 s. 917EA; Revenue, When VAT becomes payable",
  type    = boolean,
  default = true,
  typical = { false },
  ask_if  = registered,
}

input "supplies_goods" {
  section = section,
  source  = "VATCA 2010 s. 6(1)(c)",
  type    = boolean,
  default = false,
  ask_if  = function(case) return case.turnover > 0 end,
}

local amount = facts.having { section = section, type = money, per = "once", min = -1000000000, max = 1000000000 }

for period, of in ipairs {
  { "january", "January and February" }, { "march", "March and April" }, { "may", "May and June" },
  { "july", "July and August" }, { "september", "September and October" }, { "november", "November and December" },
} do
  local name, label, last = "vat_from_" .. of[1], "Value added tax of " .. of[2], 2 * period
  input(name) (amount {
    label   = label,
    ask     = "How much VAT is due for " .. of[2] .. ", less what was charged to you?",
    help    = "T1 less T2 of the VAT3 return; below zero it comes back.",
    source  = "VATCA 2010 ss. 59, 76",
    ask_if  = registered,
    entries = { kind = "vat_received", less = "input_vat_paid", flow = "in", months = { last - 1, last } },
  })
  deadline(name .. "_due") {
    label  = label,
    help   = "Return and payment through the Revenue Online Service on the 23rd, else on the 19th.",
    source = "VATCA 2010 s. 76(1); Revenue, When VAT becomes payable",
    from   = "2009-01-01",
    action = "pay",
    when   = "vat_registered",
    amount = name,
    due    = function(case, law)
      local days = law.vat_days
      local first = add_months(date(case.year, 1, 1), last)
      return first + (case.vat_by_ros and days.ros or days.paper) - 1
    end,
  }
end

rule "must_register_for_vat" {
  section = section,
  source  = "VATCA 2010 s. 6(1)",
  type    = boolean,
  from    = "2009-01-01",
  compute = function(case, law)
    local thresholds = law.vat_thresholds
    return case.turnover > (case.supplies_goods and thresholds.goods or thresholds.services)
  end,
}

check "registered_for_vat" {
  concerns = { "trade_profit" },
  holds    = function(case) return case.vat_registered or not case.must_register_for_vat end,
  message  = {
    en = "turnover of {turnover} is above the threshold of value added tax: unless what is sold is exempt, the trade "
      .. "has to register: give vat_registered. That of goods is higher: supplies_goods",
    de = "ein Umsatz von {turnover} liegt über der Grenze der Umsatzsteuer: Was nicht steuerfrei ist, ist zu "
      .. "registrieren: vat_registered angeben. Die Grenze für Waren ist höher: supplies_goods",
  },
  source   = "VATCA 2010 ss. 6, 65",
  from     = "2009-01-01",
}

caveat "value_added_tax_as_given" {
  concerns = {
    "vat_from_january_due", "vat_from_march_due", "vat_from_may_due", "vat_from_july_due", "vat_from_september_due",
    "vat_from_november_due", "trade_profit",
  },
  when     = registered,
  text     = "Value added tax is put aside besides: the timeline has its days and amounts, as they were charged and "
    .. "paid, for periods of two months. Rates of goods, longer periods that Revenue allows, reverse charge, imports "
    .. "and trade in the EU are not worked out.",
  source   = "VATCA 2010 ss. 2, 16, 46, 76, 77",
}

-- The year, whether online, and the days: 23 January 2026 is of the year after.
for _, row in ipairs {
  { 2025, true, "2025-03-23", "2025-05-23", "2025-07-23", "2025-09-23", "2025-11-23", "2026-01-23" },
  { 2024, false, "2024-03-19", "2024-05-19", "2024-07-19", "2024-09-19", "2024-11-19", "2025-01-19" },
} do
  local expect = {}
  for number, month in ipairs { "january", "march", "may", "july", "september", "november" } do
    expect["vat_from_" .. month .. "_due"] = row[number + 2]
  end
  example("Days of value added tax of " .. row[1]) {
    year   = row[1],
    given  = { vat_registered = true, vat_by_ros = row[2] },
    expect = expect,
    source = "VATCA 2010 s. 76(1) and Revenue, When VAT becomes payable: the 19th, through ROS the 23rd",
  }
end

-- The year, turnover, whether of goods, whether to register.
for _, row in ipairs {
  { 2023, 37500, false, false }, { 2023, 37500.01, false, true }, { 2023, 75000, true, false },
  { 2023, 75000.01, true, true }, { 2024, 40000, false, false }, { 2024, 40000.01, false, true },
  { 2024, 80000, true, false }, { 2024, 80000.01, true, true }, { 2025, 42500, false, false },
  { 2025, 42500.01, false, true }, { 2025, 85000, true, false }, { 2025, 85000.01, true, true },
} do
  example("Turnover of " .. row[2] .. " in " .. row[1] .. ", goods: " .. tostring(row[3])) {
    year   = row[1],
    given  = { turnover = row[2], supplies_goods = row[3] },
    expect = { must_register_for_vat = row[4] },
    source = "VATCA 2010 s. 6(1) read by hand; Revenue, VAT thresholds; EY, VAT snapshot Q3 2024",
  }
end
