-- Lettings (Case V), income of Cases III and IV, dividends.

-- An amount of the year, nothing unless given.
local function amount(name)
  return function(fact)
    fact.of, fact.type, fact.per, fact.section = "person", money, "year", "Self-assessment"
    fact.default, fact.min = 0, 0
    fact.spouse = { ask = "To your spouse: " .. fact.ask }
    input(name)(fact)
  end
end

local function lets_homes(person) return person.residential_rents > 0 end

amount "residential_rents" {
  label  = "Rents of homes",
  ask    = "What rents of homes were due to you for {year}?",
  help   = "Receivable for the year from all residential lettings together.",
  aliases = { "rental_income", "rents_received" },
  source = "TCA 1997 s. 97(1)",
}

amount "residential_rental_expenses" {
  label  = "Expenses of the homes let",
  ask    = "What did these homes cost: repairs, insurance, management, registration?",
  help   = "Repairs, insurance, management, registration with the Residential Tenancies Board; not interest, and not "
    .. "local property tax.",
  source = "TCA 1997 s. 97(2)",
  ask_if = lets_homes,
}

amount "rental_interest_residential" {
  label  = "Interest on loans for residential lettings",
  ask    = "How much interest did you pay on the loans for these homes?",
  help   = "Of the year, accruing evenly; of tenancies that are registered.",
  source = "TCA 1997 s. 97(2G), (2J)",
  ask_if = lets_homes,
}

amount "pre_letting_expenses" {
  label  = "Expenses before the first letting of a vacant home",
  ask    = "Did you first let a home that had stood empty? What did you spend on it in the year before?",
  help   = "Of the twelve months before it was let, which was in this year; one home. It had been empty for twelve "
    .. "months, from 2023 for six. Of 2017 only what was spent from 25 December on.",
  source = "TCA 1997 s. 97A",
  ask_if = function(person, _, case) return case.year >= 2017 and lets_homes(person) end,
}

amount "retrofitting_expenses" {
  label  = "Retrofitting of one let home",
  ask    = "Did you retrofit a let home with a grant of the SEAI? What did it cost you, less the grant?",
  help   = "With a grant of the SEAI, which is taken off. Paid in the year before; from 2026 in the year itself. Of "
    .. "further homes, the amount up to the limit belongs to the expenses.",
  source = "TCA 1997 s. 97B",
  ask_if = function(person, _, case) return case.year >= 2024 and lets_homes(person) end,
}

amount "furniture_allowance" {
  label  = "Wear and tear of furniture in homes let",
  ask    = "What is an eighth of the cost of the furniture that you bought for these homes in the last eight years?",
  help   = "An eighth of the cost for eight years (12.5 %), and what earlier years had no profit for "
    .. "(furniture_allowance_carried_forward). It is not deducted for USC.",
  source = "TCA 1997 ss. 284(6), (7), 305(1)",
  ask_if = lets_homes,
}

amount "other_rents" {
  label  = "Rents of shops, offices, land",
  ask    = "What rents of shops, offices or land were due to you for {year}?",
  help   = "Receivable for the year.",
  source = "TCA 1997 s. 97(1)",
}

amount "other_rental_expenses" {
  label  = "Expenses and interest of these lettings",
  ask    = "What did these cost, with the interest on their loans?",
  help   = "In full.",
  source = "TCA 1997 s. 97(2)",
  ask_if = function(person) return person.other_rents > 0 end,
}

amount "rental_losses_forward" {
  label  = "Losses of lettings brought forward",
  ask    = "What losses of earlier years do your lettings bring forward?",
  help   = "They reduce income tax only, not USC and PRSI.",
  source = "TCA 1997 s. 384",
  carries = "rental_losses_carried_forward",
  ask_if = function(person) return lets_homes(person) or person.other_rents > 0 or person.homes_let > 0 end,
}

amount "foreign_and_untaxed_income" {
  label   = "Foreign income and untaxed interest",
  ask     = "How much other income was not taxed at source in the State?",
  help    = "Income that was not taxed at source in the State; of foreign income of who is not domiciled in the State, "
    .. "what was brought into it.",
  source  = "TCA 1997 ss. 18 (Case III), 71",
  aliases = { "case_iii_income" },
}

amount "income_taxed_under_case_iv" {
  label   = "Other income of Case IV",
  ask     = "How much miscellaneous income did you have (Case IV)?",
  help    = "Miscellaneous income, and maintenance that a separated spouse has to pay you by law, save for children; "
    .. "not deposit interest, which the bank taxes (dirt).",
  source  = "TCA 1997 s. 18 (Case IV)",
  aliases = { "case_iv_income" },
}

amount "irish_dividends" {
  label   = "Dividends of Irish companies",
  ask     = "How much did Irish companies distribute to you, before dividend withholding tax?",
  help    = "With the dividend withholding tax, which is given in withholding_tax.",
  source  = "TCA 1997 ss. 20 (Schedule F), 152",
  aliases = { "schedule_f_income" },
}
