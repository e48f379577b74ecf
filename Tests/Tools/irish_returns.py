#!/usr/bin/env python3
"""Whole Irish people and couples, 2018 to 2026, worked out from the statutes apart from the rules of Levy.

    irish_returns.py rules/ie/fixtures/whole_returns.csv      prints the table with what is expected worked out anew
    irish_returns.py --random 3000 --seed 7 > people.csv      random people of the same kinds, for `levy batch`

Facts have the names of Levy's tables, and only the names are taken from it. Every amount is an exact fraction; only what is printed
is rounded, to the cent. Sections are those of the Taxes Consolidation Act 1997, and SWCA is the Social Welfare Consolidation Act 2005.
Pay is even over 52 weeks. Not in here: company cars, investments, foreign tax, farms, several trades, 2026 mortgages.
"""
import datetime
import math
from fractions import Fraction as F

from expected_tables import main
from random_taxpayers import YEARS, household

RESULTS = ("income_tax usc prsi total_tax landlord_credit rental_losses_carried_forward dirt "
           "tax_payable preliminary_tax balance_of_tax refund_payable").split()


def by_year(*values):
    return dict(zip(YEARS, values))


BAND = by_year(34550, 35300, 35300, 35300, 36800, 40000, 42000, 44000, 44000)     # s. 15, Table; couples of one income 9,000 more
SECOND = by_year(25550, 26300, 26300, 26300, 27800, 31000, 33000, 35000, 35000)   # s. 15(3), the most for the lower income
PERSONAL = by_year(1650, 1650, 1650, 1650, 1700, 1775, 1875, 2000, 2000)          # s. 461; s. 472 is the same
EARNED = by_year(1150, 1350, 1500, 1650, 1700, 1775, 1875, 2000, 2000)            # s. 472AB
CARER = by_year(1200, 1500, 1600, 1600, 1600, 1700, 1800, 1950, 1950)             # s. 466A
LONE = by_year(1650, 1650, 1650, 1650, 1650, 1650, 1750, 1900, 1900)              # s. 462B
CHILD = by_year(3300, 3300, 3300, 3300, 3300, 3300, 3500, 3800, 3800)             # s. 465
BLIND = by_year(1650, 1650, 1650, 1650, 1650, 1650, 1650, 1950, 1950)             # s. 468
RELATIVE = by_year(70, 70, 70, 245, 245, 245, 245, 305, 305)                      # s. 466
RENT = by_year(0, 0, 0, 0, 500, 500, 1000, 1000, 1000)                            # s. 473B
LANDLORD = by_year(0, 0, 0, 0, 0, 0, 600, 800, 1000)                              # s. 480C
DIRT = by_year(*(F(n, 100) for n in (37, 35, 33, 33, 33, 33, 33, 33, 33)))        # s. 256
USC_2 = by_year(19372, 19874, 20484, 20687, 21295, 22920, 25760, 27382, 28700)    # s. 531AN, Table: ends of 2 %
USC_RATE = by_year(*map(F, ("0.0475", "0.045", "0.045", "0.045", "0.045", "0.045", "0.04", "0.03", "0.03")))
# SWCA s. 13(2), s. 21(1): rate to September and from October, and the least contribution of class S
PRSI = by_year(*[(F("0.04"), F("0.04"), 500)] * 6, (F("0.04"), F("0.041"), F("537.5")), (F("0.041"), F("0.042"), 650), (F("0.042"), F("0.0435"), 650))
WIDOWED = (3600, 3150, 2700, 2250, 1800)                                          # s. 463
AGES = {0: 15, 30: 20, 40: 25, 50: 30, 55: 35, 60: 40}                            # ss. 774(7)(c), 787(8)
FLAT_RATE = {"shop_assistant": 121, "teacher": 518, "bar_trade": 93, "nurse": 733}  # s. 114; Revenue's list


class Facts(dict):
    def number(self, name):
        return F(str(self.get(name) or 0))

    def yes(self, name, default="no"):
        return (self.get(name) or default) == "yes"

    def date(self, name):
        return datetime.date.fromisoformat(self[name])

    @property
    def year(self):
        return int(self["year"])

    @property
    def couple(self):
        return self.get("marital_status") == "married"

    def age(self):
        return self.year - self.date("birth_date").year if self.get("birth_date") else 0

    def own(self, n):
        if not n:
            return self
        return Facts({"year": self["year"], **{k[len("spouse_"):]: v for k, v in self.items() if k.startswith("spouse_")}})


