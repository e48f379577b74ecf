-- § 10 Abs. 4a EStG: until 2019 the deduction by the law of 2004, if that was more. Its advance deduction, less a
-- share of the wages of who is insured through an employer, was cut down year by year.

local persons   = require "income.persons"
local sections  = require "deductions.sections"
local splitting = require "assessment.splitting"

parameter "advance_deduction" {
  source = "§ 10 Abs. 4a Satz 1 EStG",
  type   = money, per = "year",
  note   = "For one person; doubled for spouses who file jointly.",
  until_changed = true,
  since  = {
    -- All years are in the Alterseinkünftegesetz vom 05.07.2004, BGBl. I S. 1427 (Nr. 33 of 09.07.2004)
    ["2010-01-01"] = revised { ["2004-07-09"] = 3068 }, ["2011-01-01"] = revised { ["2004-07-09"] = 2700 },
    ["2012-01-01"] = revised { ["2004-07-09"] = 2400 }, ["2013-01-01"] = revised { ["2004-07-09"] = 2100 },
    ["2014-01-01"] = revised { ["2004-07-09"] = 1800 }, ["2015-01-01"] = revised { ["2004-07-09"] = 1500 },
    ["2016-01-01"] = revised { ["2004-07-09"] = 1200 }, ["2017-01-01"] = revised { ["2004-07-09"] =  900 },
    ["2018-01-01"] = revised { ["2004-07-09"] =  600 }, ["2019-01-01"] = revised { ["2004-07-09"] =  300 },
    ["2020-01-01"] = revised { ["2004-07-09"] = repealed },
  },
}

parameter "provident_law_of_2004" {
  source = "§ 10 Abs. 3 EStG in der am 31. Dezember 2004 geltenden Fassung",
  type   = record { wage_share = rate, basic = money, half = money }, per = "year",
  note   = "`wage_share` of the wages cuts the advance deduction; then `basic`, and half of the rest up to `half`. "
        .. "For one person; doubled for spouses who file jointly. The further 184 for voluntary care insurance are "
        .. "left out.",
  until_changed = true,
  since  = {
    ["2010-01-01"] = revised { ["2004-07-09"] = { wage_share = 0.16, basic = 1334, half = 667 } },
    ["2020-01-01"] = revised { ["2004-07-09"] = repealed },
  },
}

persons.rule "insured_wages" {
  of      = "person",
  label   = { en = "Wages with provision by the employer", de = "Arbeitslohn mit Zukunftssicherung" },
  help    = {
    en = "Wages, without pensions, of employees with a share of the employer in their insurance, of civil servants "
      .. "and of managers with a pension promise.",
    de = "Arbeitslohn ohne Versorgungsbezüge von Arbeitnehmern mit Arbeitgeberanteil zur Versicherung, von Beamten "
      .. "und von Geschäftsführern mit Pensionszusage.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 3 Nr. 2 EStG in der am 31. Dezember 2004 geltenden Fassung",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  to      = "2019-12-31",
  compute = function(person, _, case)
    if not (person.health_subsidy or person.employer_old_age_contributions > 0) then
      return 0
    end
    if person.wages <= 0 then
      -- What the Künstlersozialkasse pays is no employer's (§ 3 Nr. 57 EStG).
      if person.kind == "taxpayer" and case.insured_as == "artist" then
        return 0
      end
      -- A pension insurer's part of the contributions is no employer's.
      if person.statutory_pensions + person.civil_pension > 0 then
        return 0
      end
      error("until 2019 wages cut the deduction by the law of 2004: give wages, or insured_wages if they are not the "
        .. "same; 0 if there were none")
    end
    return person.wages
  end,
}

-- The deduction of the law of 2004 from contributions, with the advance deduction that is left.
local function deduction(law, spouses, contributions, advance)
  local figures = law.provident_law_of_2004
  local earlier = min(contributions, advance)
  local basic   = min(contributions - earlier, spouses * figures.basic)
  local half    = min((contributions - earlier - basic) / 2, spouses * figures.half)
  return earlier + basic + half
end

-- § 10 Abs. 4a Satz 3: the basic pension as far as the maximum of Abs. 3 leaves room for it, by its percent.
local function increase(case, law)
  local room = case.old_age_maximum - sum(case.persons, "old_age_contributions")
    - sum(case.persons, "employer_old_age_contributions")
  return clamp(sum(case.persons, "basic_pension_contributions"), 0, max(0, room)) * law.old_age_percent
end

local function most(case, law, spouses, advance)
  local contributions = sum(case.persons, "old_age_contributions") + case.all_insurance_contributions
  local basic_pension = sum(case.persons, "basic_pension_contributions")
  local raised        = deduction(law, spouses, contributions, advance) + increase(case, law)
  local with_pension  = deduction(law, spouses, contributions + basic_pension, advance)
  return max(raised, with_pension)
end

rule "provident_by_law_of_2004_at_best" {
  section = sections.provident,
  source  = "§ 10 Abs. 4a EStG",
  type    = number,
  from    = "2010-01-01",
  to      = "2019-12-31",
  compute = function(case, law)
    local spouses = splitting.persons(case)
    return most(case, law, spouses, spouses * law.advance_deduction)
  end,
}

rule "provident_by_law_of_2004" {
  section = sections.provident,
  source  = "§ 10 Abs. 4a EStG",
  type    = number,
  from    = "2010-01-01",
  to      = "2019-12-31",
  compute = function(case, law)
    local spouses = splitting.persons(case)
    local cut     = sum(case.persons, "insured_wages") * law.provident_law_of_2004.wage_share
    return most(case, law, spouses, max(0, spouses * law.advance_deduction - cut))
  end,
}
