-- § 10 Abs. 1 Nr. 5 und 9 EStG: what childcare and schools cost.

local sections = require "deductions.sections"
require "children.each"

parameter "childcare_deduction" {
  source = "§ 10 Abs. 1 Nr. 5 EStG",
  type   = record { of = number, parts = number, most = money }, per = "year",
  note   = "The maximum is of the deduction. For 2010 and 2011 § 9c EStG held, which is not modelled.",
  until_changed = true,
  since  = {
    -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2012-01-01"] = revised { ["2011-11-04"] = { of = 2, parts = 3, most = 4000 } },
    ["2025-01-01"] = revised {
      ["2024-12-05"] = { of = 4, parts = 5, most = 4800 },   -- Jahressteuergesetz 2024
    },
  },
}

parameter "school_fees_deduction" {
  source = "§ 10 Abs. 1 Nr. 9 EStG",
  type   = record { share = rate, most = money }, per = "year",
  until_changed = true,
  since  = { ["2008-01-01"] = { share = 0.3, most = 5000 } },
}

input "childcare" {
  of      = "child",
  section = sections.children,
  source  = "§ 10 Abs. 1 Nr. 5 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
}

input "school_fees" {
  of      = "child",
  section = sections.children,
  source  = "§ 10 Abs. 1 Nr. 9 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
}

input "limit_share" {
  of      = "child",
  section = sections.children,
  source  = "§ 10 Abs. 1 Nr. 5 und Nr. 9 Satz 5 EStG; BMF 14.3.2012, IV C 4 - S 2221/07/0012 :012",
  type    = rate,
  min     = 0,
  max     = 1,
  default = 1,
  ask_if  = function() return false end,
}

rule "childcare_counted" {
  of      = "child",
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 5 EStG",
  private = true,
  type    = number,
  from    = "2010-01-01",
  compute = function(child, law)
    if child.childcare <= 0 then
      return 0
    end
    local figures = law.childcare_deduction
    return min(child.childcare * figures.of / figures.parts, child.limit_share * figures.most * child.share_abroad)
  end,
}

rule "childcare_deducted" {
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 5 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(case) return sum(case.child, "childcare_counted") end,
}

rule "school_fees_deducted" {
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 9 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(case, law)
    local figures = law.school_fees_deduction
    return sum(case.child, function(child)
      return min(child.school_fees * figures.share, child.limit_share * figures.most)
    end)
  end,
}

-- Each parent pays for the child, with half of the limit or another share that both ask for.
for _, row in ipairs { { 1, 4800, 5000 }, { 0.5, 2400, 2500 }, { 0.75, 3600, 3750 }, { 0, 0, 0 } } do
  example("Limits of childcare and school fees of which " .. tostring(row[1]) .. " is one's own") {
    year   = 2025,
    given  = {
      children = 1, ["child.1.childcare"] = 9000, ["child.1.school_fees"] = 20000, ["child.1.limit_share"] = row[1],
    },
    expect = { childcare_deducted = row[2], school_fees_deducted = row[3] },
    source = "Worked by hand from § 10 Abs. 1 Nr. 5 und 9 EStG: the share of 4,800 and of 5,000",
  }
end
