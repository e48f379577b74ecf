"""A small population of one country: `levy.synthetic.table("de")`, or `python -m levy.synthetic de|ie|uk people.csv [UNITS]`.

It is synthetic: incomes are drawn between the bounds of published tables so that each band has the number of units and the income
of the table, and each unit stands for as many as its weight says. It is no survey. Nobody in it exists, and what belongs together in life
(income with age, children, region or kind of work) does not here, but for what the tables say. It is for trying programs and for
learning what a report shows, not for the cost of a reform.

The same country and number of units make the same population. examples/population/README.md says what the tables are and what was
assumed.
"""

from __future__ import annotations

import csv
import random
import sys
from typing import Any, Iterator, Optional, Sequence

# A band: from, to, number of people, millions.
Band = tuple[float, Optional[float], int, float]

# Projected taxpayer units of 2026 by gross income: from, to, units, millions of euros.
# Revenue Commissioners, Ready Reckoner (post Budget 2026), October 2025, "Distribution of income earners".
IRELAND: list[Band] = [
    (0, 10_000, 481_000, 2_219), (10_000, 13_000, 138_800, 1_614), (13_000, 15_000, 154_000, 2_174), (15_000, 18_000, 189_000, 3_097),
    (18_000, 20_000, 94_000, 1_786), (20_000, 25_000, 230_600, 5_176), (25_000, 27_000, 86_800, 2_256),
    (27_000, 30_000, 148_100, 4_226), (30_000, 35_000, 194_500, 6_301), (35_000, 40_000, 205_800, 7_701),
    (40_000, 50_000, 351_100, 15_669), (50_000, 60_000, 249_300, 13_719), (60_000, 70_000, 196_600, 12_739),
    (70_000, 75_000, 82_800, 5_989), (75_000, 80_000, 70_900, 5_493), (80_000, 90_000, 111_200, 9_427), (90_000, 100_000, 89_200, 8_445),
    (100_000, 150_000, 243_400, 29_280), (150_000, 200_000, 85_800, 14_679), (200_000, 275_000, 46_600, 10_769),
    (275_000, None, 43_800, 22_650)]
# The numbers of all income earners: single or widowed, married with one earning, married with both earning (projected
# for 2007). Minister for Finance, Dáil Éireann, written answers 68 and 69 of 22 November 2007.
IRISH_FAMILIES = (1_478_400, 379_600, 427_400)

# Families to whom Child Benefit is paid, and their children, up to 18 years old (Minister for Social Protection, Dáil Éireann, written
# answers 53 and 272 of 24 September 2024). Three quarters of children live with two married parents (Census 2006: Lunn and Fahey,
# Households and Family Structures in Ireland, ESRI 2011), here of families.
IRISH_PARENTS_PAID, IRISH_CHILDREN_PAID, MARRIED_PARENTS = 677_000, 1_200_000, 0.75

# People who pay income tax, 2023 to 2024, by total income: how many have some kind of income, and how much of it in millions of pounds.
# HM Revenue and Customs, Survey of Personal Incomes, tables 3.6 and 3.7. The bands begin at 12,570, 15,000, 20,000, 30,000, 40,000,
# 50,000, 70,000, 100,000, 150,000, 200,000, 300,000, 500,000 and 1,000,000 pounds.
SPI: dict[str, list[tuple[int, float]]] = {
    "pay": [
        (1_360_000, 16_900), (3_100_000, 48_600), (7_470_000, 172_000), (5_370_000, 170_000), (3_500_000, 139_000),
        (3_430_000, 174_000), (1_640_000, 118_000), (791_000, 82_300), (264_000, 39_200), (180_000, 36_600), (93_000, 29_000),
        (44_000, 23_100), (21_000, 35_500)],
    "profits": [
        (444_000, 4_810), (651_000, 8_030), (961_000, 15_700), (595_000, 12_600), (359_000, 8_730), (311_000, 8_220),
        (143_000, 5_360), (85_000, 4_980), (40_000, 3_650), (34_000, 4_390), (21_000, 4_840), (15_000, 6_670), (11_000, 19_500)],
    "state pension": [
        (1_140_000, 11_800), (2_050_000, 22_200), (2_320_000, 24_900), (1_160_000, 12_300), (568_000, 6_020), (441_000, 4_660),
        (176_000, 1_890), (74_000, 847), (21_000, 265), (14_000, 179), (8_000, 96), (3_000, 43), (2_000, 20)],
    "private pension": [
        (1_070_000, 4_350), (2_140_000, 13_600), (2_660_000, 30_200), (1_450_000, 24_900), (779_000, 16_900), (643_000, 17_400),
        (259_000, 9_470), (109_000, 5_430), (29_000, 1_810), (20_000, 1_570), (10_000, 1_120), (4_000, 640), (2_000, 370)],
    "property": [
        (101_000, 670), (232_000, 1_690), (431_000, 3_820), (364_000, 3_800), (325_000, 3_780), (397_000, 5_400), (226_000, 3_770),
        (137_000, 2_550), (54_000, 1_150), (41_000, 1_050), (23_000, 765), (13_000, 474), (7_000, 439)],
    "interest": [
        (1_250_000, 274), (2_840_000, 1_370), (5_250_000, 3_130), (3_690_000, 2_530), (2_370_000, 1_870), (2_230_000, 2_340),
        (1_070_000, 1_620), (489_000, 1_260), (146_000, 650), (111_000, 733), (68_000, 673), (38_000, 653), (21_000, 1_240)],
    "dividends": [
        (115_000, 175), (372_000, 855), (843_000, 3_330), (667_000, 4_700), (627_000, 8_400), (643_000, 12_500), (336_000, 9_440),
        (222_000, 6_870), (92_000, 3_450), (75_000, 3_700), (49_000, 3_430), (32_000, 3_820), (19_000, 11_100)]}
