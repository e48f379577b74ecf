-- Lettings (Case V) and the landlord's credit.

local interest_share = require "self_assessment.rental_interest"

parameter "rental_interest_shares" {
  source = "TCA 1997 s. 97(2G), (2J); Finance Act 2009 s. 5, Finance Act 2016, Finance Act 2018 s. 23",
  type   = record { share = rate, days_in_full = optional(count(366)) },
  note   = "By the day on which interest accrues: the restriction began on 7 April 2009, so 96 days of that year "
    .. "count in full. Commercial lettings have no limit.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { share = 1 },
    ["2009-01-01"] = { share = 0.75, days_in_full = 96 },
    ["2010-01-01"] = { share = 0.75 },
    ["2017-01-01"] = { share = 0.80 },
    ["2018-01-01"] = { share = 0.85 },
    ["2019-01-01"] = { share = 1 },
  },
}

parameter "pre_letting_limit" {
  source = "TCA 1997 s. 97A; Finance Act 2017, Finance Act 2022 s. 31, Finance Act 2024 (homes let to the end of 2027)",
  note   = "Taken back if the home is no longer let within four years.",
  type   = money, per = "year",
  until_changed = true,
  for_the_year = "of 2017 only what was spent from that day on is to be given",
  since  = { ["2002-01-01"] = 0, ["2017-12-25"] = 5000, ["2023-01-01"] = 10000 },
}

parameter "retrofitting_limit" {
  source = "TCA 1997 s. 97B; Finance Act 2022; Finance Act 2025 s. 31",
  note   = "Paid since 2023, deducted in the year after, from 2026 in the same year.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 0, ["2024-01-01"] = 10000 },
}

parameter "landlord_credit_limit" {
  source = "TCA 1997 s. 480C; Finance (No. 2) Act 2023 s. 21, Finance Act 2024 s. 36",
  type   = money, per = "year",
  note   = "Taken back if the premises leave the market within four years.",
  until_changed = true,
  since  = { ["2024-01-01"] = 600, ["2025-01-01"] = 800, ["2026-01-01"] = 1000 },
}

local function surplus(person) return max(0, person.residential_rental_profit + person.other_rental_profit) end

rule "rental_interest_deduction" {
  of      = "person",
  source  = "TCA 1997 s. 97(2J)",
  type    = money, per = "year",
  compute = function(person, law)
    return round(person.rental_interest_residential * interest_share(law), 0.01)
  end,
}

rule "surplus_of_homes_let" {
  of      = "person",
  source  = "TCA 1997 ss. 75, 97 (Case V)",
  private = true,
  type    = money, per = "year",
  compute = function(person) return sum(person.home_let, "letting_surplus") end,
}

rule "residential_rental_profit" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 ss. 75, 97, 97A, 97B (Case V)",
  type    = money, per = "year",
  compute = function(person, law)
    if person.residential_rents <= 0 then return person.surplus_of_homes_let end
    return person.surplus_of_homes_let + person.residential_rents - person.residential_rental_expenses
      - person.rental_interest_deduction - min(person.pre_letting_expenses, law.pre_letting_limit)
      - min(person.retrofitting_expenses, law.retrofitting_limit)
  end,
}

rule "other_rental_profit" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 ss. 75, 97, 216A (Case V)",
  type    = money, per = "year",
  compute = function(person) return person.other_rents - person.other_rental_expenses + person.room_rent_taxed end,
}

rule "furniture_allowance_used" {
  of      = "person",
  source  = "TCA 1997 ss. 284(6), 384",
  type    = money, per = "year",
  compute = function(person) return min(person.wear_of_furniture, surplus(person)) end,
}

rule "furniture_allowance_carried_forward" {
  of      = "person",
  source  = "TCA 1997 ss. 284(6), 305(1)",
  type    = money, per = "year",
  compute = function(person) return person.wear_of_furniture - person.furniture_allowance_used end,
}

rule "rental_losses_used" {
  of      = "person",
  source  = "TCA 1997 s. 384",
  type    = money, per = "year",
  compute = function(person)
    return min(person.rental_losses_forward, surplus(person) - person.furniture_allowance_used)
  end,
}

rule "case_v_income" {
  of      = "person",
  source  = "TCA 1997 ss. 75, 97, 384 (Case V)",
  type    = money, per = "year",
  compute = function(person)
    return surplus(person) - person.furniture_allowance_used - person.rental_losses_used
  end,
}

rule "rental_losses_carried_forward" {
  of      = "person",
  source  = "TCA 1997 s. 384",
  type    = money, per = "year",
  compute = function(person)
    local result = person.residential_rental_profit + person.other_rental_profit
    return person.rental_losses_forward - person.rental_losses_used + max(0, -result)
  end,
}

rule "other_income" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 ss. 18 (Cases III, IV and V), 20 (Schedule F)",
  type    = money, per = "year",
  min     = 0,
  compute = function(person)
    return person.case_v_income + person.foreign_and_untaxed_income + person.foreign_earnings
      + person.income_taxed_under_case_iv + person.irish_dividends
  end,
}

rule "own_landlord_credit" {
  of      = "person",
  source  = "TCA 1997 s. 480C",
  type    = money, per = "year",
  from    = "2024-01-01",
  compute = function(person, law)
    local of_homes = max(0, person.residential_rental_profit - person.furniture_allowance_used)
    local profit = min(of_homes, person.case_v_income)
    return min(law.landlord_credit_limit, round(profit * law.standard_rate, 0.01))
  end,
  spouse  = { label = "Spouse's residential premises rental income relief", aliases = { "spouse_landlord_credit" } },
}

rule "landlord_credit" {
  source  = "TCA 1997 s. 480C",
  type    = money, per = "year",
  from    = "2024-01-01",
  compute = function(case) return sum(case.persons, "own_landlord_credit") end,
}

example "Interest of 2009, for 96 days in full" {
  year   = 2009,
  given  = { rental_interest_residential = 36500 },
  expect = { rental_interest_deduction = 29775 },
  source = "TCA 1997 s. 97(2J): 9,600 and 75 % of 26,900",
}

example "The greatest credit of a landlord, 2025" {
  year   = 2025,
  given  = { residential_rental_profit = 20000 },
  expect = { landlord_credit = 800 },
  source = "Revenue, RPRIR: how much can you claim",
}

example "A landlord's credit is of the profit of homes less the wear of their furniture" {
  year   = 2025,
  given  = {
    salary = 0, residential_rents = 8000, residential_rental_expenses = 5000, furniture_allowance = 1000,
    other_rents = 12000,
  },
  expect = { case_v_income = 14000, landlord_credit = 400 },
  source = "TCA 1997 s. 480C; Revenue, notes for guidance on s. 480C: after capital allowances; 20 % of 3,000 less "
    .. "1,000",
}

example "Rents with losses of earlier years: USC is due before them" {
  year   = 2025,
  given  = {
    salary = 0, residential_rents = 30000, residential_rental_expenses = 6000, rental_interest_residential = 4000,
    furniture_allowance = 1000, rental_losses_forward = 9000,
  },
  expect = { case_v_income = 10000, levy_income = 20000, rental_losses_carried_forward = 0 },
  source = "TCA 1997 ss. 97, 384; Revenue eBrief 043/20",
}
