-- Value added tax of those who charge it: by which period it is returned (§ 18 Abs. 2 UStG), how much is to be paid for
-- each, and by when (§ 18 Abs. 1 UStG, §§ 46 to 48 UStDV). What was received less input tax is given:
-- which sale bears which rate, and the taxes on trade with other countries, are not worked out.
-- Since 2021, when new businesses go by the same amounts (§ 18 Abs. 2 Satz 6 UStG).

local calendar = require "calendar"
local facts    = require "lib.facts"

local since    = "2021-01-01"
local section  = { en = "Value added tax", de = "Umsatzsteuer" }

local months = {
  { "january", "January", "Januar" }, { "february", "February", "Februar" }, { "march", "March", "März" },
  { "april", "April", "April" }, { "may", "May", "Mai" }, { "june", "June", "Juni" }, { "july", "July", "Juli" },
  { "august", "August", "August" }, { "september", "September", "September" }, { "october", "October", "Oktober" },
  { "november", "November", "November" }, { "december", "December", "Dezember" },
}

parameter "vat_periods" {
  source = "§ 18 Abs. 2 Satz 2 und 3 UStG",
  note   = "By the tax of the year before less input tax: above `month_above` a month, up to `year_upto` the tax "
    .. "office may do without returns within the year, else a quarter.",
  type   = record { month_above = money, year_upto = money }, per = "year",
  until_changed = true,
  since  = {
    ["2009-01-01"] = { month_above = 7500, year_upto = 1000 },   -- Steuerbürokratieabbaugesetz, BGBl. 2008 I S. 2850
    -- Viertes Bürokratieentlastungsgesetz vom 23.10.2024, BGBl. 2024 I Nr. 323
    ["2025-01-01"] = revised { ["2024-10-29"] = { month_above = 9000, year_upto = 2000 } },
  },
}

parameter "vat_payment_day" {
  source = "§ 18 Abs. 1 Satz 1 und 4 UStG",
  type   = count(31),
  until_changed = true,
  since  = { ["2002-01-01"] = 10 },
}

parameter "vat_special_prepayment_parts" {
  source = "§ 47 Abs. 1 UStDV",
  type   = count(20),
  until_changed = true,
  since  = { ["2002-01-01"] = 11 },
}

input "vat_returns" {
  section = section,
  source  = "§ 18 Abs. 2, §§ 4, 19 UStG",
  type    = choice {
    "month", "quarter", "year", "small_business", "exempt", "none",
    labels  = {
      month          = { en = "Charged, a return each month", de = "Erhoben, Voranmeldung jeden Monat" },
      quarter        = { en = "Charged, a return each quarter", de = "Erhoben, Voranmeldung jedes Quartal" },
      year           = { en = "Charged, a return for the year only", de = "Erhoben, nur Jahreserklärung" },
      small_business = { en = "Not charged: a small business", de = "Nicht erhoben: Kleinunternehmer" },
      exempt         = { en = "Not charged: all work is exempt", de = "Nicht erhoben: alles steuerfrei" },
      none           = { en = "Not given", de = "Nicht angegeben" },
    },
    aliases = {
      month = { "monthly", "monat", "monatlich" }, quarter = { "quarterly", "quartal", "vierteljährlich" },
      year  = { "yearly", "annual", "jahr", "jährlich" }, small_business = { "kleinunternehmer" },
      exempt = { "steuerfrei" },
    },
  },
  default = "none",
  ask_if  = function(case) return case.annual_receipts > 0 and case.year >= 2021 end,
}

for period in pairs { month = true, quarter = true, year = true } do
  rule("vat_by_" .. period) {
    section = section,
    source  = "§ 18 Abs. 2 UStG",
    type    = boolean,
    compute = function(case) return case.vat_returns == period end,
  }
end

rule "charges_vat" {
  section = section,
  source  = "§ 18 Abs. 1 und 3 UStG",
  type    = boolean,
  compute = function(case) return case.vat_by_month or case.vat_by_quarter or case.vat_by_year end,
}

input "vat_extension" {
  section = section,
  source  = "§ 18 Abs. 6 UStG, § 46 UStDV",
  type    = boolean,
  default = false,
  ask_if  = function(case) return case.vat_by_month or case.vat_by_quarter end,
}

local amount = facts.having { section = section, type = money, min = -1000000000, max = 1000000000 }

input "vat_year_before" (amount {
  source = "§ 18 Abs. 2 UStG", per = "year",
  ask_if = function(case) return case.charges_vat end,
})

