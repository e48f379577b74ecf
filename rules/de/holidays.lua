-- Public holidays by the holiday acts of the Länder, since 2002: on a day of the year or so many days after Easter
-- Sunday, in some years only, in all Länder or in `states`, with the first year there.
--
-- Left out: what only some municipalities have (Corpus Christi in Saxony and Thuringia, Assumption Day in Bavaria), and
-- Repentance Day in Saxony, a Wednesday in November that no deadline meets.

local holidays = {
  { on = { 1, 1 } },
  { easter = -2 },   -- Good Friday
  { easter = 1 },    -- Easter Monday
  { on = { 5, 1 } },
  { easter = 39 },   -- Ascension Day
  { easter = 50 },   -- Whit Monday
  { on = { 10, 3 } }, -- Einigungsvertrag, Art. 2 Abs. 2
  { on = { 12, 25 } },
  { on = { 12, 26 } },
  -- 500 years of the Reformation, by acts of all Länder
  { on = { 10, 31 }, from = 2017, to = 2017 },
  -- Epiphany: § 1 FTG (BW), Art. 1 FTG (BY), § 2 FeiertG LSA (ST)
  { on = { 1, 6 }, states = { BW = 2002, BY = 2002, ST = 2002 } },
  -- International Women's Day: § 1 of the Berlin act in the version of 30.01.2019, § 2 FTG M-V
  { on = { 3, 8 }, states = { BE = 2019, MV = 2023 } },
  -- Liberation from National Socialism: § 1 of the Berlin act
  { on = { 5, 8 }, to = 2020, states = { BE = 2020 } },
  { on = { 5, 8 }, to = 2025, states = { BE = 2025 } },
  -- Corpus Christi: § 1 FTG (BW), Art. 1 FTG (BY), § 1 HFeiertagsG, § 2 Feiertagsgesetz NW, § 2 LFtG (RP), § 2 SFG (SL)
  { easter = 60, states = { BW = 2002, BY = 2002, HE = 2002, NW = 2002, RP = 2002, SL = 2002 } },
  -- Assumption Day: § 2 SFG (SL)
  { on = { 8, 15 }, states = { SL = 2002 } },
  -- World Children's Day: § 2 ThürFGtG
  { on = { 9, 20 }, states = { TH = 2019 } },
  -- Reformation Day: § 2 FTG (BB), § 2 FTG M-V, § 1 SächsSFG, § 2 FeiertG LSA, § 2 ThürFGtG; in the north by acts of
  -- 2018
  { on = { 10, 31 }, states = {
    BB = 2002, MV = 2002, SN = 2002, ST = 2002, TH = 2002, HB = 2018, HH = 2018, NI = 2018, SH = 2018,
  } },
  -- All Saints' Day: § 1 FTG (BW), Art. 1 FTG (BY), § 2 Feiertagsgesetz NW, § 2 LFtG (RP), § 2 SFG (SL)
  { on = { 11, 1 }, states = { BW = 2002, BY = 2002, NW = 2002, RP = 2002, SL = 2002 } },
}

-- The public holidays in the week from a day on, everywhere and in the federal state of the case, which matters
-- only where one of them is not a holiday everywhere.
local function from(case, day)
  local days = {}
  for year = day.year, (day + 6).year do
    local sunday = easter(year)
    for _, holiday in ipairs(holidays) do
      local after_easter, on = holiday.easter, holiday.on
      local free = after_easter and sunday + after_easter or date(year, on[1], on[2])
      if day <= free and free < day + 7 then
        local first = holiday.states and (holiday.states[case.federal_state] or year + 1) or holiday.from or year
        if first <= year and year <= (holiday.to or year) then table.insert(days, free) end
      end
    end
  end
  return days
end

return { from = from }
