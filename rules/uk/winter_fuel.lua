-- The winter fuel payment charge: with more total income than the limit, all of the payment is taken back.

input "winter_fuel_payment" {
  label   = "Winter fuel payment received",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask     = "How much winter fuel payment did you receive?",
  entries = { kind = "winter_fuel", flow = "in" },
  section = "Other",
  help    = "Your own share of it; in Scotland the pension age winter heating payment.",
  source  = "FA 2026 Sch. 10",
  aliases = { "winter_fuel" },
}

parameter "winter_fuel_charge_limit" {
  label  = "Total income above which winter fuel payments are taken back",
  source = "FA 2026 s. 55, Sch. 10",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2025-04-06"] = revised { ["2026-03-18"] = 35000 } },
}

rule "winter_fuel_charge" {
  label   = "Winter fuel payment charge",
  aliases = { "charge" },
  section = "Other",
  source  = "No charge before 2025/26",
  type    = money, per = "year",
  to      = "2025-04-05",
  compute = function() return 0 end,
}

rule "winter_fuel_charge" {
  label   = "Winter fuel payment charge",
  aliases = { "charge" },
  help    = "Each person alone, by total income before allowances.",
  section = "Other",
  source  = "FA 2026 s. 55, Sch. 10",
  type    = money, per = "year",
  from    = "2025-04-06",
  compute = function(case, law)
    local income = case.total_income + case.trading_losses_used + case.partnership_losses_used
      + case.property_losses_used + case.transition_profits
    return income > law.winter_fuel_charge_limit and case.winter_fuel_payment or 0
  end,
}