def least(a, b):
    return max(min(a, b), F(0))


# --- what one person earns -------------------------------------------------------------------------------------------------

def trade(p):
    """ss. 65, 81, 284, 382, 392: the profit, the same before losses of earlier years, before allowances, and the loss of the year."""
    forward = p.number("trade_losses_forward")
    if not p.get("turnover"):
        profit = p.number("self_employed_income")
        return profit, profit + forward, profit + forward, F(0)
    profit = p.number("turnover") - p.number("trade_expenses")
    profit += sum(p.number(name) for name in ("depreciation", "private_expenses", "entertainment", "drawings"))
    allowance = p.number("asset_cost") / 8 if p.get("asset_cost") and 0 <= p.year - p.date("asset_bought").year < 8 else F(0)
    left = max(profit - allowance, F(0))
    return max(left - forward, F(0)), left, max(profit, F(0)), max(allowance - profit, F(0))


def lettings(p):
    """ss. 97, 97A, 97B, 216A, 305, 384 (Case V), and the credit of s. 480C."""
    year = p.year
    homes = p.number("residential_rents") - p.number("residential_rental_expenses")
    homes -= p.number("rental_interest_residential") * (F("0.85") if year == 2018 else 1)
    homes -= min(p.number("pre_letting_expenses"), 10000 if year >= 2023 else 5000)
    homes -= min(p.number("retrofitting_expenses"), 10000)
    room = p.number("room_rent")
    room = room - p.number("room_rent_expenses") if room > 14000 else F(0)
    others = p.number("other_rents") - p.number("other_rental_expenses")
    profit = max(homes + others + room, F(0))
    wear = least(p.number("furniture_allowance"), profit)
    losses = least(p.number("rental_losses_forward"), profit - wear)
    taxed = profit - wear - losses
    credit = least(min(LANDLORD[year], taxed / 5), (homes - wear) / 5)
    carried = p.number("rental_losses_forward") - losses + max(-(homes + others + room), F(0))
    return {"taxed": taxed, "usc": profit, "prsi": profit - wear, "credit": credit, "carried": carried}


def remote_work(p):
    """s. 114A: ((A x B / C) - D) x 30 %; before 2022 by s. 114, a tenth of energy and since 2020 30 % of broadband."""
    days = 366 if p.year % 4 == 0 else 365
    share, energy, broadband = F(int(p.number("remote_days")), days), p.number("electricity_and_heating"), p.number("broadband")
    if p.year < 2022:
        return share * (energy / 10 + (broadband * F("0.3") if p.year >= 2020 else 0))
    return max(share * (energy + broadband) - p.number("remote_work_allowance"), F(0)) * F("0.3")


def lump_sum(p):
    """ss. 123, 201, Sch. 3: what of a payment at the end of a job is taxed, beyond the greatest of three exempt amounts."""
    years, pension = int(p.get("termination_service_years") or 0), p.number("termination_pension_lump_sum")
    basic = 10160 + 765 * years
    increased = basic + (0 if p.yes("earlier_lump_sum") else max(10000 - pension, F(0)))
    standard = p.number("termination_average_pay") * years / 15 - pension
    return max(p.number("termination_payment") - min(max(increased, standard), 200000), F(0))


