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

---The sum over the persons who are there, or over months.
---@param persons Someone[]|fun(): Month?
---@param what string|fun(person: Someone): number|fun(month: Month): number
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

---The twelve months of the tax year, with what facts of the case or of a person are in each.
---@param owner Case|Someone
---@return fun(): Month?
---@nodiscard
function months(owner) end

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
---@field country "england"|"wales"|"scotland"|"northern_ireland" Country of the taxpayer
---@field employment_income number Pay from employments
---@field benefits_in_kind number Benefits in kind within pay
---@field pension_net_pay number Pension contributions deducted from pay before tax
---@field pension_income number Pensions
---@field other_income number Other income
---@field savings_income number Interest
---@field dividends number Dividends
---@field gift_aid number Gifts to charity under Gift Aid
---@field pension_contributions_net number Pension contributions with relief at source
---@field marriage_allowance "none"|"given"|"received" Marriage allowance
---@field born_before_6_april_1938 boolean Born before 6 April 1938
---@field blind boolean Blind
---@field trading_receipts number Receipts of the trade
---@field trading_expenses number Expenses of the trade
---@field trading_deductions number Expenses of the trade and capital allowances
---@field trading_result number Result of the trade by expenses
---@field trading_profit number Profit of the trade
---@field trading_allowance_used number Trading allowance that takes the place of expenses
---@field property_receipts number Rents
---@field property_expenses number Expenses of letting
---@field property_profit_by_expenses number Profit of letting by expenses
---@field property_profit_by_allowance number Profit of letting by the property allowance
---@field profit_of_letting number Profit of letting before losses of earlier years
---@field property_income number Profit of letting
---@field averaging "none"|"two_years"|"five_years" Averaging of profits
---@field profits_of_averaged_years number Profits of the earlier years of an averaging claim, together
---@field averaged_year_without_profit boolean One of the four earlier years of an averaging claim had no profit
---@field averaging_is_open boolean The profits may be averaged
---@field averaging_adjustment number Averaging adjustment
---@field adjusted_trading_profit number Adjusted profit of the trade
---@field car_list_price number List price of the company car with accessories
---@field car_capital_contribution number What you paid towards the price of the car
---@field car_co2 integer Carbon dioxide of the car in grams a kilometre
---@field car_electric_miles integer Miles that the car runs on electricity alone
---@field car_fuel "petrol"|"diesel"|"clean_diesel" Fuel of the car
---@field car_days_unavailable integer Days of the tax year on which the car was not available
---@field car_private_use_payments number What you paid for private use of the car
---@field car_fuel_provided boolean The employer pays for fuel of private journeys
---@field car_days_without_fuel integer Days on which the car was available, and fuel no longer
---@field car_is_registered_since_april_2020 boolean The car was registered since 6 April 2020
---@field car_percentage number Share of the company car's price that is taxed
---@field car_benefit number Benefit of the company car
---@field car_fuel_benefit number Benefit of fuel for the company car
---@field employer_home boolean Home that the employer provides
---@field employer_home_annual_value number Yearly value of the home
---@field employer_home_rent_of_employer number Rent that the employer pays for the home
---@field employer_home_cost number What the home cost the employer
---@field employer_home_days_unavailable integer Days of the tax year on which the employer provided no home
---@field employer_home_rent_paid number Rent that you paid to the employer
---@field home_benefit number Benefit of the employer's home
---@field company_van "none"|"fuel"|"zero_emission" Company van with private use
---@field van_fuel_provided boolean The employer pays for fuel of private journeys with the van
---@field van_days_unavailable integer Days of the tax year on which the van was not available
---@field van_private_use_payments number What you paid for private use of the van
---@field van_benefit number Benefit of a company van and its fuel
---@field vehicle_benefits number Benefits of a company car and van
---@field equipment_bought number Equipment, tools and vans bought for the business
---@field zero_emission_cars_bought number New cars without emissions bought for the business
---@field main_rate_cars_bought number Cars of the main pool bought for the business
---@field special_rate_cars_bought number Cars of the special rate pool bought for the business
---@field main_pool_brought_forward number Main pool brought forward
---@field special_pool_brought_forward number Special rate pool brought forward
---@field main_pool_proceeds number Proceeds of assets of the main pool that were sold
---@field special_pool_proceeds number Proceeds of assets of the special rate pool that were sold
---@field annual_investment_allowance number Annual investment allowance
---@field zero_emission_cars_deducted number First-year allowance on new cars without emissions
---@field main_pool number Main pool before its allowance
---@field main_pool_allowance number Writing-down allowance of the main pool
---@field main_pool_carried_forward number Main pool carried forward
---@field special_pool number Special rate pool before its allowance
---@field special_pool_allowance number Writing-down allowance of the special rate pool
---@field special_pool_carried_forward number Special rate pool carried forward
---@field capital_allowances number Capital allowances
---@field spent_on_assets number Spent on equipment and cars of the trade, less proceeds
---@field balancing_charges number Balancing charges
---@field capital_gains_before_change number Of the gains on shares and other assets, before the rates changed
---@field foreign_gains_before_change number Of these gains taxed abroad, before the rates changed
---@field disposal_relief_gains_before_change number Of the gains with business asset disposal relief, before the law changed
---@field investors_relief_gains_before_change number Of the gains with investors' relief, before the law changed
---@field capital_gains number Capital gains on shares and other assets
---@field residential_gains number Capital gains on residential property
---@field non_resident_home_gains number Gains on homes in the United Kingdom while you lived abroad
---@field non_resident_land_gains number Gains on other land in the United Kingdom while you lived abroad
---@field foreign_gains_claimed number Gains claimed under the regime for foreign income and gains
---@field disposal_relief_gains number Gains with business asset disposal relief claimed
---@field disposal_relief_used number Gains of earlier years with business asset disposal relief
---@field investors_relief_gains number Gains with investors' relief claimed
---@field investors_relief_used number Gains of earlier years with investors' relief
---@field capital_losses number Capital losses of the year
---@field capital_losses_carried_back number Of the capital losses of the year, used for earlier years
---@field capital_losses_brought_forward number Capital losses of earlier years
---@field capital_gains_tax_paid number Capital gains tax paid within the year
---@field carried_interest number Carried interest
---@field tax_increase_on_trust_gains number Increase of the tax on gains of trusts abroad
---@field capital_gains_tax_adjustment number Adjustment of the tax on gains
---@field uk_resident boolean Resident in the United Kingdom all year
---@field foreign_home_gains number Of the gains on residential property, those that were taxed abroad
---@field foreign_gains number Of the gains on shares and other assets, those that were taxed abroad
---@field foreign_tax_on_home_gains number Foreign tax on these gains on residential property
---@field foreign_tax_on_gains number Foreign tax on these gains on shares and other assets
---@field foreign_tax_credit_on_gains number Credit for foreign tax on gains
---@field home_gain number Gain on a home that was your main home for a time, before relief
---@field home_months_owned integer Months for which you owned that home
---@field home_months_lived_in integer Months for which it was your main home
---@field home_months_let integer Months for which it was let as a home and that do not count otherwise
---@field private_residence_relief number Private residence relief
---@field lettings_relief number Lettings relief
---@field home_gain_left number Gain on the home that is left after relief
---@field all_residential_gains number Gains on residential property after relief
---@field relieved_gains number Gains with business asset disposal relief and investors' relief within the lifetime limits
---@field other_gains_at_earlier_rates number Gains on other assets before the rates changed within the year
---@field other_gains number Gains on other assets
---@field carried_interest_gains number Carried interest that bears capital gains tax
---@field all_gains number Gains of the year before losses
---@field capital_losses_left number Capital losses of the year that are left for it
---@field exempt_amount number Exempt amount of the year
---@field net_gains number Gains less losses of the year
---@field capital_losses_used number Capital losses of earlier years that are used
---@field capital_losses_carried_forward number Capital losses carried forward
---@field taxable_gains number Gains that bear capital gains tax
---@field taxable_relieved_gains number Relieved gains that bear tax
---@field taxable_gains_at_earlier_rates number Gains before the rates changed that bear tax
---@field taxable_other_gains number Gains on other assets that bear tax
---@field taxable_residential_gains number Gains on residential property that bear tax
---@field taxable_carried_interest number Carried interest that bears tax
---@field basic_rate_band_for_gains number Basic rate band left for gains
---@field capital_gains_tax number Capital gains tax
---@field born_before_6_april_1935 boolean You were born before 6 April 1935
---@field spouse_born_before_6_april_1935 boolean Your spouse was born before 6 April 1935
---@field children integer Children with child benefit all year
---@field children_part_year integer Children with child benefit in a part of the year
---@field period_1_from Date Child benefit from, stretch 1
---@field period_1_to Date Child benefit until, stretch 1
---@field period_2_from Date Child benefit from, stretch 2
---@field period_2_to Date Child benefit until, stretch 2
---@field period_3_from Date Child benefit from, stretch 3
---@field period_3_to Date Child benefit until, stretch 3
---@field period_4_from Date Child benefit from, stretch 4
---@field period_4_to Date Child benefit until, stretch 4
---@field mondays_before_period_1 number Mondays of the tax year before stretch 1
---@field mondays_to_end_of_period_1 number Mondays of the tax year until the end of stretch 1
---@field mondays_before_period_2 number Mondays of the tax year before stretch 2
---@field mondays_to_end_of_period_2 number Mondays of the tax year until the end of stretch 2
---@field mondays_before_period_3 number Mondays of the tax year before stretch 3
---@field mondays_to_end_of_period_3 number Mondays of the tax year until the end of stretch 3
---@field mondays_before_period_4 number Mondays of the tax year before stretch 4
---@field mondays_to_end_of_period_4 number Mondays of the tax year until the end of stretch 4
---@field weeks_of_eldest_child number Weeks with child benefit for at least one child
---@field weeks_of_all_children number Weeks with child benefit, of all children
---@field child_benefit number Child benefit of the tax year
---@field partner_adjusted_net_income number Partner's adjusted net income
---@field child_benefit_of_other_weeks number Child benefit of weeks that are not charged to you
---@field child_benefit_charge_percent number Share of child benefit that is charged, in percent
---@field child_benefit_charge number High income child benefit charge
---@field charge_of_gov_uk_calculator number High income child benefit charge as GOV.UK's calculator shows it
---@field trust_income_net number Income of trusts and estates after tax, other than interest and dividends
---@field trust_interest_net number Interest of trusts and estates after tax
---@field trust_dividends_net number Dividends of trusts and estates after tax
---@field discretionary_trust_net number Payments of discretionary trusts after tax
---@field estate_dividends_at_earlier_rate_net number Dividends of an estate after tax at the rate of earlier years, 7.5 %
---@field settlor_income_net number Income of a trust that you settled, after tax at the trust rate, other than interest and dividends
---@field settlor_interest_net number Interest of a trust that you settled, after tax at the trust rate
---@field settlor_dividends_net number Dividends of a trust that you settled, after tax at the dividend trust rate
---@field trust_income number Income of trusts and estates before tax, other than interest and dividends
---@field trust_interest number Interest of trusts and estates before tax
---@field trust_dividends number Dividends of trusts and estates before tax
---@field trust_tax_deducted number Tax with which income of trusts and estates comes
---@field foreign_dividends number Dividends of foreign companies
---@field foreign_interest number Interest from abroad
---@field foreign_other_income number Other income from abroad
---@field foreign_tax_on_dividends number Foreign tax on dividends from abroad
---@field foreign_tax_on_interest number Foreign tax on interest from abroad
---@field foreign_tax_on_other_income number Foreign tax on other income from abroad
---@field credit_for_foreign_income number Credit for foreign tax on interest and other income, taken first
---@field foreign_tax_paid number Foreign tax on income from abroad
---@field credit_for_foreign_dividends number Credit for foreign tax on dividends, taken first
---@field foreign_tax_credit number Credit for foreign tax
---@field foreign_money number Income from abroad after foreign tax
---@field foreign_regime_claimed boolean Claims the remittance basis, or the regime for foreign income and gains
---@field claims_foreign_regime boolean A claim for income or gains abroad is made, and takes the allowances
---@field holiday_let_receipts number Income of furnished holiday lets
---@field holiday_let_expenses number Expenses of furnished holiday lets
---@field holiday_let_losses_brought_forward number Losses of holiday lets of earlier years
---@field holiday_let_result number Profit or loss of furnished holiday lets
---@field holiday_let_losses_used number Losses of earlier years set against holiday lets
---@field holiday_let_income number Taxable profit of furnished holiday lets
---@field holiday_let_losses_carried_forward number Losses of holiday lets carried forward
---@field is_scottish_taxpayer boolean Scottish rates are charged
---@field is_welsh_taxpayer boolean Welsh rates are charged
---@field property_is_taxed_apart boolean Property income has rates of its own
---@field age_related_allowance number Personal allowance by age
---@field personal_allowance_before_taper number Personal allowance of the case before its reduction by income
---@field personal_allowance number Personal allowance
---@field blind_persons_allowance number Blind person's allowance
---@field blind_persons_allowance_received number Blind person's allowance that the spouse could not use
---@field blind_persons_allowance_surplus number Blind person's allowance that is left for the spouse
---@field allowances number Allowances
---@field taxable_income number Taxable income
---@field pension_input_amount number Pension savings of the year
---@field unused_annual_allowance number Unused annual allowance of the three years before
---@field annual_allowance_charge_of_schemes number Annual allowance charge that a scheme pays
---@field threshold_income number Threshold income
---@field adjusted_income number Adjusted income
---@field annual_allowance_due number Annual allowance in this case
---@field annual_allowance_excess number Pension savings beyond the annual allowance
---@field annual_allowance_charge number Annual allowance charge
---@field annual_allowance_charge_due number Annual allowance charge to pay with the return
---@field best_start_of_dividends number Taxable income other than dividends, with the least tax
---@field best_non_savings number Taxable income other than savings and dividends, with the least tax
---@field least_tax number Least tax before reductions
---@field bonus_shares_repaid number Of dividends, what was repaid of bonus shares or securities
---@field tax_on_bonus_shares number Tax that the bonus issue bore
---@field bonus_shares_relief number Relief for bonus shares that are repaid
---@field life_policy_deficiency number Deficiency on a life policy that ended
---@field deficiency_relief number Relief for a deficiency on a life policy
---@field dwelling_finance_costs number Finance costs of let dwellings
---@field finance_costs_brought_forward number Finance costs brought forward
---@field foreign_letting_profit number Of other income from abroad, the profit of letting
---@field foreign_finance_costs number Finance costs of dwellings let abroad
---@field foreign_finance_costs_relievable number Finance costs of dwellings let abroad, up to the profit
---@field finance_costs number Finance costs of the year that are not deducted from rents
---@field finance_costs_relieved number Finance costs on which the reduction is given
---@field finance_costs_reduction number Reduction for finance costs of let dwellings
---@field finance_costs_carried_forward number Finance costs carried forward
---@field partnership_loan_interest number Interest on a loan for a partnership that lets homes, as far as it is not deducted
---@field tax_before_reductions number Income tax before reductions
---@field income_tax_before_credit number Income tax before credit for foreign tax
---@field income_tax number Income tax
---@field basic_rate_limit number Basic rate limit
---@field higher_rate_limit number Higher rate limit
---@field savings_allowance_due number Savings allowance
---@field life_policy_gains number Gains on life insurance policies
---@field life_policy_years integer Complete years for which the policy ran
---@field life_policy_gains_without_tax number Gains on life policies on which no tax counts as paid
---@field life_policy_years_without_tax integer Complete years for which that policy ran
---@field life_policy_slice number Annual equivalent of the gains on life policies
---@field taxable_income_below_lump_sums number Taxable income without redundancy pay
---@field taxable_life_policy_gains number Taxable gains on life policies
---@field tax_life_policy_gains number Tax on gains on life policies
---@field tax_paid_on_life_policy_gains number Tax that counts as paid on gains on life policies
---@field liability_on_life_policy_gains number Tax on the gains on life policies as the highest part of income, beyond the basic rate
---@field tax_on_life_policy_slice number Tax on the annual equivalent of gains on life policies, less the basic rate on it
---@field top_slicing_relief number Top-slicing relief
---@field redundancy_pay number Redundancy pay and compensation for the loss of a job
---@field lump_sum_taxed number Redundancy pay beyond what is exempt
---@field taxable_income_in_order number Taxable income without redundancy pay and gains on life policies
---@field tax_lump_sum number Tax on redundancy pay
---@field transferable_amount number Part of the personal allowance that may be given to the spouse
---@field marriage_allowance_given number Allowance given to the spouse
---@field allowances_keep_marriage_allowance boolean Allowances are used so that marriage allowance can be received
---@field marriage_allowance_reduction number Marriage allowance received
---@field claims_married_couples_allowance boolean You claim married couple's allowance
---@field married_couples_allowance_elected "none"|"half_given"|"all_given"|"half_received"|"all_received" Election for the least amount of married couple's allowance
---@field tax_months_before_marriage integer Tax months of the year that ended before the marriage or civil partnership
---@field maintenance_payments number Maintenance paid to a former spouse, where one of you was born before 6 April 1935
---@field married_couples_allowance_surplus_received number Married couple's allowance that the spouse could not use
---@field married_couples_allowance number Married couple's allowance
---@field married_couples_allowance_reduction number Reduction for married couple's allowance and maintenance
---@field married_couples_allowance_surplus number Married couple's allowance that is left for the spouse
---@field annual_payments_made number Annual payments for your trade from which you withheld tax
---@field patent_royalties_paid number Patent royalties from which you withheld tax
---@field tax_withheld_from_payments number Tax withheld from annual payments and patent royalties, to hand on
---@field unauthorised_payments number Unauthorised payments of a pension scheme without surcharge
---@field unauthorised_payments_with_surcharge number Unauthorised payments of a pension scheme with surcharge
---@field foreign_tax_on_unauthorised_payments number Foreign tax on unauthorised payments
---@field short_service_refund_abroad number Short service refund of a pension scheme abroad
---@field foreign_tax_on_short_service_refund number Foreign tax on the short service refund
---@field pension_transferred_abroad number Pension transferred abroad that bears the overseas transfer charge
---@field overseas_transfer_charge_of_scheme number Overseas transfer charge that a scheme paid
---@field unauthorised_payments_charge number Charge on unauthorised payments
---@field short_service_refund_charge number Charge on a short service refund
---@field overseas_transfer_charge_due number Overseas transfer charge to pay with the return
---@field pension_charges_due number Pension charges to pay with the return
---@field gift_aid_of_next_year number Gifts after the tax year that are treated as made in it
---@field gift_aid_carried_back number Gifts of the tax year that were treated as made in the year before
---@field gift_aid_of_year number Gifts under Gift Aid that count for the year
---@field grossed_gift_aid number Gifts under Gift Aid before tax
---@field grossed_pension_contributions number Pension contributions with relief at source, before tax
---@field pension_contributions_without_relief number Pension contributions paid without any relief
---@field pension_contributions_claimed number Pension contributions deducted from income
---@field trade_union_benefits_paid number Paid to a trade union or police organisation for superannuation, life insurance and funeral benefits
---@field trade_union_relief number Relief for benefits of a trade union
---@field limits_raised_by number By how much the limits of the rates are raised
---@field taxable_below_dividends number Taxable income other than dividends
---@field taxable_non_savings number Taxable income other than savings and dividends
---@field taxable_savings number Taxable savings
---@field taxable_dividends number Taxable dividends
---@field taxable_work_income number Taxable income other than property, savings and dividends
---@field tax_property number Tax on property income
---@field tax_non_savings number Tax on income other than savings and dividends
---@field tax_savings number Tax on savings
---@field tax_dividends number Tax on dividends
---@field state_pension_lump_sum number Lump sum for a state pension that was put off
---@field state_pension_lump_sum_charge number Tax on the lump sum for a state pension
---@field home_working_weeks integer Weeks of required work at home
---@field employment_expenses number Expenses of the job
---@field taxable_pay_of_employments number Taxable pay
---@field non_savings_income number Income other than savings and dividends
---@field non_savings_income_at_choice number Income other than savings and dividends that may be left to tax
---@field taxed_interest number Savings income
---@field dividends_before_tax number Dividend income
---@field total_income number Total income
---@field adjusted_net_income number Adjusted net income
---@field tax_dividends_simple_order number Tax on dividends, allowances in the usual order
---@field tax_simple_order number Tax on all but gains of life policies and lump sums, less reductions, allowances in the usual order
---@field income_tax_simple_order number Income tax, allowances in the usual order
---@field eis_subscriptions number Subscribed under the enterprise investment scheme (EIS)
---@field eis_in_knowledge_intensive_companies number Of it in knowledge-intensive companies
---@field seis_subscriptions number Subscribed under the seed enterprise investment scheme (SEIS)
---@field vct_subscriptions number Subscribed for shares of venture capital trusts (VCT)
---@field community_investment_relief number Community investment tax relief
---@field venture_capital_relief number Relief for venture capital
---@field period_pay number Pay of the period
---@field pay_period "week"|"fortnight"|"four_weeks"|"month"|"year" Pay period
---@field pay_day Date Day of payment
---@field ni_category "A"|"B"|"C"|"D"|"E"|"F"|"H"|"I"|"J"|"K"|"L"|"M"|"N"|"S"|"V"|"X"|"Z" National Insurance category
---@field over_state_pension_age boolean Over state pension age
---@field director boolean Director of the company
---@field director_weeks integer Weeks as a director from the appointment to the end of the tax year
---@field director_method "annual"|"alternative" Method for a director's contributions
---@field last_payment_of_year boolean Last payment of the tax year
---@field earnings_before number Pay of the tax year as a director, before this payment
---@field employee_ni_before number Contributions of the tax year taken from that pay
---@field employer_ni_before number Employer's contributions of the tax year on that pay
---@field other_jobs integer Jobs besides the first, told one by one
---@field pay_of_other_jobs number Pay from other jobs within pay
---@field payroll_pay number Pay of the year from one job, in money
---@field pay_of_job number Pay of the year from this job, in money
---@field pension_of_job number Pension contributions deducted from the pay of this job before tax
---@field job_category "A"|"B"|"C"|"D"|"E"|"F"|"H"|"I"|"J"|"K"|"L"|"M"|"N"|"S"|"V"|"X"|"Z" National Insurance letter of the job
---@field assets_abroad_transferred boolean Income or gains of trusts, companies or funds abroad
---@field trusts_with_other_tax boolean Income of trusts and estates that was taxed otherwise
---@field rent_a_room_receipts number Rents of a furnished room in your own home
---@field rent_a_room_expenses number Expenses of a furnished room in your own home
---@field rent_a_room_shared boolean Somebody else receives rent for a room of the same home
---@field limit_of_rooms number Rent-a-room limit in this case
---@field rent_a_room_by_expenses boolean Rents of a room are taxed less their expenses
---@field rent_a_room_exempt number What is exempt of rents of a room beyond the limit
---@field rent_a_room_profit number What is taxed of rents of a room in your own home
---@field trading_losses_brought_forward number Losses of the trade of earlier years
---@field sets_loss_against_income boolean The loss of the trade is claimed against the other income of the year
---@field sets_loss_against_gains boolean What income does not take of the loss is claimed against capital gains
---@field property_losses_brought_forward number Losses of letting of earlier years
---@field trading_loss_carried_back number Loss of the trade carried back to earlier years
---@field losses_claimed_within_limit number Other losses claimed against income, within the limit on reliefs
---@field losses_claimed_beside_limit number Other losses claimed against income, without the limit on reliefs
---@field qualifying_loan_interest number Interest on loans to buy into a close company, a partnership or a co-operative
---@field gifts_of_shares_and_land number Shares and land given to charities
---@field adjustment_income number Adjustment income of the trade, taxed this year
---@field trading_loss number Loss of the trade
---@field trading_losses_used number Losses of earlier years set against the profit of the trade
---@field taxable_trading_profit number Profit of the trade less losses of earlier years
---@field reliefs_cap_of_case number Cap of losses and interest set against other income
---@field loan_interest_relieved number Interest on qualifying loans that is deducted
---@field loss_set_against_income number Loss of the trade set against other income of the year
---@field partnership_loss_set_against_income number Loss of the partnership set against other income of the year
---@field other_losses_relieved number Other losses set against income
---@field trading_loss_against_gains number Loss of the trade set against capital gains
---@field trading_losses_carried_forward number Losses of the trade carried forward
---@field reliefs_from_income number Losses, interest and gifts that are deducted from income
---@field deductions number Reliefs and allowances
---@field loss_of_letting number Expenses of letting beyond the rents
---@field property_losses_used number Losses of earlier years set against the profit of letting
---@field property_losses_carried_forward number Losses of letting carried forward
---@field business_miles number Business miles by car or van
---@field motor_cycle_miles number Business miles by motor cycle
---@field mileage_deduction number Fixed rate for vehicles of the trade
---@field class_1_maximum number Annual maximum of class 1 of several jobs
---@field class_1_refund number National Insurance of several jobs that comes back
---@field certificate_pay number P60: pay in this employment
---@field certificate_at_lower_limit number P60: earnings at the lower earnings limit
---@field certificate_to_primary_threshold number P60: earnings above the lower earnings limit, up to the primary threshold
---@field certificate_to_upper_limit number P60: earnings above the primary threshold, up to the upper earnings limit
---@field certificate_contributions number P60: employee's contributions on all earnings above the primary threshold
---@field class_1_goes_by_year boolean Contributions go by the pay of the tax year
---@field class_1_goes_by_earlier_payments boolean Contributions go by earlier payments of the tax year too
---@field class_1_pay number Pay that bears contributions
---@field employee_threshold number Primary threshold for the earnings period
---@field employee_limit number Upper earnings limit for the earnings period
---@field employee_rate number Employee's rate up to the upper earnings limit
---@field employee_rate_above_limit number Employee's rate above the upper earnings limit
---@field employee_ni number National Insurance taken from the pay of the period
---@field employer_limit number Pay of the earnings period on which the employer pays nothing
---@field employer_rate number Employer's rate
---@field employer_ni number Employer's National Insurance on the pay of the period
---@field weeks_self_employed integer Weeks of self-employment in the tax year
---@field over_state_pension_age_at_start boolean Over state pension age when the tax year began
---@field class_2 number Class 2 National Insurance
---@field voluntary_class_2 number Class 2 that one may pay to count the year for benefits
---@field under_16_at_start boolean Under 16 when the tax year began
---@field class_4_deductions number Deductions from profits for class 4 alone
---@field class_4_profit number Profit that bears class 4
---@field class_4_before_maximum number Class 4 at the main rate on profits between the limits
---@field class_4_maximum number Annual maximum of class 4 at the main rate and class 1 at the main rate
---@field class_1_of_one_job_at_main_rate number Employee's National Insurance at the main rate on the pay of one job, estimated
---@field class_1_paid_at_main_rate number Employee's National Insurance paid at the main rate
---@field class_4_at_main_rate number Class 4 at the main rate
---@field class_4 number Class 4 National Insurance
---@field employer_contributions_of_year number Employer's class 1 contributions of the tax year on the pay of all employees
---@field employment_allowance_is_open boolean The employer may have the employment allowance
---@field employer_contributions_to_pay number Employer's class 1 contributions to pay after the employment allowance
---@field class_1a number Employer's contributions on benefits in kind of one employee
---@field job_earnings_at_main_rate number Earnings between primary threshold and upper earnings limit
---@field job_earnings_above_limit number Earnings above the upper earnings limit
---@field earnings_at_main_rate_of_all_jobs number Earnings between primary threshold and upper earnings limit, of all jobs
---@field earnings_above_limit_of_all_jobs number Earnings above the upper earnings limit, of all jobs
---@field class_1_of_all_jobs number National Insurance taken from the pay of all jobs
---@field contributions_of_other_jobs number National Insurance of the jobs besides the first
---@field partnership_profit number Share of the profit of a partnership
---@field partnership_losses_brought_forward number Losses of the partnership of earlier years
---@field partnership_loss number Share of a loss of a partnership
---@field sets_partnership_loss_against_income boolean The loss of the partnership is claimed against the other income of the year
---@field partnership_loss_carried_back number Loss of the partnership that is carried back
---@field partnership_losses_used number Losses of earlier years set against the share of a partnership
---@field taxable_partnership_profit number Share of the profit of a partnership less losses of earlier years
---@field partnership_losses_carried_forward number Losses of the partnership carried forward
---@field tax_code "usual"|"L"|"M"|"N"|"T"|"K"|"0T"|"SL"|"SM"|"SN"|"ST"|"SK"|"S0T"|"CL"|"CM"|"CN"|"CT"|"CK"|"C0T"|"BR"|"D0"|"D1"|"NT"|"SBR"|"SD0"|"SD1"|"SD2"|"SD3"|"CBR"|"CD0"|"CD1"|"1060L"|"1166M"|"954N"|"S1060L"|"S1166M"|"S954N"|"C1060L"|"C1166M"|"C954N"|"1100L"|"1210M"|"990N"|"S1100L"|"S1210M"|"S990N"|"C1100L"|"C1210M"|"C990N"|"1150L"|"1265M"|"1035N"|"S1150L"|"S1265M"|"S1035N"|"C1150L"|"C1265M"|"C1035N"|"1185L"|"1304M"|"1066N"|"S1185L"|"S1304M"|"S1066N"|"C1185L"|"C1304M"|"C1066N"|"1250L"|"1375M"|"1125N"|"S1250L"|"S1375M"|"S1125N"|"C1250L"|"C1375M"|"C1125N"|"1257L"|"1383M"|"1131N"|"S1257L"|"S1383M"|"S1131N"|"C1257L"|"C1383M"|"C1131N"|"L X"|"M X"|"N X"|"T X"|"K X"|"0T X"|"SL X"|"SM X"|"SN X"|"ST X"|"SK X"|"S0T X"|"CL X"|"CM X"|"CN X"|"CT X"|"CK X"|"C0T X"|"BR X"|"D0 X"|"D1 X"|"NT X"|"SBR X"|"SD0 X"|"SD1 X"|"SD2 X"|"SD3 X"|"CBR X"|"CD0 X"|"CD1 X"|"1060L X"|"1166M X"|"954N X"|"S1060L X"|"S1166M X"|"S954N X"|"C1060L X"|"C1166M X"|"C954N X"|"1100L X"|"1210M X"|"990N X"|"S1100L X"|"S1210M X"|"S990N X"|"C1100L X"|"C1210M X"|"C990N X"|"1150L X"|"1265M X"|"1035N X"|"S1150L X"|"S1265M X"|"S1035N X"|"C1150L X"|"C1265M X"|"C1035N X"|"1185L X"|"1304M X"|"1066N X"|"S1185L X"|"S1304M X"|"S1066N X"|"C1185L X"|"C1304M X"|"C1066N X"|"1250L X"|"1375M X"|"1125N X"|"S1250L X"|"S1375M X"|"S1125N X"|"C1250L X"|"C1375M X"|"C1125N X"|"1257L X"|"1383M X"|"1131N X"|"S1257L X"|"S1383M X"|"S1131N X"|"C1257L X"|"C1383M X"|"C1131N X" Tax code, or its letters
---@field tax_code_number integer Number of the tax code
---@field free_pay number Free pay of a year under the tax code
---@field additional_pay number Additional pay of a year under a K code
---@field taxable_pay number Taxable pay of the year under the tax code
---@field paye_income_tax number Income tax on the year's pay under the tax code
---@field paye_limit_of_pay number Half of the pay: more tax may not be deducted
---@field paye_deducted number Income tax deducted from the year's pay under the tax code
---@field paye_of_all_jobs number Income tax deducted from the pay of all jobs under their tax codes
---@field ni_figures_of Date Day whose National Insurance figures are used for a whole year
---@field employee_ni_annual number National Insurance taken from a year's pay, estimated
---@field employer_ni_annual number Employer's National Insurance on a year's pay, estimated
---@field director_threshold number Primary threshold of a director's weeks of the year
---@field director_limit number Upper earnings limit of a director's weeks of the year
---@field employee_ni_of_year number National Insurance taken from the pay of the year, estimated
---@field take_home_pay_of_year number Take-home pay of the year, estimated
---@field take_home_pay_of_month number Take-home pay of a month, estimated
---@field period_pension_net_pay number Pension contributions deducted from the pay of the period before tax
---@field payrolled_benefits number Benefits in kind taxed with the pay of the period
---@field taxable_pay_before number Taxable pay of the tax year before this payment
---@field tax_deducted_before number Income tax of the tax year deducted before this payment
---@field tax_period integer Tax week of the payment, or tax month of pay by the month
---@field tax_is_cumulative boolean Tax goes by all pay of the tax year to date
---@field tax_periods_counted integer Tax weeks or months whose free pay and bands count
---@field tax_periods_of_year integer Tax weeks or months of the year by which free pay and bands are shared out
---@field pay_of_period_for_tax number Pay of the period for income tax
---@field pay_to_date number Pay that the tax code is applied to, to date
---@field free_pay_to_date number Free pay under the tax code, to date
---@field additional_pay_to_date number Additional pay under a K code, to date
---@field pay_charged_to_date number Pay to date less free pay, or with additional pay, before it is rounded down to pounds
---@field tax_by_bands_to_date number Tax to date by the bands, if the code has no single rate
---@field paye_due_to_date number Income tax due under the tax code, to date
---@field paye_limit_of_period number Half of the pay of the period: more tax may not be deducted
---@field paye_of_period number Income tax on the pay of the period under the tax code
---@field tax_to_date number Income tax of the tax year deducted to date
---@field net_pay_of_period number Net pay of the period
---@field emergency_code_number integer Number of the emergency code of the tax year
---@field tax_that_letting_moves number Income tax with charges on benefits, capital gains tax and annual allowance charge
---@field saved_by_property_allowance number What the property allowance saves of the tax on income, in place of expenses
---@field saved_by_property_allowance_in_all number What the property allowance saves of all taxes and charges, in place of expenses
---@field uses_property_allowance boolean The property allowance is used
---@field pay_given_up_for_pension number Pay given up for pension contributions
---@field pay_given_up_untaxed number Pay given up for a cycle, childcare vouchers, a nursery place or days off
---@field pay_given_up_for_car number Pay given up for the company car
---@field pay_given_up_for_car_fuel number Pay given up for fuel of the company car
---@field pay_given_up_for_van number Pay given up for the company van
---@field pay_given_up_for_van_fuel number Pay given up for fuel of the company van
---@field pay_given_up_for_home number Pay given up for the employer's home
---@field benefits_for_pay integer Other benefits for which pay was given up
---@field pay_given_up_for_vehicles number Pay given up for a company car or van and their fuel
---@field pay_given_up number Pay given up (salary sacrifice)
---@field pay_of_employments number Pay from employments that is left after what was given up
---@field benefits_for_pay_taxed number Benefits for which pay was given up, as they are taxed
---@field benefits_beside_pay number Benefits that are worked out beside pay
---@field pay_given_up_in_other_jobs number Pay given up in the other jobs
---@field gift_aid_charge number Charge where the tax of gifts under Gift Aid exceeds the donor's tax
---@field income_tax_and_charges number Income tax of the year with the charges on benefits and gifts
---@field income_tax_and_class_4 number Income tax, charges and class 4 of the year
---@field tax_deducted_from_pay number Income tax deducted from pay and pensions
---@field other_tax_deducted number Income tax deducted from other income
---@field deducted_at_source number Income tax deducted at source
---@field relevant_amount number Income tax, charges and class 4 that were not deducted at source
---@field capital_gains_tax_due number Capital gains tax due with the return
---@field tax_increase_of_earlier_years number Increase in tax due because of adjustments to an earlier year
---@field tax_decrease_of_earlier_years number Decrease in tax due because of adjustments to an earlier year
---@field repayment_of_next_year_claimed number Repayment of the next tax year that is claimed now
---@field adjustments_of_other_years number Adjustments of other years
---@field self_assessment_bill number Due for the year under Self Assessment
---@field set_aside_each_month number To put away each month for the year's bill
---@field paid_on_account number Payments on account made for the year
---@field balancing_payment number Balancing payment
---@field refund number Tax that comes back for the year
---@field makes_a_return boolean A return of Self Assessment has to be made, as far as is known
---@field owes_balancing_payment boolean A balancing payment is due
---@field may_be_coded_out boolean The bill can be collected through the tax code
---@field updates_may_be_due boolean Making Tax Digital: updates of each quarter may be due
---@field registration_due Date Tell HMRC that a return is needed
---@field paper_return_due Date Return on paper
---@field online_return_due_to_code_out Date Online return, if the tax is to be collected through the tax code
---@field online_return_due Date Online return
---@field balancing_payment_due Date Balancing payment
---@field payment_on_account_1_due Date First payment on account of the next tax year
---@field payment_on_account_2_due Date Second payment on account of the next tax year
---@field amendment_due Date Last day to amend the return
---@field claims_due Date Last day to claim marriage allowance or overpaid tax
---@field quarterly_update_1_due Date Making Tax Digital: update of quarter 1
---@field quarterly_update_2_due Date Making Tax Digital: update of quarter 2
---@field quarterly_update_3_due Date Making Tax Digital: update of quarter 3
---@field quarterly_update_4_due Date Making Tax Digital: update of quarter 4
---@field filed Date Day on which the return was filed
---@field online boolean Filed online
---@field tax_in_return number Tax that the return shows
---@field in_making_tax_digital boolean Within Making Tax Digital for Income Tax
---@field late_filing_penalty number Penalty for the late return
---@field paid_late_on Date Day on which the balancing payment was made
---@field paid_late number Tax paid late
---@field late_payment_penalty number Penalties for late payment
---@field late_payment_interest number Interest on the balancing payment that was paid late
---@field payments_on_account_due boolean Payments on account are due for the next tax year
---@field payment_on_account number Each payment on account for the next tax year
---@field due_in_january number To pay on 31 January after the tax year's end
---@field due_in_july number To pay on the 31 July after that
---@field student_loan_income number Income that bears student loans
---@field student_loans_taken_from_pay number Student loans taken from pay
---@field student_loans_deducted number Student loans deducted from pay
---@field student_loans_due number Student loans due with the return
---@field tax_of_earlier_years_in_code number Tax of earlier years and debts in the tax code of the year
---@field tax_in_later_code number Tax of the year that a later tax code collects
---@field tax_refunded_in_year number Income tax of the year that HMRC gave back already
---@field tax_collected_for_the_year number Tax deducted from pay and pensions that counts for the year
---@field family_pay "maternity"|"adoption"|"paternity"|"shared_parental"|"parental_bereavement"|"neonatal_care" Statutory pay for a family
---@field family_pay_from Date First day of the statutory pay
---@field average_weekly_earnings number Average weekly earnings for statutory pay
---@field family_pay_weeks integer Weeks of statutory pay
---@field earns_lower_limit boolean Average earnings reached the lower earnings limit
---@field family_pay_by_earnings number Statutory pay of a week by earnings
---@field family_pay_of_all_weeks number Statutory pay of all weeks
---@field family_pay_before_year number Statutory pay of weeks that began before the tax year
---@field family_pay_to_end_of_year number Statutory pay of weeks that begin by the end of the tax year
---@field family_pay_of_year number Statutory pay of the weeks that begin in the tax year
---@field small_employer boolean Employer with small employers' relief
---@field family_pay_recovered number What the employer gets back of the statutory pay of the year
---@field sick_days integer Qualifying days of sickness in a row
---@field qualifying_days integer Qualifying days of a week
---@field waiting_days_served integer Waiting days of an earlier sickness at most eight weeks before
---@field sick_days_paid_before integer Days that were paid for a sickness at most eight weeks before
---@field sick_days_paid integer Days of sickness that are paid
---@field sick_pay number Statutory sick pay
---@field student_loan number Student loan taken from the pay of the period
---@field postgraduate_loan number Postgraduate loan taken from the pay of the period
---@field student_loans_of_12_months number Student loans taken from twelve equal months
---@field student_loans_of_year number Student loans of a year, estimated on the pay of the year
---@field student_loan_plan_1 boolean Student loan of plan 1
---@field student_loan_plan_2 boolean Student loan of plan 2
---@field student_loan_plan_4 boolean Student loan of plan 4
---@field student_loan_plan_5 boolean Student loan of plan 5
---@field student_loan_postgraduate boolean Postgraduate loan
---@field transition_part_profit number Profit of the transition part of 2023/24
---@field overlap_relief number Overlap relief of 2023/24
---@field transition_profits_elected number Transition profits taxed early on election
---@field losses_against_transition_profits number Losses of earlier years set against transition profits
---@field transition_part_less_overlap number Transition part less overlap relief
---@field all_transition_profits number Transition profits before they are spread
---@field transition_profits number Transition profits of the tax year
---@field chargeable_profits number Profits of trades and partnerships with transition profits
---@field transition_profits_tax number Tax on transition profits
---@field vat_quarters "march"|"january"|"february"|"none" Quarters of value added tax end in
---@field vat_quarters_from_february boolean Quarters of value added tax end in February, May, August and November
---@field vat_quarters_from_january boolean Quarters of value added tax end in January, April, July and October
---@field vat_quarters_from_march boolean Quarters of value added tax end in March, June, September and December
---@field vat_of_quarter_to_april number Value added tax of the quarter to the end of April
---@field vat_of_quarter_to_april_due Date Value added tax of the quarter to the end of April
---@field vat_of_quarter_to_may number Value added tax of the quarter to the end of May
---@field vat_of_quarter_to_may_due Date Value added tax of the quarter to the end of May
---@field vat_of_quarter_to_june number Value added tax of the quarter to the end of June
---@field vat_of_quarter_to_june_due Date Value added tax of the quarter to the end of June
---@field vat_of_quarter_to_july number Value added tax of the quarter to the end of July
---@field vat_of_quarter_to_july_due Date Value added tax of the quarter to the end of July
---@field vat_of_quarter_to_august number Value added tax of the quarter to the end of August
---@field vat_of_quarter_to_august_due Date Value added tax of the quarter to the end of August
---@field vat_of_quarter_to_september number Value added tax of the quarter to the end of September
---@field vat_of_quarter_to_september_due Date Value added tax of the quarter to the end of September
---@field vat_of_quarter_to_october number Value added tax of the quarter to the end of October
---@field vat_of_quarter_to_october_due Date Value added tax of the quarter to the end of October
---@field vat_of_quarter_to_november number Value added tax of the quarter to the end of November
---@field vat_of_quarter_to_november_due Date Value added tax of the quarter to the end of November
---@field vat_of_quarter_to_december number Value added tax of the quarter to the end of December
---@field vat_of_quarter_to_december_due Date Value added tax of the quarter to the end of December
---@field vat_of_quarter_to_january number Value added tax of the quarter to the end of January
---@field vat_of_quarter_to_january_due Date Value added tax of the quarter to the end of January
---@field vat_of_quarter_to_february number Value added tax of the quarter to the end of February
---@field vat_of_quarter_to_february_due Date Value added tax of the quarter to the end of February
---@field vat_of_quarter_to_march number Value added tax of the quarter to the end of March
---@field vat_of_quarter_to_march_due Date Value added tax of the quarter to the end of March
---@field must_register_for_vat boolean Receipts are above the threshold of value added tax
---@field may_leave_vat boolean Receipts are low enough to leave value added tax
---@field pay_alone number Pay of the year
---@field trade_money number Receipts of the trade less its expenses
---@field letting_money number Rents less expenses and finance costs
---@field trust_money number What trusts and estates paid, with the tax that was deducted
---@field student_loans_repaid number Student loans taken from pay and due with a return
---@field taxes_and_contributions number Income tax and National Insurance of the year
---@field net_income number Left of the year after tax and National Insurance
---@field winter_fuel_payment number Winter fuel payment received
---@field winter_fuel_charge number Winter fuel payment charge
---@field taxpayer Someone
---@field benefit_for_pay Someone[]
---@field other_job Someone[]
---@field persons Someone[]

