-- Who must file a return, and who may: § 25 Abs. 3, § 46 Abs. 2, § 32d Abs. 3 EStG, § 56 EStDV.

local splitting = require "assessment.splitting"

local section = { en = "Duty to file", de = "Abgabepflicht" }

local function yes_or_no(name, fields)
  fields.section, fields.type, fields.default = section, boolean, false
  fields.ask_if = function(case) return case.employee end
  input(name)(fields)
end

yes_or_no("several_employers", {
  label   = { en = "Wages of several employers at once", de = "Arbeitslohn nebeneinander von mehreren Arbeitgebern" },
  ask     = {
    en = "Were there wages of several employers at the same time in {year}?",
    de = "Gab es {year} gleichzeitig Arbeitslohn von mehreren Arbeitgebern?",
  },
  help    = {
    en = "Of one person, one of them in tax class VI; not a marginal job taxed by the employer at a flat rate.",
    de = "Einer Person, einer davon in Steuerklasse VI; nicht ein vom Arbeitgeber pauschal versteuerter Minijob.",
  },
  source  = "§ 46 Abs. 2 Nr. 2 EStG",
  aliases = { "mehrere_arbeitgeber" },
})

yes_or_no("wage_tax_allowance", {
  label   = { en = "Allowance registered for wage tax", de = "Freibetrag beim Lohnsteuerabzug" },
  ask     = {
    en = "Was an allowance registered for your wage tax in {year}?",
    de = "War {year} ein Freibetrag für den Lohnsteuerabzug eingetragen?",
  },
  help    = {
    en = "For expenses, special expenses or burdens; not the lump sums for disability and survivors, nor those for "
      .. "children.",
    de = "Für Werbungskosten, Sonderausgaben oder Belastungen; nicht Pauschbeträge für Behinderte und Hinterbliebene "
      .. "und Freibeträge für Kinder.",
  },
  source  = "§ 39a Abs. 1, § 46 Abs. 2 Nr. 4 EStG",
  aliases = { "lohnsteuerfreibetrag", "freibetrag_lohnsteuer" },
})

yes_or_no("other_reason_to_file", {
  label   = { en = "Another reason for which a return must be filed", de = "Anderer Grund zur Abgabe einer Erklärung" },
  ask     = {
    en = "Is there another reason to file a return for {year}?",
    de = "Gibt es für {year} einen anderen Grund, eine Erklärung abzugeben?",
  },
  help    = {
    en = "The tax office asked for a return; insurance contributions were paid back or fell short of the lump sum of "
      .. "payroll; the employer taxed a severance payment or wages of several years by fifths; parents share "
      .. "allowances for a child otherwise than by halves; a marriage ended in the year and somebody married again; "
      .. "one of you lives abroad.",
    de = "Das Finanzamt fordert zur Abgabe auf; Versicherungsbeiträge wurden erstattet oder blieben unter der "
      .. "Vorsorgepauschale; der Arbeitgeber hat eine Abfindung oder mehrjährigen Lohn nach der Fünftelregelung "
      .. "besteuert; Eltern teilen Freibeträge für ein Kind anders als hälftig; eine Ehe endete im Jahr, und jemand "
      .. "hat wieder geheiratet; einer von Ihnen lebt im Ausland.",
  },
  source  = "§ 149 Abs. 1 Satz 2 AO, § 46 Abs. 2 Nr. 3, 4a, 5, 5a, 6 und 7 EStG",
})

local wages_before_duty = {
  en = "Wages up to which an allowance brings no duty to file",
  de = "Arbeitslohn, bis zu dem ein Freibetrag nicht zur Abgabe verpflichtet",
}

