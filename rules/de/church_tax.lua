-- Church tax: a share of the income tax, set by the churches under the church tax act (KiStG) of each federal state.

local federal_state = require "federal_state"

input "church_member" {
  label   = { en = "Member of a church that levies tax", de = "Mitglied einer steuererhebenden Kirche" },
  help    = "Above all the Protestant and the Roman Catholic church. When filing jointly: both spouses are members.",
  section = { en = "Household", de = "Haushalt" },
  type    = boolean,
  default = false,
  aliases = { "kirchenmitglied", "kirchensteuerpflichtig", "R" },
}

parameter "church_tax_rate" {
  label  = "Rate of church tax by federal state",
  source = "Church tax acts of the federal states (KiStG) with the tax resolutions of the churches",
  note   = "Share of the income tax. The cap at a share of taxable income (Kappung) and the former minimum church tax "
        .. "are left out: they differ by church and diocese, and sources contradict each other. The rates are "
        .. "checked for the years since 2024.",
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

rule "church_tax" {
  label   = { en = "Church tax", de = "Kirchensteuer" },
  help    = "Due from members only. It is not capped here: at high incomes most churches limit it to about three "
         .. "percent of taxable income, some on application. Child allowances lower the tax it is reckoned from. "
         .. "Church tax paid is itself a deductible expense: include it in special_expenses.",
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a EStG with the KiStG of the federal state",
  type    = money,
  aliases = { "kist", "KiSt", "kirchensteuer" },
  min     = 0,
  max     = 1000000000000,
  compute = function(case, law)
    if not case.church_member then
      return 0
    end
    return floor(case.levy_base * federal_state.church_tax_rate(case, law), 0.01)
  end,
}
