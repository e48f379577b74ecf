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

-- To 2008 all health expenses, less a first part of each claim; since 2009 nursing home fees only.
local function deduction(to, from, source, of_claim)
  local function version(name, declaration)
    declaration.type, declaration.to, declaration.from = money, to, from
    declaration.source = source
    rule(name)(declaration)
  end

  local function own(case) return case.medical_expenses + case.dental_expenses, case.nursing_home_expenses end
  local function spouse(case) return case.spouse_medical_expenses, case.spouse_nursing_home_expenses end

  version("health_expenses_deduction_as_one", {
    label   = "Deduction for health expenses of a couple taxed as one",
    help    = "One claim.",
    compute = function(case, law)
      local medical, nursing = own(case)
      local spouse_medical, spouse_nursing = spouse(case)
      return of_claim(law, medical + spouse_medical, nursing + spouse_nursing, case.medical_expenses_for_family)
    end,
  })

  version("own_health_expenses_deduction_alone", {
    label   = "Your deduction for health expenses as a single person",
    compute = function(case, law)
      local medical, nursing = own(case)
      return of_claim(law, medical, nursing, case.medical_expenses_for_family)
    end,
  })

  version("spouse_health_expenses_deduction_alone", {
    label   = "Spouse's deduction for health expenses as a single person",
    compute = function(case, law)
      if not case.is_couple then return 0 end
      local medical, nursing = spouse(case)
      return of_claim(law, medical, nursing, false)
    end,
  })
end

deduction("2008-12-31", nil, "TCA 1997 s. 469", function(law, medical, nursing, of_family)
  local excess = law.health_expenses_excess
  return max(0, medical + nursing - (of_family and excess.family or excess.individual))
end)

deduction(nil, "2009-01-01", "TCA 1997 s. 469 as amended by Finance (No. 2) Act 2008 s. 8",
  function(_, _, nursing) return nursing end)

rule "health_expenses_deduction" {
  label   = "Deduction for health expenses",
  help    = "To 2008 all health expenses, from 2009 nursing home fees only; the rest gives a credit. A couple taxed as "
    .. "one makes one claim.",
  source  = "TCA 1997 s. 469",
  type    = money,
  compute = function(case)
    return case.taxed_jointly and case.health_expenses_deduction_as_one or case.own_health_expenses_deduction_alone
  end,
}

rule "spouse_health_expenses_deduction" {
  label   = "Spouse's own deduction for health expenses",
  help    = "Of spouses taxed as single persons.",
  source  = "TCA 1997 s. 469",
  type    = money,
  compute = function(case) return case.taxed_jointly and 0 or case.spouse_health_expenses_deduction_alone end,
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

rule "taxable_income_as_one" {
  label   = "Taxable income of the couple if taxed as one",
  source  = "TCA 1997 ss. 3, 1017",
  type    = money,
  compute = function(case)
    local deductions = case.health_expenses_deduction_as_one + case.employed_carer_deduction
    return max(0, case.total_income + case.spouse_total_income - deductions)
  end,
}

rule "own_taxable_income_alone" {
  label   = "Your taxable income as a single person",
  source  = "TCA 1997 ss. 3, 1016",
  type    = money,
  compute = function(case)
    return max(0, case.total_income - case.own_health_expenses_deduction_alone - case.employed_carer_deduction)
  end,
}

rule "spouse_taxable_income_alone" {
  label   = "Spouse's taxable income as a single person",
  source  = "TCA 1997 ss. 3, 1016",
  type    = money,
  compute = function(case) return max(0, case.spouse_total_income - case.spouse_health_expenses_deduction_alone) end,
}
