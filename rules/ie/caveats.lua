-- What these rules do not cover. Some of it is a fact that only its caveat reads, so that whoever has it hears of it.

local ages       = require "ages"
local prsi       = require "prsi.charge"
local seen_until = require("income.flat_rate").seen_until

local function amount(name, of)
  input(name) {
    label = of.label, help = of.help .. " It is not covered.", section = "Not covered", source = of.source,
    aliases = of.aliases, type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
  }
  caveat(name) {
    concerns = of.concerns,
    when     = function(case) return case[name] > 0 end,
    text     = of.text,
    source   = of.source,
    from     = of.from,
    to       = of.to,
  }
end

amount("farm_or_partnership_profit", {
  label = "Profit of a farm or a partnership", help = "After expenses.",
  source = "TCA 1997 ss. 654 to 669, 1007 to 1013", concerns = { "income_tax", "usc", "prsi" },
  text = "Profits of farms and partnerships are taxed as those of a trade, and none is counted here: give them as "
    .. "self_employed_income, or the accounts as turnover and trade_expenses, with farm_stock_increase for stock relief"
    .. " and averages_farm_profits.",
})
amount("donations_given", {
  aliases = { "donations" },
  label = "Donations to approved bodies", help = "€250 or more to one body in the year.",
  source = "TCA 1997 s. 848A", concerns = { "income_tax" },
  text = "Relief for donations is not covered: to 2012 it lowers the tax of those who make a return, then the body "
    .. "has it.",
})
amount("home_renovation_costs", {
  label = "Costs of home renovation", help = "Of works from 2013 to 2018.",
  source = "TCA 1997 s. 477B", concerns = { "income_tax" },
  text = "The home renovation incentive is not covered; its credit lowers the tax of two years.",
})
amount("stay_and_spend_receipts", {
  label = "Accommodation, food and drink in the scheme of 2020 and 2021", help = "Receipts of €25 or more.",
  source = "TCA 1997 s. 477D", concerns = { "income_tax" },
  text = "The stay and spend credit is not covered; it lowers the tax.",
})
amount("help_to_buy_deposit", {
  label = "Deposit of a new first home", help = "Bought or built since 2016.",
  source = "TCA 1997 s. 477C", concerns = { "refund", "income_tax" },
  text = "Help to buy is not covered; it gives back income tax and DIRT of the four years before.",
})
amount("wage_subsidy_2020", {
  label = "Temporary wage subsidy of 2020", help = "Of the employer's payments from March to August 2020.",
  source = "Emergency Measures in the Public Interest (Covid-19) Act 2020 s. 28",
  concerns = { "income_tax", "usc", "prsi" },
  text = "The temporary wage subsidy of 2020 is not covered: it bears income tax and USC, which were not deducted "
    .. "when it was paid, and no PRSI.",
})

input "moved_in_year" {
  type    = boolean,
  default = false,
  typical = { false },
  section = "Not covered",
  source  = "TCA 1997 ss. 819 to 822",
  ask_if  = function() return false end,
}

caveat "moved_in_year" {
  concerns = { "income_tax", "usc" },
  when     = function(case) return case.moved_in_year end,
  text     = "Of who is resident for the year and came or left in it, pay for work abroad before or after is left out "
    .. "by split-year residence: do not give it. All other income counts, and credits and bands are those of the whole "
    .. "year. Of who is not resident for the year they may be reduced: that is not worked out.",
  source   = "TCA 1997 ss. 819 to 822, 1032; Revenue, Split-year treatment in your year of arrival",
}

caveat "bereaved_in_year" {
  concerns = { "income_tax" },
  when     = function(case) return case.bereaved_this_year end,
  text     = "For the year of bereavement you are taxed on your own income, with the credit of a couple and a single "
    .. "person's band. The late spouse's income and tax are not counted; if you were assessed for both, give "
    .. "'married'.",
  source   = "TCA 1997 ss. 461, 1017, 1019",
}

caveat "separated" {
  concerns = { "income_tax" },
  when     = function(case) return case.marital_status == "separated" end,
  text     = "Of the year of the separation, and where both chose joint assessment after it, the rules of a couple "
    .. "may apply: they are not covered.",
  source   = "TCA 1997 ss. 1015(2), 1018, 1026",
}

-- Whether `holds` of either spouse.
local function of_either(holds)
  return function(case, law)
    for person in each(case.persons) do
      if holds(person, law, case) then return true end
    end
    return false
  end
end

caveat "age_not_given" {
  concerns = { "income_tax", "usc", "prsi", "health_contribution" },
  when     = of_either(function(person)
    return person.age < 1 and person.pension_income + person.welfare_income > 0
  end),
  text     = "No date of birth is given for who has a pension or social welfare income: no relief for age is counted.",
  source   = "TCA 1997 ss. 188, 464, 531AN(3)",
}

