"""Figures of §§ 2 to 24b, 32d, 46 EStG by year, for income.py. Each table holds a value from its year on."""

from fractions import Fraction as F


def at(table, year):
    """The value of a table in a year."""
    return table[max(first for first in table if isinstance(first, int) and first <= year)]


def rate(text):
    return F(text)


EMPLOYEE = {2010: 920, 2011: 1000, 2022: 1200, 2023: 1230}        # § 9a Satz 1 Nr. 1 Buchst. a
DUES_BESIDE = {2010: False, 2026: True}                           # § 9a Satz 3
PENSIONER = ANNUITANT = 102                                       # § 9a Satz 1 Nr. 1 Buchst. b, Nr. 3
ACTIVE_PENSION = {2010: 0, 2026: 24000}                           # § 3 Nr. 21
NEAR_KM = {2010: rate("0.30"), 2026: rate("0.38")}                # § 9 Abs. 1 Satz 3 Nr. 4
FAR_KM = {2010: rate("0.30"), 2021: rate("0.35"), 2022: rate("0.38")}
COMMUTING_MOST = 4500
HOME_OFFICE = {2020: (5, 600), 2023: (6, 1260)}                   # § 4 Abs. 5 Satz 1 Nr. 6c

# § 24a Satz 5 and § 19 Abs. 2 Satz 3, the tables of the statute for 2005 to 2026: per cent, greatest age relief,
# greatest pension allowance and supplement. The tables were changed for assessments from 2023 on.
COHORTS = [
    ("40.0", 1900, 3000, 900), ("38.4", 1824, 2880, 864), ("36.8", 1748, 2760, 828), ("35.2", 1672, 2640, 792),
    ("33.6", 1596, 2520, 756), ("32.0", 1520, 2400, 720), ("30.4", 1444, 2280, 684), ("28.8", 1368, 2160, 648),
    ("27.2", 1292, 2040, 612), ("25.6", 1216, 1920, 576), ("24.0", 1140, 1800, 540), ("22.4", 1064, 1680, 504),
    ("20.8", 988, 1560, 468), ("19.2", 912, 1440, 432), ("17.6", 836, 1320, 396), ("16.0", 760, 1200, 360),
    ("15.2", 722, 1140, 342), ("14.4", 684, 1080, 324), ("14.0", 665, 1050, 315), ("13.6", 646, 1020, 306),
    ("13.2", 627, 990, 297), ("12.8", 608, 960, 288),
]
# § 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa: per cent by the year in which the annuity began.
TAXED_SHARE = ["50", "52", "54", "56", "58", "60", "62", "64", "66", "68", "70", "72", "74", "76", "78", "80", "81",
               "82",
               "82.5", "83", "83.5", "84"]
# Doppelbuchst. bb: per cent from an age on.
YIELD_SHARE = {
    0: 59, 2: 58, 4: 57, 6: 56, 9: 55, 11: 54, 13: 53, 15: 52, 17: 51, 19: 50, 21: 49, 23: 48, 25: 47, 27: 46, 28: 45,
    30: 44, 32: 43, 33: 42, 35: 41, 36: 40, 38: 39, 39: 38, 41: 37, 42: 36, 43: 35, 45: 34, 46: 33, 48: 32, 49: 31,
    50: 30,
    51: 29, 53: 28, 54: 27, 55: 26, 57: 25, 58: 24, 59: 23, 60: 22, 62: 21, 63: 20, 64: 19, 65: 18, 67: 17, 68: 16,
    69: 15,
    71: 14, 72: 13, 74: 12, 75: 11, 76: 10, 78: 9, 80: 8, 81: 7, 83: 6, 85: 5, 88: 4, 92: 3, 94: 2, 97: 1,
}

SERVICES_LIMIT = 256                                              # § 22 Nr. 3 Satz 2
SALES_LIMIT = {2010: 600, 2024: 1000}                             # § 23 Abs. 3 Satz 5
SAVER = {2010: 801, 2023: 1000}                                   # § 20 Abs. 9
SHARED_CAPITAL_LOSSES = {2010: False, 2022: True}                 # § 20 Abs. 6 Satz 3
LONE_PARENT = {2010: (1308, 0), 2015: (1908, 240), 2020: (4008, 240), 2023: (4260, 240)}   # § 24b
FARMER = {2010: 670, 2015: 900}                                   # § 13 Abs. 3
FARMER_UPTO = 30700
HARDSHIP, HARDSHIP_PHASED = 410, 820                              # § 46 Abs. 3, § 70 EStDV
HARDSHIP_WITHOUT_CAPITAL = {2010: False, 2014: True}
FORWARD_SHARE = {2010: rate("0.6"), 2024: rate("0.7")}            # § 10d Abs. 2
BACK_MOST = {2010: 511500, 2013: 10**6, 2020: 10**7, 2024: 10**6}  # § 10d Abs. 1, by the year of the loss

SURCHARGE_FREE = {2010: 972, 2021: 16956, 2023: 17543, 2024: 18130, 2025: 19950, 2026: 20350}   # § 3 Abs. 3 SolzG
SURCHARGE_PHASE = {2010: rate("0.2"), 2021: rate("0.119")}        # § 4 Satz 2 SolzG

SALE_ALLOWANCE, SALE_ABOVE = 45000, 136000                         # § 16 Abs. 4

# Freelance work.
KILOMETRE = rate("0.30")                                          # § 9 Abs. 1 Satz 3 Nr. 4a Satz 2, § 5 Abs. 2 BRKG
MEALS = {2010: (24, 12, 6), 2014: (24, 12, 12), 2020: (28, 14, 14)}  # § 9 Abs. 4a: 24 hours, 14 and more, 8 and more
SMALL_ASSET = {2010: 410, 2018: 800}                              # § 6 Abs. 2, by the year of acquisition
ELECTRIC_PRICE = {"2019-01-01": 60000, "2024-01-01": 70000, "2025-07-01": 100000}   # § 6 Abs. 1 Nr. 4 Satz 2 Nr. 3
