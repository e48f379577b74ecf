-- Homes let, told one by one: each has its own rent, costs, limits and owners. They come on top of what is
-- given of homes as sums. All lettings are one source, with one loss; shops, offices and land have no limits of their
-- own, and sums tell all of them.

parameter "retrofitted_homes_limit" {
  source = "TCA 1997 s. 97B; Revenue, Deduction for retrofitting expenditure; Revenue eBrief 255/25 (Finance Act 2025)",
  type   = count(10),
  until_changed = true,
  since  = { ["2002-01-01"] = 0, ["2024-01-01"] = 2, ["2026-01-01"] = 3 },
}

parameter "furniture_years" {
  source = "TCA 1997 s. 284(2)(ad); Finance Act 2003 s. 23 (12.5 % of what was bought since 4 December 2002)",
  type   = record { from = date, years = count(20) },
  until_changed = true,
  since  = { ["2002-01-01"] = { from = "2002-12-04", years = 8 } },
}

input "homes_let" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 s. 75",
  type    = count(8),
  default = 0,
}

thing "home_let" {
  of      = "person",
  source  = "TCA 1997 ss. 75, 97",
  section = "Self-assessment",
  at_most = 8,
  counted_by = "homes_let",
}

local function amount(name, source, default)
  input(name) { of = "home_let", source = source, type = money, per = "year", min = 0, default = default }
end

amount("rent_due", "TCA 1997 s. 97(1)")
amount("letting_expenses", "TCA 1997 s. 97(2)", 0)
amount("letting_interest", "TCA 1997 ss. 97(2)(e), 105", 0)
amount("spent_before_letting", "TCA 1997 s. 97A", 0)
amount("spent_on_retrofitting", "TCA 1997 s. 97B", 0)

input "tenancies_registered" {
  of = "home_let", source = "TCA 1997 s. 97(2I)", type = boolean, default = true,
  ask_if = function(home) return home.letting_interest > 0 end,
}

input "share_of_letting" { of = "home_let", source = "TCA 1997 s. 75", type = rate, min = 0, max = 1, default = 1 }

input "furniture_bought" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 s. 284(6)",
  type    = count(8),
  default = 0,
}

thing "furniture" {
  of      = "person",
  source  = "TCA 1997 s. 284(6), (7)",
  section = "Self-assessment",
  at_most = 8,
  counted_by = "furniture_bought",
}

input "furniture_cost" { of = "furniture", source = "TCA 1997 s. 284", type = money, per = "once", min = 0 }
input "bought_on" { of = "furniture", source = "TCA 1997 s. 284", type = date }

check "furniture_in_time" {
  of      = "furniture",
  holds   = function(furniture, law, case)
    return furniture.bought_on >= date(law.furniture_years.from) and furniture.bought_on <= case.date
  end,
  message = "{bought_on.label}: wear and tear is worked out of what was bought since 4 December 2002, and by the end "
    .. "of the year. Give what is deducted for older furniture as furniture_allowance.",
  grade   = "impossible",
  source  = "TCA 1997 s. 284(2)",
}

rule "furniture_wear" {
  of      = "furniture",
  source  = "TCA 1997 s. 284(2)(ad)",
  type    = money, per = "year",
  compute = function(furniture, law, case)
    local years = law.furniture_years.years
    if case.year >= furniture.bought_on.year + years then return 0 end
    return round(furniture.furniture_cost / years, 0.01)
  end,
}

rule "own_rent" {
  of      = "home_let",
  source  = "TCA 1997 s. 97(1)",
  type    = money, per = "year",
  compute = function(home) return round(home.rent_due * home.share_of_letting, 0.01) end,
}

local interest_share = require "self_assessment.rental_interest"

-- What the law limits of each home is limited before it is shared: co-owners have one limit.
rule "letting_surplus" {
  of      = "home_let",
  source  = "TCA 1997 ss. 75, 97, 97A, 97B",
  type    = money, per = "year",
  compute = function(home, law)
    local interest = home.tenancies_registered and home.letting_interest * interest_share(law) or 0
    local surplus = home.rent_due - home.letting_expenses - interest
      - min(home.spent_before_letting, law.pre_letting_limit) - min(home.spent_on_retrofitting, law.retrofitting_limit)
    return round(surplus * home.share_of_letting, 0.01)
  end,
}

rule "is_retrofitted" {
  of      = "home_let",
  source  = "TCA 1997 s. 97B",
  private = true,
  type    = number,
  compute = function(home) return home.spent_on_retrofitting > 0 and 1 or 0 end,
}