parameter "wages_before_duty" {
  label  = wages_before_duty,
  source = "§ 46 Abs. 2 Nr. 4 EStG",
  type   = record { one = money, both = money }, per = "year",
  note   = "For one person, and for spouses together. Since 2023 the law has a sum in place of figures.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = revised { ["2010-12-13"] = { one = 10200, both = 19400 } },   -- Jahressteuergesetz 2010
    -- Each by the act that raised the basic allowance
    ["2013-01-01"] = revised { ["2013-02-25"] = { one = 10500, both = 19700 } },
    ["2014-01-01"] = revised { ["2013-02-25"] = { one = 10700, both = 20200 } },
    ["2015-01-01"] = revised { ["2015-07-22"] = { one = 10800, both = 20500 } },
    ["2016-01-01"] = revised { ["2015-07-22"] = { one = 11000, both = 20900 } },
    ["2017-01-01"] = revised { ["2016-12-23"] = { one = 11200, both = 21250 } },
    ["2018-01-01"] = revised { ["2016-12-23"] = { one = 11400, both = 21650 } },
    ["2019-01-01"] = revised { ["2018-12-06"] = { one = 11600, both = 22050 } },
    ["2020-01-01"] = revised { ["2018-12-06"] = { one = 11900, both = 22600 } },
    ["2021-01-01"] = revised { ["2020-12-07"] = { one = 12250, both = 23350 } },
    ["2022-01-01"] = revised {
      ["2020-12-07"] = { one = 12550, both = 23900 },
      ["2022-05-27"] = { one = 13150, both = 24950 },   -- Steuerentlastungsgesetz 2022
    },
    ["2023-01-01"] = repealed,
  },
}

local function limit(fields)
  fields.label, fields.section, fields.source = wages_before_duty, section, "§ 46 Abs. 2 Nr. 4 EStG"
  fields.type, fields.per = money, "year"
  return fields
end

rule "wage_limit_of_duty" (limit {
  from    = "2010-01-01",
  to      = "2022-12-31",
  compute = function(case, law)
    return case.filing == "joint" and law.wages_before_duty.both or law.wages_before_duty.one
  end,
})

rule "wage_limit_of_duty" (limit {
  from    = "2023-01-01",
  compute = function(case, law)
    return splitting.persons(case) * case.basic_allowance + law.work_expenses_lump_sum + case.special_expenses_lump_sum
  end,
})

local function wages(case) return sum(case.persons, "wages_with_withholding") + sum(case.persons, "civil_pensions") end

local function both_have_wages(case)
  return case.filing == "joint" and case.taxed_wages + case.civil_pensions > 0
    and case.spouse.taxed_wages + case.spouse.civil_pensions > 0
end

-- § 32d Abs. 3 Satz 1 und 3: capital income of which no bank withheld the tax. Banks drop cents, receipt by receipt, so
-- that less than a euro that lacks shows nothing; the statute has no such limit.
local function has_untaxed_capital(case)
  return case.capital_income > 0 and case.flat_tax >= case.capital_tax_withheld + 1
end

local reasons = {
  none                = {
    en = "No duty: it may be filed, for four years (§ 169 AO)",
    de = "Keine Pflicht: freiwillig, vier Jahre lang (§ 169 AO)",
  },
  side_income         = {
    en = "Side income of more than €410 (§ 46 Abs. 2 Nr. 1 EStG)",
    de = "Nebeneinkünfte über 410 € (§ 46 Abs. 2 Nr. 1 EStG)",
  },
  benefits            = {
    en = "Benefits that raise the rate of more than €410 (§ 46 Abs. 2 Nr. 1 EStG)",
    de = "Leistungen mit Progressionsvorbehalt über 410 € (§ 46 Abs. 2 Nr. 1 EStG)",
  },
  several_employers   = {
    en = "Several employers at once (§ 46 Abs. 2 Nr. 2 EStG)",
    de = "Mehrere Arbeitgeber nebeneinander (§ 46 Abs. 2 Nr. 2 EStG)",
  },
  tax_classes         = {
    en = "Spouses in classes III and V, or IV with a factor (§ 46 Abs. 2 Nr. 3a EStG)",
    de = "Ehegatten in den Klassen III und V oder IV mit Faktor (§ 46 Abs. 2 Nr. 3a EStG)",
  },
  perhaps_tax_classes = {
    en = "Not known: give tax_class. Spouses in classes III and V must file (§ 46 Abs. 2 Nr. 3a EStG)",
    de = "Offen: tax_class angeben. Ehegatten in den Klassen III und V müssen abgeben (§ 46 Abs. 2 Nr. 3a EStG)",
  },
  allowance           = {
    en = "An allowance for wage tax (§ 46 Abs. 2 Nr. 4 EStG)",
    de = "Freibetrag beim Lohnsteuerabzug (§ 46 Abs. 2 Nr. 4 EStG)",
  },
  capital             = {
    en = "Capital income without tax withheld (§ 32d Abs. 3 EStG)",
    de = "Kapitalerträge ohne Steuerabzug (§ 32d Abs. 3 EStG)",
  },
  losses              = {
    en = "Losses carried forward from the year before (§ 56 Satz 2 EStDV)",
    de = "Verlustvortrag aus dem Vorjahr (§ 56 Satz 2 EStDV)",
  },
  income              = {
    en = "Income above the basic allowance (§ 25 Abs. 3 EStG, § 56 EStDV)",
    de = "Einkünfte über dem Grundfreibetrag (§ 25 Abs. 3 EStG, § 56 EStDV)",
  },
  other               = {
    en = "Another reason that was given (other_reason_to_file)",
    de = "Ein anderer angegebener Grund (other_reason_to_file)",
  },
}

