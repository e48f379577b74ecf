-- Gains and losses of the year as the page Capital gains (SA108) sums them, each after reliefs other than those named.

local facts = require "lib.facts"

local gains = facts.having { section = "Capital gains", type = money, per = "year", min = 0, default = 0 }

input "capital_gains" (gains {
  label   = "Capital gains on shares and other assets",
  ask     = "How much were your gains in {year} on shares and other assets that are no homes?",
  help    = "Gains of the year on shares, funds, cryptoassets, land that is no dwelling and other assets, after relief "
    .. "for what was reinvested under SEIS and before losses, without those under business asset disposal relief or "
    .. "investors' relief, carried interest and trades in shares that are told one by one. Boxes of the page Capital "
    .. "gains (SA108) of 2025/26: 13.4, 17, 26, 34, 52EG and 52QG, less box 40.",
  source  = "TCGA 1992 ss. 1, 1H(3)",
  aliases = { "gains", "capital_gain", "share_gains" },
})

input "residential_gains" (gains {
  label   = "Capital gains on residential property",
  ask     = "How much were your gains in {year} on homes, apart from your own main home?",
  help    = "Gains of the year on dwellings as far as private residence relief leaves them, before losses. Box 6 of "
    .. "the page Capital gains (SA108).",
  source  = "TCGA 1992 ss. 1, 1H, Sch. 1B; to 2018/19 ss. 4(2A), 4BB",
  aliases = { "residential_property_gains", "property_gains" },
})

input "non_resident_home_gains" (gains {
  label   = "Gains on homes in the United Kingdom while you lived abroad",
  help    = "Of those who are not resident, before losses, by the rules for them. Box 52.1 of the page Capital gains "
    .. "(SA108).",
  source  = "TCGA 1992 ss. 1A(3), 1C, 1H, Sch. 1B, Sch. 4AA",
  ask_if  = function() return false end,
})

input "non_resident_land_gains" (gains {
  label   = "Gains on other land in the United Kingdom while you lived abroad",
  help    = "Of those who are not resident, before losses, by the rules for them; also on companies rich in land. "
    .. "Box 52.2 of the page Capital gains (SA108).",
  source  = "TCGA 1992 ss. 1A(3), 1C, Sch. 1A, Sch. 4AA",
  ask_if  = function() return false end,
})

input "foreign_gains_claimed" (gains {
  label   = "Gains claimed under the regime for foreign income and gains",
  help    = "Since 2025/26, as a part of the gains on residential property and on shares and other assets, which it "
    .. "frees. Boxes 6.1, 17.0, 26.1, 34.1, 52EG.1 and 52QG.1 of the page Capital gains (SA108). Whoever claims it "
    .. "loses allowances and the exempt amount.",
  source  = "TCGA 1992 Sch. D1",
  ask_if  = function() return false end,
})

input "disposal_relief_gains" (gains {
  label   = "Gains with business asset disposal relief claimed",
  ask     = "On what gains of {year} do you claim business asset disposal relief (entrepreneurs' relief)?",
  help    = "All gains of qualifying disposals less the losses of the same disposals, also beyond the lifetime limit: "
    .. "what is beyond it is taxed as other gains. Box 50 of the page Capital gains (SA108).",
  source  = "TCGA 1992 ss. 169H to 169N",
  aliases = { "badr_gains", "entrepreneurs_relief_gains" },
})

input "disposal_relief_used" (gains {
  label   = "Gains of earlier years with business asset disposal relief",
  ask     = "On what gains of earlier years was that relief given?",
  help    = "The sum of all earlier years, also of entrepreneurs' relief. With this year's it is box 50.1 of the page "
    .. "Capital gains (SA108).",
  source  = "TCGA 1992 s. 169N(4)",
  ask_if  = function(case) return case.disposal_relief_gains > 0 end,
})

input "investors_relief_gains" (gains {
  label   = "Gains with investors' relief claimed",
  ask     = "On what gains of {year} do you claim investors' relief?",
  help    = "On shares of unlisted trading companies that were subscribed for and held for three years, also beyond "
    .. "the lifetime limit. Box 49 of the page Capital gains (SA108).",
  source  = "TCGA 1992 ss. 169VA to 169VK",
})

