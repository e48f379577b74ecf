-- Income of trusts and of the estates of the deceased, as their certificates (R185) show it: after tax that the
-- trustees paid, which counts as deducted from the income of the beneficiary, or of the settlor who may benefit.

local facts = require "lib.facts"

local section = "Trusts"

parameter "trust_rates" {
  source = "ITA 2007 ss. 8, 9, 11, 479, 494; ITTOIA 2005 ss. 663, 679; FA 2016 s. 5; FA 2022 s. 4; FA 2026 s. 4",
  note   = "Of 2027/28, when interest has rates of its own, no source was found.",
  type   = record { basic = rate, dividends = rate, discretionary = rate },
  until_changed = true,
  since  = {
    ["2015-04-06"] = { basic = 0.20, dividends = 0.10, discretionary = 0.45 },
    ["2016-04-06"] = { basic = 0.20, dividends = 0.075, discretionary = 0.45 },
    ["2022-04-06"] = { basic = 0.20, dividends = 0.0875, discretionary = 0.45 },
    ["2026-04-06"] = revised { ["2026-03-18"] = { basic = 0.20, dividends = 0.1075, discretionary = 0.45 } },
    ["2027-04-06"] = repealed,
  },
}

parameter "dividend_trust_rate" {
  source = "ITA 2007 s. 9(2); FA 2016 s. 5; FA 2022 s. 4",
  type   = rate,
  until_changed = true,
  since  = { ["2016-04-06"] = 0.381, ["2022-04-06"] = revised { ["2022-02-24"] = 0.3935 } },
}

parameter "earlier_dividend_rate" {
  source = "ITA 2007 s. 8; FA 2016 s. 5, FA 2022 s. 4; HM Revenue and Customs, form SA107 2025/26, box 18.1",
  note   = "That of dividends which the estate received to 2021/22; the box is on the form since 2023/24.",
  type   = rate,
  until_changed = true,
  since  = { ["2023-04-06"] = 0.075, ["2026-04-06"] = repealed },
}

local function income(name, label, help, source)
  input(name) {
    label = label, help = help, source = source, section = section, type = money, per = "year", min = 0, default = 0,
    ask = "How much of this did you receive in {year}: " .. string.lower(string.sub(label, 1, 1))
      .. string.sub(label, 2) .. "?",
  }
end

income("trust_income_net", "Income of trusts and estates after tax, other than interest and dividends",
  "Of trusts to whose income you are entitled, of those that you settled and may benefit from, if the basic rate was "
    .. "paid, and of estates. The net amount on form R185; boxes 3 and 7 of the pages Trusts (SA107) for trusts.",
  "ITTOIA 2005 ss. 624, 649 to 682A; ITA 2007 s. 848")
income("trust_interest_net", "Interest of trusts and estates after tax",
  "Of trusts as above, and of estates. The net amount on form R185.",
  "ITTOIA 2005 ss. 649 to 682A; ITA 2007 s. 848")
income("trust_dividends_net", "Dividends of trusts and estates after tax",
  "Of trusts as above, and of estates. The net amount on form R185.",
  "ITTOIA 2005 ss. 649 to 682A; ITA 2007 s. 848")
income("discretionary_trust_net", "Payments of discretionary trusts after tax",
  "What the trustees paid at their discretion, unless you settled the trust. The net amount on form R185; box 1 of the "
    .. "pages Trusts (SA107).", "ITA 2007 ss. 493, 494")

local of_settlor = facts.having {
  section = section, source = "ITTOIA 2005 ss. 619, 624", type = money, per = "year", min = 0, default = 0,
  ask_if  = function() return false end,
}

input "estate_dividends_at_earlier_rate_net" (of_settlor { source = "ITTOIA 2005 ss. 649 to 682A" })

input "settlor_income_net" (of_settlor {})
input "settlor_interest_net" (of_settlor {})
input "settlor_dividends_net" (of_settlor {})

