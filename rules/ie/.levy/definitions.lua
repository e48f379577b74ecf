---@meta
-- Written by `levy definitions`; do not edit.

---@class Type

---@class (exact) Date
---@field year integer
---@field month integer
---@field day integer
---@operator add(integer): Date
---@operator sub(integer): Date
---@operator sub(Date): integer

---@class (exact) Month
---@field number integer
---@field first Date
---@field last Date

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

---Says that what held in the year before goes on.
---@type any
unchanged = nil

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

---Rounds to the nearest multiple of a step, or of 1; halves towards zero.
---@param x number
---@param step? number
---@return number
---@nodiscard
function round_half_down(x, step) end

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

---Goes over the persons who are there: for child in each(case.children) do.
---@param persons Someone[]
---@return fun(): Someone
---@nodiscard
function each(persons) end

---The sum over the persons who are there.
---@param persons Someone[]
---@param what string|fun(person: Someone): number
---@return number
---@nodiscard
function sum(persons, what) end

---Its value, which levy eval --trace and failing tests show. For writing rules only.
---@param label string
---@param value any
---@return any
function trace(label, value) end

---A value of a parameter by the day on which it became known.
---@param versions table<string, any>
---@return any
---@nodiscard
function revised(versions) end

---What is projected of a year: the value before, raised by the rate that a parameter is, and rounded.
---@param by string
---@param rounding table<string, number>
---@return any
---@nodiscard
function indexed(by, rounding) end

---The shape of a parameter's values: a table with these fields.
---@param fields table<string, Type>
---@return Type
---@nodiscard
function record(fields) end

---The shape of a parameter's values: ascending bands, each with these fields.
---@param fields table<string, Type>
---@return Type
---@nodiscard
function bands(fields) end

---A list of values of one shape.
---@param shape Type
---@return Type
---@nodiscard
function list(shape) end

---A table with a value for each word of a choice.
---@param choice string
---@param shape Type
---@return Type
---@nodiscard
function by(choice, shape) end

---A field that may be left out.
---@param shape Type
---@return Type
---@nodiscard
function optional(shape) end

---One word of a list; labels and aliases may be given by word.
---@param words table
---@return Type
---@nodiscard
function choice(words) end

---The twelve months of the case's tax year, for a loop.
---@param case Case
---@return fun(): Month?
---@nodiscard
function months(case) end

---The years completed on a day. Who was born on 29 February completes them on 1 March in other years.
---@param born Date
---@param day Date
---@return integer
---@nodiscard
function age(born, day) end

---The same day of another month, or its last day where it has no such day.
---@param day Date
---@param months integer
---@return Date
---@nodiscard
function add_months(day, months) end

---The same day of another year; 28 February for 29 February where there is none.
---@param day Date
---@param years integer
---@return Date
---@nodiscard
function add_years(day, years) end

---The last day of the month.
---@param day Date
---@return Date
---@nodiscard
function last_of_month(day) end

---The day of the week: 1 is Monday, 7 is Sunday.
---@param day Date
---@return integer
---@nodiscard
function weekday(day) end

---Easter Sunday of a year.
---@param year integer
---@return Date
---@nodiscard
function easter(year) end

---The day itself, or the next that is no Saturday, no Sunday and no holiday of the list.
---@param day Date
---@param holidays? Date[]
---@return Date
---@nodiscard
function next_working_day(day, holidays) end