def person(p):
    me = {"facts": p, "age": p.age(), "rent": lettings(p)}
    me["profit"], me["trade_prsi"], me["before_allowances"], loss = trade(p)
    me["pay"] = pay = p.number("salary") + p.number("benefit_in_kind") + p.number("employer_medical_insurance")
    me["lump"] = lump_sum(p)
    me["emoluments"] = pay + p.number("pension_income") + p.number("welfare_income") + me["lump"]
    me["unearned"] = sum(p.number(n) for n in ("foreign_and_untaxed_income", "income_taxed_under_case_iv", "irish_dividends"))
    expenses = p.number("other_employment_expenses") + remote_work(p) + FLAT_RATE.get(p.get("profession"), 0)
    # ss. 774, 787, 787E, 790A: a share of the earnings by age, of no more than 115,000 together
    share = F(next(AGES[start] for start in sorted(AGES, reverse=True) if me["age"] >= start), 100)
    scheme = min(p.number("pension_contribution") + p.number("avc"), share * min(pay, 115000))
    personal = least(p.number("personal_pension_contribution"), share * min(pay + me["profit"], 115000) - scheme)
    total = me["emoluments"] - min(expenses, pay) - scheme - personal + me["profit"] + me["rent"]["taxed"] + me["unearned"]
    total = max(total - p.number("maintenance_paid"), F(0))                      # s. 1025
    me["loss"] = loss if p.yes("claims_trade_loss") else F(0)                    # s. 381
    me["spare_loss"] = max(me["loss"] - total, F(0))
    me["total"] = max(total - me["loss"], F(0))
    return me


# --- charges of one person -------------------------------------------------------------------------------------------------

def usc(me):
    """ss. 531AM, 531AN, 531AU: welfare does not count, nor pension contributions, losses of lettings and wear of furniture."""
    p, year = me["facts"], me["facts"].year
    outside = me["profit"] + me["rent"]["usc"] + me["unearned"]
    income = me["pay"] + p.number("pension_income") + me["lump"] + outside - p.number("maintenance_paid")
    if income <= 13000:
        return F(0)
    bands = [(12012, F("0.005")), (USC_2[year], F("0.02")), (70044, USC_RATE[year]), (None, F("0.08"))]
    if (me["age"] >= 70 or p.yes("medical_card")) and income <= 60000:
        bands = [(12012, F("0.005")), (None, F("0.02"))]
    charge, lower = F(0), 0
    for upper, rate in bands:
        charge += max((min(income, upper) if upper else income) - lower, 0) * rate
        lower = upper
    return charge + max(outside - 100000, 0) * F("0.03")


def insured(me):
    """SWCA s. 12: to 66; since 2024 to 70 of those born since 1958 who do not draw the State pension."""
    p = me["facts"]
    deferred = p.year >= 2024 and me["age"] < 70 and p.yes("deferred_state_pension") and p.date("birth_date").year >= 1958
    return me["age"] < 66 or deferred


def is_director(me):
    return me["facts"].yes("proprietary_director") or me["facts"].yes("controlling_director")


def prsi(me, director_beside):
    """SWCA ss. 13(2), 14, 21, Sch. 1: of pay, by the return, and what of that is of a director's pay.

    Class K is for unearned income of who has pay or a pension and is a chargeable person, as is a director's spouse taxed as one
    with the director (s. 959B). The limit of class S is before capital allowances (Sch. 1 Part 3 para. 3)."""
    p = me["facts"]
    first, last, minimum = PRSI[p.year]
    if not insured(me):
        return F(0), F(0), F(0)
    director = p.yes("controlling_director")
    week = F(0) if director else me["pay"] / 52
    of_pay = F(0)
    if week > 352:
        credit = least(12 - (week - F("352.01")) / 6, F(12)) if week <= 424 else F(0)
        of_pay = 39 * max(week * first - credit, 0) + 13 * max(week * last - credit, 0)
    composite = (3 * first + last) / 4
    own = me["trade_prsi"] + (me["pay"] if director else 0)
    unearned = me["rent"]["prsi"] + me["unearned"]
    if not own and (me["pay"] or p.number("pension_income")):
        return of_pay, unearned * composite if chargeable([me]) or director_beside else F(0), F(0)
    if not own + unearned or me["before_allowances"] + me["rent"]["usc"] + me["unearned"] + me["pay"] < 5000:
        return of_pay, F(0), F(0)
    return of_pay, max((own + unearned) * composite, F(minimum)), me["pay"] * composite if director else F(0)


def chargeable(people):
    """s. 959B: more than 5,000 outside PAYE, or 30,000 before expenses, and directors; s. 1017: of both together."""
    net = sum(me["profit"] + me["rent"]["taxed"] + me["unearned"] for me in people)
    gross = sum(sum(me["facts"].number(n) for n in ("turnover", "residential_rents", "other_rents")) + me["unearned"] for me in people)
    gross += sum(me["profit"] for me in people if not me["facts"].get("turnover"))
    return net > 5000 or gross >= 30000 or any(map(is_director, people))


