"""Writes fixture tables from the official payroll program: what it withholds, and the steps on the way there.

    python3 Tests/Tools/payroll_cases.py FOLDER > rules/de/fixtures/wage_tax_steps.csv

FOLDER holds the programs' XML files, as github.com/MarcelLehmann/Lohnsteuer keeps them; those that were replaced within
a year are in its history, and are expected under the names of `VERSIONS`.
"""

import csv
import random
import re
import sys
from fractions import Fraction
from pathlib import Path

from payroll_program import Program, number

VERSIONS = {
    "2006-06-30": "2006", "2007-06-30": "2007", "2008-06-30": "2008", "2009-06-30": "2009", "2010-06-30": "2010",
    "2011-11-30": "2011", "2011-12-31": "2011Dezember", "2012-06-30": "2012", "2013-06-30": "2013",
    "2014-06-30": "2014", "2015-11-30": "2015", "2015-12-31": "2015Dezember", "2016-06-30": "2016",
    "2017-06-30": "2017", "2018-06-30": "2018", "2019-06-30": "2019", "2020-06-30": "2020", "2021-06-30": "2021",
    "2022-05-31": "2022BisMai", "2022-06-30": "2022", "2023-03-31": "2023BisMaerz", "2023-04-30": "2023",
    "2023-07-31": "2023AbJuli", "2024-11-30": "2024", "2024-12-31": "2024Dezember", "2025-02-28": "2025BisFebruar",
    "2025-03-31": "2025", "2026-06-30": "2026",
}

# The names of the program's variables in the rules, after the prefix of the wage to which they belong.
STEPS = {
    "pension_allowance": "FVB", "pension_supplement": "FVBZ", "wage_after_allowances": "ZRE4",
    "expenses_lump_sum": "ANP", "provident_lump_sum": "VSP", "taxable_income": "ZVE", "tax": "ST",
}
# The inputs that rules read as facts; what the program is not given is nothing there.
FACTS = {
    "gross_wage": ("RE4", 100), "age_relief_year": ("AJAHR", 1), "additional_health_rate": ("KVZ", 100),
    "private_health_premium": ("PKPV", 100), "private_health_subsidy": ("PKPVAGZ", 100),
    "pension_start_year": ("VJAHR", 1), "first_pension": ("VBEZM", 100), "pension_months": ("ZMVB", 1),
    "expected_annual_wage": ("JRE4", 100), "expected_annual_pension": ("JVBEZ", 100),
    "payroll_child_allowances": ("ZKF", 1),
}
OUTPUTS = [
    "LSTLZZ", "SOLZLZZ", "BK", "STS", "SOLZS", "BKS", "STV", "SOLZV", "BKV", "VKVLZZ", "VKVSONST", "VFRB", "VFRBS1",
    "VFRBS2", "WVFRB", "WVFRBO", "WVFRBM",
]


def inputs(program, given):
    """The inputs that this year's program has; until 2007 two had other names."""
    renamed = {"LZZFREIB": "WFUNDF", "LZZHINZU": "HINZUR"}
    return {
        name: value for key, value in given.items()
        for name in (key, renamed.get(key)) if name in program.inputs
    }


def level(stack):
    """Whose tax a run of MLSTJAHR finds, by the methods that called it."""
    if "MOSONST" in stack:
        return "expected_"
    return "increased_" if "MSONST" in stack else "full_" if "MVMT" in stack else "annual_"


def several_years(program):
    """The steps of the rule of fifths, since 2009; KENNVMT marks its turn."""
    for _, _, values in program.snapshots:
        if program.year < 2009 or number(values.get("KENNVMT", 0)) != 1:
            continue
        extra = (number(values["VMT"]) + max(0, number(values["VKAPA"]))) / 100
        rest = number(values["ZRE4"]) - number(values["ZTABFB"]) - number(values["VSP"]) - extra
        expected = {
            "tax_before_extra_wage": number(values["LST1"]) / 100, "income_without_extra_wage": rest,
            "tax_by_fifths": number(values["ST"]),
        }
        if rest >= 0:
            without = number(values["STOVMT"])
            expected["tax_without_extra_wage"] = without
            # The program has made five times its rise of it.
            expected["wage_tax_with_a_fifth"] = (number(values["ST"]) - without) / 5 + without
            expected["income_with_a_fifth"] = number(values["ZVE"])
        return expected
    return {}


