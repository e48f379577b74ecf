-- §§ 13, 14 5. VermBG: the bonus on what an employer pays into a savings plan (Arbeitnehmer-Sparzulage). It is paid
-- besides, when the plan ends, and is in no other result.

local persons   = require "income.persons"
local splitting = require "assessment.splitting"

local section = { en = "Savings bonus", de = "Arbeitnehmer-Sparzulage" }

parameter "savings_bonus_figures" {
  source = "§ 13 Abs. 1 und 2 5. VermBG, § 6 Abs. 1 Satz 2 VermBDV 1994",
  type   = record {
    shares   = record { income_upto = money, share = rate, most = money },
    building = record { income_upto = money, share = rate, most = money },
    step     = money,
  },
  per    = "year",
  note   = "The income is that of one person, of two who file jointly twice as much; each bonus goes up to `step`.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = {
      shares   = { income_upto = 20000, share = 0.20, most = 400 },
      building = { income_upto = 17900, share = 0.09, most = 470 },
      step     = 1,
    },
    -- Art. 34 Zukunftsfinanzierungsgesetz, BGBl. 2023 I Nr. 354
    ["2024-01-01"] = revised {
      ["2023-12-14"] = {
        shares   = { income_upto = 40000, share = 0.20, most = 400 },
        building = { income_upto = 40000, share = 0.09, most = 470 },
        step     = 1,
      },
    },
  },
}

local function bonus(case, figures, step, paid)
  if paid <= 0 or case.fictitious_taxable_income > splitting.persons(case) * figures.income_upto then
    return 0
  end
  return ceil(min(paid, figures.most) * figures.share, step)
end

local function declare(name, label, ask, help)
  persons.input(name) {
    of      = "person",
    label   = { en = label[1], de = label[2] },
    ask     = { en = ask[1], de = ask[2] },
    help    = { en = help[1], de = help[2] },
    section = section,
    source  = "§ 2 Abs. 1 5. VermBG",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000,
    default = 0,
    ask_if  = function() return false end,
  }
end

declare("savings_in_shares", { "Savings plan in shares or funds", "Vermögenswirksame Leistungen in Beteiligungen" },
  { "What did the employer pay into shares or funds for you?", "Wie viel VL flossen in Fonds oder Beteiligungen?" },
  { "As the fund or bank has reported it (VL).", "Wie vom Anlageinstitut übermittelt." })

declare("savings_for_building", { "Savings plan for building", "Vermögenswirksame Leistungen zum Wohnungsbau" },
  { "What did the employer pay into a building society for you?", "Wie viel VL flossen in einen Bausparvertrag?" },
  { "A building society, or the repayment of a loan for a home.", "Bausparen oder Tilgung eines Baukredits." })

rule "savings_bonus" {
  of      = "person",
  label   = { en = "Savings bonus", de = "Arbeitnehmer-Sparzulage" },
  help    = {
    en = "Of those who are employed, whose taxable income after all child allowances is below a limit.",
    de = "Für Arbeitnehmer, deren zu versteuerndes Einkommen nach allen Kinderfreibeträgen eine Grenze nicht "
      .. "übersteigt.",
  },
  section = section,
  source  = "§ 13 5. VermBG, § 6 Abs. 1 VermBDV 1994, § 2 Abs. 5 Satz 2 EStG",
  type    = money, per = "year",
  aliases = { "sparzulage", "arbeitnehmersparzulage" },
  from    = "2010-01-01",
  compute = function(person, law, case)
    local figures = law.savings_bonus_figures
    return bonus(case, figures.shares, figures.step, person.savings_in_shares)
      + bonus(case, figures.building, figures.step, person.savings_for_building)
  end,
}

check "savings_of_an_employee" {
  of      = "person",
  holds   = function(person)
    return person.savings_in_shares + person.savings_for_building <= 0 or person.wages > 0
  end,
  message = {
    en = "savings by an employer are given, but no wages: only employees have the bonus",
    de = "vermögenswirksame Leistungen ohne Arbeitslohn: die Sparzulage bekommen nur Arbeitnehmer",
  },
  concerns = { "savings_bonus" },
  source  = "§ 1 Abs. 2, § 13 Abs. 1 5. VermBG",
}

for _, row in ipairs {
  { 2024, 40000,    400, 470, 123, "bausparkassen.de, MDR: at most 80 and 43, up to 40,000 since 2024" },
  { 2024, 40000.01, 400, 470, 0,   "Worked by hand from § 13 Abs. 1 5. VermBG" },
  { 2023, 20000,    400, 0,   80,  "§ 13 Abs. 1 und 2 5. VermBG until 2023" },
  { 2023, 20000.01, 400, 0,   0,   "Worked by hand from § 13 Abs. 1 5. VermBG" },
  { 2023, 17900,    0,   470, 43,  "bausparkassen.de: up to 17,900 until 2023" },
  { 2023, 17900.01, 400, 470, 80,  "Worked by hand from § 13 Abs. 1 5. VermBG" },
  { 2025, 30000,    401, 1000, 123, "Worked by hand from § 13 Abs. 2 5. VermBG" },
  { 2023, 17000,    1000, 1000, 123, "Worked by hand from § 13 Abs. 2 5. VermBG" },
  { 2025, 30000,    100.01, 100, 30, "Worked by hand: 20.002 and 9 go up to 21 and 9" },
  { 2025, 30000,    399.99, 469.99, 123, "Worked by hand: 79.998 and 42.2991 go up to 80 and 43" },
} do
  example("Savings bonus of " .. row[1] .. " with " .. tostring(row[2]) .. ", " .. tostring(row[3]) .. ", "
      .. tostring(row[4])) {
    year   = row[1],
    given  = {
      taxable_income = row[2], wages = 45000, savings_in_shares = row[3], savings_for_building = row[4],
    },
    expect = { savings_bonus = row[5] },
    source = row[6],
  }
end

for income, paid in pairs { [80000] = true, [80001] = false } do
  example("Savings bonus of spouses with " .. income) {
    year   = 2025,
    given  = {
      filing = "joint", taxable_income = income, wages = 50000, spouse_wages = 50000, savings_in_shares = 400,
      savings_for_building = 470, spouse_savings_for_building = 470,
    },
    expect = { savings_bonus = paid and 123 or 0, spouse_savings_bonus = paid and 43 or 0 },
    source = "§ 13 Abs. 1 5. VermBG: up to 80,000 of both",
  }
end
