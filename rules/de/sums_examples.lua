-- Sums of which each term counts, and each person: cases that notice when one is left out or taken the wrong way.

local function worked(title, fields)
  fields.source = "Worked by hand: " .. fields.source
  example(title)(fields)
end

worked("What is still due of income tax, after what was withheld and prepaid", {
  year   = 2025,
  given  = { wages = 60000, without_contributions = true, wage_tax_withheld = 15000, income_tax_prepaid = 500 },
  expect = { income_tax_balance = -1576 },
  source = "13,924 on 60,000 - 1,230 - 36 (§ 32a EStG), less 15,500 (§ 36 Abs. 2 EStG)",
})

worked("What is still due of the surcharge, on tariff and capital", {
  year   = 2025,
  given  = {
    wages = 120000, without_contributions = true, surcharge_withheld = 1000, capital_receipts = 21000,
    capital_tax_withheld = 0, capital_surcharge_withheld = 0,
  },
  expect = { surcharge_balance = 1417.58 },
  source = "5.5 % of 38,956 on 118,734, which is less than 11.9 % of what lies above 19,950; 5.5 % of 5,000; less "
    .. "1,000",
})

worked("What is still due of church tax, on tariff and capital", {
  year   = 2025,
  given  = {
    taxable_income = 100000, federal_state = "SH", church_member = true, church_tax_paid = 0,
    church_tax_withheld = 3000, capital_receipts = 21000, tariff_chosen_for_capital = false, capital_tax_withheld = 0,
    capital_church_tax_withheld = 0,
  },
  expect = { church_tax_balance = 238.01 },
  source = "9 % of 31,088, and of 20,000 / 4.09 (§ 32d Abs. 1 EStG): 2,797.92 and 440.09, less 3,000",
})

-- Prepayments leave out what is no more than 600 in all (§ 37 Abs. 3 Satz 4 EStG), here and by one more.
for _, row in ipairs { { 50, 474 }, { 51, 0 } } do
  worked("Small deductions of 550 and donations to parties of " .. row[1], {
    year   = 2025,
    given  = {
      profit = 60000, special_expenses = 50, church_tax_paid = 120, church_tax_refunded = 20, donations = 50,
      donations_brought_forward = 50, party_donations = row[1], divorced_maintenance = 50, training_costs = 50,
      extraordinary_expenses = 40, children = 1, ["child.1.childcare"] = 100, ["child.1.school_fees"] = 100,
      ["child.1.away_months"] = 1,
    },
    expect = { small_deductions = row[2] },
    source = "50 + 100 + 80 % and 30 % of 100 + 50 + 50 + 50 + 50, 40, 1/24 of 1,200 and the donations to parties, "
      .. "which § 34g EStG has first; deducted are 460 - 36 and 50",
  })
end

worked("A spouse's pension alone makes employees of both", {
  year   = 2025,
  given  = {
    filing = "joint", spouse_civil_pension = 20000, spouse_civil_pension_start_year = 2020,
    spouse_civil_pension_basis = 20000, other_services = 300,
  },
  expect = { employee = true, side_income = 300, hardship_deducted = 300 },
  source = "§ 46 Abs. 3 EStG, § 22 Nr. 3 EStG: side income of no more than 410",
})

worked("A spouse's pension, and who is in class III", {
  year   = 2025,
  given  = {
    filing = "joint", wages = 30000, spouse_civil_pension = 12000, spouse_civil_pension_start_year = 2020,
    spouse_civil_pension_basis = 12000, tax_class = 3,
  },
  expect = { reason_to_file = "tax_classes" },
  source = "§ 46 Abs. 2 Nr. 3a EStG: both had wages, which such a pension is",
})

worked("A return of a spouse's wages alone may be filed for four years", {
  year   = 2021,
  given  = { filing = "joint", spouse_wages = 30000 },
  expect = { income_tax_return_due = "2025-12-31" },
  source = "§ 46 Abs. 2 EStG, § 169 Abs. 2 AO",
})