-- As ss. 677 and 678 work it out: the tax here on income of the estate, as far as that bore British tax.
input "foreign_estate_relief" {
  section = section,
  source  = "ITTOIA 2005 ss. 677, 678; ITA 2007 s. 26(1)(b)",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

-- The income before tax of which so much is left.
local function before_tax(net, rate) return floor(net / (1 - rate), 0.01) end

rule "trust_income" {
  section = section,
  source  = "ITA 2007 ss. 494, 848; ITTOIA 2005 ss. 656, 657",
  type    = money, per = "year",
  compute = function(case, law)
    local taxed_at_trust_rate = case.discretionary_trust_net + case.settlor_income_net
    if case.trust_income_net + taxed_at_trust_rate <= 0 then return 0 end
    return before_tax(case.trust_income_net, law.trust_rates.basic)
      + before_tax(taxed_at_trust_rate, law.trust_rates.discretionary)
  end,
}

rule "trust_interest" {
  section = section,
  source  = "ITA 2007 s. 848; ITTOIA 2005 ss. 656, 657",
  type    = money, per = "year",
  compute = function(case, law)
    if case.trust_interest_net + case.settlor_interest_net <= 0 then return 0 end
    return before_tax(case.trust_interest_net, law.trust_rates.basic)
      + before_tax(case.settlor_interest_net, law.trust_rates.discretionary)
  end,
}

rule "trust_dividends" {
  section = section,
  source  = "ITA 2007 s. 848; ITTOIA 2005 ss. 656, 657",
  type    = money, per = "year",
  compute = function(case, law)
    local earlier = case.estate_dividends_at_earlier_rate_net
    if case.trust_dividends_net + case.settlor_dividends_net + earlier <= 0 then return 0 end
    local own = case.trust_dividends_net > 0 and before_tax(case.trust_dividends_net, law.trust_rates.dividends) or 0
    if earlier > 0 then own = own + before_tax(earlier, law.earlier_dividend_rate) end
    if case.settlor_dividends_net <= 0 then return own end
    if case.year <= 2015 then   -- their tax credit, a part of the rate, was never repaid: s. 397 ITTOIA 2005
      error("dividends of a settlor's trust of 2015/16 are not covered: give trust_dividends and trust_tax_deducted")
    end
    return own + before_tax(case.settlor_dividends_net, law.dividend_trust_rate)
  end,
}

rule "trust_tax_deducted" {
  section = section,
  source  = "ITA 2007 ss. 494, 848; ITTOIA 2005 s. 680A; TMA 1970 s. 59B",
  type    = money, per = "year",
  compute = function(case)
    local tax = case.trust_income - case.trust_income_net - case.discretionary_trust_net - case.settlor_income_net
      + case.trust_interest - case.trust_interest_net - case.settlor_interest_net
    -- To 2015/16 the credit of dividends was never repaid (s. 397 ITTOIA 2005).
    if case.year <= 2015 then return tax end
    return tax + case.trust_dividends - case.trust_dividends_net - case.settlor_dividends_net
      - case.estate_dividends_at_earlier_rate_net
  end,
}

example "A beneficiary who pays tax at the higher rate" {
  year   = 2015,
  given  = {
    employment_income = 60000, tax_deducted_from_pay = 13403, trust_income_net = 1600, trust_interest_net = 800,
  },
  expect = { trust_income = 2000, trust_interest = 1000, trust_tax_deducted = 600, relevant_amount = 600 },
  source = "HMRC, Trusts, Settlements and Estates Manual TSEM3766: 400 and 200 further tax",
}

example "Form R185 of a trust with expenses" {
  year   = 2025,
  given  = { trust_income_net = 800, trust_interest_net = 550 },
  expect = { trust_income = 1000, trust_interest = 687.50, trust_tax_deducted = 337.50 },
  source = "HMRC, Trusts, Settlements and Estates Manual TSEM8370: tax of 200 and 137.50",
}

example "What a discretionary trust paid comes with 45 %" {
  year   = 2025,
  given  = { discretionary_trust_net = 55 },
  expect = { trust_income = 100, trust_tax_deducted = 45, refund = 45 },
  source = "Trusts Discussion Forum, HMRC form R185: 55 paid, 45 of tax; ITA 2007 s. 494",
}

example "Dividends of an estate" {
  year   = 2025,
  given  = { pension_income = 20000, tax_deducted_from_pay = 1486, trust_dividends_net = 912.50 },
  -- 1,000 less 500 at 8.75 %; 87.50 were deducted
  expect = { trust_dividends = 1000, income_tax = 1529.75, relevant_amount = -43.75 },
  source = "By hand from ITA 2007 ss. 8, 13A; ITTOIA 2005 ss. 656, 657, 680A",
}

example "Dividends of a trust, 2015/16: the credit is not repaid" {
  year   = 2015,
  given  = { trust_dividends_net = 900 },
  expect = { trust_dividends = 1000, trust_tax_deducted = 0, income_tax = 0, relevant_amount = 0 },
  source = "By hand from ITTOIA 2005 s. 397",
}

example "Income of a trust is unearned for student loans" {
  year   = 2025,
  given  = {
    employment_income = 30000, tax_deducted_from_pay = 3486, trust_income_net = 1600.80, plan_1 = true,
    student_loans_deducted = 354,
  },
  -- 2,001 in all: 9 % of 32,001 - 26,065
  expect = { student_loan_income = 32001, student_loans_due = 180 },
  source = "By hand from SI 2009/470 reg. 29(4)",
}

-- Pay, and the net amounts that the trustees tell a settlor; income tax, and the tax that counts as paid.
for number, row in ipairs {
  { 60000, 5500, 0, 0, 15432, 4500, "10,000 x 40 %, of 45 % paid" },
  { 20000, 5500, 0, 0, 3486, 4500, "10,000 x 20 %: the rest comes back" },
  { 60000, 0, 550, 0, 11632, 450, "1,000 of interest less 500 at 40 %" },
  { 60000, 0, 0, 6065, 14638.25, 3935, "10,000 of dividends less 500 at 33.75 %" },
} do
  local pay, income_net, interest_net, dividends_net, tax, paid, words = table.unpack(row)
  example("Income of a trust that its settlor may benefit from, " .. number .. ": " .. words) {
    year   = 2025,
    given  = {
      employment_income = pay, settlor_income_net = income_net, settlor_interest_net = interest_net,
      settlor_dividends_net = dividends_net,
    },
    expect = { income_tax = tax, trust_tax_deducted = paid },
    source = "By hand from ITTOIA 2005 ss. 619, 624; ITA 2007 ss. 9, 10, 12A, 13A; HMRC TSEM4575: credit for the tax "
      .. "that the trustees paid",
  }
end

example "Dividends of a settlor's trust in 2021/22, taxed at 38.1 %" {
  year   = 2021,
  given  = { employment_income = 60000, settlor_dividends_net = 619 },
  expect = { trust_dividends = 1000, trust_tax_deducted = 381, income_tax = 11432 },
  source = "By hand from ITA 2007 ss. 9(2), 13A: within the dividend allowance of 2,000",
}

-- Year, what was received, the income before tax.
for number, row in ipairs {
  { 2025, { settlor_income_net = 289 }, { trust_income = 525.45 } },
  { 2025, { settlor_interest_net = 4188.99 }, { trust_interest = 7616.34 } },
  { 2016, { trust_dividends_net = 925 }, { trust_dividends = 1000, trust_tax_deducted = 75 } },
  { 2026, { trust_dividends_net = 892.50 }, { trust_dividends = 1000, trust_tax_deducted = 107.50 } },
} do
  example("Income of a trust before tax, " .. number) {
    year   = row[1],
    given  = row[2],
    expect = row[3],
    source = "By hand from ITA 2007 ss. 8, 9, 494; ITTOIA 2005 s. 624, in whole pence, rounded down",
  }
end

-- Dividends of an estate after tax of 8.75 % and of 7.5 %; before tax, the tax, income tax beside pay of 30,000.
for number, row in ipairs {
  { 0, 925, 1000, 75, 3529.75, "500 x 8.75 %, of 7.5 % paid" },
  { 912.50, 925, 2000, 162.50, 3617.25, "1,500 x 8.75 %" },
  { 0, 462.50, 500, 37.50, 3486, "within the dividend allowance: the tax comes back" },
  { 0, 463.42, 500.99, 37.57, 3486, "500.99, cut to pounds" },
} do
  local now, earlier, dividends, paid, tax, how = table.unpack(row)
  example("Dividends of an estate at an earlier rate, " .. number .. ": " .. how) {
    year   = 2025,
    given  = {
      employment_income = 30000, trust_dividends_net = now, estate_dividends_at_earlier_rate_net = earlier,
    },
    expect = { trust_dividends = dividends, trust_tax_deducted = paid, income_tax = tax },
    source = "By hand from ITA 2007 ss. 8, 10, 13A; form SA107 2025/26, box 18.1: " .. how,
  }
end

-- Pay of 30,000 and 1,000 of an estate abroad, on which 200 are due: 3,686.
for _, row in ipairs { { 0, 3686 }, { 50, 3636 }, { 3685.99, 0.01 }, { 3686, 0 }, { 3686.01, 0 } } do
  example("Relief of " .. row[1] .. " for British tax that an estate abroad bore") {
    year   = 2025,
    given  = { employment_income = 30000, foreign_other_income = 1000, foreign_estate_relief = row[1] },
    expect = { income_tax = row[2] },
    source = "By hand from ITTOIA 2005 s. 677; ITA 2007 ss. 10, 26(1)(b), 29: no more than the tax",
  }
end
