-- All that is due for the year, and what remains.

rule "levies" {
  label   = "Income levy and health contribution",
  help    = "The levies to 2010; the universal social charge took their place.",
  source  = "Health Contributions Act 1979; TCA 1997 Part 18A",
  type    = money, per = "year",
  compute = function(case) return case.income_levy + case.health_contribution end,
}

rule "levies_and_usc" {
  label   = "Income levy, health contribution and universal social charge",
  source  = "Health Contributions Act 1979; TCA 1997 Parts 18A, 18D",
  type    = money, per = "year",
  compute = function(case) return case.levies + case.usc end,
}

rule "total_tax" {
  label   = "Income tax, levies and PRSI",
  help    = "Not covered, and taken as nothing, besides what is said in the case that it concerns: help to buy, the "
    .. "low-income exemption (to 2007), short-lived trades (s. 68).",
  source  = "TCA 1997; Social Welfare Consolidation Act 2005; Health Contributions Act 1979",
  type    = money, per = "year",
  compute = function(case) return case.income_tax + case.levies_and_usc + case.prsi end,
}

rule "cash_income" {
  label   = "Income in cash",
  help    = "Of both spouses, with what is exempt of lump sums and of rent for a room, without benefits in kind, after "
    .. "pension contributions, the deductions of public servants and auto-enrolment.",
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
  label   = "Net pay of the year",
  aliases = { "take_home_pay", "net_income", "net_salary", "take_home" },
  help    = "For pay of PRSI class A (M, K, S). A public servant says so in public_servant, who is enrolled in "
    .. "MyFutureFund in auto_enrolled.",
  source  = "TCA 1997 s. 112",
  type    = money, per = "year",
  compute = function(case) return case.cash_income - case.total_tax end,
}

rule "average_rate" {
  label   = "Share of gross income that is due",
  source  = "TCA 1997 s. 3",
  type    = rate,
  compute = function(case)
    local income = sum(case.persons, "gross_income")
    return income > 0 and round(case.total_tax / income, 0.0001) or 0
  end,
}
