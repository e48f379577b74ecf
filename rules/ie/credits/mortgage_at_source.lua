-- Mortgage interest relief to 2020. The lender gave it at source (TRS): it is no part of the tax due or of a refund.

parameter "mortgage_relief_ceiling" {
  source = "TCA 1997 s. 244(1)(a); Finance Act 2003 s. 9, Finance Act 2007 s. 6, Finance Act 2008; Revenue, Mortgage "
    .. "interest relief: thresholds and rates",
  note   = "Twice as much for a couple or a widowed person. A first-time buyer has the higher one for the first "
    .. "years of the loan; the seven years of 2003 are not for loans whose fifth year ended before 2002.",
  type   = record {
    first_time_buyer = money, other = money, first_years = count(7), loans_from = optional(count(2100)),
  }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { first_time_buyer = 3175, other = 2540, first_years = 5 },
    ["2003-01-01"] = { first_time_buyer = 4000, other = 2540, first_years = 7, loans_from = 1998 },
    ["2007-01-01"] = { first_time_buyer = 8000, other = 3000, first_years = 7, loans_from = 1998 },
    ["2008-01-01"] = { first_time_buyer = 10000, other = 3000, first_years = 7, loans_from = 1998 },
  },
}

parameter "mortgage_relief_rates" {
  source = "TCA 1997 s. 244; Finance (No. 2) Act 2008; Revenue, Mortgage interest relief: thresholds and rates",
  type   = record { first_time_buyer = bands { upto = count(40), rate = rate }, other = rate },
  until_changed = true,
  since  = {
    ["2002-01-01"] = { first_time_buyer = { { rate = 0.20 } }, other = 0.20 },
    ["2009-01-01"] = {
      first_time_buyer = {
        { upto = 2, rate = 0.25 }, { upto = 5, rate = 0.225 }, { upto = 7, rate = 0.20 }, { rate = 0.15 },
      },
      other = 0.15,
    },
  },
}

parameter "mortgage_relief_loans" {
  source = "TCA 1997 s. 244; Finance Acts 2009 s. 3, 2010, 2012 s. 9",
  note   = "The higher rate is for loans on the first home, and on a later one if the first was bought in these "
    .. "years or after.",
  type   = record {
    from = optional(count(2100)), upto = optional(count(2100)),
    higher = optional(record { from = count(2100), upto = count(2100), rate = rate }),
  },
  until_changed = true,
  since  = {
    ["2002-01-01"] = {},
    ["2009-01-01"] = { from = 2003 },
    ["2010-01-01"] = { from = 2004 },
    ["2012-01-01"] = { from = 2004, upto = 2012, higher = { from = 2004, upto = 2008, rate = 0.30 } },
  },
}

parameter "mortgage_relief_january_to_april_2009" {
  source = "TCA 1997 s. 244(1A)(d); Finance Act 2009 s. 3; Minister for Finance, Financial Resolution No. 2 of 7 "
    .. "April 2009",
  type   = record { ceiling = money, rate = rate }, per = "year",
  note   = "A third of the ceiling of a year; twice as much for a couple or a widowed person.",
  until_changed = true,
  since  = { ["2009-01-01"] = { ceiling = 1000, rate = 0.15 }, ["2010-01-01"] = repealed },
}

parameter "mortgage_relief_share" {
  source = "TCA 1997 s. 244; Finance Act 2017",
  type   = rate,
  until_changed = true,
  since  = { ["2002-01-01"] = 1, ["2018-01-01"] = 0.75, ["2019-01-01"] = 0.50, ["2020-01-01"] = 0.25 },
}

local function is_within(loans, year)
  return (not loans.from or year >= loans.from) and (not loans.upto or year <= loans.upto)
end

local function rate_of(case, law, year_of_loan)
  local higher = law.mortgage_relief_loans.higher
  if higher and is_within(higher, case.mortgage_year)
    and (case.first_time_buyer or case.first_home_year >= higher.from) then
    return higher.rate
  end
  local rates = law.mortgage_relief_rates
  if not case.first_time_buyer then return rates.other end
  for _, step in ipairs(rates.first_time_buyer) do
    if not step.upto or year_of_loan <= step.upto then return step.rate end
  end
end

-- Who has twice the ceiling: by the status, as the lender gives the relief.
local function has_twice(case) return case.is_couple or case.marital_status == "widowed" end

local function relief(case, law)
  local year_of_loan = case.year - case.mortgage_year + 1
  local ceilings = law.mortgage_relief_ceiling
  local is_first = case.first_time_buyer and year_of_loan <= ceilings.first_years
    and case.mortgage_year >= (ceilings.loans_from or 0)
  local ceiling = is_first and ceilings.first_time_buyer or ceilings.other
  if has_twice(case) then ceiling = 2 * ceiling end
  local rate = law.mortgage_relief_share * rate_of(case, law, year_of_loan)
  return round(min(case.mortgage_interest, ceiling) * rate, 0.01)
end

local about = {
  label   = "Mortgage interest relief at source",
  help    = "Given by the lender in the repayments.",
}

rule "mortgage_relief_at_source" {
  label   = about.label,
  help    = about.help,
  source  = "TCA 1997 ss. 244, 244A",
  type    = money, per = "year",
  to      = "2008-12-31",
  compute = function(case, law) return case.mortgage_interest > 0 and relief(case, law) or 0 end,
}

rule "mortgage_relief_at_source" {
  label   = about.label,
  source  = "TCA 1997 ss. 244, 244A; Finance Act 2009 s. 3",
  type    = money, per = "year",
  from    = "2009-01-01",
  to      = "2009-12-31",
  compute = function(case, law)
    local paid = case.mortgage_interest_january_to_april_2009
    if case.mortgage_interest <= 0 and paid <= 0 then return 0 end
    if is_within(law.mortgage_relief_loans, case.mortgage_year) then return relief(case, law) end
    if paid <= 0 then error("give mortgage_interest_january_to_april_2009: of this loan no other was relieved") end
    local terms = law.mortgage_relief_january_to_april_2009
    return round(min(paid, (has_twice(case) and 2 or 1) * terms.ceiling) * terms.rate, 0.01)
  end,
  help = "Given by the lender in the repayments. Of loans past their seventh year, for interest of January to "
    .. "April.",
}

rule "mortgage_relief_at_source" {
  label   = about.label,
  help    = about.help,
  source  = "TCA 1997 ss. 244, 244A; Finance Acts 2010, 2012",
  type    = money, per = "year",
  from    = "2010-01-01",
  to      = "2020-12-31",
  compute = function(case, law)
    if case.mortgage_interest <= 0 or not is_within(law.mortgage_relief_loans, case.mortgage_year) then return 0 end
    return relief(case, law)
  end,
}

example "First home bought in 2006, single, 2012" {
  year   = 2012,
  given  = { mortgage_interest = 12000, mortgage_year = 2006, first_time_buyer = true },
  expect = { mortgage_relief_at_source = 3000 },
  source = "Department of Finance, Mortgage interest relief (January 2012)",
}

example "First home bought in 2004, couple, 2013" {
  year   = 2013,
  given  = { mortgage_interest = 12000, mortgage_year = 2004, first_time_buyer = true, marital_status = "married" },
  expect = { mortgage_relief_at_source = 1800 },
  source = "Department of Finance, Mortgage interest relief (January 2012)",
}
