-- § 7 Abs. 2, 2a und 3 EStG: depreciation by falling amounts, and that of electric cars, as the share of the cost that
-- is deducted by the end of a year.

parameter "declining_rates" {
  source = "§ 7 Abs. 2, § 52 Abs. 15 EStG",
  type   = list(record { from = number, upto = number, times = number, most = rate }),
  note   = "By the month of acquisition, `from` and `upto` as year and month (202507): the rate is `times` that of the "
        .. "straight line, at most `most`.",
  until_changed = true,
  since  = {
    ["2009-01-01"] = revised {   -- Gesetz vom 21.12.2008, BGBl. I S. 2896
      ["2008-12-29"] = { { from = 200901, upto = 201012, times = 2.5, most = 0.25 } },
    },
    -- Zweites Corona-Steuerhilfegesetz vom 29.06.2020, BGBl. I S. 1512; Viertes vom 19.06.2022, BGBl. I S. 911 (2022);
    -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108; Gesetz vom 14.07.2025, BGBl. 2025 I Nr. 161
    ["2020-01-01"] = revised {
      ["2020-06-30"] = {
        { from = 200901, upto = 201012, times = 2.5, most = 0.25 },
        { from = 202001, upto = 202112, times = 2.5, most = 0.25 },
      },
    },
    ["2022-01-01"] = revised {
      ["2022-06-22"] = {
        { from = 200901, upto = 201012, times = 2.5, most = 0.25 },
        { from = 202001, upto = 202212, times = 2.5, most = 0.25 },
      },
    },
    ["2024-01-01"] = revised {
      ["2024-03-27"] = {
        { from = 200901, upto = 201012, times = 2.5, most = 0.25 },
        { from = 202001, upto = 202212, times = 2.5, most = 0.25 },
        { from = 202404, upto = 202412, times = 2, most = 0.20 },
      },
    },
    ["2025-01-01"] = revised {
      ["2025-07-18"] = {
        { from = 200901, upto = 201012, times = 2.5, most = 0.25 },
        { from = 202001, upto = 202212, times = 2.5, most = 0.25 },
        { from = 202404, upto = 202412, times = 2, most = 0.20 },
        { from = 202507, upto = 202712, times = 3, most = 0.30 },
      },
    },
  },
}

parameter "electric_car_depreciation" {
  source = "§ 7 Abs. 2a EStG",
  type   = record { from = number, upto = number, shares = list(rate) },
  note   = "By the month of acquisition as year and month; `shares` of the year of acquisition and those that follow.",
  until_changed = true,
  since  = {
    ["2025-01-01"] = revised {   -- Gesetz vom 14.07.2025, BGBl. 2025 I Nr. 161
      ["2025-07-18"] = { from = 202507, upto = 202712, shares = { 0.75, 0.10, 0.05, 0.05, 0.03, 0.02 } },
    },
  },
}

local function rates(law, month)
  for _, entry in ipairs(law.declining_rates) do
    if month >= entry.from and month <= entry.upto then
      return entry
    end
  end
  error("there is no depreciation by falling amounts for assets of this month: see its method")
end

-- What falls to the year of acquisition, of whose months `first` count.
local function of_first_year(law, cost, month, life, first)
  local figures = rates(law, month)
  return min(round(cost * figures.times * first / life, 0.01), round(cost * figures.most * first / 12, 0.01))
end

-- What falls to a later year that begins with a book value and `rest` months of life. As soon as equal parts of the
-- rest are more, they are taken (Abs. 3).
local function of_later_year(law, book, month, life, rest)
  if rest <= 12 then
    return book
  end
  local figures = rates(law, month)
  local falling = min(round(book * figures.times * 12 / life, 0.01), round(book * figures.most, 0.01))
  return max(falling, round(book * 12 / rest, 0.01))
end

-- The same of an electric car.
local function of_electric_car(law, cost, month, years)
  local figures = law.electric_car_depreciation
  if month < figures.from or month > figures.upto then
    error("this depreciation of electric cars is for those acquired from July 2025 to 2027: see its method")
  end
  local before, upto = 0, 0
  for place, share in ipairs(figures.shares) do
    if place <= years + 1 then
      before, upto = upto, upto + share
    end
  end
  if years + 1 > #figures.shares then
    return 0
  end
  return round(cost * upto, 0.01) - round(cost * before, 0.01)
end

return { of_first_year = of_first_year, of_later_year = of_later_year, of_electric_car = of_electric_car }
