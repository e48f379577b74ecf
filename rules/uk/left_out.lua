-- What is left out of returns of particular persons: whoever says that it concerns them hears of it, and nobody else.

local function about(name, of)
  input(name) {
    label = of.label, help = of.help .. " It is not covered.", section = "Not covered", source = of.source,
    type = boolean, default = false, typical = { false }, ask_if = function() return false end,
  }
  caveat(name) {
    concerns = of.concerns,
    when     = function(case) return case[name] end,
    text     = of.text,
    source   = of.source,
  }
end

caveat "not_resident" {
  concerns = { "income_tax" },
  when     = function(case) return not case.uk_resident end,
  text     = "All income counts as that of who is resident all year, with the allowances. Of who is not, or came or "
    .. "left in the year, income from abroad may be free, tax on some income is limited to what was deducted, and the "
    .. "allowances may be lost.",
  source   = "FA 2013 Sch. 45; ITA 2007 ss. 56, 811",
}

about("assets_abroad_transferred", {
  label    = "Income or gains of trusts, companies or funds abroad",
  help     = "Of transfers of assets abroad, of settlements and trusts that are not resident, and of offshore funds.",
  source   = "ITA 2007 ss. 714 to 751; ITTOIA 2005 ss. 619 to 648; TCGA 1992 ss. 86 to 98; SI 2009/3001",
  concerns = { "income_tax", "capital_gains_tax" },
  text     = "What is attributed of trusts and companies abroad is not worked out, nor are gains of offshore funds: "
    .. "gains of trusts count as far as they are given with other gains, and the increase of the tax on them as "
    .. "tax_increase_on_trust_gains.",
})

about("trusts_with_other_tax", {
  label    = "Income of trusts and estates that was taxed otherwise",
  help     = "Of trustees or estates abroad, with tax that is not repaid, with income of residential property and its "
    .. "finance costs, or with tax on life assurance.",
  source   = "ITTOIA 2005 ss. 649 to 682A; TIOPA 2010 s. 112",
  concerns = { "income_tax" },
  text     = "Income of trusts and estates counts with the tax that certificates usually show. What was taxed at other "
    .. "rates or abroad, tax that is not repaid, and finance costs of dwellings of a trust are not covered.",
})

about("pension_charges_besides", {
  label    = "Unauthorised payments, transfers or short service refunds of a pension scheme",
  help     = "By page Ai 4 of Additional information (SA101).",
  source   = "FA 2004 ss. 205, 208, 209, 244A",
  concerns = { "income_tax_and_charges" },
  text     = "Charges on unauthorised payments of pension schemes, on transfers abroad and on refunds are not covered: "
    .. "they come on top.",
})

about("life_policies_otherwise", {
  label    = "Gains on foreign life policies, voided ISAs, or a deficiency",
  help     = "Boxes 6 to 11 of page Ai 1 of Additional information (SA101), 43 to 45 of the pages Foreign (SA106).",
  source   = "ITTOIA 2005 ss. 461 to 546; SI 1998/1870",
  concerns = { "income_tax" },
  text     = "Gains on policies with which no tax counts as paid are told with interest, without top-slicing relief; "
    .. "those of voided ISAs and deficiency relief are not covered.",
})

about("gains_otherwise", {
  label    = "Gains on which tax was paid abroad",
  help     = "Boxes 33 to 40 of the pages Foreign (SA106).",
  source   = "TIOPA 2010 ss. 18, 40",
  concerns = { "capital_gains_tax" },
  text     = "Credit for foreign tax on gains is not covered.",
})

about("reliefs_otherwise", {
  label    = "Annual payments, patent royalties, bonus shares, or interest of a partnership that lets dwellings",
  help     = "Boxes 13 of page Ai 1, 14 and 15 of Ai 2, and 4, 9 and 12 of the reliefs there (SA101).",
  source   = "ITA 2007 ss. 399A, 399B, 448 to 452; ITTOIA 2005 ss. 399 to 401",
  concerns = { "income_tax" },
  text     = "Relief for annual payments and patent royalties, what is due of the tax withheld from them, bonus issues "
    .. "and their redemption, and relief for interest on loans for partnerships that let dwellings are not covered.",
})

about("business_income_otherwise", {
  label    = "Adjustments of business profits",
  help     = "For accounts of another period, a change of accounting practice, receipts that are no profits, or "
    .. "business income outside the accounts of a partnership.",
  source   = "ITTOIA 2005 ss. 7, 7A, 226 to 240, 852",
  concerns = { "income_tax", "class_4" },
  text     = "Profits count as they are given: give trading_profit or partnership_profit after such adjustments.",
})

about("benefits_taxed_in_pay", {
  label    = "Benefits in your pay, or the top-up of a net pay pension",
  help     = "Boxes 1.1 and 3.1 of the page Employment (SA102).",
  source   = "SI 2009/470 reg. 29; FA 2004 s. 193A",
  concerns = { "income_tax", "student_loan_income" },
  text     = "Whether benefits that were taxed through the payroll bear student loans, and how the top-up of HMRC for "
    .. "low earners is taxed, is not covered.",
})
