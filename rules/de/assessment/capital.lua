-- § 32d Abs. 3, 4 und 6, § 36 Abs. 2 Nr. 2 EStG: capital income in the assessment. What is declared is taxed here, at
-- the flat rate or, where that is better, by the tariff, and what the bank withheld of it is counted; so it comes to
-- the same whether the bank's tax was right and final or not.

local sections = require "income.sections"

-- Capital income that the case speaks of, of either spouse.
local function receipts(case)
  return sum(case.persons, function(person) return max(0, person.netted_capital_receipts) end)
end

-- What capital income adds to a tax: its flat tax, or nothing where the tariff has it.
local function added(case, flat)
  if case.capital_income <= 0 or case.tariff_chosen_for_capital then
    return 0
  end
  return case[flat]
end

local taxes = {
  {
    name = "capital_tax", flat = "flat_tax",
    source = "§ 32d Abs. 3 und 4, § 36 Abs. 2 Nr. 2, §§ 43, 43a EStG",
    en = "tax on capital", de = "Kapitalertragsteuer", aliases = { "kapitalertragsteuer" },
    assessed = {
      en = "Tax on capital income in the assessment", de = "Steuer auf Kapitaleinkünfte in der Veranlagung",
    },
  },
  {
    name = "capital_surcharge", flat = "flat_surcharge",
    source = "§ 3 Abs. 1 Nr. 5, Abs. 3 Satz 2 SolzG 1995",
    en = "surcharge on capital", de = "Solidaritätszuschlag auf Kapitalerträge",
    assessed = {
      en = "Surcharge on capital income in the assessment",
      de = "Solidaritätszuschlag auf Kapitaleinkünfte in der Veranlagung",
    },
  },
  {
    name = "capital_church_tax", flat = "flat_church_tax", of = "church_tax", source = "§ 51a Abs. 2b bis 2d EStG",
    en = "church tax on capital", de = "Kirchensteuer auf Kapitalerträge",
    assessed = {
      en = "Church tax on capital income in the assessment",
      de = "Kirchensteuer auf Kapitaleinkünfte in der Veranlagung",
    },
  },
}

-- Whom the question about what banks withheld concerns: capital income of the year, also where losses leave nothing.
local function has_receipts(case)
  return sum(case.persons, function(person) return abs(person.capital_receipts) + abs(person.share_gains) end) > 0
end

for number, tax in ipairs(taxes) do
  -- Surcharge and church tax are shares of the tax: where none was withheld, they were not either.
  local function asked(case) return has_receipts(case) and (number == 1 or case.capital_tax_withheld > 0) end

  rule(tax.name .. "_withheld") {
    label   = { en = "Withheld " .. tax.en, de = "Einbehalten: " .. tax.de },
    ask     = {
      en = "How much " .. tax.en .. " was withheld in {year}?",
      de = "Wie viel " .. tax.de .. " wurde {year} einbehalten?",
    },
    help    = {
      en = "Of both spouses, as the banks certify it; 0 if nothing was withheld.",
      de = "Beider Ehegatten, wie die Banken es bescheinigen; 0, wenn nichts einbehalten wurde.",
    },
    section = sections.capital,
    source  = tax.source,
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    aliases = tax.aliases,
    ask_if  = asked,
    -- None is assumed of who has capital receipts or losses.
    compute = function(case)
      if asked(case) then return nil end
      return 0
    end,
  }

  rule(tax.name .. "_assessed") {
    label   = tax.assessed,
    help    = { en = "The flat tax.", de = "Die Abgeltungsteuer." },
    section = sections.capital,
    source  = tax.source,
    type    = money, per = "year",
    to      = "2009-12-31",
    compute = function(case) return receipts(case) > 0 and case[tax.flat] or 0 end,
  }

  rule(tax.name .. "_assessed") {
    label   = tax.assessed,
    help    = {
      en = "The flat tax; nothing where capital income is taxed by the tariff, and so in the taxable income.",
      de = "Die Abgeltungsteuer; nichts, wo die Kapitaleinkünfte nach dem Tarif besteuert werden und so im zu "
        .. "versteuernden Einkommen sind.",
    },
    section = sections.capital,
    source  = tax.source,
    type    = money, per = "year",
    from    = "2010-01-01",
    compute = function(case) return added(case, tax.flat) end,
  }
end

local function on_capital(case, credited)
  return case.foreign_tax_on_capital > 0 and case.tariff_chosen_for_capital and case[credited] or 0
end

rule "foreign_tax_on_tariff" {
  section = sections.capital,
  source  = "§ 32d Abs. 6 Satz 2, § 34c Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(case) return on_capital(case, "foreign_tax_credited") + case.foreign_tax_of_countries end,
}

rule "foreign_tax_for_levies" {
  section = sections.capital,
  source  = "§ 32d Abs. 6 Satz 2, § 34c Abs. 1, § 51a Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return on_capital(case, "foreign_tax_credited_for_levies") + case.foreign_tax_of_countries_for_levies
  end,
}
