-- Church tax: a share of the income tax, set by the churches under the church tax act (KiStG) of each federal state.

local federal_state = require "federal_state"

input "church_member" {
  section = { en = "Household", de = "Haushalt" },
  type    = boolean,
  default = false,
}

input "spouse_church_member" {
  section = { en = "Household", de = "Haushalt" },
  source  = "KiStG of the federal state",
  type    = choice {
    "same", "yes", "no",
    labels  = {
      same = { en = "As you are", de = "Wie Sie" }, yes = { en = "Yes", de = "Ja" }, no = { en = "No", de = "Nein" },
    },
    aliases = { yes = { "true", "1" }, no = { "nein", "false", "0" } },
  },
  default = "same",
  ask_if  = function(case) return case.filing == "joint" end,
}

input "church_months" {
  section = { en = "Household", de = "Haushalt" },
  source  = "KiStG of the federal state (for instance § 5 KiStG NRW)",
  type    = count(12),
  default = 12,
  ask_if  = function(case) return case.church_member end,
}

parameter "church_tax_rate" {
  source = "Church tax acts of the federal states (KiStG) with the tax resolutions of the churches",
  note   = "Share of the income tax, the same in every year since 2001. The former minimum church tax is left out: "
        .. "its last years are not sourced, which is said where it matters.",
  type   = by("stated_federal_state", rate),
  until_changed = true,
  since  = {
    ["2002-01-01"] = {
      BW = 0.08,   -- KiStG Baden-Württemberg
      BY = 0.08,   -- KirchStG Bayern
      BE = 0.09,   -- KiStG Berlin
      BB = 0.09,   -- BbgKiStG
      HB = 0.09,   -- KiStG Bremen
      HH = 0.09,   -- HmbKiStG
      HE = 0.09,   -- KiStG Hessen
      MV = 0.09,   -- KiStG M-V
      NI = 0.09,   -- KiStRG Niedersachsen
      NW = 0.09,   -- KiStG NRW
      RP = 0.09,   -- KiStG Rheinland-Pfalz
      SL = 0.09,   -- KiStG-Saar
      SN = 0.09,   -- SächsKiStG
      ST = 0.09,   -- KiStG LSA
      SH = 0.09,   -- KiStG Schleswig-Holstein
      TH = 0.09,   -- ThürKiStG
    },
  },
}

rule "church_rate" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "KiStG of the federal state with the tax resolutions of the churches",
  type    = rate,
  min     = 0,
  max     = 0.09,
  compute = function(case, law)
    local alone = case.filing == "joint" and case.spouse_church_member == "no"
    return case.church_member and not alone and federal_state.church_tax_rate(case, law) or 0
  end,
}

rule "church_base" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a Abs. 2 EStG with the KiStG of the federal state",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    return case.church_rate > 0 and case.levy_base or case.church_base_of_member
  end,
}

-- Who gives a base is a member, also without saying so.
local function rate_of(case, law)
  return case.church_rate > 0 and case.church_rate or federal_state.church_tax_rate(case, law)
end

rule "church_tax_uncapped" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a EStG with the KiStG of the federal state",
  type    = money, per = "year",
  compute = function(case, law)
    if case.church_base <= 0 then
      return 0
    end
    return floor(case.church_base * rate_of(case, law), 0.01)
  end,
}

-- Who is a member for a part of the year owes a twelfth of the year's church tax for each month.
local function of_months(case, tax)
  return case.church_months < 12 and floor(tax * case.church_months / 12, 0.01) or tax
end

rule "church_tax" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a EStG with the KiStG of the federal state",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    if case.church_tax_cap < 1 then
      return of_months(case, max(case.church_fee, min(case.church_tax_uncapped, case.church_tax_most)))
    end
    return of_months(case, max(case.church_tax_uncapped, case.church_fee))
  end,
}

example "Fractions of a cent of church tax are dropped" {
  year   = 2025,
  given  = { levy_base = 1000.95, church_member = true, federal_state = "BY" },
  expect = { church_tax = 80.07 },
  source = "Worked by hand: 8 % of 1,000.95 is 80.076",
}
