-- What the wage tax is reckoned from, under the names of the official payroll program (Programmablaufplan) as well.
-- Amounts under its names are in cents.

local payroll  = "Wage"
local features = "Wage tax features"
local pensions = "Pensions from a former employer"
local others   = "Other payments"

input "gross_wage" {
  label   = "Gross wage of the pay period",
  help    = "The taxable wage of the pay period, before any allowance; other payments, such as a bonus, not included.",
  section = payroll,
  source  = "§ 39b Abs. 2 Satz 1 EStG",
  type    = money,
  default = 0,
  aliases = { "bruttolohn", "brutto", RE4 = 0.01 },
}

input "pay_period" {
  label   = "Pay period",
  help    = "The time for which the wage is paid.",
  section = payroll,
  source  = "§ 38a Abs. 3, § 39b Abs. 2 EStG",
  type    = choice {
    "year", "month", "week", "day",
    labels  = { year = "Year", month = "Month", week = "Week", day = "Day" },
    aliases = { year = { "1", "Jahr" }, month = { "2", "Monat" }, week = { "3", "Woche" }, day = { "4", "Tag" } },
  },
  default = "month",
  aliases = { "lohnzahlungszeitraum", "LZZ" },
}

input "tax_class" {
  label   = "Tax class",
  help    = "The wage tax class, from 1 to 6.",
  section = features,
  source  = "§ 38b EStG",
  type    = count(6),
  min     = 1,
  default = 1,
  aliases = { "steuerklasse", "STKL" },
}

input "factor_applies" {
  label   = "Factor method",
  help    = "Whether both spouses are in class IV with a factor.",
  section = features,
  source  = "§ 39f EStG",
  type    = boolean,
  default = false,
  aliases = { "faktorverfahren", "af" },
}

input "factor" {
  label   = "Factor",
  help    = "The factor of the factor method, with three decimals; it counts only where the method applies.",
  section = features,
  source  = "§ 39f EStG",
  type    = number,
  default = 1,
  min     = 0,
  aliases = { "faktor", "f" },
}

input "child_allowances" {
  label   = "Child allowances",
  help    = "The number of child allowances on the wage tax record, in halves. They lower the solidarity surcharge and "
         .. "church tax only.",
  section = features,
  source  = "§ 38b Abs. 2, § 51a Abs. 2a EStG",
  type    = number,
  default = 0,
  min     = 0,
  aliases = { "kinderfreibetraege", "kinderfreibeträge", "ZKF" },
}

input "period_allowance" {
  label   = "Allowance of the pay period",
  section = features,
  source  = "§ 39a EStG",
  help    = "The allowance on the wage tax record, for the pay period.",
  type    = money,
  default = 0,
  aliases = { LZZFREIB = 0.01, WFUNDF = 0.01 },
}

input "period_addition" {
  label   = "Addition of the pay period",
  section = features,
  source  = "§ 39a Abs. 1 Nr. 7 EStG",
  help    = "The amount to be added on the wage tax record, for the pay period.",
  type    = money,
  default = 0,
  aliases = { LZZHINZU = 0.01, HINZUR = 0.01 },
}

input "is_aged" {
  label   = "64 or older when the year began",
  section = features,
  source  = "§ 24a EStG",
  type    = boolean,
  default = false,
  aliases = { "ALTER1" },
}

input "age_relief_year" {
  label   = "Year after the 64th birthday",
  section = features,
  source  = "§ 24a Satz 5 EStG",
  type    = count(9999),
  default = 0,
  aliases = { "AJAHR" },
  ask_if  = function(case) return case.is_aged end,
}

input "pension_insurance_code" {
  label   = "Statutory pension insurance (official code)",
  help    = "0: insured. Until 2024, 1: insured under the eastern ceiling, 2: not insured; since 2025, 1: not insured. "
         .. "Until 2009, 0: insured or free of insurance without a prospect, 1: with the lower lump sum of civil servants.",
  section = "Social insurance",
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 EStG",
  type    = count(2),
  default = 0,
  aliases = { "KRV" },
}

input "unemployment_insurance_free" {
  label   = "Free of unemployment insurance",
  section = "Social insurance",
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. e EStG",
  type    = boolean,
  default = false,
  aliases = { "ALV" },
}

input "health_insurance" {
  label   = "Health insurance",
  section = "Social insurance",
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. b bis d EStG",
  type    = choice {
    "statutory", "private", "private_subsidised",
    labels  = {
      statutory          = "Statutory",
      private            = "Private",
      private_subsidised = "Private, with the employer's subsidy",
    },
    aliases = { statutory = { "0" }, private = { "1" }, private_subsidised = { "2" } },
  },
  default = "statutory",
  aliases = { "krankenversicherung", "PKV" },
}

input "additional_health_rate" {
  label   = "Additional rate of the health insurer",
  help    = "The insurer's own additional rate, in full; until 2018 the employee alone paid it.",
  section = "Social insurance",
  source  = "§ 242 SGB V",
  type    = rate,
  default = 0,
  aliases = { "zusatzbeitragssatz", KVZ = 0.01 },
}

input "private_health_premium" {
  label   = "Premium of private health and care insurance per month",
  help    = "The part for basic cover that the employer was told of, always per month.",
  section = "Social insurance",
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG",
  type    = money,
  default = 0,
  aliases = { PKPV = 0.01 },
}

input "private_health_subsidy" {
  label   = "Employer's subsidy to private health and care insurance per month",
  section = "Social insurance",
  source  = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG, § 257 SGB V",
  type    = money,
  default = 0,
  aliases = { PKPVAGZ = 0.01 },
}

