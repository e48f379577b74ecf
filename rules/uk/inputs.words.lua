-- What people read of inputs.lua.

words "country" {
  label   = "Country of the taxpayer",
  ask     = "Where in the United Kingdom did you live for most of {year}?",
  help    = "Where you lived for most of the tax year. Only Scotland and Wales set rates of their own.",
  aliases = { "nation" },
}

words "employment_income" {
  label = "Pay from employments",
  ask   = "How much were you paid as an employee in {year}, before tax?",
  help  = "The gross pay of the payslips of all jobs, with taxable benefits, before tax and before pension "
    .. "contributions. From the pay on a P60 (box 1 of the page Employment, SA102) pension contributions deducted "
    .. "before tax and pay that you gave up for something (salary sacrifice) are off already: if you give that pay, "
    .. "leave them out. "
    .. "Where it changed within the year, by months: 3000/month to September, 3500/month from October.",
}

words "benefits_in_kind" {
  label   = "Benefits in kind within pay",
  ask     = "How much of that was a company car and other benefits in kind?",
  help    = "As form P11D shows. The part of pay from employments that is a company car and the like: it is taxed, but "
    .. "no National Insurance is taken from it, and it bears no student loan.",
  aliases = { "bik", "company_car", "p11d" },
}

words "pension_net_pay" {
  label = "Pension contributions deducted from pay before tax",
  ask   = "How much did your employer take from your pay for a pension before working out the tax?",
  help  = "On the payslip the deduction that makes taxable pay less than gross pay. Your own contributions under a "
    .. "net pay arrangement: they reduce taxable pay, but not pay for National Insurance. Contributions by salary "
    .. "sacrifice are another fact, pay given up.",
}

words "pension_income" {
  label   = "Pensions",
  ask     = "How much were your pensions in {year}, before tax?",
  help    = "State pension and pensions of employers and providers, before tax; also taxable benefits. The letter of "
    .. "the Pension Service shows the weekly state pension, the P60 of each provider the pension of the year.",
  aliases = { "pensions", "state_pension", "private_pension" },
}

words "other_income" {
  label = "Other income",
  ask   = "How much other taxable income did you have in {year}?",
  help  = "Taxable income that is none of the other kinds, with the top-up of HMRC for low earners' pension "
    .. "contributions.",
}

words "savings_income" {
  label   = "Interest",
  ask     = "How much interest did your savings earn in {year}?",
  help    = "As the bank's yearly statement shows. Interest before tax, apart from tax-free accounts (ISA).",
  aliases = { "interest", "savings_interest", "bank_interest" },
}

words "dividends" {
  label   = "Dividends",
  ask     = "How much were your dividends in {year}?",
  help    = "Dividends as paid, apart from those in an ISA. In 2015/16 without the tax credit: it is added.",
  aliases = { "dividend", "dividend_income" },
}

words "gift_aid" {
  label   = "Gifts to charity under Gift Aid",
  ask     = "How much did you give to charities under Gift Aid in {year}?",
  help    = "As paid, without the tax that the charity reclaims. Box 5 of page TR 4 of the return (SA100).",
  aliases = { "gift_aid_donations" },
}

words "pension_contributions_net" {
  label   = "Pension contributions with relief at source",
  ask     = "How much did you pay into a pension from money that was taxed already?",
  help    = "To a personal pension, a SIPP or NEST: as paid, without the basic rate tax that the provider reclaims.",
  aliases = { "sipp", "sipp_contributions", "personal_pension_contributions" },
}

words "marriage_allowance" {
  label = "Marriage allowance",
  ask   = "Did you give your spouse marriage allowance, or receive it?",
  help  = "A tax code that ends with N says given, with M received. Whether a tenth of the personal allowance was "
    .. "given to the spouse or civil partner, or received.",
}

words "born_before_6_april_1938" {
  label = "Born before 6 April 1938",
  ask   = "Were you born before 6 April 1938?",
  help  = "For 2015/16, the last year in which the personal allowance went by age.",
}

words "blind" {
  label   = "Blind",
  ask     = "Are you registered as severely sight impaired?",
  help    = "Registered as severely sight impaired, or in Scotland and Northern Ireland unable to do work for which "
    .. "eyesight is essential.",
  aliases = { "blind_person" },
}
