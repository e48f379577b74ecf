-- All that is due for the year, and what remains.

rule "levies" {
  source  = "Health Contributions Act 1979; TCA 1997 Part 18A",
  type    = money, per = "year",
  compute = function(case) return case.income_levy + case.health_contribution end,
}

rule "levies_and_usc" {
  source  = "Health Contributions Act 1979; TCA 1997 Parts 18A, 18D",
  type    = money, per = "year",
  compute = function(case) return case.levies + case.usc end,
}

rule "total_tax" {
  source  = "TCA 1997; Social Welfare Consolidation Act 2005; Health Contributions Act 1979",
  type    = money, per = "year",
  compute = function(case) return case.income_tax + case.levies_and_usc + case.prsi end,
}

rule "exempt_income" {
  of      = "person",
  source  = "TCA 1997 ss. 201, 216A, 216C",
  type    = money, per = "year",
  compute = function(person) return person.lump_sum_exempt + person.room_rent_exempt + person.childminding_exempt end,
}

rule "cash_income" {
  source  = "TCA 1997 s. 112",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, function(person)
      local income = person.gross_income + person.exempt_income + person.exempt_profits
      return income - person.benefit_in_kind - person.company_vehicle_benefit - person.employer_medical_insurance
        - person.pension_contribution - person.avc - person.personal_pension_contribution
        - person.public_service_deduction - person.auto_enrolment_paid
    end)
  end,
}

rule "net_pay" {
  source  = "TCA 1997 s. 112",
  type    = money, per = "year",
  compute = function(case) return case.cash_income - case.total_tax end,
}

-- The base of what is due: what bears tax, what bears PRSI or USC only, and what is exempt.
rule "income_before_losses_forward" {
  of      = "person",
  source  = "TCA 1997 ss. 18, 19, 531AM; Social Welfare Consolidation Act 2005 s. 2",
  private = true,
  type    = money, per = "year",
  compute = function(person)
    return person.paye_income + person.income_outside_paye_for_usc + person.trade_losses_used + person.exempt_income
  end,
}

rule "average_rate" {
  source  = "TCA 1997 s. 3",
  type    = rate,
  compute = function(case)
    local income = sum(case.persons, "income_before_losses_forward")
    return income > 0 and round(case.total_tax / income, 0.0001) or 0
  end,
}

example "Childminding of 15,000 is income, of which 650 is due" {
  year   = 2025,
  given  = { salary = 0, childminding_receipts = 15000 },
  expect = { income_tax = 0, usc = 0, prsi = 650, cash_income = 15000, net_pay = 14350, average_rate = 0.0433 },
  source = "By hand from TCA 1997 s. 216C; Social Welfare Consolidation Act 2005 s. 21: 650 / 15,000",
}

example "A lodger, a child minded and a lump sum beside pay are in the base of the rate" {
  year   = 2025,
  given  = {
    salary = 40000, room_rent = 14000, childminding_receipts = 4000, termination_payment = 12000,
  },
  -- 8,000 less 4,000 of tax, 746 of USC, 1,650 of class A, 650 of class S at its least
  expect = {
    exempt_income = 30000, gross_income = 40000, income_tax = 4000, usc = 746, prsi = 2300, cash_income = 70000,
    net_pay = 62954, average_rate = 0.1007,
  },
  source = "By hand from TCA 1997 ss. 15, 201, 216A, 216C, 472, 531AN: 7,046 / 70,000",
}

example "Rents without taxable income for losses of earlier years bear USC and PRSI on their profit" {
  year   = 2025,
  given  = { salary = 0, residential_rents = 20000, furniture_allowance = 1000, rental_losses_forward = 19000 },
  -- 12,012 at 0.5 % and 7,988 at 2 %; PRSI of 19,000 at 4.125 %
  expect = {
    gross_income = 0, income_before_losses_forward = 20000, usc = 219.82, prsi = 783.75, average_rate = 0.0502,
  },
  source = "By hand from TCA 1997 ss. 384, 531AN; Social Welfare Consolidation Act 2005 s. 21: 1,003.57 / 20,000",
}
