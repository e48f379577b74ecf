-- The mortgage interest tax credit of 2023 on: for the rise of interest over that of 2022.

parameter "mortgage_interest_credit" {
  label  = "Mortgage interest tax credit",
  source = "TCA 1997 s. 473C; Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025",
  type   = record { share = rate, limit = money, least_balance = money, greatest_balance = money }, per = "year",
  note   = "For 2026 half of the rise is relieved.",
  until_changed = true,
  since  = {
    ["2023-01-01"] = { share = 1, limit = 6250, least_balance = 80000, greatest_balance = 500000 },
    ["2026-01-01"] = { share = 0.5, limit = 3125, least_balance = 80000, greatest_balance = 500000 },
  },
}

rule "mortgage_interest_credit" {
  source  = "TCA 1997 s. 473C",
  type    = money, per = "year",
  from    = "2023-01-01",
  compute = function(case, law)
    if case.mortgage_interest <= 0 then return 0 end
    local terms = law.mortgage_interest_credit
    local balance = case.mortgage_balance_2022
    if balance < terms.least_balance or balance > terms.greatest_balance then return 0 end
    local rise = max(0, case.mortgage_interest - case.mortgage_interest_2022)
    return round(min(rise * terms.share, terms.limit) * law.standard_rate, 0.01)
  end,
}

example "The greatest credit for 2026" {
  year   = 2026,
  given  = { mortgage_interest = 15000, mortgage_interest_2022 = 5000, mortgage_balance_2022 = 300000 },
  expect = { mortgage_interest_credit = 625 },
  source = "KPMG, Finance Bill 2025: personal tax",
}
