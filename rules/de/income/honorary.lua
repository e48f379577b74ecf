-- § 3 Nr. 26, 26a und 26b EStG: work beside one's job for the common good, free up to an amount. What is free takes its
-- expenses with it: they count as far as they are more (Satz 2 und 3; BFH 20.11.2018 VIII R 17/16).

local facts    = require "income.work_facts"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "honorary_allowances" {
  source = "§ 3 Nr. 26 Satz 1, Nr. 26a Satz 1 EStG",
  type   = record { trainers = money, others = money, guardians = boolean },
  per    = { trainers = "year", others = "year" },
  note   = "`guardians`: whether unpaid guardians share the allowance of trainers (Nr. 26b).",
  until_changed = true,
  since  = {
    -- Gesetz zur weiteren Stärkung des bürgerschaftlichen Engagements vom 10.10.2007, BGBl. I S. 2332
    ["2007-01-01"] = revised { ["2007-10-15"] = { trainers = 2100, others = 500, guardians = false } },
    -- Jahressteuergesetz 2010, BGBl. I S. 1768
    ["2011-01-01"] = revised { ["2010-12-13"] = { trainers = 2100, others = 500, guardians = true } },
    -- Ehrenamtsstärkungsgesetz vom 21.03.2013, BGBl. I S. 556
    ["2013-01-01"] = revised { ["2013-03-28"] = { trainers = 2400, others = 720, guardians = true } },
    -- Jahressteuergesetz 2020, BGBl. I S. 3096
    ["2021-01-01"] = revised { ["2020-12-28"] = { trainers = 3000, others = 840, guardians = true } },
    -- Steueränderungsgesetz 2025, BGBl. 2025 I Nr. 363
    ["2026-01-01"] = revised { ["2025-12-23"] = { trainers = 3300, others = 960, guardians = true } },
  },
}

local declare = facts.declarer(sections.businesses)

declare("trainer_receipts", facts.amount { "uebungsleiterpauschale", "übungsleiterpauschale" },
  { "Receipts as a trainer, teacher or carer beside a job", "Einnahmen als Übungsleiter und Ähnliches" },
  { "What did work as a trainer, teacher or carer for the common good bring in {year}?",
    "Was brachte eine Tätigkeit als Übungsleiter, Ausbilder oder Betreuer {year} ein?" },
  { "All receipts, self-employed, for a public body, a charity or a church. Of wages only what is above the "
    .. "allowance, with the wages of the year.",
    "Alle Einnahmen, selbständig, für eine öffentliche, gemeinnützige oder kirchliche Einrichtung. Von Arbeitslohn "
      .. "nur den Teil über dem Freibetrag, im Bruttoarbeitslohn." },
  "§ 3 Nr. 26 EStG")

declare("trainer_expenses", facts.amount(),
  { "Expenses of work as a trainer", "Ausgaben der Tätigkeit als Übungsleiter" },
  { "What did that work cost?", "Was kostete diese Tätigkeit?" },
  { "They count as far as they are more than the free receipts.",
    "Sie zählen, soweit sie die steuerfreien Einnahmen übersteigen." }, "§ 3 Nr. 26 Satz 2 EStG",
  function(person) return person.trainer_receipts > 0 end)

declare("guardian_receipts", facts.amount { "betreuerpauschale" },
  { "Lump sums for unpaid guardians", "Aufwandspauschalen ehrenamtlicher Betreuer" },
  { "What lump sums as an unpaid guardian in {year}?",
    "Welche Aufwandspauschalen als ehrenamtlicher Betreuer {year}?" },
  { "By § 1878 BGB. They share the allowance of trainers; since 2011.",
    "Nach § 1878 BGB. Sie teilen den Freibetrag der Übungsleiter; seit 2011." },
  "§ 3 Nr. 26b EStG", function(_, _, case) return case.year >= 2011 end)   -- Jahressteuergesetz 2010

declare("honorary_receipts", facts.amount { "ehrenamtspauschale" },
  { "Receipts of other work for the common good", "Einnahmen aus anderen Ehrenämtern" },
  { "What did other work for the common good bring in {year}?", "Was brachten andere Ehrenämter {year} ein?" },
  { "Of treasurers, board members and the like, no wages; for another activity than that of a trainer.",
    "Etwa als Kassenwart oder Vorstand, kein Arbeitslohn; für eine andere Tätigkeit als die des Übungsleiters." },
  "§ 3 Nr. 26a EStG")

declare("honorary_expenses", facts.amount(),
  { "Expenses of other work for the common good", "Ausgaben anderer Ehrenämter" },
  { "What did that work cost?", "Was kostete diese Tätigkeit?" },
  { "They count as far as they are more than the free receipts.",
    "Sie zählen, soweit sie die steuerfreien Einnahmen übersteigen." }, "§ 3 Nr. 26a Satz 3 EStG",
  function(person) return person.honorary_receipts > 0 end)

persons.rule "trainer_income" {
  of      = "person",
  label   = { en = "Income as a trainer", de = "Einkünfte als Übungsleiter" },
  help    = {
    en = "Freelance income above the allowance; below zero it is a loss, which counts if the work is meant to bring "
      .. "a surplus.",
    de = "Selbständige Einkünfte über dem Freibetrag; unter null ein Verlust, der bei Überschussabsicht zählt.",
  },
  section = sections.businesses,
  source  = "§ 3 Nr. 26, § 18 EStG; BFH 20.11.2018 VIII R 17/16",
  type    = money, per = "year",
  compute = function(person, law)
    local receipts = person.trainer_receipts
    if receipts <= 0 then
      return 0
    end
    local free = min(receipts, law.honorary_allowances.trainers)
    return receipts - free - max(0, person.trainer_expenses - free)
  end,
}

persons.rule "honorary_income" {
  of      = "person",
  label   = { en = "Income from other work for the common good", de = "Einkünfte aus anderen Ehrenämtern" },
  help    = {
    en = "With lump sums of guardians above the allowance. It counts among occasional services, with their limit.",
    de = "Mit Betreuerpauschalen über dem Freibetrag. Zählt zu den Leistungen mit deren Freigrenze.",
  },
  section = sections.businesses,
  source  = "§ 3 Nr. 26a und 26b, § 22 Nr. 3 EStG; BMF 21.11.2014, IV C 4 - S 2121/07/0010 :032",
  type    = money, per = "year",
  compute = function(person, law)
    local receipts, guardian = person.honorary_receipts, person.guardian_receipts
    if receipts + guardian <= 0 then
      return 0
    end
    local allowances = law.honorary_allowances
    if guardian > 0 and not allowances.guardians then
      error("lump sums of guardians have an allowance since 2011: give them in honorary_receipts")
    end
    local free       = min(receipts, allowances.others)
    local left       = allowances.trainers - min(person.trainer_receipts, allowances.trainers)
    return receipts - free - max(0, person.honorary_expenses - free) + max(0, guardian - left)
  end,
}

for _, made in ipairs {
  { 2025, 4000, 0, 1000 }, { 2025, 4000, 3500, 500 }, { 2025, 2000, 3500, -1500 }, { 2026, 4000, 0, 700 },
} do
  local year, receipts, expenses, income = table.unpack(made)
  -- The third: 2,000 are free, of 3,500 spent 1,500 count.
  example("A trainer with " .. receipts .. " and expenses of " .. expenses .. " in " .. year) {
    year   = year,
    given  = { trainer_receipts = receipts, trainer_expenses = expenses },
    expect = { trainer_income = income },
    source = "Worked by hand from § 3 Nr. 26 EStG and BFH 20.11.2018 VIII R 17/16",
  }
end
