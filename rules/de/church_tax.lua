-- Church tax: a share of the income tax, set by the churches under the church tax act (KiStG) of each federal state.

local federal_state = require "federal_state"

input "church_member" {
  label   = { en = "Member of a church that levies tax", de = "Mitglied einer steuererhebenden Kirche" },
  ask     = {
    en = "Are you a member of a church that levies tax?",
    de = "Gehören Sie einer Kirche an, die Steuern erhebt?",
  },
  help    = {
    en = "Above all the Protestant and the Roman Catholic church. Of your spouse spouse_church_member tells.",
    de = "Vor allem evangelisch und römisch-katholisch. Für den Ehegatten gilt spouse_church_member.",
  },
  section = { en = "Household", de = "Haushalt" },
  type    = boolean,
  default = false,
  aliases = { "kirchenmitglied", "kirchensteuerpflichtig", "R" },
}

input "spouse_church_member" {
  label   = {
    en = "Spouse: Member of a church that levies tax", de = "Ehegatte: Mitglied einer steuererhebenden Kirche",
  },
  ask     = {
    en = "Is your spouse a member of a church that levies tax?",
    de = "Gehört Ihr Ehegatte einer Kirche an, die Steuern erhebt?",
  },
  help    = {
    en = "Not given, the spouse is taken to be what you are. Of a couple of whom one is a member the member's share of "
      .. "the tax counts, or the church fee by the joint income.",
    de = "Ohne Angabe gilt der Ehegatte als das, was Sie sind. In glaubensverschiedener Ehe zählt der Anteil des "
      .. "Mitglieds an der Steuer, oder das besondere Kirchgeld.",
  },
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
  label   = { en = "Months of membership of a church", de = "Monate der Kirchenmitgliedschaft" },
  ask     = {
    en = "For how many months of {year} is church tax due?",
    de = "Für wie viele Monate von {year} ist Kirchensteuer fällig?",
  },
  help    = {
    en = "Less than 12 for who entered or left a church in the year: from the month after entry, until that of "
      .. "leaving, in some states the month after. Each is a twelfth of the year's church tax.",
    de = "Unter 12 bei Eintritt oder Austritt im Jahr: ab dem Monat nach dem Eintritt, bis zu dem des Austritts, in "
      .. "manchen Ländern dem danach. Für jeden gilt ein Zwölftel der Jahreskirchensteuer.",
  },
  section = { en = "Household", de = "Haushalt" },
  source  = "KiStG of the federal state (for instance § 5 KiStG NRW)",
  type    = count(12),
  default = 12,
  ask_if  = function(case) return case.church_member end,
}

parameter "church_tax_rate" {
  label  = { en = "Rate of church tax by federal state", de = "Kirchensteuersatz nach Land" },
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
  label   = { en = "Rate of church tax", de = "Kirchensteuersatz" },
  help    = {
    en = "By the federal state; zero for who is not a member of a church that levies tax, and for couples of whom one "
      .. "is, whose tax is worked out apart.",
    de = "Nach dem Land; null für alle, die keiner steuererhebenden Kirche angehören, und für Paare, von denen einer "
      .. "Mitglied ist: deren Steuer wird eigens berechnet.",
  },
  section = { en = "Taxes", de = "Steuern" },
  source  = "KiStG of the federal state with the tax resolutions of the churches",
  type    = rate,
  min     = 0,
  max     = 0.09,
  aliases = { "kirchensteuersatz", "rate" },
  compute = function(case, law)
    local alone = case.filing == "joint" and case.spouse_church_member == "no"
    return case.church_member and not alone and federal_state.church_tax_rate(case, law) or 0
  end,
}

rule "church_base" {
  label   = { en = "Income tax that church tax is reckoned from", de = "Bemessungsgrundlage der Kirchensteuer" },
  help    = {
    en = "Of a member; give it together with the federal state for church tax alone.",
    de = "Eines Mitglieds; für die Kirchensteuer allein zusammen mit dem Land anzugeben.",
  },
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
  label   = { en = "Church tax before a cap", de = "Kirchensteuer vor Kappung" },
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a EStG with the KiStG of the federal state",
  type    = money, per = "year",
  aliases = { "uncapped" },
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
  label   = { en = "Church tax", de = "Kirchensteuer" },
  help    = {
    en = "Due from members only, by the months of membership; of a couple of whom one is a member at least the church "
      .. "fee. At high incomes most churches cap it at about three "
      .. "percent of taxable income, some on application: see church_tax_cap. Child allowances lower the tax it is "
      .. "reckoned from. Church tax paid is itself a deductible expense of the year in which it is paid.",
    de = "Nur von Mitgliedern, nach Monaten der Mitgliedschaft; in glaubensverschiedener Ehe mindestens das Kirchgeld. "
      .. "Bei hohen Einkommen begrenzen die meisten Kirchen sie auf etwa drei Prozent des zu versteuernden Einkommens, "
      .. "manche auf Antrag: siehe church_tax_cap. Freibeträge für Kinder mindern die Steuer, von der sie ausgeht. "
      .. "Gezahlte Kirchensteuer ist im Jahr der Zahlung selbst Sonderausgabe.",
  },
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a EStG with the KiStG of the federal state",
  type    = money, per = "year",
  aliases = { "kist", "KiSt", "kirchensteuer", "capped" },
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