worked("Money of both spouses", {
  year   = 2025,
  given  = {
    filing = "joint", wages = 40000, progression_benefits = 2000, rent_received = 1000, rent_expenses = 400,
    spouse_profit = 10000, spouse_rent_received = 12000, spouse_rent_expenses = 5000,
    spouse_progression_benefits = 3000,
  },
  expect = { money_before_taxes = 42600, spouse_money_before_taxes = 20000 },
  source = "40,000 + 2,000 + 1,000 - 400; 10,000 + 12,000 - 5,000 + 3,000",
})

worked("Net income of a sum of income that is given, with the benefits of both", {
  year   = 2025,
  given  = {
    filing = "joint", sum_of_income = 50000, progression_benefits = 2000, spouse_progression_benefits = 3000,
    total_tax = 9000,
  },
  expect = { net_income = 46000 },
  source = "50,000 + 2,000 + 3,000 - 9,000",
})

worked("All contributions of both", {
  year   = 2025,
  given  = {
    filing = "joint", old_age_contributions = 1000, basic_pension_contributions = 500, health_contributions = 300,
    care_contributions = 200, other_insurance_contributions = 100, spouse_basic_pension_contributions = 50,
  },
  expect = { contributions_paid = 2150 },
  source = "1,000 + 500 + 300 + 200 + 100 + 50",
})

worked("A month of half a year's work, with trade tax", {
  year   = 2025,
  given  = {
    profit = 60000, monthly_income = 10000, months_worked = 6, amount_due = 10000, trade_tax_due = 1200,
    net_income = 45000,
  },
  expect = { net_income_per_month = 7816.66 },
  source = "48,800 / 6 and a twelfth of 45,000 - 48,800, rounded down",
})

worked("Multiples of all trades and shares of both", {
  year   = 2025,
  given  = {
    filing = "joint", trade_tax_base_amount = 2000, trade_shares_base = 500, spouse_trade_tax_base_amount = 1000,
    spouse_trade_shares_base = 300,
  },
  expect = { factor_amount = 15200 },
  source = "4 times 3,800 (§ 35 Abs. 1 Satz 1 EStG)",
})

worked("Income of trades and shares, losses by themselves", {
  year   = 2025,
  given  = {
    filing = "joint", trade_profit = 70000, trade_shares = -20000, spouse_trade_profit = 6000,
    spouse_trade_shares = 4000,
  },
  expect = { positive_trade_income = 80000 },
  source = "§ 35 Abs. 1 Satz 2 and 3 EStG: 70,000, a loss that counts as none, 6,000 and 4,000",
})

worked("Other positive income of both, source by source", {
  year   = 2025,
  given  = {
    filing = "joint", wages = 1000, work_expenses = 3000, spouse_wages = 31230, without_contributions = true,
    rent_received = 5000, tariff_chosen_for_capital = true, capital_income = 2000,
  },
  expect = { other_sources = 35000, other_positive_income = 37000 },
  source = "BFH III R 7/14: a loss of work of 2,000 counts as none; 30,000, 5,000 and 2,000",
})

-- Interest runs later where farming outweighs all else (§ 233a Abs. 2 Satz 2 AO), of both spouses who file jointly.
for _, row in ipairs {
  { 10000, 20000, 55000, "2027-12-01" }, { 15000, 10000, 50000, "2027-04-01" },
  { 15000, 10000.01, 50000.01, "2027-12-01" },
} do
  worked("Interest of farmers: " .. row[1] .. " and " .. tostring(row[2]) .. " of " .. tostring(row[3]), {
    year   = 2025,
    given  = { filing = "joint", farming_profit = row[1], spouse_farming_profit = row[2], sum_of_income = row[3] },
    expect = { interest_begin = row[4] },
    source = "15 or 23 months after 2025",
  })
end

