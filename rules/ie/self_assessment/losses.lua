-- Capital allowances and losses of a trade: in the year, forward, and back from its end.

parameter "passive_trade_loss_limit" {
  label  = "Greatest loss of who does not work in the trade that is set against other income",
  source = "TCA 1997 s. 381B; Finance Act 2014 s. 11 (from 2015)",
  note   = "Farming and market gardening have rules of their own. Of a year in which the trade began or ended a share.",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2015-01-01"] = 31750 },
}

local function result(person) return person.trade_profit + person.balancing_charge end

-- Whether the profit is worked out, and not given as self_employed_income.
local function is_worked_out(person)
  return person.has_trade_accounts or result(person) > 0 or result(person) < 0
end

-- A profit that is worked out, and the allowances and losses of earlier years that it has room for.
local function profit(person) return max(0, result(person)) end
local function allowances(person) return min(person.capital_allowances, profit(person)) end
local function losses(person) return min(person.trade_losses_forward, profit(person) - allowances(person)) end

rule "other_trade_profits" {
  of      = "person",
  source  = "TCA 1997 ss. 18, 195(3), 216C(2)",
  type    = money, per = "year",
  compute = function(person)
    return person.childminding_taxed + person.artists_profit - person.artists_exempt
      + sum(person.further_trade, "further_profit")
  end,
}

local function worked_out(person)
  local others = person.other_trade_profits
  if not is_worked_out(person) then return others end
  return profit(person) - allowances(person) - losses(person) + others
end

rule "self_employed_income" {
  of      = "person",
  section = "Self-assessment",
  source  = "TCA 1997 ss. 18, 65, 284, 382 (Cases I and II)",
  type    = money, per = "year",
  min     = 0,
  compute = worked_out,
}

caveat "other_trade_profits" {
  of       = "person",
  concerns = { "income_tax", "usc", "prsi" },
  when     = function(person)
    return person.other_trade_profits > 0 and not eq(person.self_employed_income, worked_out(person))
  end,
  text     = "Taxed profits of childminding, of an artist and of further trades are taken to be part of "
    .. "self_employed_income, which is given.",
  source   = "TCA 1997 ss. 18, 195(3), 216C(2)",
}

-- The allowances of the trade itself, without those of further ones.
local function own_allowances_used(person)
  return person.capital_allowances_used - sum(person.further_trade, "further_allowances_used")
end

-- A profit that is given as self_employed_income is what was left after all that is given for them. Without a profit
-- nothing was used, and neither allowances nor losses are income.
rule "capital_allowances_used" {
  of      = "person",
  source  = "TCA 1997 ss. 284, 304(4)",
  type    = money, per = "year",
  compute = function(person)
    local further = sum(person.further_trade, "further_allowances_used")
    if is_worked_out(person) then return allowances(person) + further end
    return (person.self_employed_income > person.other_trade_profits and person.capital_allowances or 0) + further
  end,
}

rule "trade_losses_used" {
  of      = "person",
  source  = "TCA 1997 s. 382",
  type    = money, per = "year",
  compute = function(person)
    local further = sum(person.further_trade, "further_losses_used")
    if is_worked_out(person) then return losses(person) + further end
    return (person.self_employed_income > person.other_trade_profits and person.trade_losses_forward or 0) + further
  end,
}

rule "trade_loss" {
  of      = "person",
  source  = "TCA 1997 ss. 381, 392",
  type    = money, per = "year",
  compute = function(person)
    local loss = max(0, -result(person))
    if not person.claims_trade_loss then return loss end
    return loss + person.capital_allowances - own_allowances_used(person)
  end,
}

rule "passive_trade_loss_limit" {
  of      = "person",
  source  = "TCA 1997 s. 381B",
  private = true,
  type    = money, per = "year",
  from    = "2015-01-01",
  compute = function(person, law)
    if person.trade_begins_in_year or person.trade_ends_in_year then
      error("in a year of less than twelve months the limit of s. 381B is a share: give "
        .. "passive_trade_loss_limit")
    end
    return law.passive_trade_loss_limit
  end,
}

rule "trade_loss_claimed" {
  of      = "person",
  source  = "TCA 1997 s. 381",
  type    = money, per = "year",
  to      = "2014-12-31",
  compute = function(person)
    return (person.claims_trade_loss and person.trade_loss or 0) + person.further_active_losses
      + person.further_passive_losses
  end,
}

