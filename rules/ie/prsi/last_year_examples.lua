-- The year in which PRSI ends: what is paid in the weeks before the 66th birthday.

-- Year, date of birth, pay, how it is paid; contribution.
for _, row in ipairs {
  { 2023, "1957-03-15", 18304, "weekly", 0, "352 a week for 73 days" },
  { 2023, "1957-07-02", 18304, "weekly", 0, "352 a week for 182 days" },
  { 2023, "1957-07-02", 19760, "weekly", 203.93, "380 a week: 15.20 - 12 + 27.99 / 6 for 52 x 182 / 365 weeks" },
  { 2023, "1957-03-15", 18356, "weekly", 23.76, "353 a week: 14.12 - 12 + 0.99 / 6 = 2.285 for 10.4 weeks" },
  { 2023, "1957-03-15", 22100, "weekly", 176.80, "425 a week: 17 for 10.4 weeks" },
  { 2024, "1958-12-01", 52000, "weekly", 1912.49, "142.0765 a day at 4 % for 274 days, at 4.1 % for 61" },
  { 2010, "1944-07-01", 40000, "weekly", 662.43, "4 % of 769.23 - 127 a week for 52 x 181 / 365 weeks" },
  { 2010, "1944-10-01", 120000, "weekly", 2833.80, "4 % of 75,036 - 33 x 127: it is reached in the 33rd week" },
  { 2010, "1944-10-01", 120000, "monthly", 2825.12, "4 % of 75,036 - 8 x 551: it is reached in the eighth month" },
} do
  local year, birth_date, pay, frequency, due, how = table.unpack(row)
  example("PRSI on " .. pay .. " in " .. year .. " of who was born on " .. birth_date .. ", paid " .. frequency) {
    year   = year,
    given  = {
      salary = pay, birth_date = birth_date, pay_frequency = frequency,
      deferred_state_pension = false,
    },
    expect = { employee_prsi = due },
    source = "By hand from Social Welfare Consolidation Act 2005 ss. 2, 12, 13; Social Welfare Act 2015: " .. how,
  }
end
