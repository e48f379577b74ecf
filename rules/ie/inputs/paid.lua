-- What was already paid, and when a refund is claimed.

input "tax_paid" {
  of      = "person",
  label   = "Income tax paid",
  ask     = "How much income tax was taken from your pay in {year}?",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Income tax (PAYE) deducted in the year, from your P60, P21 or employment detail summary.",
  aliases = { "income_tax_paid" },
  ask_if  = function(person) return person.kind == "taxpayer" or person.paye_income > 0 end,
  spouse  = { label = "Income tax paid by the spouse" },
}

input "claim_date" {
  label   = "Day of the claim",
  type    = date,
  section = "Details",
  help    = "The day on which the refund is claimed: a claim must be made within four years of the year's end.",
  source  = "TCA 1997 s. 865(4)",
}

input "previous_year_tax" {
  label   = "Tax of the year before",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "Income tax, USC and PRSI of the year before that remained payable after PAYE; 0 in the first year. For "
    .. "2009 as if the income levy had applied, for 2011 as if USC had, in place of the levies.",
  source  = "TCA 1997 ss. 531H, 531AS(5), 959AO",
  ask_if  = function(case) return case.self_employed_income > 0 or case.other_income > 0 end,
}

input "pays_by_direct_debit" {
  label   = "Preliminary tax by direct debit",
  type    = boolean,
  default = false,
  section = "Details",
  source  = "TCA 1997 s. 959AO",
  ask_if  = function(case) return case.self_employed_income > 0 or case.other_income > 0 end,
}

input "tax_two_years_before" {
  label   = "Tax of the year before the last",
  type    = money,
  min     = 0,
  section = "Details",
  help    = "What remained payable after PAYE, for the year two years before.",
  source  = "TCA 1997 s. 959AO",
  ask_if  = function(case) return case.pays_by_direct_debit end,
}
