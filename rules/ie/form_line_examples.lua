-- Lines of Form 11: cases on the lines that no other case tells of.

local function worked(title, fields)
  fields.source = "Worked by hand from " .. fields.source
  example(title)(fields)
end

-- Credits and bands of who came in the year are those of the whole year: the year, income tax and USC on 30,000.
for _, row in ipairs {
  { 2023, 2450, 596.82, "6,000 - 3,550; 60.06, 218.16 and 7,080 x 4.5 %" },
  { 2024, 2250, 504.62, "6,000 - 3,750; 60.06, 274.96 and 4,240 x 4 %" },
  { 2025, 2000, 446, "6,000 - 4,000; 60.06, 307.40 and 2,618 x 3 %" },
} do
  worked("Pay of half of " .. row[1] .. ", the year of arrival", {
    year   = row[1],
    given  = { salary = 30000, moved_in_year = true },
    expect = { income_tax = row[2], usc = row[3] },
    source = "TCA 1997 ss. 15, 461, 472, 531AN, 822; Revenue, Split-year treatment in your year of arrival: " .. row[4],
  })
end

-- The year, income tax and USC on a profit of 40,000 and one of 8,000 to which 3,000 are added back.
for _, row in ipairs {
  { 2023, 8850, 1541.82, 2040, "8,000 and 11,000 x 40 % less 3,550" },
  { 2024, 8250, 1344.62, 2052.75, "8,400 and 9,000 x 40 % less 3,750" },
  { 2025, 7600, 1076, 2103.75, "8,800 and 7,000 x 40 % less 4,000" },
} do
  local year, tax, usc, prsi, words = table.unpack(row)
  worked("What is added back in the accounts of a second trade, " .. year, {
    year   = year,
    given  = {
      salary = 0, turnover = 40000, further_trades = 1, ["further_trade.1.turnover"] = 20000,
      ["further_trade.1.trade_expenses"] = 12000, ["further_trade.1.depreciation"] = 1000,
      ["further_trade.1.private_expenses"] = 500, ["further_trade.1.entertainment"] = 300,
      ["further_trade.1.drawings"] = 1200,
    },
    expect = {
      ["further_trade.1.add_backs"] = 3000, ["further_trade.1.trade_profit"] = 11000, self_employed_income = 51000,
      income_tax = tax, usc = usc, prsi = prsi,
    },
    source = "TCA 1997 ss. 15, 81, 461, 472AB, 531AN, 840; Social Welfare Consolidation Act 2005 s. 21: " .. words
      .. "; 51,000 at 4, 4.025 or 4.125 %",
  })
end

-- The year; when a machine of 16,000 of a second trade was bought, its private share, the price for which it was sold
-- in June; what of it is charged, income tax on 30,000, 12,000 and that: at 40 % what is above the band of 40,000,
-- 42,000 or 44,000, less credits of 3,550, 3,750 or 4,000.
for number, row in ipairs {
  { 2023, "2019-03-01", 0, 10000, 2000, 6050, "8,000 of four years leave 8,000" },
  { 2024, "2020-03-01", 0.25, 10000, 1500, 5250, "8,000 of four years leave 8,000; three quarters of 2,000" },
  { 2025, "2021-03-01", 0.25, 10000, 1500, 4700, "8,000 of four years leave 8,000; three quarters of 2,000" },
  { 2025, "2015-03-01", 0, 2000, 2000, 4800, "nothing was left" },
  { 2025, "2015-03-01", 0, 1999.99, 0, 4400, "nothing was left, but the price is less than 2,000" },
  { 2025, "2023-03-01", 0, 20000, 4000, 5600, "no more than the 4,000 that were allowed" },
} do
  local year, bought, private, price, charge, tax, words = table.unpack(row)
  worked("A machine of a second trade is sold, " .. number .. ": " .. words, {
    year   = year,
    given  = {
      salary = 0, turnover = 30000, further_trades = 1, ["further_trade.1.turnover"] = 20000,
      ["further_trade.1.trade_expenses"] = 8000, ["further_trade.1.asset_cost"] = 16000,
      ["further_trade.1.asset_bought"] = bought, ["further_trade.1.asset_private_share"] = private,
      ["further_trade.1.asset_sold"] = year .. "-06-01", ["further_trade.1.asset_proceeds"] = price,
    },
    expect = {
      ["further_trade.1.balancing_charge"] = charge, ["further_trade.1.profit_of_further_trade"] = 12000 + charge,
      income_tax = tax,
    },
    source = "TCA 1997 ss. 15, 284(2), 288: 2,000 a year; " .. words,
  })
end

