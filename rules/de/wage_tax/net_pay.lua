-- From gross to net: the employee's social insurance, and what taxes and contributions leave of the wage. Since 2010,
-- when the official code of pension insurance began to tell east from west.

local federal_state = require "federal_state"
local period        = require "wage_tax.period"
local provident     = require "wage_tax.provident"

local function net_pay_rule(fields)
  fields.section, fields.from = { en = "Net pay", de = "Nettolohn" }, "2010-01-01"
  fields.type, fields.per = money, "varies"
  return fields
end

parameter "health_insurance_rates" {
  source = "§§ 241, 242, 249 SGB V",
  type   = record { employee = rate, additional = rate, alone = rate },
  note   = "`employee`, with `additional` times the insurer's own rate. Until 2014 everybody paid 0.9 points more than "
        .. "the employer, `alone`.",
  until_changed = true,
  since  = {
    -- Since July 2009; Gesetz vom 02.03.2009, BGBl. I S. 416, Art. 14
    ["2010-01-01"] = revised { ["2009-03-05"] = { employee = 0.079, additional = 0, alone = 0.009 } },
    -- GKV-Finanzierungsgesetz vom 22.12.2010, BGBl. I S. 2309 (Nr. 68 of 31.12.2010)
    ["2011-01-01"] = revised { ["2010-12-31"] = { employee = 0.082, additional = 0, alone = 0.009 } },
    ["2015-01-01"] = revised { ["2014-07-24"] = { employee = 0.073, additional = 1, alone = 0 } },
    ["2019-01-01"] = revised { ["2018-12-14"] = { employee = 0.073, additional = 0.5, alone = 0 } },
  },
}

input "active_pension_part" {
  section = { en = "Wage", de = "Lohn" },
  source  = "§ 3 Nr. 21 EStG, § 14 SGB IV",
  type    = money, per = "varies",
  min     = 0,
  default = 0,
  ask_if  = function(case, law) return case.is_aged and law.active_pension_free > 0 end,
}

-- The wage that bears contributions: the taxed one, and what the Aktivrente leaves free of tax.
local function insured(case) return case.gross_wage + case.active_pension_part end

-- A monthly wage for which the sliding zone (Midijob) is to be thought of.
local function is_low(case, law)
  return insured(case) > 0 and insured(case) * period.times(case.pay_period) / 12 <= law.sliding_zone.upto
end

input "in_sliding_zone" {
  section = { en = "Social insurance", de = "Sozialversicherung" },
  source  = "§ 20 Abs. 2 und 2a SGB IV",
  type    = boolean,
  default = true,
  ask_if  = is_low,
}

-- § 20 Abs. 2a SGB IV: a wage in the zone counts from `start` at its beginning to itself at its end. Wages of other
-- periods are taken to the month and back.
local function reduced(case, law, start)
  local zone  = law.sliding_zone
  local parts = period.times(case.pay_period) / 12
  local wage  = insured(case) * parts
  if wage <= zone.above then
    error("this is the pay of marginal employment (Minijob), of which minijob_net_pay says what is left; say "
      .. "no to in_sliding_zone where the full contributions are due")
  end
  return round((start + (wage - zone.above) * (zone.upto - start) / (zone.upto - zone.above)) / parts, 0.01)
end

rule "contribution_wage" (net_pay_rule {
  label = {
    en = "Wage that the employee's contributions are reckoned from",
    de = "Beitragspflichtiges Entgelt des Arbeitnehmers",
  },
  help = {
    en = "Until September 2022 all contributions on a low wage, of which the employer's half on the whole wage comes "
      .. "off.",
    de = "Bis September 2022 alle Beiträge auf niedrigen Lohn, von denen die Arbeitgeberhälfte auf den ganzen Lohn "
      .. "abgeht.",
  },
  source = "§ 20 Abs. 2a Satz 6 SGB IV, until September 2022 § 163 Abs. 10 SGB VI",
  compute = function(case, law)
    if case.in_sliding_zone and is_low(case, law) then
      local zone = law.sliding_zone
      return reduced(case, law, zone.by_rest and zone.factor * zone.above or exact(0))
    end
    return insured(case)
  end,
})

