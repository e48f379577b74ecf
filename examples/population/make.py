"""Makes a small population of one country: `python3 examples/population/make.py de|ie|uk people.csv [UNITS]`.

It is synthetic: incomes are drawn between the bounds of published tables so that each band has the number of units and the income
of the table, and each unit stands for as many as its weight says. It is no survey. Nobody in it exists, and what belongs together in life
(income with age, children, region or kind of work) does not here, but for what the tables say. It is for trying programs and for
learning what a report shows, not for the cost of a reform.

The same country and number of units make the same file. README.md says what the tables are and what was assumed.
"""

import csv
import random
import sys

# Projected taxpayer units of 2026 by gross income: from, to, units, millions of euros.
# Revenue Commissioners, Ready Reckoner (post Budget 2026), October 2025, "Distribution of income earners".
IRELAND = [
    (0, 10_000, 481_000, 2_219), (10_000, 13_000, 138_800, 1_614), (13_000, 15_000, 154_000, 2_174), (15_000, 18_000, 189_000, 3_097),
    (18_000, 20_000, 94_000, 1_786), (20_000, 25_000, 230_600, 5_176), (25_000, 27_000, 86_800, 2_256),
    (27_000, 30_000, 148_100, 4_226), (30_000, 35_000, 194_500, 6_301), (35_000, 40_000, 205_800, 7_701),
    (40_000, 50_000, 351_100, 15_669), (50_000, 60_000, 249_300, 13_719), (60_000, 70_000, 196_600, 12_739),
    (70_000, 75_000, 82_800, 5_989), (75_000, 80_000, 70_900, 5_493), (80_000, 90_000, 111_200, 9_427), (90_000, 100_000, 89_200, 8_445),
    (100_000, 150_000, 243_400, 29_280), (150_000, 200_000, 85_800, 14_679), (200_000, 275_000, 46_600, 10_769),
    (275_000, None, 43_800, 22_650)]
# Of all income earners: single or widowed, married with one earning, married with both earning (projected for 2007).
# Minister for Finance, Dáil Éireann, written answers 68 and 69 of 22 November 2007.
IRISH_FAMILIES = (1_478_400, 379_600, 427_400)

# People with income from employment who pay income tax, 2023 to 2024, by total income: from, to, people, millions of pounds of pay.
# HM Revenue and Customs, Survey of Personal Incomes, table 3.6. Their pay is not all their income, so that it is drawn evenly within
# a fifth of the band's mean, which is an assumption.
BANDS = [
    (12_570, 15_000, 1_360_000, 16_900), (15_000, 20_000, 3_100_000, 48_600), (20_000, 30_000, 7_470_000, 172_000),
    (30_000, 40_000, 5_370_000, 170_000), (40_000, 50_000, 3_500_000, 139_000), (50_000, 70_000, 3_430_000, 174_000),
    (70_000, 100_000, 1_640_000, 118_000), (100_000, 150_000, 791_000, 82_300), (150_000, 200_000, 264_000, 39_200),
    (200_000, 300_000, 180_000, 36_600), (300_000, 500_000, 93_000, 29_000), (500_000, 1_000_000, 44_000, 23_100),
    (1_000_000, None, 21_000, 35_500)]
UNITED_KINGDOM = [
    (round(800_000 * pay / people), None if high is None else round(1_200_000 * pay / people), people, pay)
    for _, high, people, pay in BANDS]

# Taxpayers of 2018 by total income (Gesamtbetrag der Einkünfte): the bounds and the income of the lowest 20 %, up to the median, up to
# the highest 10 %, up to the highest 1 %, and these. Shares of income: 2.4, 17.2 - 2.4, the rest, 36.6 - 11.7 and 11.7 %.
# Federal Ministry of Finance, as the Federal Agency for Civic Education has it (bpb.de, Einkommensteueranteile); the median of 31,723
# and the mean of 44,250 euros: Bundestag, Drucksache 19/9602. There is no bound of the lowest 20 %: they end where the mean of the next
# stands in the middle.
# How many there are: 29.8 million assessed and 13.0 million not, 2019 (Federal Statistical Office).
TAXPAYERS, MEAN = 42_800_000, 44_250
GERMANY = [
    (low, high, round(TAXPAYERS * people), round(TAXPAYERS * MEAN * income / 10**6)) for low, high, people, income in [
        (0, 11_940, 0.2, 0.024), (11_940, 31_723, 0.3, 0.148), (31_723, 86_445, 0.4, 0.462), (86_445, 233_730, 0.09, 0.249),
        (233_730, None, 0.01, 0.117)]]
