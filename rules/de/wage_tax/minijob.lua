-- Marginal employment (Minijob): what the employee's own part of pension insurance leaves of the pay. Since 2013, when
-- all who begin one are insured unless they ask not to be.

local section = { en = "Minijob", de = "Minijob" }

parameter "minijob_pension_insurance" {
  source = "§ 163 Abs. 8, § 168 Abs. 1 Nr. 1b und 1c, § 172 Abs. 3 und 3a SGB VI",
  type   = record { least = money, employer = rate, household = rate }, per = "month",
  note   = "All contributions are due on `least` at the least; the `employer`, or a private `household`, bears a share "
        .. "of the pay itself.",
  until_changed = true,
  -- minijob-zentrale.de, Kann ich von jedem noch so kleinen Gehalt in die Rentenversicherung einzahlen?
  since  = { ["2013-01-01"] = { least = 175, employer = 0.15, household = 0.05 } },
}

input "minijob_monthly_pay" {
  label   = { en = "Pay of a minijob in the month", de = "Verdienst im Minijob im Monat" },
  section = section,
  source  = "§ 8 Abs. 1 und 1a SGB IV",
  type    = money, per = "month",
  min     = 0,
}

local function yes_or_no(name, en, de, source)
  input(name) {
    label = { en = en, de = de }, section = section, source = source, type = boolean, default = false,
  }
end
yes_or_no("minijob_without_pension_insurance", "Minijob without pension insurance, on application",
  "Minijob mit Befreiung von der Rentenversicherung", "§ 6 Abs. 1b SGB VI")
yes_or_no("minijob_in_household", "Minijob in a private household", "Minijob im Privathaushalt", "§ 8a SGB IV")

rule "minijob_pension_contribution" {
  label   = { en = "Own contribution of a minijob to pension insurance", de = "Eigener Rentenbeitrag im Minijob" },
  section = section,
  source  = "§ 168 Abs. 1 Nr. 1b und 1c SGB VI",
  type    = money, per = "month",
  from    = "2013-01-01",
  compute = function(case, law)
    local pay = case.minijob_monthly_pay
    if pay > law.sliding_zone.above then
      error("this is more than the pay of a minijob: net_pay says what is left of it")
    elseif pay <= 0 or case.minijob_without_pension_insurance then
      return 0
    end
    local figures = law.minijob_pension_insurance
    local others  = case.minijob_in_household and figures.household or figures.employer
    return round(max(figures.least, pay) * 2 * law.pension_insurance_rate, 0.01) - round(pay * others, 0.01)
  end,
}

rule "minijob_net_pay" {
  label   = { en = "Net pay of a minijob", de = "Nettoverdienst im Minijob" },
  help    = {
    en = "Where the employer pays the flat tax of 2 percent, as nearly all do.",
    de = "Wo der Arbeitgeber die Pauschsteuer von 2 Prozent zahlt, wie fast alle.",
  },
  section = section,
  source  = "§ 40a Abs. 2 EStG, § 168 Abs. 1 Nr. 1b und 1c SGB VI",
  type    = money, per = "month",
  from    = "2013-01-01",
  compute = function(case) return case.minijob_monthly_pay - case.minijob_pension_contribution end,
}

local function published(day, pay, own, source, household, free)
  example("Minijob of " .. pay .. " euro, " .. day .. (household and ", in a household" or free and ", free" or "")) {
    date   = day,
    given  = {
      minijob_monthly_pay = pay, minijob_in_household = household or false,
      minijob_without_pension_insurance = free or false,
    },
    expect = { minijob_pension_contribution = own, minijob_net_pay = pay - own },
    source = source,
  }
end

local center = "minijob-zentrale.de, Kann ich von jedem noch so kleinen Gehalt in die Rentenversicherung einzahlen?"
published("2024-06-30", 150, 10.05, center)
published("2024-06-30", 150, 25.05, "Worked by hand: 32.55 less 5 % of 150 (§ 168 Abs. 1 Nr. 1c SGB VI)", true)
published("2022-06-30", 450, 16.20, "allgaeuer-zeitung.de, Rentenbeitrag trotz Minijob freiwillig einzahlen")
published("2023-06-30", 520, 18.72, "allgaeuer-zeitung.de, Rentenbeitrag trotz Minijob freiwillig einzahlen")
published("2024-06-30", 538, 19.37, "Ecovis, Rentenansprüche: Lohnt sich die Beitragszahlung bei Minijobs?")
published("2026-06-30", 125, 13.80, "accio.com, Minijob unter 175 Euro: 32.55 less 18.75")
published("2026-06-30", 0, 0, "Worked by hand: of no pay nothing is due")
published("2026-06-30", 603, 0, "Worked by hand: nothing is due of who asked not to be insured (§ 6 Abs. 1b SGB VI)",
  false, true)
for _, pay in ipairs { 311.11, 311.13, 311.14 } do
  published("2025-06-30", pay, 11.20, "Worked by hand: 57.87 less 46.67, the nearest cents of 18.6 and of 15 percent")
end
