"""Figures of British income tax by tax year (its first calendar year), typed from the statutes and resolutions.

Money in whole pounds, rates in units of 1/10000, so that every tax is a whole number of hundredths of a penny.
"""

YEARS = range(2015, 2027)
INCOME_YEARS = range(2015, 2028)   # of 2027/28 what the Finance Act 2026 says

PERSONAL_ALLOWANCE = {2015: 10600, 2016: 11000, 2017: 11500, 2018: 11850, 2019: 12500, 2020: 12500}
BLIND = {2015: 2290, 2016: 2290, 2017: 2320, 2018: 2390, 2019: 2450, 2020: 2500, 2021: 2520, 2022: 2600, 2023: 2870,
         2024: 3070, 2025: 3130, 2026: 3250}
TRANSFERABLE = {2015: 1060, 2016: 1100, 2017: 1150, 2018: 1190, 2019: 1250, 2020: 1250}
BASIC_LIMIT = {2015: 31785, 2016: 32000, 2017: 33500, 2018: 34500, 2019: 37500, 2020: 37500}
DIVIDEND_NIL = {2015: 0, 2016: 5000, 2017: 5000, 2018: 2000, 2019: 2000, 2020: 2000, 2021: 2000, 2022: 2000, 2023: 1000}
DEDUCTIBLE_FINANCE = {2015: 100, 2016: 100, 2017: 75, 2018: 50, 2019: 25}
INFINITE = 10 ** 12


def figures(year):
    """All of a year."""
    basic = BASIC_LIMIT.get(year, 37700)
    top = 150000 if year < 2023 else 125140
    dividend = ([1000, 3250, 3750] if year == 2015 else [750, 3250, 3810] if year < 2022
                else [875, 3375, 3935] if year < 2026 else [1075, 3575, 3935])
    return {
        "year": year,
        "allowance": PERSONAL_ALLOWANCE.get(year, 12570),
        "blind": BLIND.get(year),
        "transferable": TRANSFERABLE.get(year, 1260),
        "limits": [basic, top],
        "rates": [2000, 4000, 4500],
        "unearned_rates": [2000, 4000, 4500] if year < 2027 else [2200, 4200, 4700],   # of savings and property
        "dividend_rates": dividend,
        "dividend_nil": DIVIDEND_NIL.get(year, 500),
        "savings_nil": [0, 0, 0] if year == 2015 else [1000, 500, 0],
        "starting": 5000,
        "deductible_finance": DEDUCTIBLE_FINANCE.get(year, 0),
        "small_allowance": 1000 if year >= 2017 else 0,
    }


def scottish(year):
    """(limits, rates, how many of the limits Gift Aid does not raise, index of the last band at the basic or
    intermediate rate)."""
    if year == 2015:
        return None
    if year in (2016, 2017):
        return [32000 if year == 2016 else 31500, 150000], [2000, 4000, 4500], 0, 0
    if year == 2018:
        return [2000, 12150, 31580, 150000], [1900, 2000, 2100, 4100, 4600], 1, 2
    if year in (2019, 2020):
        low = [2049, 12444] if year == 2019 else [2085, 12658]
        return low + [30930, 150000], [1900, 2000, 2100, 4100, 4600], 1, 2
    if year in (2021, 2022):
        low = [2097, 12726] if year == 2021 else [2162, 13118]
        return low + [31092, 150000], [1900, 2000, 2100, 4100, 4600], 1, 2
    if year == 2023:
        return [2162, 13118, 31092, 125140], [1900, 2000, 2100, 4200, 4700], 1, 2
    low = {2024: [2306, 13991], 2025: [2827, 14921], 2026: [3967, 16956]}[year]
    return low + [31092, 62430, 125140], [1900, 2000, 2100, 4200, 4500, 4800], 1, 2
