-- Lines of the annexes of the tax return: cases on the lines that no other case tells of.

local function worked(title, fields)
  fields.source = "Worked by hand from " .. fields.source
  example(title)(fields)
end

-- Assets for which an investment deduction was made in years before: it is added to the profit, and their cost is so
-- much less. The year, cost, month, life and deduction of two assets, all deductions, what is written off.
for _, row in ipairs {
  { 2024, { 9000, 7, 6, 3600 }, { 1500, 12, 3, 750 }, 4350, 1200, "half of a sixth of 5,400; 750 at once" },
  { 2024, { 9000, 7, 6, 3600 }, { 1600.02, 12, 3, 800 }, 4400, 472.22,
    "half of a sixth of 5,400; 800.02 is above 800: a month of three years" },
  { 2025, { 10000, 1, 5, 5000 }, { 1600, 6, 4, 800 }, 5800, 1800, "a fifth of 5,000; 800 at once" },
} do
  local year, first, second, used, written_off, words = table.unpack(row)
  worked("Investment deductions of " .. used .. " are used in " .. year .. ": " .. words, {
    year   = year,
    given  = {
      further_receipts = 60000, assets = 2, ["asset.1.cost"] = first[1], ["asset.1.year"] = year,
      ["asset.1.month"] = first[2], ["asset.1.life"] = first[3], ["asset.1.deduction_used"] = first[4],
      ["asset.2.cost"] = second[1], ["asset.2.year"] = year, ["asset.2.month"] = second[2],
      ["asset.2.life"] = second[3], ["asset.2.deduction_used"] = second[4],
    },
    expect = { investment_deductions_used = used, depreciation = written_off, profit = 60000 - exact(written_off) },
    source = "§ 6 Abs. 2, § 7 Abs. 1, § 7g Abs. 2 EStG: " .. words,
  })
end

-- The year; days and kilometres to work of a spouse; what the second home costs, trips home and their kilometres; the
-- allowance for the far kilometres above the lump sum of 1,230, the premium.
for _, row in ipairs {
  { 2024, 150, 50, 0, 0, 0, 1380, 193.20, "150 x (6 + 11.40) less 1,230, of 1,710" },
  { 2025, 150, 50, 0, 0, 0, 1380, 193.20, "150 x (6 + 11.40) less 1,230, of 1,710" },
  { 2025, 150, 10, 3000, 40, 120.9, 1520, 212.80, "40 x 38, with 450, 3,000 and 240 above 1,230" },
  { 2024, 0, 0, 100, 40, 120.9, 630, 88.20, "100 and 40 x (6 + 38) less 1,230, of 1,520" },
  { 2025, 0, 0, 5000, 40, 20.9, 0, 0, "no kilometre from the 21st on" },
  { 2025, 150, 30, 3000, 40, 120, 2090, 292.60, "150 x 3.80 and 40 x 38, with other costs above 1,230" },
} do
  local year, days, km, home, trips, trip_km, far, premium, words = table.unpack(row)
  worked("Far kilometres of a spouse in " .. year .. ": " .. words, {
    year   = year,
    given  = {
      filing = "joint", ["spouse.wages"] = 12000, ["spouse.commuting_days"] = days, ["spouse.commuting_km"] = km,
      ["spouse.second_home_costs"] = home, ["spouse.home_trips"] = trips, ["spouse.home_trip_km"] = trip_km,
      taxable_income = 20000,
    },
    expect = { ["spouse.far_commuting_counted"] = far, mobility_premium = premium },
    source = "§ 9 Abs. 1 Satz 3 Nr. 4 Satz 8, Nr. 5 Satz 9, § 101 EStG: " .. words .. "; 14 % of it, since 20,000 "
      .. "are more than that below twice the basic allowance",
  })
end

