-- What the steps before and after these will declare.

rule "total_income" {
  label   = { en = "Total income", de = "Gesamtbetrag der Einkünfte" },
  source  = "§ 2 Abs. 3 EStG",
  type    = money,
  from    = "2010-01-01",
  compute = function(case)
    return case.profit + case.other_income
  end,
}

input "loss_deducted" {
  label   = { en = "Losses of other years taken off", de = "Verlustabzug" },
  source  = "§ 10d EStG",
  type    = money,
  default = 0,
}

input "hardship_deducted" {
  label   = { en = "Hardship compensation", de = "Härteausgleich" },
  source  = "§ 46 Abs. 3 und 5 EStG",
  type    = money,
  default = 0,
}

rule "assessed_income_tax" {
  label   = { en = "Income tax assessed", de = "Festzusetzende Einkommensteuer" },
  source  = "§ 2 Abs. 6 EStG",
  type    = money,
  from    = "2010-01-01",
  aliases = { "tariff_plus_kindergeld" },
  compute = function(case)
    return case.income_tax + case.child_benefit_added
  end,
}

for _, name in ipairs { "wages", "spouse_wages" } do
  input(name) {
    label   = name,
    source  = "§ 19 Abs. 1 EStG",
    type    = money,
    default = 0,
  }
end
