-- The law of OpenFisca's country template, 8.2, as rules: for the tests of levy.openfisca. The first adult of a household is the
-- taxpayer. Amounts are a month's, but for the housing tax, and the law is that of the first day of the time that is asked about.
jurisdiction "ct" {
  label = "Country template", currency = "EUR", years = { 1945, 2030 }, results = { "disposable_income" },
}

local everybody = { "person", "adult", "child" }

person "adult" {
  label = "Further adult", source = "entities.py", at_most = 5, plural = "adults",
  counted_by = "further_adults",
}

person "child" {
  label = "Child", source = "entities.py", at_most = 5, plural = "children",
  counted_by = "number_of_children",
}

input "further_adults" { label = "Further adults", type = count(5), default = 0 }
input "number_of_children" { label = "Children", type = count(5), default = 0 }
input "birth" { of = everybody, label = "Birth date", type = date, default = "1970-01-01" }
input "salary" { of = everybody, label = "Salary", type = money, default = 0 }
input "capital_returns" { of = everybody, label = "Capital returns", type = money, default = 0 }
input "accommodation_size" { label = "Size in square metres", type = number, default = 0 }
input "rent" { label = "Rent", type = money, default = 0 }
input "housing_occupancy_status" {
  label = "Housing", type = choice { "owner", "tenant", "free_lodger", "homeless" }, default = "tenant",
}

parameter "income_tax_rate" {
  label = "Rate", source = "income_tax_rate.yaml",
  since = { ["2012-01-01"] = 0.16, ["2013-01-01"] = 0.13, ["2014-01-01"] = 0.14, ["2015-01-01"] = 0.15 },
}

local function bands(...)
  local list = {}
  for place, pair in ipairs { ... } do list[place] = { over = pair[1], rate = pair[2] } end
  return list
end

parameter "contribution" {
  label = "Bands", source = "social_security_contribution.yaml",
  since = {
    ["2013-01-01"] = bands({ 0, 0.03 }, { 12000, 0.1 }), ["2014-01-01"] = bands({ 0, 0.03 }, { 12100, 0.1 }),
    ["2015-01-01"] = bands({ 0, 0.04 }, { 12200, 0.12 }), ["2016-01-01"] = bands({ 0, 0.04 }, { 12300, 0.12 }),
    ["2017-01-01"] = bands({ 0, 0.02 }, { 6000, 0.06 }, { 12400, 0.12 }),
  },
}

parameter "housing_tax_law" {
  label = "By square metre, and at least", source = "housing_tax.yaml", since = { ["2010-01-01"] = { rate = 10, least = 200 } },
}
parameter "basic_income_amount" { label = "Amount", source = "basic_income.yaml", since = { ["2015-12-01"] = 600 } }
parameter "housing_allowance_rate" { label = "Share", source = "housing_allowance.yaml", since = { ["2010-01-01"] = 0.25 } }
parameter "parenting" {
  label = "Parenting allowance", source = "parenting_allowance", since = { ["2015-12-01"] = { amount = 600, threshold = 500 } },
}
parameter "majority" { label = "Majority", source = "age_of_majority.yaml", since = { ["1945-01-01"] = 21, ["1971-01-01"] = 18 } }
parameter "retirement" {
  label = "Retirement", source = "age_of_retirement.yaml", since = { ["1951-07-01"] = 60.33, ["2017-01-01"] = 62 },
}
parameter "meal_prices" {
  label = "Meals", source = "meal_price.yaml",
  since = { ["2017-01-01"] = {
    { from = 0, price = 0 }, { from = 250, price = 1 }, { from = 500, price = 2 }, { from = 1000, price = 4 },
    { from = 2000, price = 8 },
  } },
}
parameter "pool_prices" {
  label = "Swimming pool", source = "swimming_pool_access_cost_increase.yaml",
  since = { ["2017-01-01"] = { { over = 249, more = 1 }, { over = 499, more = 1 }, { over = 999, more = 2 } } },
}

rule "age" {
  of = everybody, label = "Age", source = "demographics.py", type = number,
  compute = function(person, _, case) return age(person.birth, case.date) end,
}

rule "pension" {
  of = everybody, label = "Pension", source = "benefits.py", type = money,
  compute = function(person, law) if person.age >= law.retirement then return 1 end return 0 end,
}

