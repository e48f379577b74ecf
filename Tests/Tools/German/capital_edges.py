"""Fixtures of § 32d Abs. 6 EStG: households of many kinds with so much capital income that the flat tax and the tariff come
to the same within a cent or euro, and the next cents around.

    python3 Tests/Tools/German/capital_edges.py          writes rules/de/fixtures/capital_both_ways.csv
"""

import csv
from fractions import Fraction as F

import chain
from assessed_cases import FIXTURES, SOURCE, cell

WITHHELD = {"capital_tax_withheld": F(0), "capital_surcharge_withheld": F(0), "capital_church_tax_withheld": F(0)}
HOUSEHOLDS = [
    ("alone", 2025, {"wages": F(15000)}),
    ("the law of 2010", 2010, {"wages": F(12000)}),
    ("hardship compensation with capital income", 2013, {"wages": F(12000), "profit": F(300)}),
    ("hardship compensation without it", 2014, {"wages": F(12000), "profit": F(300)}),
    ("church tax", 2025, {"wages": F(14000), "church_member": True, "federal_state": "BY"}),
    ("spouses", 2022, {"filing": "joint", "wages": F(26000), "spouse_capital_receipts": F(-500)}),
    ("widowed", 2024, {"filing": "widowed", "wages": F(27000)}),
    ("half a child", 2025, {"wages": F(19000), "children": 1}),
    ("a couple with two children and church tax", 2025,
     {"filing": "joint", "wages": F(34000), "children": 2, "church_member": True, "federal_state": "NW"}),
    ("child benefit better without, allowances with", 2016, {"wages": F(16000), "children": 1, "child_1_allowances": "full"}),
    ("age relief", 2025, {"statutory_pension": F(16000), "statutory_pension_start_year": 2015,
                          "first_full_year_pension": F(12000), "birth_date": "1949-06-15"}),
    ("medical costs", 2025, {"wages": F(22000), "extraordinary_expenses": F(3000)}),
    ("donations beyond their limit", 2025, {"wages": F(20000), "donations": F(6000)}),
    ("benefits that raise the rate", 2025, {"wages": F(9000), "progression_benefits": F(6000)}),
    ("losses of earlier years", 2025, {"wages": F(9000), "loss_brought_forward": F(3000)}),
    ("craftsmen", 2025, {"wages": F(17000), "craftsmen_services": F(3000)}),
    ("trade", 2025, {"trade_profit": F(30000), "municipal_rate": F(410)}),
    ("farming", 2025, {"farming_profit": F(16000)}),
    ("foreign tax", 2025, {"wages": F(15000), "foreign_tax_on_capital": F(120)}),
    ("severance pay", 2025, {"wages": F(26000), "extraordinary_income": F(12000)}),
]
EXPECTED = ["capital_income", "all_taxes_flat", "all_taxes_tariff", "tariff_chosen_for_capital", "assessed_income_tax",
            "total_tax", "balance", "prepayment_of_quarter"]


def worked(year, facts, receipts):
    wages = {p + name: F(0) for p in ("", "spouse_") for name in ("wage_tax_withheld", "surcharge_withheld",
                                                                 "church_tax_withheld") if p == ""}
    given = {"filing": "single", "church_member": False, **WITHHELD, **wages, **facts, "capital_receipts": receipts,
             "without_contributions": True}
    return given, chain.results(year, given)


def last_chosen(year, facts):
    """The last receipts, to the cent, up to which the tariff is better without a break; None if it always or never is."""
    def better(cents):
        return worked(year, facts, F(cents, 100))[1]["tariff_chosen_for_capital"] == 1

    points = [cents for cents in range(110000, 6_000_000, 40000)]
    chosen = [better(point) for point in points]
    for low, high, first, then in zip(points, points[1:], chosen, chosen[1:]):
        if first and not then:
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if better(middle) else (low, middle)
            return low
    return None


def main():
    rows = []
    for note, year, facts in HOUSEHOLDS:
        edge = last_chosen(year, facts)
        for cents in ([edge - 100, edge, edge + 1, edge + 100] if edge else [300000, 1200000]):
            rows.append((year, *worked(year, facts, F(cents, 100)), note))
    facts = list(dict.fromkeys(fact for _, given, _, _ in rows for fact in given))
    with open(FIXTURES / "capital_both_ways.csv", "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["year", *facts, *("expect." + name for name in EXPECTED), "source", "note"])
        for year, given, found, note in rows:
            wanted = [("yes" if found[name] else "no") if name == "tariff_chosen_for_capital"
                      else cell(found[name]) if name in found else "" for name in EXPECTED]
            out.writerow([year, *(cell(given[fact]) if fact in given else "" for fact in facts), *wanted, SOURCE, note])


if __name__ == "__main__":
    main()
