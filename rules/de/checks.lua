-- What facts should have in common. What cannot be has no results; what seldom is, is said beside them.

local company_car = require "income.company_car"
local facts       = require "lib.facts"

local function impossible(source, more)
  more = more or {}
  more.grade, more.source = "impossible", source
  return more
end

-- Income.

-- What a person may have had at most, before expenses. Nothing given is said otherwise, as by a taxable income.
local function receipts(person)
  local all = sum(person.further_letting, "rent_received")
  for _, name in ipairs { "wages", "active_pension_wages", "civil_pensions", "statutory_pensions",
                          "private_annuities", "other_recurring_income", "rent_received", "letting_shares",
                          "other_services",
                          "private_sales", "trade_profit", "trade_shares", "farming_profit", "profit",
                          "freelance_shares", "business_sale_gain", "other_income", "capital_receipts", "share_gains",
                          "trainer_receipts", "honorary_receipts", "guardian_receipts", "shareholder_dividends",
                          "substantial_share_gain" } do
    all = all + max(0, person[name])
  end
  return all
end

local function receipts_of_all(case) return sum(case.persons, receipts) end

check "extraordinary_income_within_income" {
  grade   = "impossible",
  from    = "2010-01-01",
  holds   = function(case)
    local part = case.extraordinary_income + case.reduced_rate_gain
    if eq(part, 0) then return true end
    local all = receipts_of_all(case)
    return part <= all or eq(all, 0) or part <= case.taxable_income
  end,
  message = {
    en = "extraordinary income ({extraordinary_income}) and gains of a sale ({reduced_rate_gain}) are part of all "
      .. "income, and more than what is given of it: give them there too",
    de = "außerordentliche Einkünfte ({extraordinary_income}) und Veräußerungsgewinne ({reduced_rate_gain}) sind "
      .. "Teil aller Einkünfte, aber mehr, als davon angegeben ist: auch dort angeben",
  },
  source  = "§ 34 Abs. 1 und 2 EStG",
}

check "reduced_rate_of_a_sale" {
  from    = "2010-01-01",
  holds   = function(case)
    if eq(case.reduced_rate_gain, 0) then return true end
    return case.reduced_rate_gain <= sum(case.persons, "business_sale_gain") or eq(receipts_of_all(case), 0)
  end,
  message = {
    en = "{reduced_rate_gain.label} ({reduced_rate_gain}) is more than {business_sale_gain.label} "
      .. "({business_sale_gain})",
    de = "{reduced_rate_gain.label} ({reduced_rate_gain}) ist mehr als {business_sale_gain.label} "
      .. "({business_sale_gain})",
  },
  source  = "§ 34 Abs. 2 Nr. 1 und Abs. 3 EStG",
}

local may_be_aged = facts.may_be_aged

check "reduced_rate_from_55" {
  holds   = function(case)
    if eq(case.reduced_rate_gain, 0) then return true end
    -- § 34 Abs. 3 Satz 1
    local from = 55
    local last = date(case.year, 12, 31)
    for person in each(case.persons) do
      if may_be_aged(person.birth_date, last, from) then return true end
    end
    return false
  end,
  message = {
    en = "{reduced_rate_gain.label} ({reduced_rate_gain}) is for those of 55 years and more, or unable to work for "
      .. "good; {birth_date.label} is {birth_date}",
    de = "{reduced_rate_gain.label} ({reduced_rate_gain}): nur ab 55 Jahren oder bei dauernder Berufsunfähigkeit; "
      .. "{birth_date.label} ist {birth_date}",
  },
  source  = "§ 34 Abs. 3 Satz 1 EStG",
}

check "born_by_end_of_year" (facts.by_end_of_year("birth_date", { of = "person", grade = "impossible" }))

check "wage_tax_within_wages" {
  of      = "person",
  -- What is not told of the tax that was withheld keeps no other result waiting.
  concerns = { "balance", "refund" },
  holds   = function(person, _, case)
    local withheld = person.wage_tax_withheld
    if eq(withheld, 0) then return true end
    local pay = person.wages + person.active_pension_wages + person.civil_pensions
    if eq(pay, 0) then return withheld <= case.taxable_income end
    return withheld <= pay
  end,
  message = {
    en = "wage tax of {wage_tax_withheld} is more than the wages that it was taken from",
    de = "eine Lohnsteuer von {wage_tax_withheld} ist mehr als der Lohn, von dem sie abging",
  },
  source  = "§§ 38, 39b EStG",
}

