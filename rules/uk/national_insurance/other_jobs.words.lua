-- What people read of other_jobs.lua.

words "other_jobs" {
  label = "Jobs besides the first, told one by one",
  ask   = "How many jobs did you have besides the first, of employers who have nothing to do with one another?",
  help  = "Pay from employments is that of all jobs together; each of these is a part of it.",
}

words "other_job" { label = "Other job" }
words "job_pay" { label = "Pay of the job", ask = "What did it pay in {year}?", help = "Without benefits in kind." }

words "pay_of_other_jobs" {
  label = "Pay from other jobs within pay",
  ask   = "How much of that pay was from other jobs than the one you look at?",
  help  = "With several jobs: the part of all pay that is not of the job whose payslip is looked at. National "
    .. "Insurance and tax codes go by each job alone. Not given, it is that of the jobs told one by one.",
}

words "job_earnings_at_main_rate" { label = "Earnings between primary threshold and upper earnings limit" }
words "job_earnings_above_limit" { label = "Earnings above the upper earnings limit" }
words "job_contributions" { label = "National Insurance", help = "Of even pay; as the P60 shows it, if given." }
words "job_paid_at_main_rate" { label = "National Insurance at the main rate" }

words "earnings_at_main_rate_of_all_jobs" {
  label = "Earnings between primary threshold and upper earnings limit, of all jobs",
  help  = "Of each payment by its own period, added up. P60s show them by job: from the primary threshold to the upper "
    .. "earnings limit.",
}

words "earnings_above_limit_of_all_jobs" {
  label = "Earnings above the upper earnings limit, of all jobs",
  help  = "Of each payment by its own period, added up.",
}

words "class_1_of_all_jobs" {
  label = "National Insurance taken from the pay of all jobs",
  help  = "As the P60s of the year show it together.",
}

words "contributions_of_other_jobs" { label = "National Insurance of the jobs besides the first" }
