-- Mortgage interest relief to 2020. The lender gave it at source (TRS): it is no part of the tax due or of a refund.

parameter "mortgage_relief_ceiling" {
  label  = "Greatest mortgage interest relieved, for a single person",
  source = "TCA 1997 s. 244; Finance Acts 2006-2008; Revenue, Mortgage interest relief: thresholds and rates",
  note   = "Twice as much for a couple or a widowed person. First-time buyers have theirs for seven tax years.",
  since  = {
    ["2006-01-01"] = { first_time_buyer = 4000, other = 2540 },
    ["2007-01-01"] = { first_time_buyer = 8000, other = 3000 },
    ["2008-01-01"] = { first_time_buyer = 10000, other = 3000 },
  },
}

parameter "mortgage_relief_rates" {
  label  = "Rates of mortgage interest relief, for first-time buyers by year of the loan",
  source = "TCA 1997 s. 244; Finance (No. 2) Act 2008; Revenue, Mortgage interest relief: thresholds and rates",
  since  = {
    ["2006-01-01"] = { first_time_buyer = { { rate = 0.20 } }, other = 0.20 },
    ["2009-01-01"] = {
      first_time_buyer = {
        { upto = 2, rate = 0.25 }, { upto = 5, rate = 0.225 }, { upto = 7, rate = 0.20 }, { rate = 0.15 },
      },
      other = 0.15,
    },
  },
}

parameter "mortgage_relief_loans" {
  label  = "Loans that have mortgage interest relief, by their year; and those with a higher rate",
  source = "TCA 1997 s. 244; Finance Acts 2009, 2010, 2012",
  note   = "Older loans lost the relief on 1 May 2009; their last four months are not given here.",
  since  = {
    ["2006-01-01"] = { from = 0 },
    ["2009-01-01"] = { from = 2003 },
    ["2010-01-01"] = { from = 2004 },
    ["2012-01-01"] = { from = 2004, upto = 2012, higher = { from = 2004, upto = 2008, rate = 0.30 } },
  },
}

parameter "mortgage_relief_share" {
  label  = "Share of mortgage interest and of its ceiling that is relieved",
  source = "TCA 1997 s. 244; Finance Act 2017",
  type   = rate,
  since  = { ["2006-01-01"] = 1, ["2018-01-01"] = 0.75, ["2019-01-01"] = 0.50, ["2020-01-01"] = 0.25 },
}

local first_years = 7     -- in which a first-time buyer has the higher ceiling

local function is_within(loans, year)
  return year >= loans.from and (not loans.upto or year <= loans.upto)
end

local function rate_of(law, loan_year, year_of_loan, first_time_buyer)
  if not first_time_buyer then return law.mortgage_relief_rates.other end
  local higher = law.mortgage_relief_loans.higher
  if higher and is_within(higher, loan_year) then return higher.rate end
  for _, step in ipairs(law.mortgage_relief_rates.first_time_buyer) do
    if not step.upto or year_of_loan <= step.upto then return step.rate end
  end
end

rule "mortgage_relief_at_source" {
  label   = "Mortgage interest relief at source",
  aliases = { "trs" },
  help    = "Given by the lender in the repayments.",
  source  = "TCA 1997 ss. 244, 244A",
  type    = money,
  from    = "2006-01-01",
  to      = "2020-12-31",
  compute = function(case, law)
    if case.mortgage_interest <= 0 or not is_within(law.mortgage_relief_loans, case.mortgage_year) then return 0 end
    local year_of_loan = case.year - case.mortgage_year + 1
    local ceilings = law.mortgage_relief_ceiling
    local is_first = case.first_time_buyer and year_of_loan <= first_years
    local ceiling = is_first and ceilings.first_time_buyer or ceilings.other
    if case.is_couple or case.marital_status == "widowed" then ceiling = 2 * ceiling end
    local rate = rate_of(law, case.mortgage_year, year_of_loan, case.first_time_buyer)
    return round(min(case.mortgage_interest, ceiling) * law.mortgage_relief_share * rate, 0.01)
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
