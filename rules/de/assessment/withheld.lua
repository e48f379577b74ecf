-- § 36 Abs. 2 und 3 EStG: what counts against the taxes of the year, withheld from wages or prepaid. What is given
-- counts in any case; nobody is asked about what cannot have been withheld.

local estimates = require "estimates"
local formula = require "tariff_formula"
local persons = require "income.persons"

local section = { en = "Withheld and prepaid", de = "Einbehalten und vorausgezahlt" }

-- Pay that wage tax is withheld from: wages, and the pension of a former employer (§ 19 Abs. 1 EStG).
local function pay(person) return person.wages_with_withholding + person.civil_pensions end

-- Payroll looks at each month (§ 3 Abs. 4 SolzG 1995), so pay of a part of a year may have borne the surcharge though
-- its wage tax stays below the limit of a year. Wage tax takes a greater share of greater pay: none was withheld from
-- even pay if the pay that bears the limit at this share would be taxed by as much; at most a quarter of pay is taken
-- for insurance and lump sums.
local function may_bear_surcharge(person, law)
  local limit, withheld = law.solidarity_surcharge_allowance, person.wage_tax_withheld
  if withheld > limit then
    return true
  elseif 12 * withheld <= limit or pay(person) <= 0 then
    return false
  end
  return formula.assessed(law, 1, floor(3 * pay(person) * limit / withheld / 4)) < limit
end

-- What must be given where `asked` says so; of others none is assumed.
local function withheld(name, of_payroll, fields, asked)
  fields.type, fields.per, fields.section, fields.min, fields.max = money, "year", section, 0, 1000000000
  fields.ask_if, fields.estimate = asked, estimates.of_payroll(of_payroll)
  fields.of     = "person"
  fields.spouse = { label = { en = fields.label.en .. " of the spouse", de = fields.label.de .. " des Ehegatten" } }
  fields.compute = function(person, law, case)
    if asked(person, law, case) then return nil end
    return 0
  end
  persons.rule(name)(fields)
end

withheld("wage_tax_withheld", "wage_tax", {
  label   = { en = "Wage tax withheld", de = "Einbehaltene Lohnsteuer" },
  ask     = {
    en = "How much wage tax was withheld in {year}?",
    de = "Wie viel Lohnsteuer wurde {year} einbehalten?",
  },
  help    = {
    en = "From wages and from pensions of a former employer, as the employer's certificate states it, until 2024 "
      .. "with that on pay for several years; of several employers the sum.",
    de = "Vom Lohn und von Versorgungsbezügen, wie in Zeile 4 der Lohnsteuerbescheinigung, bis 2024 mit Zeile 11; "
      .. "bei mehreren Arbeitgebern die Summe.",
  },
  source  = "§ 36 Abs. 2 Nr. 2, §§ 38, 41b EStG",
  aliases = { "einbehaltene_lohnsteuer" },
}, function(person) return pay(person) > 0 end)

withheld("surcharge_withheld", "surcharge_on_wage", {
  label   = { en = "Solidarity surcharge withheld from wages", de = "Einbehaltener Solidaritätszuschlag" },
  ask     = {
    en = "How much solidarity surcharge was withheld in {year}?",
    de = "Wie viel Solidaritätszuschlag wurde {year} einbehalten?",
  },
  help    = {
    en = "As the employer's certificate states it. Not given, none is assumed where even pay with this wage tax "
      .. "bears none.",
    de = "Wie in Zeile 5 der Lohnsteuerbescheinigung. Ohne Angabe wird keiner angenommen, wo gleichmäßiger Lohn mit "
      .. "dieser Lohnsteuer keinen trägt.",
  },
  source  = "§ 3 Abs. 1 Nr. 3, Abs. 4 SolzG 1995",
  aliases = {
    "einbehaltener_solidaritaetszuschlag", "einbehaltener_solidaritätszuschlag",
    "einbehaltener_soli",
  },
}, may_bear_surcharge)