rule "reason_to_file" {
  section = section,
  source  = "§ 25 Abs. 3, § 32d Abs. 3, § 46 Abs. 2 EStG, § 56 EStDV",
  type    = choice {
    "none", "side_income", "benefits", "several_employers", "tax_classes", "perhaps_tax_classes", "allowance",
    "capital", "losses", "income", "other",
    labels = reasons,
  },
  from    = "2010-01-01",
  compute = function(case, law)
    if case.other_reason_to_file then
      return "other"
    elseif case.loss_brought_forward > 0 then
      return "losses"
    elseif has_untaxed_capital(case) then
      return "capital"
    elseif not case.employee then
      return case.total_income > splitting.persons(case) * case.basic_allowance and "income" or "none"
    elseif case.reduced_side_income > law.hardship_limits.full then
      return "side_income"
    elseif sum(case.persons, "progression_benefits") + case.exempt_income_of_both > law.hardship_limits.full then
      return "benefits"
    elseif case.several_employers then
      return "several_employers"
    elseif case.wage_tax_allowance and wages(case) > case.wage_limit_of_duty then
      return "allowance"
    elseif not both_have_wages(case) or case.tax_class == 4 and not case.factor_applies then
      return "none"
    end
    return case.tax_class >= 3 and "tax_classes" or "perhaps_tax_classes"
  end,
}

rule "must_file" {
  section = section,
  source  = "§ 25 Abs. 3, § 32d Abs. 3, § 46 Abs. 2 EStG, § 56 EStDV",
  type    = boolean,
  from    = "2010-01-01",
  compute = function(case)
    if case.reason_to_file == "perhaps_tax_classes" then
      error("of two spouses with wages it depends on their tax classes: give tax_class")
    end
    return case.reason_to_file ~= "none"
  end,
}

caveat "reasons_to_file_not_given" {
  concerns = { "reason_to_file" },
  from     = "2010-01-01",
  when     = function(case) return case.employee and case.reason_to_file == "none" end,
  text     = {
    en = "That the return need not be filed holds only if none of this applies: several_employers, "
      .. "wage_tax_allowance, other_reason_to_file.",
    de = "Dass keine Erklärung abzugeben ist, gilt nur, wenn nichts davon zutrifft: several_employers, "
      .. "wage_tax_allowance, other_reason_to_file.",
  },
  source   = "§ 46 Abs. 2 Nr. 2 bis 7 EStG, § 149 Abs. 1 Satz 2 AO",
}