---What a case gives, and what rules compute.
---@class (exact) Case
---@field year integer Year
---@field date Date Date of the law
---@field flat_rate_expenses number Flat-rate expenses
---@field flat_rate_relief number Income tax saved by the flat-rate expenses
---@field foreign_earnings number Income from abroad
---@field farm_or_partnership_profit number Profit of a farm or a partnership
---@field invested_for_relief number Investments under SURE or SCI
---@field share_option_gains number Gains on share options
---@field reliefs_of_high_earners number Reliefs that are limited for high earners
---@field gains_with_reliefs number Gains with a relief for retirement or land
---@field covenants_paid number Payments under a covenant
---@field donations_given number Donations to approved bodies
---@field income_under_sarp number Income under the special assignee relief programme
---@field home_renovation_costs number Costs of home renovation
---@field stay_and_spend_receipts number Accommodation, food and drink in the scheme of 2020 and 2021
---@field help_to_buy_deposit number Deposit of a new first home
---@field wage_subsidy_2020 number Temporary wage subsidy of 2020
---@field moved_in_year boolean Came to Ireland or left it in the year
---@field age_credit number Age credit
---@field own_age_credit number Age credit of one's own
---@field blind_credit number Blind person's credit
---@field own_blind_credit number Blind person's credit of one's own
---@field dependent_relative_credit number Dependent relative credit
---@field fisher_credit number Fisher tax credit
---@field own_fisher_credit number Fisher tax credit of one's own
---@field naval_credit number Sea-going naval personnel credit
---@field own_naval_credit number Sea-going naval personnel credit of one's own
---@field trade_union_credit number Trade union credit
---@field own_trade_union_credit number Trade union credit of one's own
---@field service_charges_credit number Service charges credit
---@field one_parent_family_credit number One-parent family credit
---@field single_person_child_carer_credit number Single person child carer credit
---@field incapacitated_child_credit number Incapacitated child credit
---@field employee_credit number Employee credit
---@field earned_income_credit number Earned income credit
---@field health_expenses_credit number Health expenses credit
---@field own_health_expenses_credit number Health expenses credit of one's own
---@field medical_insurance_credit number Medical insurance credit
---@field own_medical_insurance_credit number Medical insurance credit of one's own
---@field carer_income number Income of the spouse who cares at home
---@field home_carer_credit_available number Home carer credit, if taken
---@field mortgage_relief_at_source number Mortgage interest relief at source
---@field mortgage_interest_credit number Mortgage interest tax credit
---@field personal_credit number Personal credit
---@field widowed_parent_credit number Widowed parent credit
---@field rent_relief number Rent relief
---@field own_rent_relief number Rent relief of one's own
---@field rent_credit number Rent tax credit
---@field own_rent_credit number Rent tax credit of one's own
---@field tax_credits_without_home_carer number Tax credits, the home carer credit apart
---@field home_carer_credit number Home carer credit
---@field total_tax_credits number Tax credits
---@field own_tax_credits number Credits of one's own
---@field tuition_credit number Tuition fees credit
---@field own_tuition_credit number Tuition fees credit of one's own
---@field training_course_credit number Training course fees credit
---@field last_day_to_claim Date Last day to claim a refund
---@field makes_a_return boolean A return of self-assessment is made
---@field pay_and_file Date Pay and file: return of the year, balance of its tax
---@field online_day_is_known boolean A return is made, and its last day online was found
---@field online_day_of_year_before_is_known boolean A return is made, and the last day online of the year before was found
---@field pay_and_file_online Date Pay and file through the Revenue Online Service
---@field preliminary_tax_due_online Date Preliminary tax of the year, with the return of the year before online
---@field preliminary_tax_due Date Preliminary tax of the year
---@field seafarer_allowance number Seafarer allowance
---@field auto_enrolment_contribution number Employee's contribution to auto-enrolment
---@field auto_enrolment_paid number Auto-enrolment taken from your pay
---@field health_expenses_deduction number Deduction for health expenses
---@field own_health_expenses_deduction number Your own deduction for health expenses
---@field employed_carer_deduction number Deduction for an employed carer
---@field income_before_losses number Income before a loss of the trade
---@field total_income number Total income
---@field personal_deductions number Deductions from total income
---@field taxable_income number Taxable income
---@field taxable_income_as_one number Taxable income of the couple if taxed as one
---@field remote_working_relief number Deduction for working from home
---@field employment_expenses number Expenses of the employment
---@field employment_income number Income from employment
---@field reckonable_pay number Pay that bears PRSI and health contribution
---@field paye_income number Income under PAYE
---@field gross_income number Gross income
---@field income_outside_paye_for_usc number Income outside PAYE that bears the levies and USC
---@field levy_income number Income for the levies
---@field income_for_income_levy number Income for the income levy
---@field reckonable_trade_income number Income of the trade that bears PRSI
---@field reckonable_other_income number Other income that bears PRSI
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
---@field proprietary_director boolean Proprietary director
---@field controlling_director boolean Director with half of the shares
---@field pay_frequency "weekly"|"monthly" Paid
---@field pension_contribution number Pension contributions
---@field avc number Additional voluntary contributions (AVC)
---@field personal_pension_contribution number Personal pension or PRSA
---@field trade_union_member boolean Trade union member
---@field public_servant boolean Public servant with a public service pension scheme
---@field public_service_scheme "standard"|"fast"|"single" Public service pension scheme
---@field prsi_class "A"|"B"|"C"|"D"|"H"|"J"|"M" PRSI class of the pay
---@field auto_enrolled boolean Enrolled in MyFutureFund
---@field pension_related_back boolean Pension contributions paid in the year after
---@field turnover number Turnover of the trade
---@field trade_expenses number Expenses of the trade
---@field depreciation number Depreciation in the expenses
---@field private_expenses number Private share of the expenses
---@field entertainment number Entertainment in the expenses
---@field drawings number Own drawings in the expenses
---@field trade_losses_forward number Losses of the trade brought forward
---@field trade_started Date Day on which the trade was set up
---@field trade_ended Date Day on which the trade was given up
---@field accounts_months number Months of the accounts
---@field accounts_months_in_year number Months of the accounts in the year
---@field other_accounts_months number Months of the neighbouring accounts
---@field other_accounts_months_in_year number Months of the neighbouring accounts in the year
---@field other_accounts_profit number Profit of the neighbouring accounts
---@field several_accounts boolean More than one set of accounts ends in the year
---@field second_year_excess number Excess of the second year's assessment over its actual profit
---@field claims_trade_loss boolean Loss of the trade set against other income
---@field works_in_trade boolean Ten hours a week or more worked in the trade
---@field residential_rents number Rents of homes
---@field residential_rental_expenses number Expenses of the homes let
---@field rental_interest_residential number Interest on loans for residential lettings
---@field pre_letting_expenses number Expenses before the first letting of a vacant home
---@field retrofitting_expenses number Retrofitting of one let home
---@field furniture_allowance number Wear and tear of furniture in homes let
---@field other_rents number Rents of shops, offices, land
---@field other_rental_expenses number Expenses and interest of these lettings
---@field rental_losses_forward number Losses of lettings brought forward
---@field foreign_and_untaxed_income number Foreign income and untaxed interest
---@field income_taxed_under_case_iv number Other income of Case IV
---@field irish_dividends number Dividends of Irish companies
---@field tax_paid number Income tax paid
---@field withholding_tax number Tax withheld by customers and companies
---@field claim_date Date Day of the claim
---@field previous_year_tax number Tax of the year before
---@field pays_by_direct_debit boolean Preliminary tax by direct debit
---@field tax_two_years_before number Tax of the year before the last
---@field profession "other"|"agricultural_adviser"|"archaeologist"|"architect_civil_service"|"architect_local_authority"|"airline_cabin_crew"|"bar_trade"|"bricklayer"|"plasterer"|"electrician"|"mason"|"scaffolder"|"building_professional"|"building_operative"|"bus_or_rail_operative"|"cardiac_technician_female"|"cardiac_technician_male"|"carpenter"|"painter"|"architectural_technologist"|"clerk_of_works"|"engineering_technician"|"clergy_church_of_ireland"|"hospital_consultant"|"cosmetologist"|"dentist"|"nurse"|"nurse_laundered_free"|"nurse_supplied"|"nurse_supplied_and_laundered"|"teacher"|"school_principal"|"shop_assistant"|"pharmacist"|"assistant_pharmacist"|"plumber"|"kitchen_porter"|"garage_mechanic"|"panel_beater"|"parks_superintendent"|"phlebotomist"|"orchestra_musician"|"doctor"|"unlisted" Profession
---@field flat_rate_of_list number Flat rate of the profession in Revenue's list
---@field rent_paid number Rent paid
---@field landlord "private"|"local_authority"|"relative" Landlord
---@field rented_on_7_december_2010 boolean Already renting on 7 December 2010
---@field tenancy_registered boolean Tenancy registered
---@field rent_supported boolean Rent supported by the State
---@field service_charges_previous_year number Bin and service charges paid in the year before
---@field service_charges_fixed boolean A fixed yearly service charge
---@field home_carer boolean One spouse cares at home
---@field home_carer_credit_previous_year number Home carer credit of the year before
---@field carers_allowance number Carer's allowance or carer's benefit
---@field mortgage_interest number Mortgage interest paid
---@field mortgage_interest_2022 number Mortgage interest paid in 2022
---@field mortgage_balance_2022 number Mortgage balance on 31 December 2022
---@field first_time_buyer boolean First-time buyer
---@field mortgage_year integer Year in which the home loan was taken
---@field first_home_year integer Year in which the first home was bought
---@field mortgage_interest_january_to_april_2009 number Mortgage interest paid from January to April 2009
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
---@field naval_days integer Days at sea in the Naval Service
---@field seafarer_days integer Days at sea as a seafarer
---@field invested_under_eii number Invested under the Employment Investment Incentive (EII)
---@field eii_kind "initial"|"young"|"follow_on"|"fund" Kind of the investment under EII
---@field eii_held_seven_years boolean The shares are to be held for seven years
---@field eii_relief_of_earlier_years number Relief for investments of earlier years under EII
---@field investment_relief number Deduction for investments under EII
---@field deductions_of_person number Deductions from total income of one person
---@field termination_payment number Lump sum at the end of a job
---@field termination_service_years integer Complete years of service in the job that ended
---@field termination_average_pay number Average pay of a year over the last three years of that job
---@field termination_pension_lump_sum number Tax-free lump sum of the pension scheme of that job
---@field earlier_lump_sum boolean More than the basic exemption was used in the ten years before
---@field lump_sums_exempt_before number Exempt lump sums of earlier years
---@field lump_sum_exempt_by_service number Basic exemption of a lump sum, with its increase
---@field standard_capital_superannuation_benefit number Standard capital superannuation benefit
---@field lump_sum_exempt number Exempt part of a lump sum at the end of a job
---@field lump_sum_taxed number Taxed part of a lump sum at the end of a job
---@field maintenance_paid number Maintenance to a separated spouse or former partner
---@field income_protection_premiums number Premiums for income protection
---@field income_protection_relief number Deduction for income protection
---@field scheme_pension_relief number Relief for contributions to the employer's scheme
---@field pension_limit_of_profit number Limit of relief for pension contributions, of the profit alone
---@field pension_relief number Relief for pension contributions
---@field pension_relief_from_prsi number Pension contributions that reduce PRSI and health contribution
---@field pension_contributions_carried_forward number Pension contributions carried forward
---@field pension_related_deduction number Pension-related deduction
---@field additional_superannuation_contribution number Additional superannuation contribution
---@field public_service_deduction number Your deduction as a public servant
---@field joint_assessment_tax number Income tax and income levy under joint assessment
---@field separate_assessment_tax number Income tax and income levy under separate assessment
---@field single_assessment_tax number Income tax and income levy, each assessed as a single person
---@field best_assessment "joint"|"single" Assessment with the least tax
---@field saved_by_best_assessment number What the best assessment saves over the other
---@field main_band number Standard rate band of the first person
---@field second_income_band number Increase of a couple's band for the lower income
---@field standard_rate_band number Standard rate band
---@field income_at_standard_rate number Income taxed at the standard rate
---@field income_at_higher_rate number Income taxed at the higher rate
---@field gross_income_tax number Gross income tax
---@field tax_at_standard_rate number Income tax at the standard rate
---@field tax_at_higher_rate number Income tax at the higher rate
---@field own_band number Your part of the couple's standard rate band
---@field own_share_of_income_tax number Your share of the couple's income tax
---@field cross_border_earnings number Of the pay, earnings of a job abroad with relief for cross-border workers
---@field income_taxed_abroad number Of foreign income, what was taxed abroad too
---@field foreign_tax number Foreign tax on foreign income
---@field foreign_income_counted number Foreign income that was taxed abroad, as it counts
---@field foreign_tax_credit number Credit for foreign tax
---@field cross_border_relief number Relief for cross-border workers
---@field relief_for_foreign_tax number Relief for foreign tax
---@field takes_home_carer_credit boolean Home carer credit instead of the increased band
---@field tax_as_married_couple number Income tax of the couple taxed as one
---@field own_tax_as_single_person number Your income tax as a single person
---@field tax_as_single_persons number Income tax as single persons
---@field income_tax_after_credits number Income tax after credits
---@field income_tax_after_exemption number Income tax after credits and exemption
---@field income_tax number Income tax
---@field months_married integer Months of the year of marriage that count
---@field year_of_marriage_relief number Relief for the year of marriage
---@field own_health_contribution number Your health contribution
---@field health_contribution number Health contribution
---@field couple_within_income_levy_exemption boolean Couple of which one is 65 or over, with income within the exemption
---@field couple_exempt_from_income_levy boolean Couple of which one is 65 or over, exempt from the income levy
---@field own_income_levy number Your income levy
---@field income_levy number Income levy
---@field income_levy_deducted number Income levy deducted in 2009
---@field monthly_income_tax number Income tax a month
---@field monthly_usc number Universal social charge a month
---@field monthly_prsi number PRSI a month
---@field month integer Month of payment
---@field prsi_of_month number PRSI on the pay of a month
---@field monthly_net_pay number Net pay a month, on the average of the year
---@field weekly_pay number Pay of one week
---@field weekly_tax_credits number Tax credits of a week
---@field weekly_cut_off_point number Standard rate cut-off point of a week
---@field weekly_income_tax number Income tax of a week
---@field age integer Age attained in the year
---@field is_couple boolean Married or in a civil partnership
---@field taxed_jointly boolean Taxed as one
---@field years_since_bereavement integer Tax years since the bereavement
---@field bereaved_this_year boolean Widowed in this tax year
---@field is_child_carer boolean Brings up a child alone
---@field prsi_has_ended boolean No more PRSI for age, from the birthday on
---@field employee_prsi number Your PRSI as an employee
---@field income_for_prsi_threshold number Income by which PRSI of the self-employed begins
---@field self_employed_prsi number Your PRSI on income outside employment
---@field prsi number PRSI
---@field prsi_ends_on Date Birthday from which there is no PRSI
---@field prsi_share_of_year number Share of the year in which pay bears PRSI
---@field pay_before_prsi_ends number Pay of the year until PRSI ends for age
---@field levies_paid number Levies and USC paid
---@field prsi_paid number PRSI paid
---@field total_tax_paid number Income tax paid by both spouses
---@field income_tax_refund number Refund of income tax
---@field levies_refund number Refund of levies, USC and PRSI
---@field refund number Refund
---@field claim_is_open boolean A refund can still be claimed
---@field refund_payable number Refund if claimed on the day of the claim
---@field several_assets boolean Several machines or cars
---@field asset_cost number Cost of the asset
---@field asset_bought Date Day on which the asset was bought
---@field asset_private_share number Private use of the asset
---@field asset_sold Date Day on which the asset was sold
---@field asset_proceeds number Proceeds of the asset
---@field asset_is_car boolean The asset is a car
---@field car_emissions integer Emissions of the car, grams of CO2 a kilometre
---@field cost_for_allowances number Cost that counts for capital allowances
---@field proceeds_for_allowances number Proceeds that count for capital allowances
---@field wear_and_tear number Wear and tear allowance of the year
---@field balancing_allowance number Balancing allowance
---@field balancing_charge number Balancing charge
---@field capital_allowances number Capital allowances
---@field childminding_receipts number Receipts of childminding at home
---@field childminding_shared boolean Somebody else minds children in the same home
---@field childminding_expenses number Expenses of childminding
---@field childminding_exempt number Exempt receipts of childminding
---@field childminding_taxed number Taxed profit of childminding
---@field deposit_interest number Interest on deposits
---@field deposit_interest_date Date Day on which the interest was paid
---@field dirt number Deposit interest retention tax
---@field artists_profit number Profit of works with the artists' exemption
---@field woodlands_profit number Profit of woodlands
---@field artists_exempt number Exempt profit of an artist
---@field exempt_profits number Profits that are exempt from income tax, and bear USC and PRSI
---@field gains_of_funds number Income and gains of foreign funds and life policies
---@field tax_on_funds number Tax on income and gains of funds
---@field disposal_date Date Day of the disposal
---@field gain number Gain
---@field is_entrepreneurs_gain boolean The gain has the relief for entrepreneurs
---@field entrepreneur_relief_used number Gains since 2016 that had this relief before
---@field capital_losses number Capital losses of the year
---@field capital_losses_forward number Capital losses of earlier years
---@field capital_losses_used number Capital losses set against the gain
---@field capital_losses_carried_forward number Capital losses carried forward
---@field has_gain boolean A gain was made
---@field chargeable_gain number Gain less losses and the exempt amount
---@field entrepreneurs_gain number Of it, what has the relief for entrepreneurs
---@field capital_gains_tax number Capital gains tax
---@field capital_gains_tax_due Date Payment of capital gains tax
---@field return_filed_on Date Day on which the return was made
---@field balance_paid_on Date Day on which the balance was paid
---@field files_online boolean Return and payment through the Revenue Online Service
---@field lpt_open boolean Local property tax not in order on the day of the return
---@field lpt_put_right boolean Local property tax put in order since
---@field lpt_owed number Local property tax that was open
---@field tax_due number Tax of the late return
---@field tax_unpaid number Tax paid late
---@field months_late integer Months by which the return is late, begun ones counted
---@field balance_due_from Date Day from which interest on the balance runs
---@field days_late integer Days by which the payment is late
---@field late_return_surcharge number Surcharge for the late return
---@field late_payment_interest number Interest on tax paid late, at the rate of the year
---@field interest_on_balance number Interest on the balance paid late
---@field rental_interest_deduction number Interest that may be deducted from rents
---@field residential_rental_profit number Profit of residential lettings
---@field other_rental_profit number Profit of other lettings
---@field furniture_allowance_used number Wear and tear of furniture used
---@field furniture_allowance_carried_forward number Wear and tear of furniture carried forward
---@field rental_losses_used number Losses of lettings of earlier years used
---@field case_v_income number Income of lettings
---@field rental_losses_carried_forward number Losses of lettings carried forward
---@field other_income number Other income
---@field own_landlord_credit number Residential premises rental income relief of one's own
---@field landlord_credit number Residential premises rental income relief
---@field other_trade_profits number Taxed profits of childminding and of an artist
---@field self_employed_income number Self-employed income
---@field capital_allowances_used number Capital allowances used
---@field trade_losses_used number Losses of earlier years used
---@field trade_loss number Loss of the trade in the year
---@field passive_trade_loss_limit number Greatest loss that may be set against other income without work in the trade
---@field trade_loss_claimed number Loss of the trade set against other income, at most
---@field trade_loss_relief number Loss of the trade set against other income
---@field trade_losses_carried_forward number Losses of the trade carried forward
---@field capital_allowances_carried_forward number Capital allowances carried forward
---@field terminal_loss number Loss of the last twelve months of the trade
---@field profit_one_year_before number Profit of the trade one year before its last year
---@field terminal_loss_relief_one_year_before number Terminal loss set against the profit one year before
---@field profit_two_years_before number Profit of the trade two years before its last year
---@field terminal_loss_relief_two_years_before number Terminal loss set against the profit two years before
---@field profit_three_years_before number Profit of the trade three years before its last year
---@field terminal_loss_relief_three_years_before number Terminal loss set against the profit three years before
---@field is_chargeable_person boolean Duty to make a return, for income outside PAYE
---@field income_outside_paye number Income outside PAYE, of both spouses
---@field has_source_outside_paye boolean A source of income outside PAYE, of either spouse
---@field tax_deducted number Tax, levies and PRSI deducted at source
---@field tax_payable number Tax that remains payable
---@field overpaid_at_source number Deducted at source beyond the tax of the year
---@field preliminary_tax number Preliminary tax
---@field preliminary_tax_basis "none"|"current_year"|"last_year"|"year_before" Basis of the preliminary tax
---@field preliminary_tax_paid number Preliminary tax paid
---@field balance_of_tax number Balance of the tax of the year
---@field balance_of_return number Left to pay with the return
---@field tax_repaid number Tax that comes back with the return
---@field put_aside_per_month number To put aside per month
---@field property_value number Value of the home
---@field local_adjustment number Adjustment of the council
---@field local_property_tax_basic number Local property tax, basic charge
---@field local_property_tax number Local property tax
---@field local_adjustment_is_lawful boolean Adjustment within what a council may decide
---@field may_owe_property_tax boolean May be liable for local property tax
---@field property_valuation Date Day whose value counts for local property tax
---@field property_liability Date Day on which the owner is liable for local property tax
---@field property_return Date Return of local property tax
---@field room_rent number Rent for a room at home
---@field room_rent_shared boolean Somebody else receives rent for a room of the same home
---@field room_rent_expenses number Expenses of the room
---@field room_rent_exempt number Exempt rent for a room at home
---@field room_rent_taxed number Taxed profit of a room at home
---@field add_backs number Expenses added back
---@field has_trade_accounts boolean Trade has accounts in this case
---@field accounts_profit number Adjusted profit of the accounts
---@field profit_of_twelve_months number Profit of the twelve months of accounts that end in the year
---@field actual_profit number Profit of the tax year itself
---@field second_year_profit number Profit of the second year of the trade
---@field trade_begins_in_year boolean First year of the trade
---@field trade_ends_in_year boolean Last year of the trade
---@field second_year_excess_used number Excess of the second year taken off the third year's profit
---@field continuing_profit number Profit of the year, if the trade goes on
---@field trade_profit number Profit of the basis period
---@field levies number Income levy and health contribution
---@field levies_and_usc number Income levy, health contribution and universal social charge
---@field total_tax number Income tax, levies and PRSI
---@field exempt_income number Exempt income
---@field cash_income number Income in cash
---@field net_pay number Net pay of the year
---@field income_before_losses_forward number Income before losses of earlier years, with exempt income
---@field average_rate number Share of income that is due
---@field own_usc number Your universal social charge
---@field usc number Universal social charge
---@field taxpayer Someone
---@field spouse Someone
---@field persons Someone[]

