-- Rent for a room in one's own home: exempt up to a limit, and beyond it taxed whole, less expenses.

local exempt_receipts = require "self_assessment.exempt_receipts"

parameter "rent_a_room_limit" {
  source = "TCA 1997 s. 216A(5); Finance Act 2001 s. 32, Finance Act 2014 s. 9; Revenue, Rent-a-room relief: "
    .. "conditions (2013 to 2018 and since); Paycheck Plus, Rent a room relief (2002 to 2014)",
  note   = "One euro more, and all of it is taxed.",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 7620, ["2008-01-01"] = 10000, ["2015-01-01"] = 12000, ["2017-01-01"] = 14000,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 16000 },
}

local function limit(law) return law.rent_a_room_limit end

exempt_receipts("room_rent", {
  shared = "room_rent_shared", expenses = "room_rent_expenses", exempt = "room_rent_exempt",
}, limit, {
  receipts = "TCA 1997 s. 216A(1)", shared = "TCA 1997 s. 216A(5)", expenses = "TCA 1997 ss. 97, 216A(2)",
  exempt   = "TCA 1997 s. 216A(2), (5)",
}, "How much rent did your spouse receive for a room in the home?")

rule "room_rent_taxed" {
  of      = "person",
  source  = "TCA 1997 ss. 75, 97, 216A(2) (Case V)",
  type    = money, per = "year",
  compute = function(person)
    if person.room_rent_exempt > 0 or person.room_rent <= 0 then return 0 end
    return person.room_rent - person.room_rent_expenses
  end,
}

-- Rent, year, whether shared, expenses; exempt, taxed.
for _, row in ipairs {
  { 13000, 2022, false, 1500, 13000, 0, "Revenue, Rent-a-room relief: John" },
  { 14000, 2025, false, 0, 14000, 0, "By hand from TCA 1997 s. 216A" },
  { 14000.01, 2025, false, 2000, 0, 12000.01, "By hand from TCA 1997 s. 216A" },
  { 7000, 2025, true, 0, 7000, 0, "By hand from TCA 1997 s. 216A(5)" },
  { 7000.01, 2025, true, 0, 0, 7000.01, "By hand from TCA 1997 s. 216A(5)" },
  { 12000, 2016, false, 0, 12000, 0, "Revenue, Rent-a-room relief: limit of 2016" },
  { 12001, 2016, false, 0, 0, 12001, "Revenue, Rent-a-room relief: limit of 2016" },
  { 10000, 2014, false, 0, 10000, 0, "Revenue, Rent-a-room relief: limit of 2014" },
  { 10001, 2014, false, 0, 0, 10001, "Revenue, Rent-a-room relief: limit of 2014" },
  { 7620, 2007, false, 0, 7620, 0, "Paycheck Plus, Rent a room relief: limit to 2007" },
  { 7621, 2007, false, 0, 0, 7621, "Paycheck Plus, Rent a room relief: limit to 2007" },
} do
  local rent, year, shared, expenses, exempt, taxed, source = table.unpack(row)
  example("Rent of " .. rent .. " for a room in " .. year .. (shared and ", shared" or "")) {
    year   = year,
    given  = { room_rent = rent, room_rent_shared = shared, room_rent_expenses = expenses },
    expect = { room_rent_exempt = exempt, room_rent_taxed = taxed },
    source = source,
  }
end

example "An employee with a lodger beyond the limit" {
  year   = 2025,
  given  = { salary = 40000, room_rent = 15000, room_rent_expenses = 3000 },
  -- 4,000 at 20 % and 8,000 at 40 %, 3 %, class K at 4.125 %
  expect = {
    case_v_income = 12000, income_tax = 8000, usc = 1106, self_employed_prsi = 495, is_chargeable_person = true,
  },
  source = "By hand from TCA 1997 ss. 15, 216A, 472, 531AN, 959B; Social Welfare and Pensions Act 2013",
}

example "Exempt rent bears nothing, and makes no return" {
  year   = 2025,
  given  = { salary = 40000, room_rent = 14000 },
  expect = { case_v_income = 0, income_tax = 4000, usc = 746, is_chargeable_person = false },
  source = "Revenue, Rent-a-room relief: no income tax, PRSI or USC; by hand from TCA 1997 ss. 15, 472, 531AN",
}
