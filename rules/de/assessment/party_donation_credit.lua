-- § 34g EStG: half of donations to parties is taken off the tax, up to a limit; what is beyond it is deducted (§ 10b).
-- Half of those to independent voters' associations is, up to a limit of their own; beyond it they count for nothing.

local sections  = require "deductions.sections"
local splitting = require "assessment.splitting"

parameter "party_donation_credit_limits" {
  source = "§ 34g Satz 2 EStG",
  type   = record { rate = rate, most = money }, per = "year",
  note   = "For one person, for parties and for voters' associations each; doubled for spouses who file jointly.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { rate = 0.5, most =  825 },
    -- Steueränderungsgesetz 2025, BGBl. 2025 I Nr. 363
    ["2026-01-01"] = revised { ["2025-12-23"] = { rate = 0.5, most = 1650 } },
  },
}

input "voters_association_donations" {
  section = sections.donations,
  source  = "§ 34g Satz 1 Nr. 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

rule "party_donation_credit" {
  section = { en = "Reductions of the tax", de = "Steuerermäßigungen" },
  source  = "§ 34g EStG",
  type    = number,
  compute = function(case, law)
    if case.party_donations + case.voters_association_donations <= 0 then
      return 0
    end
    local figures = law.party_donation_credit_limits
    local most    = splitting.persons(case) * figures.most
    return min(figures.rate * case.party_donations, most)
      + min(figures.rate * case.voters_association_donations, most)
  end,
}

-- Year, filing, given to voters' associations and to parties, credit for both, deducted as special expenses.
for _, row in ipairs {
  { 2025, "single", 1000, 0, 500, 0 }, { 2025, "single", 1650, 0, 825, 0 }, { 2025, "single", 1651, 0, 825, 0 },
  { 2025, "single", 2000, 2000, 1650, 350 }, { 2025, "joint", 3300, 100, 1700, 0 }, { 2025, "joint", 3301, 0, 1650, 0 },
  { 2026, "single", 3300, 0, 1650, 0 }, { 2026, "single", 3301, 0, 1650, 0 }, { 2026, "joint", 6601, 0, 3300, 0 },
} do
  example("Voters' associations " .. row[1] .. ", " .. row[2] .. ": " .. row[3] .. " beside " .. row[4]) {
    year   = row[1],
    given  = {
      filing = row[2], taxable_income = 90000, voters_association_donations = row[3], party_donations = row[4],
    },
    expect = { party_donation_credit = row[5], party_donations_deducted = row[6] },
    source = "Worked by hand from § 34g Satz 1 Nr. 2, Satz 2 and § 10b Abs. 2 EStG",
  }
end