-- § 235 Abs. 2 SGB VI: nobody who had reached the regular age by 2026 is below 66.
check "beyond_the_age_of_retirement"
  (facts.aged("active_pension_wages", "birth_date", 66,
    impossible("§ 3 Nr. 21 Satz 1 EStG, §§ 35, 235 SGB VI", { of = "person", from = "2026-01-01" })))

check "sale_allowance_from_55" (facts.aged("sale_allowance_claimed", "birth_date", 55, {
  of = "person", source = "§ 16 Abs. 4 Satz 1 EStG",
}))

check "sale_of_which_there_is_an_allowance" (facts.needs("sale_allowance_claimed", "business_sale_gain", {
  of = "person", source = "§ 16 Abs. 4 EStG",
}))

check "days_of_commuting_and_home" (facts.days({ "home_office_days", "commuting_days" }, {
  of = "person", source = "§ 4 Abs. 5 Satz 1 Nr. 6c EStG",
}))
check "days_at_home" (facts.days("home_office_days", impossible("§ 4 Abs. 5 Satz 1 Nr. 6c EStG", { of = "person" })))
check "days_of_commuting" (facts.days("commuting_days", impossible("§ 9 Abs. 1 Satz 3 Nr. 4 EStG", { of = "person" })))

local of_way = { of = "person", source = "§ 9 Abs. 1 Satz 3 Nr. 4 EStG" }
check "way_to_work_has_a_length" (facts.needs("commuting_days", "commuting_km", of_way))
check "way_to_work_is_gone" (facts.needs("commuting_km", "commuting_days", of_way))
check "reimbursed_way_is_gone" (facts.needs("commuting_reimbursed", "commuting_days", of_way))

for _, days in ipairs { "home_office_days", "commuting_days" } do
  check(days .. "_of_an_employee") (facts.needs(days, { "wages", "active_pension_wages" }, {
    of = "person", source = "§ 9 EStG",
  }))
end

for pension, start in pairs {
  statutory_pension = "statutory_pension_start_year", civil_pension = "civil_pension_start_year",
} do
  check(pension .. "_has_begun") {
    of      = "person",
    grade   = "impossible",
    holds   = function(person, _, case) return person[pension] <= 0 or person[start] <= case.year end,
    message = {
      en = "{" .. pension .. ".label} ({" .. pension .. "}), but it began in {" .. start .. "} only",
      de = "{" .. pension .. ".label} ({" .. pension .. "}), aber Beginn erst {" .. start .. "}",
    },
    source  = pension == "civil_pension" and "§ 19 Abs. 2 EStG" or "§ 22 Nr. 1 Satz 3 Buchst. a EStG",
  }
end

-- Freelance work.

check "bought_by_now" {
  of      = "asset",
  grade   = "impossible",
  holds   = function(asset, _, case) return eq(asset.cost, 0) or asset.year <= case.year end,
  message = {
    en = "{cost.label} ({cost}), but it was acquired in {year} only",
    de = "{cost.label} ({cost}), aber erst {year} angeschafft",
  },
  source  = "§ 7 Abs. 1 EStG",
}

check "car_acquired_by_end_of_year" {
  grade   = "impossible",
  holds   = function(case)
    return not company_car.has_car(case) or case.car_acquired.year <= case.year
  end,
  message = {
    en = "a business car in {year} that was acquired on {car_acquired}",
    de = "ein Firmenwagen {year}, der erst am {car_acquired} angeschafft wurde",
  },
  source  = "§ 6 Abs. 1 Nr. 4 EStG",
}

check "months_of_the_car" {
  holds   = function(case)
    if not company_car.has_car(case) or company_car.changes(case) then return true end
    local day = case.car_acquired
    -- 13: from the month of the day on there are so many less its number
    return day.year < case.year or case.car_months <= 13 - day.month
  end,
  message = {
    en = "{car_months} months with a car that was acquired on {car_acquired}: give car_months",
    de = "{car_months} Monate mit einem Auto, das am {car_acquired} angeschafft wurde: car_months angeben",
  },
  source  = "§ 6 Abs. 1 Nr. 4 Satz 2 EStG",
}

