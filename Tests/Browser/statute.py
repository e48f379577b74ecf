"""The taxes and refunds of the twenty persons of the stories, by hand from the statutes and without Levy: figures and
formulas stand here with their sources, and amounts are exact decimals. Nothing is estimated: all relevant facts are
given.
"""

from decimal import ROUND_DOWN, ROUND_UP
from decimal import Decimal as D


def down(amount, step="1"):
    return amount.quantize(D(step), ROUND_DOWN)


def up(amount, step="0.01"):
    return amount.quantize(D(step), ROUND_UP)


# Germany

# § 32a Abs. 1 EStG, zones 2 and 3: 2023 in the version of the Inflationsausgleichsgesetz (BGBl. 2022 I S. 2230), 2025 in that of the
# Steuerfortentwicklungsgesetz (BGBl. 2024 I Nr. 449). Nobody here earns more than zone 3 covers or less than it begins with.
TARIFF = {2023: (15999, 62809, D("192.59"), D("966.53")), 2025: (17443, 68480, D("176.64"), D("1015.13"))}
LUMP_SUMS = {"work": D(1230), "pension": D(102), "special": D(36)}  # §§ 9a Satz 1 Nr. 1 a, Nr. 3, 10c EStG


def tariff(year, income):
    start, end, square, constant = TARIFF[year]
    income = down(income)  # § 32a Abs. 1 Satz 6: whole euros of income, and of tax
    assert start < income <= end
    z = (income - start) / 10000
    return down((square * z + 2397) * z + constant)


def provident(old_age, health, care, sick_pay):
    """§ 10 Abs. 1 Nr. 2 and 3, Abs. 3 and 4 EStG since 2023: own pension contributions whole, for the employer's share is
    taken off as it is added; health less 4 % where it pays sick pay, and care; more than 1,900 of these leaves no room for others."""
    basic = health * (D("0.96") if sick_pay else 1) + care
    assert basic > 1900
    return old_age + basic


def employee(year, wages=52000, withheld=8200, work=LUMP_SUMS["work"], other=0):
    own = provident(D(4836), D(4446), D(1248), True)
    return withheld - tariff(year, wages - work + other - LUMP_SUMS["special"] - own)


def couple():
    # §§ 26b, 32a Abs. 5 EStG: twice the tax on half the income; § 10c Satz 2: twice the lump sum.
    own = provident(D(4836), D(4446), D(1248), True) + provident(D(2790), D(2565), D(720), True)
    income = 52000 + 30000 - 2 * LUMP_SUMS["work"] - 2 * LUMP_SUMS["special"] - own
    return 8200 + 2600 - 2 * tariff(2025, down(income) / 2)


def pensioner():
    # § 22 Nr. 1 Satz 3 a aa EStG: a pension from 2015 is taxed at 70 %, and 30 % of the first full year stay free in euros.
    taxed = 30000 - D("0.30") * 24000 - LUMP_SUMS["pension"]
    return tariff(2025, taxed - LUMP_SUMS["special"] - provident(D(0), D(2500), D(1080), False))


def freelance(monthly, months, health, care):
    profit = D(monthly * months)
    return up(tariff(2025, profit - LUMP_SUMS["special"] - provident(D(0), D(health), D(care), False)) / months)


# Bernd: § 9 Abs. 1 Satz 3 Nr. 4 Satz 2 and 8 EStG, 0.30 for each of the first 20 km and 0.38 for each further one.
COMMUTING = 200 * (20 * D("0.30") + 25 * D("0.38"))

# Ireland

# TCA 1997 ss. 15, 461, 472, 472AB, in euro: Finance Acts 2023 and 2024; s. 464 age credit; s. 473B rent credit, as
# raised for 2024 by s. 5 of the Finance Act 2024; s. 469 health expenses at the standard rate.
BAND = {2024: 42000, 2025: 44000}
CREDIT = {2024: 1875, 2025: 2000}  # personal, employee (PAYE) and earned income credit alike; the married one is twice that
AGE_CREDIT, RENT_CREDIT = 245, 1000


def irish_tax(year, income, credits, band=None):
    band = band or BAND[year]
    return max(D(0), D("0.2") * min(income, band) + D("0.4") * max(0, income - band) - credits)


def usc(income):
    """TCA 1997 s. 531AN for 2025: 0.5 % to 12,012, 2 % to 27,382, 3 % to 70,044."""
    return D("0.005") * 12012 + D("0.02") * (27382 - 12012) + D("0.03") * (income - 27382)


