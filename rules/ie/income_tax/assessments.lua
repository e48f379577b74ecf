-- Joint, separate and single assessment of a couple compared.

parameter "income_levy_saved_by_assessment" {
  label  = "Joint assessment can exempt a couple from the income levy",
  source = "TCA 1997 Part 18A (2009 and 2010)",
  type   = boolean,
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2009-01-01"] = true, ["2011-01-01"] = false },
}

local function need_couple(case)
  if not case.is_couple then error("assessments are compared for couples: give marital_status=married") end
  if case.married_this_year then error("in the year of marriage each spouse is taxed alone, and then relieved") end
  if sum(case.persons, "trade_loss_claimed") > 0 then
    error("a loss set against other income differs by assessment: work out total_tax for each assessment")
  end
end

rule "joint_assessment_tax" {
  label   = "Income tax and income levy under joint assessment",
  source  = "TCA 1997 s. 1017",
  type    = money, per = "year",
  compute = function(case, law)
    need_couple(case)
    if not law.income_levy_saved_by_assessment then return case.tax_as_married_couple end
    return case.tax_as_married_couple + case.income_levy_as_one
  end,
}

rule "separate_assessment_tax" {
  label   = "Income tax and income levy under separate assessment",
  help    = "As under joint assessment; only divided (own_share_of_income_tax, spouse_share_of_income_tax).",
  source  = "TCA 1997 ss. 1023, 1024",
  type    = money, per = "year",
  compute = function(case) return case.joint_assessment_tax end,
}

rule "single_assessment_tax" {
  label   = "Income tax and income levy, each assessed as a single person",
  source  = "TCA 1997 s. 1016",
  type    = money, per = "year",
  compute = function(case, law)
    need_couple(case)
    if not law.income_levy_saved_by_assessment then return case.tax_as_single_persons end
    return case.tax_as_single_persons + case.income_levy_alone
  end,
}

rule "best_assessment" {
  label   = "Assessment with the least tax",
  help    = "Joint where both are equal; separate assessment costs as much. USC and PRSI are the same in each.",
  source  = "TCA 1997 ss. 1016-1024",
  type    = choice { "joint", "single" },
  compute = function(case)
    return case.joint_assessment_tax <= case.single_assessment_tax and "joint" or "single"
  end,
}

rule "saved_by_best_assessment" {
  label   = "What the best assessment saves over the other",
  source  = "TCA 1997 ss. 1016-1024",
  type    = money, per = "year",
  compute = function(case) return abs(case.joint_assessment_tax - case.single_assessment_tax) end,
}

example "One income of 60,000: joint assessment, 2025" {
  year   = 2025,
  given  = { marital_status = "married", salary = 60000, spouse_salary = 0 },
  expect = {
    joint_assessment_tax = 7400, separate_assessment_tax = 7400, single_assessment_tax = 11200,
    best_assessment = "joint", saved_by_best_assessment = 3800,
  },
  source = "TCA 1997 ss. 15, 461: 53,000 at 20 %, 7,000 at 40 %, 6,000; alone 44,000 and 16,000, 4,000",
}
