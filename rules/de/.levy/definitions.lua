---@meta
-- Written by `levy definitions`; do not edit.

---@class Type

---@class (exact) Date
---@field year integer
---@field month integer
---@field day integer

---A whole number from 0 to a maximum.
---@class Count: Type
---@overload fun(maximum: integer): Type
count = {}

---A day; `date(year, month, day)` or `date("2025-12-31")` makes one.
---@class DateType: Type
---@overload fun(year: integer|string, month?: integer, day?: integer): Date
date = {}

---Ends the history of a parameter.
---@type any
repealed = nil

---@type Type
money = {}

---@type Type
rate = {}

---@type Type
number = {}

---@type Type
boolean = {}

---Rounds down to a multiple of a step, or of 1.
---@param x number
---@param step? number
---@return number
---@nodiscard
function floor(x, step) end

---Rounds up to a multiple of a step, or of 1.
---@param x number
---@param step? number
---@return number
---@nodiscard
function ceil(x, step) end

---Rounds to the nearest multiple of a step, or of 1; halves away from zero.
---@param x number
---@param step? number
---@return number
---@nodiscard
function round(x, step) end

---Rounds to the nearest multiple of a step, or of 1; halves to the even one.
---@param x number
---@param step? number
---@return number
---@nodiscard
function round_half_even(x, step) end

---Rounds towards zero to a multiple of a step, or of 1.
---@param x number
---@param step? number
---@return number
---@nodiscard
function truncate(x, step) end

---The smallest.
---@param x number
---@param ... number
---@return number
---@nodiscard
function min(x, ...) end

---The largest.
---@param x number
---@param ... number
---@return number
---@nodiscard
function max(x, ...) end

---The magnitude.
---@param x number
---@return number
---@nodiscard
function abs(x) end

---The value, or the limit that it lies beyond.
---@param x number
---@param low number
---@param high number
---@return number
---@nodiscard
function clamp(x, low, high) end

---Whether two numbers are equal; == is silently wrong for an exact number and a numeral.
---@param a number
---@param b number
---@return boolean
---@nodiscard
function eq(a, b) end

---The exact number.
---@param x number|string
---@return number
---@nodiscard
function exact(x) end

---A value of a parameter by the day on which it became known.
---@param versions table<string, any>
---@return any
---@nodiscard
function revised(versions) end

---One word of a list; labels and aliases may be given by word.
---@param words table
---@return Type
---@nodiscard
function choice(words) end