worked("Child benefit by rank, when the eldest of four no longer counts", {
  year   = 2022,
  given  = { filing = "joint", children = 4, ["child.1.last_month"] = 6 },
  expect = {
    ["child.1.child_benefit"] = 1414, ["child.2.child_benefit"] = 2728, ["child.3.child_benefit"] = 2764,
    ["child.4.child_benefit"] = 2950,
  },
  source = "100 each; 6 of 219, 12 of 219, 6 of 225 and 6 of 219, 6 of 250 and 6 of 225 (§ 66 Abs. 1 EStG)",
})

worked("The next euro beside extraordinary income that is more than all income", {
  year   = 2025,
  given  = { taxable_income = 100000, extraordinary_income = 120000 },
  expect = { marginal_rate = 0.2487333696 },
  source = "a fifth of 100,000 (§ 34 Abs. 1 Satz 3 EStG): 2 * 176.64 * 0.2557 + 2,397 ten-thousandths at 20,000",
})

worked("A late return: whole euros, rounded down", {
  year   = 2025,
  given  = { months_late = 3, income_tax_balance = 12345.67 },
  expect = { late_filing_fee = 92 },
  source = "3 times 0.25 % of 12,345.67 is 92.59 (§ 152 Abs. 5 Satz 2, Abs. 10 AO)",
})

worked("Mobility premium for full kilometres only", {
  year   = 2021,
  given  = {
    wages = 12000, commuting_days = 150, commuting_km = 30.9, work_expenses = 900, taxable_income = 7000,
  },
  expect = { mobility_premium = 73.50 },
  source = "14 % of 10 km at 0.35 on 150 days (§ 9 Abs. 1 Satz 3 Nr. 4, § 101 EStG)",
})

worked("A trade and shares in others", {
  year   = 2025,
  given  = { trade_profit = 1000, trade_shares = 500 },
  expect = { income_from_trade = 1500, total_income = 1500 },
  source = "1,000 + 500 (§ 15 Abs. 1 EStG)",
})

worked("Training of both spouses, each up to 6,000", {
  year   = 2025,
  given  = { filing = "joint", wages = 50000, without_contributions = true, training_costs = 1000,
             spouse_training_costs = 7000 },
  expect = { taxable_income = 41770 },
  source = "50,000 - 1,230 - 1,000 - 6,000 (§ 10 Abs. 1 Nr. 7 EStG)",
})

worked("A spouse who is blind", {
  year   = 2025,
  given  = { filing = "joint", wages = 50000, without_contributions = true, spouse_helpless_or_blind = true },
  expect = { taxable_income = 41298 },
  source = "50,000 - 1,230 - 72 - 7,400 (§ 33b Abs. 3 Satz 3 EStG)",
})

worked("Age relief of a spouse", {
  year   = 2025,
  given  = { filing = "joint", wages = 30000, without_contributions = true, spouse_birth_date = "1950-05-05",
             spouse_rent_received = 6000, spouse_rent_expenses = 1000 },
  expect = { total_income = 32630 },
  source = "28,770 + 5,000 - 1,140: 24 % of 5,000, at most 1,140, of the cohort of 2015 (§ 24a EStG)",
})

-- Changes of the rules that no other case told.

worked("Care that the reasonable burden leaves, beside craftsmen at their limit", {
  year   = 2025,
  given  = { extraordinary_expenses = 20000, burdens_for_services = 3000, burdens_for_craftsmen = 4000,
             craftsmen_services = 5000, reasonable_burden = 5000 },
  expect = { household_reduction = 1800 },
  source = "§ 35a EStG: 20 % of 3,000, and of 5,000 + 2,000 no more than 1,200",
})

worked("A pension of a former employer beside a trade", {
  year   = 2025,
  given  = {
    trade_profit = 10000, civil_pension = 20000, civil_pension_start_year = 2020, civil_pension_basis = 20000,
  },
  expect = { other_sources = 18338 },
  source = "20,000 - 1,200 - 360 - 102 (§ 19 Abs. 2, § 9a Satz 1 Nr. 1 Buchst. b, § 35 Abs. 1 Satz 2 EStG)",
})

