-- People of whom the interviews ask what concerns them and no more; the figures by hand from the statutes.

local by_hand = "Worked with exact fractions from the statutes, apart from the rules (Tests/Tools/German/chain.py)"

example "An employee who is a member of a church" {
  year   = 2025,
  given  = {
    church_member = true, federal_state = "SH", wages = 45000, wage_tax_withheld = 5600,
    church_tax_withheld = 504, commuting_days = 200, commuting_km = 30, work_expenses = 300,
    health_contributions = 3847.50,
    care_contributions = 945,
    sick_pay = true, health_subsidy = true, old_age_contributions = 4185, employer_old_age_contributions = 4185,
    other_insurance_contributions = 585, church_tax_paid = 504,
  },
  expect = { taxable_income = 33412, assessed_income_tax = 5293, church_tax = 476.37, refund = 334.63 },
  asks   = {
    "filing", "birth_date", "church_member", "federal_state", "wages", "wage_tax_withheld",
    "church_tax_withheld", "commuting_days", "commuting_km", "commuting_by_own_car",
    "commuting_reimbursed", "home_office_days", "work_expenses", "union_dues", "work", "other_kinds",
    "health_contributions", "care_contributions", "sick_pay", "health_subsidy", "old_age_contributions",
    "employer_old_age_contributions", "children", "paid_for", "circumstances", "prepaid", "church_tax_paid",
    of = "refund",
  },
  source = by_hand,
}

example "Spouses with two children, one of them with parental benefit" {
  year   = 2025,
  given  = {
    filing = "joint", wages = 60000, wage_tax_withheld = 7200, commuting_days = 180, commuting_km = 12,
    health_contributions = 5160, care_contributions = 1080, sick_pay = true, health_subsidy = true,
    old_age_contributions = 5580, employer_old_age_contributions = 5580, other_insurance_contributions = 780,
    spouse_wages = 18000, spouse_wage_tax_withheld = 2900, spouse_health_contributions = 1548,
    spouse_care_contributions = 324, spouse_sick_pay = true, spouse_health_subsidy = true,
    spouse_old_age_contributions = 1674, spouse_employer_old_age_contributions = 1674,
    spouse_other_insurance_contributions = 234, spouse_progression_benefits = 4000, children = 2,
    child_1_childcare = 3000, donations = 250,
  },
  expect = { taxable_income = 57792, assessed_income_tax = 8527, refund = 1573 },
  asks   = {
    "filing", "birth_date", "spouse.birth_date", "church_member", "spouse_church_member", "wages", "wage_tax_withheld",
    "commuting_days", "commuting_km", "commuting_by_own_car", "commuting_reimbursed", "home_office_days",
    "work_expenses", "union_dues", "work", "other_kinds", "health_contributions", "care_contributions", "sick_pay",
    "health_subsidy", "old_age_contributions", "employer_old_age_contributions", "spouse.wages",
    "spouse.wage_tax_withheld", "spouse.commuting_days", "spouse.home_office_days", "spouse.work_expenses",
    "spouse.union_dues", "spouse_work", "spouse_kinds", "spouse.progression_benefits", "spouse.health_contributions",
    "spouse.care_contributions", "spouse.sick_pay", "spouse.health_subsidy", "spouse.old_age_contributions",
    "spouse.employer_old_age_contributions", "spouse_circumstances", "children", "of_child_1",
    "child.1.childcare", "of_child_2", "paid_for", "donations", "circumstances", "prepaid", of = "refund",
  },
  source = by_hand,
}

example "A pensioner whose interest is better taxed by the tariff" {
  year   = 2025,
  given  = {
    birth_date = "1952-03-04", statutory_pension = 22000, statutory_pension_start_year = 2017,
    pension_adjustment = 4500, capital_receipts = 3000, capital_tax_withheld = 500,
    capital_surcharge_withheld = 27.50, capital_church_tax_withheld = 0, health_contributions = 1870,
    care_contributions = 792, sick_pay = false, health_subsidy = true, extraordinary_expenses = 2400,
    disability_degree = 50,
  },
  expect = { taxable_income = 13676.52, assessed_income_tax = 244, refund = 283.50, tariff_chosen_for_capital = true },
  asks   = {
    "filing", "birth_date", "church_member", "wages", "other_kinds", "statutory_pension", "capital_receipts",
    "health_contributions", "care_contributions", "sick_pay", "health_subsidy", "old_age_contributions",
    "children", "paid_for", "extraordinary_expenses", "circumstances", "disability_degree", "prepaid",
    "capital_tax_withheld", "capital_surcharge_withheld", "capital_church_tax_withheld", "foreign_tax_on_capital",
    "statutory_pension_start_year", "pension_adjustment", "recurring_income_expenses", "further_pensions",
    "capital_losses_brought_forward",
    of = "refund",
  },
  source = by_hand,
}

example "A lone parent" {
  year   = 2024,
  given  = {
    wages = 38000, wage_tax_withheld = 3100, health_contributions = 3116, care_contributions = 646,
    sick_pay = true,
    health_subsidy = true, old_age_contributions = 3534, employer_old_age_contributions = 3534,
    other_insurance_contributions = 494, children = 1, lone_parent_months = 12, child_1_childcare = 1200,
    craftsmen_services = 800,
  },
  expect = { taxable_income = 24538, assessed_income_tax = 2739, refund = 361 },
  asks   = {
    "filing", "birth_date", "church_member", "wages", "wage_tax_withheld", "commuting_days", "home_office_days",
    "work_expenses", "union_dues", "work", "other_kinds", "health_contributions", "care_contributions", "sick_pay",
    "health_subsidy", "old_age_contributions", "employer_old_age_contributions", "children", "of_child_1",
    "child.1.childcare", "paid_for", "craftsmen_services", "circumstances", "lone_parent_months", "prepaid",
    of = "refund",
  },
  source = by_hand,
}

