-- The taxpayer and the spouse: the law works out the income of each for itself (§ 26b EStG), and the spouse counts
-- where they file jointly. What is of each is declared `of = "person"`.

person "spouse" {
  label   = { en = "Spouse", de = "Ehegatte" },
  help    = { en = "Or civil partner, where both file jointly.", de = "Oder Lebenspartner, bei Zusammenveranlagung." },
  source  = "§§ 26, 26b EStG",
  labels  = { en = "Spouse: {label}", de = "Ehegatte: {label}" },
  asks    = { en = "Spouse: {ask}", de = "Ehegatte: {ask}" },
  section = "{section}",
  aliases = { "spouse_{name}", "{name}_ehegatte" },
  present = function(case) return case.filing == "joint" end,
}

local persons = {}

-- What is of each. Filing apart puts the spouse's in the place of the taxpayer's.
persons.facts = {
  "active_pension_months", "active_pension_wages", "basic_pension_contributions", "birth_date", "building_acquired",
  "building_begun", "building_book_value", "building_cost", "building_finished", "building_life", "building_method",
  "business_sale_gain", "capital_losses_brought_forward", "capital_receipts", "care_contributions", "civil_pension",
  "civil_pension_basis", "civil_pension_expenses", "civil_pension_months", "civil_pension_start_year",
  "commuting_by_own_car", "commuting_car_km", "commuting_days", "commuting_km", "commuting_reimbursed",
  "commuting_shuttle_km", "commuting_tickets", "disability_condition", "disability_degree", "disability_travel",
  "employee_car_acquired", "employee_car_by_day", "employee_car_drive", "employee_car_km", "employee_car_months",
  "employee_car_paid", "employee_car_price", "employee_car_taxed", "employee_car_trips",
  "employer_old_age_contributions", "energy_allowance_paid", "exempt_foreign_income", "expenses_without_withholding",
  "farming_profit", "first_and_last_trip_km", "first_full_year_pension", "freelance_shares", "fund_end_value",
  "fund_income_equity", "fund_income_foreign_real_estate", "fund_income_mixed", "fund_income_other",
  "fund_income_real_estate", "fund_kind", "fund_months", "fund_paid_out", "fund_start_value",
  "further_double_households", "guardian_receipts", "health_contributions", "health_contributions_without_sick_pay",
  "health_subsidy", "helpless_or_blind", "home_office_days", "home_trip_flights", "home_trip_km", "home_trip_km_rate",
  "home_trip_tickets", "home_trips", "home_trips_by_own_car", "honorary_expenses", "honorary_receipts", "letting_share",
  "letting_shares", "letting_surplus_forecast", "lorry_nights", "moved_for_work", "moving_costs", "moving_day",
  "moving_homes", "moving_others", "municipal_rate", "new_home_applied", "new_home_area", "old_age_contributions",
  "old_age_most_cut", "old_fund_allowance_used", "old_fund_gains", "other_income", "other_insurance_contributions",
  "other_recurring_income", "other_services", "pension_adjustment", "private_annuity", "private_annuity_age",
  "private_annuity_term", "private_sales", "progression_benefits", "recurring_income_expenses", "rent_expenses",
  "rent_received", "repairs_in_three_years", "repairs_of_earlier_years", "riester_children",
  "riester_children_before_2008", "riester_contributions", "riester_pay_before", "riester_through_spouse",
  "sale_allowance_claimed", "saver_allowance_used", "savings_for_building", "savings_in_shares",
  "second_commuting_by_own_car", "second_commuting_days", "second_commuting_km", "second_commuting_shuttle_km",
  "second_home_abroad", "second_home_beside_own", "second_home_breakfasts", "second_home_costs",
  "second_home_main_meals", "second_home_meal_days", "second_home_meals_abroad", "second_home_months",
  "second_home_other_costs", "second_home_reimbursed", "second_home_travel_days", "share_gains",
  "share_losses_brought_forward", "shareholder_dividends", "shareholder_expenses", "sick_pay", "spread_over",
  "spread_repairs", "statutory_pension", "statutory_pension_start_year", "substantial_share_gain",
  "substantial_share_sold", "survivor", "swiss_tax_withheld", "third_commuting_by_own_car", "third_commuting_days",
  "third_commuting_km", "third_commuting_shuttle_km", "trade_additions", "trade_profit", "trade_shares",
  "trade_shares_base", "trade_shares_tax", "trainer_expenses", "trainer_receipts", "training_costs", "trip_breakfasts",
  "trip_costs", "trip_full_days", "trip_km", "trip_main_meals", "trip_meals_abroad", "trip_meals_paid",
  "trip_meals_reimbursed", "trip_reimbursed", "trip_short_days", "trip_travel_days", "union_dues", "usual_rent",
  "wages", "wages_without_withholding", "walking_impaired", "work_expenses", "workroom", "workroom_costs",
  "workroom_months",
}
persons.results = {
  "advance_lump_sum", "basic_insurance", "benefits_after_own_lump_sum", "building_depreciation", "church_tax_withheld",
  "civil_pension_free", "civil_pension_income", "civil_pensions", "cohort", "commuting_allowance",
  "disability_lump_sum", "disability_travel_lump_sum", "disabled_commuter", "double_household_deducted",
  "employee_car_benefit", "employee_car_correction", "employee_expenses", "employment_income", "energy_allowance_set",
  "far_commuting_counted", "first_civil_pension_share", "free_wages", "freelance_income", "fund_income_taxed",
  "further_work_expenses", "home_office_allowance", "home_trips_counted", "honorary_income", "income_from_trade",
  "insured_wages", "letting_expenses", "moving_deducted", "netted_capital_receipts", "new_home_depreciation",
  "old_fund_gains_free", "other_income_of_all_types", "private_annuities", "private_annuity_term_share", "profit",
  "proven_work_expenses", "recurring_income", "rental_income", "repairs_are_cost", "repairs_spread_now",
  "second_home_counted", "shareholder_income", "statutory_pension_free", "statutory_pension_share_year",
  "statutory_pensions", "surcharge_withheld", "swiss_tax_credited", "taxed_annuities", "taxed_sale_gain",
  "taxed_services_and_sales", "taxed_substantial_share_gain", "taxed_wages", "trade_income",
  "trade_income_after_allowance", "trade_income_rounded", "trade_tax", "trade_tax_base_amount", "trainer_income",
  "trip_meals", "trip_meals_cut", "trips_deducted", "wage_tax_withheld", "wages_with_withholding", "workroom_deducted",
}

-- A fact or result of each that is not among them would stay with the taxpayer where spouses file apart.
local function listed(names, name)
  for _, one in ipairs(names) do
    if one == name then return name end
  end
  error("'" .. name .. "' is declared of each spouse, and is not among the names in income/persons.lua")
end

-- `persons.input "wages"` declares a fact of each, `persons.rule "taxed_wages"` a result of each that is the same
-- however they file. A result that depends on it, such as by an allowance of both, is a plain `rule`.
function persons.input(name) return input(listed(persons.facts, name)) end

function persons.rule(name) return rule(listed(persons.results, name)) end

return persons
