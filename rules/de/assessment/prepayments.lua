-- § 37 EStG: what the tax office sets as prepayments for the coming year after this assessment.

local special_tariff   = require "assessment.special_tariff"
local travel_lump_sums = require("deductions.reasonable_burden").travel_lump_sums

local section = { en = "Prepayments", de = "Vorauszahlungen" }

parameter "prepayment_limits" {
  source = "§ 37 Abs. 3 Satz 4 und 5, Abs. 5 Satz 1 EStG",
  type   = record { year = money, quarter = money, deductions = money },
  per    = { year = "year", quarter = "quarter", deductions = "year" },
  note   = "For the year and for a quarter; and the deductions that count only if they are more together. The "
         .. "surcharge and church tax have no minimum (§ 1 Abs. 4 SolzG 1995, § 51a Abs. 4 EStG).",
  until_changed = true,
  since  = { ["2009-01-01"] = { year = 400, quarter = 100, deductions = 600 } },
}

parameter "prepayment_step" {
  source = "Practice of the tax offices; § 37 EStG sets no rounding",
  type   = money,
  until_changed = true,
  since  = { ["2009-01-01"] = 1 },
}

local function quarter(law, year)
  return floor(max(0, year) / 4, law.prepayment_step)
end

rule "small_deductions" {
  section = section,
  source  = "§ 37 Abs. 3 Satz 4 und 5 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local special = case.special_expenses + max(0, case.church_tax_paid - case.church_tax_refunded)
      + case.childcare_deducted + case.training_costs_deducted + case.school_fees_deducted
      + case.divorced_maintenance_deducted + case.donations + case.donations_brought_forward
      + case.party_donations
    local burdens = case.extraordinary_expenses + travel_lump_sums(case) + case.maintenance_deducted
      + case.education_allowances_deducted
    if special + burdens <= 0 or special + burdens > law.prepayment_limits.deductions then
      return 0
    end
    return max(0, case.other_special_expenses_deducted - case.special_expenses_lump_sum)
      + case.extraordinary_expenses_deducted + case.maintenance_deducted + case.education_allowances_deducted
  end,
}

rule "prepayment_taxable_income" {
  section = section,
  source  = "§ 37 Abs. 3 Satz 4, 5, 6 und 12 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return (case.children > 0 and case.zve_before_allowances or case.taxable_income) + case.small_deductions
      + case.riester_deducted
  end,
}

special_tariff.declare("prepayment_tariff_tax", {
  label   = { en = "Income tax by the tariff for prepayments", de = "Tarifliche Einkommensteuer für Vorauszahlungen" },
  section = section,
  source  = "§ 37 Abs. 3 Satz 2 EStG",
  from    = "2010-01-01",
}, function(case) return case.prepayment_taxable_income end)

rule "prepayment_income_tax" {
  section = section,
  source  = "§ 37 Abs. 3 Satz 2, 4 und 12 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    local withheld = case.income_tax_credited - case.income_tax_prepaid
    local tax = floor(max(0, case.prepayment_tariff_tax - case.tax_reductions), 0.01)
    return max(0, tax + case.capital_tax_assessed - withheld)
  end,
}

rule "prepayment_of_quarter" {
  section = section,
  source  = "§ 37 Abs. 1, 3 und 5 EStG",
  type    = money, per = "quarter",
  from    = "2010-01-01",
  compute = function(case, law)
    local limits  = law.prepayment_limits
    local amount  = quarter(law, case.prepayment_income_tax)
    if case.prepayment_income_tax < limits.year or amount < limits.quarter then
      return 0
    end
    return amount
  end,
}

rule "surcharge_prepayment_of_quarter" {
  section = section,
  source  = "§ 1 Abs. 4 SolzG 1995, § 37 EStG",
  type    = money, per = "quarter",
  from    = "2010-01-01",
  compute = function(case, law)
    local withheld = case.surcharge_credited - case.surcharge_prepaid
    return quarter(law, case.solidarity_surcharge + case.capital_surcharge_assessed - withheld)
  end,
}

rule "church_tax_prepayment_of_quarter" {
  section = section,
  source  = "§ 51a Abs. 4 EStG, § 37 EStG",
  type    = money, per = "quarter",
  from    = "2010-01-01",
  compute = function(case, law)
    local withheld = case.church_tax_credited - case.church_tax_prepaid
    return quarter(law, case.church_tax + case.capital_church_tax_assessed - withheld)
  end,
}

rule "prepayments_of_year" {
  section = section,
  source  = "§ 37 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return 4 * (case.prepayment_of_quarter + case.surcharge_prepayment_of_quarter
      + case.church_tax_prepayment_of_quarter)
  end,
}

for special, left_out in pairs { [600] = 564, [601] = 0 } do
  example("Prepayments with special expenses of " .. special) {
    year   = 2025,
    given  = { taxable_income = 40000, special_expenses = special },
    expect = { small_deductions = left_out, prepayment_of_quarter = left_out > 0 and 1875 or 1830 },
    source = "Worked by hand from § 37 Abs. 3 Satz 4 and § 32a EStG: the tax on 40,564 or on 40,000, in quarters",
  }
end
