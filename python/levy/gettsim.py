"""Names of GETTSIM (https://gettsim.readthedocs.io, version 1.3) for the German rules: `columns="gettsim"`.

GETTSIM's tables have a row for each person and qualified names with a unit of time at the end (`_m` a month, `_y` a year)
and of the group (`_sn` those who are assessed together). Levy's have a row for each assessment: `levy.units(persons,
de, **levy.gettsim.PERSONS)` makes it. What is a different thing under both, or counts otherwise, has no counterpart here: it is
an error that says what to use.
"""

from __future__ import annotations

import difflib
from typing import Any, Iterable, Sequence

from ._errors import LevyError

_WORK = "einkommensteuer__einkünfte__aus_nichtselbstständiger_arbeit__"

#: GETTSIM's name of a column, and the fact of the German rules that it is.
FACTS: dict[str, str] = {
    "einnahmen__bruttolohn_y": "wages",
    _WORK + "tatsächliche_werbungskosten_y": "work_expenses",
    "einkommensteuer__einkünfte__aus_gewerbebetrieb__betrag_y": "trade_profit",
    "einkommensteuer__einkünfte__aus_forst_und_landwirtschaft__betrag_y": "farming_profit",
    "einkommensteuer__einkünfte__aus_selbstständiger_arbeit__betrag_y": "profit",
    "einkommensteuer__einkünfte__aus_vermietung_und_verpachtung__betrag_y": "rental_income",
    "einnahmen__kapitalerträge_y": "capital_receipts",
    "einnahmen__renten__gesetzliche_y": "statutory_pension",
    "sozialversicherung__rente__jahr_renteneintritt": "statutory_pension_start_year",
    "einkommensteuer__zu_versteuerndes_einkommen_y_sn": "taxable_income",
    "behinderungsgrad": "disability_degree",
    "lohnsteuer__steuerklasse": "tax_class",
}

#: How GETTSIM says who is married and what is counted, for `levy.units`; what the table has besides is added: `parents=PARENTS`,
#: `household="hh_id"`, `age="alter"`.
PERSONS: dict[str, Any] = {
    "person": "p_id",
    "spouse": "familie__p_id_ehepartner",
    "joint": "einkommensteuer__gemeinsam_veranlagt",
    "present": {"spouse": "filing=joint/single", "child.#": "children"},
    "columns": "gettsim",
}

PARENTS = ("familie__p_id_elternteil_1", "familie__p_id_elternteil_2")

#: What has no fact of its own, and what to do instead.
INSTEAD: dict[str, str] = {
    "p_id": "keep it: keep=['p_id']",
    "hh_id": "keep it, or leave it out: households play no part in taxes",
    "familie__p_id_ehepartner": "make one row of each couple by levy.units first, then keep it or leave it out",
    "familie__p_id_elternteil_1": "levy.units counts the children of their parents, and gives child.1.… in the parents' row",
    "familie__p_id_elternteil_2": "levy.units counts the children of their parents, and gives child.1.… in the parents' row",
    "familie__alleinerziehend": "give lone_parent_months and lone_parent_children",
    "einkommensteuer__gemeinsam_veranlagt": "make one row of each couple by levy.units, which gives filing",
    "einkommensteuer__gesamteinkommen_y_sn":
        "give taxable_income and children: it is the income before allowances for children are taken off",
    "einkommensteuer__abzüge__kinderbetreuungskosten_m": "give child.1.childcare and so on in the parents' row, by year",
    "einkommensteuer__einkünfte__sonstige__alle_weiteren_y":
        "give other_recurring_income, other_services or private_sales, for each is taxed in its own way",
    "einnahmen__renten__sonstige_private_vorsorge_m": "give private_annuity, 12 times it, and private_annuity_age",
    "alter": "give birth_date",
    "alter_monate": "give birth_date",
    "geburtsjahr": "give birth_date, made of year, month and day",
    "geburtsmonat": "give birth_date, made of year, month and day",
    "geburtstag": "give birth_date, made of year, month and day",
    "schwerbehindert_grad_g": "give disability_degree and disability_condition",
    "wohnort_ost_hh": "give federal_state",
    "wohnort_ost": "give federal_state",
    "sozialversicherung__kranken__beitrag__privat_versichert":
        "give health_contributions and care_contributions, what was paid in the year",
}

#: GETTSIM's name of a result, and the result of the German rules.
RESULTS: dict[str, str] = {
    "einkommensteuer__betrag_y_sn": "assessed_income_tax",
    "einkommensteuer__zu_versteuerndes_einkommen_y_sn": "taxable_income",
    "einkommensteuer__einkünfte__gesamtbetrag_der_einkünfte_y_sn": "total_income",
    "solidaritätszuschlag__betrag_y_sn": "solidarity_surcharge",
    "kindergeld__betrag_y": "kindergeld",
    "lohnsteuer__betrag_y": "wage_tax",
}

_BENEFITS = (
    "arbeitslosengeld_2", "bürgergeld", "elterngeld", "erziehungsgeld", "grundsicherung", "kinderzuschlag", "unterhalt",
    "unterhaltsvorschuss", "vorrangprüfungen", "wohnen", "wohngeld")


def facts(columns: Iterable[str], keep: Sequence[str] = ()) -> dict[str, str]:
    """The fact of each column that GETTSIM names, for `columns` of `Rules.evaluate`.

    keep: columns that are carried along whatever they mean. Columns under Levy's names stay as they are.

    Raises LevyError for columns of GETTSIM that have no counterpart, all at once, each with what to use.
    """
    found: dict[str, str] = {}
    problems = []
    for column in columns:
        if column in keep:
            continue
        if column in FACTS:
            found[column] = FACTS[column]
            continue
        instead = _instead(column)
        if instead:
            problems.append(f"column '{column}': {instead}")
    if problems:
        raise LevyError("\n".join(problems))
    return found


def refuse_output(name: str) -> None:
    """Raises LevyError if a result has GETTSIM's name."""
    if name in RESULTS:
        raise LevyError(f"output '{name}': Levy's is '{RESULTS[name]}'")


def _instead(column: str) -> str | None:
    """The name to use instead of a column of GETTSIM; None if it is not one of its names."""
    if column in INSTEAD:
        return INSTEAD[column]
    for ending in ("_m", "_w", "_d", "_q"):
        year = column[: -len(ending)] + "_y"
        if column.endswith(ending) and year in FACTS:
            factor = {"_m": "12 times it", "_q": "4 times it"}.get(ending, "the year's sum")
            return f"it is not a year's amount; give '{year}', {factor}, which is {FACTS[year]}"
    if column.endswith("_sn") and column[:-3] in FACTS:
        return f"it is of the couple; give '{column[:-3]}' of each, which is {FACTS[column[:-3]]}"
    if "__" not in column:
        return None
    if column.split("__")[0] in _BENEFITS:
        return "it is of a benefit that the German rules do not have; keep it or leave it out"
    near = difflib.get_close_matches(column, FACTS, 1, 0.8)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    return f"it has no counterpart; keep it, leave it out, or name the fact that it gives in columns={{…}}{hint}"
