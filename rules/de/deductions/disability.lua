-- § 33b EStG: lump sums for disability, for survivors and for who cares for somebody. They are of the whole year,
-- however few its months, by the highest degree in it.

local persons  = require "income.persons"
local sections = require "deductions.sections"
require "children.each"

parameter "disability_lump_sums" {
  source = "§ 33b Abs. 2 und 3 EStG",
  type   = record {
    free_from = count(100), helpless = money, degrees = list(record { from = count(100), amount = money }),
  }, per = "year",
  note   = "Below `free_from` only with a pension for the disability, or one that keeps from moving.",
  until_changed = true,
  since  = {
    -- Steuer-Euroglättungsgesetz vom 19.12.2000, BGBl. I S. 1790 (Nr. 57 of 23.12.2000)
    ["2002-01-01"] = {
      free_from = 50,
      helpless  = 3700,
      degrees   = {
        { from = 95, amount = 1420 }, { from = 85, amount = 1230 }, { from = 75, amount = 1060 },
        { from = 65, amount =  890 }, { from = 55, amount =  720 }, { from = 45, amount =  570 },
        { from = 35, amount =  430 }, { from = 25, amount =  310 },
      },
    },
    -- Behinderten-Pauschbetragsgesetz vom 09.12.2020, BGBl. I S. 2770, promulgated on 14.12.2020
    ["2021-01-01"] = revised {
      ["2020-12-14"] = {
        free_from = 20,
        helpless  = 7400,
        degrees   = {
          { from = 100, amount = 2840 }, { from = 90, amount = 2460 }, { from = 80, amount = 2120 },
          { from =  70, amount = 1780 }, { from = 60, amount = 1440 }, { from = 50, amount = 1140 },
          { from =  40, amount =  860 }, { from = 30, amount =  620 }, { from = 20, amount =  384 },
        },
      },
    },
  },
}

parameter "survivor_lump_sum" {
  source = "§ 33b Abs. 4 EStG",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2002-01-01"] = 370 },   -- Steuer-Euroglättungsgesetz vom 19.12.2000, BGBl. I S. 1790
}

parameter "care_lump_sums" {
  source = "§ 33b Abs. 6 EStG",
  type   = record { grade_2 = money, grade_3 = money, helpless = money }, per = "year",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { grade_2 = 0, grade_3 = 0, helpless = 924 },
    ["2021-01-01"] = revised { ["2020-12-14"] = { grade_2 = 600, grade_3 = 1100, helpless = 1800 } },
  },
}

-- The lump sum of a person or a child.
local function lump_sum(person, law)
  local figures = law.disability_lump_sums
  if person.helpless_or_blind then
    return figures.helpless
  end
  local degree = person.disability_degree
  for _, step in ipairs(figures.degrees) do
    if degree >= step.from then
      if degree < figures.free_from and not person.disability_condition then
        return 0
      end
      return step.amount
    end
  end
  return 0
end

-- What is asked of the taxpayer and the spouse, and may be given of children.
for _, whose in ipairs {
  { input = persons.input, of = "person", section = sections.burdens, is_asked = true },
  { input = input, of = "child", section = sections.children },
} do
  local function ask(en, de) return whose.is_asked and { en = en, de = de } or nil end

  whose.input "disability_degree" {
    of      = whose.of,
    label   = { en = "degree of disability", de = "Grad der Behinderung" },
    ask     = ask("What is the degree of disability?", "Wie hoch ist der Grad der Behinderung?"),
    help    = { en = "The highest of the year; 0 for none.", de = "Der höchste des Jahres; 0 für keinen." },
    section = whose.section,
    source  = "§ 33b Abs. 1 bis 3 EStG",
    type    = count(100),
    default = 0,
    aliases = { "grad_der_behinderung", "behinderungsgrad", "gdb" },
  }

  whose.input "helpless_or_blind" {
    of      = whose.of,
    label   = { en = "helpless, blind or deafblind", de = "hilflos, blind oder taubblind" },
    ask     = ask("Is there a sign H, Bl or TBl, or grade 4 or 5 of care?",
                  "Gibt es Merkzeichen H, Bl oder TBl oder Pflegegrad 4 oder 5?"),
    help    = {
      en = "Signs H, Bl or TBl, or grade 4 or 5 of care.", de = "Merkzeichen H, Bl oder TBl oder Pflegegrad 4 oder 5.",
    },
    section = whose.section,
    source  = "§ 33b Abs. 3 Satz 3 EStG",
    type    = boolean,
    default = false,
    typical = { false },
  }

  whose.input "disability_condition" {
    of      = whose.of,
    label   = {
      en = "pension for the disability, or loss of mobility", de = "Rente wegen der Behinderung oder Einbuße",
    },
    ask     = ask("Is there a pension for the disability, or does it keep from moving?",
                  "Gibt es eine Rente wegen der Behinderung oder eine Einbuße der Beweglichkeit?"),
    help    = {
      en = "Until 2020 a degree below 50 counts only with a pension by law for the disability, or if it lastingly "
        .. "keeps from moving or comes from a typical occupational disease.",
      de = "Bis 2020 zählt ein Grad unter 50 nur mit einer gesetzlichen Rente wegen der Behinderung oder bei dauernder "
        .. "Einbuße der Beweglichkeit oder typischer Berufskrankheit.",
    },
    section = whose.section,
    source  = "§ 33b Abs. 2 Nr. 2 EStG in der bis 2020 geltenden Fassung",
    type    = boolean,
    ask_if  = function(person, law)
      return person.disability_degree > 0 and person.disability_degree < law.disability_lump_sums.free_from
    end,
  }
