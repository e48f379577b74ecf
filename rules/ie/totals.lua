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

rule "cash_income" {
  source  = "TCA 1997 s. 112",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, function(person)
      local income = person.gross_income + person.lump_sum_exempt + person.room_rent_exempt
      return income - person.benefit_in_kind - person.employer_medical_insurance
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

rule "average_rate" {
  source  = "TCA 1997 s. 3",
  type    = rate,
  compute = function(case)
    local income = sum(case.persons, "gross_income")
    return income > 0 and round(case.total_tax / income, 0.0001) or 0
  end,
}