input "vat_prepaid_year_before" (amount {
  source = "§ 47 Abs. 1 UStDV", per = "year",
  ask_if = function(case) return case.vat_by_month and case.vat_extension end,
})

rule "vat_return_period" {
  section = section,
  source  = "§ 18 Abs. 2 Satz 1 bis 3 UStG",
  type    = choice {
    "month", "quarter", "year",
    labels = {
      month = { en = "Each month", de = "Jeden Monat" }, quarter = { en = "Each quarter", de = "Jedes Quartal" },
      year  = { en = "For the year only", de = "Nur für das Jahr" },
    },
  },
  from    = since,
  compute = function(case, law)
    local limits = law.vat_periods
    if case.vat_year_before > limits.month_above then return "month" end
    return case.vat_year_before <= limits.year_upto and "year" or "quarter"
  end,
}

-- What is to be paid for a period, from its first month to its last: what came in less what was paid to others. The
-- tax office pays back what is below zero.
local function period(name, label, first, last, kind)
  input("vat_of_" .. name) (amount {
    label   = { en = "Value added tax of " .. label.en, de = "Umsatzsteuer " .. label.de },
    ask     = {
      en = "How much value added tax do you owe for " .. label.en .. " {year}, less input tax?",
      de = "Wie viel Umsatzsteuer schulden Sie nach Abzug der Vorsteuer, " .. label.de .. " {year}?",
    },
    help    = {
      en = "Received in these months less input tax; below zero it comes back. Who taxes what was agreed (§ 16 UStG) "
        .. "gives the amount of the return.",
      de = "In diesen Monaten vereinnahmt abzüglich Vorsteuer; unter null kommt sie zurück. Wer nach vereinbarten "
        .. "Entgelten versteuert (§ 16 UStG), gibt den Betrag der Voranmeldung an.",
    },
    source  = "§§ 13, 16, 18 Abs. 1, § 20 UStG",
    per     = kind == "year" and "year" or "once",   -- that of one month or quarter counts once
    ask_if  = function(case) return case.vat_returns == kind end,
    entries = { kind = "vat_received", less = "input_vat_paid", flow = "in", months = { first, last } },
  })
end

-- Who has permanent extension pays a month later (§ 46 UStDV).
local function due_for(case, law, month)
  local after = case.vat_extension and month + 2 or month + 1
  return calendar.due(case, case.year, { month = after, day = law.vat_payment_day })
end

local function payment(name, label, last, kind, sum)
  deadline("vat_of_" .. name .. "_due") {
    label  = { en = "Value added tax of " .. label.en, de = "Umsatzsteuer " .. label.de },
    help   = {
      en = "Return and payment, on the tenth day after the period; with permanent extension a month later.",
      de = "Voranmeldung und Zahlung, am zehnten Tag nach dem Zeitraum; mit Dauerfristverlängerung einen Monat später.",
    },
    source = "§ 18 Abs. 1 Satz 4 UStG, § 46 UStDV, § 108 Abs. 3 AO",
    from   = since,
    action = "pay",
    when   = "vat_by_" .. kind,
    amount = sum or "vat_of_" .. name,
    due    = function(case, law) return due_for(case, law, last) end,
  }
end