rule "trade_loss_claimed" {
  of      = "person",
  source  = "TCA 1997 ss. 381, 381B",
  type    = money, per = "year",
  from    = "2015-01-01",
  compute = function(person)
    local active, passive = person.further_active_losses, person.further_passive_losses
    if person.claims_trade_loss and person.trade_loss > 0 then
      if person.works_in_trade then active = active + person.trade_loss else passive = passive + person.trade_loss end
    end
    return active + (passive > 0 and min(passive, person.passive_trade_loss_limit) or 0)
  end,
}

-- The first person's loss goes first.
rule "trade_loss_relief" {
  of      = "person",
  source  = "TCA 1997 s. 381",
  type    = money, per = "year",
  compute = function(person, _, case)
    local claimed = person.trade_loss_claimed
    if claimed <= 0 then return 0 end
    local income = person.income_before_losses
    if case.taxed_jointly then income = income + person.other.income_before_losses end
    if case.taxed_jointly and person.kind == "spouse" then income = income - person.other.trade_loss_relief end
    return min(claimed, income)
  end,
}

rule "trade_losses_carried_forward" {
  of      = "person",
  source  = "TCA 1997 ss. 66(3), 382",
  type    = money, per = "year",
  compute = function(person)
    local excess = person.second_year_excess - person.second_year_excess_used
    local further = sum(person.further_trade, "further_losses_forward") + sum(person.further_trade, "further_loss")
    return person.trade_losses_forward + further - person.trade_losses_used + person.trade_loss
      - person.trade_loss_relief + excess
  end,
}

rule "capital_allowances_carried_forward" {
  of      = "person",
  source  = "TCA 1997 s. 304(4)",
  type    = money, per = "year",
  compute = function(person)
    if person.claims_trade_loss then return 0 end
    return person.capital_allowances - own_allowances_used(person)
  end,
}

input "terminal_loss" {
  type    = money, per = "year",
  min     = 0,
  section = "Self-assessment",
  source  = "TCA 1997 s. 386",
}

-- The three years before that in which the trade was given up, the latest first.
local years = {
  { name = "one_year", text = "one year" }, { name = "two_years", text = "two years" },
  { name = "three_years", text = "three years" },
}

for number, year in ipairs(years) do
  local before = "profit_" .. year.name .. "_before"

  input(before) {
    label   = "Profit of the trade " .. year.text .. " before its last year",
    type    = money, per = "year",
    min     = 0,
    section = "Self-assessment",
    help    = "After capital allowances and losses brought forward.",
    source  = "TCA 1997 s. 385",
  }

  rule("terminal_loss_relief_" .. year.name .. "_before") {
    label   = "Terminal loss set against the profit " .. year.text .. " before",
    help    = "A later year goes before an earlier one.",
    source  = "TCA 1997 s. 385",
    type    = money, per = "year",
    compute = function(case)
      local left = case.terminal_loss
      for later = 1, number - 1 do left = left - case["terminal_loss_relief_" .. years[later].name .. "_before"] end
      return min(left, case[before])
    end,
  }
end

example "A loss of 10,000 and unused capital allowances, set against pay" {
  year   = 2025,
  given  = {
    salary = 60000, turnover = 20000, trade_expenses = 30000, capital_allowances = 3000, claims_trade_loss = true,
    works_in_trade = true,
  },
  expect = {
    trade_loss = 13000, trade_loss_relief = 13000, total_income = 47000, self_employed_income = 0,
    trade_losses_carried_forward = 0, usc = 1346,
  },
  source = "TCA 1997 ss. 381, 392; s. 531AU: USC of 60,000 as it stands",
}

example "A loss of 50,000 in a trade that others manage" {
  year   = 2020,
  given  = {
    salary = 90000, turnover = 10000, trade_expenses = 60000, claims_trade_loss = true, works_in_trade = false,
    marital_status = "married", spouse_salary = 50000, spouse_turnover = 10000, spouse_trade_expenses = 60000,
    spouse_claims_trade_loss = true, spouse_works_in_trade = false,
  },
  expect = {
    passive_trade_loss_limit = 31750, trade_loss_relief = 31750, trade_losses_carried_forward = 18250,
    total_income = 58250, spouse_passive_trade_loss_limit = 31750, spouse_total_income = 18250,
  },
  source = "TCA 1997 ss. 381B, 382",
}
