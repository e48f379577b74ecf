-- From gross to net: the employee's social insurance, and what taxes and contributions leave of the wage. Since 2010,
-- when the official code of pension insurance began to tell east from west. Wages within the sliding zone (Midijob) are
-- not treated apart.

local function net_pay_rule(fields)
  fields.section, fields.type, fields.from = "Net pay", money, "2010-01-01"
  return fields
end

parameter "health_insurance_rates" {
  label  = "Rates of health insurance with sick pay",
  source = "§§ 241, 242, 249 SGB V",
  note   = "`employee`, with `additional` times the insurer's own rate. Until 2014 everybody paid 0.9 points.",
  since  = {
    ["2010-01-01"] = { employee = 0.079, additional = 0 },
    ["2011-01-01"] = { employee = 0.082, additional = 0 },
    ["2015-01-01"] = { employee = 0.073, additional = 1 },
    ["2019-01-01"] = { employee = 0.073, additional = 0.5 },
  },
}

-- The part of the wage up to a ceiling of the year, for the pay period.
local function up_to(case, ceiling)
  if case.pay_period == "year" then
    return min(case.gross_wage, ceiling)
  elseif case.pay_period == "month" then
    return min(case.gross_wage, ceiling / 12)
  elseif case.pay_period == "week" then
    return min(case.gross_wage, ceiling * 7 / 360)
  end
  return min(case.gross_wage, ceiling / 360)
end

rule "pension_contribution" (net_pay_rule {
  label = "Contribution to pension insurance", source = "§§ 157, 168 SGB VI", aliases = { "rentenversicherung" },
  compute = function(case, law)
    local ceiling = law.pension_insurance_ceiling[case.pension_insurance_code + 1]
    if not ceiling then
      return 0
    end
    return round(up_to(case, ceiling) * law.pension_insurance_rate, 0.01)
  end,
})

rule "unemployment_contribution" (net_pay_rule {
  label = "Contribution to unemployment insurance", source = "§§ 341, 346 SGB III",
  aliases = { "arbeitslosenversicherung" },
  compute = function(case, law)
    local ceiling = law.pension_insurance_ceiling[case.pension_insurance_code + 1]
    if not ceiling or case.unemployment_insurance_free then
      return 0
    end
    return round(up_to(case, ceiling) * law.unemployment_insurance_rate, 0.01)
  end,
})

rule "health_contribution" (net_pay_rule {
  label = "Contribution to health insurance",
  help = "Statutory: the employee's share. Private: the premium less the employer's subsidy, for the pay period.",
  source = "§§ 241, 242, 249, 257 SGB V",
  compute = function(case, law)
    if case.health_insurance ~= "statutory" then
      local premium = 12 * (case.private_health_premium - case.private_health_subsidy)
      if case.pay_period == "year" then
        return premium
      elseif case.pay_period == "month" then
        return premium / 12
      elseif case.pay_period == "week" then
        return round(premium * 7 / 360, 0.01)
      end
      return round(premium / 360, 0.01)
    end
    local rates = law.health_insurance_rates
    local rate  = rates.employee + rates.additional * case.additional_health_rate
    return round(up_to(case, law.health_insurance_ceiling) * rate, 0.01)
  end,
})

rule "care_contribution" (net_pay_rule {
  label = "Contribution to care insurance", help = "Private care insurance is part of the private premium.",
  source = "§§ 55, 58 SGB XI", aliases = { "pflegeversicherung" },
  compute = function(case, law)
    if case.health_insurance ~= "statutory" then
      return 0
    end
    local rates = law.care_insurance_rates
    local rate  = rates.half
    if case.care_saxony then
      rate = rate + law.care_saxony_shift
    end
    if case.care_childless then
      rate = rate + rates.childless
    else
      rate = rate - law.care_child_discount * case.care_discounts
    end
    return round(up_to(case, law.health_insurance_ceiling) * rate, 0.01)
  end,
})

rule "church_tax_on_wage" (net_pay_rule {
  label = "Church tax on the wage of the pay period", source = "§ 51a EStG with the KiStG of the federal state",
  aliases = { "kirchenlohnsteuer" },
  compute = function(case, law)
    if not case.church_member then
      return 0
    end
    return floor(case.church_tax_base * law.church_tax_rate[case.federal_state], 0.01)
  end,
})

rule "social_contributions" (net_pay_rule {
  label = "The employee's social insurance of the pay period",
  source = "§§ 157, 168 SGB VI, § 341 SGB III, §§ 241, 242, 249 SGB V, §§ 55, 58 SGB XI",
  aliases = { "sozialversicherung" },
  compute = function(case)
    return case.pension_contribution + case.unemployment_contribution + case.health_contribution
      + case.care_contribution
  end,
})

rule "net_pay" (net_pay_rule {
  label = "Net pay of the pay period",
  help = "What wage tax, solidarity surcharge, church tax and social insurance leave of the gross wage. Other payments "
         .. "are not part of it.",
  source = "§ 39b EStG, SolzG 1995, KiStG of the federal state, SGB III, V, VI, XI", aliases = { "nettolohn", "netto" },
  compute = function(case)
    return case.gross_wage - case.wage_tax - case.surcharge_on_wage - case.church_tax_on_wage
      - case.social_contributions
  end,
})
