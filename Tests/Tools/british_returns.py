#!/usr/bin/env python3
"""Whole British tax returns, 2018/19 to 2025/26, worked out from the statutes apart from the rules of Levy.

    british_returns.py rules/uk/fixtures/whole_returns.csv     prints the table with what is expected worked out anew
    british_returns.py --random 3000 --seed 7 > people.csv     random people of the same kinds, for `levy batch`

Facts have the names of Levy's tables, and only the names are taken from it. Amounts are exact: whole pounds of income, taxes in
hundredths of a penny. What a return rounds is rounded: relief from income up to a pound, class 4, loans, the charge on child benefit
and halves of a payment as each function says. Everybody makes a return and is resident all year.
Where the property allowance and expenses leave as much tax, the law leaves the choice; the rules may take the other way.
Not in here: losses set sideways, several jobs, income abroad, trusts, pension charges, reliefs of business assets, married couple's allowance.
"""
from fractions import Fraction as F

from expected_tables import main
from math import ceil, floor

YEARS = range(2018, 2026)
RESULTS = """taxable_trading_profit property_income adjusted_net_income personal_allowance marriage_allowance_reduction
finance_costs_carried_forward income_tax class_2 class_4 child_benefit child_benefit_charge student_loans_due capital_gains_tax gift_aid_charge
capital_losses_carried_forward self_assessment_bill payment_on_account balancing_payment due_in_january due_in_july employee_ni
student_loan postgraduate_loan""".split()


def by_year(*values):
    return dict(zip(YEARS, values))


# Rates are in hundredths of a percent.
ALLOWANCE = by_year(11850, 12500, 12500, *[12570] * 5)                            # ITA 2007 s. 35(1)
BLIND = by_year(2390, 2450, 2500, 2520, 2600, 2870, 3070, 3130)                   # s. 38(1), by the orders of each year
TRANSFERRED = by_year(1190, 1250, 1250, *[1260] * 5)                              # s. 55B(4), (5): a tenth, up to ten pounds
BASIC_LIMIT = by_year(34500, 37500, 37500, *[37700] * 5)                          # s. 10(5)
HIGHER_LIMIT = by_year(*[150000] * 5, *[125140] * 3)                              # s. 10(5A)
DIVIDEND_NIL = by_year(*[2000] * 5, 1000, 500, 500)                               # s. 13A(2)
DIVIDENDS = by_year(*[(750, 3250, 3810)] * 4, *[(875, 3375, 3935)] * 4)           # s. 8
# Scottish rate resolutions: limits of starter, basic, intermediate, (higher,) higher or advanced rate; rates
SCOTLAND = by_year(
    ((2000, 12150, 31580, 150000), (1900, 2000, 2100, 4100, 4600)), ((2049, 12444, 30930, 150000), (1900, 2000, 2100, 4100, 4600)),
    ((2085, 12658, 30930, 150000), (1900, 2000, 2100, 4100, 4600)), ((2097, 12726, 31092, 150000), (1900, 2000, 2100, 4100, 4600)),
    ((2162, 13118, 31092, 150000), (1900, 2000, 2100, 4100, 4600)), ((2162, 13118, 31092, 125140), (1900, 2000, 2100, 4200, 4700)),
    ((2306, 13991, 31092, 62430, 125140), (1900, 2000, 2100, 4200, 4500, 4800)),
    ((2827, 14921, 31092, 62430, 125140), (1900, 2000, 2100, 4200, 4500, 4800)))
FINANCE_DEDUCTED = by_year(50, 25, *[0] * 6)                                      # ITTOIA 2005 s. 272A, percent
# SSCBA 1992 s. 15: lower and upper profits limit, main and additional rate; s. 11: a week, threshold, reached or exceeded
CLASS_4 = by_year((8424, 46350, 900, 200), (8632, 50000, 900, 200), (9500, 50000, 900, 200), (9568, 50270, 900, 200),
                  (11908, 50270, 973, 273), (12570, 50270, 900, 200), (12570, 50270, 600, 200), (12570, 50270, 600, 200))
CLASS_2 = by_year((295, 6205), (300, 6365), (305, 6475), (305, 6515), (315, 11909), (345, 12571), None, None)
# SI 2001/1004 reg. 11 and SSCBA 1992 s. 8 from a day on: monthly threshold and limit, rates
CLASS_1 = {"2018-04-06": (702, 3863, 1200, 200), "2019-04-06": (719, 4167, 1200, 200), "2020-04-06": (792, 4167, 1200, 200),
           "2021-04-06": (797, 4189, 1200, 200), "2022-04-06": (823, 4189, 1325, 325), "2022-07-06": (1048, 4189, 1325, 325),
           "2022-11-06": (1048, 4189, 1200, 200), "2024-01-06": (1048, 4189, 1000, 200), "2024-04-06": (1048, 4189, 800, 200)}
