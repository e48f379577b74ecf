"""Irish tax of a household, worked from the statutes with exact fractions, apart from the rules in rules/ie.

`results(year, facts)` gives the amounts under the names that the rules have; facts have the names of the inputs.
"""

from fractions import Fraction as F
from math import floor

import figures as law
from figures import at
from money import cents
from persons import Person


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


# Credits of which a spouse taxed as a single person has the own part.
OF_EACH = ("age_credit", "blind_credit", "fisher_credit", "naval_credit", "rent_relief", "rent_credit",
           "trade_union_credit", "tuition_credit", "health_expenses_credit", "medical_insurance_credit", "landlord_credit")


BY_ASSESSMENT = ("age_credit", "rent_relief", "rent_credit", "tuition_credit")


class Household:
    """A single person or a couple in one year."""

    def __init__(self, year, facts):
        self.year, self.facts = year, facts
        self.one, self.two = Person(year, facts, ""), Person(year, facts, "spouse_")
        self.status = facts.get("marital_status", "single")
        self.couple = self.status == "married"
        self.jointly = self.couple and facts.get("assessment") != "single" and not facts.get("married_this_year")
        self.children = facts.get("children", 0)
        self.set_off_losses()
        since = facts.get("years_since_bereavement")
        if since is None and "widowed_since" in facts:
            since = year - int(facts["widowed_since"][:4])
        self.years_widowed = since
        self.bereaved = self.status == "widowed" and since == 0
        carer = facts.get("lone_parent") and not (facts.get("cohabiting") or self.couple or self.bereaved)
        self.brings_up_alone = carer and (year <= 2013 or facts.get("primary_carer", True))

    def set_off_losses(self):
        """S. 381: against the own income; taxed as one, what is left of a loss against the other's."""
        one, two = self.one, self.two
        rooms = [one.before_losses, two.before_losses if self.couple else F(0)]
        losses = [one.trade.set_off, two.trade.set_off if self.couple else F(0)]
        used = [min(loss, room) for loss, room in zip(losses, rooms)]
        rooms = [room - part for room, part in zip(rooms, used)]
        if self.jointly:
            # The first person's claim goes first where both losses want the same income.
            beyond = min(losses[0] - used[0], rooms[1] + used[1])
            used[1] = min(losses[1], rooms[1] + used[1] - beyond)
            rooms[1] = two.before_losses - used[1] - beyond
            used[0] += beyond
            back = min(losses[1] - used[1], rooms[0])
            used[1], rooms[0] = used[1] + back, rooms[0] - back
        one.loss_relief, two.loss_relief = used
        self.total_incomes = rooms

    def personal_credit(self):
        single = at(law.SINGLE, self.year)
        if self.couple or self.bereaved:
            return 2 * single
        if self.status == "widowed" and not self.brings_up_alone:
            return at(law.WIDOWED, self.year)
        return single

    def credits(self, as_one=None):
        """Each credit with the part that is the spouse's own where spouses are taxed as single persons; as the couple is
        taxed, or as if it were taxed as one or not."""
        as_one = self.jointly if as_one is None else as_one
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
        if as_one:
            result["age_credit"] = (2 * at(law.AGE, year) if any(aged) else 0, 0)
        else:
            result["age_credit"] = both(at(law.AGE, year) * aged[0], at(law.AGE, year) * aged[1])
        result["blind_credit"] = both(at(law.BLIND, year) * bool(one.blind), at(law.BLIND, year) * bool(two.blind))
        result["dependent_relative_credit"] = (self.relative_credit(), 0)
        result["rent_relief"], result["rent_credit"] = self.rent(as_one)
        result["mortgage_interest_credit"] = (self.mortgage_credit(), 0)
        union = at(law.TRADE_UNION, year) * standard if one.trade_union_member or two.trade_union_member else 0
        result["trade_union_credit"] = both(union * bool(one.trade_union_member), union * bool(two.trade_union_member))
        result["service_charges_credit"] = (self.service_charges(), 0)
        result["tuition_credit"] = self.tuition(as_one)
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
        landlord = [min(F(at(law.LANDLORD, year)), cents(max(F(0), min(let.homes, let.taxed)) * standard))
                    for let in (one.lettings, two.lettings)]
        result["landlord_credit"] = both(*landlord)
        return result

    def relative_credit(self):
        count, income = self.facts.get("dependent_relatives", 0), self.facts.get("dependent_relative_income", 0)
        if not count or (income and income > at(law.RELATIVE_LIMIT, self.year)):
            return 0
        return count * at(law.RELATIVE, self.year)

    def rent(self, as_one):
        one, two = self.one, self.two
        if as_one:
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

    def tuition(self, as_one):
        names = ("tuition_fees", "tuition_fees_second_student", "tuition_fees_third_student")
        fees = [F(str(self.facts.get(name, 0))) for name in names]
        other, full_time = self.two.tuition_fees, self.facts.get("tuition_full_time", True)
        if as_one:
            return tuition_credit(self.year, fees + [other], full_time), F(0)
        spouse = tuition_credit(self.year, [other], full_time) if self.couple else F(0)
        return tuition_credit(self.year, fees, full_time) + spouse, spouse

    def training(self):
        fee = F(str(self.facts.get("training_course_fees", 0)))
        if not fee:
            return F(0)
        least, greatest = at(law.TRAINING, self.year)
        return cents(min(fee, greatest) * law.STANDARD_RATE) if fee >= least else F(0)

    def deductions(self, as_one):
        """Of the first person (of both, taxed as one) and of a spouse taxed as a single person."""
        one, two, year = self.one, self.two, self.year
        care = self.employed_carer()
        own, spouse = one.nursing_home_expenses, two.nursing_home_expenses
        if year <= 2008:
            own, spouse = own + one.medical_expenses + one.dental_expenses, spouse + two.medical_expenses
        own, spouse = (own + spouse, F(0)) if as_one else (own, spouse if self.couple else F(0))
        if year <= 2008:
            excess = at(law.HEALTH_EXCESS, year)
            own = max(F(0), own - excess * (2 if self.facts.get("medical_expenses_for_family") else 1))
            spouse = max(F(0), spouse - excess) if not as_one else F(0)
        return own + care, spouse

    def employed_carer(self):
        cost = self.one.employed_carer_cost
        return min(cost, at(law.EMPLOYED_CARER, self.year)) if cost else F(0)

    def results(self):
        found = {name: F(total) for name, (total, _) in self.credits().items()}
        if self.couple:
            found.update({"spouse_" + name: F(part) for name, (_, part) in self.credits().items() if name in OF_EACH})
        found["employed_carer_deduction"] = self.employed_carer()
        found.update(self.income_tax())
        if self.couple:
            found.update(self.by_assessment())
        found["total_income"] = self.total_incomes[0]
        if self.couple:
            found["spouse_total_income"] = self.total_incomes[1]
        found.update(self.charges(found["income_tax"]))
        for prefix, person in [("", self.one)] + [("spouse_", self.two)] * self.couple:
            found.update(person.details(prefix))
        if self.year in (2009, 2010):
            found["couple_exempt_from_income_levy"] = self.couple_exempt
            if self.couple:
                found.update({
                    "couple_within_income_levy_exemption": self.within_exemption,
                    "taxed_alone.own_income_levy": self.one.income_levy,
                    "taxed_alone.spouse.own_income_levy": self.two.income_levy,
                    "taxed_alone.income_levy": self.income_levy(False), "taxed_as_one.income_levy": self.income_levy(True)})
            if self.couple_exempt:
                found["own_income_levy"] = found["spouse_income_levy"] = F(0)
        return found

    def income_levy(self, as_one):
        """Of both persons, if taxed as one or not."""
        persons = [self.one] + [self.two] * self.couple
        return F(0) if as_one and self.within_exemption else sum(person.income_levy for person in persons)

    def by_assessment(self):
        """The results that depend on whether the couple is taxed jointly."""
        found = {}
        as_one, alone = self.credits(True), self.credits(False)
        for name in BY_ASSESSMENT:
            found["taxed_as_one." + name], found["taxed_alone." + name] = F(as_one[name][0]), F(alone[name][0])
            found[f"taxed_alone.spouse.own_{name}"] = F(alone[name][1])
        found["taxed_as_one.tax_credits_without_home_carer"] = sum(F(total) for total, _ in as_one.values())
        found["taxed_alone.tax_credits_without_home_carer"] = sum(F(total) for total, _ in alone.values())
        found["taxed_alone.spouse.own_tax_credits"] = sum(F(part) for _, part in alone.values())
        found["taxable_income_as_one"] = sum(self.taxable(True))
        found["taxed_alone.taxable_income"], found["taxed_alone.spouse.taxable_income"] = self.taxable(False)
        care = self.employed_carer()
        found["taxed_as_one.health_expenses_deduction"] = self.deductions(True)[0] - care
        found["taxed_alone.own_health_expenses_deduction"] = self.deductions(False)[0] - care
        found["taxed_alone.spouse.own_health_expenses_deduction"] = self.deductions(False)[1]
        return found

    @property
    def couple_exempt(self):
        return self.jointly and self.within_exemption

    @property
    def within_exemption(self):
        """From the income levy, one of the couple being 65."""
        one, two = self.one, self.two
        return bool(self.couple and max(one.attained, two.attained) >= 65
                    and one.income_for_levy + two.income_for_levy <= 40000)

    def taxable(self, as_one):
        """Of each; taxed as one, what the first income is too small for comes off the second."""
        own_cut, spouse_cut = self.deductions(as_one)
        first, second = self.total_incomes
        if as_one:
            spouse_cut = max(0, own_cut - first)
        return [max(F(0), first - own_cut), max(F(0), second - spouse_cut)]

    def income_tax(self):
        year, one, two = self.year, self.one, self.two
        credits = self.credits()
        all_credits = sum(F(total) for total, _ in credits.values())
        spouse_credits = sum(F(part) for _, part in credits.values())
        own_cut, spouse_cut = self.deductions(self.jointly)
        incomes = self.total_incomes
        taxable = self.taxable(self.jointly)
        band = at(law.BAND, year)
        own_band = band + (law.LONE_PARENT_BAND if self.brings_up_alone else 0)
        second = min(F(at(law.SECOND_BAND, year)), *incomes) if self.couple else F(0)
        main_band, carer = band + law.MARRIED_BAND, self.home_carer_credit()
        oldest = max(one.attained, two.attained)
        if self.couple:
            # As a couple: increased band or home carer credit, whichever leaves less.
            together = sum(self.taxable(True))
            joint_credits = sum(F(total) for total, _ in self.credits(True).values())
            with_band = max(F(0), gross_tax(year, together, main_band + second) - joint_credits)
            with_carer = max(F(0), gross_tax(year, together, main_band) - joint_credits - carer)
            as_couple = relieved_for_age(year, min(with_band, with_carer), sum(incomes), oldest, self.children, 2)
        takes_carer = self.jointly and carer > 0 and (second <= 0 or with_carer < with_band)

        alone, single_credits = self.taxable(False), self.credits(False).values()
        spouse_single = sum(F(part) for _, part in single_credits)
        own_alone = max(F(0), gross_tax(year, alone[0], own_band) - (sum(F(all_) for all_, _ in single_credits) - spouse_single))
        own_alone = relieved_for_age(year, own_alone, incomes[0], one.attained, self.children, 1)
        spouse_alone = F(0)
        if self.couple:
            spouse_alone = max(F(0), gross_tax(year, alone[1], band) - spouse_single)
            spouse_alone = relieved_for_age(year, spouse_alone, incomes[1], two.attained, self.children, 1)

        if self.jointly:
            bands = [main_band, F(0) if takes_carer else second]
            at_standard, tax = min(sum(taxable), sum(bands)), as_couple
        elif self.couple:
            bands = [own_band, band]
            at_standard, tax = min(taxable[0], own_band) + min(taxable[1], band), own_alone + spouse_alone
            if self.facts.get("married_this_year"):
                months = 13 - int(self.facts["marriage_date"][5:7])
                tax -= cents(max(F(0), tax - as_couple) * months / 12)
        else:
            bands, at_standard, tax = [own_band], min(taxable[0], own_band), own_alone
        at_higher = sum(taxable) - at_standard
        gross = cents(at_standard * law.STANDARD_RATE + at_higher * at(law.HIGHER_RATE, year))
        credit = all_credits + (carer if takes_carer else 0)
        found = {
            "gross_income_tax": gross, "tax_at_standard_rate": cents(at_standard * law.STANDARD_RATE),
            "tax_at_higher_rate": gross - cents(at_standard * law.STANDARD_RATE), "total_tax_credits": credit,
            "tax_credits_without_home_carer": all_credits, "income_tax": tax,
            "income_tax_after_credits": max(F(0), gross - credit), "personal_deductions": own_cut,
            "taxable_income": taxable[0], "main_band": F(main_band if self.jointly else own_band),
            "second_income_band": second, "standard_rate_band": F(sum(bands)),
            "income_at_standard_rate": at_standard, "income_at_higher_rate": at_higher,
            "own_tax_as_single_person": own_alone, "spouse_tax_as_single_person": spouse_alone,
            "tax_as_single_persons": own_alone + spouse_alone, "home_carer_credit_available": carer,
            "home_carer_credit": carer if takes_carer else F(0), "takes_home_carer_credit": takes_carer,
            "is_couple": self.couple, "taxed_jointly": self.jointly, "is_child_carer": bool(self.brings_up_alone),
            "bereaved_this_year": self.bereaved,
        }
        if self.couple:
            found.update({"spouse_taxable_income": taxable[1], "spouse_health_expenses_deduction": spouse_cut, "spouse_tax_credits": spouse_credits,
                          "tax_as_married_couple": as_couple, "taxed_as_one.with_increased_band.income_tax_after_credits": with_band,
                          "taxed_as_one.with_home_carer_credit.income_tax_after_credits": with_carer})
        if self.couple and not self.facts.get("married_this_year") and not one.trade.set_off + two.trade.set_off:
            joint, single = as_couple + self.income_levy(True), own_alone + spouse_alone + self.income_levy(False)
            found.update({"joint_assessment_tax": joint, "separate_assessment_tax": joint, "single_assessment_tax": single,
                          "best_assessment": "single" if single < joint else "joint",
                          "saved_by_best_assessment": max(joint, single) - min(joint, single)})
        if self.jointly:
            found.update(self.division(taxable, bands, credit, spouse_credits, tax, incomes))
        return found

    def division(self, taxable, bands, credit, spouse_credits, tax, incomes):
        """Ss. 1023, 1024: the higher income has the main band and the lower one the increase; what one does not need
        of the main band or of the credits passes to the other; for age the tax goes by income. Separately assessed each
        has the band of a single person, and the other one what is left of it."""
        higher = 1 if taxable[1] > taxable[0] else 0
        parts = [bands[1], bands[1]]
        lower = taxable[1 - higher]
        if self.facts.get("assessment") == "separate":
            parts[1 - higher] = max(bands[1], min(lower, F(at(law.BAND, self.year))))
        else:
            parts[1 - higher] += min(max(F(0), bands[0] - taxable[higher]), max(F(0), lower - bands[1]))
        parts[higher] = sum(bands) - parts[1 - higher]
        high_rate = at(law.HIGHER_RATE, self.year)
        due = [min(income, band) * law.STANDARD_RATE + max(0, income - band) * high_rate - minus
               for income, band, minus in zip(taxable, parts, (credit - spouse_credits, spouse_credits))]
        if due[1] <= 0:
            share = F(0)
        elif due[0] <= 0:
            share = tax
        elif tax < sum(due) - F(1, 100):
            share = cents(tax * incomes[1] / sum(incomes))
        else:
            share = cents(due[1])
        return {"own_band": F(parts[0]), "spouse_band": F(parts[1]), "spouse_share_of_income_tax": share,
                "own_share_of_income_tax": tax - share}

    def home_carer_credit(self):
        if not (self.couple and self.facts.get("home_carer")):
            return F(0)
        carer = min(person.gross - person.carers_allowance for person in (self.one, self.two))
        credit = cents(at(law.HOME_CARER, self.year) - max(F(0), carer - at(law.HOME_CARER_LIMIT, self.year)) / 2)
        return credit if credit > 0 else self.one.home_carer_credit_previous_year

    def charges(self, tax):
        one, two, persons = self.one, self.two, [self.one] + [self.two] * self.couple
        levy = self.income_levy(self.jointly)
        health = sum(person.health_contribution for person in persons)
        usc = sum(person.usc for person in persons)
        prsi = sum(person.employee_prsi + person.other_prsi for person in persons)
        total = tax + levy + health + usc + prsi
        gross = sum(person.gross for person in persons)
        base = sum(person.paye + person.outside_paye_levied + person.trade.losses_used for person in persons)
        net = gross - total - sum(
            person.benefit_in_kind + person.employer_medical_insurance + person.pension_contribution + person.avc
            + person.personal_pension_contribution + person.public_service + person.auto_enrolment
            for person in persons)
        return {
            "income_levy": levy, "health_contribution": health, "usc": usc, "prsi": prsi, "total_tax": total,
            "employee_prsi": one.employee_prsi, "self_employed_prsi": one.other_prsi,
            "net_pay": net, "average_rate": round_half_up(total / base, 4) if base else F(0),
            "public_service_deduction": one.public_service, "levies": levy + health, "levies_and_usc": levy + health + usc,
        }


def round_half_up(value, digits):
    return F(floor(value * 10**digits + F(1, 2)), 10**digits)


def results(year, facts):
    return Household(year, facts).results()
