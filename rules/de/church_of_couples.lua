-- Church tax of a couple of whom one is a member (glaubensverschiedene Ehe): on the share of the joint tax that falls
-- to the member; and the church fee by the joint income, which is due where it is more.

local tariff_formula = require "tariff_formula"

local section = { en = "Church tax", de = "Kirchensteuer" }

local thirteen_steps = {
  { from = 30000, fee = 96 }, { from = 37500, fee = 156 }, { from = 50000, fee = 276 }, { from = 62500, fee = 396 },
  { from = 75000, fee = 540 }, { from = 87500, fee = 696 }, { from = 100000, fee = 840 }, { from = 125000, fee = 1200 },
  { from = 150000, fee = 1560 }, { from = 175000, fee = 1860 }, { from = 200000, fee = 2220 },
  { from = 250000, fee = 2940 }, { from = 300000, fee = 3600 },
}

parameter "church_fees" {
  source = "Tax resolutions of the Protestant churches: test.de 15.1.2020; kirchgeld-niedersachsen.de; "
        .. "landeskirche-hannovers.de; epd 3.12.2018 (Bavaria)",
  type   = record { steps = list(record { from = money, fee = money }), bavaria = boolean }, per = "year",
  note   = "The common table of 13 steps by the joint taxable income after the allowances of all children. Bavaria's "
    .. "church ended it from 2018 on. Tables since 2020 have not been read.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = { steps = thirteen_steps, bavaria = true },
    ["2018-01-01"] = { steps = thirteen_steps, bavaria = false },
    ["2020-01-01"] = { steps = {}, bavaria = false },
  },
}

-- Whether one spouse alone is a member.
local function one_member(case)
  return case.filing == "joint" and case.spouse_church_member == (case.church_member and "no" or "yes")
end

rule "one_spouse_in_church" {
  section = section,
  source  = "KiStG of the federal states (for instance § 4 KiStG NRW)",
  private = true,
  type    = boolean,
  compute = function(case) return one_member(case) end,
}

-- The tax by the basic tariff on a spouse's income.
local function alone(law, income)
  return tariff_formula.assessed(law, 1, max(0, income))
end

rule "member_tax" {
  section = section,
  source  = "KiStG of the federal states; steuer-forum-kirche.de/faq-gvehe.htm; FG Baden-Württemberg 18.6.2012 10 K "
    .. "3864/11",
  type    = money, per = "year",
  compute = function(case, law)
    if not one_member(case) then
      return 0
    end
    return alone(law, case.church_member and case.income_of_all_types or case.spouse.income_of_all_types)
  end,
}

rule "other_spouse_tax" {
  section = section,
  source  = "KiStG of the federal states; steuer-forum-kirche.de/faq-gvehe.htm",
  type    = money, per = "year",
  compute = function(case, law)
    if not one_member(case) then
      return 0
    end
    return alone(law, case.church_member and case.spouse.income_of_all_types or case.income_of_all_types)
  end,
}

rule "church_base_of_member" {
  section = section,
  source  = "KiStG of the federal states, § 51a Abs. 2 EStG; FG Baden-Württemberg 18.6.2012 10 K 3864/11",
  type    = money, per = "year",
  min     = 0,
  compute = function(case)
    if not one_member(case) or case.member_tax <= 0 then
      return 0
    end
    return floor(case.levy_base * case.member_tax / (case.member_tax + case.other_spouse_tax), 0.01)
  end,
}

rule "church_fee" {
  section = section,
  source  = "KiStG of the federal states with the tax resolutions of the churches",
  type    = money, per = "year",
  min     = 0,
  max     = 100000,
  compute = function(case, law)
    if not one_member(case) or case.church ~= "protestant" and case.church ~= "wuerttemberg" then
      return 0
    elseif case.federal_state == "BY" and not law.church_fees.bavaria then
      return 0
    end
    local fee = exact(0)
    for _, step in ipairs(law.church_fees.steps) do
      if case.fictitious_taxable_income >= step.from then
        fee = step.fee
      end
    end
    return fee
  end,
}

caveat "church_fee_by_table" {
  concerns = { "church_tax" },
  to       = "2019-12-31",
  when     = function(case) return case.church_fee > 0 end,
  text     = {
    en = "The church fee is that of the common table of 13 steps, from which single churches differ. Dues to other "
      .. "bodies that count like church tax are not taken off.",
    de = "Das besondere Kirchgeld ist das der gemeinsamen Tabelle mit 13 Stufen, von der einzelne Kirchen abweichen. "
      .. "Beiträge an andere Gemeinschaften, die wie Kirchensteuer zählen, sind nicht abgezogen.",
  },
  source   = "Tax resolutions of the churches",
}

caveat "church_capital_of_one_spouse" {
  concerns = { "church_tax", "total_tax" },
  when     = function(case) return case.one_spouse_in_church and case.capital_income > 0 end,
  text     = {
    en = "Church tax on capital income at the flat rate of a couple of whom one is a member is not covered: banks "
      .. "withhold it from the member's.",
    de = "Kirchensteuer auf Kapitalerträge zum Abgeltungsteuersatz in glaubensverschiedener Ehe ist nicht abgebildet: "
      .. "Banken behalten sie vom Anteil des Mitglieds ein.",
  },
  source   = "§ 51a Abs. 2b bis 2d EStG",
}

caveat "church_cap_of_one_spouse" {
  concerns = { "church_tax" },
  when     = function(case) return case.one_spouse_in_church and case.church_tax_cap < 1 end,
  text     = {
    en = "The cap is taken of the joint taxable income. How churches cap the tax of one spouse's share is not known "
      .. "here.",
    de = "Die Kappung geht vom gemeinsamen zu versteuernden Einkommen aus. Wie Kirchen die Steuer auf den Anteil eines "
      .. "Ehegatten kappen, ist hier nicht bekannt.",
  },
  source   = "Tax resolutions of the churches",
}

property "church tax of one member is no more than that of two" {
  source  = "KiStG of the federal states",
  given   = { "wages", "spouse.wages", filing = "joint", federal_state = "NW", church_member = true, church_fee = 0,
              spouse_church_member = "no", without_contributions = true },
  holds   = function(case) return case.church_tax >= 0 and case.church_tax <= 0.09 * case.levy_base end,
  from    = "2010-01-01",
}

-- Whether a church fee may be due of which nothing is known here: of Catholics but in Bavaria and North
-- Rhine-Westphalia, where there is none, and of all others since 2020 but in Bavaria.
local function fee_unknown(case, law)
  local state = case.federal_state
  if case.church == "catholic" then
    return state ~= "BY" and state ~= "NW"
  end
  local none_in_bavaria = state == "BY" and not law.church_fees.bavaria and case.church ~= "none"
  return not none_in_bavaria and (case.church == "none" or #law.church_fees.steps == 0)
end

return { fee_unknown = fee_unknown }
