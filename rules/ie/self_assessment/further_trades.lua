-- Trades and professions besides the first, each with all that the first has: losses of earlier years are set against
-- the profit of the same trade alone, and a loss of the year against other income on a claim for that trade.

local section = "Self-assessment"
local source  = "TCA 1997 ss. 65, 81 (Cases I and II)"

input "further_trades" { of = "person", section = section, source = source, type = count(5), default = 0 }

thing "further_trade" {
  of      = "person",
  section = section,
  source  = source,
  at_most = 5,
  counted_by = "further_trades",
}

rule "further_losses_carried_forward" {
  of      = "further_trade",
  source  = "TCA 1997 s. 382",
  type    = money, per = "year",
  compute = function(trade)
    local left = trade.losses_of_trade - trade.losses_used_of_trade
    if trade.claimed_loss_of_trade <= 0 then return left end
    -- Which trade's loss was relieved first is not laid down.
    if trade.owner.trade_loss_relief < trade.owner.trade_losses_of_claims then
      error("the income did not take all losses that are claimed: give further_losses_carried_forward of the trade")
    end
    return left - trade.claimed_loss_of_trade
  end,
}

example "Losses of one trade are not set against the profit of another" {
  year   = 2025,
  given  = {
    salary = 0, turnover = 50000, trade_expenses = 20000, trade_losses_forward = 4000, further_trades = 2,
    ["further_trade.1.turnover"] = 12000, ["further_trade.1.trade_expenses"] = 4000,
    ["further_trade.1.capital_allowances"] = 1000, ["further_trade.1.trade_losses_forward"] = 10000,
    ["further_trade.2.turnover"] = 5000, ["further_trade.2.trade_expenses"] = 8000,
  },
  -- 30,000 less 4,000; 8,000 less 1,000 and 7,000 of the losses; a loss of 3,000
  expect = {
    self_employed_income = 26000, ["further_trade.1.profit_of_further_trade"] = 0,
    ["further_trade.1.further_losses_carried_forward"] = 3000,
    ["further_trade.2.further_losses_carried_forward"] = 3000, trade_losses_used = 11000,
    trade_losses_carried_forward = 6000, capital_allowances_used = 1000,
    -- PRSI does not heed losses brought forward: 37,000 at 4.125 %
    income_tax = 1200, prsi = 1526.25,
  },
  source = "By hand from TCA 1997 ss. 15, 284, 382, 472AB; Social Welfare Consolidation Act 2005 s. 21",
}

example "The loss of a second trade is set against pay, that of a third is limited" {
  year   = 2025,
  given  = {
    salary = 80000, further_trades = 2,
    ["further_trade.1.turnover"] = 10000, ["further_trade.1.trade_expenses"] = 15000,
    ["further_trade.1.capital_allowances"] = 1000, ["further_trade.1.claims_trade_loss"] = true,
    ["further_trade.1.works_in_trade"] = true,
    ["further_trade.2.turnover"] = 0, ["further_trade.2.trade_expenses"] = 40000,
    ["further_trade.2.claims_trade_loss"] = true, ["further_trade.2.works_in_trade"] = false,
  },
  -- 6,000 and 31,750 of 40,000; 42,250 at 20 % less 4,000
  expect = {
    ["further_trade.1.trade_loss"] = 6000, trade_loss_claimed = 37750, trade_loss_relief = 37750,
    total_income = 42250, income_tax = 4450, trade_losses_carried_forward = 8250, has_source_outside_paye = true,
  },
  source = "By hand from TCA 1997 ss. 15, 381, 381B, 392, 472",
}

example "A second trade that began in the year, with a machine of its own" {
  year   = 2025,
  given  = {
    salary = 0, turnover = 30000, further_trades = 1,
    ["further_trade.1.turnover"] = 12000, ["further_trade.1.trade_expenses"] = 4000,
    ["further_trade.1.depreciation"] = 500, ["further_trade.1.trade_started"] = "2025-07-01",
    ["further_trade.1.accounts_months"] = 10, ["further_trade.1.accounts_months_in_year"] = 6,
    ["further_trade.1.asset_cost"] = 8000, ["further_trade.1.asset_bought"] = "2025-07-10",
  },
  -- 6/10 of 8,500, less six months of an eighth of 8,000
  expect = {
    ["further_trade.1.trade_profit"] = 5100, ["further_trade.1.wear_and_tear"] = 500,
    ["further_trade.1.profit_of_further_trade"] = 4600, self_employed_income = 34600, capital_allowances_used = 500,
  },
  source = "By hand from TCA 1997 ss. 66(1), 81, 107, 284(2)",
}