input "care_saxony" {
  label   = "Care insurance as in Saxony",
  section = "Social insurance",
  source  = "§ 58 Abs. 3 SGB XI",
  type    = boolean,
  default = false,
  aliases = { "PVS" },
}

input "care_childless" {
  label   = "Surcharge of the childless in care insurance",
  section = "Social insurance",
  source  = "§ 55 Abs. 3 SGB XI",
  type    = boolean,
  default = false,
  aliases = { "PVZ" },
}

input "care_discounts" {
  label   = "Discounts for children in care insurance",
  help    = "One for each child below 25 from the second to the fifth.",
  section = "Social insurance",
  source  = "§ 55 Abs. 3 Satz 4 und 5 SGB XI",
  type    = count(4),
  default = 0,
  aliases = { "PVA" },
}

input "pension_in_wage" {
  label   = "Pension in the wage of the period",
  section = pensions,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  default = 0,
  aliases = { "versorgungsbezuege", VBEZ = 0.01 },
}

input "pension_start_year" {
  label   = "Year in which the pension began",
  section = pensions,
  source  = "§ 19 Abs. 2 Satz 3 EStG",
  type    = count(9999),
  default = 0,
  aliases = { "VJAHR" },
}

input "first_pension" {
  label   = "Pension of January 2005 or of the first full month",
  section = pensions,
  source  = "§ 19 Abs. 2 Satz 4 EStG",
  type    = money,
  default = 0,
  aliases = { VBEZM = 0.01 },
}

input "pension_extras" {
  label   = "Expected special payments of the pension's first year",
  section = pensions,
  source  = "§ 19 Abs. 2 Satz 4 EStG",
  type    = money,
  default = 0,
  aliases = { VBEZS = 0.01 },
}

input "pension_months" {
  label   = "Months for which the pension is paid",
  help    = "Needed only for a pay period of a year.",
  section = pensions,
  source  = "§ 19 Abs. 2 Satz 12 EStG",
  type    = count(12),
  default = 0,
  aliases = { "ZMVB" },
}

input "expected_annual_wage" {
  label   = "Expected annual wage without other payments",
  help    = "Needed where there are other payments.",
  section = others,
  source  = "§ 39b Abs. 3 Satz 1 EStG",
  type    = money,
  default = 0,
  aliases = { JRE4 = 0.01 },
}

input "expected_annual_pension" {
  label   = "Pension in the expected annual wage",
  section = others,
  source  = "§ 39b Abs. 3 EStG",
  type    = money,
  default = 0,
  aliases = { JVBEZ = 0.01 },
}

input "expected_compensation" {
  label   = "Compensation in the expected annual wage",
  section = others,
  source  = "§ 24 Nr. 1 EStG",
  type    = money,
  default = 0,
  aliases = { JRE4ENT = 0.01 },
}

input "annual_allowance" {
  label   = "Allowance of the year",
  section = others,
  source  = "§§ 39a, 39b Abs. 3 EStG",
  type    = money,
  default = 0,
  aliases = { JFREIB = 0.01 },
}

input "annual_addition" {
  label   = "Addition of the year",
  section = others,
  source  = "§§ 39a, 39b Abs. 3 EStG",
  type    = money,
  default = 0,
  aliases = { JHINZU = 0.01 },
}

input "other_payments" {
  label   = "Other payments",
  help    = "Payments besides the regular wage, such as a bonus.",
  section = others,
  source  = "§ 38a Abs. 1 Satz 3, § 39b Abs. 3 EStG",
  type    = money,
  default = 0,
  aliases = { "sonstige_bezuege", "sonstige_bezüge", SONSTB = 0.01 },
}

input "compensation_in_other_payments" {
  label   = "Compensation in the other payments",
  section = others,
  source  = "§ 24 Nr. 1 EStG",
  type    = money,
  default = 0,
  aliases = { SONSTENT = 0.01 },
}

input "death_grant" {
  label   = "Death grant or lump-sum pension in the other payments",
  section = others,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  default = 0,
  aliases = { "sterbegeld", STERBE = 0.01 },
}

input "pension_in_other_payments" {
  label   = "Pension in the other payments",
  section = others,
  source  = "§ 19 Abs. 2 EStG",
  type    = money,
  default = 0,
  aliases = { VBS = 0.01 },
}

input "untaxed_share_benefit" {
  label   = "Untaxed benefit of shares in the employer's business",
  section = others,
  source  = "§ 19a Abs. 1 Satz 4 EStG",
  type    = money,
  default = 0,
  aliases = { MBV = 0.01 },
}

input "multi_year_wage" {
  label   = "Wage for several years",
  help    = "Pay for work of several years, and compensation, that is taxed by the rule of fifths.",
  section = others,
  source  = "§ 34, § 39b Abs. 3 Satz 9 EStG",
  type    = money,
  default = 0,
  aliases = { VMT = 0.01 },
}

input "pension_paid_out" {
  label   = "Pension for several years, paid out",
  section = others,
  source  = "§§ 19 Abs. 2, 34 EStG",
  type    = money,
  default = 0,
  aliases = { VKAPA = 0.01 },
}

input "compensation_in_multi_year_wage" {
  label   = "Compensation in the wage for several years",
  section = others,
  source  = "§ 24 Nr. 1 EStG",
  type    = money,
  default = 0,
  aliases = { ENTSCH = 0.01 },
}
