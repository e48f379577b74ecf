"""How near the first number is: households are drawn (always the same ones), and what comes of their first facts alone, with
estimates, is held against what comes of all their facts. An optimised build, then

    python3 benchmarks/first_numbers.py [PROGRAM [KIND …]]

For each kind of household: the median distance of the first number from the full answer in percent of it, and the tenth worst of a
hundred. The rules estimate from statutes and averages and have never seen these households; what people have beside their first
fact is drawn evenly between what is written here, and says nothing of how many have it.
"""

import csv
import os
import random
import statistics
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LEVY = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else f"{ROOT}/.build/release/levy")
HOUSEHOLDS = 100


def between(random, low, high, step=10):
    return random.randrange(low, high + step, step)


def seldom(random, share, low, high):
    return between(random, low, high) if random.random() < share else 0


def german_insured(random, wages, prefix=""):
    """What wages of 2025 bear: §§ 158 SGB VI, 341 SGB III, 241, 242 SGB V, 55 SGB XI and the limits of the year, the
    additional rate by the fund (2.2 to 4.4 %), and the surcharge of who has no children."""
    (pensions, health) = (min(wages, 96600), min(wages, 66150))
    rate = 0.073 + random.randrange(220, 441) / 20000
    care = 0.018 + random.choice((0, 0.006))
    return {
        f"{prefix}old_age_contributions": round(pensions * 0.093, 2), f"{prefix}health_contributions": round(health * rate, 2),
        f"{prefix}care_contributions": round(health * care, 2),
        f"{prefix}other_insurance_contributions": round(pensions * 0.013 + seldom(random, 0.5, 50, 600), 2),
        f"{prefix}sick_pay": "yes", f"{prefix}health_subsidy": "yes",
    }


def german_employee(random):
    wages = between(random, 18000, 110000)
    return {"wages": wages}, {
        **german_insured(random, wages), "work_expenses": seldom(random, 0.4, 500, 4000), "donations": seldom(random, 0.4, 50, 800)}


def german_couple(random, second):
    wages, other = between(random, 25000, 110000), between(random, 12000, 70000) if second else 0
    first = {"filing": "joint", "wages": wages, **({"spouse_wages": other} if second else {})}
    more = {**german_insured(random, wages), "children": random.randrange(4), "donations": seldom(random, 0.4, 50, 1200)}
    # A spouse without wages is insured with the other (§ 10 SGB V).
    return first, more | (german_insured(random, other, "spouse_") if second else {"spouse_health_subsidy": "yes"})


def german_pensioner(random):
    pension, start = between(random, 15000, 33000), random.randrange(2005, 2025)
    return {"statutory_pension": pension}, {
        "statutory_pension_start_year": start, "first_full_year_pension": round(pension * 0.975 ** (2025 - start) / 10) * 10,
        "health_contributions": round(pension * (0.073 + random.randrange(220, 441) / 20000), 2),
        "care_contributions": round(pension * 0.036, 2), "sick_pay": "no", "health_subsidy": "yes"}


def german_landlord(random):
    wages, rent = between(random, 18000, 110000), between(random, 4000, 20000)
    return {"wages": wages, "rent_received": rent}, {
        **german_insured(random, wages), "rent_expenses": between(random, 0, rent + 2000)}