# The main income by which people are drawn; each has one of these, as the tables do not say who has two: pay, profits,
# or both pensions. The private pension of those who draw no state pension yet is counted with that of the others.
MAIN = {
    "salary": SPI["pay"], "trading_profit": SPI["profits"],
    "pension_income": [(max(state, private), a + b) for (state, a), (private, b) in zip(SPI["state pension"], SPI["private pension"])]}
# The further incomes that some of all these have.
BESIDES = {"property_income": SPI["property"], "savings_income": SPI["interest"], "dividends": SPI["dividends"]}

# Taxpayers of 2018 by total income (Gesamtbetrag der Einkünfte): the bounds and the income of the lowest 20 %, up to the median, up to
# the highest 10 %, up to the highest 1 %, and these. Shares of income: 2.4, 17.2 - 2.4, the rest, 36.6 - 11.7 and 11.7 %.
# Federal Ministry of Finance, as the Federal Agency for Civic Education has it (bpb.de, Einkommensteueranteile); the median of 31,723
# and the mean of 44,250 euros: Bundestag, Drucksache 19/9602. There is no bound of the lowest 20 %: they end where the mean of the next
# stands in the middle.
# How many there are: 29.8 million assessed and 13.0 million not, 2019 (Federal Statistical Office).
TAXPAYERS, MEAN = 42_800_000, 44_250
GERMANY: list[Band] = [
    (low, high, round(TAXPAYERS * people), round(TAXPAYERS * MEAN * income / 10**6)) for low, high, people, income in [
        (0, 11_940, 0.2, 0.024), (11_940, 31_723, 0.3, 0.148), (31_723, 86_445, 0.4, 0.462), (86_445, 233_730, 0.09, 0.249),
        (233_730, None, 0.01, 0.117)]]
# Of the assessed 49.8 % were couples, of whom 56 % had dependent children, and 20 % of the others (2002, Federal
# Statistical Office, "49,8 % Splittingfälle bei den Einkommensteuerpflichtigen"); here couples are that share of 29.8
# of 42.8 million.
GERMAN_COUPLES = 0.498 * 29.8 / 42.8
GERMAN_PARENTS = {1: 0.20, 2: 0.56}
# The share of the total income that remains after special expenses and extraordinary burdens: 1,601.2 of 1,854.3
# billion euros (2019, Federal Statistical Office).
GERMAN_TAXABLE = 1_601.2 / 1_854.3


def incomes(table: Sequence[Band], units: int, draw: random.Random, least: int = 20) -> Iterator[tuple[float, float, int]]:
    """Income, weight and band of each unit: bands have as many units as fits their number, and at least some."""
    everybody = sum(count for _, _, count, _ in table)
    for band, (low, high, count, millions) in enumerate(table):
        number = max(least, round(units * count / everybody))
        mean = min(millions * 10**6 / count, high or float("inf"))
        # Evenly below the mean and evenly above it, by shares that give the mean; above the last bound twice as far as the mean.
        top = high if high is not None else mean + 2 * (mean - low)
        mean = max(mean, low)
        above = (mean - low) / (top - low)
        drawn: list[float] = []
        for place in range(number):
            share = (place + draw.random()) / number
            drawn.append(mean + (top - mean) * (share / above) if share < above else low + (mean - low) * (share - above) / (1 - above))
        scale = mean * number / sum(drawn) if low > 0 or any(drawn) else 1
        for income in drawn:
            yield round(min(max(income * scale, low), top), 2), round(count / number, 4), band


def people(country: str, units: int = 10_000) -> Iterator[dict[str, Any]]:
    """The rows of the table of persons, as dictionaries."""
    draw = random.Random(f"levy {country} {units}")
    if country == "uk":
        yield from britons(units, draw)
        return
    drawn = sorted(incomes({"de": GERMANY, "ie": IRELAND}[country], units, draw))
    number = 0
    for place, (income, weight, _) in enumerate(drawn):
        shares = households(country, (place + 0.5) / len(drawn), income, draw)
        head, couple = number + 1, len(shares) > 1
        members: list[tuple[int, int, float]] = [(-1, draw.randrange(20, 90), amount) for amount in shares]
        for _ in range(children(country, couple, draw)):
            members.append((head, draw.randrange(0, 18), 0))
        for earner, (parent, age, amount) in enumerate(members):
            number += 1
            partner = head + 1 - earner if couple and parent == -1 else -1
            yield {
                "p_id": number, "household": head, "partner": partner, "parent": parent, "age": age, "weight": f"{weight:.4f}",
                **facts(country, amount)}