check "days_of_travel" (facts.days({ "meal_days_full", "meal_days_long", "meal_days_short" },
  impossible("§ 9 Abs. 4a EStG")))
check "days_of_freelance_work_at_home" (facts.days("business_home_days", impossible("§ 4 Abs. 5 Satz 1 Nr. 6c EStG")))
check "days_of_driving_to_business" (facts.days("car_commuting_days", impossible("§ 4 Abs. 5 Satz 1 Nr. 6 EStG")))

-- The household.

check "lone_parents_are_alone" {
  holds   = function(case) return case.lone_parent_months == 0 or case.filing ~= "joint" end,
  message = {
    en = "{lone_parent_months} months as a lone parent, and filing jointly, which is so only in the year of marriage",
    de = "{lone_parent_months} Monate alleinerziehend bei Zusammenveranlagung: nur im Jahr der Heirat ist das so",
  },
  source  = "§ 24b Abs. 3 Satz 1 EStG; BFH 28.10.2021 III R 57/20",
}

check "lone_parents_have_a_child" {
  holds   = function(case)
    -- Whose children are counted apart may give those alone.
    return case.lone_parent_months == 0 or case.children > 0 or case.lone_parent_children > 1
  end,
  message = {
    en = "{lone_parent_months} months as a lone parent, but no child",
    de = "{lone_parent_months} Monate alleinerziehend, aber kein Kind",
  },
  source  = "§ 24b Abs. 1 EStG",
}

check "lone_parents_while_there_is_a_child" {
  grade   = "impossible",
  holds   = function(case)
    return case.children ~= 1 or case.lone_parent_months == 0 or case.lone_parent_months <= case.child[1].months
  end,
  message = {
    en = "{lone_parent_months} months as a lone parent are more than there was a child in {year}",
    de = "{lone_parent_months} Monate alleinerziehend sind mehr, als {year} ein Kind da war",
  },
  source  = "§ 24b Abs. 1 Satz 1 und Abs. 4 EStG",
}

check "months_of_a_child" {
  of      = "child",
  grade   = "impossible",
  holds   = function(person) return person.first_month <= person.last_month end,
  message = {
    en = "the first month ({first_month}) comes after the last ({last_month})",
    de = "der erste Monat ({first_month}) liegt nach dem letzten ({last_month})",
  },
}

for name, of in pairs {
  away_months   = { en = "away in training", de = "auswärts in Ausbildung", source = "§ 33a Abs. 2 und 3 EStG" },
  abroad_months = { en = "abroad", de = "im Ausland", source = "§ 32 Abs. 6 Satz 4 und 5 EStG" },
} do
  check(name .. "_of_a_child") {
    of      = "child",
    grade   = "impossible",
    holds   = function(person)
      return person[name] == 0 or person[name] <= person.last_month - person.first_month + 1
    end,
    message = {
      en = "{" .. name .. "} months " .. of.en .. " are more than from month {first_month} to {last_month}",
      de = "{" .. name .. "} Monate " .. of.de .. " sind mehr als von Monat {first_month} bis {last_month}",
    },
    source  = of.source,
  }
end

check "year_after_death_of_one" {
  holds   = function(case) return not case.year_after_death or case.filing ~= "joint" end,
  message = {
    en = "{year_after_death.label}, and filing jointly: who has married again files jointly, and is no longer widowed",
    de = "{year_after_death.label}, und Zusammenveranlagung: wer wieder geheiratet hat, ist nicht mehr verwitwet",
  },
  source  = "§ 32a Abs. 6 Satz 1 Nr. 1 EStG",
}

check "insurance_within_maintenance" (facts.within("divorced_maintenance_insurance", "divorced_maintenance",
  impossible("§ 10 Abs. 1a Nr. 1 Satz 2 EStG")))

-- The wage of a pay period; the official program takes such inputs.

check "pension_within_other_payments" (facts.within("pension_in_other_payments", "other_payments", {
  source = "§ 39b Abs. 3 EStG",
}))
check "compensation_within_other_payments" (facts.within("compensation_in_other_payments", "other_payments", {
  source = "§ 39b Abs. 3 Satz 9 EStG",
}))
