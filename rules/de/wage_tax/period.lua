-- § 39b Abs. 2 EStG: from the pay period to the year and back, in years of 360 days.

-- How often a pay period is in a year, and, until 2007, the part of a euro that was put back before an amount was
-- raised to a year, as the tables were printed with it.
local periods = {
  year  = { times = exact(1),       put_back = 0 },
  month = { times = exact(12),      put_back = 0.0067 },
  week  = { times = exact(360) / 7, put_back = 0.0089 },
  day   = { times = exact(360),     put_back = 0.0056 },
}

-- Away from zero to a multiple of a step.
local function up(x, step)
  if x < 0 then
    return floor(x, step)
  end
  return ceil(x, step)
end

-- An amount of the period, raised to a year.
local function raised(period, amount)
  return truncate(amount * periods[period].times, 0.01)
end

local function raised_until_2007(period, amount)
  return truncate((amount + periods[period].put_back) * periods[period].times, 0.01)
end

-- What falls on the period of an amount of the year, down or up to the cent.
local function share(period, amount)
  return truncate(amount / periods[period].times, 0.01)
end

local function share_up(period, amount)
  return ceil(amount / periods[period].times, 0.01)
end

return { up = up, raised = raised, raised_until_2007 = raised_until_2007, share = share, share_up = share_up }
