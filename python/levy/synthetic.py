"""A small population of one country: `levy.synthetic.table("de")`, or `python -m levy.synthetic de|ie|uk people.csv [UNITS]`.

It is synthetic: incomes are drawn between the bounds of published tables so that each band has the number of units and the income
of the table, and each unit stands for as many as its weight says. It is no survey. Nobody in it exists, and what belongs together in life
(income with age, children, region or kind of work) does not here, but for what the tables say. It is for trying programs and for
learning what a report shows, not for the cost of a reform.

The same country and number of units make the same population. examples/population/README.md in Levy's repository says what the
tables are and what was assumed.
"""

from __future__ import annotations

import argparse
import csv
import random
from typing import Any, Iterator, Optional, Sequence

COUNTRIES = ("de", "ie", "uk")

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
# Some draw a private pension and no state pension yet. The tables do not say how many: with three in ten of the private pensions,
# and not with one or two, everybody in the lowest band can have an income that lies in it.
ALONE = 0.3
# The main incomes, of which everybody has one or two, as the tables do not say who has which.
MAIN = {
    "salary": SPI["pay"], "trading_profit": SPI["profits"],
    "pension_income": [
        (max(state, private, round(state + ALONE * private)), a + b)
        for (state, a), (private, b) in zip(SPI["state pension"], SPI["private pension"])]}
# The further incomes that some of all these have.
BESIDES = {"property_income": SPI["property"], "savings_income": SPI["interest"], "dividends": SPI["dividends"]}
# The lower bounds of these bands.
SPI_BANDS = [12_570, 15_000, 20_000, 30_000, 40_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000]
# People who pay income tax, 2023 to 2024, by total income, and their tax in millions of pounds, as projected from the survey
# of the year before: the lower bound, people, income, tax. HM Revenue and Customs, Income Tax liabilities statistics, table 2.5 (of the
# highest, from 1,000,000 and from 2,000,000 pounds on, the sum).
LIABILITIES: list[tuple[int, int, int, int]] = [
    (12_570, 2_960_000, 40_600, 627), (15_000, 5_490_000, 95_700, 4_640), (20_000, 10_200_000, 251_000, 22_500),
    (30_000, 10_600_000, 406_000, 50_200), (50_000, 5_800_000, 380_000, 71_300), (100_000, 922_000, 110_000, 32_000),
    (150_000, 315_000, 54_000, 18_400), (200_000, 312_000, 89_200, 33_900), (500_000, 54_000, 36_200, 14_700),
    (1_000_000, 27_000, 73_300, 29_240)]
# The share of people of 16 or more who live with a spouse or partner, England and Wales, 2022 (Office for National Statistics,
# Population estimates by marital status and living arrangements).
BRITISH_COUPLES = 0.613
# Families that claim Child Benefit, their children, and families that chose not to be paid it, August 2023 (HM Revenue and Customs,
# Child Benefit Statistics); lone parents with dependent children, 2014 (Office for National Statistics, Families and Households).
BRITISH_CLAIMS, BRITISH_CHILDREN, NOT_PAID, LONE_PARENTS = 7_650_000, 13_040_000, 741_000, 2_000_000
# Taxpayers by where they live, 2021 to 2022, in thousands. HM Revenue and Customs, Survey of Personal Incomes, table 3.15.
NATIONS = {"england": 27_690, "scotland": 2_690, "wales": 1_480, "northern_ireland": 810}

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
    if country not in COUNTRIES or units < 1:
        raise ValueError(f"expected one of {', '.join(COUNTRIES)} and at least one unit, found {country!r} and {units}")
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


# Somebody while being drawn: incomes by their names.
Incomes = dict[str, float]


def britons(units: int, draw: random.Random) -> Iterator[dict[str, Any]]:
    """People who pay tax, band by band, with what they have, their partners and their children.

    Each is taxed alone, as the law has it. Partners are of the same band, both below or both in pension age, which is an assumption.
    """
    counted = taxpayers()
    everybody = sum(counted)
    homes: list[tuple[float, list[Incomes]]] = []
    for band, count in enumerate(counted):
        members = britons_of(band, count, max(20, round(units * count / everybody)), draw)
        weight = round(count / len(members), 4)
        for are_old in (False, True):
            those = [each for each in members if ("pension_income" in each) == are_old]
            draw.shuffle(those)
            paired = 2 * round(len(those) * BRITISH_COUPLES / 2)
            homes += [(weight, those[place:place + 2]) for place in range(0, paired, 2)]
            homes += [(weight, [each]) for each in those[paired:]]
    number = 0
    for (weight, adults), offspring, paid in zip(homes, *british_children(homes, draw)):
        head, other = number + 1, number + 2 if len(adults) > 1 else -1
        nation = draw.choices(list(NATIONS), list(NATIONS.values()))[0]
        people_of: list[tuple[int, int, int, Incomes]] = [
            (partner, -1, draw.randrange(66, 90) if "pension_income" in each else draw.randrange(20, 66), each)
            for partner, each in zip((other, head), adults)]
        people_of += [(-1, head, draw.randrange(0, 18), {}) for _ in range(offspring)]
        for partner, parent, age, incomes_of in people_of:
            number += 1
            yield {
                "p_id": number, "household": head, "partner": partner, "parent": parent,
                "other_parent": other if parent != -1 else -1, "age": age, "weight": f"{weight:.4f}",
                "country": nation, "child_benefit_paid": paid,
                **{each: f"{incomes_of.get(each, 0):.2f}" for each in (*MAIN, *BESIDES)}}


