-- Gift Aid and pension contributions with relief at source: paid net of basic rate tax, they count with that tax.
-- Reliefs are rounded up to whole pounds.

local facts = require "lib.facts"

parameter "pension_relief_without_earnings" {
  source = "FA 2004 s. 190(4)",
  note   = "The basic amount.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = 3600 },
}

input "gift_aid_of_next_year" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 s. 426",
  ask_if  = function() return false end,
}

input "gift_aid_carried_back" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Reliefs",
  source  = "ITA 2007 s. 426",
  ask_if  = function() return false end,
}

rule "gift_aid_of_year" {
  source  = "ITA 2007 ss. 414, 426",
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.gift_aid - case.gift_aid_carried_back) + case.gift_aid_of_next_year
  end,
}

rule "grossed_gift_aid" {
  source  = "ITA 2007 ss. 414, 415",
  type    = money, per = "year",
  compute = function(case, law) return ceil(case.gift_aid_of_year / (1 - law.rates[1].rate)) end,
}

example "Gifts after the year that are carried back to it" {
  year   = 2025,
  given  = { salary = 60000, gift_aid = 400, gift_aid_of_next_year = 500, gift_aid_carried_back = 100 },
  -- 800 x 100 / 80 = 1,000 more at 20 %
  expect = { grossed_gift_aid = 1000, income_tax = 11232, gift_aid_charge = 0 },
  source = "By hand from ITA 2007 ss. 10, 414, 426",
}

local function earnings(case)
  return max(0, case.pay_of_employments + case.benefits_beside_pay - case.pension_net_pay)
    + case.adjusted_trading_profit + case.adjustment_income + case.transition_profits + case.partnership_profit
    + case.lump_sum_taxed
end

rule "grossed_pension_contributions" {
  source  = "FA 2004 ss. 188, 190, 192",
  type    = money, per = "year",
  compute = function(case, law)
    local most = max(earnings(case), law.pension_relief_without_earnings)
    return min(ceil(case.pension_contributions_net / (1 - law.rates[1].rate)), ceil(most))
  end,
}

local claimed = facts.having {
  section = "Reliefs", type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "pension_contributions_without_relief" (claimed { source = "FA 2004 ss. 193(4), 194" })

rule "pension_contributions_claimed" {
  section = "Reliefs",
  source  = "FA 2004 ss. 188, 190, 193(4), 194",
  type    = money, per = "year",
  compute = function(case)
    local left = max(0, ceil(earnings(case)) - case.grossed_pension_contributions)
    return min(ceil(case.pension_contributions_without_relief), left)
  end,
}

caveat "pension_contributions_beyond_earnings" {
  concerns = { "pension_contributions_claimed" },
  when     = function(case)
    return case.pension_contributions_claimed < case.pension_contributions_without_relief
  end,
  text     = "Pension contributions are relieved up to the earnings of the year only, with those relieved at source.",
  source   = "FA 2004 s. 190",
}

-- Pay, contributions relieved at source as paid, without relief; of these relieved, income tax.
for _, row in ipairs {
  { 60000, 0, 5000, 5000, 9432, "37,700 x 20 % and 4,730 x 40 %" },
  { 60000, 8000, 60000, 50000, 0, "with 10,000 they are all of the pay" },
  { 60000, 0, 4999.01, 5000, 9432, "rounded up" },
  { 0, 0, 5000, 0, 0, "without earnings there is no relief" },
} do
  local pay, at_source, without, relieved, tax, why = table.unpack(row)
  example("Pension contributions of " .. without .. " without relief beside " .. at_source .. " of pay of " .. pay) {
    year   = 2025,
    given  = {
      employment_income = pay, pension_contributions_net = at_source, pension_contributions_without_relief = without,
    },
    expect = { pension_contributions_claimed = relieved, income_tax = tax },
    source = "By hand from FA 2004 ss. 190, 194; ITA 2007 s. 10: " .. why,
  }
end

input "trade_union_benefits_paid" (claimed { source = "ITA 2007 ss. 457, 458" })

parameter "trade_union_relief" {
  source = "ITA 2007 ss. 457(2), (3), 458; HMRC PAYE10035",
  type   = record { share = rate, most = money }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { share = 0.5, most = 100 } },
}

rule "trade_union_relief" {
  section = "Reliefs",
  source  = "ITA 2007 ss. 457, 458",
  type    = money, per = "year",
  compute = function(case, law)
    local terms = law.trade_union_relief
    if case.loses_allowances then return 0 end
    return min(ceil(case.trade_union_benefits_paid * terms.share), terms.most)
  end,
}

for paid, tax in pairs { [60] = 3480, [199] = 3466, [300] = 3466 } do
  example("Funeral benefits of a trade union for " .. paid) {
    year   = 2025,
    given  = { employment_income = 30000, trade_union_benefits_paid = paid },
    expect = { income_tax = tax },
    source = "By hand from ITA 2007 ss. 10, 457: half of it, at most 100, at 20 %",
  }
end

example "Relief for benefits of a trade union leaves the personal allowance as it is" {
  year   = 2025,
  given  = { employment_income = 110000, trade_union_benefits_paid = 200 },
  -- 102,330: 37,700 at 20 % and 64,630 at 40 %
  expect = { adjusted_net_income = 110000, personal_allowance = 7570, income_tax = 33392 },
  source = "By hand from ITA 2007 ss. 10, 35, 58(1), 457; GOV.UK, Personal Allowances: adjusted net income, step 4",
}

example "It leaves the personal allowance beside transition profits, too" {
  year   = 2024,
  given  = { employment_income = 98000, trade_union_benefits_paid = 200, transition_profits = 5000 },
  -- 85,330, and with them 91,830, since the allowance is 1,500 less: 6,500 at 40 %
  expect = { transition_profits_tax = 2600 },
  source = "By hand from FA 2022 Sch. 1 para. 75; ITA 2007 ss. 10, 35, 58(1), 457",
}

rule "limits_raised_by" {
  source  = "ITA 2007 ss. 10, 414; FA 2004 s. 192(4), (4A); SI 2018/459",
  type    = money, per = "year",
  compute = function(case) return case.grossed_gift_aid + case.grossed_pension_contributions end,
}