rule "homes_retrofitted" {
  of      = "person",
  source  = "TCA 1997 s. 97B",
  private = true,
  type    = number,
  compute = function(person) return sum(person.home_let, "is_retrofitted") end,
}

check "retrofitted_homes" {
  of      = "person",
  holds   = function(person, law) return person.homes_retrofitted <= law.retrofitted_homes_limit end,
  message = "Retrofitting counts for two homes from 2024 and for three from 2026: leave out what was spent on others.",
  grade   = "impossible",
  source  = "TCA 1997 s. 97B",
}

rule "rents_of_homes" {
  of      = "person",
  source  = "TCA 1997 s. 97(1)",
  type    = money, per = "year",
  compute = function(person) return person.residential_rents + sum(person.home_let, "own_rent") end,
}

rule "wear_of_furniture" {
  of      = "person",
  source  = "TCA 1997 ss. 284(6), 305(1)",
  type    = money, per = "year",
  compute = function(person) return person.furniture_allowance + sum(person.furniture, "furniture_wear") end,
}

example "Two homes, one with a deficiency, and a shop" {
  year   = 2025,
  given  = {
    salary = 0, homes_let = 2, ["home_let.1.rent_due"] = 24000, ["home_let.1.letting_expenses"] = 3000,
    ["home_let.1.letting_interest"] = 6000, ["home_let.1.spent_on_retrofitting"] = 14000,
    ["home_let.2.rent_due"] = 9000, ["home_let.2.letting_expenses"] = 4000, ["home_let.2.letting_interest"] = 8000,
    ["home_let.2.tenancies_registered"] = false, ["home_let.2.spent_before_letting"] = 12000,
    other_rents = 10000, other_rental_expenses = 2500, rental_losses_forward = 500,
  },
  -- 24,000 less 3,000, 6,000 and 10,000; 9,000 less 4,000 and 10,000, interest not registered; 7,500
  expect = {
    ["home_let.1.letting_surplus"] = 5000, ["home_let.2.letting_surplus"] = -5000, residential_rental_profit = 0,
    other_rental_profit = 7500, case_v_income = 7000, landlord_credit = 0, rents_of_homes = 33000,
    ["home_let.1.is_retrofitted"] = 1, ["home_let.2.is_retrofitted"] = 0,
    rental_losses_carried_forward = 0, is_chargeable_person = true,
  },
  source = "By hand from TCA 1997 ss. 75, 97, 97A, 97B, 384, 480C",
}

example "A home that spouses own by halves has one limit and two reliefs" {
  year   = 2024,
  given  = {
    salary = 50000, marital_status = "married", ["spouse.salary"] = 40000,
    homes_let = 1, ["home_let.1.share_of_letting"] = 0.5, ["home_let.1.rent_due"] = 30000,
    ["home_let.1.letting_expenses"] = 4000, ["home_let.1.spent_before_letting"] = 13000,
    furniture_bought = 2, ["furniture.1.furniture_cost"] = 4000, ["furniture.1.bought_on"] = "2024-03-01",
    ["furniture.2.furniture_cost"] = 2000, ["furniture.2.bought_on"] = "2016-12-31",
    ["spouse.homes_let"] = 1, ["spouse.home_let.1.share_of_letting"] = 0.5,
    ["spouse.home_let.1.rent_due"] = 30000, ["spouse.home_let.1.letting_expenses"] = 4000,
    ["spouse.home_let.1.spent_before_letting"] = 13000,
  },
  -- half of 30,000 less 4,000 and 10,000; an eighth of 4,000; the furniture of 2016 ended with 2023
  expect = {
    residential_rental_profit = 8000, ["furniture.1.furniture_wear"] = 500,
    ["furniture.2.furniture_wear"] = 0, case_v_income = 7500, ["spouse.case_v_income"] = 8000,
    own_landlord_credit = 600, spouse_landlord_credit = 600,
  },
  source = "By hand from TCA 1997 ss. 97, 97A, 284, 480C; Revenue, Deduction for retrofitting expenditure: owners "
    .. "claim by their shares of the rent",
}

example "Interest of a home of 2009, with homes that are given as sums" {
  year   = 2009,
  given  = {
    homes_let = 1, ["home_let.1.rent_due"] = 40000, ["home_let.1.letting_interest"] = 36500,
    residential_rents = 10000, residential_rental_expenses = 1000,
  },
  -- 40,000 less 9,600 and 75 % of 26,900, and 9,000
  expect = { ["home_let.1.letting_surplus"] = 10225, rents_of_homes = 50000, case_v_income = 19225 },
  source = "By hand from TCA 1997 s. 97(2J)",
}
