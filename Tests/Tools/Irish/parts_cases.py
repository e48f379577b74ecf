"""Tables of the figures that stand beside the tax of the year, and of months, weeks, dates and the division of a tax."""

from fractions import Fraction as F

import figures as law
import parts
from figures import at
from households import results
from money import cents
from persons import Person
from income_cases import CENT, around


def rows(found):
    """Rows of (year, facts, expected, note), numbered."""
    return [(f"{year}-{number}", year, facts, expected, note)
            for number, (year, facts, expected, note) in enumerate(found, 1)]


def mortgages():
    for year in range(2002, 2021):
        for loan in (1996, 1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005, 2007, 2008, 2009, 2011, 2012, 2013):
            if loan > year:
                continue
            for status, twice in (("single", 1), ("married", 2), ("widowed", 2)):
                for first_time in (True, False):
                    facts = {"marital_status": status, "mortgage_year": loan, "first_time_buyer": first_time,
                             "mortgage_interest": F(25000)}
                    if year == 2009 and loan < 2003:
                        continue
                    if year >= 2012 and not first_time:
                        facts["first_home_year"] = 2003 if twice == 1 else 2004
                    relief = parts.mortgage_relief(year, loan, 25000, first_time, twice, facts.get("first_home_year"))
                    yield year, facts, {"mortgage_relief_at_source": relief}, ""
    for year, loan, interest in ((2002, 1998, 3175), (2003, 1998, 4000), (2007, 2005, 8000), (2008, 2005, 10000)):
        for paid in around(interest):
            facts = {"mortgage_year": loan, "first_time_buyer": True, "mortgage_interest": paid}
            relief = parts.mortgage_relief(year, loan, paid, True, 1)
            yield year, facts, {"mortgage_relief_at_source": relief}, "about the ceiling"
    for status, twice in (("single", 1), ("married", 2), ("widowed", 2)):
        for paid in [F(500), F(5000)] + around(1000 * twice):
            facts = {"marital_status": status, "mortgage_year": 2002, "mortgage_interest": F(3000),
                     "mortgage_interest_january_to_april_2009": paid}
            relief = parts.mortgage_relief(2009, 2002, 3000, False, twice, early_2009=paid)
            yield 2009, facts, {"mortgage_relief_at_source": relief}, "past the seventh year"


PROFESSIONS = {
    "archaeologist": 127, "architect_civil_service": 127, "architect_local_authority": 127, "airline_cabin_crew": 64,
    "bar_trade": 93, "bricklayer": 175, "plasterer": 103, "electrician": 153, "mason": 120, "scaffolder": 52,
    "building_professional": 33, "building_operative": 97, "bus_or_rail_operative": 160,
    "cardiac_technician_female": 212, "cardiac_technician_male": 107, "carpenter": 220, "painter": 140,
    "clergy_church_of_ireland": 127, "cosmetologist": 160, "dentist": 376,
}
PROFESSIONS_BY_YEAR = {
    "agricultural_adviser": {2003: 548, 2005: 600, 2007: None, 2013: 671},
    "architectural_technologist": {2003: 138, 2005: 166}, "clerk_of_works": {2003: 119, 2005: 142},
    "engineering_technician": {2003: 138, 2005: 166}, "hospital_consultant": {2003: 534, 2006: 695},
}
PROFESSIONS_OF_2019 = {
    "nurse": 733, "nurse_laundered_free": 638, "nurse_supplied": 353, "nurse_supplied_and_laundered": 258,
    "teacher": 518, "shop_assistant": 121, "plumber": 177, "kitchen_porter": 21, "garage_mechanic": 85,
    "panel_beater": 78, "parks_superintendent": 40, "phlebotomist": 50, "orchestra_musician": 2476, "doctor": 695,
}


def flat_rates():
    for year in (2003, 2005, 2006, 2007, 2013, 2019):
        amounts = dict(PROFESSIONS)
        for name, table in PROFESSIONS_BY_YEAR.items():
            if table[max(first for first in table if first <= year)]:
                amounts[name] = at(table, year)
        if year >= 2019:
            amounts.update(PROFESSIONS_OF_2019)
        for name, amount in amounts.items():
            yield year, {"profession": name}, {"flat_rate_expenses": F(amount)}, ""
            facts = {"marital_status": "married", "spouse_profession": name}
            yield year, facts, {"spouse_flat_rate_expenses": F(amount)}, ""
    for year in range(2003, 2027):
        band = at(law.BAND, year)
        for over in (0, 60, 1000):          # none, 60 and all of the 153 of an electrician above the band
            salary = band + over
            high = min(max(0, salary - band), 153)
            saved = high * at(law.HIGHER_RATE, year) + (153 - high) * law.STANDARD_RATE
            facts = {"salary": F(salary), "profession": "electrician"}
            yield year, facts, {"flat_rate_relief": cents(saved)}, "income tax saved"