---One of those whom a case is about.
---@class (exact) Someone
---@field kind string what kind of person
---@field number integer which of the kind
---@field present boolean whether the person is there
---@field other Someone the other spouse
---@field pay_of_job number Pay of the year from this job, in money
---@field pension_of_job number Pension contributions deducted from the pay of this job before tax
---@field job_category "A"|"B"|"C"|"D"|"E"|"F"|"H"|"I"|"J"|"K"|"L"|"M"|"N"|"S"|"V"|"X"|"Z" National Insurance letter of the job
---@field certificate_pay number P60: pay in this employment
---@field certificate_at_lower_limit number P60: earnings at the lower earnings limit
---@field certificate_to_primary_threshold number P60: earnings above the lower earnings limit, up to the primary threshold
---@field certificate_to_upper_limit number P60: earnings above the primary threshold, up to the upper earnings limit
---@field certificate_contributions number P60: employee's contributions on all earnings above the primary threshold
---@field class_1_of_one_job_at_main_rate number Employee's National Insurance at the main rate on the pay of one job, estimated
---@field job_earnings_at_main_rate number Earnings between primary threshold and upper earnings limit
---@field job_earnings_above_limit number Earnings above the upper earnings limit
---@field tax_code "usual"|"L"|"M"|"N"|"T"|"K"|"0T"|"SL"|"SM"|"SN"|"ST"|"SK"|"S0T"|"CL"|"CM"|"CN"|"CT"|"CK"|"C0T"|"BR"|"D0"|"D1"|"NT"|"SBR"|"SD0"|"SD1"|"SD2"|"SD3"|"CBR"|"CD0"|"CD1"|"1060L"|"1166M"|"954N"|"S1060L"|"S1166M"|"S954N"|"C1060L"|"C1166M"|"C954N"|"1100L"|"1210M"|"990N"|"S1100L"|"S1210M"|"S990N"|"C1100L"|"C1210M"|"C990N"|"1150L"|"1265M"|"1035N"|"S1150L"|"S1265M"|"S1035N"|"C1150L"|"C1265M"|"C1035N"|"1185L"|"1304M"|"1066N"|"S1185L"|"S1304M"|"S1066N"|"C1185L"|"C1304M"|"C1066N"|"1250L"|"1375M"|"1125N"|"S1250L"|"S1375M"|"S1125N"|"C1250L"|"C1375M"|"C1125N"|"1257L"|"1383M"|"1131N"|"S1257L"|"S1383M"|"S1131N"|"C1257L"|"C1383M"|"C1131N"|"L X"|"M X"|"N X"|"T X"|"K X"|"0T X"|"SL X"|"SM X"|"SN X"|"ST X"|"SK X"|"S0T X"|"CL X"|"CM X"|"CN X"|"CT X"|"CK X"|"C0T X"|"BR X"|"D0 X"|"D1 X"|"NT X"|"SBR X"|"SD0 X"|"SD1 X"|"SD2 X"|"SD3 X"|"CBR X"|"CD0 X"|"CD1 X"|"1060L X"|"1166M X"|"954N X"|"S1060L X"|"S1166M X"|"S954N X"|"C1060L X"|"C1166M X"|"C954N X"|"1100L X"|"1210M X"|"990N X"|"S1100L X"|"S1210M X"|"S990N X"|"C1100L X"|"C1210M X"|"C990N X"|"1150L X"|"1265M X"|"1035N X"|"S1150L X"|"S1265M X"|"S1035N X"|"C1150L X"|"C1265M X"|"C1035N X"|"1185L X"|"1304M X"|"1066N X"|"S1185L X"|"S1304M X"|"S1066N X"|"C1185L X"|"C1304M X"|"C1066N X"|"1250L X"|"1375M X"|"1125N X"|"S1250L X"|"S1375M X"|"S1125N X"|"C1250L X"|"C1375M X"|"C1125N X"|"1257L X"|"1383M X"|"1131N X"|"S1257L X"|"S1383M X"|"S1131N X"|"C1257L X"|"C1383M X"|"C1131N X" Tax code, or its letters
---@field tax_code_number integer Number of the tax code
---@field free_pay number Free pay of a year under the tax code
---@field additional_pay number Additional pay of a year under a K code
---@field taxable_pay number Taxable pay of the year under the tax code
---@field paye_income_tax number Income tax on the year's pay under the tax code
---@field paye_limit_of_pay number Half of the pay: more tax may not be deducted
---@field paye_deducted number Income tax deducted from the year's pay under the tax code
---@field employee_ni_of_year number National Insurance taken from the pay of the year, estimated
---@field take_home_pay_of_year number Take-home pay of the year, estimated
---@field student_loans_of_year number Student loans of a year, estimated on the pay of the year
---@field job_pay number Other job 1: Pay of the job
---@field job_pension number Other job 1: Pension contributions deducted from the pay of the job before tax
---@field job_pay_given_up number Other job 1: Pay of the job given up (salary sacrifice)
---@field pay_given_up_for_benefit number Benefit for pay 1: Pay given up for it
---@field cost_of_benefit number Benefit for pay 1: What it cost the employer
---@field paid_for_benefit number Benefit for pay 1: What you paid for it besides
---@field taxable_value_of_benefit number Benefit for pay 1: What of it is taxed

