-- Rent-a-room relief: a furnished room in one's own home. Up to the limit all of it is exempt; beyond it the profit
-- (method A) or what is beyond the limit (method B) is taxed, as is better.

require "business"   -- a form asks for these first

parameter "rent_a_room_limit" {
  source = "ITTOIA 2005 s. 789; HMRC PIM4010, PIM4030",
  type   = record { alone = money, shared = money }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { alone = 4250, shared = 2125 }, ["2016-04-06"] = { alone = 7500, shared = 3750 } },
}

input "rent_a_room_receipts" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Letting",
  source  = "ITTOIA 2005 ss. 786, 788",
}

input "rent_a_room_expenses" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Letting",
  source  = "ITTOIA 2005 s. 272",
  ask_if  = function(case, law) return case.rent_a_room_receipts > law.rent_a_room_limit.shared end,
}

input "rent_a_room_shared" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Letting",
  source  = "ITTOIA 2005 s. 789(4); HMRC PIM4010",
  ask_if  = function(case, law) return case.rent_a_room_receipts > law.rent_a_room_limit.shared end,
}

rule "limit_of_rooms" {
  section = "Letting",
  source  = "ITTOIA 2005 s. 789",
  type    = money, per = "year",
  compute = function(case, law)
    return case.rent_a_room_shared and law.rent_a_room_limit.shared or law.rent_a_room_limit.alone
  end,
}

rule "rent_a_room_by_expenses" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 793, 795, 797, 783BM; HMRC PIM4030, PIM4458",
  private = true,
  type    = boolean,
  compute = function(case)
    return case.rent_a_room_receipts > case.limit_of_rooms and case.rent_a_room_expenses > case.limit_of_rooms
  end,
}

rule "rent_a_room_exempt" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 795, 796",
  type    = money, per = "year",
  compute = function(case)
    if case.rent_a_room_receipts <= case.limit_of_rooms or case.rent_a_room_by_expenses then return 0 end
    return case.limit_of_rooms
  end,
}

rule "rent_a_room_profit" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 791 to 796",
  type    = money, per = "year",
  compute = function(case)
    if case.rent_a_room_receipts <= case.limit_of_rooms then return 0 end
    local less = case.rent_a_room_by_expenses and case.rent_a_room_expenses or case.rent_a_room_exempt
    return max(0, case.rent_a_room_receipts - less)
  end,
}

-- Receipts, expenses, whether shared, what is taxed, what is exempt beyond the limit.
for _, row in ipairs {
  { 2017, 10600, 9000, false, 1600, 0, "HMRC, Property Income Manual PIM4030: Leonardo, method A" },
  { 2017, 8000, 0, false, 500, 7500, "HMRC, Property Income Manual PIM4485: Rizalyn, with the alternative method" },
  { 2017, 5000, 0, false, 0, 0, "HMRC, Property Income Manual PIM4485: Shari, without an election" },
  { 2025, 7500, 100, false, 0, 0, "By hand from ITTOIA 2005 s. 791: at the limit" },
  { 2025, 7501, 100, false, 1, 7500, "By hand from ITTOIA 2005 s. 796: a pound beyond it" },
  { 2025, 3750, 100, true, 0, 0, "By hand from ITTOIA 2005 ss. 789, 791: at half of the limit" },
  { 2025, 3751, 100, true, 1, 3750, "By hand from ITTOIA 2005 ss. 789, 796" },
  { 2025, 9000, 7500, false, 1500, 7500, "By hand from ITTOIA 2005 ss. 793, 796: both methods are alike" },
  { 2025, 9000, 7501, false, 1499, 0, "By hand from ITTOIA 2005 s. 793" },
  { 2025, 9000, 12000, false, 0, 0, "By hand from ITTOIA 2005 s. 793: a loss" },
  { 2015, 4251, 0, false, 1, 4250, "By hand from ITTOIA 2005 ss. 789, 796, with the limit of 2015/16" },
} do
  local year, receipts, expenses, shared, profit, exempt, source = table.unpack(row)
  example("Rent-a-room " .. year .. ": receipts of " .. receipts .. ", expenses of " .. expenses) {
    year   = year,
    given  = { rent_a_room_receipts = receipts, rent_a_room_expenses = expenses, rent_a_room_shared = shared },
    expect = { rent_a_room_profit = profit, rent_a_room_exempt = exempt, property_income = profit },
    source = source,
  }
end

example "A room and a flat: the property allowance goes with method B only" {
  year   = 2025,
  given  = {
    rent_a_room_receipts = 9000, rent_a_room_expenses = 8000, property_receipts = 1200, property_expenses = 300,
  },
  -- 1,000 of the room and 900 of the flat; with method B and the allowance it would be 1,500 and 200
  expect = { rent_a_room_by_expenses = true, uses_property_allowance = false, property_income = 1900 },
  source = "By hand from ITTOIA 2005 ss. 783BM, 793",
}

example "The same with method B and the allowance" {
  year   = 2025,
  given  = {
    rent_a_room_receipts = 9000, rent_a_room_expenses = 8000, property_receipts = 1200, property_expenses = 300,
    rent_a_room_by_expenses = false,
  },
  expect = { uses_property_allowance = true, property_income = 1700 },
  source = "By hand from ITTOIA 2005 ss. 783B, 796",
}

-- At the limit there is nothing to choose, and with expenses of it both methods are alike.
for receipts, expenses in pairs { [7500] = 8000, [9000] = 7500 } do
  example("A room with receipts of " .. receipts .. " and expenses of " .. expenses .. " leaves the allowance open") {
    year   = 2025,
    given  = { rent_a_room_receipts = receipts, rent_a_room_expenses = expenses, property_receipts = 1200 },
    expect = { rent_a_room_by_expenses = false, uses_property_allowance = true },
    source = "By hand from ITTOIA 2005 ss. 783BM, 791, 793",
  }
end

example "Finance costs brought forward are weighed against the property allowance" {
  year   = 2025,
  given  = { property_receipts = 5000, dwelling_finance_costs = 500, finance_costs_brought_forward = 600 },
  -- 1,100 relieved at the basic rate against 1,000 off the profit
  expect = { uses_property_allowance = false, property_income = 5000 },
  source = "By hand from ITTOIA 2005 ss. 274A, 783B; HMRC PIM4487",
}

example "A loss of finance costs, rounded up" {
  year   = 2017,
  given  = { dwelling_finance_costs = 100.03 },
  expect = { loss_of_letting = 75.03 },
  source = "By hand from ITTOIA 2005 ss. 272, 272A: 75 % of 100.03 is 75.0225",
}
