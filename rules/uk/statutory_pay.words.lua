-- What people read of statutory_pay.lua.

words "family_pay" {
  label = "Statutory pay for a family",
  ask   = "Which statutory pay is it?",
}

words "family_pay_from" {
  label = "First day of the statutory pay",
  ask   = "On which day does it begin?",
  help  = "Its weeks begin on that day of the week.",
}

words "average_weekly_earnings" {
  label = "Average weekly earnings for statutory pay",
  ask   = "What were your average weekly earnings?",
  help  = "Of the eight weeks up to the last payday on or before the relevant week: of pay by the month twelve 52nds "
    .. "of the average month.",
}

words "statutory_family_pay" { label = "Standard rate of maternity, paternity and similar pay" }
words "family_pay_share_of_earnings" { label = "Share of average earnings that is paid" }

words "family_pay_weeks" {
  label = "Weeks of statutory pay",
  help  = "All that the law has; shared parental pay and neonatal care pay are paid for as many as are claimed.",
}

words "earns_lower_limit" {
  label = "Average earnings reached the lower earnings limit",
  help  = "The limit at the end of the qualifying week (the 15th before the week of birth), or of the week of matching "
    .. "or of the week before.",
}

words "family_pay_by_earnings" { label = "Statutory pay of a week by earnings" }

words "family_pay_of_all_weeks" {
  label   = "Statutory pay of all weeks",
  aliases = { "statutory_maternity_pay", "statutory_paternity_pay", "statutory_adoption_pay" },
  help    = "By whole weeks; payments by the month may come to some pence more.",
}

words "family_pay_before_year" { label = "Statutory pay of weeks that began before the tax year" }
words "family_pay_to_end_of_year" { label = "Statutory pay of weeks that begin by the end of the tax year" }

words "family_pay_of_year" {
  label = "Statutory pay of the weeks that begin in the tax year",
  help  = "It is a part of pay.",
}

words "small_employer" {
  label = "Employer with small employers' relief",
  help  = "Who paid at most £45,000 of class 1 National Insurance in the tax year before the qualifying week.",
}

words "family_pay_recovery" { label = "What employers get back of statutory pay for families" }
words "family_pay_recovered" { label = "What the employer gets back of the statutory pay of the year" }

words "statutory_sick_pay" { label = "Statutory sick pay of a week" }

words "sick_days" {
  label = "Qualifying days of sickness in a row",
  ask   = "How many qualifying days, mostly working days, were you sick?",
  help  = "Of the tax year, with the waiting days. Who was away because of the coronavirus from 13 March 2020 to 24 "
    .. "March 2022 had none: three waiting days were served before.",
}

words "qualifying_days" {
  label = "Qualifying days of a week",
  help  = "Mostly the days of the week on which one works.",
}

words "waiting_days_served" {
  label = "Waiting days of an earlier sickness at most eight weeks before",
  help  = "Three days were not paid until 5 April 2026, once for sicknesses at most eight weeks apart.",
}

words "sick_days_paid_before" { label = "Days that were paid for a sickness at most eight weeks before" }
words "sick_days_paid" { label = "Days of sickness that are paid" }

words "sick_pay" {
  label = "Statutory sick pay",
}