caveat "payments_of_retirement_funds" {
  concerns = { "prsi" },
  when     = of_either(function(person)
    return person.pension_income > 0 and person.age > 0 and not person.prsi_has_ended
  end),
  text     = "An occupational pension bears no PRSI. What an approved retirement fund (ARF) or a vested PRSA pays "
    .. "before the age at which PRSI ends bears PRSI of class S, which is not covered: add it.",
  source   = "Social Welfare Consolidation Act 2005 ss. 2, 21; Revenue, Pensions Manual, chapter 23",
}

-- Whether this is the year in which PRSI ends for age.
local function prsi_ends_this_year(person, law)
  return eq(person.age, law.prsi_upper_age.ordinary) and person.prsi_has_ended
end

caveat "even_pay_until_prsi_ends" {
  concerns = { "pay_before_prsi_ends" },
  when     = of_either(function(person, law)
    return prsi_ends_this_year(person, law) and person.reckonable_pay > 0 and person.prsi_share_of_year > 0
  end),
  text     = "PRSI is due on what is paid before the 66th birthday. Pay is taken to be even over the year: where it is "
    .. "not, give pay_before_prsi_ends.",
  source   = "Social Welfare Consolidation Act 2005 ss. 2, 12, 13",
}

caveat "birthday_not_given" {
  concerns = { "prsi_share_of_year" },
  when     = of_either(function(person, law)
    return prsi_ends_this_year(person, law) and person.reckonable_pay > 0
      and person.birth_date.year >= ages.not_given
  end),
  text     = "No PRSI is counted for the year of the 66th birthday, as its day is not given. On pay before it, it is "
    .. "due: give birth_date.",
  source   = "Social Welfare Consolidation Act 2005 ss. 2, 12",
}

caveat "self_employed_prsi_in_year_of_birthday" {
  concerns = { "self_employed_prsi" },
  when     = of_either(function(person, law)
    return prsi_ends_this_year(person, law) and person.reckonable_trade_income + person.reckonable_other_income > 0
  end),
  text     = "No PRSI is counted on income outside employment for the year of the 66th birthday: Revenue does not "
    .. "collect a part of a year. It can be paid to the Department of Social Protection.",
  source   = "Social Welfare Consolidation Act 2005 s. 20; Minister for Employment Affairs and Social Protection, "
    .. "written answer of 16 October 2018 (no. 615)",
}

caveat "small_trade_beside_pay" {
  concerns = { "self_employed_prsi" },
  when     = of_either(function(person, law)
    local trade, threshold = person.reckonable_trade_income, law.prsi_self_employed.threshold
    return person.self_employed_prsi > 0 and not person.controlling_director and person.reckonable_pay > 0
      and trade + person.reckonable_other_income + person.capital_allowances_used < threshold
  end),
  text     = "PRSI of class S is counted on a trade of less than €5,000 (to 2010: €3,174), since pay counts for this "
    .. "limit too. Citizens Information names income from self-employment alone. Who need not make a return may owe a "
    .. "flat amount instead.",
  source   = "Social Welfare Consolidation Act 2005 s. 21(1)(b), Sch. 1 Part 3 para. 3",
}

caveat "health_contribution_in_year_of_birthday" {
  concerns = { "health_contribution" },
  to       = "2010-12-31",
  when     = of_either(function(person, law) return eq(person.age, law.health_contribution_exempt_age) end),
  text     = "No health contribution is counted for the year in which 70 is reached. Before the birthday it is due.",
  source   = "Health Contributions Act 1979 s. 11",
}

caveat "prsi_on_deposit_interest" {
  concerns = { "prsi", "dirt" },
  from     = "2014-01-01",
  when     = function(case) return case.deposit_interest > 0 end,
  text     = "PRSI on deposit interest is not covered: whoever makes a return pays it besides.",
  source   = "Social Welfare and Pensions Act 2013; TCA 1997 s. 261",
}

-- Near the weekly threshold, where the credit tapers too, weeks that differ do not add up to a year of even pay.
caveat "uneven_pay" {
  concerns = { "employee_prsi" },
  when     = of_either(function(person, law)
    if prsi.is_uneven(person) then return not prsi.goes_by_months(person, law) end
    local weekly = person.reckonable_pay / 52
    local least  = law.prsi_class_a.threshold
    return weekly > least / 2 and weekly < 3 * least / 2
  end),
  text     = "PRSI is reckoned for a year of even pay. Where weeks differ, some may fall below or above the threshold.",
  source   = "Social Welfare Consolidation Act 2005 s. 13; S.I. No. 312 of 1996",
}

