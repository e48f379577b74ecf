-- Public holidays by the holiday acts of the Länder, since 2002: on a day of the year or so many days after Easter
-- Sunday, in some years only, in all Länder or in `states`, with the first year there.
--
-- Left out: what only some municipalities have (Corpus Christi in Saxony and Thuringia, Assumption Day in Bavaria), and
-- Repentance Day in Saxony, a Wednesday in November that no deadline meets.

local holidays = {
  { day = "01-01" },
  { easter = -2 },   -- Good Friday
  { easter = 1 },    -- Easter Monday
  { day = "05-01" },
  { easter = 39 },   -- Ascension Day
  { easter = 50 },   -- Whit Monday
  { day = "10-03" }, -- Einigungsvertrag, Art. 2 Abs. 2
  { day = "12-25" },
  { day = "12-26" },
  -- 500 years of the Reformation, by acts of all Länder
  { day = "10-31", from = 2017, to = 2017 },
  -- Epiphany: § 1 FTG (BW), Art. 1 FTG (BY), § 2 FeiertG LSA (ST)
  { day = "01-06", states = { BW = 2002, BY = 2002, ST = 2002 } },
  -- International Women's Day: § 1 of the Berlin act in the version of 30.01.2019, § 2 FTG M-V
  { day = "03-08", states = { BE = 2019, MV = 2023 } },
  -- Liberation from National Socialism: § 1 of the Berlin act
  { day = "05-08", from = 2020, to = 2020, states = { BE = 2020 } },
  { day = "05-08", from = 2025, to = 2025, states = { BE = 2025 } },
  -- Corpus Christi: § 1 FTG (BW), Art. 1 FTG (BY), § 1 HFeiertagsG, § 2 Feiertagsgesetz NW, § 2 LFtG (RP), § 2 SFG (SL)
  { easter = 60, states = { BW = 2002, BY = 2002, HE = 2002, NW = 2002, RP = 2002, SL = 2002 } },
  -- Assumption Day: § 2 SFG (SL)
  { day = "08-15", states = { SL = 2002 } },
  -- World Children's Day: § 2 ThürFGtG
  { day = "09-20", states = { TH = 2019 } },
  -- Reformation Day: § 2 FTG (BB), § 2 FTG M-V, § 1 SächsSFG, § 2 FeiertG LSA, § 2 ThürFGtG; in the north by acts of
  -- 2018
  { day = "10-31", states = {
    BB = 2002, MV = 2002, SN = 2002, ST = 2002, TH = 2002, HB = 2018, HH = 2018, NI = 2018, SH = 2018,
  } },
  -- All Saints' Day: § 1 FTG (BW), Art. 1 FTG (BY), § 2 Feiertagsgesetz NW, § 2 LFtG (RP), § 2 SFG (SL)
  { day = "11-01", states = { BW = 2002, BY = 2002, NW = 2002, RP = 2002, SL = 2002 } },
}

-- Easter Sunday of the Gregorian calendar, by the anonymous method (Meeus, Astronomical Algorithms, chapter 8).
local function easter(year)
  local golden, century, rest = year % 19, year // 100, year % 100
  local epact = (19 * golden + century - century // 4 - (century - (century + 8) // 25 + 1) // 3 + 15) % 30
  local week  = (32 + 2 * (century % 4) + 2 * (rest // 4) - epact - rest % 4) % 7
  local late  = (golden + 11 * epact + 22 * week) // 451
  local count = epact + week - 7 * late + 114
  return { month = count // 31, day = count % 31 + 1 }
end

local function falls_on(holiday, year, month_and_day, after_easter)
  return (holiday.day == month_and_day or holiday.easter ~= nil and eq(holiday.easter, after_easter))
    and year >= (holiday.from or year) and year <= (holiday.to or year)
end

-- Whether a day of a year is a public holiday everywhere, or in the federal state of the case.
local function is_one(case, year, month_and_day, after_easter)
  for _, holiday in ipairs(holidays) do
    if falls_on(holiday, year, month_and_day, after_easter)
      and (not holiday.states or (holiday.states[case.federal_state] or year + 1) <= year) then
      return true
    end
  end
  return false
end

return { easter = easter, is_one = is_one }
