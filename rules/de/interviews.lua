-- Interviews: what comes back of a year's taxes, and what a freelancer should put away. What concerns few stands behind
-- gates, one question for several.

local caveats = require "caveats"
local duty    = require "duty_to_file"

-- The names that somebody's have, `prefix` in front.
local function of(prefix, names)
  local result = {}
  for _, name in ipairs(names) do
    table.insert(result, prefix .. name)
  end
  return result
end

local function joined(...)
  local result = {}
  for _, list in ipairs { ... } do
    for _, name in ipairs(list) do
      table.insert(result, name)
    end
  end
  return result
end

local wages = {
  "wages", "wage_tax_withheld", "surcharge_withheld", "church_tax_withheld", "commuting_days",
  "commuting_km", "commuting_by_own_car", "commuting_car_km", "commuting_tickets", "commuting_reimbursed",
  "home_office_days", "work_expenses", "union_dues",
}
local work = {
  "second_home_costs", "trip_costs", "trip_km", "lorry_nights", "trip_full_days", "trip_travel_days",
  "trip_short_days", "trip_meals_abroad", "moving_costs", "moved_for_work", "workroom", "second_commuting_days",
  "employee_car_price", "wages_without_withholding",
}
local insurance = {
  "health_contributions", "care_contributions", "sick_pay", "health_subsidy", "old_age_contributions",
  "employer_old_age_contributions", "other_insurance_contributions",
}
local kinds = {
  "statutory_pension", "civil_pension", "private_annuity", "other_recurring_income", "capital_receipts", "share_gains",
  "rent_received", "letting_shares", "trade_profit", "trade_shares", "profit", "freelance_shares", "farming_profit",
  "business_sale_gain", "private_sales", "other_services", "active_pension_wages", "progression_benefits",
  "exempt_foreign_income", "other_income", "trainer_receipts", "honorary_receipts", "guardian_receipts",
  "fund_income_equity", "fund_income_other", "shareholder_dividends", "old_fund_gains", "substantial_share_gain",
}
local seldom = {
  "basic_pension_contributions", "old_age_most_cut", "training_costs", "disability_degree", "helpless_or_blind",
  "survivor", "disability_travel", "health_contributions_without_sick_pay", "riester_contributions",
}

local function gate(en, de, names)
  return { label = { en = en, de = de }, table.unpack(names) }
end

local function of_spouse(en, de, names)
  return gate("Spouse: " .. en, "Ehegatte: " .. de, of("spouse.", names))
end

-- The taxpayer's profit is worked out from what freelancers are asked.
local own_kinds = {}
for _, name in ipairs(kinds) do
  if name ~= "profit" then
    table.insert(own_kinds, name)
  end
end

local function gates(more_kinds)
  local all = {
    other_kinds = gate("Did you have any of these besides?", "Hatten Sie daneben davon etwas?",
      joined(own_kinds, more_kinds, {
        "extraordinary_income", "reduced_rate_gain", "loss_brought_forward", "loss_carried_back", "foreign_states",
      })),
    work = gate("Did your work bring any of these?", "Gab es bei der Arbeit davon etwas?", work),
    spouse_work = of_spouse("Did the work bring any of these?", "Gab es bei der Arbeit davon etwas?", work),
    spouse_kinds = of_spouse("Was there any of these?", "Gab es davon etwas?", kinds),
    paid_for = gate("Did you pay for any of these?", "Haben Sie davon etwas bezahlt?", {
      "donations", "party_donations", "voters_association_donations", "craftsmen_services", "household_services",
      "household_minijob_costs", "energy_renovation_1", "energy_renovation_2", "energy_renovation_3",
      "extraordinary_expenses", "divorced_maintenance", "special_expenses", "supported.1.maintenance",
      "supported.2.maintenance", "funeral_costs", "support_for_transfer",
      "pension_settlement_avoided", "pension_settlement_paid", "foundation_gifts",
      "listed_home_costs",
    }),
    circumstances = gate("Does any of these apply to you?", "Trifft etwas davon auf Sie zu?",
      joined(seldom, { "church_months", "lone_parent_months", "cared_for", "provident_expenses",
                       "donations_brought_forward",
                       "church_tax_refunded", "health_refund_excess" })),
    spouse_circumstances = of_spouse("Does any of these apply?", "Trifft etwas davon zu?", seldom),
    prepaid = gate("Did you prepay tax for {year}?", "Haben Sie für {year} Steuern vorausgezahlt?",
      { "income_tax_prepaid", "surcharge_prepaid", "church_tax_prepaid", "trade_tax_prepaid" }),
    business = gate("Is there any of these in your work?", "Gibt es davon etwas in Ihrer selbständigen Arbeit?", {
      "kind_of_work", "further_receipts", "further_expenses", "monthly_benefit_in_kind", "car_list_price",
      "business_km", "meal_days_full", "meal_days_long", "meal_days_short", "business_home_days",
      "business_workroom_months", "business_workroom_costs", "entertaining", "assets",
      "asset_pool_0", "asset_pool_1", "asset_pool_2", "asset_pool_3", "asset_pool_4",
      "special_depreciation", "planned_investments",
    }),
  }
  for number = 1, 8 do
    local child = "child." .. number .. "."
    all["of_child_" .. number] = gate(
      "Child " .. number .. ": is any of these out of the ordinary?",
      "Kind " .. number .. ": Gibt es davon etwas Besonderes?",
      of(child, { "first_month", "last_month", "allowances", "childcare", "school_fees", "disability_degree",
                  "helpless_or_blind", "disability_travel", "survivor", "away_months", "abroad_months" }))
  end
  return all
