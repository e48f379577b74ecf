-- § 10b EStG: donations, and what § 34g leaves of those to parties.

local sections  = require "deductions.sections"
local splitting = require "assessment.splitting"

parameter "donation_limits" {
  source = "§ 10b Abs. 1 EStG",
  type   = record { of_total_income = rate, of_turnover_and_wages = rate },
  until_changed = true,
  since  = { ["2007-01-01"] = { of_total_income = 0.2, of_turnover_and_wages = 0.004 } },
}

parameter "party_donation_limits" {
  source = "§ 10b Abs. 2 EStG",
  type   = money, per = "year",
  note   = "For one person; doubled for spouses who file jointly.",
  until_changed = true,
  since  = { ["2002-01-01"] = 1650, ["2026-01-01"] = revised { ["2025-12-23"] = 3300 } },   -- BGBl. 2025 I Nr. 363
}

input "donations" {
  section = sections.donations,
  source  = "§ 10b Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  typical = { 300 },
}

input "donations_brought_forward" {
  section = sections.donations,
  source  = "§ 10b Abs. 1 Satz 9 und 10 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
  carries = "donations_carried_forward",
}

input "party_donations" {
  section = sections.donations,
  source  = "§ 10b Abs. 2, § 34g Satz 1 Nr. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

input "turnover_and_wages" {
  section = sections.donations,
  source  = "§ 10b Abs. 1 Satz 1 Nr. 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  default = 0,
  ask_if  = function(case) return case.annual_receipts + abs(case.trade_profit) > 0 end,
}

rule "donations_deducted" {
  section = sections.donations,
  source  = "§ 10b Abs. 1 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local given = case.donations + case.donations_brought_forward
    if given <= 0 then
      return 0
    end
    local limits = law.donation_limits
    local most   = max(0, case.total_income * limits.of_total_income,
                       case.turnover_and_wages * limits.of_turnover_and_wages)
    local left   = case.total_income - case.loss_deducted - case.provident_expenses_deducted
      - case.special_expenses_lump_sum
    return min(given, ceil(most, 0.01), max(0, left))
  end,
}

rule "donations_carried_forward" {
  section = sections.donations,
  source  = "§ 10b Abs. 1 Satz 9 und 10 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return case.donations + case.donations_brought_forward - case.donations_deducted
  end,
}

rule "party_donations_deducted" {
  section = sections.donations,
  source  = "§ 10b Abs. 2 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local spouses = splitting.persons(case)
    local limits  = law.party_donation_credit_limits
    local used    = min(case.party_donations, spouses * limits.most / limits.rate)
    return ceil(min(case.party_donations - used, spouses * law.party_donation_limits), 0.01)
  end,
}
