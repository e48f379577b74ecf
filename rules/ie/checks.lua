-- What facts should have in common. What cannot be has no results; what seldom is, is said beside them.

local facts = require "lib.facts"

local function impossible(more)
  more = more or {}
  more.grade = "impossible"
  return more
end

local function of(whom)
  return function(more)
    more = more or {}
    more.of = whom
    return more
  end
end

local of_person, of_trade = of "person", of(require("trades").of)

-- The person and the couple.

check "born_by_end_of_year" (facts.by_end_of_year("birth_date", impossible(of_person())))

check "widowed_is_not_single" {
  grade   = "impossible",
  holds   = function(case) return case.marital_status ~= "single" or case.widowed_since.year > case.year end,
  message = {
    en = "widowed since {widowed_since}, but single by marital_status",
    de = "verwitwet seit {widowed_since}, aber laut marital_status ledig",
  },
  source  = "TCA 1997 ss. 461, 463",
}

check "widowed_by_end_of_year" {
  grade   = "impossible",
  holds   = function(case) return case.marital_status ~= "widowed" or case.widowed_since.year <= case.year end,
  message = {
    en = "widowed since {widowed_since}, which is after {year}",
    de = "verwitwet seit {widowed_since}, also erst nach {year}",
  },
  source  = "TCA 1997 ss. 461, 463",
}

check "widowed_and_married" {
  holds   = function(case)
    -- The survivor may choose to be taxed as married for the year of bereavement.
    return case.marital_status ~= "married" or case.widowed_since.year >= case.year
  end,
  message = {
    en = "widowed since {widowed_since}, and married: the widowed are taxed as such unless they married again",
    de = "verwitwet seit {widowed_since} und verheiratet: nur wer wieder geheiratet hat, ist beides",
  },
  source  = "TCA 1997 ss. 461, 1015",
}

check "married_this_year_is_not_single" {
  grade   = "impossible",
  holds   = function(case) return not case.married_this_year or case.marital_status ~= "single" end,
  message = {
    en = "married in {year}, but single by marital_status",
    de = "{year} geheiratet, aber laut marital_status ledig",
  },
  source  = "TCA 1997 s. 1020",
}

check "married_this_year_on_a_day_of_it" {
  grade   = "impossible",
  holds   = function(case) return not case.married_this_year or eq(case.marriage_date.year, case.year) end,
  message = {
    en = "married this year, but on {marriage_date}, which is not in {year}",
    de = "in diesem Jahr geheiratet, aber am {marriage_date}, der nicht in {year} liegt",
  },
  source  = "TCA 1997 s. 1020",
}

check "marriage_of_the_year_is_said" {
  holds   = function(case)
    return case.married_this_year or case.marital_status ~= "married" or not eq(case.marriage_date.year, case.year)
  end,
  message = {
    en = "married on {marriage_date}, which is in {year}, but not by married_this_year",
    de = "am {marriage_date} geheiratet, also {year}, aber laut married_this_year nicht",
  },
  source  = "TCA 1997 s. 1020",
}

check "lone_parent_is_alone" {
  holds   = function(case)
    return not case.lone_parent or (case.marital_status ~= "married" and not case.cohabiting)
  end,
  message = {
    en = "bringing up a child alone, but married or living with a partner",
    de = "alleinerziehend, aber verheiratet oder mit einem Partner lebend",
  },
  source  = "TCA 1997 s. 462B",
}

check "home_carer_of_a_couple" {
  holds   = function(case) return not case.home_carer or case.marital_status == "married" end,
  message = {
    en = "a spouse who cares at home, but no spouse: {marital_status.label} {marital_status}",
    de = "ein Ehegatte sorgt zu Hause, aber es gibt keinen: {marital_status.label} {marital_status}",
  },
  source  = "TCA 1997 s. 466A",
}

check "relative_of_whom_there_is_income" (facts.needs("dependent_relative_income", "dependent_relatives"))

-- Pay.

check "tax_within_pay" {
  of      = "person",
  holds   = function(person)
    return person.tax_paid <= person.salary + person.benefit_in_kind + person.pension_income + person.welfare_income
      + person.termination_payment
  end,
  message = {
    en = "income tax of {tax_paid} is more than the pay that it was taken from",
    de = "eine Einkommensteuer von {tax_paid} ist mehr als der Lohn, von dem sie abging",
  },
}

-- One period of pay, and the basis on which it is taxed.

-- One payment is a part of the year's pay.
local payments = 1

check "week_of_the_years_pay" {
  holds   = function(case) return payments * case.weekly_pay <= case.taxpayer.salary end,
  message = {
    en = "{weekly_pay} in one week is more than the pay of the year, {salary}",
    de = "{weekly_pay} in einer Woche sind mehr als der Lohn des Jahres, {salary}",
  },
}

