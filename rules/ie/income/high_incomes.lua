-- Who has a high income may use certain reliefs up to 80,000 or a fifth of the adjusted income, as is more: the rest is
-- added to taxable income, and carried forward (TCA 1997 ss. 485C to 485F).

require "income.covenants"   -- a form asks for these first

input "specified_reliefs" {
  of      = "person",
  section = "Expenses",
  source  = "TCA 1997 s. 485C, Sch. 25B",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

parameter "high_income_limits" {
  source = "TCA 1997 ss. 485C to 485E; Finance Act 2010 s. 23",
  type   = record { adjusted_income = money, reliefs = money, share = rate }, per = "year",
  until_changed = true,
  since  = { ["2010-01-01"] = { adjusted_income = 125000, reliefs = 80000, share = 0.20 } },
}

-- Of those who are not taxed with a spouse: taxable income before it.
rule "taxable_income_before_limit" {
  of      = "person",
  source  = "TCA 1997 s. 485E",
  private = true,
  type    = money, per = "year",
  compute = function(person, _, case)
    local deducted = person.kind == "spouse" and person.own_health_expenses_deduction + person.deductions_of_person
      or case.personal_deductions
    return max(0, person.total_income - deducted)
  end,
}

rule "reliefs_beyond_limit" {
  of      = "person",
  source  = "TCA 1997 ss. 485D, 485E",
  type    = money, per = "year",
  compute = function(person, law, case)
    if person.specified_reliefs <= 0 then return 0 end
    if case.taxed_jointly then
      error("the limit on reliefs of high incomes of spouses who are taxed as one is not covered: give "
        .. "reliefs_beyond_limit")
    end
    local limits, adjusted = law.high_income_limits, person.taxable_income_before_limit + person.specified_reliefs
    if adjusted < limits.adjusted_income then return 0 end
    return max(0, person.specified_reliefs - max(limits.reliefs, round(adjusted * limits.share, 0.01)))
  end,
}

caveat "reliefs_beyond_limit" {
  of       = "person",
  concerns = { "income_tax" },
  when     = function(person) return person.specified_reliefs > 0 end,
  text     = "The limit on reliefs goes by income without what is taxed apart, such as deposit interest, which lowers "
    .. "the threshold here and is left out. What was limited in the year before is to be deducted, and is not counted.",
  source   = "TCA 1997 ss. 485C, 485F",
}

-- Pay, exempt profits of an artist or reliefs that were deducted; what is added.
for _, row in ipairs {
  { 300000, 150000, 60000, "150,000 less a fifth of 450,000" },
  { 300000, 85000, 5000, "a fifth of 385,000 is less than 80,000" },
  { 44999, 80000.50, 0, "an adjusted income of less than 125,000" },
  { 44999.50, 80000.50, 0.50, "it is 125,000" },
  { 44999.50, 80001, 1, "it is 125,000.50" },
  { 300000, 75000, 0, "no more than 80,000" },
  { 320000, 80000.01, 0.01, "the fifth is 80,000" },
  { 325000, 81000, 0, "a fifth of 406,000 is more" },
} do
  local income, reliefs, added, words = table.unpack(row)
  example("Reliefs of " .. reliefs .. " beside taxable income of " .. income .. ": " .. words) {
    year   = 2024,
    given  = { salary = income, specified_reliefs = reliefs },
    expect = { reliefs_beyond_limit = added, taxable_income = income + added },
    source = "By hand from TCA 1997 s. 485E: T + (S - Y)",
  }
end
