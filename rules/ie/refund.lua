-- What comes back: what was paid less what was due.

-- What was deducted of a charge, if that is not given: what was due, as far as all income is under PAYE. Beside other
-- income it must be given, as it was deducted from pay.
local function deducted(case, due)
  if not case.has_source_outside_paye then return due end
  if sum(case.persons, "paye_income") <= 0 then return 0 end
  return nil
end

-- What payroll deducts of even pay for it, of two spouses as if it were one pay.
local function of_payroll(result)
  return function(case) return { result, given = { salary = sum(case.persons, "paye_income") } } end
end

rule "levies_paid" {
  section = "Details",
  source  = "TCA 1997 Parts 18A, 18D",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return deducted(case, case.levies_and_usc) end,
  estimate = of_payroll "levies_and_usc",
}

rule "prsi_paid" {
  section = "Details",
  source  = "Social Welfare Consolidation Act 2005 s. 13",
  type    = money, per = "year",
  min     = 0,
  compute = function(case) return deducted(case, case.prsi) end,
  estimate = of_payroll "prsi",
}

-- PRSI on pay is between payroll and the Department of Social Protection: no return assesses it, and none gives credit
-- for it. Only class S, which payroll takes from a director, is part of what the return works out.
rule "prsi_at_source" {
  source  = "Social Welfare Consolidation Act 2005 ss. 13, 23(1)(g), 23(4), 34; Department of Social Protection, "
    .. "Operational guidelines: PRSI refunds",
  type    = money, per = "year",
  compute = function(case)
    local of_pay = sum(case.persons, "employee_prsi")
    for person in each(case.persons) do
      if person.controlling_director and person.paye_income > 0 then return max(of_pay, case.prsi_paid) end
    end
    return of_pay
  end,
}

rule "total_tax_paid" {
  source  = "TCA 1997 s. 865",
  type    = money, per = "year",
  compute = function(case)
    local spouse = case.spouse.paye_income > 0 and case.spouse.tax_paid or 0
    return case.tax_paid + spouse + sum(case.persons, "withholding_tax")
  end,
}

rule "income_tax_refund" {
  source  = "TCA 1997 s. 865",
  type    = money, per = "year",
  compute = function(case) return case.total_tax_paid - case.income_tax end,
}

rule "levies_refund" {
  source  = "TCA 1997 s. 865, Parts 18A, 18D; Social Welfare Consolidation Act 2005",
  type    = money, per = "year",
  compute = function(case) return case.levies_paid - case.levies_and_usc + case.prsi_at_source - case.prsi end,
}

rule "refund" {
  source  = "TCA 1997 s. 865",
  type    = money, per = "year",
  compute = function(case) return case.income_tax_refund + case.levies_refund end,
}

rule "claim_is_open" {
  source  = "TCA 1997 s. 865(4)",
  type    = boolean,
  compute = function(case) return case.claim_date <= case.last_day_to_claim end,
}

rule "refund_payable" {
  source  = "TCA 1997 s. 865(4)",
  type    = money, per = "year",
  compute = function(case) return case.claim_is_open and max(0, case.refund) or 0 end,
}
