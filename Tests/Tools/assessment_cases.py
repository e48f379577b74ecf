"""Writes the fixture table of the assessment, worked with exact fractions from the statutes: EStG, SolzG 1995, KiStG.

    python3 Tests/Tools/assessment_cases.py > rules/de/fixtures/assessment.csv
    python3 Tests/Tools/assessment_cases.py superseded      # rows for rules/de/income_tax_examples.lua
"""

import csv
import random
import sys
from fractions import Fraction

from payroll_cases import text

# § 32a Abs. 1 EStG by the first year: bands up to and including an income. In the squared ones the tax is
# (a * y + b) * y + c with y = (x - base) / 10000, in the last ones rate * x - less.
TARIFFS = {
    2002: [
        (7235,), (9251, 7200, "768.85", "1990", "0"),
        (55007, 9216, "278.65", "2300", "432"), (None, "0.485", "9872"),
    ],
    2004: [
        (7664,), (12739, 7664, "793.10", "1600", "0"),
        (52151, 12739, "265.78", "2405", "1016"), (None, "0.45", "8845"),
    ],
    2005: [
        (7664,), (12739, 7664, "883.74", "1500", "0"),
        (52151, 12739, "228.74", "2397", "989"), (None, "0.42", "7914"),
    ],
    2007: [
        (7664,), (12739, 7664, "883.74", "1500", "0"),
        (52151, 12739, "228.74", "2397", "989"), (250000, "0.42", "7914"), (None, "0.45", "15414"),
    ],
    2009: [
        (7834,), (13139, 7834, "939.68", "1400", "0"),
        (52551, 13139, "228.74", "2397", "1007"), (250400, "0.42", "8064"), (None, "0.45", "15576"),
    ],
    2010: [
        (8004,), (13469, 8004, "912.17", "1400", "0"),
        (52881, 13469, "228.74", "2397", "1038"), (250730, "0.42", "8172"), (None, "0.45", "15694"),
    ],
    2013: [
        (8130,), (13469, 8130, "933.7", "1400", "0"),
        (52881, 13469, "228.74", "2397", "1014"), (250730, "0.42", "8196"), (None, "0.45", "15718"),
    ],
    2014: [
        (8354,), (13469, 8354, "974.58", "1400", "0"),
        (52881, 13469, "228.74", "2397", "971"), (250730, "0.42", "8239"), (None, "0.45", "15761"),
    ],
    2015: [
        (8472,), (13469, 8472, "997.60", "1400", "0"),
        (52881, 13469, "228.74", "2397", "948.68"), (250730, "0.42", "8261.29"), (None, "0.45", "15783.19"),
    ],
    2016: [
        (8652,), (13669, 8652, "993.62", "1400", "0"),
        (53665, 13669, "225.40", "2397", "952.48"), (254446, "0.42", "8394.14"), (None, "0.45", "16027.52"),
    ],
    2017: [
        (8820,), (13769, 8820, "1007.27", "1400", "0"),
        (54057, 13769, "223.76", "2397", "939.57"), (256303, "0.42", "8475.44"), (None, "0.45", "16164.53"),
    ],
    2018: [
        (9000,), (13996, 9000, "997.8", "1400", "0"),
        (54949, 13996, "220.13", "2397", "948.49"), (260532, "0.42", "8621.75"), (None, "0.45", "16437.7"),
    ],
    2019: [
        (9168,), (14254, 9168, "980.14", "1400", "0"),
        (55960, 14254, "216.16", "2397", "965.58"), (265326, "0.42", "8780.9"), (None, "0.45", "16740.68"),
    ],
    2020: [
        (9408,), (14532, 9408, "972.87", "1400", "0"),
        (57051, 14532, "212.02", "2397", "972.79"), (270500, "0.42", "8963.74"), (None, "0.45", "17078.74"),
    ],
    2021: [
        (9744,), (14753, 9744, "995.21", "1400", "0"),
        (57918, 14753, "208.85", "2397", "950.96"), (274612, "0.42", "9136.63"), (None, "0.45", "17374.99"),
    ],
    2022: [
        (10347,), (14926, 10347, "1088.67", "1400", "0"),
        (58596, 14926, "206.43", "2397", "869.32"), (277825, "0.42", "9336.45"), (None, "0.45", "17671.2"),
    ],
    2023: [
        (10908,), (15999, 10908, "979.18", "1400", "0"),
        (62809, 15999, "192.59", "2397", "966.53"), (277825, "0.42", "9972.98"), (None, "0.45", "18307.73"),
    ],
    2024: [
        (11784,), (17005, 11784, "954.8", "1400", "0"),
        (66760, 17005, "181.19", "2397", "991.21"), (277825, "0.42", "10636.31"), (None, "0.45", "18971.06"),
    ],
    2025: [
        (12096,), (17443, 12096, "932.30", "1400", "0"),
        (68480, 17443, "176.64", "2397", "1015.13"), (277825, "0.42", "10911.92"), (None, "0.45", "19246.67"),
    ],
    2026: [
        (12348,), (17799, 12348, "914.51", "1400", "0"),
        (69878, 17799, "173.1", "2397", "1034.87"), (277825, "0.42", "11135.63"), (None, "0.45", "19470.38"),
    ],
    "2022 at first": [
        (9984,), (14926, 9984, "1008.70", "1400", "0"),
        (58596, 14926, "206.43", "2397", "938.24"), (277825, "0.42", "9267.53"), (None, "0.45", "17602.28"),
    ],
    "2024 at first": [
        (11604,), (17005, 11604, "922.98", "1400", "0"),
        (66760, 17005, "181.19", "2397", "1025.38"), (277825, "0.42", "10602.13"), (None, "0.45", "18936.88"),
    ],
}

