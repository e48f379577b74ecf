-- § 10f EStG: works on a listed home, or one in a renovation area, that its owners live in.

local sections = require "deductions.sections"

parameter "listed_home_share" {
  source = "§ 10f Abs. 1 Satz 1 und Abs. 2 Satz 1 EStG",
  type   = rate,
  note   = "Of works applied for since 2004; for older ones it was 10 percent.",
  until_changed = true,
  since  = { ["2010-01-01"] = 0.09 },
}

input "listed_home_costs" {
  section = sections.special,
  source  = "§ 10f EStG",
  type    = money, per = "once",
  min     = 0,
  max     = 10000000000,
  default = 0,
}

rule "listed_home_deducted" {
  section = sections.special,
  source  = "§ 10f EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law) return floor(case.listed_home_costs * law.listed_home_share, 0.01) end,
}

property "works on a listed home never raise the tax" {
  source  = "§ 10f EStG",
  over    = "listed_home_costs",
  given   = { "wages", without_contributions = true, children = 0 },
  falling = "total_tax",
  from    = "2010-01-01",
}

-- The costs, what is deducted of them, and what is left of wages of 50,000 less the lump sums of 1,230 and 36.
for _, row in ipairs {
  { 0, 0, 48734 }, { 80000, 7200, 41534 }, { 100.11, 9, 48725 }, { 100.22, 9.01, 48724.99 }, { 541488.89, 48734, 0 },
  { 600000, 54000, 0 },
} do
  example("A listed home: works for " .. tostring(row[1])) {
    year   = 2025,
    given  = { wages = 50000, without_contributions = true, listed_home_costs = row[1] },
    expect = { listed_home_deducted = row[2], taxable_income = row[3] },
    source = "Worked by hand from § 10f Abs. 1 Satz 1 EStG: 9 percent a year, beside the lump sum of § 10c",
  }
end
