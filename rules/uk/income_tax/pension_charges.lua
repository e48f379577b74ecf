-- Charges on pensions besides that on savings beyond the annual allowance: on payments that are not authorised, on
-- refunds of schemes abroad, and on transfers abroad. They come on top of income tax, whatever the income.

require "income_tax.annual_allowance"   -- a form asks for these first

local facts  = require "lib.facts"
local slices = require "lib.bands"

local section = "Pension savings"

local charged = facts.having {
  section = section, type = money, per = "year", min = 0, default = 0, ask_if = function() return false end,
}

input "unauthorised_payments" (charged { source = "FA 2004 ss. 160, 208" })
input "unauthorised_payments_with_surcharge" (charged { source = "FA 2004 ss. 208 to 210" })
input "foreign_tax_on_unauthorised_payments" (charged { source = "FA 2004 Sch. 34 para. 1; TIOPA 2010 s. 18" })
input "short_service_refund_abroad" (charged { source = "FA 2004 s. 205, Sch. 34 para. 1" })
input "foreign_tax_on_short_service_refund" (charged { source = "FA 2004 Sch. 34 para. 1; TIOPA 2010 s. 18" })
input "pension_transferred_abroad" (charged { source = "FA 2004 ss. 244AA to 244N" })
input "overseas_transfer_charge_of_scheme" (charged { source = "FA 2004 s. 244J" })

check "overseas_transfer_charge_is_of_a_transfer" (facts.within("overseas_transfer_charge_of_scheme",
  "pension_transferred_abroad", { source = "FA 2004 s. 244J" }))

parameter "unauthorised_payments_rates" {
  source = "FA 2004 ss. 208(5), 209(6)",
  type   = record { charge = rate, surcharge = rate },
  until_changed = true,
  since  = { ["2015-04-06"] = { charge = 0.40, surcharge = 0.15 } },
}

parameter "short_service_refund_rates" {
  source = "FA 2004 s. 205(4)",
  type   = bands { upto = money, rate = rate }, per = "once",
  until_changed = true,
  since  = { ["2015-04-06"] = { { upto = 20000, rate = 0.20 }, { rate = 0.50 } } },
}

parameter "overseas_transfer_rate" {
  source = "FA 2004 ss. 244A, 244AC; GOV.UK, The overseas transfer charge: guidance, 8 March 2017",
  note   = "Of transfers requested since 9 March 2017; there is no figure for those of 2016/17.",
  type   = rate,
  until_changed = true,
  since  = { ["2017-04-06"] = 0.25 },
}

rule "unauthorised_payments_charge" {
  section = section,
  source  = "FA 2004 ss. 208, 209",
  type    = money, per = "year",
  compute = function(case, law)
    local rates, both = law.unauthorised_payments_rates, case.unauthorised_payments_with_surcharge
    if case.unauthorised_payments + both <= 0 then return 0 end
    local charge = (case.unauthorised_payments + both) * rates.charge + both * rates.surcharge
    return max(0, floor(charge, 0.01) - case.foreign_tax_on_unauthorised_payments)
  end,
}

rule "short_service_refund_charge" {
  section = section,
  source  = "FA 2004 s. 205, Sch. 34 para. 1",
  type    = money, per = "year",
  compute = function(case, law)
    if case.short_service_refund_abroad <= 0 then return 0 end
    local charge = floor(slices.tax(law.short_service_refund_rates, case.short_service_refund_abroad), 0.01)
    return max(0, charge - case.foreign_tax_on_short_service_refund)
  end,
}

rule "overseas_transfer_charge_due" {
  section = section,
  source  = "FA 2004 ss. 244A to 244N",
  type    = money, per = "year",
  compute = function(case, law)
    if case.pension_transferred_abroad <= 0 then return 0 end
    local charge = floor(case.pension_transferred_abroad * law.overseas_transfer_rate, 0.01)
    return max(0, charge - case.overseas_transfer_charge_of_scheme)
  end,
}

rule "pension_charges_due" {
  section = section,
  source  = "FA 2004 ss. 205, 208, 209, 227, 244A; TMA 1970 s. 59B",
  type    = money, per = "year",
  compute = function(case)
    return case.annual_allowance_charge_due + case.unauthorised_payments_charge + case.short_service_refund_charge
      + case.overseas_transfer_charge_due
  end,
}

example "McGrevey's refund, at the rates that still hold" {
  year   = 2025,
  given  = { unauthorised_payments = 5876 },
  expect = { unauthorised_payments_charge = 2350.40 },
  source = "McGrevey [2016] UKFTT 600 (TC): 2,350.40, 40 % of 5,876",
}

-- Facts; the three charges.
for number, row in ipairs {
  { { unauthorised_payments = 1000, unauthorised_payments_with_surcharge = 30000 }, 16900, 0, 0 },
  { { unauthorised_payments = 1000.01, foreign_tax_on_unauthorised_payments = 150 }, 250, 0, 0 },
  { { unauthorised_payments = 1000, foreign_tax_on_unauthorised_payments = 500 }, 0, 0, 0 },
  { { short_service_refund_abroad = 20000 }, 0, 4000, 0 },
  { { short_service_refund_abroad = 20001 }, 0, 4000.50, 0 },
  { { short_service_refund_abroad = 20001, foreign_tax_on_short_service_refund = 1000 }, 0, 3000.50, 0 },
  { { short_service_refund_abroad = 2000, foreign_tax_on_short_service_refund = 500 }, 0, 0, 0 },
  { { pension_transferred_abroad = 100000 }, 0, 0, 25000 },
  { { pension_transferred_abroad = 100000.10, overseas_transfer_charge_of_scheme = 20000 }, 0, 0, 5000.02 },
  { { pension_transferred_abroad = 100000, overseas_transfer_charge_of_scheme = 30000 }, 0, 0, 0 },
} do
  local given, unauthorised, refund, transfer = table.unpack(row)
  given.employment_income, given.tax_deducted_from_pay = 30000, 3486
  example("Charges on pensions, " .. number) {
    year   = 2025,
    given  = given,
    expect = {
      unauthorised_payments_charge = unauthorised, short_service_refund_charge = refund,
      overseas_transfer_charge_due = transfer, pension_charges_due = unauthorised + refund + transfer,
      makes_a_return = unauthorised + refund + transfer > 0, self_assessment_bill = unauthorised + refund + transfer,
      income_tax = 3486,
    },
    source = "By hand from FA 2004 ss. 205, 208, 209, 244A: 40 %, 55 %; 20 % and 50 % beyond 20,000; 25 %",
  }
end