---One of those whom a case is about.
---@class (exact) Someone
---@field kind string what kind of person
---@field number integer which of the kind
---@field present boolean whether the person is there
---@field other Someone the other spouse
---@field flat_rate_expenses number Flat-rate expenses
---@field own_age_credit number Age credit of one's own
---@field own_blind_credit number Blind person's credit of one's own
---@field own_fisher_credit number Fisher tax credit of one's own
---@field own_naval_credit number Sea-going naval personnel credit of one's own
---@field own_trade_union_credit number Trade union credit of one's own
---@field employee_credit number Employee credit
---@field earned_income_credit number Earned income credit
---@field own_health_expenses_credit number Health expenses credit of one's own
---@field own_medical_insurance_credit number Medical insurance credit of one's own
---@field own_rent_relief number Rent relief of one's own
---@field own_rent_credit number Rent tax credit of one's own
---@field own_tax_credits number Credits of one's own
---@field own_tuition_credit number Tuition fees credit of one's own
---@field seafarer_allowance number Seafarer allowance
---@field auto_enrolment_contribution number Employee's contribution to auto-enrolment
---@field auto_enrolment_paid number Auto-enrolment taken from your pay
---@field own_health_expenses_deduction number Your own deduction for health expenses
---@field income_before_losses number Income before a loss of the trade
---@field total_income number Total income
---@field taxable_income number Taxable income
---@field remote_working_relief number Deduction for working from home
---@field employment_expenses number Expenses of the employment
---@field employment_income number Income from employment
---@field reckonable_pay number Pay that bears PRSI and health contribution
---@field paye_income number Income under PAYE
---@field gross_income number Gross income
---@field income_outside_paye_for_usc number Income outside PAYE that bears the levies and USC
---@field levy_income number Income for the levies
---@field income_for_income_levy number Income for the income levy
---@field reckonable_trade_income number Income of the trade that bears PRSI
---@field reckonable_other_income number Other income that bears PRSI
---@field birth_date Date Date of birth
---@field medical_card boolean Full medical card
---@field salary number Salary
---@field benefit_in_kind number Benefits in kind
---@field pension_income number Occupational pension
---@field welfare_income number Taxable social welfare income
---@field proprietary_director boolean Proprietary director
---@field controlling_director boolean Director with half of the shares
---@field pension_contribution number Pension contributions
---@field avc number Additional voluntary contributions (AVC)
---@field personal_pension_contribution number Personal pension or PRSA
---@field trade_union_member boolean Trade union member
---@field public_servant boolean Public servant with a public service pension scheme
---@field public_service_scheme "standard"|"fast"|"single" Public service pension scheme
---@field prsi_class "A"|"B"|"C"|"D"|"H"|"J"|"M" PRSI class of the pay
---@field auto_enrolled boolean Enrolled in MyFutureFund
---@field turnover number Turnover of the trade
---@field trade_expenses number Expenses of the trade
---@field depreciation number Depreciation in the expenses
---@field private_expenses number Private share of the expenses
---@field entertainment number Entertainment in the expenses
---@field drawings number Own drawings in the expenses
---@field trade_losses_forward number Losses of the trade brought forward
---@field trade_started Date Day on which the trade was set up
---@field trade_ended Date Day on which the trade was given up
---@field accounts_months number Months of the accounts
---@field accounts_months_in_year number Months of the accounts in the year
---@field other_accounts_months number Months of the neighbouring accounts
---@field other_accounts_months_in_year number Months of the neighbouring accounts in the year
---@field other_accounts_profit number Profit of the neighbouring accounts
---@field several_accounts boolean More than one set of accounts ends in the year
---@field second_year_excess number Excess of the second year's assessment over its actual profit
---@field claims_trade_loss boolean Loss of the trade set against other income
---@field works_in_trade boolean Ten hours a week or more worked in the trade
---@field residential_rents number Rents of homes
---@field residential_rental_expenses number Expenses of the homes let
---@field rental_interest_residential number Interest on loans for residential lettings
---@field pre_letting_expenses number Expenses before the first letting of a vacant home
---@field retrofitting_expenses number Retrofitting of one let home
---@field furniture_allowance number Wear and tear of furniture in homes let
---@field other_rents number Rents of shops, offices, land
---@field other_rental_expenses number Expenses and interest of these lettings
---@field rental_losses_forward number Losses of lettings brought forward
---@field foreign_and_untaxed_income number Foreign income and untaxed interest
---@field income_taxed_under_case_iv number Other income of Case IV
---@field irish_dividends number Dividends of Irish companies
---@field tax_paid number Income tax paid
---@field withholding_tax number Tax withheld by customers and companies
---@field profession "other"|"agricultural_adviser"|"archaeologist"|"architect_civil_service"|"architect_local_authority"|"airline_cabin_crew"|"bar_trade"|"bricklayer"|"plasterer"|"electrician"|"mason"|"scaffolder"|"building_professional"|"building_operative"|"bus_or_rail_operative"|"cardiac_technician_female"|"cardiac_technician_male"|"carpenter"|"painter"|"architectural_technologist"|"clerk_of_works"|"engineering_technician"|"clergy_church_of_ireland"|"hospital_consultant"|"cosmetologist"|"dentist"|"nurse"|"nurse_laundered_free"|"nurse_supplied"|"nurse_supplied_and_laundered"|"teacher"|"school_principal"|"shop_assistant"|"pharmacist"|"assistant_pharmacist"|"plumber"|"kitchen_porter"|"garage_mechanic"|"panel_beater"|"parks_superintendent"|"phlebotomist"|"orchestra_musician"|"doctor"|"unlisted" Profession
---@field flat_rate_of_list number Flat rate of the profession in Revenue's list
---@field rent_paid number Rent paid
---@field carers_allowance number Carer's allowance or carer's benefit
---@field remote_days integer Days worked from home
---@field electricity_and_heating number Electricity and heating
---@field broadband number Broadband
---@field remote_work_allowance number Allowance from the employer for work at home
---@field medical_expenses number Medical expenses
---@field dental_expenses number Non-routine dental expenses
---@field nursing_home_expenses number Nursing home fees
---@field medical_expenses_for_family boolean Medical expenses of several persons
---@field employer_medical_insurance number Medical insurance paid by the employer
---@field insured_adults integer Adults insured by the employer
---@field insured_children integer Children insured by the employer
---@field tuition_fees number Tuition fees
---@field other_employment_expenses number Other expenses of the employment
---@field blind boolean Blind
---@field deferred_state_pension boolean State pension deferred
---@field fisher_days integer Days of sea-fishing
---@field naval_days integer Days at sea in the Naval Service
---@field seafarer_days integer Days at sea as a seafarer
---@field invested_under_eii number Invested under the Employment Investment Incentive (EII)
---@field eii_kind "initial"|"young"|"follow_on"|"fund" Kind of the investment under EII
---@field eii_held_seven_years boolean The shares are to be held for seven years
---@field eii_relief_of_earlier_years number Relief for investments of earlier years under EII
---@field investment_relief number Deduction for investments under EII
---@field deductions_of_person number Deductions from total income of one person
---@field termination_payment number Lump sum at the end of a job
---@field termination_service_years integer Complete years of service in the job that ended
---@field termination_average_pay number Average pay of a year over the last three years of that job
---@field termination_pension_lump_sum number Tax-free lump sum of the pension scheme of that job
---@field earlier_lump_sum boolean More than the basic exemption was used in the ten years before
---@field lump_sums_exempt_before number Exempt lump sums of earlier years
---@field lump_sum_exempt_by_service number Basic exemption of a lump sum, with its increase
---@field standard_capital_superannuation_benefit number Standard capital superannuation benefit
---@field lump_sum_exempt number Exempt part of a lump sum at the end of a job
---@field lump_sum_taxed number Taxed part of a lump sum at the end of a job
---@field maintenance_paid number Maintenance to a separated spouse or former partner
---@field income_protection_premiums number Premiums for income protection
---@field income_protection_relief number Deduction for income protection
---@field scheme_pension_relief number Relief for contributions to the employer's scheme
---@field pension_limit_of_profit number Limit of relief for pension contributions, of the profit alone
---@field pension_relief number Relief for pension contributions
---@field pension_relief_from_prsi number Pension contributions that reduce PRSI and health contribution
---@field pension_contributions_carried_forward number Pension contributions carried forward
---@field pension_related_deduction number Pension-related deduction
---@field additional_superannuation_contribution number Additional superannuation contribution
---@field public_service_deduction number Your deduction as a public servant
---@field own_band number Your part of the couple's standard rate band
---@field own_share_of_income_tax number Your share of the couple's income tax
---@field cross_border_earnings number Of the pay, earnings of a job abroad with relief for cross-border workers
---@field income_taxed_abroad number Of foreign income, what was taxed abroad too
---@field foreign_tax number Foreign tax on foreign income
---@field foreign_income_counted number Foreign income that was taxed abroad, as it counts
---@field foreign_tax_credit number Credit for foreign tax
---@field own_tax_as_single_person number Your income tax as a single person
---@field own_health_contribution number Your health contribution
---@field own_income_levy number Your income levy
---@field age integer Age attained in the year
---@field prsi_has_ended boolean No more PRSI for age, from the birthday on
---@field employee_prsi number Your PRSI as an employee
---@field income_for_prsi_threshold number Income by which PRSI of the self-employed begins
---@field self_employed_prsi number Your PRSI on income outside employment
---@field prsi_ends_on Date Birthday from which there is no PRSI
---@field prsi_share_of_year number Share of the year in which pay bears PRSI
---@field pay_before_prsi_ends number Pay of the year until PRSI ends for age
---@field several_assets boolean Several machines or cars
---@field asset_cost number Cost of the asset
---@field asset_bought Date Day on which the asset was bought
---@field asset_private_share number Private use of the asset
---@field asset_sold Date Day on which the asset was sold
---@field asset_proceeds number Proceeds of the asset
---@field asset_is_car boolean The asset is a car
---@field car_emissions integer Emissions of the car, grams of CO2 a kilometre
---@field cost_for_allowances number Cost that counts for capital allowances
---@field proceeds_for_allowances number Proceeds that count for capital allowances
---@field wear_and_tear number Wear and tear allowance of the year
---@field balancing_allowance number Balancing allowance
---@field balancing_charge number Balancing charge
---@field capital_allowances number Capital allowances
---@field childminding_receipts number Receipts of childminding at home
---@field childminding_shared boolean Somebody else minds children in the same home
---@field childminding_expenses number Expenses of childminding
---@field childminding_exempt number Exempt receipts of childminding
---@field childminding_taxed number Taxed profit of childminding
---@field artists_profit number Profit of works with the artists' exemption
---@field woodlands_profit number Profit of woodlands
---@field artists_exempt number Exempt profit of an artist
---@field exempt_profits number Profits that are exempt from income tax, and bear USC and PRSI
---@field rental_interest_deduction number Interest that may be deducted from rents
---@field residential_rental_profit number Profit of residential lettings
---@field other_rental_profit number Profit of other lettings
---@field furniture_allowance_used number Wear and tear of furniture used
---@field furniture_allowance_carried_forward number Wear and tear of furniture carried forward
---@field rental_losses_used number Losses of lettings of earlier years used
---@field case_v_income number Income of lettings
---@field rental_losses_carried_forward number Losses of lettings carried forward
---@field other_income number Other income
---@field own_landlord_credit number Residential premises rental income relief of one's own
---@field other_trade_profits number Taxed profits of childminding and of an artist
---@field self_employed_income number Self-employed income
---@field capital_allowances_used number Capital allowances used
---@field trade_losses_used number Losses of earlier years used
---@field trade_loss number Loss of the trade in the year
---@field passive_trade_loss_limit number Greatest loss that may be set against other income without work in the trade
---@field trade_loss_claimed number Loss of the trade set against other income, at most
---@field trade_loss_relief number Loss of the trade set against other income
---@field trade_losses_carried_forward number Losses of the trade carried forward
---@field capital_allowances_carried_forward number Capital allowances carried forward
---@field is_chargeable_person boolean Duty to make a return, for income outside PAYE
---@field room_rent number Rent for a room at home
---@field room_rent_shared boolean Somebody else receives rent for a room of the same home
---@field room_rent_expenses number Expenses of the room
---@field room_rent_exempt number Exempt rent for a room at home
---@field room_rent_taxed number Taxed profit of a room at home
---@field add_backs number Expenses added back
---@field has_trade_accounts boolean Trade has accounts in this case
---@field accounts_profit number Adjusted profit of the accounts
---@field profit_of_twelve_months number Profit of the twelve months of accounts that end in the year
---@field actual_profit number Profit of the tax year itself
---@field second_year_profit number Profit of the second year of the trade
---@field trade_begins_in_year boolean First year of the trade
---@field trade_ends_in_year boolean Last year of the trade
---@field second_year_excess_used number Excess of the second year taken off the third year's profit
---@field continuing_profit number Profit of the year, if the trade goes on
---@field trade_profit number Profit of the basis period
---@field exempt_income number Exempt income
---@field income_before_losses_forward number Income before losses of earlier years, with exempt income
---@field own_usc number Your universal social charge