worked("Assets that fall to the nearest cent", {
  year   = 2020,
  given  = { further_receipts = 50000, asset_1_cost = 12345, asset_1_year = 2020, asset_1_month = 12, asset_1_life = 5,
             asset_1_method = "declining" },
  expect = { depreciation = 257.19 },
  source = "a twelfth of 25 % of 12,345 (§ 7 Abs. 2 EStG)",
})

worked("An electric car of July 2025", {
  year   = 2025,
  given  = { further_receipts = 50000, asset_1_cost = 48123.45, asset_1_year = 2025, asset_1_month = 7,
             asset_1_life = 6, asset_1_method = "electric" },
  expect = { depreciation = 36092.59 },
  source = "75 % of 48,123.45 (§ 7 Abs. 2a EStG)",
})

worked("An electric car in its second year", {
  year   = 2026,
  given  = { further_receipts = 50000, asset_1_cost = 395119.47, asset_1_year = 2025, asset_1_month = 9,
             asset_1_life = 6, asset_1_method = "electric" },
  expect = { depreciation = 39511.95 },
  source = "10 % of 395,119.47 (§ 7 Abs. 2a EStG)",
})

worked("An investment deduction is no more than its share", {
  year   = 2011,
  given  = { further_receipts = 100000, planned_investments = 974.47 },
  expect = { investment_deduction = 389.78 },
  source = "up to 40 % of 974.47, which is 389.788 (§ 7g Abs. 1 Satz 1 EStG)",
})

worked("Nine months with a fund", {
  year   = 2024,
  given  = { fund_start_value = 50000, fund_end_value = 60000, fund_months = 9, fund_kind = "equity" },
  expect = { advance_lump_sum = 669.38 },
  source = "nine twelfths of 50,000 at 70 % of 2.55 % (§ 18 InvStG)",
})

worked("Funds to the nearest cent", {
  year   = 2026,
  given  = {
    fund_start_value = 50000, fund_end_value = 60000, fund_kind = "equity", further_funds = 2,
    ["further_fund.1.value_before"] = 20000, ["further_fund.1.value_after"] = 20100,
    ["further_fund.1.months_held"] = 5, ["further_fund.1.fund_type"] = "equity",
    ["further_fund.2.value_before"] = 20000, ["further_fund.2.value_after"] = 20100,
    ["further_fund.2.months_held"] = 7, ["further_fund.2.fund_type"] = "equity",
  },
  expect = { fund_income_taxed = 689.85 },
  source = "70 % of 885.50, of 41.67 and of 58.33 (§§ 18, 20 InvStG): 50,000 at 70 % of 2.53 %, and growths of 100",
})

worked("Dividends by partial income to the nearest cent", {
  year   = 2010,
  given  = { other_income = 40000, shareholder_dividends = 10000, shareholder_expenses = 53.37 },
  expect = { shareholder_income = 5967.98 },
  source = "60 % of 9,946.63 (§ 3 Nr. 40, § 3c Abs. 2 EStG)",
})

worked("A spouse's new home that costs too much", {
  year   = 2025,
  given  = {
    filing = "joint", spouse_building_cost = 450000, spouse_building_finished = 2024,
    spouse_building_acquired = "2024-05-01", spouse_new_home_area = 80, spouse_new_home_applied = "2023-03-01",
  },
  expect = { ["spouse.new_home_depreciation"] = 0 },
  source = "450,000 is more than 80 times 5,200 (§ 7b Abs. 2 Satz 2 Nr. 2 EStG)",
})

-- The cents of a gain on a substantial share, of its tax-free part and of its allowance.
for _, row in ipairs { { 1000.01, 0.01, 600.01 }, { 10000, 0.3333, 2980.30 }, { 10000, 0.33335, 2979.85 } } do
  worked("Gain of " .. row[1] .. " on " .. row[2] .. " of a company", {
    year   = 2025,
    given  = { substantial_share_gain = row[1], substantial_share_sold = row[2], statutory_pension = 0 },
    expect = { taxed_substantial_share_gain = row[3] },
    source = "60 % less 9,060 times the share, as far as it is not more than 36,100 times it (§ 17 Abs. 3 EStG)",
  })
