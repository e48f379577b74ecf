-- Childminding in one's own home: exempt up to a limit of receipts, with one least contribution of PRSI; beyond it all
-- of the profit is taxed as that of a trade.

local exempt_receipts = require "self_assessment.exempt_receipts"

parameter "childminding_limit" {
  source = "TCA 1997 s. 216C(2), (3); Finance Act 2006 s. 13; Minister for Finance, written answer of 23 November 2006 "
    .. "(10,000); Finance Act 2007; Revenue, Childcare services (15,000)",
  note   = "One euro more, and all of it is taxed.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 0, ["2006-01-01"] = 10000, ["2007-01-01"] = 15000 },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 20000 },
}

local function limit(law) return law.childminding_limit end

exempt_receipts("childminding_receipts", {
  shared = "childminding_shared", expenses = "childminding_expenses", exempt = "childminding_exempt",
}, limit, {
  receipts = "TCA 1997 s. 216C(1)", shared = "TCA 1997 s. 216C(3)", expenses = "TCA 1997 ss. 81, 216C(2)(b)",
  exempt   = "TCA 1997 s. 216C(2), (3)",
}, "How much did your spouse receive for minding other people's children in the home?")

rule "childminding_taxed" {
  of      = "person",
  source  = "TCA 1997 ss. 18, 216C(2); Minister for Finance, written answer of 23 November 2006",
  type    = money, per = "year",
  compute = function(person)
    if person.childminding_exempt > 0 then return 0 end
    return max(0, person.childminding_receipts - person.childminding_expenses)
  end,
}

caveat "childminding_prsi" {
  concerns = { "prsi" },
  when     = function(case) return sum(case.persons, "childminding_exempt") > 0 end,
  text     = "PRSI on exempt childminding is taken as the least contribution of the self-employed: Revenue may charge "
    .. "more, as a share of the profit.",
  source   = "Minister for Social and Family Affairs, written answer of 28 February 2006",
}

-- Receipts, year, shared, expenses; exempt, taxed, income tax, USC, PRSI.
for _, row in ipairs {
  { 15000, 2025, false, 0, 15000, 0, 0, 0, 650 },
  { 15000.01, 2025, false, 0, 0, 15000.01, 0, 119.82, 650 },
  { 15001, 2025, false, 2001, 0, 13000, 0, 0, 650 },
  { 20000, 2025, false, 3000, 0, 17000, 0, 159.82, 701.25 },
  { 7500, 2025, true, 0, 7500, 0, 0, 0, 650 },
  { 7500.01, 2025, true, 0, 0, 7500.01, 0, 0, 650 },
  { 4999.99, 2025, false, 0, 4999.99, 0, 0, 0, 0 },
  { 5000, 2025, false, 0, 5000, 0, 0, 0, 650 },
  { 15000, 2013, false, 0, 15000, 0, 0, 0, 500 },
  { 15000, 2012, false, 0, 15000, 0, 0, 0, 253 },
  { 10000, 2006, false, 0, 10000, 0, 0, 0, 253 },
  { 10001, 2006, false, 0, 0, 10001, 370.2, 0, 300.03 },
} do
  local receipts, year, shared, expenses, exempt, taxed, tax, usc, due = table.unpack(row)
  example("Childminding for " .. receipts .. " in " .. year .. (shared and ", shared" or "")) {
    year   = year,
    given  = {
      salary = 0, childminding_receipts = receipts, childminding_shared = shared, childminding_expenses = expenses,
    },
    expect = { childminding_exempt = exempt, childminding_taxed = taxed, income_tax = tax, usc = usc, prsi = due },
    source = "By hand from TCA 1997 ss. 15, 216C, 531AN; Minister for Social and Family Affairs, 28 February 2006 "
      .. "(253); Carlow County Childcare Committee (500)",
  }
end

example "A home carer who minds children keeps the credit" {
  year   = 2025,
  given  = { marital_status = "married", salary = 50000, home_carer = true, ["spouse.childminding_receipts"] = 14000 },
  expect = {
    ["spouse.childminding_exempt"] = 14000, carer_income = 0, home_carer_credit = 1950,
    ["spouse.is_chargeable_person"] = true,
  },
  source = "Pay Less Tax, Income tax exemption for child minding services: the credit stays; by hand from TCA 1997 "
    .. "s. 466A",
}
