-- The high income child benefit charge. Three roundings, each down: the benefit of the year to pounds, the percentage
-- to a whole number, the charge to pounds.

input "partner_adjusted_net_income" {
  type    = money, per = "year",
  default = 0,
  section = "Child benefit",
  source  = "ITEPA 2003 s. 681B",
  ask_if  = function(case) return case.child_benefit > 0 end,
}

input "child_benefit_of_other_weeks" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Child benefit",
  source  = "ITEPA 2003 s. 681B(1) to (3)",
  ask_if  = function(case) return case.child_benefit > 0 and case.partner_adjusted_net_income > 0 end,
}

parameter "child_benefit_charge_terms" {
  source = "ITEPA 2003 ss. 681B, 681C; F (No. 2) A 2024 s. 5",
  type   = record { threshold = money, step = money }, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = { threshold = 50000, step = 100 },
    ["2024-04-06"] = { threshold = 60000, step = 200 },
  },
}

rule "child_benefit_charge_percent" {
  section = "Child benefit",
  source  = "ITEPA 2003 s. 681C(1) to (3)",
  type    = number,
  compute = function(case, law)
    local terms = law.child_benefit_charge_terms
    return clamp(floor((case.adjusted_net_income - terms.threshold) / terms.step), 0, 100)
  end,
}

local function charge(case, benefit)
  if case.partner_adjusted_net_income > case.adjusted_net_income then return 0 end
  return floor(benefit * case.child_benefit_charge_percent / 100)
end

rule "child_benefit_charge" {
  section = "Child benefit",
  source  = "ITEPA 2003 ss. 681B, 681C",
  type    = money, per = "year",
  compute = function(case)
    if eq(case.child_benefit, 0) then return 0 end
    return charge(case, floor(max(0, case.child_benefit - case.child_benefit_of_other_weeks)))
  end,
}

rule "charge_of_gov_uk_calculator" {
  section = "Child benefit",
  source  = "GOV.UK child benefit tax calculator; ITEPA 2003 s. 681C",
  type    = money, per = "year",
  compute = function(case)
    if eq(case.child_benefit, 0) then return 0 end
    return charge(case, max(0, case.child_benefit - case.child_benefit_of_other_weeks))
  end,
}

-- Of 52 weeks at 26.05 those of 20, 521, are the benefit of a partner who moved in on the first Monday after them.
for other, amount in pairs { [521] = 416, [0] = 677, [1354] = 0, [1400] = 0 } do
  example("The charge of a part of the year: " .. other .. " is of other weeks") {
    year   = 2025,
    given  = {
      employment_income = 70000, children = 1, partner_adjusted_net_income = 20000,
      child_benefit_of_other_weeks = other,
    },
    expect = { child_benefit = 1354.60, child_benefit_charge = amount },
    source = "By hand from ITEPA 2003 ss. 681B, 681C: half of whole pounds of the weeks that count",
  }
end
