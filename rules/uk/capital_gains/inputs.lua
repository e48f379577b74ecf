-- Gains and losses of the year as the page Capital gains (SA108) sums them, each after reliefs other than those named.

local facts = require "lib.facts"

local gains = facts.having { section = "Capital gains", type = money, per = "year", min = 0, default = 0 }

input "capital_gains" (gains {
  label   = "Capital gains on shares and other assets",
  ask     = "How much were your gains in {year} on shares and other assets that are no homes?",
  help    = "Gains of the year on shares, funds, cryptoassets, land that is no dwelling and other assets, after relief "
    .. "for what was reinvested under SEIS and before losses, without those under business asset disposal relief or "
    .. "investors' relief. Boxes of the page Capital gains (SA108): 13.4, 17, 26 and 34 of 2025/26, less box 40.",
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
    .. "Boxes 7, 13.5, 19, 27 and 35 of the page Capital gains (SA108) of 2025/26.",
  source  = "TCGA 1992 ss. 1(3), 16; to 2018/19 s. 2(2)",
})

local function has_gains(case)
  return case.capital_gains > 0 or case.residential_gains > 0 or case.disposal_relief_gains > 0
    or case.investors_relief_gains > 0
end

input "capital_losses_brought_forward" (gains {
  label   = "Capital losses of earlier years",
  ask     = "How much of such losses of earlier years was not used yet?",
  help    = "Losses that were told to HMRC and not used: box 47 of the page Capital gains (SA108) of the year before. "
    .. "They are used only as far as gains exceed the exempt amount.",
  source  = "TCGA 1992 s. 1(3), (4); to 2018/19 ss. 2(2), 3(5)",
  ask_if  = has_gains,
})

input "capital_gains_tax_paid" (gains {
  label   = "Capital gains tax paid within the year",
  ask     = "How much capital gains tax did you pay already, by a return of the sale of a home?",
  help    = "Within 60 days of a sale of residential property (at first 30), or by a real time "
    .. "return. Boxes 10, 12, 13.8, 22, 30 and 38 of the page Capital gains (SA108).",
  source  = "FA 2019 Sch. 2",
  ask_if  = has_gains,
})

input "carried_interest" (gains {
  label   = "Carried interest",
  help    = "Of managers of investment funds. It is not covered.",
  source  = "TCGA 1992 ss. 1H(9) to (11), 103KA",
  ask_if  = function() return false end,
})

input "uk_resident" {
  type    = boolean,
  default = true,
  typical = { true },
  section = "Not covered",
  source  = "FA 2013 Sch. 45",
  ask_if  = function() return false end,
}
