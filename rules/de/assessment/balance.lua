-- § 36 Abs. 4 EStG: what is still to be paid of the year's taxes, or comes back.

local section = { en = "What is due or comes back", de = "Nachzahlung oder Erstattung" }

rule "balance" {
  label   = { en = "Still to be paid, or refunded if below zero", de = "Abschlusszahlung, unter null Erstattung" },
  help    = {
    en = "The year's taxes less what was withheld and prepaid; for 2022 less the energy allowance, too.",
    de = "Die Steuern des Jahres abzüglich dessen, was einbehalten und vorausgezahlt wurde; für 2022 auch der "
      .. "Energiepreispauschale.",
  },
  section = section,
  source  = "§ 36 Abs. 4, § 116 EStG",
  type    = money, per = "year",
  aliases = { "abschlusszahlung" },
  compute = function(case) return case.total_tax - case.tax_withheld - case.energy_allowance_credited end,
}

rule "refund" {
  label   = { en = "Refund", de = "Erstattung" },
  help    = {
    en = "Of income tax, solidarity surcharge and church tax together; zero if something is still to be paid.",
    de = "Von Einkommensteuer, Solidaritätszuschlag und Kirchensteuer zusammen; null, wenn noch zu zahlen ist.",
  },
  section = section,
  source  = "§ 36 Abs. 4 Satz 2 EStG",
  type    = money, per = "year",
  aliases = { "erstattung", "steuererstattung" },
  compute = function(case) return max(0, -case.balance) end,
}

rule "amount_due" {
  label   = { en = "Still to be paid", de = "Nachzahlung" },
  help    = {
    en = "Of the three taxes together, a month after the notice; zero if something comes back.",
    de = "Von den drei Steuern zusammen, einen Monat nach dem Bescheid; null, wenn etwas erstattet wird.",
  },
  section = section,
  source  = "§ 36 Abs. 4 Satz 1 EStG",
  type    = money, per = "year",
  aliases = { "nachzahlung" },
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