def steps(program, given):
    """The expected results of a case, by the names of the rules, in euros; None where the program leaves them out."""
    final = program.run(inputs(program, given))
    expected = {}
    for stack, before, values in program.snapshots:
        prefix = level(stack)
        # Until 2007 the variables held amounts of the pay period. In a December that makes up for the months before, the
        # first turn (SCHLEIFZ) is that of the law before.
        if "ZRE4J" not in values or 1 in (number(values.get("SCHLEIFZ", 0)), number(values.get("KENNVMT", 0))):
            continue
        if prefix + "tax" in expected:
            continue
        expected[prefix + "insured_wage"] = number(before["ZRE4VP"])
        for name, variable in STEPS.items():
            value = number(values[variable])
            # An amount below one euro is nothing to the program, and its tax is not reckoned with it.
            if name != "taxable_income" or value >= 1:
                expected[prefix + name] = value
        if prefix == "annual_":
            expected["annual_wage"] = number(values["ZRE4J"])
            expected["annual_pension"] = number(values["ZVBEZJ"])
    expected |= several_years(program)
    if len(program.turns) == 2:
        expected["earlier_wage_tax"] = number(program.turns[0]["LSTJAHR"])
        expected["earlier_levy_base"] = number(program.turns[0]["JBMG"])
    if program.year >= 2008 and given.get("SONSTB"):
        rise = (number(final["LSTSO"]) - number(final["LSTOSO"])) / 100 * Fraction(given.get("f", 1))
        expected["payments_tax_difference"] = int(rise)
    expected["annual_wage_tax"] = number(final["LSTJAHR"])
    expected["annual_levy_base"] = number(final["JBMG"])
    return final, expected


def draw(chance, program, years):
    """A case as payroll may have it, with a wage of about so many euros a year."""
    given = {"LZZ": chance.choice([1, 2, 2, 2, 3, 4]), "STKL": chance.randint(1, 6), "R": chance.randint(0, 1)}
    year = chance.choice(years) * chance.randint(80, 120) + chance.randint(0, 99)
    times = {1: Fraction(1), 2: Fraction(12), 3: Fraction(360, 7), 4: Fraction(360)}[given["LZZ"]]
    given["RE4"] = int(year / times)
    given["KRV"] = chance.choice([0, 0, 0, 1, not_insured(program)])
    if chance.random() < 0.4 and given["STKL"] < 5:
        given["ZKF"] = Fraction(chance.randint(1, 6), 2)
    if "KVZ" in program.inputs:
        given["KVZ"] = Fraction(chance.choice([90, 110, 130, 170, 245, 290]), 100)
    if "PVZ" in program.inputs:
        given["PVZ"] = chance.randint(0, 1)
        given["PVS"] = chance.randint(0, 1)
    if "PVA" in program.inputs and not given["PVZ"]:
        given["PVA"] = chance.randint(0, 4)
    if "PKV" in program.inputs and chance.random() < 0.3:
        given["PKV"], given["PKPV"] = chance.randint(1, 2), chance.randint(10000, 80000)
        if "PKPVAGZ" in program.inputs and given["PKV"] == 2:
            given["PKPVAGZ"] = given["PKPV"] // 2
    if "ALV" in program.inputs:
        given["ALV"] = chance.randint(0, 1)
    if chance.random() < 0.3:
        given["LZZFREIB"] = given["RE4"] // chance.randint(10, 40)
    if chance.random() < 0.15:
        given["ALTER1"], given["AJAHR"] = 1, chance.randint(2005, 2026)
    if "af" in program.inputs and given["STKL"] == 4 and chance.random() < 0.5:
        given["af"], given["f"] = 1, Fraction(chance.randint(800, 999), 1000)
    if chance.random() < 0.25:
        pension = given["RE4"] // chance.randint(1, 3)
        given |= {"VBEZ": pension, "VBEZM": int(pension * times / 12), "VJAHR": chance.randint(2004, 2026)}
        given["VBEZS"], given["ZMVB"] = pension // 4, 12
    if chance.random() < 0.5:
        given["JRE4"], given["SONSTB"] = year, year // chance.randint(5, 30)
        given["JVBEZ"] = int(given.get("VBEZ", 0) * times)
        if chance.random() < 0.4:
            given["VMT"] = year // chance.randint(2, 10)
        if chance.random() < 0.3:
            given["JFREIB"] = year // 50
    return given


def not_insured(program):
    """The code for nobody's pension insurance; since 2025 there is no other for the east."""
    return 1 if program.year >= 2025 else 2


def plain(program, tax_class, wage):
    """A year's wage from which little is taken off, to reach a wanted amount."""
    return {"LZZ": 1, "STKL": tax_class, "RE4": wage, "KRV": not_insured(program), "PKV": 1, "R": 1, "ALV": 1}


