-- The high income child benefit charge. Three roundings, each down: the benefit of the year to pounds, the percentage
-- to a whole number, the charge to pounds.

input "partner_adjusted_net_income" {
  label   = "Partner's adjusted net income",
  type    = money, per = "year",
  default = 0,
  ask     = "What was your partner's income in {year}, before tax?",
  section = "Child benefit",
  help    = "None without a partner. Of two partners the one with more income pays; with equal income the one who is "
    .. "entitled to the benefit: give the case of that one.",
  source  = "ITEPA 2003 s. 681B",
  ask_if  = function(case) return case.child_benefit > 0 end,
}

input "child_benefit_of_other_weeks" {
  label   = "Child benefit of weeks that are not charged to you",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much of the benefit was of weeks for which it is not charged to you?",
  section = "Child benefit",
  help    = "If you had a partner for a part of the year only: the benefit of the weeks in which it was the partner's "
    .. "and you did not live together, or the partner had more income. The partner's income is then that of the "
    .. "other weeks.",
  source  = "ITEPA 2003 s. 681B(1) to (3)",
  ask_if  = function(case) return case.child_benefit > 0 and case.partner_adjusted_net_income > 0 end,
}

parameter "child_benefit_charge_terms" {
  label  = "High income child benefit charge: income from which it begins, and income for each percent",
  source = "ITEPA 2003 ss. 681B, 681C; F (No. 2) A 2024 s. 5",
  type   = record { threshold = money, step = money }, per = "year",
  until_changed = true,
  since  = {
    ["2015-04-06"] = { threshold = 50000, step = 100 },
    ["2024-04-06"] = { threshold = 60000, step = 200 },
  },
}

rule "child_benefit_charge_percent" {
  label   = "Share of child benefit that is charged, in percent",
  aliases = { "percent" },
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
  label   = "High income child benefit charge",
  aliases = { "hicbc" },
  help    = "Of the partner with more adjusted net income.",
  section = "Child benefit",
  source  = "ITEPA 2003 ss. 681B, 681C",
  type    = money, per = "year",
  compute = function(case)
    if eq(case.child_benefit, 0) then return 0 end
    return charge(case, floor(max(0, case.child_benefit - case.child_benefit_of_other_weeks)))
  end,
}

rule "charge_of_gov_uk_calculator" {
  label   = "High income child benefit charge as GOV.UK's calculator shows it",
  help    = "It keeps the pence of the benefit, so it may show a pound more than the statute has.",
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
