-- The federal state. What is not given is a word of its own, `none`: deadlines then know the nationwide holidays only,
-- and church tax asks for the state.

local function states(none)
  return choice {
    "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH", none,
    labels = {
      BW = "Baden-Württemberg",
      BY = "Bayern",
      BE = "Berlin",
      BB = "Brandenburg",
      HB = "Bremen",
      HH = "Hamburg",
      HE = "Hessen",
      MV = "Mecklenburg-Vorpommern",
      NI = "Niedersachsen",
      NW = "Nordrhein-Westfalen",
      RP = "Rheinland-Pfalz",
      SL = "Saarland",
      SN = "Sachsen",
      ST = "Sachsen-Anhalt",
      SH = "Schleswig-Holstein",
      TH = "Thüringen",
      none = none and { en = "Not given", de = "Nicht angegeben" },
    },
    aliases = {
      BW = { "Baden-Wuerttemberg" },
      BY = { "Bavaria" },
      HE = { "Hesse" },
      MV = { "Mecklenburg-Western Pomerania" },
      NI = { "Lower Saxony" },
      NW = { "NRW", "North Rhine-Westphalia" },
      RP = { "Rhineland-Palatinate" },
      SN = { "Saxony" },
      ST = { "Saxony-Anhalt" },
      TH = { "Thueringen", "Thuringia" },
    },
  }
end

local section = { en = "Household", de = "Haushalt" }

input "federal_state" {
  section = section,
  type    = states "none",
  default = "none",
  ask_if  = function(case)
    return case.church_member or case.filing == "joint" and case.spouse_church_member == "yes"
  end,
}

-- Church tax cannot do without it.
input "stated_federal_state" {
  stands_for = "federal_state",
  section = section,
  type    = states(),
}

local function church_tax_rate(case, law)
  if case.federal_state == "none" then
    return law.church_tax_rate[case.stated_federal_state]
  end
  return law.church_tax_rate[case.federal_state]
end

input "workplace_state" {
  section = section,
  source  = "§ 51a Abs. 2a EStG with the KiStG of the federal states (for instance § 10 KiStG NRW)",
  type    = states "none",
  default = "none",
  ask_if  = function(case) return case.church_member end,
}

-- On wages the state of the workplace decides; the assessment sets it right by that of the home.
local function church_tax_rate_on_wages(case, law)
  if case.workplace_state == "none" then
    return church_tax_rate(case, law)
  end
  return law.church_tax_rate[case.workplace_state]
end

return { church_tax_rate = church_tax_rate, church_tax_rate_on_wages = church_tax_rate_on_wages }