# Of the assessed 49.8 % were couples, of whom 56 % had dependent children, and 20 % of the others (2002, Federal Statistical Office,
# "49,8 % Splittingfälle bei den Einkommensteuerpflichtigen"); here couples are that share of 29.8 of 42.8 million.
GERMAN_COUPLES = 0.498 * 29.8 / 42.8
GERMAN_PARENTS = {1: 0.20, 2: 0.56}
# What is left of the total income after special expenses and extraordinary burdens: 1,601.2 of 1,854.3 billion euros (2019, Federal
# Statistical Office).
GERMAN_TAXABLE = 1_601.2 / 1_854.3


def incomes(table, units, draw):
    """Income and weight of each unit: bands have as many units as fits their number, and at least 20."""
    everybody = sum(count for _, _, count, _ in table)
    for low, high, count, millions in table:
        number = max(20, round(units * count / everybody))
        mean = min(millions * 10**6 / count, high or float("inf"))
        # Evenly below the mean and evenly above it, by shares that give the mean; above the last bound twice as far as the mean.
        top = high if high is not None else mean + 2 * (mean - low)
        mean = max(mean, low)
        above = (mean - low) / (top - low)
        drawn = []
        for place in range(number):
            share = (place + draw.random()) / number
            drawn.append(mean + (top - mean) * (share / above) if share < above else low + (mean - low) * (share - above) / (1 - above))
        scale = mean * number / sum(drawn) if low > 0 or sum(drawn) else 1
        for income in drawn:
            yield round(min(max(income * scale, low), top), 2), round(count / number, 4)


def people(country, units=10_000):
    """The rows of the table of persons, as dictionaries."""
    draw = random.Random(f"levy {country} {units}")
    drawn = sorted(incomes({"de": GERMANY, "ie": IRELAND, "uk": UNITED_KINGDOM}[country], units, draw))
    number = 0
    for place, (income, weight) in enumerate(drawn):
        shares = households(country, (place + 0.5) / len(drawn), income, draw)
        head, couple = number + 1, len(shares) > 1
        members = [(-1, draw.randrange(20, 90), amount) for amount in shares]
        # One child each, which is an assumption; the tables that were read say nothing of Irish and British children.
        if country == "de" and draw.random() < GERMAN_PARENTS[len(shares)]:
            members.append((head, draw.randrange(0, 18), 0))
        for earner, (parent, age, amount) in enumerate(members):
            number += 1
            partner = head + 1 - earner if couple and parent == -1 else -1
            yield {
                "p_id": number, "household": head, "partner": partner, "parent": parent, "age": age, "weight": f"{weight:.4f}",
                **facts(country, amount)}


def households(country, rank, income, draw):
    """What of a unit's income the taxpayer has, and the spouse, if there is one. Couples are drawn by rank: none at the bottom, twice the
    average at the top, which is an assumption."""
    if country == "uk":
        return [income]
    if country == "de":
        both = draw.random() < 2 * GERMAN_COUPLES * rank
        one = False
    else:
        alone, one_earning, both_earning = IRISH_FAMILIES
        chosen = draw.random() * sum(IRISH_FAMILIES)
        both = chosen < 2 * both_earning * rank
        one = not both and chosen < 2 * (both_earning + one_earning) * rank
    if not (both or one):
        return [income]
    taxpayer = income if one else round(income * draw.uniform(0.5, 1), 2)
    return [taxpayer, round(income - taxpayer, 2)]


def facts(country, amount):
    if country == "de":
        return {"income": f"{amount:.2f}", "taxable_income": f"{amount * GERMAN_TAXABLE:.2f}"}
    return {"salary": f"{amount:.2f}"}


def main():
    country, path, *units = sys.argv[1:]
    rows = list(people(country, *map(int, units)))
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print(f"{path}: {len(rows)} persons")


if __name__ == "__main__":
    main()
