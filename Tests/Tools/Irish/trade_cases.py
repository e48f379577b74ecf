"""Trades from their accounts, losses and lettings, of either spouse; one cent either side of each limit."""

from fractions import Fraction as F

import figures as law
from figures import at
from income_cases import around

RESULTS = ["accounts_profit", "add_backs", "trade_profit", "capital_allowances_used", "trade_losses_used", "self_employed_income", "trade_loss",
           "trade_loss_claimed", "trade_loss_relief", "trade_losses_carried_forward", "capital_allowances_carried_forward", "total_income"]
OF_LETTINGS = ["residential_rental_profit", "other_rental_profit", "rental_interest_deduction", "furniture_allowance_used", "rental_losses_used", "case_v_income",
               "rental_losses_carried_forward", "other_income", "levy_income"]


def of_spouse(facts):
    return {"spouse_" + name: value for name, value in facts.items()}


def profits(year):
    base = {"turnover": F(70000), "trade_expenses": F(30000)}
    added = {"depreciation": F(4000), "private_expenses": F(1500), "entertainment": F(800), "drawings": F(12000)}
    yield year, {**base, **added}, RESULTS, "expenses added back"
    married = {"marital_status": "married", "salary": F(20000)}
    special = {**base, **added, "accounts_months_in_year": 5}
    for name, start in (("first", 0), ("second", 1), ("third", 2)):
        given = {**special, "trade_started": f"{year - start}-08-01", "accounts_months": 14 if start == 1 else 12}
        wanted = ["spouse_trade_profit", "spouse_accounts_profit", "spouse_self_employed_income"]
        yield year, {**married, **of_spouse(given)}, wanted, f"the spouse's trade, {name} year"
    for name, amount in added.items():
        yield year, {**base, name: amount}, RESULTS, f"only {name}"
    yield year, {**base, "accounts_months": 15}, RESULTS, "accounts of fifteen months"
    started = {**base, "trade_started": f"{year}-05-01", "accounts_months_in_year": 8}
    yield year, started, RESULTS, "first year"
    yield year, {**started, "accounts_months": 17}, RESULTS, "first year of long accounts"
    second = {**base, "trade_started": f"{year - 1}-05-01"}
    yield year, second, RESULTS, "second year, accounts of a year"
    yield year, {**second, "accounts_months": 14}, RESULTS, "second year, long accounts"
    short = {"accounts_months": 8, "accounts_months_in_year": 4, "other_accounts_profit": F(30000),
             "other_accounts_months": 12, "other_accounts_months_in_year": 8}
    yield year, {**second, **short}, RESULTS, "second year, short accounts"
    third = {**base, "trade_started": f"{year - 2}-05-01"}
    for excess in (F(5000), F("40000.01"), F(50000)):
        yield year, {**third, "second_year_excess": excess}, RESULTS, "third year"
    yield year, {**base, **short, "trade_ended": f"{year}-04-30"}, RESULTS, "last year"
    before = {**base, "trade_ended": f"{year + 1}-05-31", "accounts_months_in_year": 9, "other_accounts_months": 8,
              "other_accounts_months_in_year": 3}
    for profit in (F(20000), F(32000)):
        yield year, {**before, "other_accounts_profit": profit}, RESULTS, "the year before the last"


def losses(year):
    pay = {"salary": F(60000)}
    trade = {"turnover": F(20000), "trade_expenses": F(30000), "capital_allowances": F(3000)}
    yield year, {**pay, **trade}, RESULTS, "a loss, not claimed"
    claim = {**trade, "claims_trade_loss": True}
    if year >= 2015:
        claim["works_in_trade"] = True
    yield year, {**pay, **claim}, RESULTS, "a loss set against pay"
    yield year, {**pay, **claim, "other_income": F(9000)}, RESULTS, "a loss and rents: PRSI"
    yield year, {"salary": F(4000), **claim}, RESULTS, "more loss than income"
    if year >= 2015:
        for expenses in (F("51750") - 3000, F("51750.01") - 3000, F(90000)):
            given = {**pay, **claim, "trade_expenses": expenses, "works_in_trade": False}
            yield year, given, RESULTS, "who does not work in the trade"
    couple = {"marital_status": "married", "salary": F(4000), "spouse_salary": F(50000)}
    for assessment in ("joint", "single"):
        yield year, {**couple, **claim, "assessment": assessment}, RESULTS, f"of a couple, {assessment}"
        both = {**couple, **claim, **of_spouse(claim), "spouse_salary": F(15000), "assessment": assessment}
        yield year, both, [*RESULTS, "spouse_trade_loss_relief", "spouse_total_income"], f"losses of both, {assessment}"
    profit = {"turnover": F(40000), "trade_expenses": F(10000)}
    for allowances, forward in ((F(8000), F(9000)), (F(8000), F(25000)), (F(31000), F(5000))):
        given = {**profit, "capital_allowances": allowances, "trade_losses_forward": forward}
        yield year, given, RESULTS, "allowances and losses of earlier years"
    least, threshold = at(law.CLASS_S, year)
    for taxed in around(threshold):
        given = {"turnover": taxed + 1000, "trade_losses_forward": F(1000)}
        yield year, given, ["self_employed_prsi"], "PRSI before losses"