def payslips():
    for year in range(2002, 2027):
        threshold = at(law.CLASS_A, year)[0]
        for salary in (F(threshold * 52), F(threshold * 52) + 12, F(21000), F(50000), F(90000)):
            person = Person(year, {"salary": salary}, "")
            for month in (1, 5, 8, 9, 10, 12):
                expected = {"prsi_of_month": person.prsi_of_month(month)}
                if at(law.CLASS_A_RATES, year)[0] != at(law.CLASS_A_RATES, year)[1]:
                    expected["monthly_prsi"] = expected["prsi_of_month"]
                yield year, {"salary": salary, "month": month}, expected, ""
    for salary in around(352 * 52) + around(289 * 52) + [F(200000), F(250200), F(251000), F(400000)]:
        facts = {"salary": salary}
        yield 2009, facts, {"income_levy_deducted": parts.income_levy_deducted(salary)}, "income levy by payroll"
    for year in range(2002, 2027):
        credits = at(law.SINGLE, year) + at(law.EMPLOYEE, year)
        band = at(law.BAND, year)
        credit, cut_off = cents(F(credits, 52)), cents(F(band, 52))
        for pay in (F(100), cut_off, cut_off + 100):
            low = min(pay, cut_off)
            tax = cents(low * law.STANDARD_RATE + (pay - low) * at(law.HIGHER_RATE, year))
            facts = {"salary": F(60000), "weekly_pay": pay}
            expected = {"weekly_tax_credits": credit, "weekly_cut_off_point": cut_off,
                        "weekly_income_tax": max(F(0), tax - credit)}
            yield year, facts, expected, "a week"


def self_assessment():
    for year in range(2002, 2027):
        facts = {"rental_interest_residential": F(7300)}
        yield year, facts, {"rental_interest_deduction": parts.rental_interest(year, 7300)}, "Case V interest"
        for days in ("01-01", "03-31", "04-07", "04-08", "09-30", "10-01", "10-14", "10-15", "11-30", "12-01", "12-06",
                     "12-07", "12-31"):
            day = f"{year}-{days}"
            expected = {"capital_gains_tax": parts.capital_gains_tax(day, F(11270))}
            if year >= 2003:
                late = days > ("09-30" if year <= 2008 else "11-30")
                expected["capital_gains_tax_due"] = (
                    f"{year + 1}-01-31" if late else f"{year}-10-31" if year <= 2008 else f"{year}-12-15")
            yield year, {"disposal_date": day, "gain": F(11270)}, expected, "gain"
        yield year, {"disposal_date": f"{year}-06-30", "gain": F(1270)}, {"capital_gains_tax": F(0)}, "exempt gain"
        for day in (["01-01", "04-07", "04-08", "12-31"] if year == 2009 else ["07-01"]):
            facts = {"deposit_interest": F(1000)}
            if year == 2009:
                facts["deposit_interest_date"] = f"{year}-{day}"
            yield year, facts, {"dirt": parts.dirt(f"{year}-{day}", 1000)}, "deposit interest"
        facts = {"total_tax": F(8000), "previous_year_tax": F(7500)}
        payable = dict(facts, previous_year_tax=F(7100))
        yield year, facts, {"preliminary_tax": parts.preliminary(8000, 7500),
                            "preliminary_tax_due": f"{year}-10-31", "pay_and_file": f"{year + 1}-10-31",
                            "last_day_to_claim": f"{year + 4}-12-31"}, "90 %"
        yield year, payable, {"preliminary_tax": parts.preliminary(8000, 7100)}, "last year's"
        debit = dict(facts, pays_by_direct_debit=True, tax_two_years_before=F(6000))
        yield year, debit, {"preliminary_tax": parts.preliminary(8000, 7500, 6000)}, "direct debit"
        debit = dict(facts, pays_by_direct_debit=True, tax_two_years_before=F(0))
        yield year, debit, {"preliminary_tax": parts.preliminary(8000, 7500, 0)}, "not after a nil year"
        yield year, {"previous_year_tax": F(0)}, {"preliminary_tax": F(0)}, "first year"
    for tax, months in ((253899, 2), (253901, 2), (1000, 1), (1000, 0), (1000, 3), (634840, 3), (634860, 9)):
        expected = {"late_return_surcharge": parts.surcharge(tax, months)}
        yield 2024, {"tax_due": F(tax), "months_late": months}, expected, "late return"
    for year in (2006, 2008, 2009, 2025):
        expected = {"late_payment_interest": parts.interest_on_late_payment(year, 100000, 45)}
        yield year, {"tax_unpaid": F(100000), "days_late": 45}, expected, "late payment"
    for bought in ("2002-10-01", "2002-12-03", "2002-12-04", "2007-12-31"):
        for after in (0, 3, 4, 5, 7, 8):
            year = int(bought[:4]) + after
            facts = {"asset_cost": F(8000), "asset_bought": bought}
            yield year, facts, {"wear_and_tear": parts.wear_and_tear(year, 8000, bought)}, "machine"
    for bought in ("2002-06-01", "2005-12-31", "2006-01-01", "2007-01-01", "2008-06-30", "2008-07-01"):
        for cost in (12000, 30000):
            for emissions in ("A_to_C", "D_or_E", "F_or_G"):
                facts = {"asset_cost": F(cost), "asset_bought": bought, "asset_is_car": True, "car_emissions": emissions}
                year = int(bought[:4]) + 1
                expected = {"wear_and_tear": parts.wear_and_tear(year, cost, bought, True, emissions)}
                yield year, facts, expected, "car"
    for value, charge in PROPERTY:
        yield 2026, {"property_value": F(value)}, {"local_property_tax_basic": F(charge)}, "home"


