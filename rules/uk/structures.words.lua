-- What people read of structures.lua.

words "structures_rate" { label = "Share of the cost of a structure or building that is deducted each year" }

words "structures" {
  label   = "Structures and buildings for which there is an allowance",
  help    = "Built or bought unused by contracts since 29 October 2018, and no homes. Not those that are in the "
    .. "expenses already, not those in freeports and investment zones, and not for accounts on the cash basis.",
  aliases = { "structures_and_buildings_allowance" },
}

words "structure" { label = "Structure" }
words "structure_use" { label = "What the structure is used for" }

words "structure_cost" {
  label = "What the structure cost",
  help  = "Without land, and without equipment for which there are other allowances.",
}

words "structure_days_without" {
  label = "Days of the accounts on which there was no allowance",
  help  = "Before it was first used, and after it was sold or torn down.",
}

words "structure_days_to_april_2020" { label = "Days of the accounts to 5 April 2020 on which there was the allowance" }

words "structure_period_days" {
  label = "Days of the accounts",
  help  = "Of twelve months: 365, or 366 with a 29 February.",
}

words "structure_allowance" { label = "Allowance for the structure" }
words "structures_of_trade" { label = "Allowance for structures and buildings of the trade" }
words "structures_of_letting" { label = "Allowance for structures and buildings that are let" }
