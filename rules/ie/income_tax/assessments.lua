-- Joint, separate and single assessment of a couple compared.

local function need_couple(case)
  if not case.is_couple then error("assessments are compared for couples: give marital_status=married") end
  if case.married_this_year then error("in the year of marriage each spouse is taxed alone, and then relieved") end
end

rule "joint_assessment_tax" {
  source  = "TCA 1997 s. 1017",
  type    = money, per = "year",
  compute = function(case)
    need_couple(case)
    return case.tax_as_married_couple + case.taxed_as_one.income_levy
  end,
}

rule "separate_assessment_tax" {
  source  = "TCA 1997 ss. 1023, 1024",
  type    = money, per = "year",
  compute = function(case) return case.joint_assessment_tax end,
}

rule "single_assessment_tax" {
  source  = "TCA 1997 s. 1016",
  type    = money, per = "year",
  compute = function(case)
    need_couple(case)
    return case.tax_as_single_persons + case.taxed_alone.income_levy
  end,
}

rule "best_assessment" {
  source  = "TCA 1997 ss. 1016-1024",
  type    = choice { "joint", "single" },
  compute = function(case)
    return case.joint_assessment_tax <= case.single_assessment_tax and "joint" or "single"
  end,
}

rule "saved_by_best_assessment" {
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