input "investors_relief_used" (gains {
  label   = "Gains of earlier years with investors' relief",
  ask     = "On what gains of earlier years was investors' relief given?",
  source  = "TCGA 1992 s. 169VK",
  ask_if  = function(case) return case.investors_relief_gains > 0 end,
})

input "capital_losses" (gains {
  label   = "Capital losses of the year",
  ask     = "How much were your losses in {year} on what you sold or gave away?",
  help    = "Allowable losses of the year on all assets. They are set against all gains, even below the exempt amount. "
    .. "Boxes 7, 13.5, 19, 27, 35, 52.5 and 52QL of the page Capital gains (SA108) of 2025/26.",
  source  = "TCGA 1992 ss. 1(3), 16; to 2018/19 s. 2(2)",
})

input "capital_losses_carried_back" (gains {
  label   = "Of the capital losses of the year, used for earlier years",
  help    = "Set against the income of the year before, or against gains of an earlier year. What they save of its tax "
    .. "is told as tax_decrease_of_earlier_years. Boxes 43 and 48 of the page Capital gains (SA108).",
  source  = "ITA 2007 s. 132; TCGA 1992 ss. 125A, 279A to 279C",
  ask_if  = function() return false end,
})

check "losses_carried_back_of_the_year"
  (facts.within("capital_losses_carried_back", { "capital_losses", "share_trade_losses" }, {
    grade = "impossible", source = "ITA 2007 s. 132; TCGA 1992 s. 279A",
  }))

local function has_gains(case)
  return case.capital_gains > 0 or case.residential_gains > 0 or case.disposal_relief_gains > 0
    or case.investors_relief_gains > 0 or case.carried_interest > 0
    or case.non_resident_home_gains + case.non_resident_land_gains > 0 or case.share_trades > 0
end

input "capital_losses_brought_forward" (gains {
  label   = "Capital losses of earlier years",
  ask     = "How much of such losses of earlier years was not used yet?",
  help    = "Losses that were told to HMRC and not used: box 47 of the page Capital gains (SA108) of the year before. "
    .. "They are used only as far as gains exceed the exempt amount.",
  source  = "TCGA 1992 s. 1(3), (4); to 2018/19 ss. 2(2), 3(5)",
  ask_if  = has_gains,
  carries = "capital_losses_carried_forward",
})

input "capital_gains_tax_paid" (gains {
  label   = "Capital gains tax paid within the year",
  ask     = "How much capital gains tax did you pay already, by a return of the sale of a home?",
  help    = "Within 60 days of a sale of residential property (at first 30), or by a real time "
    .. "return. Boxes 10, 12, 13.8, 22, 30, 38 and 52.4 of the page Capital gains (SA108).",
  source  = "FA 2019 Sch. 2",
  ask_if  = has_gains,
})

input "carried_interest" (gains {
  label   = "Carried interest",
  help    = "Gains of managers of investment funds, before losses. Box 13B of the page Capital gains (SA108), less "
    .. "what is claimed under the foreign income and gains regime.",
  source  = "TCGA 1992 ss. 1H(9) to (11), 103KA",
  ask_if  = function() return false end,
})

input "tax_increase_on_trust_gains" (gains {
  label   = "Increase of the tax on gains of trusts abroad",
  help    = "As interest for the years since the gain. Box 52 of the page Capital gains (SA108); the gains themselves "
    .. "are told with those on other assets.",
  source  = "TCGA 1992 s. 91",
  ask_if  = function() return false end,
})

input "capital_gains_tax_adjustment" {
  label   = "Adjustment of the tax on gains",
  help    = "More tax, or less with a minus sign: box 51 of the page Capital gains (SA108). Without that for the rates "
    .. "of 30 October 2024, which are worked out.",
  type    = money, per = "year",
  default = 0,
  section = "Capital gains",
  source  = "TMA 1970 ss. 8, 9; HM Revenue and Customs, form SA108, box 51",
  ask_if  = function() return false end,
}

input "uk_resident" {
  type    = boolean,
  default = true,
  typical = { true },
  section = "Not covered",
  source  = "FA 2013 Sch. 45",
  ask_if  = function() return false end,
}
