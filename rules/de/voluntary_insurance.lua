-- Who pays for statutory insurance without an employer, by the day for which it is due: voluntary members such as
-- freelancers, artists and writers, of whose contributions the Künstlersozialkasse bears half, students, and pensioners
-- with compulsory insurance. Since 2019 the least income is the same for all voluntary members.

local own_shares = require "own_shares"
local provident  = require "wage_tax.provident"

local section = { en = "Own insurance", de = "Eigene Versicherung" }

parameter "reference_amount" {
  source = "§ 18 Abs. 1 SGB IV with the ordinances of each year",
  type   = money, per = "month",
  note   = "The Bezugsgröße, until 2024 that of the west, which health and care insurance take everywhere.",
  every  = "year",
  announced = "BMAS, Sozialversicherungsrechengrößen-Verordnung, November",
  since  = {
    -- Until 2018: gbg-consulting.de, Bezugsgröße § 18 SGB IV; the same in u-di.de; 2016 and 2019 in bmas.de
    ["2010-01-01"] = 2555, ["2011-01-01"] = unchanged, ["2012-01-01"] = 2625, ["2013-01-01"] = 2695,
    ["2014-01-01"] = 2765, ["2015-01-01"] = 2835, ["2016-01-01"] = 2905, ["2017-01-01"] = 2975, ["2018-01-01"] = 3045,
    -- Ninetieths of it for a day are in Haufe, Freiwillig Krankenversicherte: Mindestbeitrag (HI933620), to 2025
    ["2019-01-01"] = revised { ["2018-12-04"] = 3115 },   -- BGBl. 2018 I S. 2024
    ["2020-01-01"] = revised { ["2019-12-20"] = 3185 },   -- BGBl. 2019 I S. 2848
    ["2021-01-01"] = revised { ["2020-12-03"] = 3290 },   -- BGBl. 2020 I S. 2612
    ["2022-01-01"] = unchanged,
    ["2023-01-01"] = revised { ["2022-12-06"] = 3395 },   -- BGBl. 2022 I S. 2128
    ["2024-01-01"] = revised { ["2023-11-29"] = 3535 },   -- BGBl. 2023 I Nr. 322
    ["2025-01-01"] = revised { ["2024-11-27"] = 3745 },   -- BGBl. 2024 I Nr. 365
    ["2026-01-01"] = 3955,
  },
}

parameter "artists_least_income" {
  source = "§ 3 Abs. 1 KSVG, § 165 Abs. 1 Satz 1 Nr. 3 SGB VI",
  type   = money, per = "year",
  until_changed = true,
  since  = { ["2010-01-01"] = 3900 },
}

parameter "voluntary_least_shares" {
  source = "§ 240 Abs. 4 Satz 1 bis 3 SGB V until 2018",
  type   = record { self_employed = rate, reduced = rate },
  note   = "Shares of the reference amount, a fortieth and a sixtieth of it for a day. All others have a third, a "
    .. "ninetieth for a day, as since 2019 the self-employed (BGBl. 2018 I S. 2387).",
  until_changed = true,
  -- 2,283.75 and 1,522.50 of 3,045: tk.de, Mindest- und Höchstbeiträge für Selbstständige 2018
  since  = { ["2010-01-01"] = { self_employed = 0.75, reduced = 0.5 }, ["2019-01-01"] = repealed },
}

parameter "students_need" {
  source = "§ 236 Abs. 1 SGB V with § 13 Abs. 1 Nr. 2 und Abs. 2 Nr. 2 BAföG",
  type   = money, per = "month",
  note   = "Of students who do not live with their parents. A change counts from the next 1 April or 1 October on. "
    .. "Whether there was one for the winter of 2026 has not been found.",
  until_changed = true,
  for_the_year = "a case of own contributions is of the day for which they are due",
  since  = {
    ["2010-01-01"] = 512, ["2011-04-01"] = 597,   -- buzer.de, § 13 BAföG to 27.10.2010; rentenberatung-aktuell.de
    ["2016-10-01"] = 649,                         -- 66.33 a month: krankenversicherung-sachsen.de
    ["2019-10-01"] = 744, ["2020-10-01"] = 752,   -- BGBl. 2019 I S. 1048
    ["2022-10-01"] = revised { ["2022-07-21"] = 812 },   -- 27. BAföG-Änderungsgesetz
    ["2024-10-01"] = revised { ["2024-07-24"] = 855 },   -- 29. BAföG-Änderungsgesetz, BGBl. 2024 I Nr. 249
    ["2026-10-01"] = repealed,
  },
}

