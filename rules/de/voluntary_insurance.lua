-- Voluntary members of the statutory health insurance, such as freelancers: their own contributions, of which nobody
-- bears a part. Since 2019, when the least income became the same for all of them.

local section = { en = "Voluntary health insurance", de = "Freiwillige Krankenversicherung" }

parameter "reference_amount" {
  source = "§ 18 Abs. 1 SGB IV with the ordinances of each year",
  type   = money, per = "month",
  note   = "The Bezugsgröße, until 2024 that of the west, which health and care insurance take everywhere.",
  every  = "year",
  announced = "BMAS, Sozialversicherungsrechengrößen-Verordnung, November",
  since  = {
    -- Ninetieths of it for a day are in Haufe, Freiwillig Krankenversicherte: Mindestbeitrag (HI933620), to 2025
    ["2019-01-01"] = revised { ["2018-12-04"] = 3115 },   -- BGBl. 2018 I S. 2024
    ["2020-01-01"] = revised { ["2019-12-20"] = 3185 },   -- BGBl. 2019 I S. 2848
    ["2021-01-01"] = revised { ["2020-12-03"] = 3290 },   -- BGBl. 2020 I S. 2612
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-06"] = 3395 },   -- BGBl. 2022 I S. 2128
    ["2024-01-01"] = revised { ["2023-11-29"] = 3535 },   -- BGBl. 2023 I Nr. 322
    ["2025-01-01"] = revised { ["2024-11-27"] = 3745 },   -- BGBl. 2024 I Nr. 365
    ["2026-01-01"] = 3955,
  },
}

input "voluntary_income" {
  label   = { en = "Monthly income by which the insurer goes", de = "Monatseinkommen, nach dem die Kasse geht" },
  help    = {
    en = "Profit of the last notice, rent and capital income less expenses, and pensions, a twelfth of each.",
    de = "Gewinn des letzten Bescheids, Miet- und Kapitaleinkünfte nach Kosten und Renten, je ein Zwölftel.",
  },
  section = section,
  source  = "§ 240 Abs. 1 und 4a SGB V",
  type    = money, per = "month",
  min     = 0,
}

input "voluntary_sick_pay" {
  label   = { en = "Voluntary insurance with sick pay", de = "Freiwillige Versicherung mit Krankengeld" },
  section = section,
  source  = "§ 44 Abs. 2 Satz 1 Nr. 2, §§ 241, 243 SGB V",
  type    = boolean,
  default = false,
}

local function voluntary(fields)
  fields.section, fields.from  = section, "2019-01-01"
  fields.type, fields.per      = money, "month"
  return fields
end

rule "voluntary_base" (voluntary {
  label   = { en = "Income that contributions are reckoned from", de = "Beitragspflichtige Einnahmen" },
  help    = {
    en = "At least a third of the reference amount, at most the ceiling.",
    de = "Mindestens ein Drittel der Bezugsgröße, höchstens die Beitragsbemessungsgrenze.",
  },
  source  = "§ 223 Abs. 3, § 240 Abs. 4 Satz 1 SGB V",
  compute = function(case, law)
    return clamp(case.voluntary_income, round(law.reference_amount / 3, 0.01), law.health_insurance_ceiling / 12)
  end,
})

rule "voluntary_health_contribution" (voluntary {
  label   = { en = "Own contribution to health insurance a month", de = "Eigener Krankenkassenbeitrag im Monat" },
  source  = "§§ 241 bis 243, 250 Abs. 2 SGB V",
  compute = function(case, law)
    local rates = case.voluntary_sick_pay and law.health_insurance_rates or law.reduced_health_rates
    return round(case.voluntary_base * 2 * rates.employee, 0.01)
      + round(case.voluntary_base * case.additional_health_rate, 0.01)
  end,
})

rule "voluntary_care_contribution" (voluntary {
  label   = { en = "Own contribution to care insurance a month", de = "Eigener Pflegeversicherungsbeitrag im Monat" },
  source  = "§ 55, § 59 Abs. 4 SGB XI",
  compute = function(case, law)
    local rates = law.care_insurance_rates
    if case.care_childless then
      return round(case.voluntary_base * 2 * rates.half, 0.01) + round(case.voluntary_base * rates.childless, 0.01)
    end
    return round(case.voluntary_base * (2 * rates.half - rates.discount * case.care_discounts), 0.01)
  end,
})

property "voluntary contributions never fall as income rises" {
  source = "§ 240 SGB V",
  over   = "voluntary_income", rising = { "voluntary_health_contribution", "voluntary_care_contribution" },
  from   = "2019-01-01",
}