end

local household = {
  { en = "You", de = "Zu Ihnen" },
  "filing", "birth_date", "spouse.birth_date", "church_member", "spouse_church_member", "federal_state",
}
local children = {
  { en = "Children", de = "Kinder" },
  "children", "of_child_1", "of_child_2", "of_child_3", "of_child_4", "of_child_5", "of_child_6", "of_child_7",
  "of_child_8",
}
local spouse = {
  { en = "Your spouse", de = "Zu Ihrem Ehegatten" },
  table.unpack(joined(of("spouse.", wages), { "spouse_work", "spouse_kinds" }, of("spouse.", insurance),
    { "spouse_circumstances" })),
}
local own_insurance = {
  { en = "Insurance", de = "Versicherungen" }, table.unpack(joined(insurance, { "without_contributions" })),
}
local rest = { { en = "Seldom", de = "Seltenes" }, "paid_for", "circumstances", "prepaid", "church_tax_paid" }

local freelance = {
  "monthly_income", "monthly_expenses", "months_worked", "uneven_months",
}

local not_insured = {
  en = "No contributions to health, care and pension insurance were given: who pays them owes less than this.",
  de = "Beiträge zu Kranken-, Pflege- und Rentenversicherung sind nicht angegeben: wer sie zahlt, schuldet weniger.",
}

-- Whether a return must be filed, and why; then, whether what is due is due at all.
local function words_on_duty(case)
  if case.year < 2010 then return nil end   -- since when the reasons are rules
  local reason = duty.reasons[case.reason_to_file]
  local yes    = case.reason_to_file ~= "none" and case.reason_to_file ~= "perhaps_tax_classes"
  local text   = {
    en = "Must a return be filed? " .. (yes and "Yes: " or "") .. reason.en .. ".",
    de = "Abgabepflicht? " .. (yes and "Ja: " or "") .. reason.de .. ".",
  }
  if case.reason_to_file == "none" and case.amount_due > 0 then
    return text, {
      en = "So what is due has to be paid only if you file one.",
      de = "Zu zahlen ist also nur, wenn Sie eine Erklärung abgeben.",
    }
  end
  return text
end

interview "refund" {
  label   = { en = "Income tax refund", de = "Erstattung der Einkommensteuer" },
  result  = "refund",
  purpose = "back",
  parts   = {
    "taxable_income", "assessed_income_tax", "solidarity_surcharge", "church_tax", "tax_withheld", "amount_due",
    "income_tax_return_due",
  },
  steps   = {
    household,
    { { en = "Pay", de = "Lohn" }, table.unpack(joined(wages, { "work", "other_kinds" })) },
    own_insurance, spouse, children, rest,
  },
  gate    = gates { "monthly_income", "uneven_months" },
  closing = function(case)
    local text = { en = "What was withheld is what is due.", de = "Einbehalten wurde, was geschuldet ist." }
    if case.refund > 0 then
      text = { en = "For {year} you get back {refund}.", de = "Für {year} bekommen Sie {refund} zurück." }
    elseif case.amount_due > 0 then
      text = {
        en = "For {year} {amount_due} more is to be paid.", de = "Für {year} sind noch {amount_due} zu zahlen.",
      }
    end
    return { text, words_on_duty(case) }
  end,
}

interview "freelancer" {
  label   = { en = "What a freelancer should put away", de = "Was Freiberufler zurücklegen sollten" },
  result  = "put_aside_per_month",
  purpose = "aside",
  parts   = {
    "profit", "taxable_income", "assessed_income_tax", "solidarity_surcharge", "church_tax", "total_tax",
    "net_income_per_month", "income_tax_return_due",
  },
  steps   = {
    {
      { en = "Freelance work", de = "Selbständige Arbeit" },
      table.unpack(joined(freelance, { "business", "car_months" })),
    },
    household, own_insurance, { { en = "Other income", de = "Andere Einkünfte" }, "other_kinds" },
    spouse, children, rest,
  },
  gate    = gates { "wages" },
  closing = function(case)
    local text = {
      en = "Put {put_aside_per_month} away each month of {year}; {net_income_per_month} a month are left, from which "
        .. "insurance and living have still to be paid.",
      de = "Legen Sie in jedem Monat von {year} {put_aside_per_month} zurück; es bleiben {net_income_per_month} im "
        .. "Monat, von denen Versicherungen und Leben noch abgehen.",
    }
    if case.monthly_income > 0 and case.months_worked < 12 then
      text = {
        en = "Put {put_aside_per_month} away in each of the {months_worked} months of {year} in which you work like "
          .. "that; {net_income_per_month} of such a month are left, from which insurance and living have still to be "
          .. "paid.",
        de = "Legen Sie in jedem der {months_worked} Monate von {year}, in denen Sie so arbeiten, "
          .. "{put_aside_per_month} zurück; es bleiben {net_income_per_month} von einem solchen Monat, von denen "
          .. "Versicherungen und Leben noch abgehen.",
      }
    end
    if caveats.somebody_uninsured(case) then
      return { text, not_insured }
    end
    return text
  end,
}
