-- What people read of finance_costs.lua.

words "finance_costs_deductible" {
  label = "Share of the finance costs of let dwellings that is deducted from rents",
}

words "dwelling_finance_costs" {
  label   = "Finance costs of let dwellings",
  ask     = "How much interest did you pay in {year} on loans for the homes that you let?",
  help    = "Mortgage interest and other costs of loans for let dwellings in the year, all of them, without repayment. "
    .. "Box 44 of the page UK property (SA105).",
  aliases = { "mortgage_interest", "mortgage_interest_paid" },
}

words "finance_costs_brought_forward" {
  label = "Finance costs brought forward",
  ask   = "How much of such interest of earlier years is still to be relieved?",
  help  = "Box 45 of the page UK property (SA105). Costs of earlier years for which no reduction could be given.",
}

words "finance_costs" {
  label = "Finance costs of the year that are not deducted from rents",
}

words "trust_letting_profit" {
  label = "Of income of trusts and estates, the profit of letting homes",
  help  = "Before tax, and before finance costs. Only needed where such costs are to be relieved. Box 25 of the pages "
    .. "Trusts (SA107).",
}

words "trust_finance_costs" {
  label = "Finance costs of homes that a trust or estate lets",
  help  = "Your share of what was not deducted from rents, with that of earlier years that was not relieved (box 25.1 "
    .. "of the pages Trusts, SA107). Not of what a discretionary trust pays.",
}

words "trust_finance_costs_relievable" {
  label = "Finance costs of homes that a trust or estate lets, up to the profit",
}

words "finance_costs_relievable" {
  label = "Finance costs, up to the profits of letting",
}

words "finance_costs_relieved" {
  label = "Finance costs on which the reduction is given",
  help  = "Limited by the profits of letting, here, abroad and of trusts each by its own, and by income other than "
    .. "savings and dividends above the allowances.",
}

words "finance_costs_reduction" {
  label = "Reduction for finance costs of let dwellings",
  help  = "At the basic rate; from 2027/28 at that of property.",
}

words "finance_costs_carried_forward" {
  label = "Finance costs carried forward",
  help  = "Of dwellings here and abroad, and of those that a trust or estate lets.",
}

words "foreign_letting_profit" {
  label = "Of other income from abroad, the profit of letting",
  help  = "After losses of earlier years of letting abroad and before finance costs of dwellings. Only needed where "
    .. "such costs are to be relieved.",
}

words "foreign_finance_costs" {
  label = "Finance costs of dwellings let abroad",
  help  = "That were not deducted from rents, with those of earlier years that were not relieved. Boxes 24.1 and "
    .. "24.2 of the pages Foreign (SA106).",
}

words "foreign_finance_costs_relievable" {
  label = "Finance costs of dwellings let abroad, up to the profit",
}

words "partnership_loan_interest" {
  label = "Interest on a loan for a partnership that lets homes, as far as it is not deducted",
  help  = "All of it since 2020/21, a quarter more each year from 2017/18. Box 12 of the reliefs on page Ai 2 of "
    .. "Additional information (SA101).",
}