# --- income tax ------------------------------------------------------------------------------------------------------------

def status_credits(f, me):
    """ss. 461 to 463 of who is not taxed as one of a couple, and whether the band is that of s. 462B."""
    year, since = f.year, f.get("widowed_since")
    lone = f.yes("lone_parent") and f.yes("primary_carer", "yes") and not f.yes("cohabiting")
    if f.get("marital_status") == "widowed":
        years = year - f.date("widowed_since").year
        if years == 0:
            return 2 * PERSONAL[year], False
        if not lone:
            return PERSONAL[year] + 540, False
        return PERSONAL[year] + LONE[year] + (WIDOWED[years - 1] if years <= 5 else 0), True
    return PERSONAL[year] + (LONE[year] if lone else 0), lone


def own_credits(me):
    """ss. 468, 469, 470, 472, 472AB, 472BA, 480C."""
    p, year = me["facts"], me["facts"].year
    director = is_director(me)
    under_paye = me["emoluments"] - (me["pay"] if director else 0)
    employee = min(F(PERSONAL[year]), under_paye / 5)
    earned = min(F(EARNED[year]), (me["profit"] + (me["pay"] if director else 0)) / 5)
    credits = employee + least(earned, PERSONAL[year] - employee) + me["rent"]["credit"]
    credits += (p.number("medical_expenses") + p.number("dental_expenses")) / 5
    covered = 1000 * int(p.get("insured_adults") or 1) + 500 * int(p.get("insured_children") or 0)
    credits += min(p.number("employer_medical_insurance"), covered) / 5
    credits += 1270 if p.number("fisher_days") >= 80 else 0
    return credits + (BLIND[year] if p.yes("blind") else 0)


def household_credits(f, people, limit_of_rent):
    """ss. 465, 466, 473A to 473C."""
    year, p = f.year, [me["facts"] for me in people]
    credits = F(int(f.get("incapacitated_children") or 0) * CHILD[year])
    if f.number("dependent_relative_income") < 13000:
        credits += int(f.get("dependent_relatives") or 0) * RELATIVE[year]
    if (f.get("landlord") or "private") == "private" and not f.yes("rent_supported") and f.yes("tenancy_registered", "yes"):
        credits += min(sum(q.number("rent_paid") for q in p) / 5, limit_of_rent)
    fees = [q.number(name) for q in p for name in ("tuition_fees", "tuition_fees_second_student", "tuition_fees_third_student")]
    credits += max(sum(min(fee, 7000) for fee in fees) - (3000 if f.yes("tuition_full_time", "yes") else 1500), F(0)) / 5
    if 2023 <= year <= 2025 and 80000 <= f.number("mortgage_balance_2022") <= 500000:
        credits += least((f.number("mortgage_interest") - f.number("mortgage_interest_2022")) / 5, F(1250))
    return credits


def after_exemption(f, people, limit, total, tax):
    """s. 188: 18,000 or 36,000, more for children; 40 % of what is beyond, to twice the limit."""
    if not any(me["age"] >= 65 for me in people):
        return tax
    children = int(f.get("children") or 0)
    limit += 575 * min(children, 2) + 830 * max(children - 2, 0)
    if total <= limit:
        return F(0)
    return min(tax, (total - limit) * F("0.4")) if total <= 2 * limit else tax


def scale(taxable, band):
    return min(taxable, band) / 5 + max(taxable - band, 0) * F("0.4")


def alone(f, me):
    year = f.year
    personal, lone = status_credits(f, me)
    credits = personal + own_credits(me) + household_credits(f, [me], RENT[year]) + (245 if me["age"] >= 65 else 0)
    taxable = max(me["total"] - deductions(me), F(0))
    tax = max(scale(taxable, BAND[year] + (4000 if lone else 0)) - credits, F(0))
    return after_exemption(f, [me], 18000, me["total"], tax)


def deductions(me):
    """ss. 467, 469, 471: what s. 458 takes from total income."""
    p = me["facts"]
    insurance = min(p.number("income_protection_premiums"), me["total"] / 10)
    return p.number("nursing_home_expenses") + min(p.number("employed_carer_cost"), 75000) + insurance


