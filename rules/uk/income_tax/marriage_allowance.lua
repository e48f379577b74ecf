-- ITA 2007 Part 3 chapter 3A: a tenth of the personal allowance goes to the spouse or civil partner.

local allocation = require "income_tax.allocation"

parameter "transferable_allowance" {
  label  = "Transferable part of the personal allowance, and to what it is rounded up",
  source = "ITA 2007 s. 55B(4), (5)",
  since  = { ["2015-04-06"] = { share = 0.10, step = 10 } },
}

rule "transferable_amount" {
  label   = "Part of the personal allowance that may be given to the spouse",
  source  = "ITA 2007 s. 55B(4), (5)",
  type    = money,
  compute = function(_, law)
    local part = law.transferable_allowance
    return ceil(law.full_personal_allowance * part.share, part.step)
  end,
}

rule "marriage_allowance_given" {
  label   = "Allowance given to the spouse",
  help    = "All or nothing; nothing where the election is not open because tax at a higher rate would be due.",
  source  = "ITA 2007 ss. 55B(6), 55C",
  type    = money,
  compute = function(case, law)
    if case.marriage_allowance ~= "given" then return 0 end
    local allowances = case.personal_allowance - case.transferable_amount + case.blind_persons_allowance
    if case.personal_allowance < case.transferable_amount then return 0 end
    local facts = allocation.facts(case, law, allowances)
    local main, below = allocation.usual(case, facts, allowances)
    if allocation.is_at_basic_rates(facts, main, below) then return case.transferable_amount end
    return 0
  end,
}

rule "allowances_keep_marriage_allowance" {
  label   = "Allowances are used so that marriage allowance can be received",
  help    = "Beyond the basic rate limit it can only be received if no dividends are taxable and all savings are taxed "
    .. "at the nil rate: the allowances are used for that if it costs less than marriage allowance brings.",
  source  = "ITA 2007 ss. 25(2), 55B(2)",
  type    = boolean,
  compute = function(case, law)
    if case.marriage_allowance ~= "received" then return false end
    local facts = allocation.facts(case, law, case.allowances)
    local main = allocation.all_nil_main(case, facts)
    if facts.taxable <= facts.basic_limit or facts.most_below < facts.taxable then return false end
    if main > case.non_savings_income or not allocation.is_at_basic_rates(facts, main, facts.taxable) then return false end
    local best = allocation.best(case, facts)
    return allocation.tax(facts, main, facts.taxable) - case.transferable_amount * facts.main_basic_rate < best
  end,
}

rule "marriage_allowance_reduction" {
  label   = "Marriage allowance received",
  source  = "ITA 2007 s. 55B",
  type    = money,
  compute = function(case, law)
    if case.marriage_allowance ~= "received" then return 0 end
    local facts = allocation.facts(case, law, case.allowances)
    if not allocation.is_at_basic_rates(facts, case.taxable_non_savings, case.taxable_below_dividends) then return 0 end
    return case.transferable_amount * facts.main_basic_rate
  end,
}