def households(country: str, rank: float, income: float, draw: random.Random) -> list[float]:
    """The shares of a unit's income that the taxpayer has, and the spouse, if there is one. Couples are drawn by
    rank: none at the bottom, twice the average at the top, which is an assumption."""
    if country == "de":
        both = draw.random() < 2 * GERMAN_COUPLES * rank
        one = False
    else:
        _, one_earning, both_earning = IRISH_FAMILIES
        chosen = draw.random() * sum(IRISH_FAMILIES)
        both = chosen < 2 * both_earning * rank
        one = not both and chosen < 2 * (both_earning + one_earning) * rank
    if not (both or one):
        return [income]
    taxpayer = income if one else round(income * draw.uniform(0.5, 1), 2)
    return [taxpayer, round(income - taxpayer, 2)]


def children(country: str, couple: bool, draw: random.Random) -> int:
    """The number of a unit's children. If the tables only say whether there are any, it is one; Irish parents have
    one or two."""
    if country == "de":
        return int(draw.random() < GERMAN_PARENTS[1 + couple])
    couples = sum(IRISH_FAMILIES[1:]) / sum(IRISH_FAMILIES) * sum(units for _, _, units, _ in IRELAND)
    alone = sum(units for _, _, units, _ in IRELAND) - couples
    families = IRISH_PARENTS_PAID * (MARRIED_PARENTS if couple else 1 - MARRIED_PARENTS)
    if draw.random() >= families / (couples if couple else alone):
        return 0
    return 1 + (draw.random() < IRISH_CHILDREN_PAID / IRISH_PARENTS_PAID - 1)


def facts(country: str, amount: float) -> dict[str, str]:
    if country == "de":
        return {"income": f"{amount:.2f}", "taxable_income": f"{amount * GERMAN_TAXABLE:.2f}"}
    return {"salary": f"{amount:.2f}"}


def britons(units: int, draw: random.Random) -> Iterator[dict[str, Any]]:
    """People with pay, profits or pensions, and with what some of them have besides; everybody is alone, as the law has it.

    Incomes lie within a fifth of the band's mean, since the bands are those of all incomes, which is an assumption.
    """
    everybody = sum(count for table in MAIN.values() for count, _ in table)
    bands: list[list[tuple[float, dict[str, float]]]] = [[] for _ in SPI["pay"]]
    for fact, counts in MAIN.items():
        table: list[Band] = [
            (round(800_000 * millions / count), round(1_200_000 * millions / count), count, millions) for count, millions in counts]
        share = round(units * sum(count for count, _ in counts) / everybody)
        for income, weight, band in incomes(table, share, draw, least=3):
            bands[band].append((weight, {fact: income}))
    for fact, counts in BESIDES.items():
        for members, (count, millions) in zip(bands, counts):
            give(fact, members, count, millions, draw)
    number = 0
    for members in bands:
        for weight, incomes_of in members:
            number += 1
            age = draw.randrange(66, 90) if "pension_income" in incomes_of else draw.randrange(20, 66)
            yield {
                "p_id": number, "household": number, "partner": -1, "parent": -1, "age": age, "weight": f"{weight:.4f}",
                **{each: f"{incomes_of.get(each, 0):.2f}" for each in (*MAIN, *BESIDES)}}


def give(
    fact: str, members: Sequence[tuple[float, dict[str, float]]], count: int, millions: float, draw: random.Random
) -> None:
    """Gives an income to as many of a band as have it, and all that there is of it."""
    chosen: list[tuple[float, dict[str, float], float]] = []
    people_so_far = 0.0
    for weight, incomes_of in draw.sample(members, len(members)):
        if chosen and people_so_far + weight / 2 > count:
            break
        people_so_far += weight
        chosen.append((weight, incomes_of, draw.uniform(0.8, 1.2)))
    scale = millions * 10**6 / sum(weight * amount for weight, _, amount in chosen)
    for _, incomes_of, amount in chosen:
        incomes_of[fact] = round(amount * scale, 2)


def table(country: str, units: int = 10_000) -> Any:
    """The table of persons, of pyarrow: numbers are numbers, amounts and weights decimals."""
    import decimal

    import pyarrow

    rows = list(people(country, units))
    columns: dict[str, Any] = {}
    for name, example in rows[0].items():
        if isinstance(example, int):
            columns[name] = pyarrow.array([row[name] for row in rows])
        else:
            kind = pyarrow.decimal128(18, 4 if name == "weight" else 2)
            columns[name] = pyarrow.array([decimal.Decimal(row[name]) for row in rows], kind)
    return pyarrow.table(columns)


def main() -> None:
    country, path, *units = sys.argv[1:]
    rows = list(people(country, *map(int, units)))
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print(f"{path}: {len(rows)} persons")


if __name__ == "__main__":
    main()