---The figures set by law, on the date of the case.
---@class (exact) Law
---@field on fun(day: Date): Law the figures on another day
---@field flat_rate_expenses any Flat-rate expenses by profession; TCA 1997 s. 114; Minister for Finance, written answer of 16 October 2007 (2003 to 2006); INMO, How much is the uniform allowance, and update to members of 26 November 2018 (nurses, since 2005); Revenue, flat-rate expenses, 2013 to 2017 (accountsplus.ie, paycheckplus.ie); Mandate, 20 November 2018 (pharmacists); INTO, 22 November 2018 (teachers); from 2019 taxaccounts.ie, mytaxrebate.ie, Good Consumer Guide
---@field age_credit number Age credit of one person; a couple has twice as much; TCA 1997 s. 464; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6
---@field blind_credit number Blind person's credit; TCA 1997 s. 468; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance Act 2024
---@field dependent_relative_credit number Dependent relative credit; TCA 1997 s. 466; Finance Act 2006, Finance Act 2011, Finance Act 2020, Finance Act 2024
---@field dependent_relative_income_limit number Income of a dependent relative above which there is no credit; TCA 1997 s. 466(2); Revenue Tax and Duty Manual 15-01-27, para. 6; Revenue, Dependent Relative Tax Credit; Paycheck Plus (2009 to 2014), taxreturnhelp.ie (2019), taxrebate.ie (2022)
---@field fisher_credit any Fisher credit, and the days at sea that it asks for; TCA 1997 s. 472BA; Finance Act 2016
---@field naval_credit any Sea-going naval personnel credit, and the days at sea that it asks for; TCA 1997 s. 472BB; Finance Act 2019, Finance Act 2020
---@field trade_union_amount number Trade union subscription relieved at the standard rate, whatever was paid; TCA 1997 s. 472C; Finance Acts 2006, 2008; abolished from 2011 by Finance Act 2011
---@field service_charges_limit any Greatest service charges relieved, and whether a fixed yearly charge has no limit; TCA 1997 s. 477; Finance Act 2006 s. 8; Revenue leaflet IT27; Minister for Finance, written answer of 1 June 2005; abolished from 2012 by Finance Act 2011
---@field one_parent_family_credit number One-parent family credit; TCA 1997 s. 462; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6
---@field single_person_child_carer_credit number Single person child carer credit; TCA 1997 s. 462B; Finance (No. 2) Act 2013, Finance (No. 2) Act 2023, Finance Act 2024
---@field incapacitated_child_credit number Incapacitated child credit, for each child; TCA 1997 s. 465; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance (No. 2) Act 2023, Finance Act 2024
---@field employee_credit number Employee credit; TCA 1997 s. 472; Finance Acts 2002-2008 (s. 3), Finance Act 2011 s. 6, Finance Acts 2021-2024
---@field earned_income_credit number Earned income credit; TCA 1997 s. 472AB; Finance Act 2015, Finance Acts 2016-2024
---@field medical_insurance_limit any Greatest medical insurance premium relieved, for each person; TCA 1997 s. 470; Finance (No. 2) Act 2013
---@field home_carer_credit number Home carer credit; TCA 1997 s. 466A; Finance Act 2008, Finance Act 2011, Finance Acts 2015-2019, 2022-2024
---@field home_carer_income_limit number Income of the carer up to which the home carer credit is due in full; TCA 1997 s. 466A(6); Finance Act 2015 (7,200)
---@field mortgage_relief_ceiling any Greatest mortgage interest relieved, for a single person; TCA 1997 s. 244(1)(a); Finance Act 2003 s. 9, Finance Act 2007 s. 6, Finance Act 2008; Revenue, Mortgage interest relief: thresholds and rates
---@field mortgage_relief_rates any Rates of mortgage interest relief, for first-time buyers by year of the loan; TCA 1997 s. 244; Finance (No. 2) Act 2008; Revenue, Mortgage interest relief: thresholds and rates
---@field mortgage_relief_loans any Loans that have mortgage interest relief, by their year; and those with a higher rate; TCA 1997 s. 244; Finance Acts 2009 s. 3, 2010, 2012 s. 9
---@field mortgage_relief_january_to_april_2009 any Relief of loans past their seventh year for interest of January to April 2009; TCA 1997 s. 244(1A)(d); Finance Act 2009 s. 3; Minister for Finance, Financial Resolution No. 2 of 7 April 2009
---@field mortgage_relief_share number Share of mortgage interest and of its ceiling that is relieved; TCA 1997 s. 244; Finance Act 2017
---@field mortgage_interest_credit any Mortgage interest tax credit; TCA 1997 s. 473C; Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025
---@field personal_credit any Personal credits; TCA 1997 ss. 461, 461A; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6, Finance Acts 2021-2024
---@field widowed_parent_credit any Credit of a widowed parent, by year after that of the bereavement; TCA 1997 s. 463; Finance Acts 2002 and 2005-2008 Sch. 1, Finance Act 2011 s. 6
---@field rent_relief_limit number Greatest rent relieved, for a single person under the higher age; TCA 1997 s. 473; Minister for Finance, Finance Bill 2005, Report Stage, 10 March 2005 (2002 to 2005); Finance Acts 2006-2008, Finance Act 2011; Minister for Finance, written answer of 14 September 2011 (2011 to 2017)
---@field rent_relief_age number Age from which more rent is relieved; TCA 1997 s. 473(1)
---@field rent_relief_closed_to_new_tenants boolean Rent relief only for tenants of 7 December 2010; TCA 1997 s. 473; Finance Act 2011
---@field rent_credit_limit number Greatest rent tax credit of one person; a couple taxed as one has twice as much; TCA 1997 s. 473B; Finance Act 2022, Finance (No. 2) Act 2023, Finance Act 2024, Finance Act 2025
---@field tax_credits any Credits, with their first and last year, the home carer credit apart; TCA 1997 s. 458, Table, Part 2; Finance (No. 2) Act 2008 s. 8, Finance Act 2011, Finance (No. 2) Act 2013, Finance Act 2015, Finance Act 2016, Finance Act 2020, Finance Act 2022, Finance (No. 2) Act 2023
---@field tuition_limit number Greatest tuition fee relieved, for each course; TCA 1997 s. 473A; Minister for Finance, written answers of 17 December 2002 and 29 January 2003, Minister for Education, written answer of 2 November 2004 (3,175); Minister for Finance, written answer of 4 April 2006 (5,000); Finance Act 2011
---@field tuition_disregard any First part of the tuition fees of a claim, which gives no relief; TCA 1997 s. 473A(4A); Finance Act 2011, Finance Act 2012, Finance Act 2013 s. 11
---@field training_course_fees any Least and greatest fee relieved for a course in information technology or a foreign language; TCA 1997 s. 476; Minister for Finance, written answer of 4 April 2006
---@field refund_years number Years after the tax year within which a refund must be claimed; TCA 1997 s. 865(4); Finance Act 2003 s. 17
---@field pay_and_file_online_day any Last day to pay and file for the tax year online; Revenue eBriefs 57/09, 66/10, 98/15, 79/17, 190/21; moneyguideireland.com (2011); Chartered Accountants Ireland, key tax deadlines (2013, 2019); Browne Murphy & Hughes (2021, 2022); HJK, tax dates (2022); Accounts Advice Centre (2024); Revenue, ROS pay and file
---@field seafarer_allowance any Seafarer allowance, and the days at sea that it asks for; TCA 1997 s. 472B; Finance Act 2001 s. 30; Revenue Tax Briefing 43 and notes for guidance (161 days)
---@field auto_enrolment any Employee's contribution to auto-enrolment, and who is enrolled; Automatic Enrolment Retirement Savings System Act 2024; Littler, Auto-enrolment scheme and minimum contribution rates now in effect; Parfrey Murphy, My Future Fund
---@field health_expenses_excess any Health expenses that gave no relief; TCA 1997 s. 469(2); removed by Finance Act 2007
---@field employed_carer_limit number Greatest deduction for an employed carer; TCA 1997 s. 467; Finance Act 2002 s. 5, Finance Act 2006, Finance Act 2014 s. 12 (from 2015)
---@field remote_working_shares any Shares of household costs that were relieved for days worked at home, to 2021; TCA 1997 s. 114; Revenue, How to calculate allowable remote working costs; Tax and Duty Manual 05-02-13
---@field remote_working_share number Share of household costs, less the employer's payment, that is relieved for days worked at home; TCA 1997 s. 114A(4) (Finance Act 2021 s. 3)
---@field benefits_in_kind_bear_prsi boolean Benefits in kind bear PRSI and health contribution; Finance Act 2003 s. 6, Social Welfare Act 2003 (from 1 January 2004)
---@field eii_share number Share of an investment under EII that is deducted; TCA 1997 s. 502(2)(a), (2A)(a); Finance Act 2019
---@field eii_share_by_kind any Share of an investment under EII that is deducted, by the kind of investment; TCA 1997 ss. 496(5) to (7), 502 (Finance (No. 2) Act 2023)
---@field eii_limit any Most that is invested under EII with relief in a year, if held for four and for seven years; TCA 1997 s. 502(3); Revenue, Employment Investment Incentive; Finance (No. 2) Act 2023; Finance Act 2024
---@field lump_sum_exemption any Exempt lump sum at the end of a job: basic amount, for each complete year of service, and the increase; TCA 1997 s. 201(1), (5), Sch. 3 paras. 1, 8; Revenue, Lump sum payments
---@field lump_sum_lifetime_limit number Most that is exempt of all lump sums of a person; TCA 1997 s. 201(8) (Finance Act 2011); Revenue, Lump sum payments
---@field superannuation_share number Part of a year's average pay that is exempt for each complete year of service; TCA 1997 s. 201(1), Sch. 3 para. 1 (a fifteenth)
---@field income_protection_share number Most of the total income that premiums for income protection are deducted from; TCA 1997 s. 471(2) (Finance Act 1979 s. 8)
---@field pension_limit_by_age any Share of earnings that may be contributed, by age attained; TCA 1997 ss. 774(7), 787(8), 787E; from 55 and 60 years: Finance Act 2006
---@field pension_earnings_cap number Earnings up to which contributions are relieved; TCA 1997 s. 787(8) (Finance Act 1999), s. 790A; Finance Act 2006, Finance (No. 2) Act 2008 (2009), Finance Act 2011
---@field pension_earnings_cap_related_back number Earnings up to which contributions paid in 2011 are relieved in 2010; Finance Act 2011; Revenue Pensions Manual
---@field pension_scheme_capped boolean The cap holds for contributions to an employer's scheme; TCA 1997 s. 790A; Finance Act 2006
---@field pension_relieved_from_prsi boolean Employees' pension contributions reduce PRSI and health contribution; Social Welfare Act 2010 s. 12 (abolished from 2011)
---@field pension_related_deduction_bands any Bands of the pension-related deduction; Financial Emergency Measures in the Public Interest Act 2009 s. 2; Social Welfare and Pensions Act 2009 s. 13; Minister for Public Expenditure, written answers of 19 June 2013 and 7 May 2014, statement of 30 May 2016
---@field additional_superannuation_bands any Bands of the additional superannuation contribution, by pension scheme; Public Service Pay and Pensions Act 2017 ss. 33, 35; Galway and Roscommon ETB (2019), INTO, 12 December 2019, Sage Ireland (Single Scheme)
---@field standard_rate number Standard rate of income tax; TCA 1997 s. 15
---@field higher_rate number Higher rate of income tax; TCA 1997 s. 15; Finance Act 2007 (41 %), Finance Act 2014 (40 %)
---@field single_band number Standard rate band of a single person; TCA 1997 s. 15, Table; Finance Acts 2002-2006, Finance Act 2007, Finance Act 2008 and Sch. 1, Finance (No. 2) Act 2008 s. 4, Finance Act 2011, Finance Acts 2014, 2017, 2018, 2021-2024
---@field child_carer_band_increase number Wider band of a person who brings up a child alone; TCA 1997 s. 15, Table, Part 2
---@field married_band_increase number Wider band of a couple, over that of a single person; TCA 1997 s. 15, Table, Part 3
---@field second_income_band_limit number Greatest increase of a couple's band for the lower income; TCA 1997 s. 15(3); Finance Act 2006, Finance Act 2007, Finance Act 2008 and Sch. 1, Finance (No. 2) Act 2008 s. 4, Finance Act 2011, Finance Acts 2014, 2017, 2018, 2021-2024
---@field age_exemption any Income up to which people aged 65 or over are exempt; TCA 1997 s. 188(2); Finance Acts 2002-2008, Finance Act 2011; Budget 2003, Annex A(v) (2002: a couple with 30,000 pays 1,600, 40 % of 4,000)
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
---@field prsi_on_other_income_of_employees boolean Unearned income of an employee or an occupational pensioner bears PRSI; Social Welfare and Pensions Act 2013 (class K from 2014)
---@field prsi_class_a any PRSI of employees, class A; Social Welfare Consolidation Act 2005 s. 13; S.I. No. 312 of 1996; Social Welfare and Pensions Act 2009 s. 3, Social Welfare Act 2010 s. 11 (ceiling); Department of Social Protection, SW14 (2003, 2005, 2006); written answers of 20 November 2001, 20 November 2003 (2004), 8 February 2006 and 4 March 2009
---@field prsi_rates any Rates of PRSI; Social Welfare Consolidation Act 2005 ss. 13, 21; Social Welfare (Miscellaneous Provisions) Act 2024 (1 October 2024 to 2027); Department of Social Protection, PRSI class A and class S rates
---@field prsi_credit any PRSI credit of a week, and how it tapers; Social Welfare Act 2015 (class A from 2016)
---@field prsi_self_employed any Least PRSI of the self-employed, and the income from which it is due; Social Welfare Consolidation Act 2005 s. 21, Sch. 1 Part 3 para. 3 (Social Welfare Act 1988 s. 12); Social Welfare Act 2010, Budget 2013; Department of Social Protection, PRSI class S rates (537.50 for 2024)
---@field prsi_upper_age any Age from which there is no PRSI; Social Welfare Consolidation Act 2005 ss. 2, 12; Social Welfare (Miscellaneous Provisions) Act 2023
---@field wear_and_tear_rates any Yearly share of the cost, by day of the purchase; TCA 1997 s. 284(2); Finance Act 2001, Finance Act 2003
---@field car_cost_limits any Cost of a car that counts for capital allowances, by day of the purchase; TCA 1997 ss. 373, 380K; Finance Acts 2001, 2006, 2007
---@field car_emission_limits any Grams of CO2 a kilometre to which a car has the limit, and half of it, by day of the purchase; TCA 1997 ss. 380K, 380L; Finance Act 2008 s. 31, Finance Act 2019 s. 19, Finance Act 2020 s. 14; Revenue, notes for guidance on Part 11C
---@field car_emission_share number Share of the limit, or of a lower cost, of cars of the second group; TCA 1997 s. 380L(3)
---@field balancing_charge_threshold number Proceeds of an asset below which there is no balancing charge; TCA 1997 s. 288(3B); Revenue, notes for guidance on s. 288
---@field childminding_limit number Receipts of childminding up to which they are exempt; TCA 1997 s. 216C(2), (3); Finance Act 2006 s. 13; Minister for Finance, written answer of 23 November 2006 (10,000); Finance Act 2007; Revenue, Childcare services (15,000)
---@field deposit_interest_rate number Rate of deposit interest retention tax on the day of payment; TCA 1997 s. 256; Finance Acts 2008-2016
---@field artists_exemption number Most that is exempt of an artist's profit; TCA 1997 s. 195(3)(aa); Finance Act 2011, Finance Act 2014 s. 5; Revenue, Artists' exemption
---@field tax_rate_of_funds number Rate of tax on income and gains of funds and life policies; TCA 1997 ss. 730J, 730K, 747D, 747E; Finance (No. 2) Act 2013; Finance Act 2025, Revenue eBrief 016/26
---@field capital_gains_tax_rate number Rate of capital gains tax, on the day of the disposal; TCA 1997 s. 28; Law Society, capital gains tax; Finance (No. 2) Act 2008, Finance Act 2009, Finance Act 2012, Finance Act 2013; Budget 2027, Financial Resolution No. 3 (Department of Finance, Budget 2027: Tax Policy Changes, p. 7)
---@field capital_gains_exemption number Gains of a year that are exempt, for each person; TCA 1997 s. 601
---@field entrepreneur_relief any Relief for entrepreneurs: rate, and limit of the gains of a lifetime; TCA 1997 s. 597AA(3), (4) to (4C); Finance Act 2015, Finance Act 2016, Finance Act 2025 s. 51
---@field late_return_surcharge any Surcharge for a late return: by months late, share and greatest amount; TCA 1997 s. 1084; Revenue, Pay and file system
---@field late_payment_interest_rates any Interest on income tax paid late, for each day, from the day on; TCA 1997 s. 1080; Revenue Tax Briefings 47 and 58 (2002), Finance Act 2005, Finance Act 2009 s. 29; O'Hanlon Tax, Rates of interest on tax
---@field rental_interest_shares any Share of the interest on loans for residential lettings that may be deducted; TCA 1997 s. 97(2G), (2J); Finance Act 2009 s. 5, Finance Act 2016, Finance Act 2018 s. 23
---@field pre_letting_limit number Greatest expense before the first letting of a vacant home that may be deducted; TCA 1997 s. 97A; Finance Act 2017, Finance Act 2022 s. 31, Finance Act 2024 (homes let to the end of 2027)
---@field retrofitting_limit number Greatest expense for retrofitting a let home that may be deducted; TCA 1997 s. 97B; Finance Act 2022; Finance Act 2025 s. 31
---@field landlord_credit_limit number Greatest credit for profits of residential lettings; TCA 1997 s. 480C; Finance (No. 2) Act 2023 s. 21, Finance Act 2024 s. 36
---@field passive_trade_loss_limit number Greatest loss of who does not work in the trade that is set against other income; TCA 1997 s. 381B; Finance Act 2014 s. 11 (from 2015)
---@field chargeable_person_threshold number Income outside PAYE above which an employee is a chargeable person; TCA 1997 s. 959B(1)(a) (s. 950 to 2012); Department of Social Protection, Broadening of the income base for PRSI (3,174); Revenue Tax and Duty Manual 42-04-13 (5,000 from 2016)
---@field preliminary_tax_shares any Shares of the tax of this year, of the last, and by direct debit of the one before, that suffice; TCA 1997 ss. 958, 959AO; Revenue, What is preliminary tax
---@field chargeable_person_gross_threshold number Income outside PAYE before expenses above which an employee is a chargeable person; TCA 1997 s. 959B(1)(a); Revenue, notes for guidance on s. 959B; Revenue Tax and Duty Manual 42-04-13
---@field local_property_tax_bands any Basic charge of local property tax by value of the home, and rates beyond the bands; Finance (Local Property Tax) Act 2012 s. 17; Finance (Local Property Tax) (Amendment) Act 2021; Finance (Local Property Tax and Other Provisions) (Amendment) Act 2025 s. 8; Revenue, Valuation bands and rates (2013, 2022 to 2025, 2026 to 2030)
---@field local_adjustment_limits any How far a council may lower and raise local property tax; Finance (Local Property Tax) Act 2012 s. 20; Department of Finance, 1 April 2025 (25 % up from 2026)
---@field property_valuation_date number Day whose value counts; Finance (Local Property Tax) Act 2012 s. 13; Finance (Local Property Tax) (Amendment) Act 2021; Revenue, Valuing your property
---@field property_return_date number Last day of the return of local property tax; Revenue, Local property tax: what you need to do (2021, 2025)
---@field rent_a_room_limit number Rent for a room at home up to which it is exempt; TCA 1997 s. 216A(5); Finance Act 2001 s. 32, Finance Act 2014 s. 9; Revenue, Rent-a-room relief: conditions (2013 to 2018 and since); Paycheck Plus, Rent a room relief (2002 to 2014)
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
---@field tax_year? table when its tax years begin, such as { starts = "04-06" }; else on 1 January
---@field enacted_since? string the day from which on figures should say when they were enacted, YYYY-MM-DD
---@field results? string[] the results that are shown when nothing is asked for
---@field overview? table the results of an overview: { profit = NAME, due = NAME }
---@field waterfalls? table[] ways from gross to net: { from = { NAME, … }, less = { … }, plus = { … }, leaves = NAME, burden = NAME }
---@field instead? table<string, string[]> names to give in place of words that no name means exactly