---A month of the tax year.
---@class (exact) Month
---@field number integer which of them, from 1
---@field first Date
---@field last Date
---@field employment_income number Pay from employments

---The figures set by law, on the date of the case.
---@class (exact) Law
---@field on fun(day: Date): Law the figures on another day
---@field trading_allowance number Trading allowance; ITTOIA 2005 ss. 783A to 783AR; F (No. 2) A 2017 Sch. 3
---@field property_allowance number Property allowance; ITTOIA 2005 ss. 783B to 783BQ; F (No. 2) A 2017 Sch. 3
---@field averaging_share number Share of the greater profit below which the lesser must be for averaging; ITTOIA 2005 ss. 222(1)(a), 222A(2)(a); FA 2016 s. 25
---@field car_percentages any Share of a company car's price that is taxed, by carbon dioxide and electric range; ITEPA 2003 s. 139; FA 2013 s. 23; F (No. 2) A 2017 s. 2; FA 2020 ss. 9, 10; FA 2023 s. 11; HMRC EIM24705
---@field car_percentages_of_new_cars any The same for cars that were registered since 6 April 2020; ITEPA 2003 s. 139A as FA 2020 ss. 9, 10 had it
---@field car_percentage_terms any Greatest percentage, and what diesel cars have more; ITEPA 2003 ss. 139(3), 141; FA 2013 s. 23; HMRC, company car tax tables
---@field car_contribution_limit number Most that own payments lower the price of a company car by; ITEPA 2003 s. 132(3)
---@field car_fuel_multiplier number Amount of which a percentage is taxed for fuel; ITEPA 2003 s. 150(1); SI 2014/2896, 2015/1979, 2016/1174, 2017/1176, 2018/1176, 2020/199, 2021/248, 2021/1422, 2022/1288, 2024/1349, 2025/1254; HMRC EIM25580
---@field new_cars_have_a_table boolean Cars registered since 6 April 2020 have percentages of their own; ITEPA 2003 s. 139A as FA 2020 ss. 9, 10 had it
---@field official_rate_of_interest number Official rate of interest on 6 April; ITEPA 2003 ss. 106(2), 181; SI 1989/1297 reg. 5; HMRC EIM26104
---@field employer_home_cost_free number Cost of a home of the employer up to which only its rental value counts; ITEPA 2003 ss. 103, 106
---@field van_benefits any Benefit of a company van, of its fuel, and the share of it of vans without emissions; ITEPA 2003 ss. 155, 161; SI 2014/2896, 2015/1979, 2016/1174, 2017/1176, 2018/1176, 2020/199, 2021/248, 2021/1422, 2022/1288, 2024/1349, 2025/1254; FA 2016 s. 11; FA 2021 s. 23; HMRC EIM22790, EIM22915
---@field annual_investment_allowance_limit number Annual investment allowance; CAA 2001 s. 51A; FA 2019 s. 32; FA 2022 s. 12; F (No. 2) A 2023
---@field writing_down_allowances any Writing-down allowance of the main and the special rate pool, and the small pool that is written off; CAA 2001 ss. 56, 56A, 104D; FA 2019 s. 31; FA 2026 (main rate from 6 April 2026)
---@field zero_emission_car_allowance number Share of the cost of new zero-emission cars that is deducted in the first year; CAA 2001 ss. 45D, 52; Budget 2025 (to 5 April 2027)
---@field main_home_terms any Last months of ownership that count as the main home, and most of lettings relief; TCGA 1992 s. 223(1), (4); FA 2020 s. 24; HMRC CG64977, CG64985, CG64737
---@field capital_gains_rates any Rates of capital gains tax on assets other than residential property: within the basic rate band, above it; TCGA 1992 ss. 1H(3), 1I; to 2018/19 s. 4; FA 2016 s. 83; FA 2025 s. 7
---@field residential_gains_rates any Rates of capital gains tax on residential property: within the basic rate band, above it; TCGA 1992 ss. 1H, 1I; to 2018/19 ss. 4, 4BA; F (No. 2) A 2024 s. 6; FA 2025 s. 7
---@field carried_interest_rates any Rates of capital gains tax on carried interest: within the basic rate band, above it; TCGA 1992 s. 1H(2), (4B), (9) to (11); to 2018/19 s. 4; FA 2025 s. 12; HMRC IFM37130
---@field relieved_gains_rate number Rate of capital gains tax under business asset disposal relief and investors' relief; TCGA 1992 ss. 169N(3), 169VC(2); FA 2025 ss. 8, 9
---@field annual_exempt_amount number Gains of a year that bear no capital gains tax; TCGA 1992 s. 1K (to 2018/19 s. 3); SI 2017/377 and SI 2020/333 and the orders of the other years; FA 2021 s. 40; FA 2023 s. 8
---@field disposal_relief_limit number Gains of a life on which business asset disposal relief is given; TCGA 1992 s. 169N(4); FA 2020 Sch. 3; HMRC CG63955
---@field investors_relief_limit number Gains of a life on which investors' relief is given; TCGA 1992 s. 169VK; FA 2025 s. 10
---@field child_benefit_weekly any Child benefit of a week: only or eldest child, each other child; SSCBA 1992 s. 145; Child Benefit (Rates) Regulations 2006 (SI 2006/965) reg. 2 and up-rating orders
---@field child_benefit_charge_terms any High income child benefit charge: income from which it begins, and income for each percent; ITEPA 2003 ss. 681B, 681C; F (No. 2) A 2024 s. 5
---@field trust_rates any Rates at which income of a trust or estate is treated as taxed: other income and interest, dividends, what a discretionary trust pays; ITA 2007 ss. 8, 9, 11, 479, 494; ITTOIA 2005 ss. 663, 679; FA 2016 s. 5; FA 2022 s. 4; FA 2026 s. 4
---@field dividend_trust_rate number Rate at which dividends of a settlor's trust are treated as taxed; ITA 2007 s. 9(2); FA 2016 s. 5; FA 2022 s. 4
---@field earlier_dividend_rate number Rate at which dividends that an estate received to 2021/22 are treated as taxed; ITA 2007 s. 8; FA 2016 s. 5, FA 2022 s. 4; HM Revenue and Customs, form SA107 2025/26, box 18.1
---@field holiday_lets_apart boolean Furnished holiday lets are a business apart from other letting; ITTOIA 2005 ss. 322 to 328B; FA 2025 s. 25, Sch. 5
---@field full_personal_allowance number Personal allowance before its reduction by income; ITA 2007 s. 35(1); FA 2021 s. 5, FA 2023 s. 5, FA 2026
---@field age_related_allowance_terms any Personal allowance of those born before 6 April 1938, and from which income it falls by what share; ITA 2007 s. 36, repealed from 2016/17
---@field personal_allowance_taper any Adjusted net income from which the personal allowance falls, and by how much of the excess; ITA 2007 s. 35(2)
---@field full_blind_persons_allowance number Blind person's allowance; ITA 2007 s. 38(1); orders under s. 57, such as SI 2021/111, 2021/1421 and 2025/53
---@field annual_allowance number Annual allowance of pension savings; FA 2004 s. 228; F (No. 2) A 2023
---@field annual_allowance_taper any Taper of the annual allowance: threshold income, adjusted income, share of what is above it, least; FA 2004 s. 228ZA; HMRC PTM057100, PTM057200
---@field finance_costs_deductible number Share of the finance costs of let dwellings that is deducted from rents; ITTOIA 2005 s. 272A; F (No. 2) A 2015 s. 24
---@field lump_sum_exempt number Exempt part of redundancy pay and compensation for the loss of a job; ITEPA 2003 ss. 403, 404
---@field transferable_allowance any Transferable part of the personal allowance, and to what it is rounded up; ITA 2007 s. 55B(4), (5)
---@field married_couples_allowance_terms any Married couple's allowance: most, least, income from which it falls and by what share, rate of relief; ITA 2007 ss. 42, 43, 45, 46; SI 2021/111, 2021/1421, 2023/36, 2025/53 and the orders of the other years; GOV.UK, Income Tax rates and allowances
---@field unauthorised_payments_rates any Rates of the charge and the surcharge on unauthorised payments; FA 2004 ss. 208(5), 209(6)
---@field short_service_refund_rates any Rates of the charge on short service refunds; FA 2004 s. 205(4)
---@field overseas_transfer_rate number Rate of the overseas transfer charge; FA 2004 ss. 244A, 244AC; GOV.UK, The overseas transfer charge: guidance, 8 March 2017
---@field rates any Basic, higher and additional rate; ITA 2007 ss. 6, 10, 20 and the Finance Act of each year; FA 2023 s. 6 (higher rate limit); FA 2026 s. 2
---@field welsh_rates any What the Welsh rates take off the rates, and the Welsh basic, higher and additional rate; ITA 2007 ss. 6B, 11B; Government of Wales Act 2006 s. 116D; Welsh rate resolutions of each year
---@field savings_rates any Savings basic, higher and additional rate; ITA 2007 ss. 7A, 11D; before 2017/18 ss. 6, 10; FA 2026 s. 5
---@field property_has_rates boolean Property income has rates of its own; ITA 2007 ss. 6D, 11CA; FA 2026 s. 6
---@field property_rates any Property basic, higher and additional rate; ITA 2007 ss. 6D, 11CA; FA 2026 s. 6, Sch. 1
---@field dividend_rates any Dividend ordinary, upper and additional rate; ITA 2007 s. 8 and the Finance Acts that changed it; FA 2016 s. 5; FA 2026 s. 4
---@field starting_rate_limit_for_savings number Starting rate limit for savings; ITA 2007 ss. 7, 12
---@field savings_allowance any Savings allowance by the highest rate that any of the income reaches; ITA 2007 ss. 12A, 12B; FA 2016 s. 4
---@field dividend_allowance number Dividends taxed at the dividend nil rate; ITA 2007 s. 13A and the Finance Acts that changed it; FA 2016 s. 5
---@field dividend_tax_credit number Tax credit of a dividend, as a share of dividend and credit; ITTOIA 2005 ss. 397, 398 (repealed by FA 2016 s. 5)
---@field pension_relief_without_earnings number Pension contributions relieved at source whatever the earnings; FA 2004 s. 190(4)
---@field trade_union_relief any Relief for benefits of a trade union; ITA 2007 ss. 457(2), (3), 458; HMRC PAYE10035
---@field scottish_rates any Scottish rates of income tax; Scotland Act 1998 s. 80C; ITA 2007 s. 11A; Scottish rate resolutions: S4M-15497 (2016), S5M-15879 (2019), S5M-24225 (2021), S6M-07853 (2023), S6M-12252 (2024), S6M-16531 (2025), S6M-20844 (2026) and those of the other years
---@field home_working_deduction_a_week number Deduction of an employee for a week in which work had to be done at home; ITEPA 2003 s. 336; abolished from 2026/27
---@field venture_capital_reliefs any Reliefs for venture capital: rates, and the most that counts of a year; ITA 2007 ss. 158, 257AB, 262(3), 263; FA 2018 Sch. 4 para. 1, SI 2018/931 (knowledge-intensive companies); F (No. 2) A 2023 s. 15 (seed scheme)
---@field rent_a_room_limit any Rent-a-room limit, and that of each of several who let rooms of one home; ITTOIA 2005 s. 789; HMRC PIM4010, PIM4030
---@field reliefs_cap any Cap of losses and interest set against other income: amount, or if more share of adjusted total income; ITA 2007 s. 24A(5); FA 2013 Sch. 3
---@field mileage_rates any Fixed rates a mile for vehicles of a trade; ITTOIA 2005 s. 94F; FA 2013 Sch. 5
---@field weeks_of_annual_maximum number Weeks of the upper earnings limit in the annual maximum; SI 2001/1004 reg. 21(3), step 1
---@field class_2_weekly number Class 2 contribution of a week; SSCBA 1992 s. 11; SI 2022/232 reg. 3; SI 2026/231
---@field class_2_small_profits_threshold number Small profits threshold; SSCBA 1992 s. 11(4); SI 2022/232 reg. 3; SI 2026/231
---@field class_2_lower_profits_threshold number Lower profits threshold: profits above it bear class 2; SSCBA 1992 s. 11(2), (2A); SI 2022/1329 reg. 2
---@field class_4 any Class 4: lower and upper profits limit, main and additional rate; SSCBA 1992 ss. 15, 18; HSCL Act 2021; NIC (Increase of Thresholds) Act 2022 s. 2; HSCL (Repeal) Act 2022; NIC (Reduction in Rates) Acts 2023 and 2024
---@field class_2_weeks_in_class_4_maximum number Class 2 contributions of a week that count in the annual maximum of class 4; SI 2001/1004 reg. 100(3); SI 2024/377 reg. 6(5)
---@field employment_allowance number Employment allowance of an employer and tax year; National Insurance Contributions Act 2014 ss. 1 to 4 as amended; NIC (Secondary Class 1 Contributions) Act 2025; GOV.UK, Employment Allowance
---@field class_1a_rate number Employers' rate on benefits in kind (class 1A); SSCBA 1992 ss. 10, 9(2); HSCL (Repeal) Act 2022; NIC (Secondary Class 1 Contributions) Act 2025 s. 1; GOV.UK, Rates and allowances: National Insurance contributions
---@field primary_threshold any Primary threshold: pay above it bears employees' contributions; SSCBA 1992 ss. 5, 8; SI 2001/1004 regs. 10, 11; NIC (Increase of Thresholds) Act 2022 s. 1
---@field secondary_threshold any Secondary threshold: pay above it bears employers' contributions; SSCBA 1992 ss. 5, 9; SI 2001/1004 regs. 10, 11; NIC (Secondary Class 1 Contributions) Act 2025 s. 2
---@field lower_earnings_limit any Lower earnings limit: pay from it on counts for benefits; SSCBA 1992 s. 5; SI 2001/1004 regs. 10, 11; SI 2022/232 reg. 2; SI 2026/231 reg. 5; GOV.UK, Rates and allowances: National Insurance contributions
---@field upper_earnings_limit any Upper earnings limit; SSCBA 1992 ss. 5, 8, 9A, 9B; SI 2001/1004 regs. 10, 11
---@field freeport_secondary_threshold any Upper secondary threshold in freeports and investment zones; NICA 2022 ss. 1 to 5; SI 2001/1004 regs. 10, 11
---@field class_1_employee_rates any Employees' rates: main, above the upper earnings limit, reduced for married women; SSCBA 1992 ss. 8, 19(4); SI 2001/1004 regs. 8, 131; HSCL Act 2021; HSCL (Repeal) Act 2022; NIC (Reduction in Rates) Act 2023; NIC (Reduction in Rates) Act 2024
---@field class_1_employer_rate number Employers' rate; SSCBA 1992 s. 9; HSCL Act 2021; HSCL (Repeal) Act 2022; NIC (Secondary Class 1 Contributions) Act 2025 s. 1
---@field class_1_of_the_year any Figures of class 1 by the year, of directors, where they changed within it; SSCBA 1992 ss. 8, 9; NIC (Increase of Thresholds) Act 2022 s. 2; HSCL (Repeal) Act 2022; NIC (Reduction in Rates) Act 2023
---@field ni_categories any What each National Insurance category bears; SSCBA 1992 ss. 8, 9, 9A (under 21), 9B (apprentices); SI 2001/1004 regs. 84, 131; NICA 2022 ss. 1 to 5 (freeports, investment zones), 6, 7 (veterans)
---@field paye_limit number Most tax that may be deducted, as a share of a payment; SI 2003/2682 reg. 2(1), "overriding limit", as substituted by SI 2014/2689 reg. 3; regs. 23(5), 28(5)
---@field pay_given_up_counts any When benefits are taxed at no less than the pay given up for them; ITEPA 2003 ss. 69A, 120A, 132A(3), 203A; FA 2017 Sch. 2; FA 2019 s. 7; HMRC EIM44060, EIM44070, EIM44071
---@field return_limits any Amounts above which a return is asked for: rents, profit of letting, interest and dividends together; GOV.UK, Renting out your property: paying tax; HMRC, Tax on savings interest (customer forum, answers of 2024)
---@field coded_out_below number Bill below which it can be collected through the tax code; TMA 1970 s. 59B(8); GOV.UK, Pay your Self Assessment tax bill: through your tax code
---@field making_tax_digital_above number Gross trading and property income above which Making Tax Digital applies; SI 2021/1076 as amended; GOV.UK, Making Tax Digital for Income Tax
---@field late_filing_penalties any Penalties for a late return; FA 2009 Sch. 55 paras. 3 to 6
---@field late_online_returns_excused_to number Last day, in February, on which a late online return bears no penalty; HMRC statements of 25 January 2021 and 6 January 2022
---@field late_payment_penalties any Late payment: days to the first penalty, months to the second and third, share of what is unpaid; FA 2009 Sch. 56 paras. 1, 3
---@field late_payments_excused_to_april boolean Whether payment until 1 April bore no penalty; HMRC statements of 19 February 2021 and 6 January 2022
---@field late_payment_interest_rates any Interest on tax paid late, a year, from the day on; the days from `known_to` on are not known yet; SI 2011/2446 reg. 3 (Bank Rate and 2.5 %, from 6 April 2025 and 4 %); HMRC, self-service-time-to-pay, interestRates.csv of 9 January 2026
---@field payments_on_account_terms any Payments on account: least amount, and greatest share deducted at source; TMA 1970 s. 59A(1); SI 1996/1654 reg. 3
---@field student_loan_thresholds any Income of a year above which student loans are repaid, by plan; SI 2009/470 regs. 29, 44; SI 2018/599 (postgraduate); SSI 2000/110 (plan 4); SI 2022/1335 (plan 5)
---@field student_loan_rates any Share of income above the threshold that is repaid; SI 2009/470 regs. 29(3), 44; SI 2018/599
---@field unearned_income_disregarded number Unearned income up to which it bears no student loan; SI 2009/470 reg. 29(4)(c)
---@field statutory_family_pay number Standard rate of maternity, paternity and similar pay, a week; SI 1986/1960 reg. 6; SI 2002/2818 regs. 2, 3; SI 2014/3051 reg. 40; SI 2020/233 reg. 20; SI 2025/376 reg. 25; GOV.UK, calculator of maternity and paternity pay (github.com/alphagov/smart-answers@6fb9aab)
---@field family_pay_terms any Weeks of family pay, those of them that go by earnings alone, and the first tax year; SSCBA 1992 ss. 165, 166, 171ZE, 171ZN, 171ZY, 171ZZ9, 171ZZ19; SI 1986/1960 reg. 2(2); SI 2014/3051 reg. 10; SI 2025/376 reg. 7
---@field family_pay_share_of_earnings number Share of average earnings that is paid; SSCBA 1992 s. 166(2); SI 2002/2818 regs. 2, 3; SI 2014/3051 reg. 40; SI 2020/233 reg. 20; SI 2025/376 reg. 25
---@field family_pay_recovery any What employers get back of statutory pay for families; SSCBA 1992 s. 167; SI 1994/1882 regs. 2 to 4; GOV.UK, Get financial help with statutory pay
---@field statutory_sick_pay number Statutory sick pay of a week; SSCBA 1992 s. 157; GOV.UK, calculator of statutory sick pay (github.com/alphagov/smart-answers@6fb9aab)
---@field sick_pay_terms any Share of average earnings that is paid if it is less, waiting days, most weeks; SSCBA 1992 ss. 155, 157, Sch. 11 para. 2(c), as amended by the Employment Rights Act 2025
---@field transition_profits_share number Share of the transition profits that is taxed in each of the first four years; FA 2022 Sch. 1 para. 72(3)
---@field is_transition_year boolean The year in which basis periods end; FA 2022 Sch. 1 paras. 65 to 70
---@field consumer_prices number Rise of the consumer prices index in the twelve months to the September before the tax year; SSAA 1992 s. 150; ITA 2007 s. 57; Office for National Statistics, Consumer price inflation, UK: September 2019, 2020, 2021, 2023 (with that of 2022) and 2025 (with that of 2024), series D7G7
---@field vat_thresholds any Turnover at which a trade registers for value added tax, and may leave it; VATA 1994 Sch. 1 paras. 1, 4; HMRC, VAT Notice 700/1: supplement; rossmartin.co.uk, VAT registration and deregistration thresholds
---@field winter_fuel_charge_limit number Total income above which winter fuel payments are taken back; FA 2026 s. 55, Sch. 10

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
---@field at_most? integer how many of the kind there may be; else one
---@field plural? string the name of all of them in rules, where there are several
---@field labels? string|{en: string, de: string} how their labels are made, such as "{label} of the spouse"
---@field asks? string|{en: string, de: string} how questions about theirs are made, such as "Spouse: {ask}"
---@field present? fun(case: Case, law: Law, number: integer): boolean|fun(owner: Someone, law: Law, case: Case, number: integer): boolean whether it is there; this or 'counted_by'
---@field counted_by? string the input, a count, that says how many there are
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
---@field at_most integer how many of the kind there may be
---@field plural? string the name of all of them in rules, where there are several
---@field labels? string|{en: string, de: string} how their labels are made, such as "{label} of the spouse"
---@field asks? string|{en: string, de: string} how questions about theirs are made, such as "Spouse: {ask}"
---@field present? fun(case: Case, law: Law, number: integer): boolean|fun(owner: Someone, law: Law, case: Case, number: integer): boolean whether it is there; this or 'counted_by'
---@field counted_by? string the input, a count, that says how many there are
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
---@field by? "month" that it may be told for each month of the tax year
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
---@field private? boolean whether it is a step of others, which lists and completion leave out
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
