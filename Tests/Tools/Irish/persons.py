"""The Irish taxes of one person: incomes, reliefs, credits, levies, USC and PRSI, with exact fractions."""

from datetime import date
from fractions import Fraction as F
from math import floor

import figures as law
from figures import at
from money import cents, slices
from trades import Lettings, Trade


class Person:
    """One of the spouses: facts under their names without the prefix, 0 or no where they are not given."""

    def __init__(self, year, facts, prefix):
        self.year, self.facts, self.prefix = year, facts, prefix
        own = {name[len(prefix):]: value for name, value in facts.items() if name.startswith(prefix)}
        self.trade, self.lettings = Trade(year, own), Lettings(year, own)
        self.loss_relief = F(0)                   # s. 381, set by the household

    @property
    def self_employed_income(self):
        return self.trade.taxed

    @property
    def other_income(self):
        if self.prefix + "other_income" in self.facts:
            return F(str(self.facts[self.prefix + "other_income"]))
        return self.lettings.taxed + self.not_of_lettings

    @property
    def not_of_lettings(self):
        """Cases III and IV, Schedule F."""
        return self.foreign_and_untaxed_income + self.income_taxed_under_case_iv + self.irish_dividends

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
    def outside_paye_levied(self):
        """For USC and income levy: lettings before wear and tear of furniture and losses of earlier years."""
        before = self.lettings.furniture + self.lettings.losses_used
        return self.self_employed_income + self.other_income + before

    @property
    def levied(self):
        return self.paye - self.welfare_income + self.outside_paye_levied

    @property
    def reckonable_trade(self):
        """For PRSI: after capital allowances, before losses of earlier years."""
        return self.self_employed_income + self.trade.losses_used

    @property
    def reckonable_other(self):
        return max(F(0), self.other_income + self.lettings.losses_used - self.loss_relief)

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
        """The scheme by its pay (s. 774), the rest by what pay and profits leave of the cap (s. 787, s. 790A)."""
        private, scheme = self.personal_pension_contribution, self.scheme_relief
        if private == 0:
            return scheme
        room = self.pension_share * min(self.employment + self.self_employed_income, self.pension_cap) - scheme
        return scheme + F(floor(min(private, max(0, room)) * 100), 100)

    @property
    def pension_share(self):
        return next(F(s, 100) for below, s in at(law.PENSION_SHARES, self.year) if self.attained < below)

    @property
    def pension_cap(self):
        return 115000 if self.pension_related_back and self.year == 2010 else at(law.PENSION_CAP, self.year)

    @property
    def scheme_relief(self):
        paid = self.pension_contribution + self.avc
        if paid == 0:
            return F(0)
        pay = self.employment if self.year < 2006 else min(self.employment, self.pension_cap)
        return F(floor(min(paid, self.pension_share * pay) * 100), 100)

    @property
    def relieved_from_prsi(self):
        if self.year >= 2011:
            return F(0)
        return min(self.scheme_relief + self.public_service, self.reckonable)

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
    def seafarer_allowance(self):
        return min(F(6350), self.employment) if self.seafarer_days >= 161 else F(0)

    @property
    def expenses(self):
        of_work = self.flat_rate_expenses + self.remote_working + self.other_employment_expenses
        return min(of_work + self.seafarer_allowance, self.employment)

    @property
    def auto_enrolment(self):
        """MyFutureFund, of who is enrolled, or joined: pay up to 80,000."""
        if self.year < 2026 or not self.auto_enrolled:
            return F(0)
        return cents(min(self.salary, 80000) * F("0.015"))

    @property
    def enrolled_unasked(self):
        """Ages 23 to 60, from 20,000, no other pension."""
        is_due = self.salary >= 20000 and 23 <= self.attained <= 60 and self.pension_contribution + self.avc == 0
        return cents(min(self.salary, 80000) * F("0.015")) if is_due else F(0)

    @property
    def before_losses(self):
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
        income = self.reckonable + self.pension_income + self.reckonable_trade + self.reckonable_other \
            - self.relieved_from_prsi
        if self.year > 2010 or self.medical_card or self.welfare_widow_or_one_parent_payment or self.attained >= 70 \
                or income <= at(law.HEALTH_THRESHOLD, self.year):
            return F(0)
        return cents(sum(part * slices(income, bands) for part, bands in at(law.HEALTH, self.year)))

    @property
    def income_for_levy(self):
        return self.levied + self.trade.allowances_used + self.trade.losses_used

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
        beyond = max(0, self.outside_paye_levied - 100000)
        return cents(slices(income, bands) + beyond * F("0.03"))

    def average_prsi_rate(self, first):
        early, late = at(law.CLASS_A_RATES, self.year)
        return F(first) if self.year < 2011 else (F(early) * 9 + F(late) * 3) / 12

    @property
    def prsi_for_life_over(self):
        age = self.attained
        if age < 66:
            return False
        if self.reckonable + self.reckonable_trade + self.reckonable_other <= 0:
            return True                           # nothing to pay on: whether it is deferred is not asked
        return self.year < 2024 or age >= 70 or self.year - age < 1958 or not self.deferred_state_pension

    @property
    def employee_prsi(self):
        part = self.part_of_year                  # as if each week or month of it were paid like all others
        pay = cents(self.reckonable * part) - self.relieved_from_prsi * part
        threshold, weekly, monthly, ceiling = at(law.CLASS_A, self.year)
        if pay <= threshold * 52 * part or self.controlling_director or self.prsi_class == "M":
            return F(0)
        charged = F(pay if ceiling is None else min(pay, ceiling))
        periods, allowance = (12, monthly) if self.facts.get("pay_frequency") == "monthly" else (52, weekly)
        in_use = min(periods * part, -floor(-charged * periods * part / pay))
        rate = self.average_prsi_rate("0.04") if part == 1 else self.prsi_rate_before_birthday
        due = max(0, charged - in_use * allowance) * rate
        return cents(max(0, due - self.prsi_credit(pay / 52 / part) * 52 * part))

    @property
    def part_of_year(self):
        """The days of the year in which pay bears PRSI: those before the 66th birthday."""
        if not self.prsi_for_life_over:
            return F(1)
        born = self.facts.get(self.prefix + "birth_date")
        if not born or int(born[:4]) + 66 != self.year:
            return F(0)
        return F((date(self.year, int(born[5:7]), int(born[8:])) - date(self.year, 1, 1)).days,
                 (date(self.year + 1, 1, 1) - date(self.year, 1, 1)).days)

    @property
    def prsi_rate_before_birthday(self):
        """The average of the days before the birthday; another rate from 1 October."""
        early, late = (F(rate) for rate in at(law.CLASS_A_RATES, self.year))
        year, born = date(self.year, 1, 1), self.facts[self.prefix + "birth_date"]
        days = (date(self.year, int(born[5:7]), int(born[8:])) - year).days
        before_october = min(days, (date(self.year, 10, 1) - year).days)
        return (early * before_october + late * (days - before_october)) / days if days else F(0)

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
        trade, other, pay = self.reckonable_trade, self.reckonable_other, self.reckonable
        # Sch. 1 Part 3 para. 3: incomes of all kinds together, before capital allowances.
        all_kinds = trade + other + pay + self.trade.allowances_used + self.lettings.furniture
        if self.prsi_for_life_over:               # Revenue collects no part of a year; a director's is taken by payroll
            if not self.controlling_director:
                return F(0)
            trade, other, pay = F(0), F(0), cents(pay * self.part_of_year)
        own_rate = self.average_prsi_rate("0.03")
        # Unearned income beside pay or an occupational pension: exempt to 2013, then class K.
        if self.controlling_director or trade > 0 or not (pay or self.pension_income):
            income = trade + other + (pay if self.controlling_director else 0)
            least, threshold = at(law.CLASS_S, self.year)
            return cents(max(F(least), income * own_rate)) if income > 0 and all_kinds >= threshold else F(0)
        return cents(other * own_rate) if self.year >= 2014 and self.chargeable_person else F(0)

    @property
    def chargeable_person(self):
        """S. 959B: by the net, or the gross, of what is outside PAYE."""
        net = self.self_employed_income + self.other_income
        gross = self.turnover + self.lettings.gross + self.not_of_lettings
        return bool(self.proprietary_director) or net > at(law.NET_OUTSIDE_PAYE, self.year) or gross > at(law.GROSS_OUTSIDE_PAYE, self.year) \
            or (self.paye <= 0 and net > 0)

    def rent_credits(self, rent, relief_persons, credit_persons):
        """Rent relief to 2017 and rent credit from 2022, each for as many single persons' limits."""
        if self.year >= 2018:
            return F(0), min(F(at(law.RENT_CREDIT, self.year) * credit_persons), cents(rent / 5))
        if self.year >= 2011 and not self.facts.get("rented_on_7_december_2010"):
            return F(0), F(0)
        aged = 2 if self.attained >= 55 else 1
        return cents(min(rent, at(law.RENT_RELIEF, self.year) * relief_persons * aged) / 5), F(0)

    def details(self, prefix):
        """The results for the person alone, under the names of the rules."""
        year, whose = self.year, prefix or "own_"
        names = {
            "age": self.attained, "employment_income": self.employment, "reckonable_pay": self.reckonable,
            "paye_income": self.paye, "gross_income": self.gross, "levy_income": self.levied,
            "pension_relief": self.pension_relief, "pension_relief_from_prsi": self.relieved_from_prsi,
            "pension_contributions_carried_forward": self.pension_contribution + self.avc
            + self.personal_pension_contribution - self.pension_relief,
            "public_service_deduction": self.public_service, "employment_expenses": self.expenses,
            "employee_credit": self.employee_credit,
            "employee_prsi": self.employee_prsi, "self_employed_prsi": self.other_prsi,
            "prsi_has_ended": self.prsi_for_life_over, "seafarer_allowance": self.seafarer_allowance,
            "auto_enrolment_paid": self.auto_enrolment, "income_before_losses": self.before_losses,
            "self_employed_income": self.self_employed_income, "other_income": self.other_income,
            "capital_allowances_used": self.trade.allowances_used, "trade_losses_used": self.trade.losses_used,
            "has_trade_accounts": self.trade.has_accounts, "trade_begins_in_year": self.trade.begins,
            "trade_ends_in_year": self.trade.ends, "accounts_profit": self.trade.accounts, "add_backs": self.trade.add_backs,
            "trade_profit": self.trade.profit, "balancing_charge": self.trade.charge,
            "capital_allowances": self.trade.allowances, "trade_loss": self.trade.loss,
            "trade_loss_relief": self.loss_relief,
            "trade_losses_carried_forward": self.trade.losses_forward - self.trade.losses_used + self.trade.loss
            - self.loss_relief + self.trade.excess_left,
            "capital_allowances_carried_forward": self.trade.allowances_forward,
            "furniture_allowance_used": self.lettings.furniture,
            "furniture_allowance_carried_forward": self.lettings.furniture_left,
            "scheme_pension_relief": self.scheme_relief, "rental_losses_used": self.lettings.losses_used,
            "case_v_income": self.lettings.taxed, "rental_losses_carried_forward": self.lettings.losses_left,
            "other_rental_profit": self.lettings.others, "rental_interest_deduction": self.lettings.interest,
            "trade_loss_claimed": self.trade.set_off, "residential_rental_profit": self.lettings.homes, "reckonable_trade_income": self.reckonable_trade,
            "reckonable_other_income": self.reckonable_other, "is_chargeable_person": self.chargeable_person,
            "income_outside_paye_for_usc": self.outside_paye_levied,
        }
        if year >= 2026 and self.auto_enrolled:
            names["auto_enrolment_contribution"] = self.enrolled_unasked
        if year >= 2017:
            names["remote_working_relief"] = self.remote_working
        if year >= 2016:
            names["earned_income_credit"] = self.earned_income_credit
        if 2009 <= year <= 2018:
            names["pension_related_deduction"] = self.public_service
        if year >= 2019:
            names["additional_superannuation_contribution"] = self.public_service
        if year in (2009, 2010):
            names["income_for_income_levy"] = self.income_for_levy
        if not prefix and "capital_allowances" not in self.facts:
            names["balancing_allowance"] = self.trade.sale_allowance
        found = {prefix + name: value for name, value in names.items()}
        if year <= 2010:
            found[whose + "health_contribution"] = self.health_contribution
        if year in (2009, 2010):
            found[whose + "income_levy"] = self.income_levy
        if year >= 2011:
            found[whose + "usc"] = self.usc
        return found

    def at_sea_credits(self):
        return (at(law.FISHER, self.year) if self.fisher_days >= 80 else 0,
                at(law.NAVAL, self.year) if self.naval_days >= 80 else 0)
