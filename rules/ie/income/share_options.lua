-- Gains on share options of an employer: pay in shares, which bears income tax, USC and the employee's PRSI. To 2023
-- the employee paid them within 30 days at the highest rates; since 2024 they go through payroll.

require "income.worked_abroad"   -- a form asks for these first

input "share_option_gains" {
  of      = "person",
  section = "Income",
  source  = "TCA 1997 ss. 128, 128B; Revenue, Unapproved share option schemes",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

rule "share_option_gains_bear_prsi" {
  source  = "None before 2011: Social Welfare Act 2010",
  type    = boolean,
  to      = "2010-12-31",
  compute = function() return false end,
}

rule "share_option_gains_bear_prsi" {
  source  = "Social Welfare Act 2010; Revenue, How to calculate and pay Relevant Tax on Share Options",
  type    = boolean,
  from    = "2011-01-01",
  compute = function() return true end,
}

caveat "share_options_before_2011" {
  of       = "person",
  to       = "2010-12-31",
  concerns = { "income_levy", "health_contribution", "prsi" },
  when     = function(person) return person.share_option_gains > 0 end,
  text     = "Levies on gains on share options are covered from 2011 on.",
  source   = "TCA 1997 ss. 128, 531B",
}

caveat "share_options_to_2023" {
  of       = "person",
  from     = "2011-01-01",
  to       = "2023-12-31",
  concerns = { "income_tax", "usc", "prsi" },
  when     = function(person) return person.share_option_gains > 0 end,
  text     = "To 2023 tax on gains on share options was paid within 30 days: give it with the tax deducted from pay, "
    .. "and what was paid of USC and PRSI with these. USC of gains above 100,000 may be higher.",
  source   = "TCA 1997 ss. 128B, 531AN(2)",
}

-- 1,500 above pay of 90,000: 40 %, 8 % and 4 %.
for gain, due in pairs { [0] = { 25640, 4051.11, 3600 }, [1500] = { 26240, 4171.11, 3660 } } do
  example("Thomas, whose options gain " .. gain) {
    year   = 2021,
    given  = { salary = 90000, share_option_gains = gain },
    expect = { income_tax = due[1], usc = due[2], prsi = due[3] },
    source = "Revenue, How to calculate and pay Relevant Tax on Share Options: 600, 120 and 60 of a gain of 1,500; pay "
      .. "of 90,000 by hand from TCA 1997 ss. 15, 461, 472, 531AN",
  }
end

example "Sara's gain of 2023 on shares that are not paid in cash" {
  year   = 2023,
  given  = { salary = 90000, share_option_gains = 6000, tax_paid = 28850 },
  -- 90,000 less 26,850, 4,475.28 and 3,840: 2,400, 480 and 240 more than without the gain
  expect = { income_tax = 26850, net_pay = 54834.72 },
  source = "Revenue, Unapproved share option schemes, taxation of a long option: 2,400, 480 and 240; by hand from TCA "
    .. "1997 ss. 15, 461, 472, 531AN",
}