for number, month in ipairs(months) do
  local label = { en = month[2], de = month[3] }
  period(month[1], label, number, number, "month")
  payment(month[1], label, number, "month", number == #months and "vat_due_for_december" or nil)
end

for quarter = 1, 4 do
  local label = { en = "quarter " .. quarter, de = quarter .. ". Quartal" }
  period("quarter_" .. quarter, label, 3 * quarter - 2, 3 * quarter, "quarter")
  payment("quarter_" .. quarter, label, 3 * quarter, "quarter")
end

period("year", { en = "the year", de = "des Jahres" }, 1, 12, "year")

rule "prepays_vat_specially" {
  section = section,
  source  = "§ 47 Abs. 1 UStDV",
  type    = boolean,
  compute = function(case) return case.vat_by_month and case.vat_extension end,
}

rule "vat_special_prepayment" {
  section = section,
  source  = "§ 47 Abs. 1 UStDV",
  type    = money, per = "year",
  compute = function(case, law)
    if not case.prepays_vat_specially then return 0 end
    return max(0, floor(case.vat_prepaid_year_before / law.vat_special_prepayment_parts, 0.01))
  end,
}

rule "vat_due_for_december" {
  section = section,
  source  = "§ 18 Abs. 1 UStG, § 48 Abs. 4 UStDV",
  type    = money, per = "once",
  compute = function(case) return case.vat_of_december - case.vat_special_prepayment end,
}

deadline "vat_special_prepayment_due" {
  source = "§ 48 Abs. 2 UStDV, § 108 Abs. 3 AO",
  from   = since,
  action = "pay",
  when   = "prepays_vat_specially",
  amount = "vat_special_prepayment",
  due    = function(case, law) return calendar.due(case, case.year, { month = 2, day = law.vat_payment_day }) end,
}

deadline "vat_return_due" {
  source = "§ 18 Abs. 3 UStG, § 149 Abs. 2, § 108 Abs. 3 AO",
  from   = since,
  action = "file",
  when   = "charges_vat",
  due    = function(case, law) return calendar.due(case, case.year + 1, law.income_tax_return_day) end,
}

deadline "vat_of_year_due" {
  source = "§ 18 Abs. 4 Satz 1 UStG, § 108 Abs. 3 AO",
  from   = since,
  action = "pay",
  when   = "vat_by_year",
  amount = "vat_of_year",
  due    = function(case, law)
    local a_month_later = { month = law.income_tax_return_day.month + 1, day = law.income_tax_return_day.day }
    return calendar.due(case, case.year + 1, a_month_later)
  end,
}

check "vat_period" {
  holds   = function(case)
    local told, found = case.vat_returns, case.vat_return_period
    return not case.charges_vat or told == "month" and case.vat_year_before <= 0 or told == found
      or told == "quarter" and found == "year"
  end,
  message = {
    en = "by the tax of the year before, {vat_year_before}, value added tax is returned by another period than the one "
      .. "given as vat_returns (vat_return_period says which); the tax office's letter decides",
    de = "nach der Steuer des Vorjahres von {vat_year_before} gilt ein anderer Voranmeldungszeitraum als der unter "
      .. "vat_returns angegebene (vat_return_period nennt ihn); der Bescheid des Finanzamts entscheidet",
  },
  source  = "§ 18 Abs. 2 und 2a UStG",
  from    = since,
}

check "small_business_of_last_year" {
  holds   = function(case, law)
    return case.vat_returns ~= "small_business" or case.turnover_year_before <= law.small_businesses.year_before
  end,
  message = {
    en = "last year's turnover of {turnover_year_before} is too much for a small business: value added tax is charged",
    de = "der Vorjahresumsatz von {turnover_year_before} ist für Kleinunternehmer zu hoch: Umsatzsteuer ist zu erheben",
  },
  source  = "§ 19 Abs. 1 UStG",
  from    = since,
}

check "small_business_of_year" {
  holds   = function(case, law)
    return case.vat_returns ~= "small_business" or case.annual_receipts <= law.small_businesses.year
  end,
  message = {
    en = "receipts of {annual_receipts} are too much for a small business: until 2024 value added tax was charged if "
      .. "so much was expected, since 2025 it is from the sale on that passes the limit",
    de = "Einnahmen von {annual_receipts} sind für Kleinunternehmer zu hoch: bis 2024 war Umsatzsteuer zu erheben, "
      .. "wenn so viel zu erwarten war, seit 2025 ab dem Umsatz, der die Grenze überschreitet",
  },
  source  = "§ 19 Abs. 1 UStG",
  from    = since,
}

caveat "value_added_tax_besides" {
  concerns = { "put_aside_per_month", "profit" },
  when     = function(case) return case.charges_vat end,
  text     = {
    en = "Value added tax is put aside besides: the timeline has its days and amounts. Receipts and expenses are taken "
      .. "without it.",
    de = "Die Umsatzsteuer ist zusätzlich zurückzulegen: Die Termine nennen Tage und Beträge. Einnahmen und Ausgaben "
      .. "gelten als netto.",
  },
  source   = "§§ 18, 20 UStG",
  from     = since,
}

caveat "value_added_tax_as_given" {
  concerns = {
    "vat_due_for_december", "vat_special_prepayment", "vat_return_period", "vat_of_quarter_1_due",
    "vat_of_quarter_2_due", "vat_of_quarter_3_due", "vat_of_quarter_4_due", "vat_of_year_due",
  },
  when     = function(case) return case.charges_vat end,
  text     = {
    en = "Value added tax counts as it was received and paid: rates of single goods, tax that the customer owes "
      .. "(reverse charge), trade with other countries and imports are not worked out.",
    de = "Die Umsatzsteuer zählt, wie sie vereinnahmt und gezahlt wurde: Steuersätze einzelner Waren, die Steuer, die "
      .. "der Kunde schuldet (§ 13b UStG), Handel mit anderen Ländern und Einfuhr werden nicht berechnet.",
  },
  source   = "§§ 1a, 4, 11, 12, 13b, 18a UStG",
  from     = since,
}