for year = 2024, 2025 do
  worked("First training of a spouse, up to 6,000, in " .. year, {
    year   = year,
    given  = { filing = "joint", wages = 50000, without_contributions = true, ["spouse.training_costs"] = 7000 },
    expect = { training_costs_deducted = 6000, taxable_income = 42770 },
    source = "§ 9a, § 10 Abs. 1 Nr. 7, § 10c EStG: 50,000 - 1,230 - 6,000",
  })

  worked("A spouse who is blind has no lump sum of a degree, in " .. year, {
    year   = year,
    given  = {
      filing = "joint", wages = 50000, without_contributions = true, ["spouse.helpless_or_blind"] = true,
      ["spouse.disability_degree"] = 60,
    },
    expect = { taxable_income = 41298 },
    source = "§ 33b Abs. 3 Satz 3 EStG: 50,000 - 1,230 - 72 - 7,400, not 1,440",
  })

  worked("Shares of a spouse in letting by others, with a loss, in " .. year, {
    year   = year,
    given  = {
      filing = "joint", wages = 40000, without_contributions = true, ["spouse.rent_received"] = 5000,
      ["spouse.rent_expenses"] = 1000, ["spouse.letting_shares"] = -3000.50,
    },
    expect = { ["spouse.rental_income"] = 999.50, total_income = 39769.50, taxable_income = 39697.50 },
    source = "§§ 2, 9a, 10c, 21 EStG: 38,770 + 4,000 - 3,000.50, less 72",
  })
end

-- The year, when a spouse was born, the relief for age on rents of 4,000.
for _, row in ipairs {
  { 2024, "1959-01-01", 560, "14 % of the cohort of 2023" },
  { 2024, "1960-01-01", 544, "13.6 % of the cohort of 2024" },
  { 2024, "1960-01-02", 0, "64 only in the course of 2024" },
  { 2025, "1959-01-01", 560, "14 % of the cohort of 2023" },
  { 2025, "1959-01-02", 544, "13.6 % of the cohort of 2024" },
  { 2025, "1960-01-02", 528, "13.2 % of the cohort of 2025" },
} do
  local year, born, relief, words = table.unpack(row)
  worked("Age relief in " .. year .. " of a spouse who was born on " .. born, {
    year   = year,
    given  = {
      filing = "joint", wages = 30000, without_contributions = true, ["spouse.birth_date"] = born,
      ["spouse.rent_received"] = 4000,
    },
    expect = { ["spouse.age_relief"] = relief, total_income = 32770 - relief },
    source = "§ 24a EStG, §§ 187, 188 BGB: " .. words .. " of 4,000; 28,770 + 4,000 less it",
  })
end

-- The year, months, own income, grants, insurance of a second person who is paid 9,000 of 12,000; what is deducted.
for _, row in ipairs {
  { 2024, 12, 3000, 500, 1200, 7581, "11,784 + 1,200 - 2,376 - 500" },
  { 2025, 12, 3000, 500, 1200, 7815, "12,096 + 1,200 - 2,376 - 500" },
  { 2025, 6, 3000, 500, 1200, 3045, "6,048 + 1,200 - 2,688 - 500" },
  { 2025, 12, 624, 0, 0, 9000, "12,096, but no more than 12,000" },
  { 2025, 12, 0, 12096, 0, 0, "nothing is left of 12,096" },
} do
  local year, months_paid, income, grants, insurance, deducted, words = table.unpack(row)
  worked("A second person in need in " .. year .. ": three quarters of " .. words, {
    year   = year,
    given  = {
      supported_people = 2, ["supported.1.maintenance"] = 4000, ["supported.1.own_income"] = 0,
      ["supported.2.maintenance"] = 9000, ["supported.2.paid_by_all"] = 12000, ["supported.2.own_income"] = income,
      ["supported.2.grants"] = grants, ["supported.2.insurance"] = insurance,
      ["supported.2.maintained_months"] = months_paid,
    },
    expect = { ["supported.2.maintenance_deducted"] = deducted, maintenance_deducted = 4000 + deducted },
    source = "§ 33a Abs. 1 Satz 1, 2, 5 and 7, Abs. 3 EStG: three quarters of " .. words,
  })
end