---What the folder says of itself; once in a folder.
---@param name string
---@return fun(fields: Jurisdiction)
function jurisdiction(name) end

---Who else a case may be about, beside the taxpayer.
---@class (exact) Person
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field present fun(case: Case, law: Law, number: integer): boolean|fun(owner: Someone, law: Law, case: Case, number: integer): boolean whether it is there
---@field at_most? integer how many of the kind there may be; else one
---@field plural? string the name of all of them in rules, where there are several
---@field labels? string|{en: string, de: string} how their labels are made, such as "{label} of the spouse"
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it

---Who else a case may be about, beside the taxpayer.
---@param name string
---@return fun(fields: Person)
function person(name) end

---What a case or a person may have several of.
---@class (exact) Thing
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field present fun(case: Case, law: Law, number: integer): boolean|fun(owner: Someone, law: Law, case: Case, number: integer): boolean whether it is there
---@field at_most integer how many of the kind there may be
---@field plural? string the name of all of them in rules, where there are several
---@field labels? string|{en: string, de: string} how their labels are made, such as "{label} of the spouse"
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it

---What a case or a person may have several of.
---@param name string
---@return fun(fields: Thing)
function thing(name) end

---A fact that the user gives.
---@class (exact) Input
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field label string|{en: string, de: string} a short noun phrase
---@field type Type what values it may have
---@field per? "year"|"quarter"|"month"|"week"|"day"|"hour"|"once"|"varies" the time for which the amount is
---@field default? number|string|boolean the value when it is not given
---@field default_if_given? string[] the facts of which one must be given for the default to hold
---@field stands_for? string the fact that people give in its place, who see that one alone
---@field typical? any[] values that a case may well have, to see what the default is worth
---@field ask_if? fun(case: Case, law: Law): boolean|fun(person: Someone, law: Law, case: Case): boolean whether the question concerns a case
---@field estimate? fun(case: Case, law: Law): any|fun(person: Someone, law: Law, case: Case): any what is taken where it is not given and a first answer is wanted: a value, nil, or the result of another case: { RESULT, given = { NAME = VALUE, … }, times = N }
---@field carries? boolean whether it lasts from one year to the next; else all but amounts do
---@field source? string the statute that defines the fact
---@field entries? table the entries of a journal that it sums, such as { kind = "medical" }
---@field ask? string|{en: string, de: string} the question in plain words; {year} and {NAME} stand for values
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
---@field per? "year"|"quarter"|"month"|"week"|"day"|"hour"|"once"|"varies"|table<string, string> the time for which its amounts are, or that of each field
---@field every? string "year": each year has a value of its own, or says that it is unchanged
---@field until_changed? boolean whether a value holds until an act says otherwise
---@field for_the_year? string why a value that begins within a year is read for the whole year
---@field announced? string who says what it is in the coming year, and when
---@field projected? table<string, any> what it is expected to be and is not yet, by days behind the last value
---@field note? string anything a reader must know

