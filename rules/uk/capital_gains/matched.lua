-- Which shares of a company were sold: those bought on the same day, then those bought within 30 days after, then those
-- of the pool, at what they cost on average (TCGA 1992 ss. 104, 105, 106A; HMRC CG51555). The order in which trades are
-- told does not matter: all purchases of a day are one, and all sales.

local matched = {}

-- Of each company the days on which its shares were bought or sold, in their order, with the sums of each.
local function companies_of(case)
  local companies, days = {}, {}
  for trade in each(case.share_trade) do
    local company, text = trade.share_company, trade.share_company .. " " .. tostring(trade.share_day)
    local sums = days[text]
    if not sums then
      sums = { day = trade.share_day, bought = exact(0), cost = exact(0), sold = exact(0), proceeds = exact(0) }
      days[text] = sums
      companies[company] = companies[company] or {}
      table.insert(companies[company], sums)
    end
    if trade.share_bought then
      sums.bought, sums.cost = sums.bought + trade.share_number, sums.cost + trade.share_amount
    else
      sums.sold, sums.proceeds = sums.sold + trade.share_number, sums.proceeds + trade.share_amount
    end
  end
  for _, of_company in pairs(companies) do
    table.sort(of_company, function(one, other) return one.day < other.day end)
  end
  return companies
end

-- Takes shares that were bought on a day for sales of that day or an earlier one, with their part of the cost.
local function take(bought, sale)
  local number = min(bought.left, sale.open)
  if number <= 0 then return end
  bought.left, sale.open = bought.left - number, sale.open - number
  sale.allowed = sale.allowed + bought.cost * number / bought.bought
end

-- What was bought is taken for sales of the same day first, then for those of the 30 days before: the earliest first.
local function match(days, law)
  for _, day in ipairs(days) do
    day.left, day.open, day.allowed = day.bought, day.sold, exact(0)
    take(day, day)
  end
  for place, sale in ipairs(days) do
    for later = place + 1, #days do
      if sale.open <= 0 or days[later].day - sale.day > law.days_of_share_matching then break end
      take(days[later], sale)
    end
  end
end

-- All other purchases go into the pool, from which all other sales are. No sale finds too little there: fewer shares
-- are bought back by a day than were sold by it.
local function pool(days)
  local number, cost = exact(0), exact(0)
  for _, day in ipairs(days) do
    if day.left > 0 then
      number, cost = number + day.left, cost + day.cost * day.left / day.bought
    end
    if day.open > 0 then
      local part = cost * day.open / number
      day.allowed = day.allowed + part
      number, cost = number - day.open, cost - part
    end
    day.pool_number, day.pool_cost = number, cost
  end
end

-- The companies with the days of their trades. Of each day: what of the proceeds is allowed, and the pool after it.
local function companies_matched(case, law)
  local companies = companies_of(case)
  for _, days in pairs(companies) do
    match(days, law)
    pool(days)
  end
  return companies
end

-- The sum over the companies' days with sales in the tax year of what a function says of their gains.
function matched.gains(case, law, counted)
  local total = exact(0)
  for _, days in pairs(companies_matched(case, law)) do
    for _, day in ipairs(days) do
      if day.sold > 0 and day.day >= date(case.year, 4, 6) and day.day <= date(case.year + 1, 4, 5) then
        total = total + counted(floor(day.proceeds - day.allowed, 0.01), day.day)
      end
    end
  end
  return total
end

-- The sum over the companies of a field of the last day with trades in the tax year or before it.
function matched.left(case, law, field)
  local total = exact(0)
  for _, days in pairs(companies_matched(case, law)) do
    local last = exact(0)
    for _, day in ipairs(days) do
      if day.day <= date(case.year + 1, 4, 5) then last = day[field] end
    end
    total = total + last
  end
  return total
end

-- Whether on each day as many shares had been bought as were sold by then.
function matched.were_owned(case)
  for _, days in pairs(companies_of(case)) do
    local held = exact(0)
    for _, day in ipairs(days) do
      held = held + day.bought - day.sold
      if held < 0 then return false end
    end
  end
  return true
end

return matched