def german_freelancer(random):
    income = between(random, 1500, 9000)
    insured = {"health_contributions": between(random, 2500, 11000), "care_contributions": between(random, 600, 2400)}
    return {"monthly_income": income}, {
        **insured, "monthly_expenses": between(random, 0, income // 3), "sick_pay": "no", "health_subsidy": "no",
        "old_age_contributions": seldom(random, 0.5, 1000, 10000)}


def irish_employee(random):
    salary = between(random, 18000, 110000)
    return {"salary": salary}, {
        "pension_contribution": round(salary * random.choice((0, 0, 0.03, 0.05, 0.08))),
        "birth_date": f"{random.randrange(1962, 2001)}-05-01",
        "medical_expenses": seldom(random, 0.5, 100, 2500), "rent_paid": seldom(random, 0.4, 6000, 24000)}


def irish_couple(random):
    first, more = irish_employee(random)
    return first | {"marital_status": "married", "spouse.salary": between(random, 0, 60000)}, more


def irish_sole_trader(random):
    turnover = between(random, 15000, 110000)
    return {"turnover": turnover}, {
        "business_expenses": between(random, 0, turnover // 3), "medical_expenses": seldom(random, 0.4, 100, 1500),
        "personal_pension_contribution": seldom(random, 0.3, 500, 5000), "birth_date": f"{random.randrange(1962, 1998)}-05-01",
        "salary": 0}


def irish_landlord(random):
    salary, rents = between(random, 18000, 110000), between(random, 9000, 30000)
    return {"salary": salary, "residential_rents": rents}, {"residential_rental_expenses": between(random, 0, rents // 2)}


def irish_pensioner(random):
    return {"pension_income": between(random, 15000, 45000)}, {
        "birth_date": f"{random.randrange(1940, 1960)}-05-01", "salary": 0, "medical_expenses": seldom(random, 0.7, 100, 3000)}


def british_employee(random):
    pay = between(random, 15000, 95000)
    return {"employment_income": pay}, {
        "pension_net_pay": round(pay * random.choice((0, 0.03, 0.05, 0.08))), "student_loan_plan_2": random.choice(("yes", "no", "no"))}


def british_sole_trader(random):
    receipts = between(random, 15000, 95000)
    return {"trading_receipts": receipts}, {
        "trading_expenses": between(random, 0, receipts // 3), "gift_aid": seldom(random, 0.3, 50, 800)}


def british_landlord(random):
    rents = between(random, 8000, 30000)
    return {"employment_income": between(random, 15000, 95000), "property_receipts": rents}, {
        "property_expenses": between(random, 0, rents // 2), "dwelling_finance_costs": seldom(random, 0.5, 1000, 8000)}


def british_pensioner(random):
    return {"pension_income": between(random, 14000, 45000)}, {"savings_income": seldom(random, 0.5, 100, 3000)}


KINDS = {
    "German employee": ("de", "2025", "assessed_income_tax", german_employee),
    "German couple, one wage": ("de", "2025", "assessed_income_tax", lambda random: german_couple(random, False)),
    "German couple, two wages": ("de", "2025", "assessed_income_tax", lambda random: german_couple(random, True)),
    "German pensioner": ("de", "2025", "assessed_income_tax", german_pensioner),
    "German landlord": ("de", "2025", "assessed_income_tax", german_landlord),
    "German freelancer": ("de", "2025", "put_aside_per_month", german_freelancer),
    "Irish employee": ("ie", "2025", "total_tax", irish_employee),
    "Irish couple": ("ie", "2025", "total_tax", irish_couple),
    "Irish sole trader": ("ie", "2025", "put_aside_per_month", irish_sole_trader),
    "Irish landlord": ("ie", "2025", "total_tax", irish_landlord),
    "Irish pensioner": ("ie", "2025", "total_tax", irish_pensioner),
    "British employee": ("uk", "2025/26", "take_home_pay_of_year", british_employee),
    "British sole trader": ("uk", "2025/26", "due_in_january", british_sole_trader),
    "British landlord": ("uk", "2025/26", "income_tax_and_charges", british_landlord),
    "British pensioner": ("uk", "2025/26", "income_tax_and_charges", british_pensioner),
}


def results(code, year, result, rows, estimate):
    """Returns the results of `levy batch` for households."""
    names = sorted({name for row in rows for name in row})
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/households.csv"
        with open(path, "w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, names)
            writer.writeheader()
            writer.writerows(rows)
        words = [LEVY, "batch", code, path, "--year", year, "--output", result, "--rules", f"{ROOT}/rules"]
        ran = subprocess.run(words + ["--estimate"] * estimate, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return [float(row[result]) for row in csv.DictReader(ran.stdout.splitlines())]


def main():
    wanted = sys.argv[2:]
    print(f"{'kind of household':26} {'result':24} {'median':>8} {'tenth worst':>12}")
    for kind, (code, year, result, draw) in KINDS.items():
        if wanted and kind not in wanted:
            continue
        drawn = random.Random(kind)
        pairs = [draw(drawn) for _ in range(HOUSEHOLDS)]
        first = results(code, year, result, [known for known, _ in pairs], True)
        full = results(code, year, result, [known | more for known, more in pairs], False)
        # Below 100 a year, percentages refer to 100, since those of small amounts mean nothing.
        distances = sorted(100 * abs(a - b) / max(abs(b), 100) for a, b in zip(first, full))
        print(f"{kind:26} {result:24} {statistics.median(distances):7.1f}% {distances[-10]:11.1f}%", flush=True)


if __name__ == "__main__":
    main()
