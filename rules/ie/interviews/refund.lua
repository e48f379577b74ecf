-- The interview that leads to a refund, in the order in which people have their papers.

local questions = require "interviews.questions"

interview "refund" {
  label  = { en = "Tax refund", de = "Steuererstattung" },
  result = "refund",
  purpose = "back",
  parts  = {
    "total_tax_paid", "income_tax", "income_tax_refund", "levies_refund", "rent_relief", "rent_credit",
    "health_expenses_credit", "tuition_credit", "mortgage_interest_credit", "service_charges_credit",
    "one_parent_family_credit", "single_person_child_carer_credit", "last_day_to_claim",
  },
  steps  = {
    {
      { en = "Details", de = "Angaben" },
      "salary", "tax_paid", "levies_paid", "profession", "flat_rate_of_list", "birth_date", "marital_status",
      "assessment", "married_this_year", "children", "lone_parent", "cohabiting", "medical_card", "trade_union_member",
      "pay_frequency", "prsi_class",
    },
    questions.spouse,
    {
      { en = "Home", de = "Wohnung" },
      "rent_paid", "landlord", "rented_on_7_december_2010", "tenancy_registered", "rent_supported",
      "mortgage_interest", "service_charges_previous_year", "remote_days",
    },
    {
      { en = "Expenses", de = "Ausgaben" },
      "medical_expenses", "dental_expenses", "tuition_fees", "tuition_full_time",
    },
    { { en = "Seldom", de = "Seltenes" }, "more_income", "more_expenses", "unusual" },
  },
  gate    = questions.gates,
  closing = function(case)
    local texts
    if case.refund > 0 then
      texts = {
        { en = "For {year} you are due {refund}. Claim it by {last_day_to_claim}; after that day nothing is paid.",
          de = "Für {year} stehen Ihnen {refund} zu. Der Antrag ist bis {last_day_to_claim} zu stellen." },
        { en = "That is for {year} alone: four years can be claimed.",
          de = "Das gilt nur für {year}: vier Jahre lassen sich beantragen." },
      }
    elseif case.refund < 0 then
      texts = { { en = "You paid less than was due: nothing comes back for {year}.",
                  de = "Es wurde weniger gezahlt als geschuldet: für {year} kommt nichts zurück." } }
    else
      texts = { { en = "What you paid is what was due for {year}.",
                  de = "Gezahlt wurde, was für {year} geschuldet war." } }
    end
    table.insert(texts, questions.assessment(case))
    return texts
  end,
}

example "Refund of a plumber, whose amount for the year is not known" {
  year   = 2016,
  given  = { salary = 35000, tax_paid = 3940, profession = "plumber", flat_rate_of_list = 177 },
  expect = { refund = 70.80 },
  asks   = {
    "salary", "tax_paid", "levies_paid", "profession", "flat_rate_of_list", "birth_date", "marital_status",
    "lone_parent", "medical_card", "prsi_class", "rent_paid", "medical_expenses", "dental_expenses",
    "tuition_fees", "more_income", "more_expenses", "unusual", of = "refund",
  },
  source = "TCA 1997 ss. 15, 114: 3,940 was due before; 177 at 40 %",
}

example "Refund of a teacher for 2008, whose amount was not found" {
  year   = 2008,
  given  = { salary = 35000, tax_paid = 4000, profession = "teacher", flat_rate_of_list = 518 },
  expect = { refund = 763.60 },
  asks   = {
    "salary", "tax_paid", "levies_paid", "profession", "flat_rate_of_list", "birth_date", "marital_status",
    "lone_parent", "medical_card", "trade_union_member", "pay_frequency", "prsi_class", "rent_paid",
    "service_charges_previous_year", "medical_expenses", "dental_expenses", "tuition_fees", "more_income",
    "more_expenses", "unusual", of = "refund",
  },
  source = "TCA 1997 ss. 15, 114: 34,482 at 20 % less 3,660",
}

example "Refund of a couple with one income" {
  year   = 2025,
  given  = { salary = 60000, tax_paid = 11200, marital_status = "married", home_carer = true },
  expect = { refund = 5750 },
  asks   = {
    "salary", "tax_paid", "levies_paid", "profession", "birth_date", "marital_status",
    "assessment", "married_this_year", "children", "medical_card", "prsi_class", "spouse.salary",
    "spouse.profession", "spouse.birth_date", "spouse.medical_card", "home_carer",
    "spouses_income", "spouses_expenses", "spouse_unusual", "rent_paid", "mortgage_interest", "remote_days",
    "medical_expenses", "dental_expenses", "tuition_fees", "more_income", "more_expenses", "unusual", of = "refund",
  },
  source = "TCA 1997 ss. 15, 461, 466A: 13,400 less 6,000 and 1,950, of 11,200 paid",
}
