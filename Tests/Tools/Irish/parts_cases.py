"""Tables of the figures that stand beside the tax of the year, and of months, weeks, dates and the division of a tax."""

from fractions import Fraction as F

import figures as law
import parts
from figures import at
from households import results
from money import cents
from persons import Person
from trades import terminal_losses
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
    "nurse": {2003: None, 2005: 733}, "nurse_laundered_free": {2003: None, 2005: 638},
    "nurse_supplied": {2003: None, 2005: 353}, "nurse_supplied_and_laundered": {2003: None, 2005: 258},
    "shop_assistant": {2003: None, 2013: 121}, "pharmacist": {2003: None, 2014: 400},
    "assistant_pharmacist": {2003: None, 2014: 200}, "teacher": {2003: None, 2018: 518},
    "school_principal": {2003: None, 2018: 608},
}
PROFESSIONS_OF_2019 = {
    "plumber": 177, "kitchen_porter": 21, "garage_mechanic": 85,
    "panel_beater": 78, "parks_superintendent": 40, "phlebotomist": 50, "orchestra_musician": 2476, "doctor": 695,
}


def flat_rates():
    for year in (2003, 2005, 2006, 2007, 2008, 2009, 2013, 2014, 2018, 2019):
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
    for bought in ("2002-06-01", "2005-12-31", "2006-01-01", "2007-01-01", "2008-06-30", "2008-07-01", "2020-12-31",
                   "2021-01-01"):
        for cost in (12000, 30000):
            for emissions in (0, 140, 141, 155, 156, 190, 191):
                facts = {"asset_cost": F(cost), "asset_bought": bought, "asset_is_car": True, "car_emissions": emissions}
                year = int(bought[:4]) + 1
                expected = {"wear_and_tear": parts.wear_and_tear(year, cost, bought, True, emissions)}
                yield year, facts, expected, "car"


def property_taxes():
    for year in range(2013, 2027):
        ends = [end for end, _ in (parts.BANDS_OF_2022 if year <= 2025 else parts.BANDS_OF_2026)]
        if year <= 2021:
            ends = list(range(100000, 1000001, 50000))
        values = [F(more) + end for end in ends for more in (0, F("0.99"), 1)] if year in (2013, 2014, 2022, 2026) else []
        for value in values + [F(90000), F(260000), F(1200000), F(1250001), F(1900000), F(2500000)]:
            expected = {"local_property_tax_basic": parts.property_tax(year, value)}
            yield year, {"property_value": value}, expected, "home"
        for share in ("-0.15", "-0.075", "0", "0.1", "0.15") + (("0.25",) if year == 2026 else ()):
            facts = {"property_value": F(310000)}
            if year >= 2015:
                facts["local_adjustment"] = F(share)
            charge = parts.property_tax(year, 310000) * (1 + (F(share) if year >= 2015 else 0))
            yield year, facts, {"local_property_tax": cents(charge)}, "adjustment of the council"
        if year >= 2015:
            most = F("0.25") if year == 2026 else F("0.15")
            for share, is_lawful in ((-F("0.15"), True), (-F("0.1501"), False), (most, True), (most + F("0.0001"), False)):
                yield year, {"local_adjustment": share}, {"local_adjustment_is_lawful": is_lawful}, "limits of a council"
        dates = {"property_liability": f"{year - 1}-11-01" if year > 2013 else "2013-05-01",
                 "property_valuation": "2013-05-01" if year < 2022 else "2021-11-01" if year < 2026 else "2025-11-01"}
        if year >= 2022:
            dates["property_return"] = "2021-11-07" if year < 2026 else "2025-11-07"
        yield year, {}, dates, "dates"


ONLINE = {2008: "2009-11-16", 2009: "2010-11-16", 2011: "2012-11-15", 2012: "2013-11-14", 2013: "2014-11-13",
          2014: "2015-11-12", 2016: "2017-11-14", 2019: "2020-12-10", 2020: "2021-11-17", 2021: "2022-11-16", 2022: "2023-11-15",
          2023: "2024-11-14", 2024: "2025-11-19"}


