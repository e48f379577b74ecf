"""Irish tax of a household, worked from the statutes with exact fractions, apart from the rules in rules/ie.

`results(year, facts)` gives the amounts under the names that the rules have; facts have the names of the inputs.
"""

from fractions import Fraction as F
from math import floor

import figures as law
from figures import at


def cents(amount):
    """To whole cents, halves away from zero."""
    scaled = F(amount) * 100
    return F(floor(abs(scaled) + F(1, 2)), 100) * (1 if scaled >= 0 else -1)


def slices(amount, bands):
    due, left = F(0), F(amount)
    for width, band_rate in bands:
        part = left if width is None else min(left, F(width))
        due, left = due + part * F(band_rate), left - part
    return due


class Person:
    """One of the spouses: facts under their names without the prefix, 0 or no where they are not given."""

    def __init__(self, year, facts, prefix):
        self.year, self.facts, self.prefix = year, facts, prefix

    def __getattr__(self, name):
        value = self.facts.get(self.prefix + name, 0)
        return F(str(value)) if isinstance(value, (int, float, F)) and not isinstance(value, bool) else value

    @property
    def attained(self):
        born = self.facts.get(self.prefix + "birth_date")
        return self.year - int(born[:4]) if born else int(self.facts.get(self.prefix + "age", 0))

    @property
    def employment(self):
        return self.salary + self.benefit_in_kind + self.employer_medical_insurance

    @property
    def reckonable(self):
        return self.employment if self.year >= 2004 else self.salary

    @property
    def paye(self):
        return self.employment + self.pension_income + self.welfare_income

    @property
    def gross(self):
        return self.paye + self.self_employed_income + self.other_income

    @property
    def levied(self):
        return self.gross - self.welfare_income

    @property
    def public_service(self):
        """Pension-related deduction or additional superannuation contribution."""
        if not self.public_servant or self.year < 2009:
            return F(0)
        if self.year == 2009:       # from March; other bands from May
            first = slices(self.salary, law.PENSION_LEVY_OF_MARCH_2009) * 2
            return cents((first + slices(self.salary, law.PENSION_LEVY[2010]) * 8) / 12)
        if self.year <= 2018:
            return cents(slices(self.salary, at(law.PENSION_LEVY, self.year)))
        free, low, high = at(law.SUPERANNUATION, self.year)[self.public_service_scheme or "standard"]
        return cents(max(0, min(self.salary, 60000) - free) * F(low) + max(0, self.salary - 60000) * F(high))

    @property
    def pension_relief(self):
        to_scheme, private = self.pension_contribution + self.avc, self.personal_pension_contribution
        if to_scheme + private == 0:
            return F(0)
        share = next(F(s, 100) for below, s in at(law.PENSION_SHARES, self.year) if self.attained < below)
        earned = self.employment + self.self_employed_income
        cap = 115000 if self.pension_related_back and self.year == 2010 else at(law.PENSION_CAP, self.year)
        private_limit = share * min(earned, cap)
        scheme = min(to_scheme, private_limit if self.year >= 2006 else share * earned)
        return F(floor((scheme + min(private, max(0, private_limit - scheme))) * 100), 100)

    @property
    def relieved_from_prsi(self):
        if self.year >= 2011:
            return F(0)
        pension = min(self.pension_relief, self.pension_contribution + self.avc)
        return min(pension + self.public_service, self.reckonable)

    @property
    def remote_working(self):
        days, year = self.remote_days, self.year
        if not days:
            return F(0)
        whole = 366 if year % 4 == 0 else 365
        energy, broadband = self.electricity_and_heating, self.broadband
        if year >= 2022:
            return cents(max(0, (energy + broadband) * days / whole - self.remote_work_allowance) * F(3, 10))
        costs = energy / 10 + (broadband * F(3, 10) if year >= 2020 else 0)
        return max(F(0), cents(costs * days / whole) - self.remote_work_allowance)

    @property
    def expenses(self):
        at_sea = min(6350, self.employment) if self.seafarer_days >= 161 else 0
        of_work = self.flat_rate_expenses + self.remote_working + self.other_employment_expenses
        return min(of_work + at_sea, self.employment)

    @property
    def total_income(self):
        return max(F(0), self.gross - self.pension_relief - self.public_service - self.expenses)

    @property
    def employee_credit(self):
        income = self.paye - (self.employment if self.proprietary_director else 0)
        return min(F(at(law.EMPLOYEE, self.year)), cents(income / 5))

    @property
    def earned_income_credit(self):
        income = self.self_employed_income + (self.employment if self.proprietary_director else 0)
        credit = min(F(at(law.EARNED_INCOME, self.year)), cents(income / 5))
        return min(credit, at(law.EMPLOYEE, self.year) - self.employee_credit)

    @property
    def health_contribution(self):
        income = self.levied - (self.employment - self.reckonable) - self.relieved_from_prsi
        if self.year > 2010 or self.medical_card or self.welfare_widow_or_one_parent_payment or self.attained >= 70 \
                or income <= at(law.HEALTH_THRESHOLD, self.year):
            return F(0)
        return cents(sum(part * slices(income, bands) for part, bands in at(law.HEALTH, self.year)))

    @property
    def income_for_levy(self):
        return self.levied + self.capital_allowances + self.trade_losses_forward

    @property
    def income_levy(self):
        income = self.income_for_levy
        if self.year not in (2009, 2010) or self.medical_card or income <= 15028:
            return F(0)
        if self.attained >= 65 and income <= 20000:
            return F(0)
        return cents(slices(income, law.INCOME_LEVY[self.year]))

    @property
    def usc(self):
        year, income = self.year, self.levied
        if year < 2011 or income <= at(law.USC_EXEMPT, year):
            return F(0)
        bands = at(law.USC, year)
        if (self.medical_card or self.attained >= 70) and (year < 2013 or income <= 60000):
            bands = [bands[0], (None, bands[1][1])]
        beyond = max(0, self.self_employed_income + self.other_income - 100000)
        return cents(slices(income, bands) + beyond * F("0.03"))

    def average_prsi_rate(self, first):
        early, late = at(law.CLASS_A_RATES, self.year)
        return F(first) if self.year < 2011 else (F(early) * 9 + F(late) * 3) / 12

    @property
    def prsi_for_life_over(self):
        age = self.attained
        if age < 66:
            return False
        return self.year < 2024 or age >= 70 or self.year - age < 1958 or not self.deferred_state_pension

    @property
    def employee_prsi(self):
        pay = self.reckonable - self.relieved_from_prsi
        threshold, weekly, monthly, ceiling = at(law.CLASS_A, self.year)
        if pay <= threshold * 52 or self.controlling_director or self.prsi_for_life_over or self.prsi_class == "M":
            return F(0)
        charged = F(pay if ceiling is None else min(pay, ceiling))
        periods, allowance = (12, monthly) if self.facts.get("pay_frequency") == "monthly" else (52, weekly)
        in_use = min(periods, -floor(-charged * periods / pay))
        due = max(0, charged - in_use * allowance) * self.average_prsi_rate("0.04")
        return cents(max(0, due - self.prsi_credit(pay / 52) * 52))

    def prsi_credit(self, weekly_pay):
        if self.year < 2016 or weekly_pay > 424:
            return F(0)
        return max(F(0), 12 - max(0, weekly_pay - F("352.01")) / 6)

    def prsi_of_month(self, month):
        """Of even monthly pay, at the rate of the month of payment."""
        pay = self.reckonable - self.relieved_from_prsi
        threshold, _, allowance, ceiling = at(law.CLASS_A, self.year)
        if pay <= threshold * 52:
            return F(0)
        paid = [min(pay * months / 12, F(10**9 if ceiling is None else ceiling)) for months in (month - 1, month)]
        rate_then = F(at(law.CLASS_A_RATES, self.year)[1 if month >= 10 else 0])
        due = max(0, paid[1] - paid[0] - allowance) * rate_then
        return cents(max(0, due - self.prsi_credit(pay / 52) * 52 / 12))

    @property
    def other_prsi(self):
        if self.prsi_for_life_over:
            return F(0)
        trade, other, pay = self.self_employed_income, self.other_income, self.reckonable
        own_rate = self.average_prsi_rate("0.03")
        if self.controlling_director or trade > 0 or pay <= 0:
            income = trade + other + (pay if self.controlling_director else 0)
            least, threshold = at(law.CLASS_S, self.year)
            return cents(max(F(least), income * own_rate)) if income >= threshold else F(0)
        if self.year < 2014 or other <= at(law.CLASS_K_THRESHOLD, self.year):
            return F(0)
        return cents(other * own_rate)

    def rent_credits(self, rent, relief_persons, credit_persons):
        """Rent relief to 2017 and rent credit from 2022, each for as many single persons' limits."""
        if self.year >= 2018:
            return F(0), min(F(at(law.RENT_CREDIT, self.year) * credit_persons), cents(rent / 5))
        if self.year >= 2011 and not self.facts.get("rented_on_7_december_2010"):
            return F(0), F(0)
        aged = 2 if self.attained >= 55 else 1
        return cents(min(rent, at(law.RENT_RELIEF, self.year) * relief_persons * aged) / 5), F(0)

    def at_sea_credits(self):
        return (at(law.FISHER, self.year) if self.fisher_days >= 80 else 0,
                at(law.NAVAL, self.year) if self.naval_days >= 80 else 0)