rule "contribution_wage_of_both" (net_pay_rule {
  label = {
    en = "Wage that the contributions of both sides are reckoned from",
    de = "Beitragspflichtiges Entgelt beider Seiten",
  },
  help = {
    en = "Also the surcharge of the childless in care insurance.",
    de = "Auch der Beitragszuschlag für Kinderlose in der Pflegeversicherung.",
  },
  source = "§ 20 Abs. 2a Satz 1 SGB IV",
  compute = function(case, law)
    if case.in_sliding_zone and is_low(case, law) then
      return reduced(case, law, law.sliding_zone.factor * law.sliding_zone.above)
    end
    return insured(case)
  end,
})

-- The contribution on a wage up to a ceiling of the year.
local function contribution(case, wage, ceiling, rate)
  return round(min(wage, ceiling / period.times(case.pay_period)) * rate, 0.01)
end

-- The employee's part of a contribution of two halves, with what the employee bears `alone`. Of low wages until
-- September 2022 it is what the employer's part, on the whole wage, leaves (§ 2 Abs. 2 BVV).
local function borne(case, law, ceiling, half, employer, alone)
  local wage = case.contribution_wage
  if not (law.sliding_zone.by_rest and case.in_sliding_zone and is_low(case, law)) then
    return contribution(case, wage, ceiling, 2 * half - employer + alone)
  end
  return 2 * contribution(case, wage, ceiling, half) - contribution(case, insured(case), ceiling, employer)
    + contribution(case, wage, ceiling, alone)
end

rule "pension_contribution" (net_pay_rule {
  label = { en = "Contribution to pension insurance", de = "Beitrag zur Rentenversicherung" },
  source = "§§ 157, 168 SGB VI", aliases = { "rentenversicherung" },
  compute = function(case, law)
    local ceiling, half = provident.ceiling(case, law), law.pension_insurance_rate
    return ceiling and borne(case, law, ceiling, half, half, 0) or 0
  end,
})

rule "unemployment_contribution" (net_pay_rule {
  label = { en = "Contribution to unemployment insurance", de = "Beitrag zur Arbeitslosenversicherung" },
  source = "§§ 341, 346 SGB III",
  aliases = { "arbeitslosenversicherung" },
  compute = function(case, law)
    local ceiling = provident.ceiling(case, law)
    if not ceiling or case.unemployment_insurance_free or case.health_insurance == "student" then
      return 0
    end
    local half = law.unemployment_insurance_rate
    return borne(case, law, ceiling, half, half, 0)
  end,
})

rule "health_contribution" (net_pay_rule {
  label = { en = "Contribution to health insurance", de = "Beitrag zur Krankenversicherung" },
  help = {
    en = "Statutory: the employee's share. Private: the premium less the employer's subsidy, for the pay period.",
    de = "Gesetzlich: der Arbeitnehmeranteil. Privat: der Beitrag abzüglich des Arbeitgeberzuschusses, für den "
      .. "Lohnzahlungszeitraum.",
  },
  source = "§§ 241, 242, 249, 257, § 6 Abs. 1 Nr. 3 SGB V",
  compute = function(case, law)
    if case.health_insurance == "student" then
      return 0
    elseif case.health_insurance ~= "statutory" then
      local premium = case.private_health_premium - case.private_health_subsidy
      return round(premium * 12 / period.times(case.pay_period), 0.01)
    end
    local ceiling, rates = law.health_insurance_ceiling, law.health_insurance_rates
    local half, further  = rates.employee - rates.alone, case.additional_health_rate * rates.additional
    -- Until 2018 the insurer's own rate has no other half.
    local own_rate = rates.additional < 1 and borne(case, law, ceiling, further, further, 0)
      or contribution(case, case.contribution_wage, ceiling, further)
    return borne(case, law, ceiling, half, half, rates.alone) + own_rate
  end,
})

