-- What people read of salary_sacrifice.lua.

words "pay_given_up_for_pension" {
  label   = "Pay given up for pension contributions",
  ask     = "How much of the pay that you gave did you give up for pension contributions (salary sacrifice)?",
  help    = "Only if the pay that you gave is the one before: a P60 shows what is left of it, and most payslips too; "
    .. "beside those this is none. With several jobs: of all of them.",
  aliases = { "pension_salary_sacrifice", "salary_sacrifice_pension" },
}

words "pay_given_up_untaxed" {
  label   = "Pay given up for a cycle, childcare vouchers, a nursery place or days off",
  ask     = "How much of that pay did you give up for a cycle, childcare vouchers, a place in the employer's nursery "
    .. "or days off?",
  help    = "What stays free of tax in place of pay, within its limits. As with pensions, only if pay is told as it "
    .. "was before.",
  aliases = { "cycle_to_work", "childcare_vouchers" },
}

words "pay_given_up_for_car" {
  label = "Pay given up for the company car",
  ask   = "How much of that pay did you give up for the company car?",
  help  = "In the tax year, with what was given up for its insurance and repairs, but without fuel. Only if pay is "
    .. "told as it was before.",
}

words "pay_given_up_for_car_fuel" {
  label = "Pay given up for fuel of the company car",
  ask   = "How much of that pay did you give up for fuel of private journeys with the company car?",
  help  = "In the tax year. Electricity is no fuel.",
}

words "pay_given_up_for_van" {
  label = "Pay given up for the company van",
  ask   = "How much of that pay did you give up for the company van?",
  help  = "In the tax year, with what was given up for its insurance and repairs, but without fuel.",
}

words "pay_given_up_for_van_fuel" {
  label = "Pay given up for fuel of the company van",
  ask   = "How much of that pay did you give up for fuel of private journeys with the company van?",
}

words "pay_given_up_for_home" {
  label = "Pay given up for the employer's home",
  ask   = "How much of that pay did you give up for the home that the employer provides?",
}

words "pay_given_up_for_vehicles" { label = "Pay given up for a company car or van and their fuel" }

words "benefits_for_pay" {
  label = "Other benefits for which pay was given up",
  help  = "Such as a gym, a phone or medical insurance. Cars, vans, fuel and homes have facts of their own.",
}

words "benefit_for_pay" { label = "Benefit for pay" }
words "pay_given_up_for_benefit" {
  label = "Pay given up for it",
  help  = "In the tax year; the pay of all jobs is told as it was before.",
}

words "cost_of_benefit" {
  label = "What it cost the employer",
  help  = "Nothing, if it were free of tax without the pay given up for it, such as one mobile phone.",
}

words "paid_for_benefit" { label = "What you paid for it besides" }

words "pay_given_up_counts" { label = "When benefits are taxed at no less than the pay given up for them" }
words "taxable_value_of_benefit" { label = "What of it is taxed" }
words "pay_given_up" { label = "Pay given up (salary sacrifice)" }
words "pay_of_employments" { label = "Pay from employments that is left after what was given up" }
words "benefits_for_pay_taxed" { label = "Benefits for which pay was given up, as they are taxed" }
words "benefits_beside_pay" {
  label = "Benefits that are worked out beside pay",
  help  = "Of a company car or van, a home and loans of the employer, and those for which pay was given up.",
}

words "job_pay_given_up" {
  label = "Pay of the job given up (salary sacrifice)",
  help  = "A part of all that is given up.",
}

words "pay_given_up_in_other_jobs" { label = "Pay given up in the other jobs" }
