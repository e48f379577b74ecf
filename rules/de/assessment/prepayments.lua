-- § 37 EStG: what the tax office sets as prepayments for the coming year after this assessment.

local section = { en = "Prepayments", de = "Vorauszahlungen" }

parameter "prepayment_limits" {
  label  = "Least prepayments of income tax",
  source = "§ 37 Abs. 5 Satz 1 EStG",
  note   = "For the year and for a quarter. The surcharge and church tax have no minimum (§ 1 Abs. 4 SolzG 1995, § 51a "
        .. "Abs. 4 EStG).",
  since  = { ["2009-01-01"] = { year = 400, quarter = 100 } },
}

parameter "prepayment_step" {
  label  = "To what the prepayment of a quarter is cut",
  source = "Practice of the tax offices; § 37 EStG sets no rounding",
  type   = money,
  since  = { ["2009-01-01"] = 1 },
}

local function quarter(law, year)
  return floor(max(0, year) / 4, law.prepayment_step)
end

rule "prepayment_income_tax" {
  label   = { en = "Income tax that prepayments are set by", de = "Einkommensteuer für die Vorauszahlungen" },
  help    = "The tax of the last assessment less wage tax withheld, without child allowances and child benefit.",
  section = section,
  source  = "§ 37 Abs. 3 Satz 2, 4 und 12 EStG",
  type    = money,
  compute = function(case)
    return max(0, case.income_tax - case.income_tax_credited + case.income_tax_prepaid) -- PENDING
  end,
}

rule "prepayment_of_quarter" {
  label   = { en = "Income tax to prepay each quarter", de = "Einkommensteuer-Vorauszahlung im Quartal" },
  help    = "In whole euros, as tax offices do it; nothing if it is less than 400 in the year or 100 in the quarter.",
  section = section,
  source  = "§ 37 Abs. 1, 3 und 5 EStG",
  type    = money,
  aliases = { "vorauszahlung_im_quartal" },
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
  label   = { en = "Solidarity surcharge to prepay each quarter", de = "Solidaritätszuschlag-Vorauszahlung im Quartal" },
  section = section,
  source  = "§ 1 Abs. 4 SolzG 1995, § 37 EStG",
  type    = money,
  compute = function(case, law)
    return quarter(law, case.solidarity_surcharge - case.surcharge_credited + case.surcharge_prepaid)
  end,
}

rule "church_tax_prepayment_of_quarter" {
  label   = { en = "Church tax to prepay each quarter", de = "Kirchensteuer-Vorauszahlung im Quartal" },
  section = section,
  source  = "§ 51a Abs. 4 EStG, § 37 EStG",
  type    = money,
  compute = function(case, law)
    return quarter(law, case.church_tax - case.church_tax_credited + case.church_tax_prepaid)
  end,
}

rule "prepayments_of_year" {
  label   = { en = "Prepayments of the coming year", de = "Vorauszahlungen des kommenden Jahres" },
  help    = "Of all three taxes, in four parts on the days of prepayment_due_march to prepayment_due_december.",
  section = section,
  source  = "§ 37 EStG",
  type    = money,
  aliases = { "vorauszahlungen" },
  compute = function(case)
    return 4 * (case.prepayment_of_quarter + case.surcharge_prepayment_of_quarter
      + case.church_tax_prepayment_of_quarter)
  end,
}