-- The year, the facts, and the reason to file.
for number, row in ipairs {
  { 2025, { wages = 40000 }, "none" },
  { 2025, { wages = 40000, other_services = 250, rent_received = 410 }, "none" },
  { 2025, { wages = 40000, rent_received = 410.01 }, "side_income" },
  { 2025, { wages = 40000, capital_receipts = 5000, capital_tax_withheld = 1000 }, "none" },
  { 2025, { wages = 40000, capital_receipts = 5000, capital_tax_withheld = 998 }, "capital" },
  { 2025, { wages = 40000, progression_benefits = 410 }, "none" },
  { 2025, { wages = 40000, progression_benefits = 410.01 }, "benefits" },
  { 2025, { filing = "joint", wages = 40000, spouse_progression_benefits = 500 }, "benefits" },
  { 2025, { wages = 40000, progression_benefits = 210, exempt_foreign_income = 200.01 }, "benefits" },
  { 2025, { wages = 40000, several_employers = true }, "several_employers" },
  { 2025, { filing = "joint", wages = 40000, spouse_wages = 20000, tax_class = 3 }, "tax_classes" },
  { 2025, { filing = "joint", wages = 40000, spouse_wages = 20000, tax_class = 4 }, "none" },
  { 2025, { filing = "joint", wages = 40000, spouse_wages = 9000, tax_class = 4, factor_applies = true },
    "tax_classes" },
  { 2025, { filing = "joint", wages = 40000, spouse_wages = 20000 }, "perhaps_tax_classes" },
  { 2025, { filing = "joint", wages = 40000, tax_class = 3 }, "none" },
  { 2025, { wages = 40000, other_reason_to_file = true }, "other" },
  { 2025, { wages = 40000, loss_brought_forward = 1 }, "losses" },
  { 2025, { profit = 12096 }, "none" }, { 2025, { profit = 12096.01 }, "income" },
  { 2025, { filing = "joint", profit = 24192 }, "none" }, { 2025, { filing = "joint", profit = 24192.01 }, "income" },
} do
  example("Reason to file " .. number .. ", " .. row[1] .. ": " .. row[3]) {
    year   = row[1],
    given  = row[2],
    expect = { reason_to_file = row[3] },
    source = "§ 46 Abs. 2 EStG and § 56 EStDV read by hand",
  }
end

-- With an allowance: up to which wages nothing need be filed, of one person and of spouses. In 2024 Vogtlandkreis has
-- the sums with the basic allowance as it was at first, 12,870 and 24,510: the raised one adds 180 and 360.
for year, limits in pairs {
  [2010] = { 10200, 19400 }, [2012] = { 10200, 19400 }, [2013] = { 10500, 19700 }, [2014] = { 10700, 20200 },
  [2015] = { 10800, 20500 }, [2016] = { 11000, 20900 }, [2017] = { 11200, 21250 }, [2018] = { 11400, 21650 },
  [2019] = { 11600, 22050 }, [2020] = { 11900, 22600 }, [2021] = { 12250, 23350 }, [2022] = { 13150, 24950 },
  [2023] = { 12174, 23118 }, [2024] = { 13050, 24870 },
} do
  for place, filing in ipairs { "single", "joint" } do
    for more, reason in pairs { [0] = "none", [1] = "allowance" } do
      example("Wages of " .. limits[place] + more .. " with an allowance in " .. year) {
        year   = year,
        given  = { filing = filing, wages = limits[place] + more, wage_tax_allowance = true },
        expect = { reason_to_file = reason },
        source = "buhl.de, Steuererklärung bei geringem Arbeitslohn (2010 to 2016); Vogtlandkreis, "
          .. "Lohnsteuer-Ermäßigung (2017 to 2024); test.de (2022)",
      }
    end
  end
end

-- As known before the Steuerentlastungsgesetz 2022.
for filing, pay in pairs { single = 12550, joint = 23900 } do
  for more, reason in pairs { [0] = "none", [1] = "allowance" } do
    example("Wages of " .. pay + more .. " with an allowance in 2022, as known before 27 May 2022") {
      year   = 2022,
      known  = "2022-05-26",
      given  = { filing = filing, wages = pay + more, wage_tax_allowance = true },
      expect = { reason_to_file = reason },
      source = "Zweites Familienentlastungsgesetz vom 01.12.2020, BGBl. I S. 2616, Art. 2 Nr. 4",
    }
  end
end

return { reasons = reasons }