rule "care_contribution" (net_pay_rule {
  label = { en = "Contribution to care insurance", de = "Beitrag zur Pflegeversicherung" },
  help = {
    en = "Private care insurance is part of the private premium.",
    de = "Die private Pflegeversicherung ist Teil des privaten Beitrags.",
  },
  source = "§§ 55, 58 SGB XI", aliases = { "pflegeversicherung" },
  compute = function(case, law)
    if case.health_insurance ~= "statutory" then
      return 0
    end
    local ceiling = law.health_insurance_ceiling
    local rates   = provident.care_rates_of_period(case, law)
    local shift   = case.care_saxony and law.care_saxony_shift or 0
    if case.care_childless then
      return borne(case, law, ceiling, rates.half, rates.half - shift, 0)
        + contribution(case, case.contribution_wage_of_both, ceiling, rates.childless)
    end
    return borne(case, law, ceiling, rates.half, rates.half - shift, -rates.discount * case.care_discounts)
  end,
})

rule "church_tax_on_wage" (net_pay_rule {
  label = {
    en = "Church tax on the wage of the pay period",
    de = "Kirchensteuer auf den Lohn des Lohnzahlungszeitraums",
  },
  source = "§ 51a EStG with the KiStG of the federal state",
  aliases = { "kirchenlohnsteuer" },
  compute = function(case, law)
    if not case.church_member then
      return 0
    end
    return floor(case.church_tax_base * federal_state.church_tax_rate_on_wages(case, law), 0.01)
  end,
})

example "Church tax on a wage earned in Bavaria by somebody who lives in Hesse" {
  date   = "2025-06-30",
  given  = { church_tax_base = 500, church_member = true, federal_state = "HE", workplace_state = "BY" },
  expect = { church_tax_on_wage = 40 },
  source = "Worked by hand: 8 % of 500 (KirchStG Bayern), not 9 %",
}

example "Aktivrente: 2,000 of a month's wage free of tax, contributions on all of it" {
  date   = "2026-06-30",
  given  = {
    gross_wage = 1000, active_pension_part = 2000, wage_tax = 0, surcharge_on_wage = 0, additional_health_rate = 0.03,
    in_sliding_zone = false, pension_insurance_code = 1,
  },
  expect = {
    contribution_wage = 3000, pension_contribution = 0, health_contribution = 264, care_contribution = 54,
    net_pay = 2682,
  },
  source = "Worked by hand: 7.3 % and half of 3 %, and 1.8 %, of 3,000",
}

rule "social_contributions" (net_pay_rule {
  label = {
    en = "The employee's social insurance of the pay period",
    de = "Sozialversicherung des Arbeitnehmers im Lohnzahlungszeitraum",
  },
  source = "§§ 157, 168 SGB VI, § 341 SGB III, §§ 241, 242, 249 SGB V, §§ 55, 58 SGB XI",
  aliases = { "sozialversicherung" },
  compute = function(case)
    return case.pension_contribution + case.unemployment_contribution + case.health_contribution
      + case.care_contribution
  end,
})

rule "net_pay" (net_pay_rule {
  label = { en = "Net pay of the pay period", de = "Nettolohn des Lohnzahlungszeitraums" },
  help = {
    en = "What wage tax, solidarity surcharge, church tax and social insurance leave of the gross wage. Other payments "
      .. "are not part of it.",
    de = "Was Lohnsteuer, Solidaritätszuschlag, Kirchensteuer und Sozialversicherung vom Bruttolohn lassen. Sonstige "
      .. "Bezüge gehören nicht dazu.",
  },
  source = "§ 39b EStG, SolzG 1995, KiStG of the federal state, SGB III, V, VI, XI",
  aliases = { "nettolohn", "netto", "nettogehalt" },
  compute = function(case)
    return insured(case) - case.wage_tax - case.surcharge_on_wage - case.church_tax_on_wage
      - case.social_contributions
  end,
})