def as_one(f, people):
    """ss. 15(3), 466A, 1017: the increased band, or the credit for the spouse who cares at home, whichever is better."""
    year = f.year
    people = [{**me, "total": max(me["total"] - other["spare_loss"], F(0))} for me, other in zip(people, people[::-1])]
    total = sum(me["total"] for me in people)
    taxable = max(total - sum(map(deductions, people)), F(0))
    lower = min(people, key=lambda me: me["total"])
    credits = 2 * PERSONAL[year] + sum(map(own_credits, people)) + household_credits(f, people, 2 * RENT[year])
    credits += 490 if any(me["age"] >= 65 for me in people) else 0
    band = BAND[year] + 9000
    ways = [scale(taxable, band + min(lower["total"], SECOND[year])) - credits]
    if f.yes("home_carer"):
        counted = max(lower["total"] - lower["facts"].number("carers_allowance") - 7200, F(0))
        ways.append(scale(taxable, band) - credits - max(CARER[year] - counted / 2, F(0)))
    return after_exemption(f, people, 36000, total, max(min(ways), F(0)))


def income_tax(f, people):
    if not f.couple:
        return alone(f, people[0])
    shared = {k: f[k] for k in ("landlord", "rent_supported", "tenancy_registered", "tuition_full_time") if k in f}
    single = Facts({k: v for k, v in f.items() if k != "marital_status"})
    apart = alone(single, people[0]) + alone(Facts({**people[1]["facts"], **shared}), people[1])
    if f.yes("married_this_year"):                                               # s. 1020
        months = 13 - f.date("marriage_date").month
        return apart - max(apart - as_one(f, people), 0) * F(months, 12)
    return apart if f.get("assessment") == "single" else as_one(f, people)       # ss. 1016, 1023


# --- the return ------------------------------------------------------------------------------------------------------------

def returned(f):
    f = Facts(f)
    year = f.year
    people = [person(f.own(n)) for n in range(1 + f.couple)]
    joint = f.couple and f.get("assessment") != "single" and not f.yes("married_this_year")
    charges = [prsi(me, joint and any(map(is_director, people))) for me in people]
    self_employed = sum(other for _, other, _ in charges)
    result = {"income_tax": income_tax(f, people), "usc": sum(map(usc, people)), "prsi": sum(of_pay for of_pay, _, _ in charges) + self_employed}
    result["total_tax"] = sum(result.values())
    result["landlord_credit"] = sum(me["rent"]["credit"] for me in people) if year >= 2024 else None
    result["rental_losses_carried_forward"] = people[0]["rent"]["carried"]
    result["dirt"] = f.number("deposit_interest") * DIRT[year] if f.get("deposit_interest") else None
    owed = result["income_tax"] + result["usc"] + self_employed
    of_directors = sum(c[2] for c in charges)                                    # prsi_paid is of both spouses
    if f.get("prsi_paid"):
        of_directors = max(f.number("prsi_paid") - sum(c[0] for c in charges), F(0))
    withheld = f.number("levies_paid") + of_directors + sum(me["facts"].number(n) for me in people for n in ("tax_paid", "withholding_tax"))
    result["tax_payable"] = result["preliminary_tax"] = result["balance_of_tax"] = result["refund_payable"] = None
    if f.get("claim_date"):                                                      # s. 865(4)
        result["refund_payable"] = max(withheld - owed, F(0)) if f.date("claim_date").year <= year + 4 else F(0)
    if f.get("previous_year_tax") and chargeable(people):                                     # s. 959AO
        result["tax_payable"] = max(owed - withheld, F(0))
        ways = [result["tax_payable"] * F("0.9"), f.number("previous_year_tax")]
        if f.yes("pays_by_direct_debit") and f.number("tax_two_years_before"):
            ways.append(f.number("tax_two_years_before") * F("1.05"))
        result["preliminary_tax"] = min(ways)
        result["balance_of_tax"] = owed - withheld - f.number("preliminary_tax_paid")
    return result


# --- what is printed -------------------------------------------------------------------------------------------------------

def shown(amount):
    if amount is None:
        return ""
    return f"{math.floor(F(amount) * 100 + F(1, 2)) / 100:.2f}".removesuffix(".00")


if __name__ == "__main__":
    main(RESULTS, returned, household, shown, {"tolerance": "0.02", "source": "", "note": ""})