def gross_tax(year, income, band):
    at_standard = min(income, band)
    return cents(at_standard * law.STANDARD_RATE + (income - at_standard) * at(law.HIGHER_RATE, year))


def relieved_for_age(year, tax, income, oldest, children, persons):
    """Exemption and marginal relief of s. 188."""
    if oldest < 65:
        return tax
    limit = at(law.EXEMPTION, year) * persons + 575 * min(children, 2) + 830 * max(0, children - 2)
    if income <= limit:
        return F(0)
    return min(tax, cents((income - limit) * F(2, 5))) if income <= 2 * limit else tax


def tuition_credit(year, fees, full_time):
    if sum(fees) == 0:
        return F(0)
    disregard = F(at(law.TUITION_DISREGARD, year)) / (1 if full_time else 2)
    return cents(max(0, sum(min(F(fee), at(law.TUITION, year)) for fee in fees) - disregard) / 5)


class Household:
    """A single person or a couple in one year."""

    def __init__(self, year, facts):
        self.year, self.facts = year, facts
        self.one, self.two = Person(year, facts, ""), Person(year, facts, "spouse_")
        self.status = facts.get("marital_status", "single")
        self.couple = self.status == "married"
        self.jointly = self.couple and facts.get("assessment") != "single" and not facts.get("married_this_year")
        self.children = facts.get("children", 0)
        since = facts.get("years_since_bereavement")
        if since is None and "widowed_since" in facts:
            since = year - int(facts["widowed_since"][:4])
        self.years_widowed = since
        self.bereaved = self.status == "widowed" and since == 0
        carer = facts.get("lone_parent") and not (facts.get("cohabiting") or self.couple or self.bereaved)
        self.brings_up_alone = carer and (year <= 2013 or facts.get("primary_carer", True))

    def personal_credit(self):
        single = at(law.SINGLE, self.year)
        if self.couple or self.bereaved:
            return 2 * single
        if self.status == "widowed" and not self.brings_up_alone:
            return at(law.WIDOWED, self.year)
        return single

    def credits(self):
        """Each credit with the part that is the spouse's own where spouses are taxed as single persons."""
        year, one, two, facts = self.year, self.one, self.two, self.facts
        single, standard = at(law.SINGLE, year), law.STANDARD_RATE
        both = lambda own, other: (own + (other if self.couple else 0), other if self.couple else F(0))
        result = {"personal_credit": (self.personal_credit(), single if self.couple else 0)}
        result["employee_credit"] = both(one.employee_credit, two.employee_credit)
        result["earned_income_credit"] = both(one.earned_income_credit, two.earned_income_credit)
        result["child_carer"] = (at(law.LONE_PARENT, year) if self.brings_up_alone else 0, 0)
        widowed_parent = self.status == "widowed" and self.brings_up_alone and 1 <= self.years_widowed <= 5
        result["widowed_parent_credit"] = (
            at(law.WIDOWED_PARENT, year)[self.years_widowed - 1] if widowed_parent else 0, 0)
        result["incapacitated_child_credit"] = (
            facts.get("incapacitated_children", 0) * at(law.INCAPACITATED_CHILD, year), 0)
        aged = [person.attained >= 65 for person in (one, two)]
        if self.jointly:
            result["age_credit"] = (2 * at(law.AGE, year) if any(aged) else 0, 0)
        else:
            result["age_credit"] = both(at(law.AGE, year) * aged[0], at(law.AGE, year) * aged[1])
        result["blind_credit"] = both(at(law.BLIND, year) * bool(one.blind), at(law.BLIND, year) * bool(two.blind))
        result["dependent_relative_credit"] = (self.relative_credit(), 0)
        result["rent_relief"], result["rent_credit"] = self.rent()
        result["mortgage_interest_credit"] = (self.mortgage_credit(), 0)
        union = at(law.TRADE_UNION, year) * standard if one.trade_union_member or two.trade_union_member else 0
        result["trade_union_credit"] = both(union * bool(one.trade_union_member), union * bool(two.trade_union_member))
        result["service_charges_credit"] = (self.service_charges(), 0)
        result["tuition_credit"] = self.tuition()
        result["training_course_credit"] = (self.training(), 0)
        if year >= 2009:
            medical = [cents((person.medical_expenses + person.dental_expenses) * standard) for person in (one, two)]
            result["health_expenses_credit"] = both(*medical)
        insured = (at(law.INSURED_ADULT, year) * facts.get("insured_adults", 1)
                   + at(law.INSURED_CHILD, year) * facts.get("insured_children", 0))
        result["medical_insurance_credit"] = both(
            cents(min(one.employer_medical_insurance, insured) * standard),
            cents(min(two.employer_medical_insurance, at(law.INSURED_ADULT, year)) * standard))
        result["fisher_credit"], result["naval_credit"] = (
            both(F(own), F(other)) for own, other in zip(one.at_sea_credits(), two.at_sea_credits()))
        result["landlord_credit"] = (min(F(at(law.LANDLORD, year)), cents(one.residential_rental_profit * standard)), 0)
        return result

    def relative_credit(self):
        count, income = self.facts.get("dependent_relatives", 0), self.facts.get("dependent_relative_income", 0)
        if not count or (income and income > at(law.RELATIVE_LIMIT, self.year)):
            return 0
        return count * at(law.RELATIVE, self.year)

    def rent(self):
        one, two = self.one, self.two
        if self.jointly:
            older = max(one, two, key=lambda person: person.attained)
            return [(part, F(0)) for part in older.rent_credits(one.rent_paid + two.rent_paid, 2, 2)]
        own = one.rent_credits(one.rent_paid, 2 if self.status == "widowed" else 1, 1)
        spouse = two.rent_credits(two.rent_paid, 1, 1) if self.couple else (F(0), F(0))
        return [(mine + other, other) for mine, other in zip(own, spouse)]

    def mortgage_credit(self):
        facts, year = self.facts, self.year
        if year < 2023 or not facts.get("mortgage_interest"):
            return 0
        if not 80000 <= facts["mortgage_balance_2022"] <= 500000:
            return 0
        rise = max(F(0), F(str(facts["mortgage_interest"])) - F(str(facts["mortgage_interest_2022"])))
        return cents((min(rise, 6250) if year < 2026 else min(rise / 2, 3125)) * law.STANDARD_RATE)

    def service_charges(self):
        paid = F(str(self.facts.get("service_charges_previous_year", 0)))
        if self.year > 2011:
            return F(0)
        limit = 195 if self.year < 2006 else 400
        if paid > limit and (self.year >= 2007 or not self.facts.get("service_charges_fixed")):
            paid = F(limit)
        return cents(paid * law.STANDARD_RATE)

    def tuition(self):
        names = ("tuition_fees", "tuition_fees_second_student", "tuition_fees_third_student")
        fees = [F(str(self.facts.get(name, 0))) for name in names]
        other, full_time = self.two.tuition_fees, self.facts.get("tuition_full_time", True)
        if self.jointly:
            return tuition_credit(self.year, fees + [other], full_time), F(0)
        spouse = tuition_credit(self.year, [other], full_time) if self.couple else F(0)
        return tuition_credit(self.year, fees, full_time) + spouse, spouse

    def training(self):
        fee = F(str(self.facts.get("training_course_fees", 0)))
        if not fee:
            return F(0)
        least, greatest = at(law.TRAINING, self.year)
        return cents(min(fee, greatest) * law.STANDARD_RATE) if fee >= least else F(0)

    def deductions(self):
        """Of the first person (of both, taxed as one) and of a spouse taxed as a single person."""
        one, two, year = self.one, self.two, self.year
        care = F(0)
        if one.employed_carer_cost:
            care = min(one.employed_carer_cost, at(law.EMPLOYED_CARER, year))
        own, spouse = one.nursing_home_expenses, two.nursing_home_expenses
        if year <= 2008:
            own, spouse = own + one.medical_expenses + one.dental_expenses, spouse + two.medical_expenses
        own, spouse = (own + spouse, F(0)) if self.jointly else (own, spouse if self.couple else F(0))
        if year <= 2008:
            excess = at(law.HEALTH_EXCESS, year)
            own = max(F(0), own - excess * (2 if self.facts.get("medical_expenses_for_family") else 1))
            spouse = max(F(0), spouse - excess)
        return own + care, spouse

    def results(self):
        year, one, two = self.year, self.one, self.two
        credits = self.credits()
        all_credits = sum(F(total) for total, _ in credits.values())
        spouse_credits = sum(F(part) for _, part in credits.values())
        own_cut, spouse_cut = self.deductions()
        incomes = [one.total_income, two.total_income if self.couple else F(0)]
        if self.jointly:
            taxable = [max(F(0), incomes[0] - own_cut), max(F(0), incomes[1] - max(0, own_cut - incomes[0]))]
        else:
            taxable = [max(F(0), incomes[0] - own_cut), max(F(0), incomes[1] - spouse_cut)]
        band = at(law.BAND, year)
        own_band = band + (law.LONE_PARENT_BAND if self.brings_up_alone else 0)
        second = min(F(at(law.SECOND_BAND, year)), *incomes) if self.couple else F(0)

        # As a couple: increased band or home carer credit, whichever leaves less.
        carer = self.home_carer_credit()
        with_band = max(F(0), gross_tax(year, sum(taxable), band + law.MARRIED_BAND + second) - all_credits)
        with_carer = max(F(0), gross_tax(year, sum(taxable), band + law.MARRIED_BAND) - all_credits - carer)
        takes_carer = self.jointly and carer > 0 and (second <= 0 or with_carer < with_band)
        oldest = max(one.attained, two.attained)
        as_couple = relieved_for_age(year, min(with_band, with_carer), sum(incomes), oldest, self.children, 2)

        own_alone = max(F(0), gross_tax(year, taxable[0], own_band) - (all_credits - spouse_credits))
        own_alone = relieved_for_age(year, own_alone, incomes[0], one.attained, self.children, 1)
        spouse_alone = F(0)
        if self.couple:
            spouse_alone = max(F(0), gross_tax(year, taxable[1], band) - spouse_credits)
            spouse_alone = relieved_for_age(year, spouse_alone, incomes[1], two.attained, self.children, 1)

        if self.jointly:
            main_band = band + law.MARRIED_BAND + (0 if takes_carer else second)
            gross = gross_tax(year, sum(taxable), main_band)
            tax = as_couple
        elif self.couple:
            low = min(taxable[0], own_band) + min(taxable[1], band)
            gross = cents(low * law.STANDARD_RATE + (sum(taxable) - low) * at(law.HIGHER_RATE, year))
            tax = own_alone + spouse_alone
            if self.facts.get("married_this_year"):
                months = 13 - int(self.facts["marriage_date"][5:7])
                tax -= cents(max(F(0), tax - as_couple) * months / 12)
        else:
            gross, tax = gross_tax(year, taxable[0], own_band), own_alone
        found = {name: F(total) for name, (total, _) in credits.items()}
        found.update({
            "gross_income_tax": gross,
            "total_tax_credits": all_credits + (carer if takes_carer else 0),
            "income_tax": tax,
            "own_tax_as_single_person": own_alone,
            "spouse_tax_as_single_person": spouse_alone,
            "home_carer_credit_available": carer,
            "home_carer_credit": carer if takes_carer else F(0),
            "pension_relief": one.pension_relief,
            "remote_working_relief": one.remote_working,
        })
        found.update(self.charges(tax))
        return found

    def home_carer_credit(self):
        if not (self.couple and self.facts.get("home_carer")):
            return F(0)
        carer = min(person.gross - person.carers_allowance for person in (self.one, self.two))
        credit = cents(at(law.HOME_CARER, self.year) - max(F(0), carer - at(law.HOME_CARER_LIMIT, self.year)) / 2)
        return credit if credit > 0 else self.one.home_carer_credit_previous_year

    def charges(self, tax):
        one, two, persons = self.one, self.two, [self.one] + [self.two] * self.couple
        levy = sum(person.income_levy for person in persons)
        if self.jointly and max(one.attained, two.attained) >= 65 \
                and one.income_for_levy + two.income_for_levy <= 40000:
            levy = F(0)
        health = sum(person.health_contribution for person in persons)
        usc = sum(person.usc for person in persons)
        prsi = sum(person.employee_prsi + person.other_prsi for person in persons)
        total = tax + levy + health + usc + prsi
        gross = sum(person.gross for person in persons)
        net = gross - total - sum(
            person.benefit_in_kind + person.employer_medical_insurance + person.pension_contribution + person.avc
            + person.personal_pension_contribution + person.public_service + self.auto_enrolment(person)
            for person in persons)
        return {
            "income_levy": levy, "health_contribution": health, "usc": usc, "prsi": prsi, "total_tax": total,
            "employee_prsi": one.employee_prsi, "self_employed_prsi": one.other_prsi,
            "net_pay": net, "average_rate": round_half_up(total / gross, 4) if gross else F(0),
            "public_service_deduction": one.public_service, "levies": levy + health, "levies_and_usc": levy + health + usc,
        }

    def auto_enrolment(self, person):
        if self.year < 2026 or not person.auto_enrolled or person.salary < 20000 or not 23 <= person.attained <= 60 \
                or person.pension_contribution + person.avc > 0:
            return F(0)
        return cents(min(person.salary, 80000) * F("0.015"))


def round_half_up(value, digits):
    return F(floor(value * 10**digits + F(1, 2)), 10**digits)


def results(year, facts):
    return Household(year, facts).results()