def assets(year):
    trade = {"turnover": F(60000), "trade_expenses": F(20000)}
    bought = max(2002, year - 3)
    asset = {"asset_cost": F(16000), "asset_bought": f"{bought}-02-01"}
    wanted = ["capital_allowances", "balancing_allowance", "balancing_charge", "self_employed_income"]
    yield year, {**trade, **asset}, wanted, "allowance of one asset"
    yield year, {**trade, **asset, "asset_private_share": F("0.35")}, wanted, "private use"
    car = {**asset, "asset_is_car": True, "asset_cost": F(40000)}
    for emissions in (120, 150, 170, 200):
        for proceeds in (F(3000), F(25000)):
            sold = {"asset_sold": f"{year}-09-01", "asset_proceeds": proceeds, "car_emissions": emissions}
            yield year, {**trade, **car, **sold}, wanted, "car sold"
    for proceeds in (F(0), F("1999.99"), F(2000), F(10000), F(20000)):
        sold = {"asset_sold": f"{year}-09-01", "asset_proceeds": proceeds, "asset_private_share": F("0.2")}
        yield year, {**trade, **asset, **sold}, wanted, "machine sold"
    if year >= 2012:
        old = {**trade, **asset, "asset_bought": f"{year - 9}-02-01", "asset_sold": f"{year}-01-05"}
        for proceeds in (F("1999.99"), F(2000), F(17000)):
            yield year, {**old, "asset_proceeds": proceeds}, wanted, "sold when nothing was left"


def lettings(year):
    rents = {"residential_rents": F(24000), "residential_rental_expenses": F(3000)}
    interest = {**rents, "rental_interest_residential": F(10000)}
    yield year, {**interest, "salary": F(30000)}, OF_LETTINGS, "interest"
    for name, limits in (("pre_letting_expenses", (5000, 10000)), ("retrofitting_expenses", (10000,))):
        for limit in limits:
            for paid in around(limit):
                yield year, {**rents, name: paid}, OF_LETTINGS, name
    other = {**rents, "other_rents": F(8000), "other_rental_expenses": F(21000)}
    yield year, {**other, "salary": F(20000)}, OF_LETTINGS, "a loss of one letting against another"
    yield year, {**other, "other_rental_expenses": F(39000)}, OF_LETTINGS, "a loss of all"
    for forward in (F(5000), F(30000)):
        given = {**rents, "furniture_allowance": F(1250), "rental_losses_forward": forward, "salary": F(20000)}
        yield year, given, OF_LETTINGS, "furniture and losses of earlier years"
        sole = {**given, "salary": F(0), "turnover": F(90000), "trade_expenses": F(1000)}
        yield year, sole, OF_LETTINGS, "beside a trade: 3 % above 100,000"
    yield year, {"furniture_allowance": F(25000), **rents}, OF_LETTINGS, "more furniture than profit"
    cases = {"foreign_and_untaxed_income": F(3000), "income_taxed_under_case_iv": F(500)}
    yield year, {**rents, **cases, "salary": F(20000)}, OF_LETTINGS, "Cases III, IV and V"
    dividends = {"irish_dividends": F(6000), "salary": F(30000)}
    yield year, dividends, ["other_income", "self_employed_prsi"], "dividends beside pay"
    # Unearned income of an occupational pensioner below 66: class K from 2014, not class S.
    pensioner = {"pension_income": F(20000), "birth_date": f"{year - 60}-03-01"}
    for other in (F(4000), *around(at(law.NET_OUTSIDE_PAYE, year)), F(30000)):
        yield year, {**pensioner, "other_income": other}, ["self_employed_prsi"], "rents beside a pension"
    yield year, {**pensioner, "other_income": F(4000), "turnover": F(9000)}, ["self_employed_prsi"], "and a trade"
    director = {"salary": F(50000), "proprietary_director": True, "other_income": F(900)}
    yield year, director, ["is_chargeable_person", "self_employed_prsi"], "a director's rents"
    married = {"marital_status": "married", "salary": F(40000)}
    given = {**married, **of_spouse({**interest, **cases, "furniture_allowance": F(600)})}
    yield year, given, ["spouse_other_income", "spouse_case_v_income"], "the spouse's lettings"
    # An employee whose profit is small, but the rents before expenses are not.
    for gross in (30000, 50000):
        for more in (F(0), F("0.01")):
            given = {"salary": F(30000), "residential_rents": gross + more, "residential_rental_expenses": F(gross) - 2000}
            yield year, given, ["is_chargeable_person", "self_employed_prsi"], "rents before expenses"


def couples(year):
    """Pairs for whom the assessment matters, or not."""
    wanted = ["joint_assessment_tax", "separate_assessment_tax", "single_assessment_tax", "best_assessment",
              "saved_by_best_assessment"]
    for assessment in ("joint", "separate", "single"):
        base = {"marital_status": "married", "assessment": assessment}
        yield year, {**base, "salary": F(60000)}, wanted, "one income"
        yield year, {**base, "salary": F(70000), "spouse_salary": F(70000)}, wanted, "two equal incomes"
        rent = {"rent_paid": F(9000), "rented_on_7_december_2010": True} if year <= 2017 or year >= 2022 else {}
        fees = {"tuition_fees": F(6000), "spouse_tuition_fees": F(6000)} if year != 2005 else {}
        yield year, {**base, "salary": F(50000), "spouse_salary": F(50000), **rent, **fees,
                     "spouse_medical_expenses": F(900), "medical_expenses": F(200)}, wanted, "credits that differ"
        aged = {"birth_date": f"{year - 66}-03-01", "spouse_birth_date": f"{year - 50}-03-01"}
        yield year, {**base, **aged, "pension_income": F(21000), "spouse_pension_income": F(15500)}, wanted, "one of 66"
        if year <= 2010:
            yield year, {**base, **aged, "pension_income": F(38000), "spouse_pension_income": F(2000)}, wanted, "levy"


def all(years):
    for year in years:
        for kind in (profits, losses, assets, lettings, couples):
            yield from kind(year)