caveat "auto_enrolment" {
  concerns = { "net_pay" },
  from     = "2026-01-01",
  when     = of_either(function(person, law)
    local terms = law.auto_enrolment
    if person.auto_enrolled or person.salary < terms.least_earnings then return false end
    if person.pension_contribution + person.avc > 0 then return false end
    return person.age < 1 or person.age >= terms.age_from and person.age <= terms.age_to
  end),
  text     = "Employees of 23 to 60 with pay of €20,000 or more and no pension scheme are enrolled in MyFutureFund, "
    .. "which takes 1.5 % of pay. It is left out here: say auto_enrolled.",
  source   = "Automatic Enrolment Retirement Savings System Act 2024",
}

caveat "age_related_insurance_credits" {
  concerns = { "income_tax" },
  from     = "2009-01-01",
  to       = "2013-12-31",
  -- s. 470B(1): the credit is for insured persons of 50 and more.
  when     = of_either(function(person) return person.age >= 50 end),
  text     = "Age-related credits for health insurance are not covered; insurers gave them with the premium.",
  source   = "TCA 1997 s. 470B",
}

caveat "union_relief_of_2001" {
  concerns = { "trade_union_credit" },
  to       = "2002-12-31",
  when     = of_either(function(person) return person.trade_union_member end),
  text     = "For 2002 the relief of the short year 2001 was added to the credit. It is not counted.",
  source   = "TCA 1997 s. 472C(3)",
}

caveat "low_income_exemption" {
  concerns = { "income_tax" },
  to       = "2007-12-31",
  when     = function(case) return case.children > 4 end,
  text     = "The exemption of low incomes, which rises with each child, is not covered. It may lower the tax of a "
    .. "large family.",
  source   = "TCA 1997 s. 187",
}

-- What a personal pension has of the limit of pensionable pay: a PRSA for AVCs has it, an annuity contract has not.
caveat "personal_pension_beside_scheme" {
  concerns = { "pension_relief" },
  when     = of_either(function(person)
    return person.pension_contribution + person.avc > 0
      and person.pension_relief - person.scheme_pension_relief > person.pension_limit_of_profit
  end),
  text     = "The personal pension is taken for a PRSA to which AVCs are paid, so what the employer's scheme leaves of "
    .. "the limit of the pay counts for it. An annuity contract, or a PRSA of another kind, is relieved by the profit "
    .. "alone.",
  source   = "TCA 1997 ss. 774, 783, 787, 787C, 790A",
}

caveat "flat_rate_of_other_years" {
  concerns = { "flat_rate_expenses" },
  when     = of_either(function(person, _, case)
    local last = seen_until[person.profession]
    return last and case.year > last or false
  end),
  text     = "The flat rate of this profession is that of the list for 2003 to 2006, of dentists for 2003. In later "
    .. "lists the line was not seen; no change is known.",
  source   = "Minister for Finance, written answer of 16 October 2007; TCA 1997 s. 114",
}

-- P60s to 2010 have one sum of both.
caveat "health_contribution_within_prsi" {
  to       = "2010-12-31",
  concerns = { "levies_refund", "balance_of_return" },
  when     = function(case)
    -- Less than half of it can be among what was paid.
    return case.health_contribution > 0 and case.levies_paid < case.levies_and_usc - case.health_contribution / 2
  end,
  text     = "The levies that were paid seem to be without the health contribution, which P60s show with PRSI: it "
    .. "counts with the levies, and not with PRSI, of which no return and no refund takes account.",
  source   = "Health Contributions Act 1979 ss. 5 to 7",
}

caveat "no_profit_to_use_losses" {
  concerns = { "prsi", "usc", "income_levy", "health_contribution" },
  when     = of_either(function(person)
    return person.trade_losses_forward + person.capital_allowances > 0 and not person.has_trade_accounts
      and person.self_employed_income <= 0
  end),
  text     = "No profit is given, so losses and allowances are counted as not used, and carried forward. Where they "
    .. "took all of a profit, give turnover and trade_expenses: PRSI may be due before them.",
  source   = "TCA 1997 ss. 304(4), 382; Social Welfare Consolidation Act 2005 s. 2",
}

caveat "landlord_credit_terms" {
  concerns = { "landlord_credit" },
  from     = "2024-01-01",
  when     = of_either(function(person) return person.own_landlord_credit > 0 end),
  text     = "The landlord's relief is for a home that is let and registered on 31 December, with local property tax "
    .. "in order. Joint owners share it, and it is taken back if the home is let no more within four years.",
  source   = "TCA 1997 s. 480C",
}

caveat "one_home_loan" {
  concerns = { "mortgage_interest_credit" },
  from     = "2023-01-01",
  when     = function(case) return case.mortgage_interest_credit > 0 end,
  text     = "The credit is that of a loan held for the whole of both years; of a part of a year only a share of the "
    .. "limit counts. Local property tax has to be in order.",
  source   = "TCA 1997 s. 473C",
}
