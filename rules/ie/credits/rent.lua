-- Rent: the relief to 2017 and the rent tax credit from 2022.

parameter "rent_relief_limit" {
  source = "TCA 1997 s. 473; Minister for Finance, Finance Bill 2005, Report Stage, 10 March 2005 (2002 to 2005); "
    .. "Finance Acts 2006-2008, Finance Act 2011; Minister for Finance, written answer of 14 September 2011 (2011 "
    .. "to 2017)",
  note   = "Twice as much for a couple taxed as one or a widowed person, and twice as much again from the higher age.",
  type   = money, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = 1270, ["2005-01-01"] = 1500, ["2006-01-01"] = 1650, ["2007-01-01"] = 1800, ["2008-01-01"] = 2000,
    ["2011-01-01"] = 1600, ["2012-01-01"] = 1200, ["2013-01-01"] = 1000, ["2014-01-01"] = 800, ["2015-01-01"] = 600,
    ["2016-01-01"] = 400, ["2017-01-01"] = 200,
  },
}

parameter "rent_relief_age" {
  source = "TCA 1997 s. 473(1)",
  type   = count(130),
  until_changed = true,
  since  = { ["2002-01-01"] = 55 },
}

parameter "rent_relief_closed_to_new_tenants" {
  source = "TCA 1997 s. 473; Finance Act 2011",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2011-01-01"] = true },
}

-- The relief for `rent` that a person, or a couple taxed as one, paid.
local function relief(case, law, rent, is_doubled, age)
  if rent <= 0 or case.landlord == "local_authority" then return 0 end
  if law.rent_relief_closed_to_new_tenants and not case.rented_on_7_december_2010 then return 0 end
  local limit = law.rent_relief_limit
  if is_doubled then limit = 2 * limit end
  if age >= law.rent_relief_age then limit = 2 * limit end
  return round(min(rent, limit) * law.standard_rate, 0.01)
end

rule "rent_relief" {
  source  = "TCA 1997 s. 473",
  type    = money, per = "year",
  to      = "2017-12-31",
  compute = function(case, law)
    if not case.taxed_jointly then return sum(case.persons, "own_rent_relief") end
    return relief(case, law, case.rent_paid + case.spouse.rent_paid, true, max(case.age, case.spouse.age))
  end,
}

rule "own_rent_relief" {
  of      = "person",
  source  = "TCA 1997 s. 473(1)",
  type    = money, per = "year",
  to      = "2017-12-31",
  compute = function(person, law, case)
    if case.taxed_jointly then return 0 end
    local is_widowed = person.kind == "taxpayer" and case.marital_status == "widowed"
    return relief(case, law, person.rent_paid, is_widowed, person.age)
  end,
  spouse  = { label = "Spouse's own rent relief", aliases = { "spouse_rent_relief" } },
}

parameter "rent_credit_limit" {
  source = "TCA 1997 s. 473B; Finance Act 2022, Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025",
  type   = money, per = "year",
  every  = "year",
  announced = "Budget, October; Finance Act, December",
  since  = {
    ["2022-01-01"] = 500,
    ["2023-01-01"] = unchanged,
    ["2024-01-01"] = revised {
      originally     = 750,
      ["2024-11-12"] = 1000,     -- Finance Act 2024, for all of 2024
    },
    ["2025-01-01"] = unchanged, ["2026-01-01"] = unchanged,
  },
  -- Budget 2027, Tax Policy Changes; not law before the Finance Act.
  projected = { ["2027-01-01"] = 1150 },
}

local function credit(case, law, rent, persons)
  if rent <= 0 or case.landlord ~= "private" then return 0 end
  if case.rent_supported or not case.tenancy_registered then return 0 end
  return min(law.rent_credit_limit * persons, round(rent * law.standard_rate, 0.01))
end

rule "rent_credit" {
  source  = "TCA 1997 s. 473B",
  type    = money, per = "year",
  from    = "2022-01-01",
  compute = function(case, law)
    if not case.taxed_jointly then return sum(case.persons, "own_rent_credit") end
    return credit(case, law, case.rent_paid + case.spouse.rent_paid, 2)
  end,
}

rule "own_rent_credit" {
  of      = "person",
  source  = "TCA 1997 s. 473B(13)",
  type    = money, per = "year",
  from    = "2022-01-01",
  compute = function(person, law, case)
    return case.taxed_jointly and 0 or credit(case, law, person.rent_paid, 1)
  end,
  spouse  = { label = "Spouse's own rent tax credit", aliases = { "spouse_rent_credit" } },
}

example "Rent tax credit of 2024, as it was known in June" {
  year   = 2024,
  known  = "2024-06-30",
  given  = { rent_paid = 9000 },
  expect = { rent_credit = 750 },
  source = "Finance (No. 2) Act 2023; raised to 1,000 for all of 2024 by Finance Act 2024",
}

example "Minister for Finance, rent relief of a couple over 55, 2005" {
  year   = 2005,
  given  = { marital_status = "married", birth_date = "1948-05-01", rent_paid = 6000.01 },
  expect = { rent_relief = 1200 },
  source = "Minister for Finance, Finance Bill 2005, Report Stage, 10 March 2005: 6,000 at 20 %",
}
