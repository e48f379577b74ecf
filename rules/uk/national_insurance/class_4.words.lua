-- What people read of class_4.lua.

words "under_16_at_start" {
  label = "Under 16 when the tax year began",
  ask   = "Were you under 16 when the tax year began, on 6 April?",
  help  = "On 6 April. No class 4 is due for the year then, if the exception was applied for.",
}

words "class_2_weeks_in_class_4_maximum" {
  label = "Class 2 contributions of a week that count in the annual maximum of class 4",
}

words "class_4_profit" {
  label = "Profit that bears class 4",
  help  = "Less losses, those of earlier years and what was set against the income of the year. Where a loss of an "
    .. "earlier year was set against income that is no profit, it still lowers this: then give the profit.",
}

words "class_4_before_maximum" {
  label = "Class 4 at the main rate on profits between the limits",
}

words "class_4_maximum" {
  label = "Annual maximum of class 4 at the main rate and class 1 at the main rate",
}

words "class_1_of_one_job_at_main_rate" {
  label = "Employee's National Insurance at the main rate on the pay of one job, estimated",
  help  = "By the year or, where thresholds or rates changed within it, by twelve equal months.",
}

words "class_1_paid_at_main_rate" {
  label = "Employee's National Insurance paid at the main rate",
  ask   = "How much of the National Insurance taken from your pay in {year} was at the main rate?",
  help  = "Of the tax year, from all employments: what was taken from pay between the primary threshold and the "
    .. "upper earnings limit, as the P60 lets work out. With a trade it lowers class 4 where both together exceed the "
    .. "annual maximum; 0 for the whole class 4.",
}

words "class_4_at_main_rate" {
  label = "Class 4 at the main rate",
  help  = "On profits between the limits, but with class 1 at the main rate no more than the annual maximum.",
}

words "class_4" {
  label = "Class 4 National Insurance",
  help  = "Profits between the limits on which the main rate is not due bear the additional rate. Pence are cut.",
}

words "class_4_deductions" {
  label = "Deductions from profits for class 4 alone",
  help  = "Losses of earlier years that were set against other income and not yet against profits for class 4, and "
    .. "interest or annual payments for the business, without adjustment income. "
    .. "Box 102 of the pages Self-employment (SA103F), box 27 of "
    .. "Partnership (SA104S).",
}
