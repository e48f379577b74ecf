-- The interview of a self-assessed person: what is left to pay with the return, Form 11.

local questions = require "interviews.questions"

interview "form_11" {
  label  = { en = "Self-assessment (Form 11)", de = "Selbstveranlagung (Form 11)" },
  result = "balance_of_return",
  purpose = "owed",
  parts  = {
    "trade_profit", "capital_allowances", "self_employed_income", "case_v_income", "pension_relief", "total_income",
    "gross_income_tax", "total_tax_credits", "income_tax", "income_levy", "health_contribution", "usc", "prsi",
    "total_tax", "tax_deducted", "tax_payable", "trade_losses_carried_forward", "capital_allowances_carried_forward",
    "rental_losses_carried_forward", "furniture_allowance_carried_forward", "pension_contributions_carried_forward",
    "put_aside_per_month", "pay_and_file",
  },
  steps  = {
    {
      { en = "You", de = "Zu Ihnen" },
      "birth_date", "marital_status", "assessment", "married_this_year", "marriage_date", "widowed_since", "children",
      "lone_parent", "cohabiting", "medical_card",
    },
    {
      { en = "Business", de = "Gewerbe" },
      "turnover", "trade_started", "trade_ended", "trade_expenses", "depreciation", "private_expenses", "entertainment",
      "drawings", "several_accounts", "accounts_months", "accounts_months_in_year", "other_accounts_months",
      "other_accounts_months_in_year", "other_accounts_profit", "trade_losses_forward", "several_assets", "asset_cost",
      "asset_bought", "asset_private_share", "asset_is_car", "car_emissions", "asset_sold", "asset_proceeds",
      "capital_allowances", "claims_trade_loss", "works_in_trade",
    },
    {
      { en = "Lettings", de = "Vermietung" },
      "residential_rents", "residential_rental_expenses", "rental_interest_residential", "pre_letting_expenses",
      "retrofitting_expenses", "furniture_allowance", "other_rents", "other_rental_expenses", "rental_losses_forward",
    },
    { { en = "Other income", de = "Andere Einkünfte" }, "untaxed_income" },
    {
      { en = "Job", de = "Arbeit" },
      "salary", "tax_paid", "levies_paid", "prsi_paid", "prsi_class", "pay_frequency", "more_pay",
      "controlling_director",
    },
    { { en = "Pension", de = "Altersvorsorge" }, "personal_pension_contribution", "other_pensions" },
    questions.spouse,
    {
      { en = "Reliefs", de = "Abzüge" },
      "rent_paid", "landlord", "rented_on_7_december_2010", "tenancy_registered", "rent_supported", "mortgage_interest",
      "medical_expenses", "dental_expenses", "tuition_fees", "tuition_full_time", "service_charges_previous_year",
      "other_reliefs", "unusual",
    },
    { { en = "Paid", de = "Gezahlt" }, "withholding_tax", "preliminary_tax_paid" },
  },
  gate   = {
    untaxed_income = {
      label = { en = "Did you have any of these?", de = "Hatten Sie davon etwas?" },
      "further_trades", "homes_let", "furniture_bought", "room_rent", "childminding_receipts",
      "foreign_and_untaxed_income", "irish_dividends", "income_taxed_under_case_iv",
    },
    more_pay = {
      label = { en = "Did you have any of these besides?", de = "Hatten Sie daneben davon etwas?" },
      "pension_income", "welfare_income", "termination_payment", "benefit_in_kind", "proprietary_director",
      "public_servant", "remote_days",
      "profession", "trade_union_member", "other_employment_expenses",
    },
    other_pensions = {
      label = { en = "Did your employer's scheme take any of these?", de = "Ging davon etwas an den Arbeitgeber?" },
      "pension_contribution", "avc",
    },
    other_reliefs = {
      label = { en = "Did you pay for any of these?", de = "Haben Sie davon etwas bezahlt?" },
      "nursing_home_expenses", "employed_carer_cost", "employer_medical_insurance", "training_course_fees",
      "income_protection_premiums", "maintenance_paid", "invested_under_eii",
    },
    unusual          = questions.gates.unusual,
    spouses_income   = questions.gates.spouses_income,
    spouses_expenses = questions.gates.spouses_expenses,
    spouse_unusual   = questions.gates.spouse_unusual,
  },
  closing = function(case)
    local texts
    if case.balance_of_return > 0 then
      texts = {
        { en = "{balance_of_return} is left to pay for {year}, with the return, by {pay_and_file}. Online, with return "
            .. "and payment both, there is time to a day in November that Revenue announces.",
          de = "Für {year} sind noch {balance_of_return} zu zahlen, mit der Erklärung, bis {pay_and_file}. Online, mit "
            .. "Erklärung und Zahlung, ist bis zu einem Tag im November Zeit, den Revenue bekannt gibt." },
      }
    else
      texts = {
        { en = "Nothing is left to pay for {year}; {tax_repaid} comes back with the return, due by {pay_and_file}.",
          de = "Für {year} ist nichts mehr zu zahlen; mit der Erklärung, fällig bis {pay_and_file}, kommen "
            .. "{tax_repaid} "
            .. "zurück." },
      }
    end
    if case.tax_payable > 0 and case.has_source_outside_paye then
      local new_levies = { en = "", de = "" }
      -- The years before the income levy of 2009 and the universal social charge of 2011.
      if eq(case.year, 2008) or eq(case.year, 2010) then   -- years, no figures of the law
        new_levies = { en = " (as if its new levies had applied)", de = " (als hätten dessen neue Abgaben gegolten)" }
      end
      table.insert(texts, {
        en = "By the same day preliminary tax of the year after is due: {tax_payable} suffices" .. new_levies.en
          .. ", or 90 % of what that year turns out to be. A late return costs 5 % more, after two months 10 %.",
        de = "Am selben Tag ist die Vorauszahlung des Folgejahres fällig: {tax_payable} genügen" .. new_levies.de
          .. ", oder 90 % dessen, was dieses Jahr ergibt. Eine späte Erklärung kostet 5 %, nach zwei Monaten 10 % "
          .. "mehr.",
      })
    end
    if not case.is_chargeable_person and not case.spouse.is_chargeable_person then
      table.insert(texts, {
        en = "Nobody here has to make Form 11: so little outside PAYE can be taxed through the credits.",
        de = "Niemand hier muss Form 11 abgeben: so wenig neben PAYE kann über die Abzugsbeträge besteuert werden.",
      })
    end
    table.insert(texts, questions.assessment(case))
    table.insert(texts, questions.left_out)
    return texts
  end,
}

