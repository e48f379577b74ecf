-- What the person had in the tax year, before tax. What is not given of a kind of income, the person did not have.

input "country" {
  label   = "Country of the taxpayer",
  type    = choice {
    "england", "wales", "scotland", "northern_ireland",
    labels  = {
      england = "England", wales = "Wales", scotland = "Scotland", northern_ireland = "Northern Ireland",
    },
    aliases = { northern_ireland = { "ni" } },
  },
  default = "england",
  ask     = "Where in the United Kingdom did you live for most of {year}?",
  section = "Person",
  help    = "Where you lived for most of the tax year. Only Scotland and Wales set rates of their own.",
  source  = "Scotland Act 1998 ss. 80D to 80F; Government of Wales Act 2006 ss. 116E to 116G",
  aliases = { "nation" },
}

input "employment_income" {
  label   = "Pay from employments",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much were you paid as an employee in {year}, before tax?",
  section = "Income",
  help    = "Pay and taxable benefits of the year from all employments, before tax and before pension contributions. "
    .. "The gross pay of the payslips. The pay on a P60 (box 1 of the page Employment, SA102) is less by pension "
    .. "contributions that were deducted before tax: who gives it leaves those out.",
  source  = "ITEPA 2003 Part 2",
  aliases = {
    "salary", "wages", "pay", "gross_pay", "gross_salary", "annual_salary", "earnings", "pay_of_year",
    monthly_salary = 12, monthly_pay = 12,
  },
}

input "benefits_in_kind" {
  label   = "Benefits in kind within pay",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much of that was a company car and other benefits in kind?",
  section = "Income",
  help    = "As form P11D shows. The part of pay from employments that is a company car and the like: it is taxed, but "
    .. "no National Insurance is taken from it, and it bears no student loan.",
  source  = "ITEPA 2003 Part 3; SI 2001/1004 Sch. 3 Part 2; SI 2009/470 reg. 29(4)(e)",
  ask_if  = function(case) return case.employment_income > 0 end,
  aliases = { "bik", "company_car", "p11d" },
}

input "pay_of_other_jobs" {
  label   = "Pay from other jobs within pay",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much of that pay was from other jobs than the one you look at?",
  section = "Payroll",
  help    = "With several jobs: the part of all pay that is not of the job whose payslip is looked at. National "
    .. "Insurance and tax codes go by each job alone.",
  source  = "SSCBA 1992 s. 6(4); SI 2003/2682 reg. 23",
  ask_if  = function(case) return case.employment_income > 0 end,
}

input "pension_net_pay" {
  label   = "Pension contributions deducted from pay before tax",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 2000 },
  ask     = "How much did your employer take from your pay for a pension before working out the tax?",
  section = "Income",
  help    = "On the payslip the deduction that makes taxable pay less than gross pay. Your own contributions under a "
    .. "net pay arrangement: they reduce taxable pay, but not pay for National Insurance. Contributions by salary "
    .. "sacrifice are not entered: pay is already lower.",
  source  = "FA 2004 s. 193",
  ask_if  = function(case) return case.employment_income > 0 end,
}

input "pension_income" {
  label   = "Pensions",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much were your pensions in {year}, before tax?",
  section = "Income",
  help    = "State pension and pensions of employers and providers, before tax; also taxable benefits. The letter of "
    .. "the Pension Service shows the weekly state pension, the P60 of each provider the pension of the year.",
  source  = "ITEPA 2003 Parts 9, 10",
  aliases = { "pensions", "state_pension", "private_pension" },
}

input "other_income" {
  label   = "Other income",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much other taxable income had you in {year}?",
  section = "Income",
  help    = "Taxable income that is none of the other kinds.",
  source  = "ITTOIA 2005 Part 5",
}

input "savings_income" {
  label   = "Interest",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much interest did your savings earn in {year}?",
  entries = { kind = "interest", flow = "in" },
  section = "Income",
  help    = "As the bank's yearly statement shows. Interest before tax, apart from tax-free accounts (ISA).",
  source  = "ITA 2007 s. 18",
  aliases = { "interest", "savings_interest", "bank_interest" },
}

input "dividends" {
  label   = "Dividends",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much were your dividends in {year}?",
  entries = { kind = "dividend", flow = "in" },
  section = "Income",
  help    = "Dividends as paid, apart from those in an ISA. In 2015/16 without the tax credit: it is added.",
  source  = "ITA 2007 s. 19; ITTOIA 2005 Part 4 chapters 3 to 5",
  aliases = { "dividend", "dividend_income" },
}

input "gift_aid" {
  label   = "Gifts to charity under Gift Aid",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 200 },
  ask     = "How much did you give to charities under Gift Aid in {year}?",
  entries = { kind = "gift_aid" },
  section = "Reliefs",
  help    = "As paid, without the tax that the charity reclaims. Box 5 of page TR 4 of the return (SA100).",
  source  = "ITA 2007 ss. 414, 423",
  aliases = { "gift_aid_donations" },
}

input "pension_contributions_net" {
  label   = "Pension contributions with relief at source",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  typical = { 2400 },
  ask     = "How much did you pay into a pension from money that was taxed already?",
  entries = { kind = "pension_contribution", projected = true },
  section = "Reliefs",
  help    = "To a personal pension, a SIPP or NEST: as paid, without the basic rate tax that the provider reclaims.",
  source  = "FA 2004 s. 192",
  aliases = { "sipp", "sipp_contributions", "personal_pension_contributions" },
}

input "marriage_allowance" {
  label   = "Marriage allowance",
  type    = choice {
    "none", "given", "received",
    labels = { none = "None", given = "Given to the spouse", received = "Received from the spouse" },
  },
  default = "none",
  ask     = "Did you give your spouse marriage allowance, or receive it?",
  section = "Reliefs",
  help    = "A tax code that ends with N says given, with M received. Whether a tenth of the personal allowance was "
    .. "given to the spouse or civil partner, or received.",
  source  = "ITA 2007 ss. 55A to 55E",
}

input "born_before_6_april_1938" {
  label   = "Born before 6 April 1938",
  type    = boolean,
  default = false,
  ask     = "Were you born before 6 April 1938?",
  section = "Person",
  help    = "For 2015/16, the last year in which the personal allowance went by age.",
  source  = "ITA 2007 s. 36",
  ask_if  = function(case) return case.year == 2015 and case.pension_income > 0 end,
}

input "blind" {
  label   = "Blind",
  type    = boolean,
  default = false,
  typical = { false },
  ask     = "Are you registered as severely sight impaired?",
  section = "Reliefs",
  help    = "Registered as severely sight impaired, or in Scotland and Northern Ireland unable to do work for which "
    .. "eyesight is essential.",
  source  = "ITA 2007 s. 38",
  aliases = { "blind_person" },
}