# SI 2006/965 reg. 2: a week for the eldest and for others in pence; Mondays of the year
CHILD_BENEFIT = by_year((2070, 1370, 52), (2070, 1370, 52), (2105, 1395, 53), (2115, 1400, 52), (2180, 1445, 52), (2400, 1590, 52),
                        (2560, 1695, 52), (2605, 1725, 52))
CHARGED_FROM = by_year(*[(50000, 100)] * 6, *[(60000, 200)] * 2)                  # ITEPA 2003 s. 681C(2)
LOANS = {                                                                         # SI 2009/470 reg. 29
    "plan_1": by_year(18330, 18935, 19390, 19895, 20195, 22015, 24990, 26065),
    "plan_2": by_year(25000, 25725, 26575, *[27295] * 4, 28470),
    "plan_4": by_year(None, None, None, 25000, 25375, 27660, 31395, 32745),
    "postgraduate": by_year(None, *[21000] * 7),
}
EXEMPT_GAINS = by_year(11700, 12000, *[12300] * 3, 6000, 3000, 3000)              # TCGA 1992 s. 1K(2)
# TCGA 1992 ss. 1H, 4: within the basic rate band and beyond: homes, other assets, other assets before 30 October 2024
GAINS = by_year(*[((1800, 2800), (1000, 2000), None)] * 6, ((1800, 2400), (1800, 2400), (1000, 2000)), ((1800, 2400), (1800, 2400), None))


class Facts(dict):
    """The facts of a person; a number that is not given is zero."""

    def __missing__(self, name):
        return ""

    def number(self, name):
        return F(self[name] or 0)

    def whole(self, name):
        return floor(self.number(name))

    def yes(self, name):
        return self[name] == "yes"

    @property
    def year(self):
        return int(self["year"])


def tax(limits, rates, start, end):
    """What lies between start and end of the income, at the rates of the bands, in hundredths of a penny."""
    total, low = 0, 0
    for high, rate in zip([*limits, max(end, 1)], rates):
        total += max(min(end, high) - max(start, low), 0) * rate
        low = max(low, high)
    return total


def pence(hundredths):
    return F(floor(hundredths / F(100)), 100)


# --- ITA 2007 s. 23, steps 1 and 2: the kinds of income ----------------------------------------------------------------------

def trade(f):
    """ITTOIA 2005 ss. 25, 783A: expenses or the trading allowance; ITA 2007 s. 83: and less losses of earlier years."""
    receipts = f.number("trading_receipts")
    profit = max(floor(receipts - max(f.number("trading_expenses"), min(receipts, 1000))), 0)
    return profit, max(profit - f.whole("trading_losses_brought_forward"), 0)


def letting(f, allowance):
    """Profit before and after losses of earlier years (ITA 2007 s. 118); finance costs of the year that were not deducted, with those of
    earlier years (ITTOIA 2005 s. 274A)."""
    receipts, losses = f.number("property_receipts"), f.whole("property_losses_brought_forward")
    earlier = f.whole("finance_costs_brought_forward")
    if allowance:                                                                   # s. 783B: nothing is deducted, so no amount of the year
        profit = floor(receipts - min(receipts, 1000))
        return profit, max(profit - losses, 0), earlier
    costs = f.whole("dwelling_finance_costs")
    deducted = F(costs * FINANCE_DEDUCTED[f.year], 100)
    profit = max(floor(receipts - f.number("property_expenses") - deducted), 0)
    return profit, max(profit - losses, 0), costs - deducted + earlier


# --- ITA 2007 s. 23, steps 3 to 6 --------------------------------------------------------------------------------------------

