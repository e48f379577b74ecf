-- § 39b Abs. 2 EStG: from the pay period to the year and back, in years of 360 days.

-- How often a pay period is in a year.
local periods = { year = exact(1), month = exact(12), week = exact(360) / 7, day = exact(360) }

parameter "put_back" {
  source = "Payroll programs of 2006 and 2007 (§ 39b Abs. 8 EStG); the statute has nothing of it",
  type   = record { year = number, month = number, week = number, day = number },
  note   = "The tables of these years were printed with it.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = { year = 0, month = 0.0067, week = 0.0089, day = 0.0056 },
    ["2008-01-01"] = repealed,
  },
}

-- Away from zero to a multiple of a step.
local function up(x, step)
  if x < 0 then
    return floor(x, step)
  end
  return ceil(x, step)
end

local function times(period)
  return periods[period]
end

-- An amount of the period, raised to a year.
local function raised(period, amount)
  return truncate(amount * periods[period], 0.01)
end

local function put_back_and_raised(law, period, amount)
  return truncate((amount + law.put_back[period]) * periods[period], 0.01)
end

-- What falls on the period of an amount of the year, down or up to the cent.
local function share(period, amount)
  return truncate(amount / periods[period], 0.01)
end

local function share_up(period, amount)
  return ceil(amount / periods[period], 0.01)
end

return {
  up                  = up,
  times               = times,
  raised              = raised,
  put_back_and_raised = put_back_and_raised,
  share               = share,
  share_up            = share_up,
}
