-- § 36 Abs. 4 EStG: what is still to be paid of the year's taxes, or comes back.

local section = { en = "What is due or comes back", de = "Nachzahlung oder Erstattung" }

rule "balance" {
  section = section,
  source  = "§ 36 Abs. 4, § 116 EStG",
  type    = money, per = "year",
  compute = function(case) return case.total_tax - case.tax_withheld - case.energy_allowance_credited end,
}

rule "refund" {
  section = section,
  source  = "§ 36 Abs. 4 Satz 2 EStG",
  type    = money, per = "year",
  compute = function(case) return max(0, -case.balance) end,
}

rule "amount_due" {
  section = section,
  source  = "§ 36 Abs. 4 Satz 1 EStG",
  type    = money, per = "year",
  compute = function(case) return max(0, case.balance) end,
}

for name, of in pairs {
  income_tax = {
    en = "Income tax", de = "Einkommensteuer", source = "§§ 36, 116 EStG",
    due = function(case)
      return case.assessed_income_tax - case.income_tax_credited - case.energy_allowance_credited
    end,
  },
  surcharge = {
    en = "Solidarity surcharge", de = "Solidaritätszuschlag", source = "§ 1 SolzG 1995, § 36 EStG",
    due = function(case)
      return case.solidarity_surcharge + case.capital_surcharge_assessed - case.surcharge_credited
    end,
  },
  church_tax = {
    en = "Church tax", de = "Kirchensteuer", source = "§ 51a Abs. 1, § 36 EStG",
    due = function(case) return case.church_tax + case.capital_church_tax_assessed - case.church_tax_credited end,
  },
} do
  rule(name .. "_balance") {
    label   = { en = of.en .. " still to be paid, or refunded", de = of.de .. ": Nachzahlung oder Erstattung" },
    help    = { en = "Below zero it comes back.", de = "Unter null eine Erstattung." },
    section = section,
    source  = of.source,
    type    = money, per = "year",
    compute = of.due,
  }
end
