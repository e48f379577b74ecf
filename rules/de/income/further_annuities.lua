-- § 22 Nr. 1 Satz 3 Buchst. a EStG: further annuities of the statutory pension insurance, and further private ones.

local annuities = require "income.annuities"
local estimates = require "estimates"
local sections  = require "income.sections"

-- Of several pensions each is taxed by the year in which it began, of several annuities by the age; the first of each
-- stands above.

local most = 5

local function count_of(name, kind)
  return function(fields)
    fields.of, fields.section, fields.type, fields.default = "person", sections.pensions, count(most), 0
    fields.ask_if = function(person) return person[kind] > 0 end
    input(name)(fields)
  end
end

count_of("further_pensions", "statutory_pension") {
  label  = { en = "Further statutory pensions", de = "Weitere gesetzliche Renten" },
  ask    = {
    en = "How many pensions of that kind were there besides?", de = "Wie viele Renten dieser Art gab es außerdem?",
  },
  help   = {
    en = "Such as a widow's pension beside one's own, or one of a professional scheme. The first is not counted.",
    de = "Etwa eine Witwenrente neben der eigenen oder eine aus einem Versorgungswerk. Die erste zählt nicht mit.",
  },
  source = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG",
}

count_of("further_annuities", "private_annuity") {
  label  = { en = "Further private annuities", de = "Weitere private Leibrenten" },
  ask    = { en = "How many private annuities were there besides?", de = "Wie viele private Leibrenten gab es noch?" },
  help   = { en = "The first is not counted.", de = "Die erste zählt nicht mit." },
  source = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
}

thing "further_pension" {
  of      = "person",
  label   = { en = "Further pension", de = "Weitere Rente" },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG",
  at_most = most,
  counted_by = "further_pensions",
}

thing "further_annuity" {
  of      = "person",
  label   = { en = "Further annuity", de = "Weitere Leibrente" },
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
  at_most = most,
  counted_by = "further_annuities",
}

input "amount" {
  of      = { "further_pension", "further_annuity", "further_civil_pension" },
  source  = "§ 19 Abs. 2, § 22 Nr. 1 Satz 3 Buchst. a EStG",
  type    = money, per = "year",
  min     = 0,
}

input "start_year" {
  of       = { "further_pension", "further_civil_pension" },
  source   = "§ 19 Abs. 2 Satz 3, § 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 EStG",
  type     = number,
  min      = 1900,
  max      = 9999,
  estimate = estimates.pension_start,
}

local function is_fixed(pension, case) return case.year > pension.start_year + 1 end

input "first_full_year" {
  of       = "further_pension",
  source   = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 4 und 5 EStG",
  type     = money, per = "year",
  min      = 0,
  estimate = estimates.first_full_year,
  ask_if   = function(pension, _, case) return is_fixed(pension, case) and pension.adjustment <= 0 end,
}

input "adjustment" {
  of      = "further_pension",
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 7 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(pension, _, case) return is_fixed(pension, case) end,
}

input "start_age" {
  of      = "further_annuity",
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb Satz 4 EStG",
  type    = count(130),
}

input "term" {
  of      = "further_annuity",
  source  = "§ 55 Abs. 2 EStDV",
  type    = count(130),
  default = 0,
}

rule "share_year" {
  of      = "further_pension",
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 und 8 EStG",
  type    = number,
  min     = 1900,
  max     = 9999,
  compute = function(pension) return pension.start_year end,
}

rule "free_part" {
  of      = "further_pension",
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 bis 7 EStG",
  private = true,
  type    = money, per = "year",
  min     = 0,
  compute = function(pension, law, case)
    if pension.start_year > case.year then
      error("a pension's start_year lies after the year of the case")
    end
    local basis = pension.amount
    if is_fixed(pension, case) then
      basis = pension.adjustment > 0 and basis - pension.adjustment or pension.first_full_year
    end
    return annuities.free_part(law, pension.share_year, basis)
  end,
}

rule "taxed_part" {
  of      = "further_pension",
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa EStG",
  type    = money, per = "year",
  compute = function(pension) return max(0, pension.amount - pension.free_part) end,
}

rule "term_share" {
  of      = "further_annuity",
  section = sections.pensions,
  source  = "§ 55 Abs. 2 EStDV",
  private = true,
  type    = rate,
  compute = function(annuity, law) return annuities.term_share(law, annuity.term) end,
}

rule "yield_part" {
  of      = "further_annuity",
  section = sections.pensions,
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG",
  type    = money, per = "year",
  compute = function(annuity, law)
    return annuities.yield(law, annuity.amount, annuity.start_age, annuity.term_share)
  end,
}

check "further_share_year_by_start" {
  of      = "further_pension",
  grade   = "impossible",
  holds   = function(pension) return pension.share_year <= pension.start_year end,
  message = {
    en = "a pension that began in {start_year} is not taxed by a later year, {share_year}",
    de = "für eine Rente ab {start_year} ist kein späteres Jahr maßgeblich, {share_year}",
  },
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 3 und 8 EStG",
}

check "further_adjustments_within_pension" {
  of      = "further_pension",
  grade   = "impossible",
  holds   = function(pension) return pension.adjustment <= pension.amount end,
  message = {
    en = "adjustments of {adjustment} are more than the pension of {amount}",
    de = "ein Anpassungsbetrag von {adjustment} übersteigt die Rente von {amount}",
  },
  source  = "§ 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. aa Satz 7 EStG",
}

check "pension_has_begun" {
  of      = { "further_pension", "further_civil_pension" },
  grade   = "impossible",
  holds   = function(pension, _, case) return pension.start_year <= case.year end,
  message = { en = "it began in {start_year} only", de = "Beginn erst {start_year}" },
  source  = "§ 19 Abs. 2, § 22 Nr. 1 Satz 3 Buchst. a EStG",
}

example "A second annuity that ends after ten years" {
  year   = 2025,
  given  = {
    private_annuity = 10000, private_annuity_age = 65, further_annuities = 1, ["further_annuity.1.amount"] = 5000,
    ["further_annuity.1.start_age"] = 50, ["further_annuity.1.term"] = 10,
  },
  expect = { ["further_annuity.1.yield_part"] = 600, taxed_annuities = 2400 },
  source = "Worked by hand from § 22 Nr. 1 Satz 3 Buchst. a Doppelbuchst. bb EStG, § 55 Abs. 2 EStDV: 18 % at 65, 12 % "
    .. "for ten years",
}
