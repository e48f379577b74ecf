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
  text     = "All income counts as that of who is resident all year, with the allowances unless it is said that there "
    .. "are none (non_resident_without_allowances). Of who is not, or came or left in the year, income from abroad may "
    .. "be free and must not be given then. The limit on the tax on interest, dividends, State Pensions and benefits "
    .. "is for those who say that they were not resident in any part of the year (not_resident_in_year). What a "
    .. "double taxation agreement takes off is not worked out.",
  source   = "FA 2013 Sch. 45; ITA 2007 ss. 56, 810 to 813, 825; TIOPA 2010 s. 6",
}

about("assets_abroad_transferred", {
  label    = "Income or gains of trusts, companies or funds abroad",
  help     = "Of transfers of assets abroad, of settlements and trusts that are not resident, and of offshore funds.",
  source   = "ITA 2007 ss. 714 to 751; ITTOIA 2005 ss. 619 to 648; TCGA 1992 ss. 86 to 98; SI 2009/3001",
  concerns = { "income_tax", "capital_gains_tax" },
  text     = "What is attributed of trusts and companies abroad is not worked out, nor are gains of offshore funds. "
    .. "Income of persons abroad counts as far as it is given as dividends or other income from abroad, gains of "
    .. "trusts as far as they are given with other gains, and the increase of the tax on them as "
    .. "tax_increase_on_trust_gains.",
})

about("trusts_with_other_tax", {
  label    = "Income of trusts and estates that was taxed otherwise",
  help     = "Of trustees abroad, with tax that is not repaid, or with tax on life assurance.",
  source   = "ITTOIA 2005 ss. 465 to 467, 649 to 682A; ITA 2007 s. 493",
  concerns = { "income_tax" },
  text     = "Income of trusts and estates counts with the tax that certificates usually show. What was taxed at other "
    .. "rates, trustees abroad and tax that is not repaid are not covered. Income of estates abroad is given as other "
    .. "income from abroad.",
})