example "Form 11 of a sole trader" {
  year   = 2025,
  given  = {
    birth_date = "1984-05-01", turnover = 60000, trade_expenses = 20000, salary = 0, preliminary_tax_paid = 2000,
  },
  expect = { balance_of_return = 4396, tax_repaid = 0 },
  asks   = {
    "birth_date", "marital_status", "lone_parent", "medical_card", "turnover", "trade_started", "trade_ended",
    "trade_expenses", "depreciation", "private_expenses", "entertainment", "drawings", "several_accounts",
    "trade_losses_forward", "several_assets", "asset_cost", "capital_allowances", "claims_trade_loss",
    "residential_rents", "other_rents", "untaxed_income", "salary", "more_pay", "personal_pension_contribution",
    "other_pensions", "rent_paid", "mortgage_interest", "medical_expenses", "dental_expenses", "tuition_fees",
    "other_reliefs", "unusual", "withholding_tax", "preliminary_tax_paid", of = "form_11",
  },
  source = "TCA 1997 ss. 15, 472AB, 531AN, 959AO: 4,000, 746 and 1,650, less 2,000",
}

example "Form 11 of an employed landlord" {
  year   = 2012,
  given  = {
    salary = 50000, tax_paid = 10312, levies_paid = 2818.80, prsi_paid = 1735.84, residential_rents = 20000,
    residential_rental_expenses = 2000, rental_interest_residential = 8000, preliminary_tax_paid = 0,
  },
  expect = { case_v_income = 12000, balance_of_return = 5760 },
  asks   = {
    "birth_date", "marital_status", "lone_parent", "medical_card", "turnover", "residential_rents",
    "residential_rental_expenses", "rental_interest_residential", "furniture_allowance", "other_rents",
    "rental_losses_forward", "untaxed_income", "salary", "tax_paid", "levies_paid", "prsi_class",
    "pay_frequency", "more_pay", "personal_pension_contribution", "other_pensions", "rent_paid",
    "medical_expenses", "dental_expenses", "tuition_fees", "other_reliefs", "unusual", "preliminary_tax_paid",
    of = "form_11",
  },
  source = "TCA 1997 ss. 15, 97(2J), 531AN: 12,000 at 41 % and 7 %; no PRSI on rents of employees before 2014",
}

example "Form 11 of a director who has only pay" {
  year   = 2025,
  given  = {
    salary = 60000, tax_paid = 13000, proprietary_director = true, preliminary_tax_paid = 0,
  },
  expect = { income_tax = 11200, tax_deducted = 16821, balance_of_tax = -1800, balance_of_return = -1800 },
  source = "TCA 1997 ss. 472, 472AB, 865, 959B: 15,200 less 4,000; 1,346 USC and 2,475 PRSI were deducted",
}