check "month_of_the_years_pay" {
  holds   = function(case) return payments * case.monthly_pay <= case.taxpayer.salary end,
  message = {
    en = "{monthly_pay} in one month is more than the pay of the year, {salary}",
    de = "{monthly_pay} in einem Monat sind mehr als der Lohn des Jahres, {salary}",
  },
}

check "emergency_by_week_or_month" (facts.excludes("emergency_week", "emergency_month", {
  source = "S.I. No. 345 of 2018 reg. 19",
}))

check "scheme_contributions_within_pay" (facts.within("pension_contribution", "salary", of_person {
  source = "TCA 1997 s. 774",
}))

check "withholding_tax_within_income" {
  of      = "person",
  source  = "TCA 1997 ss. 172B, 520 to 531, 1041",
  holds   = function(person)
    if person.withholding_tax <= 0 then return true end
    return person.withholding_tax <= max(person.turnover, person.self_employed_income)
      + sum(person.further_trade, "turnover") + person.irish_dividends + person.rents_of_homes + person.other_rents
      + person.income_taxed_under_case_iv + person.foreign_and_untaxed_income
  end,
  message = {
    en = "{withholding_tax} were withheld, which is more than the turnover, dividends, rents and other income that it "
      .. "can have come from",
    de = "{withholding_tax} wurden einbehalten, mehr als Umsatz, Dividenden, Mieten und andere Einkünfte, von denen "
      .. "das abgegangen sein kann",
  },
}

check "days_at_sea" (facts.days({ "fisher_days", "naval_days", "seafarer_days" }, impossible(of_person())))

check "remote_days_of_the_year" (facts.days({ "remote_days" }, impossible(of_person { source = "TCA 1997 s. 114A" })))

check "remote_days_of_a_worker" {
  of      = "person",
  -- Five days of each of 52 weeks, and two days more.
  holds   = function(person) return person.remote_days <= 262 end,
  message = {
    en = "{remote_days} days of work at home are more than five in each week",
    de = "{remote_days} Tage Arbeit zu Hause sind mehr als fünf in jeder Woche",
  },
}

for _, cost in ipairs { "electricity_and_heating", "broadband", "remote_work_allowance" } do
  check(cost .. "_of_remote_days") (facts.needs(cost, "remote_days", of_person { source = "TCA 1997 s. 114A" }))
end

-- Study and home.

check "second_student_after_first" (facts.needs("tuition_fees_second_student", "tuition_fees"))
check "third_student_after_second" (facts.needs("tuition_fees_third_student", "tuition_fees_second_student"))

check "interest_of_a_part_of_2009" (facts.within("mortgage_interest_january_to_april_2009", "mortgage_interest",
  { from = "2009-01-01", to = "2009-12-31" }))

check "mortgage_taken_by_now" {
  grade   = "impossible",
  holds   = function(case) return case.mortgage_year <= case.year end,
  message = {
    en = "a home loan taken in {mortgage_year} is not there in {year}",
    de = "ein Darlehen von {mortgage_year} gibt es {year} noch nicht",
  },
}

check "first_home_before_its_loan" {
  holds   = function(case) return case.first_home_year <= case.mortgage_year end,
  message = {
    en = "the first home was bought in {first_home_year}, after the loan of {mortgage_year} for a home was taken",
    de = "das erste Heim wurde {first_home_year} gekauft, nach dem Darlehen von {mortgage_year} für eines",
  },
}

check "property_tax_put_right_was_open" (facts.needs("lpt_put_right", "lpt_open"))

-- Trade.

for _, part in ipairs { "depreciation", "private_expenses", "entertainment", "drawings" } do
  check(part .. "_within_expenses") (facts.within(part, "trade_expenses", impossible(of_trade())))
end

check "trade_ends_after_it_began" (facts.not_before("trade_ended", "trade_started", impossible(of_trade())))
check "accounts_in_year_within_accounts"
  (facts.within("accounts_months_in_year", "accounts_months", impossible(of_trade())))
check "other_accounts_in_year_within_accounts"
  (facts.within("other_accounts_months_in_year", "other_accounts_months", impossible(of_trade())))

check "asset_sold_after_it_was_bought"
  (facts.not_before("asset_sold", "asset_bought", impossible(of_trade { source = "TCA 1997 s. 288" })))
check "asset_bought_by_end_of_year" (facts.by_end_of_year("asset_bought", of_trade { source = "TCA 1997 s. 284" }))

-- Days of what happened.

check "disposal_in_the_year" (facts.in_year("disposal_date", impossible { source = "TCA 1997 s. 28" }))
check "interest_paid_in_the_year" (facts.in_year("deposit_interest_date", impossible { source = "TCA 1997 s. 261" }))
check "return_after_the_year" (facts.after_year("return_filed_on", { source = "TCA 1997 s. 959I" }))
check "claim_after_the_year" (facts.after_year("claim_date", { source = "TCA 1997 s. 865" }))
