-- What a landlord has left to pay, beside pay or a pension as most have.

local questions = require "interviews.questions"

interview "landlord" {
  label   = { en = "Landlord: what is left to pay", de = "Vermieter: was noch zu zahlen ist" },
  result  = "balance_of_return",
  purpose = "owed",
  parts   = {
    "case_v_income", "landlord_credit", "income_tax", "usc", "prsi", "total_tax", "tax_deducted", "tax_payable",
    "rental_losses_carried_forward", "furniture_allowance_carried_forward", "put_aside_per_month", "pay_and_file",
  },
  steps   = {
    {
      { en = "Rents and pay", de = "Mieten und Lohn" },
      "residential_rents", "salary", "pension_income", "other_rents",
    },
    {
      { en = "Costs of the lettings", de = "Kosten der Vermietung" },
      "rental_interest_residential", "residential_rental_expenses", "furniture_allowance", "other_rental_expenses",
      "seldom_costs",
    },
    {
      { en = "Paid already", de = "Schon gezahlt" }, "tax_paid", "levies_paid", "prsi_paid", "prsi_class",
      "pay_frequency", "preliminary_tax_paid",
    },
    {
      { en = "You", de = "Zu Ihnen" },
      "birth_date", "marital_status", "assessment", "married_this_year", "children", "lone_parent", "cohabiting",
      "medical_card",
    },
    questions.spouse,
    { { en = "Seldom", de = "Seltenes" }, "more_income", "more_expenses", "unusual" },
  },
  gate    = {
    seldom_costs = {
      label = { en = "Did you have any of these?", de = "Hatten Sie davon etwas?" },
      "homes_let", "furniture_bought", "pre_letting_expenses", "retrofitting_expenses", "rental_losses_forward",
    },
    more_income = {
      label = { en = "Did you have any of these besides?", de = "Hatten Sie daneben davon etwas?" },
      "benefit_in_kind", "welfare_income", "termination_payment", "room_rent", "childminding_receipts", "turnover",
      "further_trades", "foreign_and_untaxed_income", "income_taxed_under_case_iv",
      "irish_dividends",
    },
    more_expenses = {
      label = { en = "Did you pay for any of these?", de = "Haben Sie davon etwas bezahlt?" },
      "rent_paid", "mortgage_interest", "medical_expenses", "dental_expenses", "tuition_fees", "pension_contribution",
      "avc", "personal_pension_contribution", "nursing_home_expenses", "employed_carer_cost",
      "employer_medical_insurance", "training_course_fees", "other_employment_expenses", "profession", "remote_days",
      "trade_union_member", "service_charges_previous_year", "income_protection_premiums",
      "invested_under_eii", "maintenance_paid",
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
        { en = "{balance_of_return} is left to pay for {year} by {pay_and_file}, of {tax_payable} that was not "
            .. "deducted at source. By the same day preliminary tax of the year after is due: {tax_payable} suffices.",
          de = "Für {year} sind bis {pay_and_file} noch {balance_of_return} zu zahlen, von {tax_payable}, die nicht an "
            .. "der Quelle einbehalten wurden. Am selben Tag ist die Vorauszahlung des Folgejahres fällig: "
            .. "{tax_payable} genügen." },
      }
    elseif case.balance_of_return < 0 then
      texts = { { en = "Nothing is left to pay for {year}; {tax_repaid} comes back with the return.",
                  de = "Für {year} ist nichts mehr zu zahlen; {tax_repaid} kommen mit der Erklärung zurück." } }
    else
      texts = { { en = "Nothing is left to pay for {year}.", de = "Für {year} ist nichts mehr zu zahlen." } }
    end
    if not case.is_chargeable_person and not case.spouse.is_chargeable_person then
      table.insert(texts, {
        en = "Nobody here has to make Form 11: tell Revenue of the rents in myAccount (Form 12); so little can be "
          .. "taxed through the credits.",
        de = "Niemand hier muss Form 11 abgeben: die Mieten werden in myAccount gemeldet (Form 12); so wenig kann über "
          .. "die Abzugsbeträge besteuert werden.",
      })
    end
    if case.rental_losses_carried_forward > 0 then
      table.insert(texts, {
        en = "A loss of {rental_losses_carried_forward} goes to the year after.",
        de = "Ein Verlust von {rental_losses_carried_forward} geht in das Folgejahr.",
      })
    end
    table.insert(texts, questions.assessment(case))
    table.insert(texts, questions.left_out)
    return texts
  end,
}

example "A landlord with pay" {
  year   = 2025,
  given  = {
    residential_rents = 18000, salary = 45000, rental_interest_residential = 6000, residential_rental_expenses = 2500,
    tax_paid = 5200, levies_paid = 896, prsi_paid = 1856.25, preliminary_tax_paid = 2000,
  },
  -- 9,500 at 40 %, 3 % and 4.125 % (class K), less the landlord's relief of 800 and what was paid
  expect = { case_v_income = 9500, tax_payable = 3676.88, balance_of_return = 1676.88 },
  asks   = {
    "residential_rents", "salary", "pension_income", "other_rents", "rental_interest_residential",
    "residential_rental_expenses", "furniture_allowance", "seldom_costs", "tax_paid", "levies_paid", "prsi_class",
    "preliminary_tax_paid", "birth_date", "marital_status", "lone_parent", "medical_card",
    "more_income", "more_expenses", "unusual", of = "landlord",
  },
  source = "By hand from TCA 1997 ss. 15, 97, 480C, 531AN, 959AO; Social Welfare and Pensions Act 2013 (class K)",
}