---A figure set by law, with its history.
---@param name string
---@return fun(fields: Parameter)
function parameter(name) end

---A result.
---@class (exact) Rule
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field type Type what values it may have
---@field per? "year"|"quarter"|"month"|"week"|"day"|"hour"|"once"|"varies" the time for which the amount is
---@field compute fun(case: Case, law: Law): any|fun(person: Someone, law: Law, case: Case): any computes the result; nil where people who are asked for it must give it
---@field ask? string|{en: string, de: string} the question in plain words; {year} and {NAME} stand for values
---@field ask_if? fun(case: Case, law: Law): boolean|fun(person: Someone, law: Law, case: Case): boolean whether the question concerns a case
---@field estimate? fun(case: Case, law: Law): any|fun(person: Someone, law: Law, case: Case): any what is taken where it is not given and a first answer is wanted: a value, nil, or the result of another case: { RESULT, given = { NAME = VALUE, … }, times = N }
---@field absent? number|string|boolean what others read of a person who is not there
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
---@field asks? table the questions of an interview in turn, and under `of` its name

---A worked case with its published result.
---@param name string
---@return fun(fields: Example)
function example(name) end

---The questions that lead to a result, in an order that people like.
---@class (exact) Interview
---@field label string|{en: string, de: string} a short noun phrase
---@field result string the result
---@field purpose? "back"|"aside"|"owed"|"left" what people want to know: what comes back, what to put aside, what is owed and when, what is left
---@field parts? string[] results that the review shows beside it
---@field steps? table[] lists of names, each with the heading first, a text or a table by language
---@field gate? table<string, string[]> names that one question may rule out at once
---@field closing? fun(case: Case, law: Law): any what is said at the end: a text or a list of texts

