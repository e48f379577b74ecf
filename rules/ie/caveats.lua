-- What these rules do not cover. Some of it is asked for by a fact of its own, so that whoever has it hears of it.

local function fact(name, label, help, source)
  input(name) {
    label = label, help = help, section = "Not covered", source = source, type = money, min = 0, default = 0,
    ask_if = function() return false end,
  }
end

fact("foreign_earnings", "Income from abroad", "Income taxed abroad, or earned there. It is not covered.",
  "TCA 1997 ss. 71, 823A, 825A, 826")
fact("maintenance_paid", "Maintenance to a separated spouse", "Under a legal obligation. It is not covered.",
  "TCA 1997 ss. 1025, 1026")
fact("room_rent", "Rent for a room at home", "Of a furnished room in your own home. It is not covered.",
  "TCA 1997 s. 216A")
fact("farm_or_partnership_profit", "Profit of a farm or a partnership", "It is not covered.",
  "TCA 1997 ss. 654 to 669, 1007 to 1013")
fact("invested_for_relief", "Investments that are relieved", "Under EIIS, SURE or SCI. They are not covered.",
  "TCA 1997 Part 16")

fact("covenants_paid", "Payments under a covenant", "They are not covered.", "TCA 1997 s. 792")
fact("donations_given", "Donations to approved bodies", "They are not covered.", "TCA 1997 s. 848A")
fact("income_under_sarp", "Income under the special assignee relief programme", "It is not covered.",
  "TCA 1997 s. 825C")
fact("home_renovation_costs", "Costs of home renovation", "Of works from 2013 to 2018. They are not covered.",
  "TCA 1997 s. 477B")
fact("stay_and_spend_receipts", "Accommodation, food and drink in the scheme of 2020 and 2021",
  "They are not covered.", "TCA 1997 s. 477D")

local function given(name, concerns, text, source)
  caveat(name) {
    concerns = concerns,
    when     = function(case) return case[name] > 0 end,
    text     = text,
    source   = source,
  }
end

given("foreign_earnings", { "income_tax", "usc" },
  "Income from abroad, the relief for foreign earnings and cross-border workers, and credit for foreign tax are not "
  .. "covered.", "TCA 1997 ss. 823A, 825A, 826")
given("maintenance_paid", { "income_tax", "usc" },
  "Maintenance to a separated spouse is not covered: paid under an obligation it is deducted, and taxed at the other.",
  "TCA 1997 ss. 1025, 1026")
given("room_rent", { "income_tax" },
  "Rent-a-room relief is not covered, and rent for a room at home not counted: above the limit all of it is taxed.",
  "TCA 1997 s. 216A")
given("farm_or_partnership_profit", { "income_tax", "usc", "prsi" },
  "Profits of farms and partnerships are not covered: none is counted.", "TCA 1997 ss. 654 to 669, 1007 to 1013")
given("invested_for_relief", { "income_tax" },
  "Relief for investment in corporate trades is not covered; it lowers the tax.", "TCA 1997 Part 16")

given("covenants_paid", { "income_tax" },
  "Relief for payments under a covenant is not covered; it lowers the tax.", "TCA 1997 s. 792")
given("donations_given", { "income_tax" },
  "Relief for donations is not covered: to 2012 it lowers the tax of those who make a return, then the body has it.",
  "TCA 1997 s. 848A")
given("income_under_sarp", { "income_tax", "usc" },
  "The special assignee relief programme is not covered; it lowers the tax.", "TCA 1997 s. 825C")
given("home_renovation_costs", { "income_tax" },
  "The home renovation incentive is not covered; its credit lowers the tax of two years.", "TCA 1997 s. 477B")
given("stay_and_spend_receipts", { "income_tax" },
  "The stay and spend credit is not covered; it lowers the tax.", "TCA 1997 s. 477D")

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
  when     = function(case, law)
    local weekly = case.reckonable_pay / 52
    local least  = law.prsi_class_a.threshold
    return weekly > least / 2 and weekly < 3 * least / 2
  end,
  text     = "PRSI is reckoned for a year of even pay. Where weeks differ, some may fall below or above the threshold.",
  source   = "Social Welfare Consolidation Act 2005 s. 13; S.I. No. 312 of 1996",
}

caveat "age_related_insurance_credits" {
  concerns = { "income_tax" },
  from     = "2009-01-01",
  to       = "2013-12-31",
  when     = function(case) return case.age >= 50 end,
  text     = "Age-related credits for health insurance are not covered; insurers gave them with the premium.",
  source   = "TCA 1997 s. 470B",
}
