-- § 10 Abs. 1 Nr. 3 und 3a mit Abs. 4 EStG: health, care and the other insurances. Basic health and care insurance
-- counts in full even beyond the maximum; then nothing else does.

local estimates = require "estimates"
local persons  = require "income.persons"
local sections = require "deductions.sections"

parameter "other_provident_most" {
  source = "§ 10 Abs. 4 Satz 1 und 2 EStG",
  type   = record { alone = money, with_subsidy = money }, per = "year",
  note   = "For one person: who bears the whole of his health insurance, and who has a part of it from others. The "
        .. "maxima of spouses who file jointly are added up.",
  until_changed = true,
  since  = {
    -- Bürgerentlastungsgesetz Krankenversicherung vom 16.07.2009, BGBl. I S. 1959
    ["2010-01-01"] = revised { ["2009-07-22"] = { alone = 2800, with_subsidy = 1900 } },
  },
}

parameter "sick_pay_share" {
  source = "§ 10 Abs. 1 Nr. 3 Buchst. a Satz 4 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2010-01-01"] = revised { ["2009-07-22"] = 0.04 } },   -- The same act
}

persons.input "health_contributions" {
  of      = "person",
  label   = { en = "Health insurance", de = "Beiträge zur Krankenversicherung" },
  ask     = { en = "What did health insurance cost in {year}?", de = "Was kostete die Krankenversicherung {year}?" },
  help    = {
    en = "Of a statutory health insurance what you paid, of a private one the basic cover only, with that of a child "
      .. "that you have child benefit for, and of anybody else whom you insure as the policyholder; less a tax-free "
      .. "subsidy and what was paid back in the year.",
    de = "Bei gesetzlicher Versicherung der eigene Beitrag (Zeile 25 der Lohnsteuerbescheinigung), bei privater "
      .. "nur die Basisabsicherung, mit der eines Kindes, für das es Kindergeld gibt, und anderer, die Sie als "
      .. "Versicherungsnehmer mitversichern; abzüglich steuerfreier Zuschüsse und Erstattungen des Jahres.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3 Buchst. a, Abs. 4b EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "health",
    "krankenversicherungsbeitraege", "krankenversicherungsbeiträge", "krankenkassenbeitraege",
    "krankenkassenbeiträge",
  },
  estimate = estimates.of_contribution("health_contribution", estimates.health_of_pension,
    "own_health_contribution"),
}

persons.input "care_contributions" {
  of      = "person",
  label   = { en = "Compulsory care insurance", de = "Beiträge zur Pflegeversicherung" },
  ask     = { en = "What did care insurance cost in {year}?", de = "Was kostete die Pflegeversicherung {year}?" },
  help    = {
    en = "What you paid, as the policyholder for others, too, less a tax-free subsidy and what was paid back in the "
      .. "year.",
    de = "Was gezahlt wurde (Zeile 26 der Lohnsteuerbescheinigung), als Versicherungsnehmer auch für andere, "
      .. "abzüglich steuerfreier Zuschüsse und Erstattungen des Jahres.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3 Buchst. b, Abs. 4b EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "care", "pflegeversicherungsbeitraege", "pflegeversicherungsbeiträge",
  },
  estimate = estimates.of_contribution("care_contribution", estimates.care_of_pension, "own_care_contribution"),
}

persons.input "other_insurance_contributions" {
  of      = "person",
  label   = { en = "Other insurances", de = "Weitere Vorsorgeaufwendungen" },
  ask     = { en = "What did other insurances cost in {year}?", de = "Was kosteten weitere Versicherungen {year}?" },
  help    = {
    en = "Unemployment, accident, liability and death insurance, health cover beyond the basic one, and old life "
      .. "insurances.",
    de = "Arbeitslosen- (Zeile 27 der Lohnsteuerbescheinigung), Unfall-, Haftpflicht- und "
      .. "Sterbegeldversicherung, Krankenschutz über die Basis hinaus, alte Lebensversicherungen.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3a EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = {
    "unemployment_liability_etc",
    "haftpflichtversicherung", "unfallversicherung", "berufsunfaehigkeitsversicherung",
    "berufsunfähigkeitsversicherung", "arbeitslosenversicherungsbeitraege", "arbeitslosenversicherungsbeiträge",
  },
  estimate = estimates.of_contribution("unemployment_contribution"),
}

