-- What people read of jobs.lua.

words "other_jobs" {
  label = "Jobs besides the first, told one by one",
  ask   = "How many jobs did you have besides the first, of employers who have nothing to do with one another?",
  help  = "Pay from employments is that of all jobs together; each of these is a part of it.",
}

words "other_job" { label = "Other job" }
words "job_pay" { label = "Pay of the job", ask = "What did it pay in {year}?", help = "Without benefits in kind." }

words "job_pension" {
  label = "Pension contributions deducted from the pay of the job before tax",
  help  = "A part of all such contributions (pension_net_pay).",
}

words "pay_of_other_jobs" {
  label = "Pay from other jobs within pay",
  ask   = "How much of that pay was from other jobs than the one you look at?",
  help  = "With several jobs: the part of all pay that is not of the job whose payslip is looked at. National "
    .. "Insurance and tax codes go by each job alone. Not given, it is that of the jobs told one by one.",
}

words "payroll_pay" {
  label = "Pay of the year from one job, in money",
  help  = "All pay less benefits in kind and less the pay of other jobs, before tax and pension contributions.",
}

words "pay_of_job" { label = "Pay of the year from this job, in money" }
words "pension_of_job" { label = "Pension contributions deducted from the pay of this job before tax" }

words "job_category" {
  label = "National Insurance letter of the job",
  help  = "Not given, it is that of the first job: J of who has deferred the contributions of a further one.",
}
