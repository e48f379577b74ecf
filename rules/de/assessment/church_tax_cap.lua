-- The cap of church tax at a share of the taxable income (Kappung), set by the churches' tax resolutions.

local section = { en = "Church tax", de = "Kirchensteuer" }

input "church" {
  section = section,
  type    = choice {
    "none", "protestant", "catholic", "wuerttemberg",
    labels = {
      none = { en = "Not given", de = "Nicht angegeben" },
      protestant = { en = "Protestant", de = "evangelisch" },
      catholic = { en = "Roman Catholic", de = "römisch-katholisch" },
      wuerttemberg = { en = "Protestant, Württemberg", de = "evangelisch, Landeskirche in Württemberg" },
    },
    aliases = { protestant = { "ev", "evangelisch" }, catholic = { "rk", "kath", "katholisch" } },
  },
  default = "none",
  ask_if  = function(case) return case.church_tax_is_capped end,
}

input "church_tax_is_capped" {
  section = section,
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function() return false end,
}

parameter "church_tax_caps" {
  source = "Tax resolutions of the churches, after NWB Arbeitshilfe 11/2017 and Haufe 2014 and 2018",
  note   = "For the years 2012 to 2018, where sources agree. Of Mecklenburg-Western Pomerania they do not, of Lower "
        .. "Saxony since 2018 it takes the diocese; Bavaria has none. Later resolutions have not been read: give "
        .. "church_tax_cap.",
  type   = by("stated_federal_state", record {
    all = optional(rate), protestant = optional(rate), catholic = optional(rate), wuerttemberg = optional(rate),
  }),
  until_changed = true,
  since  = {
    ["2012-01-01"] = {
      BE = { all = 0.03 }, BB = { all = 0.03 }, HB = { all = 0.035 }, HH = { all = 0.03 }, NI = { all = 0.035 },
      SN = { all = 0.035 }, ST = { all = 0.035 }, SH = { all = 0.03 }, TH = { all = 0.035 },
      BW = { protestant = 0.035, catholic = 0.035, wuerttemberg = 0.0275 }, BY = {}, MV = {},
      HE = { protestant = 0.035, catholic = 0.04 }, NW = { protestant = 0.035, catholic = 0.04 },
      RP = { protestant = 0.035, catholic = 0.04 }, SL = { protestant = 0.035, catholic = 0.04 },
    },
    ["2018-01-01"] = {
      BE = { all = 0.03 }, BB = { all = 0.03 }, HB = { all = 0.035 }, HH = { all = 0.03 },
      SN = { all = 0.035 }, ST = { all = 0.035 }, SH = { all = 0.03 }, TH = { all = 0.035 },
      BW = { protestant = 0.035, catholic = 0.035, wuerttemberg = 0.0275 }, BY = {}, MV = {}, NI = {},
      HE = { protestant = 0.035, catholic = 0.04 }, NW = { protestant = 0.035, catholic = 0.04 },
      RP = { protestant = 0.035, catholic = 0.04 }, SL = { protestant = 0.035, catholic = 0.04 },
    },
    ["2019-01-01"] = repealed,
  },
}

rule "church_tax_cap" {
  section = section,
  source  = "Tax resolutions of the churches",
  type    = rate,
  min     = 0,
  max     = 1,
  compute = function(case, law)
    if not case.church_tax_is_capped then
      return 1
    end
    if case.federal_state ~= "none" then
      local caps = law.church_tax_caps[case.federal_state]
      local cap  = caps.all or case.church ~= "none" and caps[case.church]
      if cap then
        return cap
      end
    end
    error("the cap of church tax is not known for this federal state and church: give church_tax_cap")
  end,
}

rule "church_tax_most" {
  section = section,
  source  = "Tax resolutions of the churches, § 51a Abs. 2 EStG; steuer-forum-kirche.de/faq-kappung.htm (whole euros)",
  type    = money, per = "year",
  compute = function(case)
    return floor(case.church_tax_cap * floor(case.fictitious_taxable_income), 0.01)
  end,
}
