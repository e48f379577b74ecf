-- Trades and professions besides the first, each with its own allowances and losses: losses of earlier years are set
-- against the profit of the same trade alone, and a loss of the year against other income on a claim for that trade.

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

local function amount(name, of, default)
  input(name) { of = "further_trade", source = of, type = money, per = "year", min = 0, default = default }
end

amount("further_turnover", source)
amount("further_expenses", "TCA 1997 s. 81", 0)
amount("further_allowances", "TCA 1997 ss. 284, 304(4)", 0)
amount("further_losses_forward", "TCA 1997 s. 382", 0)

local function may_lose(trade)
  return trade.further_turnover - trade.further_expenses - trade.further_allowances < 0
end

input "claims_further_loss" {
  of = "further_trade", source = "TCA 1997 ss. 381, 392", type = boolean, default = false, ask_if = may_lose,
}

input "works_in_further_trade" {
  of = "further_trade", source = "TCA 1997 s. 381B", type = boolean,
  ask_if = function(trade) return trade.claims_further_loss end,
}

local function result(trade) return trade.further_turnover - trade.further_expenses end

local function step(name, of, compute)
  rule(name) { of = "further_trade", source = of, type = money, per = "year", compute = compute }
end

step("further_allowances_used", "TCA 1997 ss. 284, 304(4)", function(trade)
  return min(trade.further_allowances, max(0, result(trade)))
end)

step("further_losses_used", "TCA 1997 s. 382", function(trade)
  return min(trade.further_losses_forward, max(0, result(trade)) - trade.further_allowances_used)
end)

step("further_profit", "TCA 1997 ss. 65, 284, 382", function(trade)
  return max(0, result(trade)) - trade.further_allowances_used - trade.further_losses_used
end)

step("further_loss", "TCA 1997 ss. 381, 392", function(trade)
  local loss = max(0, -result(trade))
  return trade.claims_further_loss and loss + trade.further_allowances - trade.further_allowances_used or loss
end)

step("further_allowances_carried_forward", "TCA 1997 s. 304(4)", function(trade)
  return trade.claims_further_loss and 0 or trade.further_allowances - trade.further_allowances_used
end)

step("further_losses_carried_forward", "TCA 1997 s. 382", function(trade)
  local before = trade.further_losses_forward - trade.further_losses_used
  if not trade.claims_further_loss or trade.further_loss <= 0 then return before + trade.further_loss end
  -- Which trade's loss was relieved first is not laid down.
  if trade.owner.trade_loss_relief < trade.owner.trade_losses_of_claims then
    error("the income did not take all losses that are claimed: give further_losses_carried_forward of the trade")
  end
  return before
end)

local function claimed(works)
  return function(trade)
    if not trade.claims_further_loss or trade.further_loss <= 0 then return 0 end
    return trade.works_in_further_trade == works and trade.further_loss or 0
  end
end

step("further_active_loss", "TCA 1997 ss. 381, 381B", claimed(true))
step("further_passive_loss", "TCA 1997 ss. 381, 381B", claimed(false))

for _, kind in ipairs { "active", "passive" } do
  rule("further_" .. kind .. "_losses") {
    of      = "person",
    source  = "TCA 1997 ss. 381, 381B",
    private = true,
    type    = money, per = "year",
    compute = function(person) return sum(person.further_trade, "further_" .. kind .. "_loss") end,
  }
end

rule "trade_losses_of_claims" {
  of      = "person",
  source  = "TCA 1997 s. 381",
  private = true,
  type    = money, per = "year",
  compute = function(person)
    return (person.claims_trade_loss and person.trade_loss or 0) + person.further_active_losses
      + person.further_passive_losses
  end,
}

example "Losses of one trade are not set against the profit of another" {
  year   = 2025,
  given  = {
    salary = 0, turnover = 50000, trade_expenses = 20000, trade_losses_forward = 4000, further_trades = 2,
    ["further_trade.1.further_turnover"] = 12000, ["further_trade.1.further_expenses"] = 4000,
    ["further_trade.1.further_allowances"] = 1000, ["further_trade.1.further_losses_forward"] = 10000,
    ["further_trade.2.further_turnover"] = 5000, ["further_trade.2.further_expenses"] = 8000,
  },
  -- 30,000 less 4,000; 8,000 less 1,000 and 7,000 of the losses; a loss of 3,000
  expect = {
    self_employed_income = 26000, ["further_trade.1.further_profit"] = 0,
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
    ["further_trade.1.further_turnover"] = 10000, ["further_trade.1.further_expenses"] = 15000,
    ["further_trade.1.further_allowances"] = 1000, ["further_trade.1.claims_further_loss"] = true,
    ["further_trade.1.works_in_further_trade"] = true,
    ["further_trade.2.further_turnover"] = 0, ["further_trade.2.further_expenses"] = 40000,
    ["further_trade.2.claims_further_loss"] = true, ["further_trade.2.works_in_further_trade"] = false,
  },
  -- 6,000 and 31,750 of 40,000; 42,250 at 20 % less 4,000
  expect = {
    ["further_trade.1.further_loss"] = 6000, trade_loss_claimed = 37750, trade_loss_relief = 37750,
    total_income = 42250, income_tax = 4450, trade_losses_carried_forward = 8250, has_source_outside_paye = true,
  },
  source = "By hand from TCA 1997 ss. 15, 381, 381B, 392, 472",
}
