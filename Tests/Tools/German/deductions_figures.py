"""The figures of §§ 10 to 10c, 31 to 33b and 66 EStG, by the first year in which they hold."""

from fractions import Fraction as F


def at(history, year):
    return history[max(first for first in history if first <= year)]


# § 10 Abs. 3 Satz 4 and 6: 60 % in 2005 and two points more each year, in full from 2023 on.
def old_age_percent(year):
    return F(1) if year >= 2023 else F(60 + 2 * (year - 2005), 100)


# § 10 Abs. 3 Satz 1: until 2014 by number, then by ceiling and rate of the miners' insurance, up to a whole euro.
MINERS_CEILING = {
    2015: 89400, 2016: 91800, 2017: 94200, 2018: 96000, 2019: 98400, 2020: 101400, 2021: 104400, 2022: 103800,
    2023: 107400, 2024: 111600, 2025: 118800, 2026: 124800,
}


def old_age_most(year):
    if year < 2015:
        return F(20000)
    rate = F("0.248") if year < 2018 else F("0.247")
    return F((MINERS_CEILING[year] * rate).__ceil__())


OTHER_ALONE, OTHER_WITH_SUBSIDY = 2800, 1900
ADVANCE = {
    2010: 3068, 2011: 2700, 2012: 2400, 2013: 2100, 2014: 1800, 2015: 1500, 2016: 1200, 2017: 900, 2018: 600, 2019: 300,
}
CHILDCARE = {2012: (F(2, 3), 4000), 2025: (F(4, 5), 4800)}
TRAINING = {2010: 4000, 2012: 6000}
PARTY = {2010: (1650, 825), 2026: (3300, 1650)}

CHILD = {
    2010: 2184, 2015: 2256, 2016: 2304, 2017: 2358, 2018: 2394, 2019: 2490, 2020: 2586, 2021: 2730, 2022: 2810,
    2023: 3012, 2024: 3306, 2025: 3336, 2026: 3414,
}
CHILD_CARE = {2010: 1320, 2021: 1464}
# By month: year and month from which on.
BENEFIT = {
    (2010, 1): (184, 184, 190, 215), (2015, 1): (188, 188, 194, 219), (2016, 1): (190, 190, 196, 221),
    (2017, 1): (192, 192, 198, 223), (2018, 1): (194, 194, 200, 225), (2019, 7): (204, 204, 210, 235),
    (2021, 1): (219, 219, 225, 250), (2023, 1): (250,) * 4, (2025, 1): (255,) * 4, (2026, 1): (259,) * 4,
}
BONUS = {2020: 300, 2021: 150, 2022: 100}

MAINTENANCE = {
    2010: 8004, 2013: 8130, 2014: 8354, 2015: 8472, 2016: 8652, 2017: 8820, 2018: 9000, 2019: 9168, 2020: 9408,
    2021: 9744, 2022: 10347, 2023: 10908, 2024: 11784, 2025: 12096, 2026: 12348,
}
EDUCATION = {2012: 924, 2023: 1200}
DISABILITY = {
    2010: ({25: 310, 35: 430, 45: 570, 55: 720, 65: 890, 75: 1060, 85: 1230, 95: 1420}, 3700),
    2021: ({20: 384, 30: 620, 40: 860, 50: 1140, 60: 1440, 70: 1780, 80: 2120, 90: 2460, 100: 2840}, 7400),
}
CARE = {2010: {"helpless": 924}, 2021: {"grade_2": 600, "grade_3": 1100, "helpless": 1800}}
TRAVEL = {"none": 0, "walking": 900, "severe": 4500}
