-- From gross income to taxable income: what is relieved at the highest rate that the person pays.

parameter "health_expenses_excess" {
  source = "TCA 1997 s. 469(2); removed by Finance Act 2007",
  type   = record { individual = money, family = money }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { individual = 125, family = 250 },
    ["2007-01-01"] = { individual = 0, family = 0 },
  },
}

parameter "employed_carer_limit" {
  source = "TCA 1997 s. 467; Finance Act 2002 s. 5, Finance Act 2006, Finance Act 2014 s. 12 (from 2015)",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 30000, ["2006-01-01"] = 50000, ["2015-01-01"] = 75000 },
}

-- To 2008 all health expenses, less a first part of each claim; since 2009 nursing home fees only.
local function deduction(to, from, source, of_claim)
  rule "health_expenses_deduction" {
    label   = "Deduction for health expenses",
    help    = "To 2008 all health expenses, from 2009 nursing home fees only; the rest gives a credit. A couple taxed "
      .. "as one makes one claim.",
    source  = source,
    type    = money, per = "year",
    to      = to,
    from    = from,
    compute = function(case, law)
      if not case.taxed_jointly then return case.taxpayer.own_health_expenses_deduction end
      local function both(name) return sum(case.persons, name) end
      local medical = both "medical_expenses" + both "dental_expenses"
      return of_claim(law, medical, both "nursing_home_expenses", case.medical_expenses_for_family)
    end,
  }

  rule "own_health_expenses_deduction" {
    of      = "person",
    label   = "Your own deduction for health expenses",
    help    = "Of spouses taxed as single persons, and of single persons.",
    source  = source,
    type    = money, per = "year",
    to      = to,
    from    = from,
    compute = function(person, law, case)
      if case.taxed_jointly then return 0 end
      local medical = person.medical_expenses + person.dental_expenses
      return of_claim(law, medical, person.nursing_home_expenses, person.medical_expenses_for_family)
    end,
    spouse  = {
      label = "Spouse's own deduction for health expenses", aliases = { "spouse_health_expenses_deduction" },
    },
  }
end

deduction("2008-12-31", nil, "TCA 1997 s. 469", function(law, medical, nursing, of_family)
  local excess = law.health_expenses_excess
  return max(0, medical + nursing - (of_family and excess.family or excess.individual))
end)

deduction(nil, "2009-01-01", "TCA 1997 s. 469 as amended by Finance (No. 2) Act 2008 s. 8",
  function(_, _, nursing) return nursing end)

rule "employed_carer_deduction" {
  source  = "TCA 1997 s. 467",
  type    = money, per = "year",
  compute = function(case, law)
    if eq(case.employed_carer_cost, 0) then return 0 end
    return min(case.employed_carer_cost, law.employed_carer_limit)
  end,
}

rule "income_before_losses" {
  of      = "person",
  source  = "TCA 1997 ss. 3, 381, 823A, 825C",
  type    = money, per = "year",
  compute = function(person)
    local relieved = person.pension_relief + person.public_service_deduction + person.employment_expenses
      + person.foreign_earnings_deduction + person.assignee_relief
    return max(0, person.gross_income - relieved)
  end,
}

rule "total_income" {
  of      = "person",
  source  = "TCA 1997 ss. 3, 188, 381, 1025",
  type    = money, per = "year",
  compute = function(person)
    local others = max(0, person.other.trade_loss_relief - person.other.income_before_losses)
    return max(0, person.income_before_losses - person.trade_loss_relief - others - person.maintenance_paid)
  end,
}

rule "personal_deductions" {
  source  = "TCA 1997 ss. 458, 471, 502",
  type    = money, per = "year",
  compute = function(case)
    local own = case.taxpayer.deductions_of_person
    local both = case.taxed_jointly and sum(case.persons, "deductions_of_person") or own
    return case.health_expenses_deduction + case.employed_carer_deduction + both
  end,
}

rule "taxable_income" {
  of      = "taxpayer",
  source  = "TCA 1997 ss. 3, 485E",
  type    = money, per = "year",
  compute = function(person) return person.taxable_income_before_limit + person.reliefs_beyond_limit end,
}

rule "taxable_income" {
  of      = "spouse",
  source  = "TCA 1997 ss. 3, 485E",
  type    = money, per = "year",
  compute = function(person, _, case)
    if not case.taxed_jointly then return person.taxable_income_before_limit + person.reliefs_beyond_limit end
    local left = max(0, case.personal_deductions - case.taxpayer.total_income)
    return max(0, person.total_income - left) + person.reliefs_beyond_limit
  end,
  spouse  = { label = "Spouse's taxable income" },
  label = "Spouse's taxable income",
  help = "A couple taxed as one may take from the spouse's income what the first income is too small for.",
}

rule "taxable_income_as_one" {
  source  = "TCA 1997 ss. 3, 1017",
  type    = money, per = "year",
  compute = function(case) return case.taxed_as_one.taxable_income + case.taxed_as_one.spouse.taxable_income end,
}