---The questions that lead to a result, in an order that people like.
---@param name string
---@return fun(fields: Interview)
function interview(name) end

---What facts of a case should have in common; if they have not, it is said, or the case is refused.
---@class (exact) Check
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field holds fun(case: Case, law: Law): boolean|fun(person: Someone, law: Law, case: Case): boolean whether they have
---@field message string|{en: string, de: string} what is odd; {NAME} stands for a value
---@field grade? "doubtful"|"impossible" whether they may be right after all, or the case has no results
---@field concerns? string[] the rules whose results it concerns; else it concerns all
---@field source? string the statute, where one says so
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD

---What facts of a case should have in common; if they have not, it is said, or the case is refused.
---@param name string
---@return fun(fields: Check)
function check(name) end

---What the rules do not cover, said in the case that it concerns.
---@class (exact) Caveat
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field text string|{en: string, de: string} what is not covered, for people
---@field source string the statute
---@field concerns string[] the rules whose results it concerns
---@field when fun(case: Case, law: Law): boolean|fun(person: Someone, law: Law, case: Case): boolean whether it concerns the case
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD

---What the rules do not cover, said in the case that it concerns.
---@param name string
---@return fun(fields: Caveat)
function caveat(name) end

---What is true of the results of all cases, or of any two that differ in one way; random cases try it.
---@class (exact) Property
---@field source string the statute
---@field over? string|string[] facts of which one is more in the second case
---@field by? number by how much it is more
---@field swap? string[] two persons whose facts are exchanged in the second case
---@field given? table facts that all cases give: names, and values by name
---@field when? fun(case: Case, law: Law): boolean which cases it is about
---@field rising? string|string[] results that never fall from the first case to the second
---@field falling? string|string[] results that never rise
---@field same? string|string[] results that are alike in both cases
---@field holds? fun(case: Case, law: Law): boolean|fun(before: Case, after: Case, law: Law): boolean whether it holds for a case, or for two
---@field note? string anything a reader must know, such as why cases are left out
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD

