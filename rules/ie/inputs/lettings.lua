-- Lettings (Case V) and income of Cases III and IV.

local function amount(name, label, source, help, condition, aliases)
  input(name) {
    of      = "person",
    label   = label,
    type    = money,
    default = 0,
    min     = 0,
    section = "Self-assessment",
    help    = help,
    source  = source,
    aliases = aliases,
    ask_if  = condition,
  }
end

local function lets_homes(person) return person.residential_rents > 0 end

amount("residential_rents", "Rents of homes", "TCA 1997 s. 97(1)",
  "Receivable for the year from residential lettings.")
amount("residential_rental_expenses", "Expenses of the homes let", "TCA 1997 s. 97(2)",
  "Repairs, insurance, management, registration with the Residential Tenancies Board; not interest, and not local "
    .. "property tax.", lets_homes)
amount("rental_interest_residential", "Interest on loans for residential lettings", "TCA 1997 s. 97(2G), (2J)",
  "Of the year, accruing evenly; of tenancies that are registered.", lets_homes)
amount("pre_letting_expenses", "Expenses before the first letting of a vacant home", "TCA 1997 s. 97A",
  "Of the twelve months before it was let, which was in this year; one home. It had been empty for twelve months, "
    .. "from 2023 for six.",
  function(person, _, case) return case.year >= 2017 and lets_homes(person) end)
amount("retrofitting_expenses", "Retrofitting of one let home", "TCA 1997 s. 97B",
  "With a grant of the SEAI, which is taken off. Paid in the year before; from 2026 in the year itself. Of further "
    .. "homes, the amount up to the limit belongs to the expenses.",
  function(person, _, case) return case.year >= 2024 and lets_homes(person) end)
amount("furniture_allowance", "Wear and tear of furniture in homes let", "TCA 1997 s. 284(6), (7)",
  "An eighth of the cost for eight years (12.5 %). It is not deducted for USC.", lets_homes)
amount("other_rents", "Rents of shops, offices, land", "TCA 1997 s. 97(1)", "Receivable for the year.")
amount("other_rental_expenses", "Expenses and interest of these lettings", "TCA 1997 s. 97(2)", "In full.",
  function(person) return person.other_rents > 0 end)
amount("rental_losses_forward", "Losses of lettings brought forward", "TCA 1997 s. 384",
  "They reduce income tax only, not USC and PRSI.",
  function(person) return lets_homes(person) or person.other_rents > 0 end)
amount("foreign_and_untaxed_income", "Foreign income and untaxed interest", "TCA 1997 s. 18 (Case III)",
  "Income that was not taxed at source in the State.", nil, { "case_iii_income" })
amount("income_taxed_under_case_iv", "Other income of Case IV", "TCA 1997 s. 18 (Case IV)",
  "Miscellaneous income; not deposit interest, which the bank taxes (dirt).", nil, { "case_iv_income" })