persons.input "sick_pay" {
  of      = "person",
  label   = { en = "Claim to sick pay from the health insurance", de = "Anspruch auf Krankengeld" },
  ask     = {
    en = "Does the health insurance give a claim to sick pay?",
    de = "Besteht aus der Krankenversicherung Anspruch auf Krankengeld?",
  },
  help    = {
    en = "Yes for employees with statutory health insurance; no for pensioners, in private insurance, and for "
      .. "the self-employed who did not choose it. If both in one year, yes, and what was paid without such a claim "
      .. "is health_contributions_without_sick_pay.",
    de = "Ja bei gesetzlich versicherten Arbeitnehmern; nein bei Rentnern, privat Versicherten und "
      .. "Selbständigen, die ihn nicht gewählt haben. Bei beidem in einem Jahr ja, und was ohne Anspruch gezahlt "
      .. "wurde, ist health_contributions_without_sick_pay.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3 Buchst. a Satz 4 EStG",
  type    = boolean,
  aliases = { "krankengeldanspruch" },
  ask_if  = function(person) return person.health_contributions > 0 end,
  estimate = estimates.of_employees(false),
}

persons.input "health_contributions_without_sick_pay" {
  of      = "person",
  label   = {
    en = "Health insurance without a claim to sick pay, where another gave one",
    de = "Krankenversicherungsbeiträge ohne Anspruch auf Krankengeld neben solchen mit Anspruch",
  },
  ask     = {
    en = "How much of it was for an insurance without a claim to sick pay?",
    de = "Wie viel davon war für eine Versicherung ohne Anspruch auf Krankengeld?",
  },
  help    = {
    en = "A part of health_contributions, in a year with two insurances: of an employee who became self-employed or "
      .. "a pensioner, say.",
    de = "Ein Teil von health_contributions in einem Jahr mit zwei Versicherungen, etwa wer vom Arbeitnehmer zum "
      .. "Selbständigen oder Rentner wurde (Anlage Vorsorgeaufwand: Beiträge ohne Anspruch auf Krankengeld).",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3 Buchst. a Satz 4 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(person)
    return person.health_contributions > 0 and person.sick_pay
  end,
}

persons.input "health_subsidy" {
  of      = "person",
  label   = { en = "Health insurance borne in part by others", de = "Zuschuss zur Krankenversicherung" },
  ask     = {
    en = "Does somebody else bear a part of the health insurance?",
    de = "Trägt jemand anderes einen Teil der Krankenversicherung?",
  },
  help    = {
    en = "Yes for employees, pensioners with a subsidy, civil servants, and for who is insured through the "
      .. "family without contributions of his own; no for who bears all of it, such as most self-employed.",
    de = "Ja bei Arbeitnehmern, Rentnern mit Zuschuss, Beamten und beitragsfrei Familienversicherten; nein, wer "
      .. "alles selbst trägt, wie die meisten Selbständigen.",
  },
  section = sections.provident,
  source  = "§ 10 Abs. 4 Satz 2, § 3 Nr. 9, 14, 57, 62 EStG",
  type    = boolean,
  aliases = { "employer_subsidy" },
  estimate = estimates.of_employees(true),
}

persons.rule "basic_insurance" {
  of      = "person",
  label   = { en = "Basic health and care insurance", de = "Basisabsicherung Kranken- und Pflegeversicherung" },
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3 EStG",
  private = true,
  type    = number,
  from    = "2010-01-01",
  compute = function(person, law)
    local health = person.health_contributions
    if health > 0 and person.sick_pay then
      local without = person.health_contributions_without_sick_pay
      if without > health then
        error("health_contributions_without_sick_pay is more than the contributions that it is a part of")
      end
      health = health - (health - without) * law.sick_pay_share
    end
    return health + person.care_contributions
  end,
}

rule "all_insurance_contributions" {
  section = sections.provident,
  source  = "§ 10 Abs. 1 Nr. 3 und 3a EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return sum(case.persons, "health_contributions") + sum(case.persons, "care_contributions")
      + sum(case.persons, "other_insurance_contributions")
  end,
}

rule "other_provident_maximum" {
  section = sections.provident,
  source  = "§ 10 Abs. 4 Satz 1 bis 3 EStG",
  private = true,
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    local most = law.other_provident_most
    return sum(case.persons, function(person) return person.health_subsidy and most.with_subsidy or most.alone end)
  end,
}

rule "other_provident_exact" {
  section = sections.provident,
  source  = "§ 10 Abs. 4 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(case)
    local all = case.all_insurance_contributions
    if all <= 0 then
      return 0
    end
    return max(sum(case.persons, "basic_insurance"), min(all, case.other_provident_maximum))
  end,
}

rule "other_provident_deducted" {
  section = sections.provident,
  source  = "§ 10 Abs. 4 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return ceil(case.other_provident_exact)
  end,
}

-- Part without a claim to sick pay, what is deducted.
for without, deducted in pairs { [0] = 4340, [1000] = 4380, [4000] = 4500 } do
  example("Health insurance of 4,000, of which " .. without .. " gives no sick pay") {
    year   = 2025,
    given  = {
      health_contributions = 4000, health_contributions_without_sick_pay = without, care_contributions = 500,
      sick_pay = true, health_subsidy = true,
    },
    expect = { other_provident_deducted = deducted },
    source = "Worked by hand from § 10 Abs. 1 Nr. 3 Buchst. a Satz 4 EStG (\"der jeweilige Beitrag\"): 4 % of the "
      .. "rest off",
  }
end