-- The year, income tax on 60,000 less the loss, USC on 60,000.
for _, row in ipairs {
  { 2023, 8450, 1946.82, "8,000 and 10,000 x 40 % less 3,550; 60.06, 218.16 and 37,080 x 4.5 %" },
  { 2024, 7850, 1704.62, "8,400 and 8,000 x 40 % less 3,750; 60.06, 274.96 and 34,240 x 4 %" },
  { 2025, 7200, 1346, "8,800 and 6,000 x 40 % less 4,000; 60.06, 307.40 and 32,618 x 3 %" },
} do
  local year, tax, usc, words = table.unpack(row)
  worked("The claimed loss of a second trade with allowances, " .. year, {
    year   = year,
    given  = {
      salary = 60000, further_trades = 2, ["further_trade.1.turnover"] = 10000,
      ["further_trade.1.trade_expenses"] = 18000, ["further_trade.1.capital_allowances"] = 2000,
      ["further_trade.1.claims_trade_loss"] = true, ["further_trade.1.works_in_trade"] = true,
      ["further_trade.2.turnover"] = 1000, ["further_trade.2.trade_expenses"] = 5000,
      ["further_trade.2.capital_allowances"] = 700,
    },
    expect = {
      ["further_trade.1.claimed_loss_of_trade"] = 10000, ["further_trade.2.claimed_loss_of_trade"] = 0,
      trade_loss_relief = 10000, total_income = 50000, income_tax = tax, usc = usc,
      trade_losses_carried_forward = 4000, ["further_trade.2.capital_allowances_carried_forward"] = 700,
    },
    source = "TCA 1997 ss. 15, 381, 382, 392, 531AU: a loss of 8,000 and allowances of 2,000; what is not claimed goes "
      .. "forward; " .. words,
  })
end

-- The year, costs of homes let for 20,000; the wear of furniture of which 900 are given, of 4,000 bought in 2022 and of
-- 2,400 bought in 2017, what is left of rents, wear carried forward, income tax beside pay of 40,000.
for _, row in ipairs {
  { 2023, 15500, 1700, 2800, 0, 5570, "8,000 and 2,800 x 40 % less 3,550" },
  { 2024, 15500, 1700, 2800, 0, 4410, "8,400 and 800 x 40 % less 3,750 and 560 of a landlord" },
  { 2025, 15500, 1400, 3100, 0, 4000, "43,100 x 20 % less 4,000 and 620 of a landlord" },
  { 2025, 19000, 1400, 0, 400, 4000, "40,000 x 20 % less 4,000" },
} do
  local year, costs, wear, rents, forward, tax, words = table.unpack(row)
  worked("Wear of furniture in homes let with costs of " .. costs .. ", " .. year, {
    year   = year,
    given  = {
      salary = 40000, residential_rents = 20000, residential_rental_expenses = costs, furniture_allowance = 900,
      furniture_bought = 2, ["furniture.1.furniture_cost"] = 4000, ["furniture.1.bought_on"] = "2022-05-01",
      ["furniture.2.furniture_cost"] = 2400, ["furniture.2.bought_on"] = "2017-05-01",
    },
    expect = {
      wear_of_furniture = wear, case_v_income = rents, furniture_allowance_carried_forward = forward,
      income_tax = tax,
    },
    source = "TCA 1997 ss. 15, 284(2)(ad), (6), 305(1), 461, 472, 480C: 900, 500, and 300 to 2024; " .. words,
  })
end

-- The year, income tax and USC on pay of 50,000 and an artist's profit of 62,000, of which 12,000 are taxed.
for _, row in ipairs {
  { 2023, 13250, 5755.28, "8,000 and 22,000 x 40 % less 3,550; 60.06, 218.16, 47,124 x 4.5 % and 41,956 x 8 %" },
  { 2024, 12650, 5462.86, "8,400 and 20,000 x 40 % less 3,750; 60.06, 274.96, 44,284 x 4 % and 41,956 x 8 %" },
  { 2025, 12000, 5003.80, "8,800 and 18,000 x 40 % less 4,000; 60.06, 307.40, 42,662 x 3 % and 41,956 x 8 %" },
} do
  local year, tax, usc, words = table.unpack(row)
  worked("An artist's profit beyond the exemption beside pay, " .. year, {
    year   = year,
    given  = { salary = 50000, artists_profit = 62000 },
    expect = { artists_exempt = 50000, self_employed_income = 12000, income_tax = tax, usc = usc },
    source = "TCA 1997 ss. 15, 195(3), 461, 472, 472AB, 531AN: " .. words,
  })
end

worked("Each spouse has the artists' exemption", {
  year   = 2025,
  given  = {
    salary = 0, artists_profit = 55000, marital_status = "married", ["spouse.salary"] = 0,
    ["spouse.artists_profit"] = 49000,
  },
  expect = {
    artists_exempt = 50000, ["spouse.artists_exempt"] = 49000, self_employed_income = 5000,
    ["spouse.self_employed_income"] = 0,
  },
  source = "TCA 1997 s. 195(3): 50,000 each",
})