---What a case gives, and what rules compute.
---@class (exact) Case
---@field year integer Year
---@field date Date Date of the law
---@field child_allowances number Child allowances
---@field levy_base number Income tax that surcharge and church tax are reckoned from
---@field federal_state "BW"|"BY"|"BE"|"BB"|"HB"|"HH"|"HE"|"MV"|"NI"|"NW"|"RP"|"SL"|"SN"|"ST"|"SH"|"TH"|"none" Federal state
---@field stated_federal_state "BW"|"BY"|"BE"|"BB"|"HB"|"HH"|"HE"|"MV"|"NI"|"NW"|"RP"|"SL"|"SN"|"ST"|"SH"|"TH" Federal state (federal_state)
---@field church_member boolean Member of a church that levies tax
---@field church_tax number Church tax
---@field income_tax_return_due Date Income tax return due
---@field income_tax_return_due_with_adviser Date Income tax return due, if an adviser makes it
---@field prepayment_due_march Date Prepayment of income tax, quarter 1
---@field prepayment_due_june Date Prepayment of income tax, quarter 2
---@field prepayment_due_september Date Prepayment of income tax, quarter 3
---@field prepayment_due_december Date Prepayment of income tax, quarter 4
---@field monthly_income number Income per month
---@field monthly_benefit_in_kind number Benefits in kind per month
---@field monthly_expenses number Business expenses per month
---@field other_income number Other income of the year
---@field provident_expenses number Deductible insurance and pension contributions of the year
---@field special_expenses number Other special expenses of the year
---@field tax_withheld number Tax withheld or prepaid for the year
---@field annual_receipts number Business receipts of the year
---@field profit number Profit of the year
---@field special_expenses_deducted number Special expenses deducted
---@field taxable_income number Taxable income of the year
---@field money_left number Money left of the year after taxes
---@field money_left_per_month number Money left per month after taxes
---@field put_aside_per_month number To put aside per month
---@field filing "single"|"joint" Filing status
---@field income_tax number Income tax
---@field income_tax_marginal_rate number Marginal rate of income tax
---@field income_tax_average_rate number Average rate of income tax
---@field solidarity_surcharge number Solidarity surcharge
---@field total_tax number All three taxes
---@field net_income number Taxable income after taxes
---@field average_rate number Average rate
---@field marginal_rate number Marginal rate
---@field is_pay_of_december boolean Pay of December, which makes up for the year; for another month say its date, as in date=2024-11-30
---@field annual_wage number Regular wage of a year
---@field annual_pension number Pension in the regular wage of a year
---@field annual_pension_allowance number Pension allowance of the regular wage of a year
---@field annual_pension_supplement number Supplement to the pension allowance of the regular wage of a year
---@field annual_wage_after_allowances number Wage after the allowances for pensions, for the aged and on record of the regular wage of a year
---@field annual_expenses_lump_sum number Lump sum for expenses of the regular wage of a year
---@field annual_insured_wage number Wage that the provident lump sum is reckoned from of the regular wage of a year
---@field annual_provident_lump_sum number Provident lump sum of the regular wage of a year
---@field annual_taxable_income number Taxable amount of the regular wage of a year
---@field annual_tax number Tax, without a factor, of the regular wage of a year
---@field expected_pension_allowance number Pension allowance of the expected annual wage
---@field expected_pension_supplement number Supplement to the pension allowance of the expected annual wage
---@field expected_wage_after_allowances number Wage after the allowances for pensions, for the aged and on record of the expected annual wage
---@field expected_expenses_lump_sum number Lump sum for expenses of the expected annual wage
---@field expected_insured_wage number Wage that the provident lump sum is reckoned from of the expected annual wage
---@field expected_provident_lump_sum number Provident lump sum of the expected annual wage
---@field expected_taxable_income number Taxable amount of the expected annual wage
---@field expected_tax number Tax, without a factor, of the expected annual wage
---@field increased_pension_allowance number Pension allowance of the annual wage with other payments
---@field increased_pension_supplement number Supplement to the pension allowance of the annual wage with other payments
---@field increased_wage_after_allowances number Wage after the allowances for pensions, for the aged and on record of the annual wage with other payments
---@field increased_expenses_lump_sum number Lump sum for expenses of the annual wage with other payments
---@field increased_insured_wage number Wage that the provident lump sum is reckoned from of the annual wage with other payments
---@field increased_provident_lump_sum number Provident lump sum of the annual wage with other payments
---@field increased_taxable_income number Taxable amount of the annual wage with other payments
---@field increased_tax number Tax, without a factor, of the annual wage with other payments
---@field full_pension_allowance number Pension allowance of the annual wage with all payments
---@field full_pension_supplement number Supplement to the pension allowance of the annual wage with all payments
---@field full_wage_after_allowances number Wage after the allowances for pensions, for the aged and on record of the annual wage with all payments
---@field full_expenses_lump_sum number Lump sum for expenses of the annual wage with all payments
---@field full_insured_wage number Wage that the provident lump sum is reckoned from of the annual wage with all payments
---@field full_provident_lump_sum number Provident lump sum of the annual wage with all payments
---@field full_taxable_income number Taxable amount of the annual wage with all payments
---@field full_tax number Tax, without a factor, of the annual wage with all payments
---@field official_gross_wage number Gross wage of the pay period, by the official payroll program
---@field stated_gross_wage number Gross wage of the pay period (gross_wage)
---@field gross_wage number Gross wage of the pay period
---@field official_pay_period "year"|"month"|"week"|"day"|"none" Pay period, by the official payroll program
---@field stated_pay_period "year"|"month"|"week"|"day" Pay period (pay_period)
---@field pay_period "year"|"month"|"week"|"day" Pay period
---@field tax_class integer Tax class
---@field factor_applies boolean Factor method
---@field official_factor number Factor, by the official payroll program
---@field stated_factor number Factor (factor)
---@field factor number Factor
---@field stated_child_allowances number Child allowances (child_allowances)
---@field payroll_child_allowances number Child allowances on the wage tax record
---@field period_allowance number Allowance of the pay period
---@field period_addition number Addition of the pay period
---@field is_aged boolean 64 or older when the year began
---@field official_age_relief_year number Year after the 64th birthday, by the official payroll program
---@field stated_age_relief_year number Year after the 64th birthday (age_relief_year)
---@field age_relief_year number Year after the 64th birthday
---@field health_insurance "statutory"|"private"|"private_subsidised" Health insurance
---@field pension_insurance_code integer Statutory pension insurance (official code)
---@field unemployment_insurance_free boolean Free of unemployment insurance
---@field official_additional_health_rate number Additional rate of the health insurer, by the official payroll program
---@field stated_additional_health_rate number Additional rate of the health insurer (additional_health_rate)
---@field additional_health_rate number Additional rate of the health insurer
---@field official_private_health_premium number Premium of private health and care insurance per month, by the official payroll program
---@field stated_private_health_premium number Premium of private health and care insurance per month (private_health_premium)
---@field private_health_premium number Premium of private health and care insurance per month
---@field official_private_health_subsidy number Employer's subsidy to private health and care insurance per month, by the official payroll program
---@field stated_private_health_subsidy number Employer's subsidy to private health and care insurance per month (private_health_subsidy)
---@field private_health_subsidy number Employer's subsidy to private health and care insurance per month
---@field care_saxony boolean Care insurance as in Saxony
---@field care_childless boolean Surcharge of the childless in care insurance
---@field care_discounts integer Discounts for children in care insurance
---@field pension_in_wage number Pension in the wage of the period
---@field official_pension_start_year number Year in which the pension began, by the official payroll program
---@field stated_pension_start_year number Year in which the pension began (pension_start_year)
---@field pension_start_year number Year in which the pension began
---@field official_first_pension number Pension of January 2005 or of the first full month, by the official payroll program
---@field stated_first_pension number Pension of January 2005 or of the first full month (first_pension)
---@field first_pension number Pension of January 2005 or of the first full month
---@field pension_extras number Expected special payments of the pension's first year
---@field official_pension_months integer Months for which the pension is paid, by the official payroll program
---@field stated_pension_months integer Months for which the pension is paid (pension_months)
---@field pension_months integer Months for which the pension is paid
---@field official_expected_annual_wage number Expected annual wage without other payments, by the official payroll program
---@field stated_expected_annual_wage number Expected annual wage without other payments (expected_annual_wage)
---@field expected_annual_wage number Expected annual wage without other payments
---@field official_expected_annual_pension number Pension in the expected annual wage, by the official payroll program
---@field stated_expected_annual_pension number Pension in the expected annual wage (expected_annual_pension)
---@field expected_annual_pension number Pension in the expected annual wage
---@field expected_compensation number Compensation in the expected annual wage
---@field annual_allowance number Allowance of the year
---@field annual_addition number Addition of the year
---@field other_payments number Other payments
---@field compensation_in_other_payments number Compensation in the other payments
---@field death_grant number Death grant or lump-sum pension in the other payments
---@field pension_in_other_payments number Pension in the other payments
---@field untaxed_share_benefit number Untaxed benefit of shares in the employer's business
---@field multi_year_wage number Wage for several years
---@field pension_paid_out number Pension for several years, paid out
---@field compensation_in_multi_year_wage number Compensation in the wage for several years
---@field in_sliding_zone boolean Reduced contributions on a low wage (Midijob)
---@field contribution_wage number Wage that the employee's contributions are reckoned from
---@field contribution_wage_of_both number Wage that the contributions of both sides are reckoned from
---@field pension_contribution number Contribution to pension insurance
---@field unemployment_contribution number Contribution to unemployment insurance
---@field health_contribution number Contribution to health insurance
---@field care_contribution number Contribution to care insurance
---@field church_tax_on_wage number Church tax on the wage of the pay period
---@field social_contributions number The employee's social insurance of the pay period
---@field net_pay number Net pay of the pay period
---@field tax_before_extra_wage number Tax on the annual wage without wages for several years
---@field income_without_extra_wage number Taxable amount of the annual wage with all payments, without the wages for several years
---@field tax_without_extra_wage number Tax that a fifth of the wages for several years is added to
---@field pension_allowance_with_a_fifth number Pension allowance with a fifth of the wages for several years
---@field wage_with_a_fifth number Wage after its allowances with a fifth of the wages for several years
---@field insured_wage_with_a_fifth number Wage that the provident lump sum is reckoned from with a fifth of the wages for several years
---@field provident_lump_sum_with_a_fifth number Provident lump sum with a fifth of the wages for several years
---@field pension_supplement_with_a_fifth number Supplement to the pension allowance with a fifth of the wages for several years
---@field income_with_a_fifth number Taxable amount with a fifth of the wages for several years
---@field tax_with_a_fifth number Tax with a fifth of the wages for several years
---@field tax_by_fifths number Tax on the annual wage with all payments, by the rule of fifths
---@field multi_year_wage_tax number Wage tax on wages for several years
---@field multi_year_surcharge number Solidarity surcharge on wages for several years
---@field multi_year_church_base number Base of church tax on wages for several years
---@field allowances_in_wage number Allowances used on the regular wage
---@field allowances_in_expected_wage number Allowances used on the expected annual wage
---@field allowances_in_payments number Allowances that other payments add
---@field income_above_basic_allowance number Taxable amount of the regular wage above the basic allowance
---@field expected_income_above_basic_allowance number Taxable amount of the expected annual wage above the basic allowance
---@field income_with_payments_above_basic_allowance number Taxable amount with other payments above the basic allowance
---@field annual_wage_tax number Wage tax of a year on the regular wage
---@field annual_levy_base number Wage tax of a year after child allowances
---@field earlier_wage_tax number Wage tax of a year by the figures before December
---@field earlier_levy_base number Wage tax of a year after child allowances by the figures before December
---@field wage_tax number Wage tax of the pay period
---@field surcharge_on_wage number Solidarity surcharge of the pay period
---@field church_tax_base number Base of church tax in the pay period
---@field private_premium_counted number Private premiums counted in the pay period
---@field payments_tax_difference number Wage tax that other payments add
---@field payments_wage_tax number Wage tax on other payments
---@field payments_surcharge number Solidarity surcharge on other payments
---@field payments_church_base number Base of church tax on other payments
---@field private_premium_counted_in_payments number Private premiums that other payments add