parameter "occupational_pension_terms" {
  source = "§ 226 Abs. 2 SGB V, § 57 Abs. 1 SGB XI",
  type   = record { share = rate, allowance = boolean },
  note   = "Up to a `share` of the reference amount such pensions bear nothing; since 2020 as much of larger ones "
    .. "bears no contribution to health insurance, an `allowance`. That to care insurance is due on all.",
  until_changed = true,
  -- tk.de, Untergrenzen für Versorgungsbezüge 2013 to 2019; vorunruhestand.de, Betriebsrentenfreibetrag: since 2020
  since  = {
    ["2010-01-01"] = { share = 0.05, allowance = false }, ["2020-01-01"] = { share = 0.05, allowance = true },
  },
}

parameter "students_share_of_health_rate" {
  source = "§ 245 Abs. 1 SGB V",
  type   = rate,
  until_changed = true,
  since  = { ["2010-01-01"] = 0.7 },
}

input "insured_as" {
  section = section,
  source  = "§ 5 Abs. 1 Nr. 4, 9 und 11, § 9 SGB V, § 1 KSVG",
  type    = choice {
    "voluntary", "artist", "student", "pensioner", "none",
    labels  = {
      voluntary = { en = "Voluntary member", de = "Freiwilliges Mitglied" },
      artist    = { en = "Artist or writer (Künstlersozialkasse)", de = "Künstlersozialkasse" },
      student   = { en = "Student", de = "Studierende" },
      pensioner = { en = "Pensioner with compulsory insurance", de = "Krankenversicherung der Rentner (KVdR)" },
      none      = { en = "Not given", de = "Nicht angegeben" },
    },
    aliases = {
      artist = { "ksk", "künstler" }, student = { "studentisch" }, voluntary = { "freiwillig" },
      pensioner = { "kvdr", "rentner" },
    },
  },
  default = "none",
  typical = { "none" },
}

input "voluntary_kind" {
  section = section,
  source  = "§ 240 Abs. 4 SGB V until 2018",
  type    = choice {
    "self_employed", "reduced", "other",
    labels = {
      self_employed = { en = "Mainly self-employed", de = "Hauptberuflich selbständig" },
      reduced       = {
        en = "Self-employed with a start-up grant or in hardship",
        de = "Selbständig mit Gründungszuschuss oder im Härtefall",
      },
      other         = { en = "Other", de = "Sonstige" },
    },
  },
  default = "self_employed",
  ask_if  = function(case)
    return case.year < 2019 and (case.insured_as == "voluntary" or case.insured_as == "none")
  end,
}

local function is_artist(case) return case.insured_as == "artist" end
local function is_student(case) return case.insured_as == "student" end
local function is_pensioner(case) return case.insured_as == "pensioner" end

input "insured_income" {
  section = section,
  source  = "§ 234 Abs. 1, § 240 Abs. 1 und 4a SGB V, § 165 Abs. 1 SGB VI",
  type    = money, per = "month",
  min     = 0,
  ask_if  = function(case) return not is_student(case) end,
}

input "voluntary_sick_pay" {
  section = section,
  source  = "§ 44 Abs. 2 Satz 1 Nr. 2, §§ 241, 243 SGB V",
  type    = boolean,
  default = false,
  ask_if  = function(case) return case.insured_as == "voluntary" or case.insured_as == "none" end,
}

input "occupational_pension" {
  section = section,
  source  = "§ 229 Abs. 1 Satz 1 Nr. 5, § 226 Abs. 2 SGB V",
  type    = money, per = "month",
  min     = 0,
  default = 0,
  ask_if  = is_pensioner,
}

-- What of a pension of a former employer bears contributions, up to what the ceiling leaves.
local function occupational(case, law, allowance)
  local pension = case.occupational_pension
  if pension <= 0 or not is_pensioner(case) then return 0 end
  local terms = law.occupational_pension_terms
  local least = round(law.reference_amount * terms.share, 0.01)
  if pension <= least then return 0 end
  return min(allowance and terms.allowance and pension - least or pension,
    law.health_insurance_ceiling / 12 - case.own_insurance_base)
end

local function own(fields)
  fields.section, fields.from = section, fields.from or "2010-01-01"
  fields.type, fields.per     = money, "month"
  return fields
end

-- Of voluntary members at least a `share` of the reference amount, of artists a sixth, a 180th for a day.
local function base_of(case, law, share)
  if is_student(case) then return law.students_need end
  if is_pensioner(case) then return min(case.insured_income, law.health_insurance_ceiling / 12) end
  local least = is_artist(case) and law.reference_amount / 6 or law.reference_amount * share
  return clamp(case.insured_income, round(least, 0.01), law.health_insurance_ceiling / 12)
end

local third = exact(1) / 3

rule "own_insurance_base" (own {
  source  = "§ 223 Abs. 3, §§ 234, 236, § 240 Abs. 4 Satz 1 bis 3 SGB V",
  to      = "2018-12-31",
  compute = function(case, law)
    if is_artist(case) or is_pensioner(case) or is_student(case) or case.voluntary_kind == "other" then
      return base_of(case, law, third)
    end
    return base_of(case, law, law.voluntary_least_shares[case.voluntary_kind])
  end,
})

