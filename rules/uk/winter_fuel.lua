-- The winter fuel payment charge: with more total income than the limit, all of the payment is taken back.

input "winter_fuel_payment" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "winter_fuel", flow = "in" },
  section = "Other",
  source  = "FA 2026 Sch. 10",
}

parameter "winter_fuel_charge_limit" {
  source = "FA 2026 s. 55, Sch. 10",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2025-04-06"] = revised { ["2026-03-18"] = 35000 } },
}

rule "winter_fuel_charge" {
  section = "Other",
  source  = "No charge before 2025/26",
  type    = money, per = "year",
  to      = "2025-04-05",
  compute = function() return 0 end,
}

rule "winter_fuel_charge" {
  section = "Other",
  source  = "FA 2026 s. 55, Sch. 10",
  type    = money, per = "year",
  from    = "2025-04-06",
  compute = function(case, law)
    local income = case.total_income + case.trading_losses_used + case.partnership_losses_used
      + case.property_losses_used + case.transition_profits
    return income > law.winter_fuel_charge_limit and case.winter_fuel_payment or 0
  end,
  help = "Each person alone, by total income before allowances.",
}