withheld("church_tax_withheld", "church_tax_on_wage", {
  label   = { en = "Church tax withheld from wages", de = "Einbehaltene Kirchensteuer" },
  ask     = {
    en = "How much church tax was withheld in {year}?",
    de = "Wie viel Kirchensteuer wurde {year} einbehalten?",
  },
  help    = {
    en = "As the employer's certificate states it. Asked of members from whom wage tax was withheld.",
    de = "Wie in Zeile 6 der Lohnsteuerbescheinigung. Gefragt werden Mitglieder mit Lohnsteuer.",
  },
  source  = "§ 51a Abs. 2a EStG",
  aliases = { "einbehaltene_kirchensteuer" },
}, function(person, _, case) return case.church_rate > 0 and person.wage_tax_withheld > 0 end)

for name, of in pairs {
  income_tax = { label = {
    en = "Income tax prepaid",
    de = "Vorausgezahlte Einkommensteuer",
  }, ask = {
    en = "How much income tax was prepaid for {year}?",
    de = "Wie viel Einkommensteuer wurde für {year} vorausgezahlt?",
  }, source = "§§ 36, 37 EStG", aliases = { "einkommensteuer_vorauszahlungen", "vorausgezahlte_einkommensteuer" } },
  surcharge  = {
    label = { en = "Solidarity surcharge prepaid", de = "Vorausgezahlter Solidaritätszuschlag" },
    ask = {
      en = "How much solidarity surcharge was prepaid for {year}?",
      de = "Wie viel Solidaritätszuschlag wurde für {year} vorausgezahlt?",
    },
    source = "§ 1 Abs. 4 SolzG 1995", aliases = { "vorausgezahlter_solidaritaetszuschlag", "vorausgezahlter_soli" },
  },
  church_tax = {
    label = { en = "Church tax prepaid", de = "Vorausgezahlte Kirchensteuer" }, source = "§ 51a Abs. 4 EStG",
    aliases = { "vorausgezahlte_kirchensteuer" },
    ask = {
      en = "How much church tax was prepaid for {year}?",
      de = "Wie viel Kirchensteuer wurde für {year} vorausgezahlt?",
    },
  },
} do
  input(name .. "_prepaid") {
    label = of.label, ask = of.ask, section = section,
    help = {
      en = "For the year, in its quarters. Nothing if none were set.",
      de = "Für das Jahr, in seinen Quartalen. Nichts, wenn keine festgesetzt waren.",
    },
    source = of.source, type = money, per = "year", min = 0, max = 1000000000, default = 0, aliases = of.aliases,
    entries = { kind = name .. "_prepaid" },
  }
end

rule "income_tax_credited" {
  section = section,
  source  = "§ 36 Abs. 2 Nr. 1 und 2, Abs. 3 EStG; Art. 15a Abs. 3 Buchst. a DBA Schweiz",
  type    = money, per = "year",
  compute = function(case, law)
    return ceil(sum(case.persons, "wage_tax_withheld"), law.withheld_tax_step)
      + ceil(sum(case.persons, "swiss_tax_credited"), law.withheld_tax_step)
      + ceil(case.capital_tax_withheld, law.withheld_tax_step) + case.income_tax_prepaid
  end,
}

parameter "withheld_tax_step" {
  source = "§ 36 Abs. 3 EStG",
  note   = "Each tax by itself: wage tax, tax on capital. For the surcharge and church tax the law has no such rule.",
  type   = money,
  until_changed = true,
  since  = { ["2002-01-01"] = 1 },
}

rule "surcharge_credited" {
  section = section,
  source  = "§ 1 SolzG 1995, § 36 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "surcharge_withheld") + case.capital_surcharge_withheld + case.surcharge_prepaid
  end,
}

rule "church_tax_credited" {
  section = section,
  source  = "§ 51a Abs. 1 und 4 EStG, § 36 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "church_tax_withheld") + case.capital_church_tax_withheld + case.church_tax_prepaid
  end,
}

rule "tax_withheld" {
  section = section,
  source  = "§ 36 Abs. 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  compute = function(case)
    return case.income_tax_credited + case.surcharge_credited + case.church_tax_credited
  end,
}