example "A freelancer with insurance" {
  year   = 2025,
  given  = {
    monthly_income = 4000, church_member = true, federal_state = "SH", health_contributions = 8112,
    care_contributions = 2016, sick_pay = false, health_subsidy = false, church_tax_paid = 897.84,
  },
  expect = { taxable_income = 36974.16, church_tax = 573.30, put_aside_per_month = 578.61 },
  asks   = {
    "monthly_income", "monthly_expenses", "months_worked", "uneven_months", "business", "filing", "birth_date",
    "church_member", "federal_state", "health_contributions", "care_contributions", "sick_pay",
    "health_subsidy", "old_age_contributions", "other_kinds", "children", "paid_for", "circumstances",
    "prepaid", "church_tax_paid", of = "freelancer",
  },
  source = by_hand,
}

example "A trader without a church" {
  year   = 2025,
  given  = {
    monthly_income = 5000, kind_of_work = "trade", municipal_rate = 450, health_contributions = 8112,
    care_contributions = 2016, sick_pay = false, health_subsidy = false,
  },
  expect = { taxable_income = 49836, trade_tax = 5589, assessed_income_tax = 5665, put_aside_per_month = 937.84 },
  asks   = {
    "monthly_income", "monthly_expenses", "months_worked", "uneven_months", "business", "kind_of_work",
    "filing", "birth_date", "church_member", "health_contributions", "care_contributions", "sick_pay",
    "health_subsidy", "old_age_contributions", "other_kinds", "children", "paid_for", "circumstances",
    "prepaid", "trade_additions", "municipal_rate", of = "freelancer",
  },
  source = by_hand,
}

example "Three well-paid months, of which payroll withheld the surcharge" {
  year   = 2025,
  given  = {
    wages = 30000, wage_tax_withheld = 7900, surcharge_withheld = 240, without_contributions = true,
  },
  expect = { total_tax = 3946, refund = 4194 },
  asks   = {
    "filing", "birth_date", "church_member", "wages", "wage_tax_withheld", "surcharge_withheld",
    "commuting_days", "home_office_days", "work_expenses", "union_dues", "work", "other_kinds", "health_contributions",
    "care_contributions", "old_age_contributions", "employer_old_age_contributions",
    "other_insurance_contributions", "without_contributions", "children", "paid_for", "circumstances",
    "prepaid", of = "refund",
  },
  source = by_hand,
}

example "A retired civil servant, from whose pension wage tax was withheld" {
  year   = 2025,
  given  = {
    civil_pension = 40000, civil_pension_start_year = 2020, civil_pension_basis = 40000,
    wage_tax_withheld = 5000, health_contributions = 4000, sick_pay = false, health_subsidy = true,
  },
  expect = { assessed_income_tax = 5558, refund = 0, amount_due = 558 },
  asks   = {
    "filing", "birth_date", "church_member", "wages", "other_kinds", "civil_pension",
    "wage_tax_withheld", "health_contributions", "care_contributions", "sick_pay", "health_subsidy",
    "old_age_contributions", "children", "paid_for", "circumstances", "prepaid", "civil_pension_start_year",
    "civil_pension_basis", "civil_pension_months", "civil_pension_expenses", "further_civil_pensions", of = "refund",
  },
  source = by_hand,
}

-- 18.30 percent, the share that the tariff takes of 40,000, of 30,000.
example "An employee whose rate is raised by income from abroad" {
  year   = 2025,
  given  = {
    wages = 31266, wage_tax_withheld = 5000, exempt_foreign_income = 10000, without_contributions = true,
  },
  expect = { taxable_income = 30000, assessed_income_tax = 5490, amount_due = 490 },
  asks   = {
    "filing", "birth_date", "church_member", "wages", "wage_tax_withheld", "commuting_days", "home_office_days",
    "work_expenses", "union_dues", "work", "other_kinds", "exempt_foreign_income", "health_contributions",
    "care_contributions", "old_age_contributions", "employer_old_age_contributions",
    "other_insurance_contributions", "without_contributions", "children", "paid_for", "circumstances", "prepaid",
    of = "refund",
  },
  source = "Worked by hand from §§ 32a, 32b EStG: 7,320 of 40,000",
}

example "A partner of a law firm, of whom another country takes a tax" {
  year   = 2025,
  given  = {
    freelance_shares = 30036, foreign_states = 1, ["foreign_state.1.income_abroad"] = 3000,
    ["foreign_state.1.tax_abroad"] = 500,
  },
  expect = { taxable_income = 30000, income_tax = 4303, assessed_income_tax = 3872 },
  asks   = {
    "filing", "birth_date", "church_member", "wages", "other_kinds", "freelance_shares", "foreign_states",
    "health_contributions", "care_contributions", "old_age_contributions", "other_insurance_contributions",
    "children", "paid_for", "circumstances", "prepaid", "foreign_state.1.income_abroad",
    "foreign_state.1.tax_abroad", of = "refund",
  },
  source = "Worked by hand from §§ 32a, 34c EStG: 14.3433 percent of 3,000 are 430.30, and so 431",
}