rule "own_insurance_base" (own {
  source  = "§ 223 Abs. 3, §§ 234, 236, § 240 Abs. 4 Satz 1 SGB V",
  from    = "2019-01-01",
  compute = function(case, law) return base_of(case, law, third) end,
})

rule "own_health_contribution" (own {
  source  = "§§ 241 bis 243, 245, 248, 249a, 250 SGB V, § 16 Abs. 1 KSVG",
  compute = function(case, law)
    local base, further = case.own_insurance_base, case.additional_health_rate
    if is_artist(case) or is_pensioner(case) then
      return own_shares.half_of_health(law, base, further)
        + own_shares.whole_health(law, occupational(case, law, true), further)
    elseif is_student(case) then
      return own_shares.health_of_students(law, further)
    elseif case.voluntary_sick_pay then
      return own_shares.whole_health(law, base, further)
    end
    return round(base * (2 * law.reduced_health_rates.employee - law.health_insurance_rates.alone), 0.01)
      + round(base * further, 0.01)
  end,
})

rule "own_care_contribution" (own {
  source  = "§ 55, § 59 Abs. 4 SGB XI, § 16a KSVG",
  compute = function(case, law)
    local half = law.care_insurance_rates.half
    local function on(base, rate)
      return own_shares.care(law, base, rate, case.care_childless, case.care_discounts)
    end
    return on(case.own_insurance_base, is_artist(case) and half or 2 * half)
      + on(occupational(case, law, false), 2 * half)
  end,
})

rule "own_pension_contribution" (own {
  source  = "§§ 157, 165 Abs. 1 Satz 1 Nr. 3 SGB VI, § 15 KSVG",
  compute = function(case, law)
    local ceiling = is_artist(case) and provident.ceiling(case, law)
    if not ceiling then return 0 end
    local base = clamp(case.insured_income, law.artists_least_income / 12, ceiling / 12)
    return round(base * law.pension_insurance_rate, 0.01)
  end,
})

rule "own_insurance_contributions" (own {
  source  = "§ 250 SGB V, §§ 15 bis 16a KSVG",
  compute = function(case)
    return case.own_health_contribution + case.own_care_contribution + case.own_pension_contribution
  end,
})

caveat "artists_below_the_least_income" {
  concerns = { "own_insurance_base", "own_pension_contribution" },
  from     = "2010-01-01",
  when     = function(case, law)
    return is_artist(case) and 12 * case.insured_income <= law.artists_least_income
  end,
  text     = {
    en = "Artists who expect no more than this in a year are insured in their first three years only, or where they "
      .. "fall below it no more than twice in six years. These are then the least contributions.",
    de = "Wer als Künstler im Jahr nicht mehr als das erwartet, ist nur in den ersten drei Jahren versichert oder wenn "
      .. "es in sechs Jahren höchstens zweimal vorkommt. Dann sind das die Mindestbeiträge.",
  },
  source   = "§ 3 KSVG",
}

-- Who is asked has an estimate, where there is one.
caveat "own_contributions_not_given" {
  concerns = { "contributions_paid" },
  when     = function(case) return case.insured_as ~= "none" and case.health_contributions <= 0 end,
  text     = {
    en = "What is paid for own insurance is not taken off: give health_contributions, care_contributions and, of "
      .. "artists, old_age_contributions.",
    de = "Was für die eigene Versicherung gezahlt wird, ist nicht abgezogen: health_contributions, care_contributions "
      .. "und bei Künstlern old_age_contributions angeben.",
  },
  source   = "§ 250 SGB V, §§ 15 bis 16a KSVG",
}

example "An artist's least contributions" {
  date   = "2025-06-30",
  given  = { insured_as = "artist", insured_income = 325, additional_health_rate = 0, care_childless = false },
  expect = { own_insurance_contributions = 87.02 },
  tolerance = 0.01,
  source = "selbststaendigen.info (ver.di), Sozialversicherung für Medien- und Kulturberufe, 2025: 87.02 for all "
    .. "three, rounded once; each to the nearest cent is 30.23 + 45.56 + 11.24",
}

example "The self-employed in 2017 pay at least 412.78" {
  date   = "2017-06-30",
  given  = {
    insured_as = "voluntary", insured_income = 0, voluntary_sick_pay = true, additional_health_rate = 0.011,
    care_childless = true,
  },
  expect = { own_insurance_base = 2231.25, own_insurance_contributions = 412.78 },
  source = "vgsd.de, Faire Beiträge (2017)",
}

property "own contributions never fall as income rises" {
  source = "§§ 234, 240 SGB V, § 165 SGB VI",
  note   = "At the ceiling a statutory pension, of which half is borne, takes the place of one of a former employer.",
  over   = "insured_income",
  given  = { occupational_pension = 0 },
  rising = { "own_health_contribution", "own_care_contribution", "own_pension_contribution" },
  from   = "2010-01-01",
}