def lateness():
    for year in range(2002, 2026):
        for day in ("10-31", "11-01", "11-16", "11-30", "12-01", "12-10", "12-31"):
            for online in (False, True) if year in ONLINE else (False,):
                filed = f"{year + 1}-{day}"
                months = parts.months_late(year, filed, ONLINE[year] if online else None)
                facts = {"return_filed_on": filed, "files_online": online, "tax_payable": F(8000)}
                expected = {"months_late": months, "tax_due": F(8000), "late_return_surcharge": parts.surcharge(8000, months)}
                yield year, facts, expected, "day of the return"
        for filed in (f"{year + 2}-01-01", f"{year + 3}-02-28"):
            months = parts.months_late(year, filed)
            expected = {"months_late": months, "late_return_surcharge": parts.surcharge(8000, months)}
            yield year, {"return_filed_on": filed, "tax_payable": F(8000)}, expected, "day of the return"
        for preliminary in (F(7200), F("7199.99"), F(9000)):
            due = f"{year}-10-31" if preliminary < 7200 else f"{year + 1}-10-31"
            for paid in (f"{year + 1}-10-31", f"{year + 1}-11-01", f"{year + 2}-02-29" if (year + 2) % 4 == 0 else
                         f"{year + 2}-03-01", f"{year + 4}-07-01"):
                left = max(F(0), 8000 - preliminary)
                facts = {"tax_payable": F(8000), "previous_year_tax": F(9000), "preliminary_tax_paid": preliminary,
                         "balance_paid_on": paid}
                days = (parts.date.fromisoformat(paid) - parts.date.fromisoformat(due)).days
                expected = {"balance_due_from": due, "days_late": max(0, days), "tax_unpaid": left,
                            "balance_of_tax": 8000 - preliminary, "interest_on_balance": parts.interest_by_day(left, due, paid)}
                yield year, facts, expected, "day of the payment"
    for year, online in ONLINE.items():
        facts = {"tax_payable": F(8000), "previous_year_tax": F(0), "preliminary_tax_paid": F(0),
                 "balance_paid_on": online, "files_online": True}
        yield year, facts, {"days_late": 0, "interest_on_balance": F(0)}, "paid on the day of the online service"
        yield year + 1, {}, {"preliminary_tax_due_online": online}, "with last year's return"
    for is_open, owed in ((True, None), (True, 300), (True, 5000), (False, None)):
        for months in (0, 1, 3):
            facts = {"tax_due": F(20000), "months_late": months, "lpt_open": is_open}
            if owed:
                facts.update({"lpt_put_right": True, "lpt_owed": F(owed)})
            expected = {"late_return_surcharge": parts.surcharge_with_property_tax(20000, months, is_open, owed)}
            yield 2024, facts, expected, "local property tax not in order"


