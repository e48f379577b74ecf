"""Compares a year's wage tax with the assessment of the same wage, over incomes, years and classes: for who has nothing but
a regular wage they differ by the provident lump sum, and for spouses by the second lump sum for special expenses, which
payroll does not know (§ 39b Abs. 2 Satz 5 Nr. 2 and 3 EStG); with these put right they are the same.

    python3 Tests/Tools/German/wage_tax_agrees.py LEVY            compares over 4,000 wages
    python3 Tests/Tools/German/wage_tax_agrees.py --write LEVY    writes some as rules/de/fixtures/wage_tax_agrees.csv,
                                                                  with the tax worked with exact fractions
"""

import csv
import io
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from assessment_cases import income_tax, in_force  # noqa: E402

FIXTURE = Path(__file__).resolve().parents[3] / "rules" / "de" / "fixtures" / "wage_tax_agrees.csv"
LUMP_SUM = {2010: 920, 2012: 1000, 2022: 1200, 2023: 1230}       # § 9a, of years in which payroll had it in November

# Not 2011, 2015 and 2024, in which payroll took an act up in December.
YEARS = [year for year in range(2010, 2027) if year not in (2011, 2015, 2024)]


def batch(levy, rows, outputs):
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    ran = subprocess.run([levy, "batch", "de", "-", "--output", ",".join(outputs)], input=text.getvalue(),
                         capture_output=True, text=True, check=True)
    return list(csv.DictReader(io.StringIO(ran.stdout)))


def write(levy):
    rows = []
    for year in YEARS:
        for wage_class, filing in ((1, "single"), (3, "joint")):
            for monthly in (1600, 2345, 3456, 5000, 7777, 24000):
                rows.append({"date": f"{year}-11-30", "LZZ": 2, "gross_wage": monthly, "tax_class": wage_class,
                             "additional_health_rate": "0.015", "care_childless": "yes", "filing": filing,
                             "wages": 12 * monthly, "other_special_expenses_deducted": 36})
    with open(FIXTURE, "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow([*rows[0], "provident_expenses_deducted", "expect.annual_wage_tax", "expect.income_tax", "source"])
        for row, found in zip(rows, batch(levy, rows, ["annual_provident_lump_sum"]), strict=True):
            provident, year = found["annual_provident_lump_sum"], int(row["date"][:4])
            taxable = row["wages"] - in_force(LUMP_SUM, year) - 36 - Fraction(provident)
            tax = income_tax(year, 2 if row["filing"] == "joint" else 1, max(Fraction(0), taxable))
            out.writerow([*row.values(), provident, tax, tax,
                          "§§ 9a, 10c, 32a, 39b Abs. 2 EStG, worked with exact fractions on payroll's provident lump sum"])


def main():
    if sys.argv[1] == "--write":
        return write(sys.argv[2])
    levy, payroll = sys.argv[1], []
    for year in YEARS:
        for wage_class, filing in ((1, "single"), (3, "joint")):
            for monthly in range(400, 26000, 173):
                payroll.append({"date": f"{year}-11-30", "LZZ": 2, "gross_wage": monthly, "tax_class": wage_class,
                                "additional_health_rate": "0.015", "care_childless": "yes"})
    taxes = batch(levy, payroll, ["annual_wage_tax", "annual_provident_lump_sum"])
    assessed = [
        {"year": row["date"][:4], "filing": "joint" if row["tax_class"] == 3 else "single",
         "wages": 12 * row["gross_wage"], "provident_expenses_deducted": tax["annual_provident_lump_sum"],
         "other_special_expenses_deducted": 36}
        for row, tax in zip(payroll, taxes, strict=True)]
    found = batch(levy, assessed, ["income_tax"])
    differ = 0
    for row, tax, one in zip(assessed, taxes, found, strict=True):
        if float(tax["annual_wage_tax"]) != float(one["income_tax"]):
            differ += 1
            if differ < 6:
                print(row, "wage tax", tax["annual_wage_tax"], "assessed", one["income_tax"])
    print(f"{len(found)} wages compared, {differ} differ")


if __name__ == "__main__":
    main()