def reaching(program, tax_class, variable, wanted):
    """The least wage in euros whose variable reaches an amount."""
    low, high = 0, 2_000_000
    while low < high:
        middle = (low + high) // 2
        if number(program.run(inputs(program, plain(program, tax_class, middle * 100)))[variable]) >= wanted:
            high = middle
        else:
            low = middle + 1
    return low


def edges(path):
    """The amounts at which the tariff, and the tax of classes V and VI, change their formula."""
    text = path.read_text(encoding="utf-8-sig")
    bodies = re.findall(r'METHOD name="UPTAB\w+".*?</METHOD>', text, re.S)
    found = set(map(int, re.findall(r"X\.compareTo\s*\(\s*BigDecimal\.valueOf\s*\((\d+)L?\)", "".join(bodies))))
    basic = re.findall(r"GFB\s*=\s*(?:new BigDecimal|BigDecimal\.valueOf)\s*\((\d+)", text)
    found |= {int(amount) + 1 for amount in basic}
    fifth = re.findall(r"W[123]STKL5\s*=\s*(?:new BigDecimal|BigDecimal\.valueOf)\s*\((\d+)", text)
    if not fifth:
        body = re.search(r'METHOD name="MST5_6".*?</METHOD>', text, re.S).group(0)
        fifth = re.findall(r"compareTo\s*\(\s*BigDecimal\.valueOf\s*\((\d+)", body)
    return sorted(found), sorted(set(map(int, fifth)))


def cases(program, path, chance):
    for _ in range(18):
        yield draw(chance, program, [12000, 20000, 36000, 55000, 80000, 130000, 300000])
    if program.year <= 2009:
        # Then allowances were rounded in other ways: what they are taken off is little here.
        for _ in range(60):
            yield draw(chance, program, [300, 700, 1200, 3000, 8000, 20000]) | {"STKL": chance.randint(1, 4)}
    tariff, fifth = edges(path)
    for tax_class, amounts in ((1, tariff), (5, fifth)):
        for amount in amounts:
            parts = [1000, 1004, 1012, 1018]
            if tax_class == 1 and amount == tariff[1]:
                # There the formulas part slowly.
                parts += [1015, 1016, 1017, 1019]
            for part in (Fraction(part, 1000) for part in parts):
                wage = reaching(program, tax_class, "ZVE", amount * part)
                yield plain(program, tax_class, wage * 100)
                if "SCHLEIFZ" in program.names:
                    # The law before is made up for in shorter periods only.
                    yield plain(program, tax_class, wage * 100 // 12) | {"LZZ": 2}
    free = number(program.initial.get("SOLZFREI", 972)) or 972
    match = re.search(r"SOLZFREI\s*=\s*new BigDecimal\((\d+)", path.read_text(encoding="utf-8-sig"))
    free = int(match.group(1)) if match else free
    for tax_class in (1, 3):
        for part in (Fraction(1), Fraction(1005, 1000), Fraction(1012, 1000), Fraction(13, 10)):
            wage = reaching(program, tax_class, "LSTJAHR", free * part * (2 if tax_class == 3 else 1))
            yield plain(program, tax_class, wage * 100)


def text(value):
    value = Fraction(value)
    digits = 0
    while (value * 10**digits).denominator != 1:
        digits += 1
    whole = abs(value * 10**digits).numerator
    shown = str(whole).rjust(digits + 1, "0")
    return ("-" if value < 0 else "") + (shown[:-digits] + "." + shown[-digits:] if digits else shown)


def main(folder):
    rows, columns, results = [], ["date"], []
    for date, version in VERSIONS.items():
        path = Path(folder) / f"Lohnsteuer{version}.xml"
        program, chance = Program(path), random.Random(version)
        program.year = int(date[:4])
        for given in cases(program, path, chance):
            final, expected = steps(program, given)
            row = {"date": date, **{name: text(value) for name, value in given.items() if inputs(program, {name: 0})}}
            columns += [name for name in row if name not in columns]
            wanted = {name: final[name] for name in OUTPUTS if name in final} | expected
            known = inputs(program, given)
            wanted |= {fact: Fraction(known.get(name, 0)) / unit for fact, (name, unit) in FACTS.items()}
            wanted["factor"] = known.get("f", 1)
            row["expect.pay_period"] = ["year", "month", "week", "day"][given["LZZ"] - 1]
            results += ["pay_period"] * ("pay_period" not in results)
            for name, value in wanted.items():
                row["expect." + name] = text(number(value))
                if name not in results:
                    results.append(name)
            row["source"] = f"official payroll program {version} (XML), executed with exact fractions"
            rows.append(row)
    writer = csv.DictWriter(
        sys.stdout, columns + ["expect." + name for name in results] + ["source"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


if __name__ == "__main__":
    main(sys.argv[1])
