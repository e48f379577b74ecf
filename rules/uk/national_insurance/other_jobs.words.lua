-- What people read of other_jobs.lua.

words "job_earnings_at_main_rate" { label = "Earnings between primary threshold and upper earnings limit" }
words "job_earnings_above_limit" { label = "Earnings above the upper earnings limit" }

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
