-- Interest on a balancing payment that comes late (FA 2009 s. 101): simple interest for each day, by the rate of the
-- day and the days of its calendar year.

require "self_assessment.late_payment"   -- a form asks for these first

parameter "late_payment_interest_rates" {
  source = "SI 2011/2446 reg. 3 (Bank Rate and 2.5 %, from 6 April 2025 and 4 %); HMRC, self-service-time-to-pay, "
    .. "interestRates.csv of 9 January 2026",
  note   = "Bank Rate did not change in February and March 2026, so no new rate can have come before May 2026.",
  type   = record { rates = list(record { from = date, rate = rate }), known_to = date },
  until_changed = true,
  for_the_year = "each day has the rate of its stretch of the table",
  since  = {
    ["2015-04-06"] = {
      rates = {
        { from = "2016-08-23", rate = 0.0275 }, { from = "2017-11-21", rate = 0.03 },
        { from = "2018-08-21", rate = 0.0325 }, { from = "2020-03-30", rate = 0.0275 },
        { from = "2020-04-07", rate = 0.026 }, { from = "2022-01-04", rate = 0.0275 },
        { from = "2022-02-21", rate = 0.03 }, { from = "2022-04-05", rate = 0.0325 },
        { from = "2022-05-24", rate = 0.035 }, { from = "2022-07-05", rate = 0.0375 },
        { from = "2022-08-23", rate = 0.0425 }, { from = "2022-10-11", rate = 0.0475 },
        { from = "2022-11-22", rate = 0.055 }, { from = "2023-01-06", rate = 0.06 },
        { from = "2023-02-21", rate = 0.065 }, { from = "2023-04-13", rate = 0.0675 },
        { from = "2023-05-31", rate = 0.07 }, { from = "2023-07-11", rate = 0.075 },
        { from = "2023-08-22", rate = 0.0775 }, { from = "2024-08-20", rate = 0.075 },
        { from = "2024-11-26", rate = 0.0725 }, { from = "2025-02-25", rate = 0.07 },
        { from = "2025-04-06", rate = 0.085 }, { from = "2025-05-28", rate = 0.0825 },
        { from = "2025-08-27", rate = 0.08 }, { from = "2026-01-09", rate = 0.0775 },
      },
      known_to = "2026-05-01",
    },
  },
}

-- Interest on one pound for so many days after a day, by the days of their years.
local function of_pound(terms, due, days)
  local interest = 0
  for place, stretch in ipairs(terms.rates) do
    local after = terms.rates[place + 1]
    local from, ends = date(stretch.from), date(after and after.from or terms.known_to)
    for year = from.year, ends.year do
      local january, next_january = date(year, 1, 1), date(year + 1, 1, 1)
      local first = max(from - due, january - due, 1)   -- the first day that counts is the day after
      local last  = min(ends - due, next_january - due)
      if last > first then
        interest = interest + stretch.rate * clamp(days + 1 - first, 0, last - first) / (next_january - january)
      end
    end
  end
  return interest
end

rule "late_payment_interest" {
  section = "Late payment",
  source  = "FA 2009 ss. 101, 103; SI 2011/2446; HMRC CH140220, CH140260, CH141140",
  type    = money, per = "once",
  compute = function(case, law)
    local due, terms = date(case.year + 2, 1, 31), law.late_payment_interest_rates
    if case.paid_late_on <= due then return 0 end
    if case.paid_late_on >= date(terms.known_to) then
      error("the rates of interest on late tax from 1 May 2026 on are not known: give late_payment_interest")
    end
    return round(case.paid_late * of_pound(terms, due, case.paid_late_on - due), 0.01)
  end,
}

-- Tax year, amount, day of the payment, interest.
for _, row in ipairs {
  { 2021, 10000, "2023-01-31", 0, "paid on its day" },
  { 2021, 10000, "2023-02-01", 1.64, "a day at 6 %" },
  { 2021, 10000, "2023-02-20", 32.88, "20 days at 6 %" },
  { 2021, 10000, "2023-02-21", 34.66, "20 days at 6 % and one at 6.5 %" },
  { 2021, 10000, "2023-03-05", 56.03, "33 days (HMRC CH141140, Bela): 20 at 6 % and 13 at 6.5 %" },
  { 2018, 1000, "2020-03-01", 2.66, "30 days of a leap year (HMRC CH140220) at 3.25 %" },
  { 2022, 8000, "2025-01-31", 607.46, "201, 98 and 36 days of 2024 at 7.75, 7.5 and 7.25 %, 31 of 2025 at 7.25 %" },
  { 2023, 6000, "2025-04-06", 76.03, "24 days at 7.25 %, 40 at 7 %, one at 8.5 %" },
} do
  local year, amount, paid, interest, days = table.unpack(row)
  example("Interest on " .. amount .. " for " .. year .. ", paid on " .. paid) {
    year   = year,
    given  = { paid_late = amount, paid_late_on = paid },
    expect = { late_payment_interest = interest },
    source = "By hand from FA 2009 s. 101: " .. days,
  }
end
