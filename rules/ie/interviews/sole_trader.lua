-- The interview of a sole trader: what to put away each month for the tax of the year.

local questions = require "interviews.questions"

interview "sole_trader" {
  label  = { en = "What a sole trader should put away", de = "Was Selbständige zurücklegen sollten" },
  result = "put_aside_per_month",
  purpose = "aside",
  parts  = {
    "self_employed_income", "pension_relief", "income_tax", "usc", "prsi", "total_tax", "tax_deducted", "tax_payable",
    "net_pay", "preliminary_tax_due", "pay_and_file",
  },
  steps  = {
    {
      { en = "Business", de = "Gewerbe" },
      "turnover", "trade_expenses", "depreciation", "private_expenses", "entertainment", "drawings", "trade_started",
      "accounts_months", "accounts_months_in_year", "capital_allowances", "trade_losses_forward", "withholding_tax",
    },
    {
      { en = "You", de = "Zu Ihnen" },
      "birth_date", "marital_status", "assessment", "married_this_year", "children", "lone_parent", "cohabiting",
      "medical_card", "personal_pension_contribution",
    },
    questions.spouse,
    {
      { en = "Job besides", de = "Arbeit daneben" },
      "salary", "tax_paid", "levies_paid", "prsi_paid", "prsi_class", "pay_frequency",
    },
    { { en = "Seldom", de = "Seltenes" }, "special_trade", "more_income", "more_expenses", "unusual" },
  },
  gate   = {
    special_trade = {
      label = { en = "Does any of these apply to the business?", de = "Trifft davon etwas auf das Gewerbe zu?" },
      "further_trades", "trade_ended", "several_accounts", "several_assets", "asset_cost", "claims_trade_loss",
    },
    more_income = {
      label = { en = "Did you have any of these besides?", de = "Hatten Sie daneben davon etwas?" },
      "pension_income", "welfare_income", "termination_payment", "room_rent", "benefit_in_kind",
      "childminding_receipts", "residential_rents", "homes_let", "furniture_bought", "other_rents",
      "foreign_and_untaxed_income", "irish_dividends", "income_taxed_under_case_iv",
    },
    more_expenses = {
      label = { en = "Did you pay for any of these?", de = "Haben Sie davon etwas bezahlt?" },
      "rent_paid", "mortgage_interest", "medical_expenses", "dental_expenses", "tuition_fees",
      "service_charges_previous_year", "pension_contribution", "avc", "nursing_home_expenses", "employed_carer_cost",
      "employer_medical_insurance", "training_course_fees", "other_employment_expenses", "profession", "remote_days",
      "trade_union_member", "income_protection_premiums", "invested_under_eii", "maintenance_paid",
    },
    unusual          = questions.gates.unusual,
    spouses_income   = questions.gates.spouses_income,
    spouses_expenses = questions.gates.spouses_expenses,
    spouse_unusual   = questions.gates.spouse_unusual,
  },
  closing = function(case)
    if case.put_aside_per_month <= 0 then
      return { en = "There is nothing to put away for {year}.", de = "Für {year} ist nichts zurückzulegen." }
    end
    local texts = {
      { en = "Put {put_aside_per_month} away each month of {year}, and the tax will not hurt.",
        de = "Wer {put_aside_per_month} in jedem Monat von {year} zurücklegt, den überrascht die Steuer nicht." },
    }
    if case.trade_begins_in_year then
      table.insert(texts, {
        en = "In the first year no preliminary tax is needed. All of it falls due on {pay_and_file}, together with "
          .. "the preliminary tax of the year after.",
        de = "Im ersten Jahr ist keine Vorauszahlung nötig. Alles ist am {pay_and_file} fällig, zusammen mit der "
          .. "Vorauszahlung des Folgejahres.",
      })
    else
      table.insert(texts, {
        en = "Preliminary tax is due on {preliminary_tax_due}, the balance with the return on {pay_and_file}.",
        de = "Die Vorauszahlung ist am {preliminary_tax_due} fällig, der Rest mit der Erklärung am {pay_and_file}.",
      })
    end
    table.insert(texts, questions.left_out)
    return texts
  end,
}

example "A sole trader beside a job" {
  year   = 2025,
  given  = {
    turnover = 40000, trade_expenses = 10000, salary = 20000, tax_paid = 0, levies_paid = 219.82, prsi_paid = 483.58,
    birth_date = "1980-01-01",
  },
  expect = { tax_payable = 9263.68, put_aside_per_month = 771.98 },
  asks   = {
    "turnover", "trade_expenses", "depreciation", "private_expenses", "entertainment", "drawings",
    "trade_started", "capital_allowances", "trade_losses_forward", "withholding_tax", "birth_date",
    "marital_status", "lone_parent", "medical_card", "personal_pension_contribution", "salary", "tax_paid",
    "levies_paid", "prsi_class", "special_trade", "more_income", "more_expenses", "unusual",
    of = "sole_trader",
  },
  source = "TCA 1997 ss. 15, 531AN; Social Welfare Consolidation Act 2005: 9,967.08 less 703.40, by twelve",
}