---What is true of the results of all cases, or of any two that differ in one way; random cases try it.
---@param name string
---@return fun(fields: Property)
function property(name) end

---A case that is as it is, but for some facts or results: case.NAME.RESULT is what a result would be.
---@class (exact) Hypothesis
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field sets table<string, any> the facts and results that differ, each with its value, or a function of the case that computes it

---A case that is as it is, but for some facts or results: case.NAME.RESULT is what a result would be.
---@param name string
---@return fun(fields: Hypothesis)
function hypothesis(name) end

---A form of a return, line by line: what of the case belongs where. It stands in the folder `forms`.
---@class (exact) Form
---@field label string|{en: string, de: string} a short noun phrase
---@field source string where its lines were read
---@field years integer[] the first and last year of the form, or the only one
---@field numbered? integer[] the first and last year whose numbers were read, where not all were
---@field of? table[] for whom lines have a column each: a text each, or a table by language
---@field papers? boolean whether each of them has a paper of their own
---@field received? boolean whether people receive it and copy from it
---@field lines table[] { NUMBER, code = TEXT, label = TEXT, and one of: is = NAME, part_of = NAME, not_covered = true, decides_nothing = true }; a text is a heading

---A form of a return, line by line: what of the case belongs where. It stands in the folder `forms`.
---@param name string
---@return fun(fields: Form)
function form(name) end

---What people read of what is declared under that name, where it does not say it itself.
---@class (exact) Words
---@field label? string|{en: string, de: string} a short noun phrase
---@field ask? string|{en: string, de: string} the question in plain words; {year} and {NAME} stand for values
---@field labels? string|{en: string, de: string} of a kind of persons: how their labels are made
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it

---What people read of what is declared under that name, where it does not say it itself.
---@param name string
---@return fun(fields: Words)
function words(name) end

---A date that the law sets.
---@class (exact) Deadline
---@field of? string|string[] whose it is: "person", a kind of persons, or several
---@field label string|{en: string, de: string} a short noun phrase
---@field source string the statute
---@field due fun(case: Case, law: Law): Date|fun(person: Someone, law: Law, case: Case): Date computes the date
---@field action? string what is to be done: "file", "pay", "claim", "other"
---@field amount? string the result that says how much is to be paid
---@field amount_year? integer whose year's case has the amount: -1 for the year before
---@field when? string the result that says whether the day concerns the case
---@field from? string the first day on which it holds, YYYY-MM-DD
---@field to? string the last day on which it holds, YYYY-MM-DD
---@field aliases? string[] other names that users may give
---@field help? string|{en: string, de: string} one or two sentences for a lay reader
---@field section? string|{en: string, de: string} the heading under which forms show it

---A date that the law sets.
---@param name string
---@return fun(fields: Deadline)
function deadline(name) end