def incomes():
    """Profits from their parts, what counts as paid where it is not given, and the cost of an asset."""
    trade = {"turnover": F(70000), "trade_expenses": F(15000), "capital_allowances": F(5000)}
    other = {"residential_rental_profit": F(4000), "other_rental_profit": F(3000), "income_taxed_under_case_iv": F(200),
             "foreign_and_untaxed_income": F(1000)}
    for year in range(2002, 2027):
        for losses, profit in ((0, 50000), (12000, 38000), (60000, 0)):
            facts = {**trade, "trade_losses_forward": F(losses)}
            yield year, facts, {"self_employed_income": F(profit)}, "profit of a trade"
        yield year, other, {"other_income": F(8200)}, "Cases III, IV and V"
        worker, sole = {"salary": F(40000)}, {"salary": F(0), "self_employed_income": F(40000)}
        due = results(year, worker)
        expected = {"levies_paid": due["levies_and_usc"], "prsi_paid": due["prsi"], "levies_refund": F(0)}
        yield year, worker, expected, "what was due on pay counts as paid"
        due = results(year, sole)
        expected = {"levies_paid": F(0), "prsi_paid": F(0), "levies_refund": -due["levies_and_usc"] - due["prsi"]}
        yield year, sole, expected, "nothing was deducted from a trade"
        if year >= 2008:
            for emissions, counted in (("A_to_C", 24000), ("D_or_E", 7500), ("F_or_G", 0)):
                facts = {"asset_cost": F(15000), "asset_bought": f"{year}-08-01", "asset_is_car": True,
                         "car_emissions": emissions}
                yield year, facts, {"cost_for_allowances": F(counted), "wear_and_tear": F(counted, 8)}, "car"


# Upper ends of the bands of 2026 and a cent above them (Revenue, Valuing your property).
BANDS = [(240000, 95), (315000, 235), (420000, 333), (525000, 428), (630000, 523), (735000, 618), (840000, 713),
         (945000, 808), (1050000, 903), (1155000, 998), (1260000, 1094), (1365000, 1272), (1470000, 1535),
         (1575000, 1797), (1680000, 2060), (1785000, 2322), (1890000, 2585), (1995000, 2847), (2100000, 3110)]
PROPERTY = [(value, charge) for value, charge in BANDS]
PROPERTY += [(F(value) + CENT, BANDS[number + 1][1]) for number, (value, _) in enumerate(BANDS[:-1])]


def online_dates():
    known = {2008: "2009-11-16", 2009: "2010-11-16", 2011: "2012-11-15", 2012: "2013-11-14", 2013: "2014-11-13",
             2014: "2015-11-12", 2016: "2017-11-14", 2019: "2020-12-10", 2020: "2021-11-17", 2021: "2022-11-16",
             2023: "2024-11-14"}
    for year, day in known.items():
        yield year, {}, {"pay_and_file_online": day}, ""


def tables():
    return {"mortgages": rows(mortgages()), "flat_rates": rows(flat_rates()), "payslips": rows(payslips()),
            "self_assessment": rows([*self_assessment(), *incomes(), *online_dates()])}
