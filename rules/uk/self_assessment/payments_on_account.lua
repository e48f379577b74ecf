-- Payments on account of the next tax year: two halves of this year's tax and class 4 less what was deducted at source.
-- Class 2, student loans and capital gains tax are left out: they are due with the balancing payment alone.

parameter "payments_on_account_terms" {
  source = "TMA 1970 s. 59A(1); SI 1996/1654 reg. 3",
  type   = record { least = money, share = rate }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { least = 1000, share = 0.8 } },
}

rule "payments_on_account_due" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(1); SI 1996/1654 reg. 3",
  type    = boolean,
  compute = function(case, law)
    local terms = law.payments_on_account_terms
    return case.makes_a_return and case.relevant_amount >= terms.least
      and case.deducted_at_source <= (case.relevant_amount + case.deducted_at_source) * terms.share
  end,
}

rule "payment_on_account" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(2), (4)",
  type    = money, per = "once",
  compute = function(case)
    return case.payments_on_account_due and floor(case.relevant_amount / 2, 0.01) or 0
  end,
}

rule "due_in_january" {
  section = "Self Assessment",
  source  = "TMA 1970 ss. 59A, 59B",
  type    = money, per = "once",
  compute = function(case)
    return case.makes_a_return and case.balancing_payment + case.payment_on_account or 0
  end,
}

rule "due_in_july" {
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(2); HMRC SAM1010, note 5 (an odd penny)",
  type    = money, per = "once",
  compute = function(case)
    return case.payments_on_account_due and case.relevant_amount - case.payment_on_account or 0
  end,
}

example "An odd penny is in the second payment on account" {
  year   = 2025,
  given  = { income_tax_and_class_4 = 3000.01, deducted_at_source = 0 },
  expect = { payment_on_account = 1500, due_in_january = 4500.01, due_in_july = 1500.01 },
  source = "HMRC, Self Assessment Manual SAM1010, note 5",
}

-- The bill, what was paid on account, and what it makes due: published examples.
for _, row in ipairs {
  { 2021, 3000, 1800, 1200, 2700, 1500, "GOV.UK, Understand your Self Assessment tax bill, of 2022" },
  { 2022, 3000, 1800, 1200, 2700, 1500, "GOV.UK, Understand your Self Assessment tax bill, of 2023" },
  { 2024, 3200, 3000, 200, 1800, 1600, "London Accountants, How Self Assessment payments work" },
} do
  example("A bill of " .. row[2] .. " for " .. row[1] .. ", of which " .. row[3] .. " was paid on account") {
    year   = row[1],
    given  = { income_tax_and_class_4 = row[2], deducted_at_source = 0, class_2 = 0, paid_on_account = row[3] },
    expect = { balancing_payment = row[4], due_in_january = row[5], due_in_july = row[6] },
    source = row[7],
  }
end

-- Of these only the payments on account are published.
for _, row in ipairs {
  { 2020, 40000, 20000, "David Wootton and Co, How to pay your HMRC tax bill, 24 June 2021" },
  { 2019, 4480, 2240, "ICAEW study material, Income tax administration, example Pi: 3,240 and class 4 of 1,240" },
  { 2021, 3720, 1860, "ICAEW study material, Income tax administration, example Pi: 2,730 and class 4 of 990" },
  { 2023, 3000, 1500, "London Accountants, How Self Assessment payments work" },
} do
  example("Payments on account by a bill of " .. row[2] .. " for " .. row[1]) {
    year   = row[1],
    given  = { income_tax_and_class_4 = row[2], deducted_at_source = 0 },
    expect = { payment_on_account = row[3], due_in_july = row[3] },
    source = row[4],
  }
end

example "Marcus, whose profits are 20,000: half of tax and class 4, without class 2" {
  year   = 2023,
  given  = { trading_profit = 20000 },
  expect = { relevant_amount = 2154.70, payment_on_account = 1077.35, class_2 = 179.40, balancing_payment = 2334.10 },
  source = "LITRG, Paying tax on self-employed profits and making payments on account (2,154.70); class 2 of 52 weeks "
    .. "at 3.45 by hand",
}

example "Class 2 and a student loan are in the balancing payment alone" {
  year   = 2021,
  given  = { trading_profit = 30000, plan_1 = true, paid_on_account = 0 },
  -- Tax 3,486, class 4 1,838.88, class 2 158.60, loan 9 % of 10,105
  expect = {
    relevant_amount = 5324.88, balancing_payment = 6392.48, payment_on_account = 2662.44, due_in_january = 9054.92,
    due_in_july = 2662.44,
  },
  source = "By hand from TMA 1970 s. 59A; SSCBA 1992 s. 11A; SI 2009/470 reg. 29; HMRC SAM1010",
}
