-- § 34c EStG: foreign tax on income that is taxed here, too, lowers the tax as far as this falls on that income, by
-- country (§ 68a EStDV). And § 32b Abs. 1 Satz 1 Nr. 2 bis 5: exempt income from abroad, which raises the rate.

local persons = require "income.persons"

local section = { en = "Income from abroad", de = "Ausländische Einkünfte" }

persons.input "exempt_foreign_income" {
  of      = "person",
  label   = {
    en = "Exempt income from abroad that raises the rate",
    de = "Steuerfreie ausländische Einkünfte mit Progressionsvorbehalt",
  },
  ask     = {
    en = "What income from abroad was exempt by a treaty, but raises the rate?",
    de = "Welche ausländischen Einkünfte waren nach einem Abkommen steuerfrei?",
  },
  help    = {
    en = "As on lines 36 to 40 of annex AUS: by German law, after expenses (of wages those beyond the lump sum for "
      .. "employees), extraordinary income with a fifth; also wages free by the decree on work abroad. Not capital "
      .. "income at the flat rate, nor what § 32b Abs. 1 Satz 2 leaves out, such as rent of a house in the EU. In no "
      .. "other fact.",
    de = "Wie in Anlage AUS Zeilen 36 bis 40: nach deutschem Recht, nach Werbungskosten (bei Lohn die über dem "
      .. "Pauschbetrag), außerordentliche mit einem Fünftel; auch Lohn nach dem Auslandstätigkeitserlass. Ohne "
      .. "Kapitalerträge zum Abgeltungsteuersatz und die des § 32b Abs. 1 Satz 2 wie Miete in der EU. In keiner "
      .. "anderen Angabe.",
  },
  section = section,
  source  = "§ 32b Abs. 1 Satz 1 Nr. 2 bis 5, Abs. 2 Satz 1 Nr. 2 EStG",
  type    = money, per = "year",
  min     = -1000000000,
  max     = 1000000000,
  default = 0,
}

rule "exempt_income_of_both" {
  section = section,
  source  = "§ 32b Abs. 2 Satz 1 Nr. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return sum(case.persons, "exempt_foreign_income")
  end,
}

local most = 6

input "foreign_states" {
  section = section,
  source  = "§ 34c Abs. 1 EStG, § 68a EStDV",
  type    = count(most),
  default = 0,
}

thing "foreign_state" {
  label   = { en = "Country", de = "Staat" },
  section = section,
  source  = "§ 34c Abs. 1 EStG, § 68a EStDV",
  at_most = most,
  counted_by = "foreign_states",
}

input "income_abroad" {
  of      = "foreign_state",
  source  = "§§ 34c Abs. 1, 34d EStG",
  type    = money, per = "year",
}

input "tax_abroad" {
  of      = "foreign_state",
  source  = "§ 34c Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
}

parameter "foreign_tax_limit_step" {
  source = "H 34c (3) EStH",
  note   = "The limit of each country goes up to a euro; the rate is cut as that of § 32b EStG.",
  type   = money,
  until_changed = true,
  since  = { ["2015-01-01"] = 1 },
}

-- What of the tax of a country a tax on the taxable income leaves to be credited.
local function credited(state, law, tax, income)
  if income <= 0 or state.income_abroad <= 0 then
    return 0
  end
  local average = truncate(tax / income, law.progression_rate_step)
  return min(state.tax_abroad, ceil(average * state.income_abroad, law.foreign_tax_limit_step))
end

-- Capital income in the tariff counts neither in the income nor in its tax (§ 34c Abs. 1 Satz 3).
local function check_capital(case)
  if case.tariff_chosen_for_capital and case.capital_income > 0 then
    error("foreign tax is not credited beside capital income taxed by the tariff: give capital_by_tariff = no")
  end
end

local function by_country(name, tax, income)
  rule(name) {
    of      = "foreign_state",
    section = section,
    source  = "§ 34c Abs. 1 Satz 1 bis 3 EStG, § 68a EStDV, H 34c (3) EStH",
    type    = money, per = "year",
    from    = "2015-01-01",
    compute = function(state, law, case)
      check_capital(case)
      return credited(state, law, case[tax], case[income])
    end,
  }
end

by_country("tax_credited", "income_tax", "taxable_income")
by_country("tax_credited_for_levies", "fictitious_income_tax", "fictitious_taxable_income")

local function sum_of(name, part, tax)
  rule(name) {
    section = section,
    source  = "§ 34c Abs. 1 EStG",
    type    = money, per = "year",
    to      = "2014-12-31",
    compute = function(case)
      if case.foreign_states > 0 then
        error("until 2014 the limit of foreign tax was another, which is not modelled: leave foreign_states out")
      end
      return 0
    end,
  }
  rule(name) {
    section = section,
    source  = "§ 34c Abs. 1 EStG",
    type    = money, per = "year",
    from    = "2015-01-01",
    compute = function(case)
      return case.foreign_states > 0 and min(case[tax], sum(case.foreign_state, part)) or 0
    end,
  }
end

sum_of("foreign_tax_of_countries", "tax_credited", "income_tax")
sum_of("foreign_tax_of_countries_for_levies", "tax_credited_for_levies", "fictitious_income_tax")

-- Of 2019 and 2022 the tax and the rate were read, 24.4655 % and 23.5054 %; the limit follows from them.
for _, row in ipairs {
  { 2019, 99160, 24260, 1591 }, { 2022, 99160, 23308, 1528 }, { 2023, 99160, 22374, 1467 },
  { 2024, 101060, 22126, 1424 },
} do
  example("What of a foreign tax of 2,500 is credited in " .. row[1]) {
    year   = row[1],
    given  = {
      filing = "joint", taxable_income = row[2], foreign_states = 1, ["foreign_state.1.income_abroad"] = 6500,
      ["foreign_state.1.tax_abroad"] = 2500,
    },
    expect = {
      income_tax = row[3], ["foreign_state.1.tax_credited"] = row[4], assessed_income_tax = row[3] - row[4],
    },
    source = "H 34c (3) EStH " .. row[1],
  }
end