---The figures set by law, on the date of the case.
---@class (exact) Law
---@field child_allowance number Child allowances for a child, both parents' shares together; § 32 Abs. 6 Satz 1 EStG
---@field least_child_benefit number Child benefit of a year for a first child, with the bonuses of the year; § 66 Abs. 1 EStG
---@field church_tax_rate any Rate of church tax by federal state; Church tax acts of the federal states (KiStG) with the tax resolutions of the churches
---@field income_tax_return_day number Last day for the income tax return, in the year after; § 149 Abs. 2 AO; 2020 to 2024 with Art. 97 § 36 Abs. 3 EGAO
---@field income_tax_return_day_with_adviser number Last day for the income tax return made by an adviser, in the second year after; § 149 Abs. 3 AO; 2019 to 2024 with Art. 97 § 36 Abs. 1 und 3 EGAO
---@field prepayment_days any Days of the income tax prepayments; § 37 Abs. 1 Satz 1 EStG
---@field special_expenses_lump_sum number Lump sum for special expenses; § 10c EStG
---@field tariff any Income tax tariff; § 32a Abs. 1 EStG; 2005 and 2010 to 2014 with § 52 Abs. 41 EStG
---@field tariff_rounding any Rounding of the income tax tariff; § 32a Abs. 2 und 3 EStG (until 2003), § 32a Abs. 1 Satz 5 und 6 EStG (since 2004)
---@field solidarity_surcharge_rate number Rate of the solidarity surcharge; § 4 Satz 1 SolzG 1995
---@field solidarity_surcharge_allowance number Income tax up to which no solidarity surcharge is due; § 3 Abs. 3 SolzG 1995
---@field solidarity_surcharge_phase_in_rate number Upper limit of the surcharge, as a share of the income tax above the allowance; § 4 Satz 2 SolzG 1995
---@field wage_tax_tariff any Income tax tariff as payroll applies it; § 32a Abs. 1, § 39b Abs. 2 Satz 6 EStG with the announcements of the payroll program
---@field class_v_limits any Incomes from which the top rates hold in classes V and VI; § 39b Abs. 2 Satz 7 EStG
---@field class_v_rates any Rates of tax in classes V and VI; § 39b Abs. 2 Satz 7 EStG
---@field wage_tax_rounding any Rounding of allowances on wages; § 39b Abs. 2 EStG with the payroll program
---@field special_expenses_by_class any How often the lump sum for special expenses counts, by tax class; § 10c, § 39b Abs. 2 Satz 5 Nr. 2 EStG
---@field class_v_rounding any Rounding and least rate in classes V and VI; § 39b Abs. 2 Satz 7 EStG with the payroll program
---@field wage_child_allowance number Allowance for a child, both parents' shares together; § 32 Abs. 6, § 51a Abs. 2a EStG
---@field lone_parent_relief number Relief for lone parents in class II; § 24b, § 39b Abs. 2 Satz 5 Nr. 4 EStG
---@field employee_lump_sum number Lump sum for an employee's expenses; § 9a Satz 1 Nr. 1 Buchst. a EStG
---@field employee_lump_sum_in_december boolean Lump sum for an employee's expenses in a December that makes up for its rise; § 9a Satz 1 Nr. 1 Buchst. a, § 52 Abs. 23e EStG in the version of the Steuervereinfachungsgesetz 2011
---@field pension_lump_sum number Lump sum for a pensioner's expenses; § 9a Satz 1 Nr. 1 Buchst. b EStG
---@field payroll_surcharge_allowance number Wage tax up to which no solidarity surcharge is due; § 3 Abs. 4 SolzG 1995
---@field surcharge_on_payments_above_allowance boolean Whether other payments bear the surcharge only above the year's allowance; § 3 Abs. 4a SolzG 1995
---@field law_before_december boolean The figures by which the months before December were taxed, if other ones hold for it; § 52 EStG in the years' versions
---@field age_and_pension_relief any Decline of the relief for the aged and of the pension allowance; § 19 Abs. 2 Satz 3, § 24a Satz 5 EStG
---@field pension_allowance_limits any How the pension allowance is limited; § 19 Abs. 2 EStG with the payroll program
---@field health_insurance_rates any Rates of health insurance with sick pay; §§ 241, 242, 249 SGB V
---@field pension_insurance_ceiling any Ceiling of pension and unemployment insurance per year; §§ 159, 160 SGB VI with the ordinances of each year
---@field pension_insurance_rate number Employee's rate of pension insurance; § 158 SGB VI with the ordinances of each year
---@field unemployment_insurance_rate number Employee's rate of unemployment insurance; § 341 SGB III with the ordinances of each year
---@field health_insurance_ceiling number Ceiling of health and care insurance per year; § 223 Abs. 3, § 6 Abs. 7 SGB V with the ordinances of each year
---@field reduced_health_rates any Rates of health insurance without sick pay; §§ 243, 242a, 249 SGB V
---@field care_insurance_rates any Rates of care insurance; §§ 55, 58 SGB XI
---@field care_saxony_shift number What employees in Saxony pay more, and employers less, of care insurance; § 58 Abs. 3 SGB XI
---@field pension_contribution_share number Share of the pension contributions that counts in the provident lump sum; § 39b Abs. 4 EStG (until 2022)
---@field other_provident_expenses_until_2009 any Share of the wage that counts in the provident lump sum besides pension insurance; § 10c Abs. 2 Satz 2 Nr. 2 EStG (2005 to 2009)
---@field provident_lump_sum_before_2005 any Provident lump sum of the law before 2005, which counted where it was more; § 10c Abs. 2 bis 4 EStG in the version of 2004, § 10c Abs. 5 EStG (2005 to 2009)
---@field least_provident_lump_sum any Least amount for health, care and, since 2026, unemployment insurance; § 39b Abs. 2 Satz 5 Nr. 3 EStG
---@field sliding_zone any Monthly wages for which employees pay less social insurance (Midijob); § 20 Abs. 2 und 2a SGB IV, until September 2022 § 163 Abs. 10 SGB VI

