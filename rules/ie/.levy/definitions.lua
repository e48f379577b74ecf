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
---@field age_credit number Age credit
---@field blind_credit number Blind person's credit
---@field dependent_relative_credit number Dependent relative credit
---@field fisher_credit number Fisher tax credit
---@field trade_union_credit number Trade union credit
---@field service_charges_credit number Service charges credit
---@field one_parent_family_credit number One-parent family credit
---@field single_person_child_carer_credit number Single person child carer credit
---@field incapacitated_child_credit number Incapacitated child credit
---@field employee_credit number Employee credit
---@field spouse_employee_credit number Spouse's employee credit
---@field earned_income_credit number Earned income credit
---@field spouse_earned_income_credit number Spouse's earned income credit
---@field health_expenses_credit number Health expenses credit
---@field medical_insurance_credit number Medical insurance credit
---@field home_carer_credit_available number Home carer credit, if taken
---@field mortgage_relief_at_source number Mortgage interest relief at source
---@field mortgage_interest_credit number Mortgage interest tax credit
---@field personal_credit number Personal credit
---@field widowed_parent_credit number Widowed parent credit
---@field rent_relief number Rent relief
---@field rent_credit number Rent tax credit
---@field tax_credits_without_home_carer number Tax credits, the home carer credit apart
---@field home_carer_credit number Home carer credit
---@field total_tax_credits number Tax credits
---@field spouse_tax_credits number Credits that are the spouse's own
---@field tuition_credit number Tuition fees credit
---@field training_course_credit number Training course fees credit
---@field last_day_to_claim Date Last day to claim a refund
---@field pay_and_file Date Pay and file: return of the year, balance of its tax
---@field pay_and_file_online Date Pay and file through the Revenue Online Service
---@field preliminary_tax_due Date Preliminary tax of the year
---@field preliminary_tax number Preliminary tax
---@field health_expenses_deduction number Deduction for health expenses
---@field employed_carer_deduction number Deduction for an employed carer
---@field total_income number Total income
---@field spouse_total_income number Spouse's total income
---@field personal_deductions number Deductions from total income
---@field taxable_income number Taxable income
---@field spouse_taxable_income number Spouse's taxable income
---@field remote_working_relief number Deduction for working from home
---@field employment_expenses number Expenses of the employment
---@field spouse_employment_expenses number Spouse's expenses of the employment
---@field flat_rate_expenses number Flat-rate expenses
---@field spouse_flat_rate_expenses number Spouse's flat-rate expenses
---@field flat_rate_relief number Income tax saved by the flat-rate expenses
---@field employment_income number Income from employment
---@field spouse_employment_income number Spouse's income from employment
---@field paye_income number Income under PAYE
---@field spouse_paye_income number Spouse's income under PAYE
---@field gross_income number Gross income
---@field spouse_gross_income number Spouse's gross income
---@field levy_income number Income for the levies
---@field spouse_levy_income number Spouse's income for the levies
---@field pension_relief number Relief for pension contributions
---@field spouse_pension_relief number Relief for the spouse's pension contributions
---@field pension_relief_from_prsi number Pension contributions that reduce PRSI and health contribution
---@field spouse_pension_relief_from_prsi number Spouse's pension contributions that reduce PRSI and health contribution
---@field main_band number Standard rate band of the first person
---@field second_income_band number Increase of a couple's band for the lower income
---@field standard_rate_band number Standard rate band
---@field income_at_standard_rate number Income taxed at the standard rate
---@field income_at_higher_rate number Income taxed at the higher rate
---@field gross_income_tax number Gross income tax
---@field tax_at_standard_rate number Income tax at the standard rate
---@field tax_at_higher_rate number Income tax at the higher rate
---@field own_band number Your part of the couple's standard rate band
---@field spouse_band number The spouse's part of the couple's standard rate band
---@field spouse_share_of_income_tax number The spouse's share of the couple's income tax
---@field own_share_of_income_tax number Your share of the couple's income tax
---@field tax_with_second_income_band number Couple's tax with the increased band
---@field tax_with_home_carer_credit number Couple's tax with the home carer credit
---@field takes_home_carer_credit boolean Home carer credit instead of the increased band
---@field tax_as_married_couple number Income tax of the couple taxed as one
---@field own_tax_as_single_person number Your income tax as a single person
---@field spouse_tax_as_single_person number Spouse's income tax as a single person
---@field tax_as_single_persons number Income tax as single persons
---@field income_tax_after_credits number Income tax after credits
---@field income_tax number Income tax
---@field months_married integer Months of the year of marriage that count
---@field year_of_marriage_relief number Relief for the year of marriage
---@field birth_date Date Date of birth
---@field marital_status "single"|"married"|"widowed"|"separated" Marital status
---@field assessment "joint"|"separate"|"single" Assessment of the couple
---@field married_this_year boolean Married in this tax year
---@field marriage_date Date Date of marriage
---@field children integer Children
---@field cohabiting boolean Living with a partner
---@field medical_card boolean Full medical card
---@field salary number Salary
---@field benefit_in_kind number Benefits in kind
---@field pension_income number Occupational pension
---@field welfare_income number Taxable social welfare income
---@field self_employed_income number Self-employed income
---@field other_income number Other income
---@field proprietary_director boolean Proprietary director
---@field controlling_director boolean Director with half of the shares
---@field pay_frequency "weekly"|"monthly" Paid
---@field pension_contribution number Pension contributions
---@field avc number Additional voluntary contributions (AVC)
---@field personal_pension_contribution number Personal pension or PRSA
---@field trade_union_member boolean Trade union member
---@field tax_paid number Income tax paid
---@field claim_date Date Day of the claim
---@field previous_year_tax number Tax of the year before
---@field profession "other"|"agricultural_adviser"|"archaeologist"|"architect_civil_service"|"architect_local_authority"|"airline_cabin_crew"|"bar_trade"|"bricklayer"|"plasterer"|"electrician"|"mason"|"scaffolder"|"building_professional"|"building_operative"|"bus_or_rail_operative"|"cardiac_technician_female"|"cardiac_technician_male"|"carpenter"|"painter"|"architectural_technologist"|"clerk_of_works"|"engineering_technician"|"clergy_church_of_ireland"|"hospital_consultant"|"cosmetologist"|"dentist"|"nurse"|"teacher"|"shop_assistant"|"plumber" Profession
---@field rent_paid number Rent paid
---@field landlord "private"|"local_authority"|"relative" Landlord
---@field rented_on_7_december_2010 boolean Already renting on 7 December 2010
---@field tenancy_registered boolean Tenancy registered
---@field rent_supported boolean Rent supported by the State
---@field service_charges_previous_year number Bin and service charges paid in the year before
---@field home_carer boolean One spouse cares at home
---@field mortgage_interest number Mortgage interest paid
---@field mortgage_interest_2022 number Mortgage interest paid in 2022
---@field mortgage_balance_2022 number Mortgage balance on 31 December 2022
---@field first_time_buyer boolean First-time buyer
---@field mortgage_year integer Year in which the home loan was taken
---@field remote_days integer Days worked from home
---@field electricity_and_heating number Electricity and heating
---@field broadband number Broadband
---@field remote_work_allowance number Allowance from the employer for work at home
---@field medical_expenses number Medical expenses
---@field dental_expenses number Non-routine dental expenses
---@field nursing_home_expenses number Nursing home fees
---@field medical_expenses_for_family boolean Medical expenses of several persons
---@field employed_carer_cost number Cost of an employed carer
---@field employer_medical_insurance number Medical insurance paid by the employer
---@field insured_adults integer Adults insured by the employer
---@field insured_children integer Children insured by the employer
---@field tuition_fees number Tuition fees
---@field tuition_fees_second_student number Tuition fees of a second student
---@field tuition_fees_third_student number Tuition fees of a third student
---@field tuition_full_time boolean A student is full-time
---@field training_course_fees number Fees of a training course
---@field other_employment_expenses number Other expenses of the employment
---@field spouse_birth_date Date Spouse's date of birth
---@field spouse_salary number Spouse's salary
---@field spouse_tax_paid number Income tax paid by the spouse
---@field spouse_profession "other"|"agricultural_adviser"|"archaeologist"|"architect_civil_service"|"architect_local_authority"|"airline_cabin_crew"|"bar_trade"|"bricklayer"|"plasterer"|"electrician"|"mason"|"scaffolder"|"building_professional"|"building_operative"|"bus_or_rail_operative"|"cardiac_technician_female"|"cardiac_technician_male"|"carpenter"|"painter"|"architectural_technologist"|"clerk_of_works"|"engineering_technician"|"clergy_church_of_ireland"|"hospital_consultant"|"cosmetologist"|"dentist"|"nurse"|"teacher"|"shop_assistant"|"plumber" Spouse's profession
---@field spouse_benefit_in_kind number Spouse's benefits in kind
---@field spouse_pension_income number Spouse's occupational pension
---@field spouse_welfare_income number Spouse's taxable social welfare income
---@field spouse_self_employed_income number Spouse's self-employed income
---@field spouse_other_income number Spouse's other income
---@field spouse_proprietary_director boolean Spouse is a proprietary director
---@field spouse_controlling_director boolean Spouse is a director with half of the shares
---@field spouse_pension_contribution number Spouse's pension contributions
---@field spouse_avc number Spouse's additional voluntary contributions
---@field spouse_personal_pension_contribution number Spouse's personal pension or PRSA
---@field spouse_medical_card boolean Spouse has a full medical card
---@field spouse_trade_union_member boolean Spouse is a trade union member
---@field spouse_blind boolean Spouse is blind
---@field spouse_employer_medical_insurance number Spouse's medical insurance paid by the employer
---@field widowed_since Date Widowed since
---@field lone_parent boolean Bringing up a child alone
---@field primary_carer boolean Primary carer of the child
---@field incapacitated_children integer Permanently incapacitated children
---@field dependent_relatives integer Dependent relatives
---@field dependent_relative_income number Income of the dependent relative
---@field blind boolean Blind
---@field welfare_widow_or_one_parent_payment boolean Widow's pension or one-parent payment
---@field deferred_state_pension boolean State pension deferred
---@field fisher_days integer Days of sea-fishing
---@field own_health_contribution number Your health contribution
---@field spouse_health_contribution number Spouse's health contribution
---@field health_contribution number Health contribution
---@field couple_exempt_from_income_levy boolean Couple of which one is 65 or over, exempt from the income levy
---@field own_income_levy number Your income levy
---@field spouse_income_levy number Spouse's income levy
---@field income_levy number Income levy
---@field income_levy_deducted number Income levy deducted in 2009
---@field monthly_income_tax number Income tax a month
---@field monthly_usc number Universal social charge a month
---@field monthly_prsi number PRSI a month
---@field monthly_net_pay number Net pay a month
---@field weekly_pay number Pay of one week
---@field weekly_tax_credits number Tax credits of a week
---@field weekly_cut_off_point number Standard rate cut-off point of a week
---@field weekly_income_tax number Income tax of a week
---@field age integer Age attained in the year
---@field spouse_age integer Age of the spouse attained in the year
---@field is_couple boolean Married or in a civil partnership
---@field taxed_jointly boolean Taxed as one
---@field years_since_bereavement integer Tax years since the bereavement
---@field bereaved_this_year boolean Widowed in this tax year
---@field is_child_carer boolean Brings up a child alone
---@field employee_prsi number Your PRSI as an employee
---@field spouse_employee_prsi number Spouse's PRSI as an employee
---@field self_employed_prsi number Your PRSI on income outside employment
---@field spouse_self_employed_prsi number Spouse's PRSI on income outside employment
---@field prsi number PRSI
---@field levies_paid number Levies and USC paid
---@field prsi_paid number PRSI paid
---@field income_tax_refund number Refund of income tax
---@field levies_refund number Refund of levies, USC and PRSI
---@field refund number Refund
---@field claim_is_open boolean A refund can still be claimed
---@field refund_payable number Refund if claimed on the day of the claim
---@field levies number Income levy, health contribution and USC
---@field total_tax number Income tax, levies and PRSI
---@field cash_income number Income in cash
---@field net_pay number Net pay of the year
---@field average_rate number Share of gross income that is due
---@field own_usc number Your universal social charge
---@field spouse_usc number Spouse's universal social charge
---@field usc number Universal social charge