class Person:
    """What does not depend on which income the allowances are set against."""

    def __init__(self, f, allowance=False):
        self.f, self.year, self.allowance = f, f.year, allowance
        self.whole_property, self.property, self.relievable = letting(f, allowance)
        self.whole_trade, self.trade = trade(f)
        self.pay = f.whole("employment_income") - ceil(f.number("pension_net_pay"))
        self.other = self.pay + f.whole("pension_income") + self.trade + self.property
        self.savings, self.dividends = f.whole("savings_income"), f.whole("dividends")
        self.net = self.other + self.savings + self.dividends
        # FA 2004 ss. 189, 190, 192: with relief up to the earnings, and at least 3,600
        most = max(f.number("employment_income") + self.whole_trade - f.number("pension_net_pay"), 3600)
        self.pension = ceil(min(f.number("pension_contributions_net") * 5 / 4, most))
        self.gross = self.pension + ceil(f.number("gift_aid") * 5 / 4)              # ITA 2007 ss. 58, 414
        self.adjusted = max(self.net - self.gross, 0)
        self.personal = max(ALLOWANCE[self.year] - max(self.adjusted - 100000, 0) // 2, 0)   # s. 35(2), (3)
        self.basic, self.higher = BASIC_LIMIT[self.year] + self.gross, HIGHER_LIMIT[self.year] + self.gross
        self.scottish = f["country"] == "scotland"
        if self.scottish:                                                           # FA 2004 s. 192(4A): not the starter rate limit
            (starter, *limits), self.rates = SCOTLAND[self.year]
            self.limits = [starter, *(limit + self.gross for limit in limits)]
        else:
            self.limits, self.rates = [self.basic, self.higher], (2000, 4000, 4500)
        self.given = 0
        self.set_allowances()
        if f["marriage_allowance"] == "given" and self.personal:                    # s. 55C(1)(b), (c)
            self.given = TRANSFERRED[self.year]
            self.set_allowances()
            if not self.assess()["only_basic"]:
                self.given = 0
                self.set_allowances()

    def set_allowances(self):
        self.allowances = max(self.personal - self.given, 0) + (BLIND[self.year] if self.f.yes("blind") else 0)
        self.taxable = max(self.net - self.allowances, 0)
        self.savings_nil = 1000 if self.taxable <= self.basic else 500 if self.taxable <= self.higher else 0    # s. 12B

    def ways(self):
        """Corners between which the tax is linear: (other, savings) left of the allowances, dividends being the rest."""
        nil, dividend_nil = self.savings_nil, DIVIDEND_NIL[self.year]
        total = self.taxable
        others = {0, self.other, 5000, *self.limits, self.basic, self.basic - nil, self.higher}
        savings = {0, self.savings, nil}
        sums = {total, total - self.dividends, 5000, 5000 + nil, self.basic, self.higher, self.basic - dividend_nil,
                self.higher - dividend_nil, total - dividend_nil}
        pairs = {(n, s) for n in others for s in savings} | {(n, x - n) for n in others for x in sums} | {(x - s, s) for s in savings for x in sums}
        for n, s in pairs:
            if 0 <= n <= self.other and 0 <= s <= self.savings and 0 <= total - n - s <= self.dividends:
                yield n, s, total - n - s

    def assess(self):
        """ITA 2007 s. 25(2): the allowances are used in the way that leaves the least tax."""
        return min((self.liability(*way) for way in self.ways()), key=lambda r: (r["tax"], not r["only_basic"]))

    def liability(self, n, s, d):
        """Other income, then savings, then dividends (s. 16), in hundredths of a penny."""
        limits, top = [self.basic, self.higher], n + s
        starting = min(s, max(5000 - n, 0))                                         # ss. 7, 12
        nil = min(s - starting, self.savings_nil)                                   # s. 12A
        free = min(d, DIVIDEND_NIL[self.year])                                      # s. 13A
        before = (tax(self.limits, self.rates, 0, n) + tax(limits, (2000, 4000, 4500), n + starting + nil, top)
                  + tax(limits, DIVIDENDS[self.year], top + free, top + d))
        # s. 55B(2): no rate but the basic one, those below it and the Scottish intermediate; nil-rate dividends as if there were none
        only_basic = n <= (self.limits[2] if self.scottish else self.basic) and (
            top + d <= self.basic if d else top <= self.basic or s <= starting + nil)
        # ITTOIA 2005 ss. 274AA, 783BL: finance costs up to profit and adjusted total income, none beside the property allowance
        relieved = 0 if self.allowance else min(self.relievable, self.property, max(self.other - self.allowances, 0))
        left = max(before - relieved * 2000, 0)
        received = TRANSFERRED[self.year] * 2000 if self.f["marriage_allowance"] == "received" and only_basic else 0
        return {"tax": max(left - received, 0), "received": received, "only_basic": only_basic, "relieved": relieved}


# --- contributions, charges and loans ----------------------------------------------------------------------------------------

def class_1(pay, day):
    """One payment of a month: at the main rate, and in all, to the nearest penny, half a penny down (SI 2001/1004 reg. 12)."""
    threshold, limit, main, upper = CLASS_1[max(since for since in CLASS_1 if since <= day)]
    at_main = max(min(pay, limit) - threshold, 0) * main
    return at_main, F(ceil((at_main + max(pay - limit, 0) * upper) / F(100) - F(1, 2)), 100)


def self_employed(f, profit):
    """Class 2 and class 4; the latter at the main rate within the annual maximum with class 1 and 2 (SI 2001/1004 reg. 100(3))."""
    if f.yes("over_state_pension_age_at_start"):
        return F(0), F(0)
    week, threshold = CLASS_2[f.year] or (0, 10**9)
    second = F(52 * week, 100) if profit >= threshold else F(0)
    lower, upper, main, additional = CLASS_4[f.year]
    at_main = max(min(profit, upper) - lower, 0) * main
    paid = f.number("class_1_paid_at_main_rate")
    most = (upper - lower) * main + 53 * week * 100 - (second + paid) * 10000       # steps 1 to 4
    capped = min(at_main, max(most, 0))
    beyond = max(profit - upper, 0) + (at_main - capped) / F(main)                  # steps 5 to 8
    return second, pence(capped + beyond * additional)


def child_benefit(f):
    children = f.whole("children")
    eldest, further, weeks = CHILD_BENEFIT[f.year]
    return F((eldest + further * (children - 1)) * weeks, 100) if children else F(0)


def benefit_charge(f, adjusted, benefit):
    """ITEPA 2003 ss. 681B, 681C: the partner with more income pays; benefit, percentage and charge go down to whole numbers."""
    limit, step = CHARGED_FROM[f.year]
    if adjusted <= limit or f.number("partner_adjusted_net_income") > adjusted:
        return 0
    return floor(benefit) * min((adjusted - limit) // step, 100) // 100


def loans(f, income, periods):
    """9 % above the lowest threshold of the plans, 6 % for postgraduates; each down to a pound."""
    def repayment(plans, rate):
        thresholds = [LOANS[plan][f.year] for plan in plans if f.yes(f"student_loan_{plan}") and LOANS[plan][f.year]]
        if not thresholds:
            return 0
        threshold = F(min(thresholds) * 100 // periods, 100)
        return floor(max(income - threshold, 0) * rate / 100)
    return repayment(("plan_1", "plan_2", "plan_4"), 9), repayment(("postgraduate",), 6)


def loan_income(f, p):
    """SI 2009/470 reg. 29(4): total income of step 1, so before losses of earlier years (ITA 2007 ss. 83(2), 118(2)), without benefits in
    kind, and with unearned income if it exceeds 2,000; less pension contributions."""
    unearned = p.whole_property + p.savings + p.dividends + f.whole("pension_income")
    return max(p.pay - f.whole("benefits_in_kind") + p.whole_trade + (unearned if unearned > 2000 else 0) - p.pension, 0)


# --- capital gains -----------------------------------------------------------------------------------------------------------

def gains_tax(f, p):
    """TCGA 1992 ss. 1, 1F, 1H to 1K: losses and the exempt amount against what is taxed most, the basic rate band where it saves most."""
    before = f.whole("capital_gains_before_change")
    gains = [f.whole("residential_gains"), f.whole("capital_gains") - before, before]
    losses, brought = ceil(f.number("capital_losses")), f.whole("capital_losses_brought_forward")
    exempt, total = EXEMPT_GAINS[f.year], sum(gains)
    used = min(brought, max(total - losses - exempt, 0))
    off = losses + exempt + used
    kinds = sorted((pair for pair in zip(GAINS[f.year], gains) if pair[0]), key=lambda pair: -pair[0][1])
    left = []
    for rates, gain in kinds:
        left.append((rates, max(gain - off, 0)))
        off = max(off - gain, 0)
    band, due = max(p.basic - p.taxable, 0), 0                                      # s. 1J: what the basic rate limit leaves
    for (within, beyond), gain in sorted(left, key=lambda pair: pair[0][0] - pair[0][1]):
        low = min(band, gain)
        band -= low
        due += low * within + (gain - low) * beyond
    return pence(due), brought - used + max(losses - total, 0)


# --- the return --------------------------------------------------------------------------------------------------------------

def tax_return(f):
    f = Facts(f)
    ways = [(p, p.assess()) for p in (Person(f, allowance) for allowance in ((False, True) if f.whole("property_receipts") else (False,)))]
    # ITTOIA 2005 ss. 783B to 783BM: the property allowance where less tax is left. Where as much is, it stands up to 1,000 without an
    # election; beyond, finance costs of the year are not given up for it, and else less profit is left.
    kept = f.whole("property_receipts") > 1000 and f.whole("dwelling_finance_costs")
    p, result = min(ways, key=lambda way: (way[1]["tax"], way[0].allowance if kept else way[0].whole_property))
    r = {"taxable_trading_profit": p.trade, "property_income": p.property, "adjusted_net_income": p.adjusted, "personal_allowance": p.personal,
         "marriage_allowance_reduction": pence(result["received"]), "income_tax": pence(result["tax"]),
         "finance_costs_carried_forward": p.relievable - result["relieved"]}
    r["class_2"], r["class_4"] = self_employed(f, p.trade)
    r["child_benefit"] = child_benefit(f)
    r["child_benefit_charge"] = benefit_charge(f, p.adjusted, r["child_benefit"])
    r["student_loans_due"] = max(sum(loans(f, loan_income(f, p), 1)) - f.number("student_loans_taken_from_pay"), 0)
    r["capital_gains_tax"], r["capital_losses_carried_forward"] = gains_tax(f, p)
    # ITA 2007 ss. 423 to 425: gifts may not take more tax with them than the donor bears
    r["gift_aid_charge"] = pence(max(f.number("gift_aid") / 4 - r["income_tax"] - r["capital_gains_tax"], 0) * 10000)
    # TMA 1970 s. 59A, SI 1996/1654 reg. 3; an odd penny goes to July
    assessed = r["income_tax"] + r["gift_aid_charge"] + r["child_benefit_charge"] + r["class_4"]
    deducted = f.number("tax_deducted_from_pay") + f.number("other_tax_deducted")
    relevant = assessed - deducted
    on_account = relevant if relevant >= 1000 and deducted <= assessed * F(4, 5) else 0
    r["payment_on_account"] = F(floor(on_account * 50), 100)
    r["due_in_july"] = on_account - r["payment_on_account"]
    r["self_assessment_bill"] = (relevant + r["class_2"] + r["student_loans_due"] + r["capital_gains_tax"] - f.number("capital_gains_tax_paid"))
    r["balancing_payment"] = r["self_assessment_bill"] - f.number("paid_on_account")
    r["due_in_january"] = r["balancing_payment"] + r["payment_on_account"]
    if f["period_pay"]:
        r["employee_ni"] = class_1(f.number("period_pay"), f["pay_day"])[1]
        r["student_loan"], r["postgraduate_loan"] = loans(f, f.number("period_pay"), 12)
    return r


# --- random people -----------------------------------------------------------------------------------------------------------

def near(r, *points):
    """An amount near a threshold, or any amount."""
    return max(r.choice(points) + r.choice((-1, 0, 1, r.randrange(-40, 41), r.randrange(-1500, 1501), r.randrange(-1500, 1501))), 0)


def drawn(r, table):
    facts = {}
    for line in table.strip().split("\n"):
        chance, *columns = line.split()
        if r.random() < float(chance):
            for name, _, values in (column.partition("=") for column in columns):
                low, *high = values.split("..")
                facts[name] = r.randrange(int(low), int(high[0]) + 1, *map(int, high[1:])) if high else r.choice(values.split("|"))
    return facts


ANYBODY = """
    0.5 savings_income=1..7500
    0.15 savings_income=480..1020
    0.08 savings_income=4000..30000
    0.4 dividends=1..6000
    0.15 dividends=450..2050
    0.08 dividends=5000..90000
    0.3 property_receipts=500..30000 property_expenses=200..9000
    0.07 property_receipts=300..1600 property_expenses=0..1800
    0.3 gift_aid=4..1200..4
    0.05 blind=yes
    0.3 capital_gains=1000..60000
    0.2 residential_gains=5000..90000
    0.12 capital_losses=100..20000
    0.12 capital_losses_brought_forward=100..30000
    0.2 paid_on_account=100..9000
    0.12 marriage_allowance=given
    0.25 marriage_allowance=received
"""
LETTING = """
    0.5 dwelling_finance_costs=400..14000..4
    0.2 finance_costs_brought_forward=100..6000
    0.1 property_losses_brought_forward=100..9000
"""
WORKING = """
    0.3 pension_contributions_net=40..16000..4
    0.45 children=1..4 partner_adjusted_net_income=0..59000
    0.15 student_loan_plan_1=yes
    0.2 student_loan_plan_2=yes
    0.1 student_loan_plan_4=yes
    0.15 student_loan_postgraduate=yes
"""
TRADE = """
    1 trading_expenses=0..12000
    0.12 trading_losses_brought_forward=100..9000
    0.1 other_tax_deducted=200..6000
"""


def person(r):
    """A random person with the facts that people of the kind have, many of them near the limits of the law."""
    year = r.choice(YEARS)
    f = {"year": year, "makes_a_return": "yes", "country": r.choice(("england", "scotland", "scotland", "wales", "northern_ireland"))}
    kind = r.choice(("employee", "employee", "trader", "both", "both", "pensioner", "investor"))
    lower, upper, _, _ = CLASS_4[year]
    points = (ALLOWANCE[year], ALLOWANCE[year] + BASIC_LIMIT[year], 50000, 60000, 70000, 80000, 100000, 110000, 125140, 150000,
              30000, 20000, 25000, 40000, 43663, 75000)
    f.update(drawn(r, ANYBODY))
    if "property_receipts" in f:
        f.update(drawn(r, LETTING))
    if kind in ("employee", "both"):
        pay = f["employment_income"] = near(r, *points)
        f.update(drawn(r, f"0.3 pension_net_pay=1..{pay // 12 + 1}\n0.15 benefits_in_kind=1..{pay // 8 + 1}"))
        month = F(pay - f.get("benefits_in_kind", 0)) / 12
        paid = F(floor(month * 100), 100) if r.random() < 0.5 else F(r.randrange(50000, 900000), 100)
        n = r.randrange(12)
        f.update(period_pay=f"{float(paid):.2f}", pay_period="month", pay_day=f"{year + n // 9}-{(n + 3) % 12 + 1:02}-{r.choice((6, 15, 28)):02}")
    if kind in ("trader", "both"):
        f["trading_receipts"] = near(r, *points, 1000, lower, upper, 7000) if kind == "trader" else near(r, 1000, 2000, 6400, 13000, 30000, 52000)
        f.update(drawn(r, TRADE))
    if kind == "pensioner":
        f.update(pension_income=near(r, 9000, 12000, *points[:5]), over_state_pension_age_at_start="yes")
    elif kind == "investor":
        f.update(drawn(r, "1 savings_income=1000..40000 dividends=500..60000\n0.4 property_receipts=8000..60000 property_expenses=100..9000"))
    if kind in ("employee", "trader", "both"):
        f.update(drawn(r, WORKING))
    if f.get("property_expenses", 9999) < 1000 and f.get("marriage_allowance") == "given":
        del f["marriage_allowance"]                 # the choice between property allowance and expenses could undo the election
    if year == 2018:
        f.pop("student_loan_postgraduate", 0)
    if year < 2021:
        f.pop("student_loan_plan_4", 0)
    if year == 2024 and "capital_gains" in f:
        f["capital_gains_before_change"] = r.choice((0, f["capital_gains"], r.randrange(f["capital_gains"])))
    if "capital_gains" in f or "residential_gains" in f:
        f.update(drawn(r, "0.2 capital_gains_tax_paid=10..2000"))
    deductible(r, f)
    return f


def deductible(r, f):
    """What payroll took: about the tax on pay and pensions, contributions and loans of twelve equal months."""
    year, pay = f["year"], f.get("employment_income", 0)
    about = max(pay + f.get("pension_income", 0) - f.get("pension_net_pay", 0) - ALLOWANCE[year], 0)
    f["tax_deducted_from_pay"] = f"{about * r.choice((0.2, 0.2, 0.25, 0.3)):.2f}"
    month = F(floor(F(pay - f.get("benefits_in_kind", 0)) * 100 / 12), 100)
    days = [f"{year + n // 9}-{(n + 3) % 12 + 1:02}-28" for n in range(12)]
    f["class_1_paid_at_main_rate"] = f"{float(sum(class_1(month, day)[0] for day in days) / 10000):.2f}"
    f["student_loans_taken_from_pay"] = sum(loans(Facts(f), month, 12)) * 12


# --- what is printed ---------------------------------------------------------------------------------------------------------

def shown(amount):
    return f"{float(amount):.2f}".removesuffix(".00") if amount != "" else ""


if __name__ == "__main__":
    main(RESULTS, tax_return, person, shown)
