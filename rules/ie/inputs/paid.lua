-- What was already paid, and when a refund is claimed.

input "tax_paid" {
  of      = "person",
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  ask_if  = function(person) return person.kind == "taxpayer" or person.paye_income > 0 end,
  -- PAYE of even pay at the ordinary credits: those of a couple where one of them has pay.
  estimate = function(person, _, case)
    local pay = person.paye_income
    if pay <= 0 then return 0 end
    local is_only_pay = sum(case.persons, "paye_income") <= pay
    local status = is_only_pay and case.marital_status or "single"
    -- Who had that pay in nine months paid by the credits of these.
    return { "income_tax", given = { salary = pay, marital_status = status } },
      { "income_tax", given = { salary = floor(pay / 9 * 12, 0.01), marital_status = status }, times = 9 / 12 }
  end,
  spouse  = { label = "Income tax paid by the spouse", ask = "How much income tax was taken from your spouse's pay?" },
}

input "withholding_tax" {
  of      = "person",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Self-assessment",
  source  = "TCA 1997 ss. 172B, 522-526, 530F, 1041",
  ask_if  = function(person)
    return person.turnover > 0 or person.self_employed_income > 0 or person.irish_dividends > 0
  end,
  spouse  = { ask = "How much tax did customers or companies withhold from your spouse?" },
}

input "claim_date" {
  type    = date,
  section = "Details",
  source  = "TCA 1997 s. 865(4)",
}

local function has_other_income(case) return case.self_employed_income > 0 or case.other_income > 0 end

input "previous_year_tax" {
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  source  = "TCA 1997 ss. 531H, 531AS(5), 959AO",
  ask_if  = has_other_income,
}

input "pays_by_direct_debit" {
  type    = boolean,
  default = false,
  section = "Details",
  source  = "TCA 1997 s. 959AO",
  ask_if  = has_other_income,
}

input "tax_two_years_before" {
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  source  = "TCA 1997 s. 959AO",
  ask_if  = function(case) return case.pays_by_direct_debit end,
}