end

worked("A trade by the month beside a spouse's freelance work", {
  year   = 2025,
  given  = { filing = "joint", kind_of_work = "trade", monthly_income = 1000, spouse_profit = 5000 },
  expect = { income_from_trade = 12000, ["spouse.income_from_trade"] = 0, freelance_income = 0,
             ["spouse.freelance_income"] = 5000 },
  source = "§§ 15, 18 EStG: what is asked for by the month is of the taxpayer",
})

worked("A spouse's energy allowance", {
  year   = 2022,
  given  = { filing = "joint", spouse_profit = 20000 },
  expect = { energy_allowance_set = 0, ["spouse.energy_allowance_set"] = 300 },
  source = "§ 113 EStG: who had income of §§ 13, 15, 18 or active wages",
})

-- The next euro with the fifths of § 34 Abs. 1 EStG, by the formula of § 32a Abs. 1 Satz 2 Nr. 3 EStG in 2025:
-- 2 * 176.64 * y + 2,397 ten-thousandths. Of spouses each half has it.
for _, row in ipairs {
  { "single", 100000, 100000, 1.243666848, "five times that at 20,000, since nothing else fills the steps before" },
  { "joint", 200000, 240000, 0.2487333696, "that at a fifth of 100,000" },
  { "joint", 100000, 40000, 0.3547173696, "that at 30,000, and five times what it is more at 34,000" },
} do
  worked("The next euro beside extraordinary income of " .. row[3] .. ", " .. row[1], {
    year   = 2025,
    given  = { filing = row[1], taxable_income = row[2], extraordinary_income = row[3] },
    expect = { marginal_rate = row[4] },
    source = row[5],
  })
end

worked("Child allowances in the comparison of a pension plan", {
  year   = 2025,
  given  = { filing = "joint", children = 1, zve_without_riester = 60000, riester_deductible = 2100 },
  expect = { tax_without_riester_after_allowances = 5960, tax_with_riester_after_allowances = 5404 },
  source = "twice the tax on 25,200, and on 24,150: half of 60,000 - 9,600 and of 57,900 - 9,600 (§ 10a Abs. 2 EStG)",
})

worked("The limit of foreign tax, by a rate that is cut", {
  year   = 2025,
  given  = {
    taxable_income = 45000, foreign_states = 1, ["foreign_state.1.income_abroad"] = 30000,
    ["foreign_state.1.tax_abroad"] = 10000,
  },
  expect = { foreign_tax_on_tariff = 5974 },
  source = "8,961 of 45,000 is 19.9133 %, of 30,000 5,973.99, up to a euro (H 34c (3) EStH)",
})

-- A third of the reference amount of the year, a ninetieth for a day; of artists a sixth.
for year, amount in pairs {
  [2013] = { 898.33, 449.17 }, [2014] = { 921.67, 460.83 }, [2015] = { 945, 472.50 }, [2016] = { 968.33, 484.17 },
} do
  for number, kind in ipairs { "other", "artist" } do
    worked("The least that bears contributions in " .. year .. ", " .. kind, {
      year   = year,
      given  = {
        insured_as = kind == "artist" and "artist" or "voluntary", voluntary_kind = "other", insured_income = 100,
      },
      expect = { own_insurance_base = amount[number] },
      source = "2,695, 2,765, 2,835 and 2,905 a month (§ 18 SGB IV, §§ 234, 240 Abs. 4 SGB V)",
    })
  end
end

worked("An elder child who counts in no month is none for the rank of others", {
  year   = 2021,
  given  = { filing = "joint", children = 3, ["child.1.months"] = 0 },
  expect = { ["child.1.child_benefit"] = 0, ["child.3.child_benefit"] = 2778 },
  source = "150 and twelve times 219, as the second child; a third one would have 225 (§ 66 Abs. 1 EStG)",
})

