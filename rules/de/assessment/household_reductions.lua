-- §§ 35a, 35c EStG: reductions of the tax for work in the household and for the energy renovation of a home.

local section = { en = "Reductions of the tax", de = "Steuerermäßigungen" }

local function amount(name, fields)
  fields.section, fields.type, fields.per, fields.min = section, money, "year", 0
  fields.max, fields.default = 1000000000, 0
  input(name)(fields)
end

amount("household_minijob_costs", {
  label   = { en = "Marginal employment in the household", de = "Minijob im Haushalt" },
  ask     = { en = "What did a minijob at home cost in {year}?", de = "Was kostete ein Minijob im Haushalt {year}?" },
  help    = {
    en = "Wages and contributions of the year for help in the household with a marginal job.",
    de = "Lohn und Abgaben des Jahres für eine geringfügig beschäftigte Haushaltshilfe.",
  },
  source  = "§ 35a Abs. 1 EStG",
  aliases = { "haushaltsminijob" },
})

amount("household_services", {
  label   = { en = "Services in the household", de = "Haushaltsnahe Dienstleistungen" },
  ask     = { en = "What did services at home cost in {year}?", de = "Was kosteten Dienste im Haushalt {year}?" },
  help    = {
    en = "Labour of services such as cleaning, gardening and care, or of insured household help, paid by transfer "
      .. "on an invoice. No materials.",
    de = "Arbeitskosten etwa für Reinigung, Garten und Pflege oder eine versicherte Haushaltshilfe, auf Rechnung "
      .. "und per Überweisung. Kein Material.",
  },
  source  = "§ 35a Abs. 2 EStG",
  aliases = { "haushaltsnahe_dienstleistungen" },
})

amount("craftsmen_services", {
  label   = { en = "Craftsmen's work at home", de = "Handwerkerleistungen" },
  ask     = { en = "What did craftsmen's work at home cost in {year}?", de = "Was kosteten Handwerker {year}?" },
  help    = {
    en = "Labour of renovation, repair and upkeep of your home, paid by transfer on an invoice. No materials.",
    de = "Arbeitskosten für Renovierung, Reparatur und Erhaltung der Wohnung, auf Rechnung und per Überweisung. Kein "
      .. "Material.",
  },
  source  = "§ 35a Abs. 3 EStG",
  aliases = { "craftsmen", "handwerkerleistungen", "handwerker", "handwerkerkosten" },
})

input "household_limit_share" {
  section = section,
  source  = "§ 35a Abs. 5 Satz 4 EStG",
  type    = rate,
  min     = 0,
  max     = 1,
  default = 1,
  ask_if  = function() return false end,
}

for year, label in ipairs {
  { en = "Energy renovation finished this year", de = "Energetische Maßnahmen, abgeschlossen in diesem Jahr" },
  { en = "Energy renovation finished last year", de = "Energetische Maßnahmen, abgeschlossen im Vorjahr" },
  {
    en = "Energy renovation finished the year before last",
    de = "Energetische Maßnahmen, abgeschlossen im vorvorigen Jahr",
  },
} do
  amount("energy_renovation_" .. year, {
    label  = label,
    ask    = { en = label.en .. ": what did it cost?", de = label.de .. ": was kosteten sie?" },
    help   = {
      en = "The cost of the measures on a home that you live in, on a certificate of the firm.",
      de = "Kosten der Maßnahmen an der selbst bewohnten Wohnung, mit Bescheinigung des Fachunternehmens.",
    },
    source = "§ 35c Abs. 1 EStG",
    aliases = year == 1 and { "energetische_massnahmen", "energetische_maßnahmen" } or nil,
  })
end

input "energy_renovation_share" {
  section = section,
  source  = "§ 35c Abs. 6 EStG; BMF 21.8.2025, BStBl I S. 1609",
  type    = rate,
  min     = 0,
  max     = 1,
  default = 1,
  typical = { 1 },
  ask_if  = function(case)
    return case.energy_renovation_1 + case.energy_renovation_2 + case.energy_renovation_3 > 0
  end,
}

