-- Interviews: what an employee gets back, and what a freelancer should put away.

local gate = {
  other_kinds = {
    label = { en = "Had you any of these besides?", de = "Hatten Sie daneben davon etwas?" },
    "trade_profit", "farming_profit", "capital_receipts", "rent_received", "statutory_pension", "private_annuity",
    "other_recurring_income", "civil_pension", "private_sales", "other_services", "other_income",
    "progression_benefits", "extraordinary_income", "reduced_rate_gain", "loss_brought_forward", "loss_carried_back",
  },
  paid_for = {
    label = { en = "Did you pay for any of these?", de = "Haben Sie davon etwas bezahlt?" },
    "donations", "party_donations", "craftsmen_services", "household_services", "household_minijob_costs",
    "energy_renovation_1", "energy_renovation_2", "energy_renovation_3", "extraordinary_expenses", "church_tax_paid",
    "divorced_maintenance", "divorced_maintenance_insurance", "training_costs", "special_expenses",
    "supported_1_maintenance", "supported_2_maintenance",
  },
  circumstances = {
    label = { en = "Does any of these apply to you?", de = "Trifft etwas davon auf Sie zu?" },
    "disability_degree", "helpless_or_blind", "survivor", "cared_for", "disability_travel", "lone_parent_months",
    "donations_brought_forward", "church_tax_refunded", "health_refund_excess", "old_age_most_cut",
  },
}

local household = {
  { en = "You", de = "Zu Ihnen" }, "birth_date", "filing", "children", "church_member", "federal_state",
}
local insurance = {
  { en = "Insurance", de = "Versicherungen" },
  "health_contributions", "care_contributions", "old_age_contributions", "employer_old_age_contributions",
  "basic_pension_contributions", "other_insurance_contributions", "provident_expenses",
}
local seldom = { { en = "Seldom", de = "Seltenes" }, "other_kinds", "paid_for", "circumstances" }
local prepaid = { "income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid" }

interview "refund" {
  label   = { en = "Income tax refund", de = "Erstattung der Einkommensteuer" },
  result  = "refund",
  parts   = {
    "taxable_income", "assessed_income_tax", "solidarity_surcharge", "church_tax", "tax_withheld", "amount_due",
    "income_tax_return_due",
  },
  steps   = {
    {
      { en = "Pay", de = "Lohn" },
      "wages", "wage_tax_withheld", "commuting_days", "home_office_days", "work_expenses", "union_dues",
    },
    household, insurance, seldom, { { en = "Prepaid", de = "Vorauszahlungen" }, table.unpack(prepaid) },
  },
  gate    = gate,
  closing = function(case)
    if case.refund > 0 then
      return { en = "For {year} you get back {refund}.", de = "Für {year} bekommen Sie {refund} zurück." }
    elseif case.amount_due > 0 then
      return {
        en = "For {year} another {amount_due} is to be paid.", de = "Für {year} sind noch {amount_due} zu zahlen.",
      }
    end
    return { en = "What was withheld is what is due.", de = "Einbehalten wurde, was geschuldet ist." }
  end,
}

interview "freelancer" {
  label   = { en = "What a freelancer should put away", de = "Was Freiberufler zurücklegen sollten" },
  result  = "put_aside_per_month",
  parts   = {
    "profit", "taxable_income", "assessed_income_tax", "solidarity_surcharge", "church_tax", "total_tax",
    "net_income_per_month", "income_tax_return_due",
  },
  steps   = {
    {
      { en = "Freelance work", de = "Selbständige Arbeit" },
      "monthly_income", "monthly_benefit_in_kind", "monthly_expenses", "months_worked", "further_receipts",
      "further_expenses",
    },
    household, insurance,
    { { en = "Prepaid", de = "Vorauszahlungen" }, table.unpack(prepaid) },
    { { en = "Seldom", de = "Seltenes" }, "wages", "other_kinds", "paid_for", "circumstances" },
  },
  gate    = gate,
  closing = function()
    return {
      en = "Put {put_aside_per_month} away each month of {year}, and the tax will not hurt.",
      de = "Wer {put_aside_per_month} in jedem Monat von {year} zurücklegt, den überrascht die Steuer nicht.",
    }
  end,
}

check "wage_tax_within_wages" {
  holds   = function(case) return case.wage_tax_withheld <= case.wages end,
  message = {
    en = "wage tax of {wage_tax_withheld} is more than the wages that it was taken from",
    de = "eine Lohnsteuer von {wage_tax_withheld} ist mehr als der Lohn, von dem sie abging",
  },
}
