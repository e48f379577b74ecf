-- Purchases and sales of shares, told one by one: the gain or loss of each sale, those of the year, and what is left.

require "capital_gains.inputs"   -- a form asks for these first

local change  = require "capital_gains.before_change"
local matched = require "capital_gains.matched"

local section = "Trades in shares"
local source  = "TCGA 1992 ss. 104, 105, 106A; HMRC CG51550 to CG51590"

input "tells_share_trades" {
  section = section, source = source, type = boolean, default = false, typical = { false },
}

input "share_trades" {
  section = section,
  source  = source,
  type    = count(30),
  default = 0,
  ask_if  = function(case) return case.tells_share_trades end,
}

thing "share_trade" {
  section = section, source = source, at_most = 30, counted_by = "share_trades", asks = "Trade {number}: {ask}",
}

input "share_bought" { of = "share_trade", source = source, type = boolean }
input "share_day" { of = "share_trade", source = "TCGA 1992 s. 28", type = date }
input "share_number" { of = "share_trade", source = "TCGA 1992 s. 104(3)", type = number, min = 0 }
input "share_amount" { of = "share_trade", source = "TCGA 1992 s. 38", type = money, per = "once", min = 0 }
input "share_company" { of = "share_trade", source = "TCGA 1992 s. 104(1)", type = count(9), min = 1, default = 1 }

parameter "days_of_share_matching" {
  source = "TCGA 1992 s. 106A(5)",
  type   = count(99),
  until_changed = true,
  since  = { ["2015-04-06"] = 30 },
}

rule "share_trade_gains" {
  section = section,
  source  = "TCGA 1992 ss. 1(2), 104, 105, 106A",
  type    = money, per = "year",
  compute = function(case, law)
    if case.share_trades == 0 then return 0 end
    return matched.gains(case, law, function(gain) return max(0, gain) end)
  end,
}

rule "share_trade_losses" {
  section = section,
  source  = "TCGA 1992 ss. 1(3), 16, 104, 105, 106A",
  type    = money, per = "year",
  compute = function(case, law)
    if case.share_trades == 0 then return 0 end
    return matched.gains(case, law, function(gain) return max(0, -gain) end)
  end,
}

rule "share_trade_gains_before_change" {
  section = section,
  source  = "TCGA 1992 s. 1H(3); FA 2025 s. 7(3)",
  type    = money, per = "year",
  compute = function(case, law)
    if case.share_trades == 0 or not change.rates_changed(case, law) then return 0 end
    local later = law.on(date(case.year + 1, 4, 5)).capital_gains_rates.higher
    return matched.gains(case, law, function(gain, day)
      return eq(law.on(day).capital_gains_rates.higher, later) and 0 or max(0, gain)
    end)
  end,
}

rule "share_pool_number" {
  section = section,
  source  = "TCGA 1992 s. 104(1), (3)",
  type    = number,
  compute = function(case, law)
    if case.share_trades == 0 then return 0 end
    return matched.left(case, law, "pool_number")
  end,
}

rule "share_pool_cost" {
  section = section,
  source  = "TCGA 1992 ss. 42, 104(3); HMRC CG51575",
  type    = money, per = "once",
  compute = function(case, law)
    if case.share_trades == 0 then return 0 end
    return round(matched.left(case, law, "pool_cost"), 0.01)
  end,
}

check "shares_sold_were_owned" {
  grade   = "impossible",
  source  = "TCGA 1992 ss. 104, 105",
  holds   = function(case) return case.share_trades == 0 or matched.were_owned(case) end,
  message = "More shares of a company were sold than had been bought by the day of the sale: what was held before is "
    .. "told as bought, with its number and its cost.",
}

check "share_trade_has_a_number" {
  of      = "share_trade",
  grade   = "impossible",
  source  = "TCGA 1992 s. 104(3)",
  holds   = function(trade) return trade.share_number > 0 end,
  message = "A purchase or sale of no share is none: the number of shares is more than 0.",
}

check "shares_sold_since_2008" {
  of       = "share_trade",
  concerns = { "share_trade_gains", "share_trade_losses", "share_pool_number", "share_pool_cost" },
  source   = "FA 2008 Sch. 2; HMRC CG51550",
  holds    = function(trade) return trade.share_bought or trade.share_day >= date(2008, 4, 6) end,
  message  = "Of sales before 6 April 2008 other shares were taken to be sold: what was left then is told as one "
    .. "purchase, with its number and its cost.",
}

caveat "share_trades_matched" {
  concerns = { "share_trade_gains", "share_trade_losses" },
  when     = function(case) return case.share_trades > 0 end,
  text     = "Splits, bonus shares, takeovers and reductions of capital, elections for shares of employees, gifts, and "
    .. "purchases within 30 days while living abroad are not worked out from trades. Rights taken up count as a "
    .. "purchase of their day, which is right if nothing was sold in the 30 days before.",
  source   = "TCGA 1992 ss. 17, 105A, 106A(5A), 122, 126 to 136",
}