# § 3 Abs. 3 and § 4 SolzG 1995: the allowance of one person and the rate of the phase-in.
SURCHARGE = {
    2002: (972, "0.20"), 2021: (16956, "0.119"), 2023: (17543, "0.119"), 2024: (18130, "0.119"), 2025: (19950, "0.119"),
    2026: (20350, "0.119"),
}

# § 32 Abs. 6 EStG: both allowances of both parents; § 66 Abs. 1 EStG: what the year's child benefit of a first child is.
ALLOWANCE = {
    2002: 2 * (1824 + 1080), 2009: 2 * (1932 + 1080), 2010: 2 * (2184 + 1320), 2015: 2 * (2256 + 1320),
    2016: 2 * (2304 + 1320), 2017: 2 * (2358 + 1320), 2018: 2 * (2394 + 1320), 2019: 2 * (2490 + 1320),
    2020: 2 * (2586 + 1320), 2021: 2 * (2730 + 1464), 2022: 2 * (2810 + 1464), 2023: 2 * (3012 + 1464),
    2024: 2 * (3306 + 1464), 2025: 2 * (3336 + 1464), 2026: 2 * (3414 + 1464),
}
BENEFIT = {
    2002: 12 * 154, 2009: 12 * 164 + 100, 2010: 12 * 184, 2015: 12 * 188, 2016: 12 * 190, 2017: 12 * 192, 2018: 12 * 194,
    2019: 6 * 194 + 6 * 204, 2020: 12 * 204 + 300, 2021: 12 * 219 + 150, 2022: 12 * 219 + 100, 2023: 12 * 250,
    2025: 12 * 255, 2026: 12 * 259,
}
CHURCH_TAX = {"BW": 8, "BY": 8} | dict.fromkeys("BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split(), 9)


def in_force(history, year):
    return history[max(first for first in history if isinstance(first, int) and first <= year)]


def whole(amount, step=1):
    """Down to a multiple of a step."""
    return (amount / Fraction(step)).__floor__() * Fraction(step)


def cut(amount):
    """§ 32a Abs. 3 EStG until 2003: to three decimals."""
    return Fraction(int(amount * 1000), 1000)


def basic(tariff, year, income):
    """The tax of one person by the basic table (Grundtarif), in whole euros."""
    keep = cut if year <= 2003 else Fraction
    income = whole(income, 36) + 18 if year <= 2003 else whole(income)
    for band in tariff:
        if band[0] is None or income <= band[0]:
            break
    if len(band) == 1:
        return Fraction(0)
    if len(band) == 3:
        return whole(keep(Fraction(band[1]) * income) - Fraction(band[2]))
    base, a, b, c = map(Fraction, band[1:])
    y = (income - base) / 10000
    return whole(keep((keep(a * y) + b) * y) + c)


def income_tax(year, persons, income, tariff=None):
    return persons * basic(tariff or in_force(TARIFFS, year), year, Fraction(income) / persons)


def slope(year, persons, income):
    income = Fraction(income) / persons
    for band in in_force(TARIFFS, year):
        if band[0] is None or income < band[0]:
            break
    if len(band) == 1:
        return Fraction(0)
    if len(band) == 3:
        return Fraction(band[1])
    base, a, b, _ = map(Fraction, band[1:])
    return (2 * a * (income - base) / 10000 + b) / 10000


def surcharge(year, persons, base):
    """The surcharge, and what the next euro of tax adds to it."""
    allowance, phase_in = in_force(SURCHARGE, year)
    if base < persons * allowance:
        return Fraction(0), Fraction(0)
    full, most = base * Fraction("0.055"), (base - persons * allowance) * Fraction(phase_in)
    return min(whole(full, "0.01"), whole(most, "0.01")), Fraction(phase_in) if most < full else Fraction("0.055")


def benefit_is_worth_more(year, persons, income, children):
    """Returns true if child benefit is clearly worth more than the allowances of each child: § 31 Satz 4 EStG."""
    share, tax = min(children, 1), income_tax(year, persons, income)
    saved = tax - income_tax(year, persons, max(0, income - share * in_force(ALLOWANCE, year)))
    half = tax - income_tax(year, persons, max(0, income - share * in_force(ALLOWANCE, year) / 2))
    return max(saved, 2 * half) + 300 < share * in_force(BENEFIT, year)


def money(value):
    return text(Fraction(value))


def assess(year, case):
    """The expected results on a taxable income."""
    persons = 2 if case["filing"] == "joint" else 1
    income, children = case["taxable_income"], case.get("child_allowances", 0)
    rate = Fraction(CHURCH_TAX[case["federal_state"]], 100) if case["church_member"] == "yes" else 0
    reduced = max(Fraction(0), income - Fraction(children) * in_force(ALLOWANCE, year))
    tax, base = income_tax(year, persons, income), income_tax(year, persons, reduced)
    soli, soli_slope = surcharge(year, persons, base)
    church = whole(base * rate, "0.01")
    expected = {"levy_base": base, "solidarity_surcharge": soli, "church_tax": church}
    if children and not benefit_is_worth_more(year, persons, income, children):
        return expected
    total = tax + soli + church
    expected |= {
        "income_tax": tax, "total_tax": total, "taxable_income_after_taxes": income - total,
        "income_tax_marginal_rate": slope(year, persons, income),
        "marginal_rate": slope(year, persons, income) + slope(year, persons, reduced) * (soli_slope + rate),
        "put_aside_per_month": -whole(-total / 12, "0.01"),
    }
    average = total / income if income else Fraction(0)
    if set(prime_factors(average.denominator)) <= {2, 5}:
        expected |= {"average_rate": average, "income_tax_average_rate": tax / income if income else 0}
    return expected


def prime_factors(number):
    for prime in (2, 3, 5, 7):
        while number % prime == 0:
            yield prime
            number //= prime
    if number > 1:
        yield number


def chain(year, case):
    """From what comes in each month to the taxable income, and what is left."""
    persons = 2 if case["filing"] == "joint" else 1
    receipts = 12 * (case["monthly_income"] + case["monthly_benefit_in_kind"])
    profit = receipts - 12 * case["monthly_expenses"]
    special = case["provident_expenses"] + max(case["special_expenses"], 36 * persons)
    energy = 300 if year == 2022 else 0                            # §§ 112 to 119 EStG, of who has no wages
    income = max(Fraction(0), profit + energy + case["other_income"] - special)
    expected = assess(year, case | {"taxable_income": income})
    left = 12 * (case["monthly_income"] - case["monthly_expenses"]) + case["other_income"] - expected["total_tax"]
    owed = max(Fraction(0), expected["total_tax"] - case["tax_withheld"] - energy)
    return {
        "annual_receipts": receipts, "profit": profit, "special_expenses_deducted": special, "taxable_income": income,
        **expected, "net_income": left + energy, "net_income_per_month": whole((left + energy) / 12, "0.01"),
        "put_aside_per_month": -whole(-owed / 12, "0.01"),
    }


def noticing(year, tariff, index):
    """Incomes a little above a band whose formula would give them another tax."""
    upto, found = tariff[index][0], []
    stretched = [(band[0] and (upto * 2 if place == index else band[0]), *band[1:]) for place, band in enumerate(tariff)]
    for income in range(upto + 1, upto + upto * 19 // 1000):
        if basic(tariff, year, income) != basic(stretched, year, income):
            found.append(income)
    return found[:1] + found[-1:]


def cases(year, chance):
    def people():
        return {
            "filing": chance.choice(["single", "joint"]), "church_member": chance.choice(["yes", "yes", "no"]),
            "federal_state": chance.choice(list(CHURCH_TAX)),
        }

    tariff = in_force(TARIFFS, year)
    for index in range(len(tariff) - 1):
        for income in noticing(year, tariff, index):
            yield people() | {"filing": "single", "taxable_income": Fraction(income)}
    # The allowance of the surcharge, one euro of tax either side, and where its phase-in ends.
    allowance, phase_in = in_force(SURCHARGE, year)
    end = allowance * Fraction(phase_in) / (Fraction(phase_in) - Fraction("0.055"))
    for persons, filing in ((1, "single"), (2, "joint")):
        for wanted in (allowance, allowance * Fraction("1.01"), end, end * Fraction("1.01")):
            low, high = 0, 1_000_000
            while low < high:
                middle = (low + high) // 2
                low, high = (middle + 1, high) if income_tax(year, persons, middle) <= wanted * persons else (low, middle)
            for income in (low - 1, low):
                yield people() | {"filing": filing, "taxable_income": Fraction(income)}
    for income in (0, 6400, 25600, 64000, 102400, 320000):
        yield people() | {"taxable_income": Fraction(income)}
    for state in CHURCH_TAX:
        yield {
            "filing": "joint", "church_member": "yes", "federal_state": state,
            "taxable_income": Fraction(chance.randint(3_000_000, 12_000_000), 100),
        }
    for children in ("0.5", "1", "1.5", "2", "3"):
        for income in (chance.randint(22000, 32000), chance.randint(60000, 250000)):
            filing = "single" if children.endswith("5") else "joint"
            yield people() | {
                "filing": filing, "taxable_income": Fraction(income) * (2 if filing == "joint" and income < 60000 else 1),
                "child_allowances": Fraction(children), "church_member": "yes",
            }
    for _ in range(4):
        yield people() | {
            "monthly_income": Fraction(chance.randint(100000, 1500000), 100),
            "monthly_benefit_in_kind": Fraction(chance.choice([0, 25000, 61234]), 100),
            "monthly_expenses": Fraction(chance.randint(0, 150000), 100),
            "other_income": Fraction(chance.choice([0, 1234567]), 100),
            "provident_expenses": Fraction(chance.choice([0, 650000]), 100),
            "special_expenses": Fraction(chance.choice([0, 2000, 123456]), 100),
            "tax_withheld": Fraction(chance.choice([0, 400000]), 100),
        }


def main():
    rows, columns = [], ["year"]
    for year in range(2002, 2027):
        for case in cases(year, random.Random(year)):
            expected = chain(year, case) if "monthly_income" in case else assess(year, case)
            row = {"year": year} | {name: value if isinstance(value, str) else money(value) for name, value in case.items()}
            row |= {"expect." + name: money(value) for name, value in expected.items()}
            row["source"] = "§§ 2, 10c, 31, 32, 32a, 51a EStG, §§ 3, 4 SolzG 1995, KiStG, worked with exact fractions"
            rows.append(row)
            columns += [name for name in row if name not in columns and name != "source"]
    columns.sort(key=lambda name: name.startswith("expect."))
    writer = csv.DictWriter(sys.stdout, columns + ["source"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


def superseded():
    """Incomes and taxes by the tariffs that were first enacted for 2022 and 2024, in each band and above its end."""
    for year in (2022, 2024):
        tariff = TARIFFS[f"{year} at first"]
        incomes = [13000, 40000, 100000, 300000]
        for index in range(len(tariff) - 1):
            incomes += noticing(year, tariff, index)
        pairs = (f"{{ {income}, {income_tax(year, 1, income, tariff)} }}" for income in sorted(set(incomes)))
        print(year, ", ".join(pairs))


if __name__ == "__main__":
    superseded() if sys.argv[1:] == ["superseded"] else main()