parameter "household_reductions" {
  source = "§ 35a Abs. 1 bis 3 EStG",
  type   = record { rate = rate, minijob_most = money, services_most = money, craftsmen_most = money }, per = "year",
  note   = "For the household, whoever lives in it: two single persons in one household share the limits.",
  until_changed = true,
  since  = {
    ["2009-01-01"] = { rate = 0.2, minijob_most = 510, services_most = 4000, craftsmen_most = 1200 },
  },
}

parameter "energy_renovation" {
  source = "§ 35c Abs. 1 EStG",
  type   = list(record { rate = rate, most = money }), per = "year",
  until_changed = true,
  since  = {
    ["2020-01-01"] = revised {   -- Gesetz zur Umsetzung des Klimaschutzprogramms 2030, BGBl. 2019 I S. 2886
      ["2019-12-30"] = {
        { rate = 0.07, most = 14000 }, { rate = 0.07, most = 14000 }, { rate = 0.06, most = 12000 },
      },
    },
  },
}

rule "household_reduction" {
  section = section,
  source  = "§ 35a EStG",
  type    = number,
  compute = function(case, law)
    local minijob, services, craftsmen = case.household_minijob_costs, case.household_services, case.craftsmen_services
    local left = case.burdens_left_for_services
    if left > 0 then
      -- No statute says on which of several kinds the burden falls: it matters only where a limit is reached.
      local on_services  = min(left, case.burdens_for_services)
      local on_craftsmen = min(left - on_services, case.burdens_for_craftsmen)
      services, craftsmen = services + on_services, craftsmen + on_craftsmen
      minijob = minijob + left - on_services - on_craftsmen
    end
    if minijob + services + craftsmen <= 0 then
      return 0
    end
    local figures, share = law.household_reductions, case.household_limit_share
    return min(figures.rate * minijob, share * figures.minijob_most)
      + min(figures.rate * services, share * figures.services_most)
      + min(figures.rate * craftsmen, share * figures.craftsmen_most)
  end,
}

rule "energy_renovation_reduction" {
  section = section,
  source  = "§ 35c EStG",
  type    = number,
  compute = function(case, law)
    local costs = { case.energy_renovation_1, case.energy_renovation_2, case.energy_renovation_3 }
    local adviser = case.energy_adviser_reduction
    if costs[1] + costs[2] + costs[3] + adviser <= 0 then return 0 end
    local sum, most = exact(0), exact(0)
    for year, figures in ipairs(law.energy_renovation) do
      sum, most = sum + min(figures.rate * costs[year], figures.most), most + figures.most
    end
    -- An adviser counts for the most of a home, too (Satz 2 und 4).
    local whole, share = min(sum + adviser, most), case.energy_renovation_share
    -- No statute says how a share is rounded.
    return share < 1 and ceil(whole * share, 0.01) or whole
  end,
}

-- Two who share a household have the limits once: what each has of 30,000 of services and 10,000 of craftsmen's work.
for _, row in ipairs { { 1, 5200 }, { 0.5, 2600 }, { 0.25, 1300 } } do
  example("Work in a household of which the limits are shared: " .. tostring(row[1])) {
    year   = 2025,
    given  = { household_services = 30000, craftsmen_services = 10000, household_limit_share = row[1] },
    expect = { household_reduction = row[2] },
    source = "Worked by hand from § 35a Abs. 2, 3 und 5 Satz 4 EStG: the share of 4,000 and 1,200",
  }
end

-- 7 % of what is no more than 14,000, of all owners.
for _, row in ipairs {
  { 60000, 1, 0, 4200 }, { 60000, 0.5, 0, 2100 }, { 250000, 0.5, 0, 7000 }, { 200000.01, 0.25, 2000, 3750 },
} do
  example("An energy renovation of " .. row[1] .. " of which " .. tostring(row[2]) .. " is one's own") {
    year   = 2025,
    given  = { energy_renovation_1 = row[1], energy_renovation_share = row[2], energy_adviser_costs = row[3] },
    expect = { energy_renovation_reduction = row[4] },
    source = "By hand from § 35c Abs. 1 und 6 EStG; Haufe, Steuerermäßigung für energetische Sanierungsmaßnahmen, 4 "
      .. "(HI15960930)",
  }
end