# Social Welfare Consolidation Act 2005 ss. 13, 21: 4.1 % to September 2025, 4.2 % from October on.
PRSI = (9 * D("0.041") + 3 * D("0.042")) / 12


def landlord():
    # Rents 18,000 less 4,000 beside a salary of 40,000. Payroll has taken what is due on the salary but for USC and PRSI
    # on the rents; s. 480C: 20 % of 4,000 come off the tax in 2025.
    tax = irish_tax(2025, 54000, 2 * CREDIT[2025]) - D("0.2") * 4000
    return tax - 4000 + usc(54000) - 800 + PRSI * 14000


def form_11():
    # A trade of 30,000 beside a salary of 20,000, of which payroll has taken USC of 250 and its own PRSI. Employee and earned
    # income credit are at most one together (s. 472AB(3)).
    return irish_tax(2025, 50000, 2 * CREDIT[2025]) + usc(50000) - 250 + PRSI * 30000


# United Kingdom, 2025/26

ALLOWANCE = 12570  # ITA 2007 s. 35; nobody here is near 100,000
CODE_ALLOWANCE = 12579  # tax code 1257L: ten times the number and nine (PAYE Regulations 2003 reg. 9)
# Scottish Rate Resolution of 25 February 2025: the bands of taxable income, up to the higher rate.
SCOTTISH = ((2827, D("0.19")), (14921, D("0.20")), (31092, D("0.21")))


def uk_tax(income, allowance=ALLOWANCE):
    return D("0.2") * (income - allowance)


def scottish_tax(taxable):
    tax, start = D(0), 0
    for end, rate in SCOTTISH:
        tax += rate * max(0, min(taxable, end) - start)
        start = end
    return tax


def insurance(pay):
    """SSCBA 1992 s. 8: 8 % between the primary threshold and the upper limit."""
    return D("0.08") * (pay - 12570)


def scottish_home(pay):
    # Repayments of loans are whole pounds (SI 2009/470 reg. 44): 9 % above 32,745 for plan 4.
    return pay - scottish_tax(pay - CODE_ALLOWANCE) - insurance(pay) - down(D("0.09") * (pay - 32745))


def january(due, total, at_source=0):
    """TMA 1970 ss. 59A, 59B: the balance, and half of it on account where it is 1,000 or more and more than a fifth of the tax."""
    assert due >= 1000 and at_source < D("0.8") * total
    return due + due / 2


SOLE_TRADER = uk_tax(35000) + D("0.06") * (35000 - 12570)  # SSCBA 1992 s. 15: class 4
LANDLORD = uk_tax(30000 + 14000 - 3000)

BY_HAND = {
    "Anna, employed": employee(2025),
    "Bernd, who commutes": employee(2023, work=COMMUTING),
    "Clara, retired": pensioner(),
    "Dora and Emil, married": couple(),
    "Fritz, who lets a flat": employee(2025, other=9000 - 11000),
    "Gerda, freelance": freelance(4000 - 500, 12, 7000, 1500),
    "Hans, freelance since May": freelance(5000, 8, 6000, 1300),
    "Aoife, employed": 5400 - irish_tax(2025, 42000, 2 * CREDIT[2025] + D("0.2") * 800),
    "Brian, married": 5400 - irish_tax(2025, 42000, 3 * CREDIT[2025], band=53000),
    "Ciara, who rents": 3900 - irish_tax(2024, 38000, 2 * CREDIT[2024] + RENT_CREDIT),
    "Declan, retired": 1200 - irish_tax(2025, 24000, 2 * CREDIT[2025] + AGE_CREDIT),
    "Eimear, self-employed": up((irish_tax(2025, 40000, 2 * CREDIT[2025]) + usc(40000) + PRSI * 40000) / 12),
    "Fionn, who lets a house": landlord(),
    "Grainne, Form 11": form_11(),
    "Alice, employed": 35000 - uk_tax(35000, CODE_ALLOWANCE) - insurance(35000),
    "Ben, in Scotland with a loan": scottish_home(42000),
    "Cora, who paid too much": 4000 - uk_tax(30000),
    "Dylan, self-employed": january(SOLE_TRADER, SOLE_TRADER),
    "Ella, who lets a flat": january(LANDLORD - 3486, LANDLORD, at_source=3486),
    "Finlay, retired": uk_tax(23500),
}