for wage, base in pairs { [12000] = 7379.50, [0] = 0 } do
  worked("Yearly pay of " .. wage .. " and the sliding zone", {
    year   = 2025,
    given  = {
      gross_wage = wage, pay_period = "year", tax_class = 1, additional_health_rate = 0.025, care_childless = false,
    },
    expect = { contribution_wage = base },
    source = "twelve times 444 * 2,000 / 1,444, which is 1,000 a month beyond 556 (§ 20 Abs. 2a Satz 6 SGB IV)",
  })
end

worked("Burdens and lump sums for travel that are too much for prepayments", {
  year   = 2025,
  given  = { profit = 60000, extraordinary_expenses = 5000, disability_travel = "severe", reasonable_burden = 0 },
  expect = { small_deductions = 0 },
  source = "5,000 + 4,500 is more than 600 (§ 33 Abs. 2a, § 37 Abs. 3 Satz 4 EStG)",
})

worked("Small side income of 2013 of a spouse, and age relief", {
  year   = 2013,
  given  = {
    filing = "joint", spouse_wages = 1000, without_contributions = true, spouse_birth_date = "1940-06-01",
    spouse_rent_received = 300,
  },
  expect = { hardship_deducted = 180 },
  source = "300 less 520 - 400: 40 % of the cohort of 2005 (§ 24a Satz 4, § 46 Abs. 3 EStG)",
})

worked("A spouse's later pension beside an earlier one", {
  year   = 2025,
  given  = {
    filing = "joint", spouse_civil_pension = 20000, spouse_civil_pension_start_year = 2025,
    spouse_civil_pension_basis = 20000, ["spouse.further_civil_pensions"] = 1,
    ["spouse.further_civil_pension.1.amount"] = 20000, ["spouse.further_civil_pension.1.start_year"] = 2020,
    ["spouse.further_civil_pension.1.basis"] = 20000,
  },
  expect = { ["spouse.civil_pension_free"] = 1560 },
  source = "990 and 297, 1,200 and 360, together no more than those of the first, of 2020 (§ 19 Abs. 2 Satz 6 EStG)",
})

worked("Gains on shares beside other receipts, after losses of the years before", {
  year   = 2025,
  given  = {
    capital_receipts = 1000, share_gains = 800, share_losses_brought_forward = 300,
    capital_losses_brought_forward = 200,
  },
  expect = { netted_capital_receipts = 1300 },
  source = "1,000 + 500 - 200 (§ 20 Abs. 6 EStG)",
})

worked("A spouse's energy allowance that the employer did not pay", {
  year   = 2022,
  given  = { filing = "joint", wages = 30000, spouse_wages = 20000, spouse_energy_allowance_paid = false },
  expect = { energy_allowance_set = 0, ["spouse.energy_allowance_set"] = 300 },
  source = "§§ 115, 117 EStG: of each by itself",
})

-- 2005 stands for all years before.
worked("The cohort of who was 64 in 2003", {
  year   = 2025,
  given  = { birth_date = "1939-06-01" },
  expect = { cohort = 2005 },
  source = "§ 24a Satz 5 EStG",
})

worked("Expenses of a shareholder in a year without dividends", {
  year   = 2025,
  given  = { profit = 20000, shareholder_expenses = 100 },
  expect = { shareholder_income = -60 },
  source = "60 % of them, whenever dividends come (§ 3c Abs. 2 Satz 1 EStG)",
})

worked("Two children of a lone parent", {
  year   = 2025,
  given  = { children = 2, lone_parent_months = 12 },
  expect = { lone_parent_children = 2, relief_for_lone_parents = 4500 },
  source = "4,260 and 240 (§ 24b Abs. 2 EStG)",
})

worked("A loss as great as the receipts", {
  year   = 2025,
  given  = { further_receipts = 21, meal_days_long = 3 },
  expect = { sum_of_income = -21 },
  source = "21 less three times 14 (§ 9 Abs. 4a EStG)",
})