rule "basic_income" {
  of = everybody, label = "Basic income", source = "benefits.py", type = money, to = "2015-11-30",
  compute = function() return 0 end,
}

rule "basic_income" {
  of = everybody, label = "Basic income", source = "benefits.py", type = money, from = "2015-12-01", to = "2016-11-30",
  compute = function(person, law)
    if person.age >= law.majority and eq(person.salary, 0) then return law.basic_income_amount end
    return 0
  end,
}

rule "basic_income" {
  of = everybody, label = "Basic income", source = "benefits.py", type = money, from = "2016-12-01",
  compute = function(person, law) if person.age >= law.majority then return law.basic_income_amount end return 0 end,
}

rule "income_tax" {
  of = everybody, label = "Income tax", source = "taxes.py", type = money,
  compute = function(person, law)
    return round((person.salary + person.capital_returns + person.pension) * law.income_tax_rate, 0.01)
  end,
}

rule "social_security_contribution" {
  of = everybody, label = "Contribution", source = "taxes.py", type = money,
  compute = function(person, law)
    local due, list = 0, law.contribution
    for place, band in ipairs(list) do
      local above = list[place + 1]
      local slice = person.salary - band.over
      if above then slice = min(slice, above.over - band.over) end
      due = due + max(0, slice) * band.rate
    end
    return round(due, 0.01)
  end,
}

rule "housing_tax" {
  label = "Housing tax of the year", source = "taxes.py", type = money,
  compute = function(case, law)
    local pays = case.housing_occupancy_status == "owner" or case.housing_occupancy_status == "tenant"
    if not pays then return 0 end
    return round(max(case.accommodation_size * law.housing_tax_law.rate, law.housing_tax_law.least), 0.01)
  end,
}

rule "housing_allowance" {
  label = "Housing allowance", source = "benefits.py", type = money, to = "2016-11-30",
  compute = function(case, law) return round(case.rent * law.housing_allowance_rate, 0.01) end,
}

rule "housing_allowance" {
  label = "Housing allowance", source = "benefits.py", type = money, from = "2016-12-01",
  compute = function() return 0 end,
}

-- The sum over all of a household.
local function all(case, what)
  return case.taxpayer[what] + sum(case.adults, what) + sum(case.children, what)
end

rule "household_income" {
  label = "Salaries", source = "benefits.py", type = money, compute = function(case) return all(case, "salary") end,
}

rule "parenting_allowance" {
  label = "Parenting allowance", source = "benefits.py", type = money,
  compute = function(case, law)
    if case.household_income > law.parenting.threshold then return 0 end
    local youngest = case.taxpayer.age
    for other in each(case.adults) do youngest = min(youngest, other.age) end
    for child in each(case.children) do youngest = min(youngest, child.age) end
    local single = case.further_adults == 0
    if (single and youngest < 8) or youngest < 6 then return law.parenting.amount end
    return 0
  end,
}

rule "meal_price" {
  label = "A meal", source = "benefits.py", type = money,
  compute = function(case, law)
    local price = 0
    for _, band in ipairs(law.meal_prices) do if case.household_income >= band.from then price = band.price end end
    return price
  end,
}

rule "swimming_pool_access" {
  label = "Swimming pool", source = "benefits.py", type = money,
  compute = function(case, law)
    local price = 0
    for _, band in ipairs(law.pool_prices) do if case.household_income > band.over then price = price + band.more end end
    return price
  end,
}

rule "total_benefits" {
  label = "Benefits", source = "stats.py", type = money,
  compute = function(case) return all(case, "basic_income") + case.housing_allowance end,
}

rule "total_taxes" {
  label = "Taxes", source = "stats.py", type = money,
  compute = function(case)
    return round(all(case, "income_tax") + all(case, "social_security_contribution") + case.housing_tax / 12, 0.01)
  end,
}

rule "disposable_income" {
  label = "Disposable income", source = "income.py", type = money,
  compute = function(case)
    local income = all(case, "salary") + all(case, "capital_returns") + all(case, "pension") + all(case, "basic_income")
    local taxes = all(case, "income_tax") + all(case, "social_security_contribution") + case.housing_tax / 12
    return round(income + case.housing_allowance + case.parenting_allowance - taxes, 0.01)
  end,
}
