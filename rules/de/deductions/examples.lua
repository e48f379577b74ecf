-- Figures that were superseded before their year began, and the traps of the deductions, worked by hand.

local by_hand = "Worked by hand from § 10 EStG in the version then known"

for known, deducted in pairs { ["2022-12-19"] = 9600, ["2022-12-20"] = 10000 } do
  example("Old-age provision of 2023 as known on " .. known) {
    year   = 2023,
    known  = known,
    given  = { basic_pension_contributions = 10000, old_age_maximum = 26528 },
    expect = { old_age_provision_deducted = deducted },
    source = by_hand .. ": 96 %, by the Jahressteuergesetz 2022 100 %",
  }
end

for known, deducted in pairs { ["2022-12-12"] = 9984, ["2022-12-13"] = 10347 } do
  example("Maintenance of 2022 as known on " .. known) {
    year   = 2022,
    known  = known,
    given  = {
      supported_1_maintenance = 12000, supported_1_income = 0, supported_1_insurance = 0, supported_1_grants = 0,
      supported_1_months = 12,
    },
    expect = { supported_1_maintenance_deducted = deducted },
    source = "§ 33a Abs. 1 Satz 1 EStG as then known: 9,984; by the Inflationsausgleichsgesetz 10,347",
  }
end

for known, deducted in pairs { ["2024-12-04"] = 4000, ["2024-12-05"] = 4800 } do
  example("Childcare of 2025 as known on " .. known) {
    year   = 2025,
    known  = known,
    given  = { children = 2, child_1_childcare = 7000, child_2_childcare = 0 },
    expect = { childcare_deducted = deducted },
    source = by_hand .. ": two thirds up to 4,000, by the Jahressteuergesetz 2024 80 % up to 4,800",
  }
end

example "Childcare of 2025 below the maximum as known before" {
  year   = 2025,
  known  = "2024-12-04",
  given  = { children = 1, child_1_childcare = 600 },
  expect = { childcare_deducted = 400 },
  source = by_hand .. ": two thirds",
}

example "Contributions of a self-employed person without sick pay count in full" {
  year   = 2025,
  given  = { health_contributions = 8400, care_contributions = 1728, sick_pay = false, health_subsidy = false },
  expect = { other_provident_deducted = 10128 },
  source = "Worked by hand from § 10 Abs. 4 Satz 4 EStG: basic insurance beyond 2,800",
}

example "What a freelancer with health and care insurance and church tax puts aside" {
  year   = 2025,
  given  = {
    monthly_income       = 4000,
    federal_state        = "SH",
    church_member        = true,
    church_tax_paid      = 897.84,
    health_contributions = 8400,
    care_contributions   = 1728,
    sick_pay             = false,
    health_subsidy       = false,
  },
  expect = { provident_expenses_deducted = 10128, taxable_income = 36974.16, put_aside_per_month = 578.61 },
  source = "Worked by hand from §§ 10, 32a EStG, § 51a EStG with 9 %",
}

example "The taxable income of an assessment from which allowances were taken off" {
  year   = 2025,
  given  = {
    filing                    = "joint",
    taxable_income            = 80400,
    children                  = 2,
    child_allowances_deducted = 9600,
    child_benefit_added       = 3060,
  },
  expect = { income_tax = 14768, assessed_income_tax = 17828, fictitious_taxable_income = 70800, levy_base = 11778 },
  source = "Worked by hand from §§ 31, 32a, 51a EStG: allowances of one of two children",
}

example "Church tax of a couple with two children whose child benefit is worth more" {
  year   = 2025,
  given  = {
    filing = "joint", taxable_income = 80000, child_allowances = 2, church_member = true, federal_state = "NW",
  },
  expect = { church_tax = 795.06 },
  source = "Worked by hand from § 51a Abs. 2 EStG: 9 % of the tax on 60,800",
}