---What the folder says of itself; once in a folder.
---@class (exact) Jurisdiction
---@field label string|{en: string, de: string} a short noun phrase
---@field currency string the currency's ISO code
---@field years integer[] the first and last year that the rules cover
---@field tax_year? table when its tax years begin, such as { starts = "04-06" }; else on 1 January
---@field results? string[] the results that are shown when nothing is asked for

---What the folder says of itself; once in a folder.
---@param name string
---@return fun(fields: Jurisdiction)
function jurisdiction(name) end

---A fact that the user gives.
---@class (exact) Input
---@field label string|{en: string, de: string} a short noun phrase
---@field type Type what values it may have
---@field default? number|string|boolean the value when it is not given
---@field ask_if? fun(case: Case, law: Law): boolean whether the question concerns a case
---@field source? string the statute that defines the fact
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it
---@field min? number the smallest value that may be given
---@field max? number the largest value that may be given

---A fact that the user gives.
---@param name string
---@return fun(fields: Input)
function input(name) end

---A figure set by law, with its history.
---@class (exact) Parameter
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field since table<string, any> the values by the first day on which they hold
---@field type? Type what its plain values must be
---@field note? string anything a reader must know

---A figure set by law, with its history.
---@param name string
---@return fun(fields: Parameter)
function parameter(name) end

---A result.
---@class (exact) Rule
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field type Type what values it may have
---@field compute fun(case: Case, law: Law): any computes the result
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it
---@field min? number the smallest value that may be given
---@field max? number the largest value that may be given

---A result.
---@param name string
---@return fun(fields: Rule)
function rule(name) end

---A worked case with its published result.
---@class (exact) Example
---@field source string the statute
---@field year? integer the year, unless there is a date
---@field date? string the day whose law applies, YYYY-MM-DD
---@field known? string the day whose knowledge of the law applies, YYYY-MM-DD
---@field given? table<string, any> the facts by name
---@field expect table<string, any> the results by name
---@field tolerance? number how far a result may be from it
---@field note? string anything a reader must know

---A worked case with its published result.
---@param name string
---@return fun(fields: Example)
function example(name) end

---A date that the law sets.
---@class (exact) Deadline
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field due fun(case: Case, law: Law): Date computes the date
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it

---A date that the law sets.
---@param name string
---@return fun(fields: Deadline)
function deadline(name) end
