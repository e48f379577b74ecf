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
---@field federal_state "BW"|"BY"|"BE"|"BB"|"HB"|"HH"|"HE"|"MV"|"NI"|"NW"|"RP"|"SL"|"SN"|"ST"|"SH"|"TH" Federal state
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

---The figures set by law, on the date of the case.
---@class (exact) Law
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

---What the folder says of itself; once in a folder.
---@class (exact) Jurisdiction
---@field label string a short noun phrase
---@field currency string the currency's ISO code
---@field years integer[] the first and last year that the rules cover
---@field results? string[] the results that are shown when nothing is asked for

---What the folder says of itself; once in a folder.
---@param name string
---@return fun(fields: Jurisdiction)
function jurisdiction(name) end

---A fact that the user gives.
---@class (exact) Input
---@field label string a short noun phrase
---@field type Type what values it may have
---@field default? number|string|boolean the value when it is not given
---@field ask_if? fun(case: Case, law: Law): boolean whether the question concerns a case
---@field source? string the statute that defines the fact
---@field aliases? string[] other names that users may give
---@field help? string one or two sentences for a lay reader
---@field section? string the heading under which forms show it
---@field min? number the smallest value that may be given
---@field max? number the largest value that may be given

---A fact that the user gives.
---@param name string
---@return fun(fields: Input)
function input(name) end

---A figure set by law, with its history.
---@class (exact) Parameter
---@field label string a short noun phrase
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
---@field label string a short noun phrase
---@field source string the statute
---@field type Type what values it may have
---@field compute fun(case: Case, law: Law): any computes the result
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD
---@field aliases? string[] other names that users may give
---@field help? string one or two sentences for a lay reader
---@field section? string the heading under which forms show it
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
---@field label string a short noun phrase
---@field source string the statute
---@field due fun(case: Case, law: Law): Date computes the date
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD
---@field aliases? string[] other names that users may give
---@field help? string one or two sentences for a lay reader
---@field section? string the heading under which forms show it

---A date that the law sets.
---@param name string
---@return fun(fields: Deadline)
function deadline(name) end