---The figures set by law, on the date of the case.
---@class (exact) Law
---@field age_credit number Age credit of one person; a couple has twice as much; TCA 1997 s. 464; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6
---@field blind_credit number Blind person's credit; TCA 1997 s. 468; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance Act 2024
---@field dependent_relative_credit number Dependent relative credit; TCA 1997 s. 466; Finance Act 2006, Finance Act 2011, Finance Act 2020, Finance Act 2024
---@field dependent_relative_income_limit number Income of a dependent relative above which there is no credit; TCA 1997 s. 466(2); Revenue Tax and Duty Manual 15-01-27, para. 6; Revenue, Dependent Relative Tax Credit
---@field fisher_credit any Fisher credit; TCA 1997 s. 472BA; Finance Act 2016
---@field trade_union_amount number Trade union subscription relieved at the standard rate, whatever was paid; TCA 1997 s. 472C; Finance Acts 2006, 2008; abolished from 2011 by Finance Act 2011
---@field service_charges_limit number Greatest service charges relieved; TCA 1997 s. 477; Finance Act 2006; abolished from 2012 by Finance Act 2011
---@field one_parent_family_credit number One-parent family credit; TCA 1997 s. 462; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6
---@field single_person_child_carer_credit number Single person child carer credit; TCA 1997 s. 462B; Finance (No. 2) Act 2013, Finance (No. 2) Act 2023, Finance Act 2024
---@field incapacitated_child_credit number Incapacitated child credit, for each child; TCA 1997 s. 465; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance (No. 2) Act 2023, Finance Act 2024
---@field employee_credit number Employee credit; TCA 1997 s. 472; Finance Acts 2002-2008 (s. 3), Finance Act 2011 s. 6, Finance Acts 2021-2024
---@field earned_income_credit number Earned income credit; TCA 1997 s. 472AB; Finance Act 2015, Finance Acts 2016-2024
---@field medical_insurance_limit any Greatest medical insurance premium relieved, for each person; TCA 1997 s. 470; Finance (No. 2) Act 2013
---@field home_carer_credit number Home carer credit; TCA 1997 s. 466A; Finance Act 2008, Finance Act 2011, Finance Acts 2015-2019, 2022-2024
---@field home_carer_income_limit number Income of the carer up to which the home carer credit is due in full; TCA 1997 s. 466A(6); Finance Act 2015 (7,200)
---@field mortgage_relief_ceiling any Greatest mortgage interest relieved, for a single person; TCA 1997 s. 244; Finance Acts 2006-2008; Revenue, Mortgage interest relief: thresholds and rates
---@field mortgage_relief_rates any Rates of mortgage interest relief, for first-time buyers by year of the loan; TCA 1997 s. 244; Finance (No. 2) Act 2008; Revenue, Mortgage interest relief: thresholds and rates
---@field mortgage_relief_loans any Loans that have mortgage interest relief, by their year; and those with a higher rate; TCA 1997 s. 244; Finance Acts 2009, 2010, 2012
---@field mortgage_relief_share number Share of mortgage interest and of its ceiling that is relieved; TCA 1997 s. 244; Finance Act 2017
---@field mortgage_interest_credit any Mortgage interest tax credit; TCA 1997 s. 473C; Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025
---@field personal_credit any Personal credits; TCA 1997 ss. 461, 461A; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance Acts 2021-2024
---@field widowed_parent_credit any Credit of a widowed parent, by year after that of the bereavement; TCA 1997 s. 463; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6
---@field rent_relief_limit number Greatest rent relieved, for a single person under the higher age; TCA 1997 s. 473; Finance Acts 2006-2008, Finance Act 2011; Minister for Finance, written answer of 14 September 2011 (2011 to 2017)
---@field rent_relief_age number Age from which more rent is relieved; TCA 1997 s. 473(1)
---@field rent_relief_closed_to_new_tenants boolean Rent relief only for tenants of 7 December 2010; TCA 1997 s. 473; Finance Act 2011
---@field rent_credit_limit number Greatest rent tax credit of one person; a couple taxed as one has twice as much; TCA 1997 s. 473B; Finance Act 2022, Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025
---@field tax_credits any Credits of the year, the home carer credit apart; TCA 1997 s. 458, Table, Part 2
---@field tuition_limit number Greatest tuition fee relieved, for each course; TCA 1997 s. 473A; Minister for Finance, written answer of 4 April 2006; Finance Act 2011
---@field tuition_disregard any First part of the tuition fees of a claim, which gives no relief; TCA 1997 s. 473A(4A); Finance Act 2011, Finance Act 2012, Finance Act 2013 s. 11
---@field training_course_fees any Least and greatest fee relieved for a course in information technology or a foreign language; TCA 1997 s. 476; Minister for Finance, written answer of 4 April 2006
---@field refund_years number Years after the tax year within which a refund must be claimed; TCA 1997 s. 865(4); Finance Act 2003 s. 17
---@field pay_and_file_online_date number Last day to pay and file online, by tax year; Revenue eBriefs 57/09, 66/10, 98/15, 190/21; Revenue, ROS pay and file
---@field preliminary_tax_shares any Shares of this and of last year's tax that suffice as preliminary tax; TCA 1997 ss. 958, 959AO
---@field health_expenses_excess any Health expenses that gave no relief; TCA 1997 s. 469(2); removed by Finance Act 2007
---@field employed_carer_limit number Greatest deduction for an employed carer; TCA 1997 s. 467; Finance Act 2006, Finance Act 2014 (from 2015)
---@field remote_working_shares any Shares of household costs that are relieved for days worked at home; TCA 1997 s. 114A (from 2022, Finance Act 2021); Revenue Tax and Duty Manual 05-02-13 (2020, 2021)
---@field flat_rate_expenses any Flat-rate expenses by profession; TCA 1997 s. 114; Minister for Finance, written answer of 16 October 2007 (2006); Revenue, flat-rate expenses, 2013 to 2017 (accountsplus.ie) and from 2019 (taxaccounts.ie, mytaxrebate.ie)
---@field pension_limit_by_age any Share of earnings that may be contributed, by age attained; TCA 1997 ss. 774(7), 787(8), 787E; from 60 years: Finance Act 2002, Finance Act 2006
---@field pension_earnings_cap number Earnings up to which contributions are relieved; TCA 1997 s. 790A; Finance Act 2006, Finance (No. 2) Act 2008 (2009), Finance Act 2011
---@field pension_relieved_from_prsi boolean Employees' pension contributions reduce PRSI and health contribution; Social Welfare Act 2010 s. 12 (abolished from 2011)
---@field standard_rate number Standard rate of income tax; TCA 1997 s. 15
---@field higher_rate number Higher rate of income tax; TCA 1997 s. 15; Finance Act 2007 (41 %), Finance Act 2014 (40 %)
---@field single_band number Standard rate band of a single person; TCA 1997 s. 15, Table; Finance Acts 2002-2006, Finance Act 2007, Finance Act 2008 and Sch. 1, Finance (No. 2) Act 2008 s. 4, Finance Act 2011, Finance Acts 2014, 2017, 2018, 2021-2024
---@field child_carer_band_increase number Wider band of a person who brings up a child alone; TCA 1997 s. 15, Table, Part 2
---@field married_band_increase number Wider band of a couple, over that of a single person; TCA 1997 s. 15, Table, Part 3
---@field second_income_band_limit number Greatest increase of a couple's band for the lower income; TCA 1997 s. 15(3); Finance Act 2006, Finance Act 2007, Finance Act 2008 and Sch. 1, Finance (No. 2) Act 2008 s. 4, Finance Act 2011, Finance Acts 2014, 2017, 2018, 2021-2024
---@field age_exemption any Income up to which people aged 65 or over are exempt; TCA 1997 s. 188(2); Finance Acts 2003-2008, Finance Act 2011
---@field age_exemption_per_child any Increase of the exemption limits for each child; TCA 1997 s. 188(2B)
---@field exemption_age number Age from which the exemption and the age credit apply; TCA 1997 ss. 188(2), 464
---@field marginal_relief_rate number Rate of marginal relief; TCA 1997 s. 188(5)
---@field marginal_relief_span number Multiple of the exemption limit up to which there is marginal relief; TCA 1997 s. 188(5)
---@field health_contribution_rates any Rates of the health contribution; Health Contributions Act 1979 s. 5; Health Contributions Regulations; Social Welfare and Pensions Act 2009 (from May 2009)
---@field health_contribution_threshold number Yearly income up to which there is no health contribution; Health Contributions Act 1979 s. 5; Department of Social and Family Affairs, SW14 (2003, 2005, 2006)
---@field health_contribution_exempt_age number Age from which there is no health contribution; Health Contributions Act 1979 s. 11; Health (Miscellaneous Provisions) Act 2001 s. 1
---@field income_levy_bands any Rates of the income levy; TCA 1997 s. 531C; Finance (No. 2) Act 2008, Finance Act 2009 (composite rates for 2009)
---@field income_levy_exemption any Income up to which there is no income levy; TCA 1997 Part 18A; Finance Act 2009
---@field income_levy_payroll any Weekly rates of the income levy in 2009; Finance (No. 2) Act 2008 (January to April), Finance Act 2009 (from May); Revenue eBrief 15/10
---@field child_carer_must_be_primary boolean Only the primary carer has the credit for bringing up a child alone; TCA 1997 ss. 462 (to 2013), 462B (from 2014, Finance (No. 2) Act 2013)
---@field prsi_credit_in_force boolean There is a PRSI credit; Social Welfare Act 2015
---@field prsi_class_k_threshold number Other income of an employee above which class K is due; Social Welfare and Pensions Act 2013; Department of Social Protection, Broadening of the income base for PRSI (3,174); TCA 1997 s. 959B(1)(a), Revenue Tax and Duty Manual 42-04-13 (5,000 from 2016)
---@field prsi_on_other_income_of_employees boolean An employee's other income bears PRSI; Social Welfare and Pensions Act 2013 (class K from 2014)
---@field prsi_class_a any PRSI of employees, class A; Social Welfare Consolidation Act 2005 s. 13; S.I. No. 312 of 1996; Social Welfare and Pensions Act 2009 s. 3, Social Welfare Act 2010 s. 11 (ceiling); Department of Social Protection, SW14 (2003, 2005, 2006); written answers of 20 November 2001, 8 February 2006 and 4 March 2009
---@field prsi_rates any Rates of PRSI, and the months of the year in which they hold; Social Welfare Consolidation Act 2005 ss. 13, 21; Social Welfare (Miscellaneous Provisions) Act 2024 (1 October 2024, 2025, 2026); Department of Social Protection, PRSI class A and class S rates
---@field prsi_credit any PRSI credit of a week, and how it tapers; Social Welfare Act 2015 (class A from 2016)
---@field prsi_self_employed any Least PRSI of the self-employed, and the income from which it is due; Social Welfare Consolidation Act 2005 s. 21; Social Welfare Act 2010, Budget 2013; Department of Social Protection, PRSI class S rates (537.50 for 2024)
---@field prsi_upper_age any Age from which there is no PRSI; Social Welfare Consolidation Act 2005 ss. 2, 12; Social Welfare (Miscellaneous Provisions) Act 2023
---@field charges any Charges beside income tax; Health Contributions Act 1979 (to 2010); TCA 1997 Parts 18A (2009, 2010) and 18D (from 2011); Social Welfare Consolidation Act 2005
---@field usc_exemption number Income up to which there is no universal social charge; TCA 1997 s. 531AM(2); Finance Act 2011, Finance Act 2012, Finance Act 2014, Finance Act 2015
---@field usc_bands any Rates of the universal social charge; TCA 1997 s. 531AN; Finance Acts 2011, 2014-2018, Finance Act 2020, Finance Acts 2021-2025
---@field usc_reduced_bands any Reduced rates of the universal social charge; TCA 1997 s. 531AN(3), (3A); Finance Acts 2011, 2014-2017
---@field usc_reduced_terms any Age, and greatest income if there is one, for the reduced rates; TCA 1997 s. 531AN(3); Finance Act 2013 (limit of 60,000)
---@field usc_surcharge any Further charge on income of the self-employed over a limit; TCA 1997 s. 531AN(2)

---What the folder says of itself; once in a folder.
---@class (exact) Jurisdiction
---@field label string|{en: string, de: string} a short noun phrase
---@field currency string the currency's ISO code
---@field years integer[] the first and last year that the rules cover
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
