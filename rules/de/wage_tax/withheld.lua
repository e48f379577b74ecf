-- What the employer withholds: on the regular wage and on other payments.

local class_tax = require "wage_tax.class_tax"
local provident = require "wage_tax.provident"
local period    = require "wage_tax.period"
local year      = require "wage_tax.year"

local section = "Withheld"

parameter "surcharge_on_payments" {
  label  = "Whether other payments bear the surcharge only above the year's allowance",
  source = "§ 3 Abs. 4a SolzG 1995",
  since  = {
    ["2006-01-01"] = { above_allowance = false },
    ["2021-01-01"] = { above_allowance = true },
  },
}

local function makes_up(case, law)
  return law.law_before_december and case.pay_period ~= "year"
end

-- An annual amount's part for the pay period; in a December that makes up for the months before, twelve months by the
-- new figures less eleven by the earlier ones.
local function withheld(case, annual, earlier)
  if earlier then
    return period.share(case, max(0, annual - 11 * (earlier - annual)))
  end
  return period.share(case, annual)
end

rule "payments_tax_difference" {
  label   = "Wage tax that other payments add",
  help    = "Below zero where an untaxed benefit raises the provident lump sum.",
  section = section,
  source  = "§ 39b Abs. 3 Satz 8 EStG",
  type    = money,
  compute = function(case)
    if not year.has_payments(case) then
      return 0
    end
    return truncate(class_tax.with_factor(case, case.tax_on_wage_with_payments - case.tax_on_expected_wage))
  end,
}

-- What a benefit that is not taxed gives back of the tax on the regular wage.
local function given_back(case)
  if eq(case.untaxed_share_benefit, 0) then
    return 0
  end
  return min(0, case.payments_tax_difference)
end

rule "wage_tax" {
  label   = "Wage tax of the pay period",
  section = section,
  source  = "§ 39b Abs. 2 Satz 9 EStG",
  type    = money,
  aliases = { "lohnsteuer", LSTLZZ = 0.01 },
  compute = function(case, law)
    local tax = withheld(case, case.annual_wage_tax, makes_up(case, law) and case.earlier_annual_wage_tax)
    return max(0, tax + given_back(case))
  end,
}

rule "surcharge_on_wage" {
  label   = "Solidarity surcharge of the pay period",
  section = section,
  source  = "§§ 3, 4 SolzG 1995",
  type    = money,
  aliases = { SOLZLZZ = 0.01 },
  compute = function(case, law)
    local surcharge = withheld(case, case.annual_surcharge_on_wage, makes_up(case, law) and case.earlier_annual_surcharge)
    return max(0, truncate(surcharge + given_back(case) * law.solidarity_surcharge_rate, 0.01))
  end,
}

rule "church_tax_base" {
  label   = "Base of church tax in the pay period",
  section = section,
  source  = "§ 51a Abs. 2a EStG",
  type    = money,
  aliases = { BK = 0.01 },
  compute = function(case, law)
    if not case.church_member then
      return 0
    end
    local base = withheld(case, case.annual_levy_base, makes_up(case, law) and case.earlier_annual_levy_base)
    return max(0, base + given_back(case))
  end,
}

rule "payments_wage_tax" {
  label   = "Wage tax on other payments",
  section = section,
  source  = "§ 39b Abs. 3 EStG",
  type    = money,
  aliases = { STS = 0.01 },
  compute = function(case)
    return max(0, case.payments_tax_difference)
  end,
}

rule "payments_surcharge" {
  label   = "Solidarity surcharge on other payments",
  section = section,
  source  = "§ 3 Abs. 4a, § 4 SolzG 1995",
  type    = money,
  aliases = { SOLZS = 0.01 },
  compute = function(case, law)
    if law.surcharge_on_payments.above_allowance and year.has_payments(case) then
      local figures = class_tax.figures(law)
      local income  = case.taxable_income_with_payments - class_tax.child_allowances(case, figures)
      local base    = truncate(class_tax.with_factor(case, class_tax.of_year(case, law, figures, income)))
      if base <= period.surcharge_allowance(case, law) then
        return 0
      end
    end
    return truncate(case.payments_wage_tax * law.solidarity_surcharge_rate, 0.01)
  end,
}

rule "payments_church_base" {
  label   = "Base of church tax on other payments",
  section = section,
  source  = "§ 51a EStG",
  type    = money,
  aliases = { BKS = 0.01 },
  compute = function(case)
    if case.church_member then
      return case.payments_wage_tax
    end
    return 0
  end,
}

rule "private_premium_counted_in_payments" {
  label   = "Private premiums that other payments add",
  section = section,
  source  = "§ 41b Abs. 1 Satz 2 Nr. 15 EStG",
  type    = money,
  aliases = { VKVSONST = 0.01 },
  to      = "2025-12-31",
  compute = function(case, law)
    if not year.has_payments(case) then
      return 0
    end
    return provident.private_part(case, law, case.insured_wage_with_payments)
      - provident.private_part(case, law, case.insured_expected_wage)
  end,
}
