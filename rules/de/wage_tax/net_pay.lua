-- From gross to net: the employee's social insurance, and what taxes and contributions leave of the wage. Since 2010, when
-- the official code of pension insurance began to tell east from west. Wages within the sliding zone (Midijob) are not
-- treated apart.

local section = "Net pay"
local from    = "2010-01-01"

parameter "health_insurance_rates" {
  label  = "Rates of health insurance with sick pay",
  source = "§§ 241, 242, 249 SGB V",
  note   = "`employee`, with `additional` times the insurer's own rate. Until 2014 everybody paid 0.9 points of their own.",
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

rule "pension_contribution" {
  label   = "Contribution to pension insurance",
  section = section,
  source  = "§§ 157, 168 SGB VI",
  type    = money,
  aliases = { "rentenversicherung" },
  from    = from,
  compute = function(case, law)
    local ceiling = law.pension_insurance_ceiling[case.pension_insurance_code + 1]
    if not ceiling then
      return 0
    end
    return round(up_to(case, ceiling) * law.pension_insurance_rate, 0.01)
  end,
}

rule "unemployment_contribution" {
  label   = "Contribution to unemployment insurance",
  section = section,
  source  = "§§ 341, 346 SGB III",
  type    = money,
  aliases = { "arbeitslosenversicherung" },
  from    = from,
  compute = function(case, law)
    local ceiling = law.pension_insurance_ceiling[case.pension_insurance_code + 1]
    if not ceiling or case.unemployment_insurance_free then
      return 0
    end
    return round(up_to(case, ceiling) * law.unemployment_insurance_rate, 0.01)
  end,
}

rule "health_contribution" {
  label   = "Contribution to health insurance",
  help    = "Statutory: the employee's share. Private: the premium less the employer's subsidy, for the pay period.",
  section = section,
  source  = "§§ 241, 242, 249, 257 SGB V",
  type    = money,
  from    = from,
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
}

rule "care_contribution" {
  label   = "Contribution to care insurance",
  help    = "Private care insurance is part of the private premium.",
  section = section,
  source  = "§§ 55, 58 SGB XI",
  type    = money,
  aliases = { "pflegeversicherung" },
  from    = from,
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
}

rule "church_tax_on_wage" {
  label   = "Church tax on the wage of the pay period",
  section = section,
  source  = "§ 51a EStG with the KiStG of the federal state",
  type    = money,
  aliases = { "kirchenlohnsteuer" },
  from    = from,
  compute = function(case, law)
    if not case.church_member then
      return 0
    end
    return floor(case.church_tax_base * law.church_tax_rate[case.federal_state], 0.01)
  end,
}

rule "social_contributions" {
  label   = "The employee's social insurance of the pay period",
  section = section,
  source  = "§§ 157, 168 SGB VI, § 341 SGB III, §§ 241, 242, 249 SGB V, §§ 55, 58 SGB XI",
  type    = money,
  aliases = { "sozialversicherung" },
  from    = from,
  compute = function(case)
    return case.pension_contribution + case.unemployment_contribution + case.health_contribution
      + case.care_contribution
  end,
}

rule "net_pay" {
  label   = "Net pay of the pay period",
  help    = "What wage tax, solidarity surcharge, church tax and social insurance leave of the gross wage. Other payments "
         .. "are not part of it.",
  section = section,
  source  = "§ 39b EStG, SolzG 1995, KiStG of the federal state, SGB III, V, VI, XI",
  type    = money,
  aliases = { "nettolohn", "netto" },
  from    = from,
  compute = function(case)
    return case.gross_wage - case.wage_tax - case.surcharge_on_wage - case.church_tax_on_wage
      - case.social_contributions
  end,
}
