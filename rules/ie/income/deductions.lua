-- From gross income to taxable income: what is relieved at the highest rate that the person pays.

parameter "health_expenses_excess" {
  label  = "Health expenses that gave no relief",
  source = "TCA 1997 s. 469(2); removed by Finance Act 2007",
  since  = {
    ["2002-01-01"] = { individual = 125, family = 250 },
    ["2007-01-01"] = { individual = 0, family = 0 },
  },
}

parameter "employed_carer_limit" {
  label  = "Greatest deduction for an employed carer",
  source = "TCA 1997 s. 467; Finance Act 2002 s. 5, Finance Act 2006, Finance Act 2014 s. 12 (from 2015)",
  type   = money,
  since  = { ["2002-01-01"] = 30000, ["2006-01-01"] = 50000, ["2015-01-01"] = 75000 },
}

rule "health_expenses_deduction" {
  label   = "Deduction for health expenses",
  help    = "To 2008 all health expenses were deducted from income. A couple taxed as one makes one claim.",
  source  = "TCA 1997 s. 469",
  type    = money,
  to      = "2008-12-31",
  compute = function(case, law)
    local excess = law.health_expenses_excess
    local paid = case.medical_expenses + case.dental_expenses + case.nursing_home_expenses
    if case.taxed_jointly then paid = paid + case.spouse_medical_expenses + case.spouse_nursing_home_expenses end
    return max(0, paid - (case.medical_expenses_for_family and excess.family or excess.individual))
  end,
}

rule "health_expenses_deduction" {
  label   = "Deduction for health expenses",
  help    = "From 2009 only nursing home fees are deducted from income; the rest gives a credit.",
  source  = "TCA 1997 s. 469 as amended by Finance (No. 2) Act 2008 s. 8",
  type    = money,
  from    = "2009-01-01",
  compute = function(case)
    return case.nursing_home_expenses + (case.taxed_jointly and case.spouse_nursing_home_expenses or 0)
  end,
}

rule "spouse_health_expenses_deduction" {
  label   = "Spouse's own deduction for health expenses",
  help    = "Of spouses taxed as single persons.",
  source  = "TCA 1997 s. 469",
  type    = money,
  to      = "2008-12-31",
  compute = function(case, law)
    if not case.is_couple or case.taxed_jointly then return 0 end
    local paid = case.spouse_medical_expenses + case.spouse_nursing_home_expenses
    return max(0, paid - law.health_expenses_excess.individual)
  end,
}

rule "spouse_health_expenses_deduction" {
  label   = "Spouse's own deduction for health expenses",
  help    = "Of spouses taxed as single persons.",
  source  = "TCA 1997 s. 469 as amended by Finance (No. 2) Act 2008 s. 8",
  type    = money,
  from    = "2009-01-01",
  compute = function(case)
    return case.is_couple and not case.taxed_jointly and case.spouse_nursing_home_expenses or 0
  end,
}

rule "employed_carer_deduction" {
  label   = "Deduction for an employed carer",
  source  = "TCA 1997 s. 467",
  type    = money,
  compute = function(case, law)
    if eq(case.employed_carer_cost, 0) then return 0 end
    return min(case.employed_carer_cost, law.employed_carer_limit)
  end,
}

rule "income_before_losses" {
  label   = "Income before a loss of the trade",
  help    = "Gross income less pension contributions, deductions of public servants and expenses of the employment.",
  source  = "TCA 1997 ss. 3, 381",
  type    = money,
  compute = function(case)
    return max(0, case.gross_income - case.pension_relief - case.public_service_deduction - case.employment_expenses)
  end,
}

rule "spouse_income_before_losses" {
  label   = "Spouse's income before a loss of the trade",
  source  = "TCA 1997 ss. 3, 381",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    local relieved = case.spouse_pension_relief + case.spouse_public_service_deduction
    return max(0, case.spouse_gross_income - relieved - case.spouse_employment_expenses)
  end,
}

-- The own loss first; of the other spouse's, what the other's income is too small for.
local function less_losses(own, own_loss, other, other_loss)
  return max(0, own - own_loss - max(0, other_loss - other))
end

rule "total_income" {
  label   = "Total income",
  help    = "Gross income less pension contributions, deductions of public servants, expenses of the employment and a "
    .. "loss of the trade.",
  source  = "TCA 1997 ss. 3, 188, 381",
  type    = money,
  compute = function(case)
    return less_losses(case.income_before_losses, case.trade_loss_relief, case.spouse_income_before_losses,
      case.spouse_trade_loss_relief)
  end,
}

rule "spouse_total_income" {
  label   = "Spouse's total income",
  source  = "TCA 1997 ss. 3, 188, 381",
  type    = money,
  compute = function(case)
    if not case.is_couple then return 0 end
    return less_losses(case.spouse_income_before_losses, case.spouse_trade_loss_relief, case.income_before_losses,
      case.trade_loss_relief)
  end,
}

rule "personal_deductions" {
  label   = "Deductions from total income",
  help    = "Of a couple taxed as one, those of both.",
  source  = "TCA 1997 s. 458",
  type    = money,
  compute = function(case) return case.health_expenses_deduction + case.employed_carer_deduction end,
}

rule "taxable_income" {
  label   = "Taxable income",
  source  = "TCA 1997 s. 3",
  type    = money,
  compute = function(case) return max(0, case.total_income - case.personal_deductions) end,
}

rule "spouse_taxable_income" {
  label   = "Spouse's taxable income",
  help    = "A couple taxed as one may take from the spouse's income what the first income is too small for.",
  source  = "TCA 1997 s. 3",
  type    = money,
  compute = function(case)
    if not case.taxed_jointly then return max(0, case.spouse_total_income - case.spouse_health_expenses_deduction) end
    return max(0, case.spouse_total_income - max(0, case.personal_deductions - case.total_income))
  end,
}