end

persons.input "survivor" {
  of      = "person",
  label   = { en = "survivor with a pension", de = "Hinterbliebenenbezüge" },
  ask     = { en = "Is there a pension as a survivor?", de = "Gibt es Hinterbliebenenbezüge?" },
  help    = {
    en = "A pension of survivors under the law on war victims, accident insurance, civil servants killed on duty "
      .. "and the like; not an ordinary widow's pension.",
    de = "Nach dem Recht der Kriegsopfer, der Unfallversicherung, bei Dienstunfall von Beamten und dergleichen; "
      .. "nicht die gewöhnliche Witwenrente.",
  },
  section = sections.burdens,
  source  = "§ 33b Abs. 4 EStG",
  type    = boolean,
  default = false,
  typical = { false },
  aliases = { "hinterbliebene", "hinterbliebener" },
}

persons.rule "disability_lump_sum" {
  of      = "person",
  section = sections.burdens,
  source  = "§ 33b Abs. 3 und 4 EStG",
  type    = money, per = "year",
  aliases = { "behindertenpauschbetrag" },
  from    = "2010-01-01",
  compute = function(person, law)
    return lump_sum(person, law) + (person.survivor and law.survivor_lump_sum or 0)
  end,
}

input "survivor" {
  of      = "child",
  section = sections.children,
  source  = "§ 33b Abs. 4 und 5 EStG",
  type    = boolean,
  default = false,
  typical = { false },
}

rule "disability_lump_sum" {
  of      = "child",
  help    = {
    en = "Half of it for each parent, unless the spouses file jointly or the child's allowances are all yours. Give it "
      .. "yourself if the parents divide it otherwise.",
    de = "Je Elternteil die Hälfte, außer bei Zusammenveranlagung oder wenn die Freibeträge für das Kind ganz Ihnen "
      .. "zustehen. Selbst angeben, wenn die Eltern anders aufteilen.",
  },
  section = sections.children,
  source  = "§ 33b Abs. 5 EStG",
  type    = money, per = "year",
  min     = 0,
  from    = "2010-01-01",
  compute = function(child, law)
    local survivors = child.survivor and law.survivor_lump_sum or 0
    return (lump_sum(child, law) + survivors) * child.share
  end,
}

input "cared_for" {
  section = sections.burdens,
  source  = "§ 33b Abs. 6 EStG",
  type    = choice {
    "none", "grade_2", "grade_3", "helpless",
    labels = {
      none = { en = "Nobody", de = "Niemand" },
      grade_2 = { en = "Grade 2", de = "Pflegegrad 2" },
      grade_3 = { en = "Grade 3", de = "Pflegegrad 3" },
      helpless = { en = "Grade 4 or 5, or helpless", de = "Pflegegrad 4 oder 5, oder hilflos" },
    },
  },
  default = "none",
  typical = { "none" },
}

input "carers" {
  section = sections.burdens,
  source  = "§ 33b Abs. 6 Satz 9 EStG",
  type    = count(20),
  min     = 1,
  default = 1,
  ask_if  = function(case) return case.cared_for ~= "none" end,
}

rule "care_lump_sum" {
  section = sections.burdens,
  source  = "§ 33b Abs. 6 EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case, law)
    if case.cared_for == "none" then
      return 0
    end
    return ceil(law.care_lump_sums[case.cared_for] / case.carers, 0.01)
  end,
}

rule "disability_lump_sums_deducted" {
  section = sections.burdens,
  source  = "§ 33b EStG",
  type    = money, per = "year",
  from    = "2010-01-01",
  compute = function(case)
    return sum(case.persons, "disability_lump_sum") + sum(case.child, "disability_lump_sum") + case.care_lump_sum
  end,
}