def payments():
    for payable, last, before in ((8000, 7500, None), (8000, 7100, None), (8000, 7200, None), (8000, 7500, 6000),
                                  (8000, 7500, 6857), (8000, 7500, 6858), (8000, 0, 6000), (8000, 7500, 0)):
        facts = {"tax_payable": F(payable), "previous_year_tax": F(last)}
        if before is not None:
            facts.update({"pays_by_direct_debit": True, "tax_two_years_before": F(before)})
        expected = {"preliminary_tax": parts.preliminary(payable, last, before),
                    "preliminary_tax_basis": parts.preliminary_basis(payable, last, before)}
        yield 2024, facts, expected, "basis of the preliminary tax"
    for payable in (F(0), F("0.01"), F(12000), F("12000.01"), F("10308.50")):
        facts = {"salary": F(0), "tax_payable": payable}
        yield 2024, facts, {"put_aside_per_month": parts.put_aside(payable)}, "a month"
    employee = {"salary": F(60000)}
    yield 2025, employee, {"put_aside_per_month": F(0), "has_source_outside_paye": False}, "PAYE takes all"
    # A profit that losses of earlier years cover still bears PRSI: 30,000 at 4.125 %.
    covered = {**employee, "turnover": F(30000), "trade_losses_forward": F(40000), "tax_paid": F(11200),
               "levies_paid": F(1346), "prsi_paid": F(2475)}
    expected = {"tax_deducted": F(15021), "tax_payable": F("1237.5"), "put_aside_per_month": F("103.13")}
    yield 2025, covered, expected, "a trade without taxable profit"
    spouse = {**employee, "marital_status": "married", "spouse_turnover": F(1), "spouse_trade_expenses": F(9)}
    yield 2025, spouse, {"has_source_outside_paye": True}, "the spouse's trade in a year of loss"
    for year in range(2002, 2027, 3):
        due = results(year, {"salary": F(0), "self_employed_income": F(45000)})["total_tax"]
        facts = {"salary": F(0), "self_employed_income": F(45000)}
        yield year, facts, {"tax_payable": due, "put_aside_per_month": parts.put_aside(due)}, "a sole trader"
        # Tax that customers withheld: less than the tax, and more.
        for withheld, paid in ((F(3000), F(2000)), (F(30000), F(0)), (F(30000), F(500))):
            given = {**facts, "withholding_tax": withheld, "preliminary_tax_paid": paid}
            left = due - withheld
            yield year, given, {"tax_deducted": withheld, "tax_payable": max(F(0), left), "balance_of_tax": left - paid,
                                "overpaid_at_source": max(F(0), -left), "tax_repaid": max(F(0), paid - left)}, "withheld"
        # A loss set against pay: PAYE took too much.
        loser = {"salary": F(60000), "turnover": F(8000), "trade_expenses": F(20000), "claims_trade_loss": True}
        if year >= 2015:
            loser["works_in_trade"] = True
        found = results(year, loser)
        due, withheld = found["total_tax"], 19000 + found["employee_prsi"]
        taken = {"tax_paid": F(16000), "levies_paid": F(3000), "prsi_paid": F(2500), "preliminary_tax_paid": F(0)}
        yield year, {**loser, **taken}, {"tax_payable": F(0), "overpaid_at_source": withheld - due,
                                         "balance_of_tax": due - withheld, "tax_repaid": withheld - due}, "a loss against pay"
        # The first year, from April or December on.
        for month in (4, 12):
            start = {"salary": F(0), "turnover": F(40000), "trade_started": f"{year}-{month:02}-01",
                     "accounts_months_in_year": 12 - month + 1}
            due = results(year, start)["total_tax"]
            yield year, start, {"put_aside_per_month": parts.put_aside(due, 13 - month)}, "first year of a trade"
    for loss in (5000, 20000, 90000):
        profits = (12000, 0, 30000)
        reliefs = terminal_losses(loss, profits)
        facts = {"terminal_loss": F(loss)}
        expected = {}
        for before, profit, relief in zip(("one_year", "two_years", "three_years"), profits, reliefs):
            facts[f"profit_{before}_before"] = F(profit)
            expected[f"terminal_loss_relief_{before}_before"] = relief
        yield 2024, facts, expected, "terminal loss"


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
            clean, fair = (155, 190) if year <= 2020 else (140, 155)
            for emissions, counted in ((clean, 24000), (clean + 1, 7500), (fair, 7500), (fair + 1, 0)):
                facts = {"asset_cost": F(15000), "asset_bought": f"{year}-08-01", "asset_is_car": True,
                         "car_emissions": emissions}
                yield year, facts, {"cost_for_allowances": F(counted), "wear_and_tear": F(counted, 8)}, "car"


def online_dates():
    for year, day in ONLINE.items():
        yield year, {}, {"pay_and_file_online": day}, ""
        yield year + 1, {}, {"preliminary_tax_due_online": day}, ""


def tables():
    return {"mortgages": rows(mortgages()), "flat_rates": rows(flat_rates()), "payslips": rows(payslips()),
            "self_assessment": rows([*self_assessment(), *incomes(), *online_dates()]),
            "lateness": rows([*lateness(), *payments()]), "property_tax": rows(property_taxes())}
