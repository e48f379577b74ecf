-- What was already paid, and when a refund is claimed.

input "tax_paid" {
  of      = "person",
  label   = "Income tax paid",
  ask     = "How much income tax was taken from your pay in {year}?",
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  help    = "Income tax (PAYE) deducted in the year by all employers together, from your P60, P21 or employment detail "
    .. "summary.",
  aliases = { "income_tax_paid", "paye", "paye_paid" },
  ask_if  = function(person) return person.kind == "taxpayer" or person.paye_income > 0 end,
  -- PAYE of even pay at the ordinary credits: those of a couple where one of them has pay.
  estimate = function(person, _, case)
    local pay = person.paye_income
    if pay <= 0 then return 0 end
    local is_only_pay = sum(case.persons, "paye_income") <= pay
    return { "income_tax", given = { salary = pay, marital_status = is_only_pay and case.marital_status or "single" } }
  end,
  spouse  = { label = "Income tax paid by the spouse", ask = "How much income tax was taken from your spouse's pay?" },
}

input "withholding_tax" {
  of      = "person",
  label   = "Tax withheld by customers and companies",
  ask     = "How much tax did customers or companies withhold: PSWT, RCT, dividend withholding tax?",
  type    = money, per = "year",
  default = 0,
  min     = 0,
  section = "Self-assessment",
  help    = "Professional services withholding tax, relevant contracts tax and dividend withholding tax, as certified. "
    .. "Not DIRT, which is final.",
  source  = "TCA 1997 ss. 172B, 522-526, 530F",
  ask_if  = function(person)
    return person.turnover > 0 or person.self_employed_income > 0 or person.irish_dividends > 0
  end,
  spouse  = { ask = "How much tax did customers or companies withhold from your spouse?" },
}

input "claim_date" {
  label   = "Day of the claim",
  ask     = "On which day do you claim the refund?",
  type    = date,
  section = "Details",
  help    = "The day on which the refund is claimed: a claim must be made within four years of the year's end.",
  source  = "TCA 1997 s. 865(4)",
}

local function has_other_income(case) return case.self_employed_income > 0 or case.other_income > 0 end

input "previous_year_tax" {
  label   = "Tax of the year before",
  ask     = "How much tax of the year before {year} was left to pay after PAYE?",
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  help    = "Income tax, USC and PRSI of the year before that remained payable after PAYE; 0 in the first year. For "
    .. "2009 as if the income levy had applied, for 2011 as if USC had, in place of the levies.",
  source  = "TCA 1997 ss. 531H, 531AS(5), 959AO",
  ask_if  = has_other_income,
}

input "pays_by_direct_debit" {
  label   = "Preliminary tax by direct debit",
  ask     = "Do you pay preliminary tax by direct debit?",
  type    = boolean,
  default = false,
  section = "Details",
  source  = "TCA 1997 s. 959AO",
  ask_if  = has_other_income,
}

input "tax_two_years_before" {
  label   = "Tax of the year before the last",
  ask     = "And how much of the tax of two years before {year}?",
  type    = money, per = "year",
  min     = 0,
  section = "Details",
  help    = "What remained payable after PAYE, for the year two years before.",
  source  = "TCA 1997 s. 959AO",
  ask_if  = function(case) return case.pays_by_direct_debit end,
}
