-- Income and gains of funds and life policies of the EU, the EEA and treaty countries, which bear a tax of their own:
-- no credits, USC or PRSI. Irish ones deduct it (exit tax).

parameter "tax_rate_of_funds" {
  source = "TCA 1997 ss. 730J, 730K, 747D, 747E; Finance (No. 2) Act 2013; Finance Act 2025, Revenue eBrief 016/26",
  type   = rate,
  until_changed = true,
  since  = { ["2014-01-01"] = 0.41, ["2026-01-01"] = 0.38 },
}

input "gains_of_funds" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Other income",
  source  = "TCA 1997 ss. 730J, 730K, 747D, 747E",
  ask_if  = function() return false end,
}

rule "tax_on_funds" {
  source  = "TCA 1997 ss. 730J, 730K, 747D, 747E",
  type    = money, per = "year",
  from    = "2014-01-01",
  compute = function(case, law)
    if case.gains_of_funds <= 0 then return 0 end
    return round(case.gains_of_funds * law.tax_rate_of_funds, 0.01)
  end,
}

caveat "tax_on_funds" {
  from     = "2014-01-01",
  concerns = { "total_tax", "tax_payable" },
  when     = function(case) return case.gains_of_funds > 0 end,
  text     = "The tax on income and gains of foreign funds and life policies (tax_on_funds) comes on top. Where a "
    .. "return was late, or the fund is of another country, the rate is higher.",
  source   = "TCA 1997 ss. 730J, 730K, 747D, 747E",
}

caveat "funds_before_2014" {
  to       = "2013-12-31",
  concerns = { "income_tax" },
  when     = function(case) return case.gains_of_funds > 0 end,
  text     = "Income and gains of foreign funds and life policies bore a tax of their own, which is not covered before "
    .. "2014: it came on top.",
  source   = "TCA 1997 ss. 730J, 730K, 747D, 747E",
}

for year, tax in pairs { [2014] = 410.21, [2025] = 410.21, [2026] = 380.19 } do
  example("A gain of 1,000.50 of a fund in " .. year) {
    year   = year,
    given  = { gains_of_funds = 1000.50 },
    expect = { tax_on_funds = tax },
    source = "By hand from TCA 1997 s. 747E: 41 %, since 2026 38 %",
  }
end