def taxpayers() -> list[float]:
    """How many people there are in each band: those of the liabilities, by the main incomes where these have wider bands."""
    mains = [sum(table[band][0] for table in MAIN.values()) for band in range(len(SPI_BANDS))]
    found = []
    for place, low in enumerate(SPI_BANDS):
        row = max(row for row, liabilities in enumerate(LIABILITIES) if liabilities[0] <= low)
        ends = [liabilities[0] for liabilities in LIABILITIES] + [SPI_BANDS[-1] + 1]
        together = sum(number for number, other in zip(mains, SPI_BANDS) if ends[row] <= other < ends[row + 1])
        found.append(mains[place] * min(1, LIABILITIES[row][1] / together))
    return found


def britons_of(band: int, count: float, number: int, draw: random.Random) -> list[Incomes]:
    """The people of a band: as many have each kind of income as in the table, and all that there is of it."""
    weight = count / number
    kinds = {kind: bands[band] for kind, bands in {**MAIN, **BESIDES}.items()}
    holders = {kind: min(number, max(1, round(having / weight))) for kind, (having, _) in kinds.items()}
    # Everybody who has no pay has profits or a pension, and the rest of these goes to people with pay.
    unpaid = number - holders["salary"]
    retired = round(unpaid * holders["pension_income"] / (holders["pension_income"] + holders["trading_profit"]))
    places = list(range(number))
    besides_pay = max(0, holders["pension_income"] - retired)
    traders = max(0, holders["trading_profit"] - (unpaid - retired))
    chosen = {
        "salary": places[unpaid:], "pension_income": places[:retired] + places[unpaid:unpaid + besides_pay],
        "trading_profit": places[retired:unpaid] + places[unpaid + besides_pay:unpaid + besides_pay + traders],
        **{kind: draw.sample(places, holders[kind]) for kind in BESIDES}}
    members: list[Incomes] = [{} for _ in places]
    for kind, having in chosen.items():
        for place in having:
            members[place][kind] = draw.uniform(0.8, 1.2) * kinds[kind][1] * 10**6 / kinds[kind][0]
    low, high = SPI_BANDS[band], (SPI_BANDS + [None])[band + 1]
    whole: list[Band] = [(low, high, round(count), sum(amount for _, amount in kinds.values()))]
    totals = [income for income, _, _ in incomes(whole, number, draw, least=number)]
    draw.shuffle(totals)
    # In turn everybody gets the total that was drawn, and each kind of income its own.
    for _ in range(60):
        for total, member in zip(totals, members):
            share = total / sum(member.values())
            member.update({kind: amount * share for kind, amount in member.items()})
        for kind, having in chosen.items():
            share = kinds[kind][1] * 10**6 / (weight * sum(members[place][kind] for place in having))
            for place in having:
                members[place][kind] *= share
    return members


def british_children(homes: Sequence[tuple[float, list[Incomes]]], draw: random.Random) -> tuple[list[int], list[int]]:
    """How many children each home has, and whether Child Benefit is paid for them.

    Those who have most are taken to be the families that chose not to be paid it.
    """
    young = [not any("pension_income" in each for each in adults) for _, adults in homes]
    chances = {}
    for size, families in ((1, LONE_PARENTS), (2, BRITISH_CLAIMS - LONE_PARENTS)):
        chances[size] = families / sum(weight for (weight, adults), fits in zip(homes, young) if fits and len(adults) == size)
    found = [
        1 + int(draw.random() < BRITISH_CHILDREN / BRITISH_CLAIMS - 1) if fits and draw.random() < chances[len(adults)] else 0
        for (_, adults), fits in zip(homes, young)]
    paid = [int(number > 0) for number in found]
    left: float = NOT_PAID
    for place in sorted(range(len(homes)), key=lambda place: -max(sum(each.values()) for each in homes[place][1])):
        if found[place] and left > homes[place][0] / 2:
            paid[place] = 0
            left -= homes[place][0]
    return found, paid


def table(country: str, units: int = 10_000) -> Any:
    """The table of persons, of pyarrow: numbers are numbers, amounts and weights decimals."""
    import decimal

    import pyarrow

    rows = list(people(country, units))
    columns: dict[str, Any] = {}
    for name, example in rows[0].items():
        if isinstance(example, int):
            columns[name] = pyarrow.array([row[name] for row in rows])
        elif not example[0].isdigit():
            columns[name] = pyarrow.array([row[name] for row in rows])
        else:
            kind = pyarrow.decimal128(18, 4 if name == "weight" else 2)
            columns[name] = pyarrow.array([decimal.Decimal(row[name]) for row in rows], kind)
    return pyarrow.table(columns)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m levy.synthetic", description="Writes a small synthetic population of one country as CSV, a row for each person.")
    parser.add_argument("country", choices=COUNTRIES)
    parser.add_argument("path", help="the file to write")
    parser.add_argument("units", nargs="?", type=int, default=10_000, help="how many units, 10,000 by default")
    given = parser.parse_args()
    try:
        rows = list(people(given.country, given.units))
    except ValueError as error:
        parser.error(str(error))
    with open(given.path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print(f"{given.path}: {len(rows)} persons")


if __name__ == "__main__":
    main()
