-- Wages from which no wage tax was withheld: of a foreign employer, of others than the employer, of commuters across
-- the border whom Germany taxes. And Art. 15a DBA Schweiz: the tax that Switzerland withholds from such commuters
-- counts like wage tax.

local facts    = require "income.work_facts"
local persons  = require "income.persons"
local sections = require "income.sections"
local within   = require("lib.facts").within

parameter "swiss_tax_most" {
  source = "Art. 15a Abs. 1 Satz 3 DBA Schweiz",
  type   = rate,
  note   = "Of the gross pay. What was withheld beyond it Switzerland pays back.",
  until_changed = true,
  since  = { ["2002-01-01"] = 0.045 },   -- Since 1994: Protokoll vom 21.12.1992, BGBl. 1993 II S. 1888
}

local declare = facts.declarer()

local function works(person)   return person.wages > 0 end
local function has_any(person) return person.wages_without_withholding > 0 end

declare("wages_without_withholding", facts.amount { "arbeitslohn_ohne_steuerabzug" },
  { "Of the wages: without wage tax withheld", "Vom Arbeitslohn ohne Steuerabzug" },
  { "From how much of the wages was no wage tax withheld?", "Von wie viel des Lohns ging keine Lohnsteuer ab?" },
  { "Taxed here though no German payroll had it: pay of a foreign employer, such as of commuters to Switzerland, "
      .. "France and Austria, or from somebody else than the employer. It is a part of the wages.",
    "Hier steuerpflichtig, aber ohne deutsche Lohnabrechnung: Lohn eines ausländischen Arbeitgebers, etwa von "
      .. "Grenzgängern in die Schweiz, nach Frankreich und Österreich, oder von Dritten. Ein Teil des Lohns." },
  "§ 19 Abs. 1, § 38 Abs. 1 EStG; Art. 15a DBA Schweiz, Art. 13 Abs. 5 DBA Frankreich, Art. 15 Abs. 6 DBA Österreich",
  works)

declare("expenses_without_withholding", facts.amount(),
  { "Expenses of these wages", "Werbungskosten zu diesem Lohn" },
  { "What of the expenses of work belongs to these wages?", "Welche der Werbungskosten gehören zu diesem Lohn?" },
  { "A part of what is told of expenses, on line 82 of annex N. It matters for the relief for small side income.",
    "Ein Teil der angegebenen Kosten, Zeile 82 der Anlage N. Er zählt für den Härteausgleich." },
  "§ 46 Abs. 3 Satz 1 EStG", has_any)

declare("swiss_tax_withheld", facts.amount { "schweizer_abzugsteuer" },
  { "Swiss tax withheld from a commuter's wages", "Schweizer Abzugsteuer als Grenzgänger" },
  { "How much tax was withheld from it in Switzerland, in euros?",
    "Wie viel Abzugsteuer ging davon in der Schweiz ab, in Euro?" },
  { "Of who returns home from work in Switzerland as a rule. Up to 4.5 % of these wages count.",
    "Von Grenzgängern, die in der Regel täglich zurückkehren. Bis zu 4,5 % dieses Lohns zählen." },
  "Art. 15a DBA Schweiz", has_any)

persons.rule "wages_with_withholding" {
  of      = "person",
  label   = { en = "Wages from which wage tax is withheld", de = "Arbeitslohn mit Steuerabzug" },
  section = sections.wages,
  source  = "§ 38 Abs. 1, § 46 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(person) return person.taxed_wages - person.wages_without_withholding end,
}

persons.rule "swiss_tax_credited" {
  of      = "person",
  label   = { en = "Swiss tax that is credited", de = "Angerechnete Schweizer Abzugsteuer" },
  section = sections.wages,
  source  = "Art. 15a Abs. 1 und 3 Buchst. a DBA Schweiz",
  type    = money, per = "year",
  compute = function(person, law)
    local withheld = person.swiss_tax_withheld
    if withheld <= 0 then
      return 0
    end
    return min(withheld, floor(law.swiss_tax_most * person.wages_without_withholding, 0.01))
  end,
}

check "untaxed_wages_within_wages" (within("wages_without_withholding", "wages", {
  of = "person", grade = "impossible", source = "§ 19 Abs. 1 EStG",
}))

-- Swiss tax, the wages that it was withheld from, and what is credited and comes back where no tax is due.
for _, row in ipairs { { 300, 10000, 300 }, { 450, 10000, 450 }, { 500.01, 10000, 450 }, { 449.5, 10000, 450 } } do
  example("Swiss tax of " .. tostring(row[1]) .. " on a commuter's wages of " .. row[2]) {
    year   = 2025,
    given  = {
      wages = row[2], wages_without_withholding = row[2], swiss_tax_withheld = row[1], without_contributions = true,
    },
    expect = { wage_tax_withheld = 0, income_tax_credited = row[3], assessed_income_tax = 0, refund = row[3] },
    source = "Worked by hand from Art. 15a Abs. 1 und 3 DBA Schweiz, § 36 Abs. 2 bis 4 EStG",
  }
end

-- Small pay without withholding beside wages is side income; alone it makes nobody an employee of § 46.
for _, row in ipairs {
  { 20000, 410, 0, 410, "none" }, { 20000, 500, 90, 410, "none" }, { 20000, 600, 0, 220, "side_income" },
  { 20000, 820, 0, 0, "side_income" }, { 12096 + 1230, 12096 + 1230, 0, 0, "none" },
  { 12097 + 1230, 12097 + 1230, 0, 0, "income" },
} do
  example("Wages of " .. row[1] .. ", " .. row[2] .. " without withholding, expenses of it " .. row[3]) {
    year   = 2025,
    given  = {
      wages = row[1], wages_without_withholding = row[2], expenses_without_withholding = row[3],
      without_contributions = true,
    },
    expect = {
      wages_with_withholding = row[1] - row[2], hardship_deducted = row[4], reason_to_file = row[5],
    },
    source = "Worked by hand from § 46 Abs. 2 Nr. 1, Abs. 3 und 5 EStG, § 70 EStDV, § 25 Abs. 3 EStG, § 56 EStDV",
  }
end
