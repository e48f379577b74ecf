-- § 36 Abs. 2 und 3 EStG: what counts against the taxes of the year, withheld from wages or prepaid.

local persons = require "income.persons"

local section = { en = "Withheld and prepaid", de = "Einbehalten und vorausgezahlt" }

-- An employer states what was withheld; who has no wages is not asked. `stated` names the input behind the rule.
local function of_wages(case, prefix, name)
  return case[prefix .. "wages"] > 0 and case[prefix .. name] or 0
end

local function declare(prefix, of)
  local ask = persons[prefix == "" and 1 or 2].label

  local function label(en, de)
    return { en = en .. of.en, de = de .. of.de }
  end
  local function employed(case) return case[prefix .. "wages"] > 0 end

  input(prefix .. "wage_tax_withheld") {
    label   = label("Wage tax withheld", "Einbehaltene Lohnsteuer"),
    ask     = ask("How much wage tax was withheld in {year}?", "Wie viel Lohnsteuer wurde {year} einbehalten?"),
    help    = {
      en = "Of the year, as the employer's certificate states it; of several employers the sum.",
      de = "Des Jahres, wie in Zeile 4 der Lohnsteuerbescheinigung; bei mehreren Arbeitgebern die Summe.",
    },
    section = section,
    source  = "§ 36 Abs. 2 Nr. 2, §§ 38, 41b EStG",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    aliases = { prefix .. "einbehaltene_lohnsteuer" },
    ask_if  = employed,
  }

  input(prefix .. "stated_surcharge_withheld") {
    label   = label("Solidarity surcharge withheld (surcharge_withheld)", "Einbehaltener Solidaritätszuschlag"),
    ask     = ask("How much solidarity surcharge was withheld in {year}?",
                  "Wie viel Solidaritätszuschlag wurde {year} einbehalten?"),
    help    = {
      en = "Of the year, from wages, as the employer's certificate states it.",
      de = "Des Jahres, vom Lohn, wie in Zeile 5 der Lohnsteuerbescheinigung.",
    },
    section = section,
    source  = "§ 3 Abs. 1 Nr. 3 SolzG 1995",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    ask_if  = function(case, law)
      return employed(case) and case[prefix .. "wage_tax_withheld"] > law.solidarity_surcharge_allowance
    end,
  }

  rule(prefix .. "surcharge_withheld") {
    label   = label("Solidarity surcharge withheld from wages", "Einbehaltener Solidaritätszuschlag"),
    help    = {
      en = "Not given, none is assumed as long as the wage tax stays below the limit of one person.",
      de = "Ohne Angabe wird keiner angenommen, solange die Lohnsteuer unter der Freigrenze einer Person bleibt.",
    },
    section = section,
    source  = "§ 3 Abs. 1 Nr. 3 SolzG 1995",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    compute = function(case, law)
      if not employed(case) or case[prefix .. "wage_tax_withheld"] <= law.solidarity_surcharge_allowance then
        return 0
      end
      return case[prefix .. "stated_surcharge_withheld"]
    end,
  }

  input(prefix .. "stated_church_tax_withheld") {
    label   = label("Church tax withheld (church_tax_withheld)", "Einbehaltene Kirchensteuer"),
    ask     = ask("How much church tax was withheld in {year}?", "Wie viel Kirchensteuer wurde {year} einbehalten?"),
    help    = {
      en = "Of the year, from wages, as the employer's certificate states it.",
      de = "Des Jahres, vom Lohn, wie in Zeile 6 der Lohnsteuerbescheinigung.",
    },
    section = section,
    source  = "§ 51a Abs. 2a EStG",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    ask_if  = function(case) return employed(case) and case.church_rate > 0 end,
  }

  rule(prefix .. "church_tax_withheld") {
    label   = label("Church tax withheld from wages", "Einbehaltene Kirchensteuer"),
    help    = {
      en = "Asked of members with wages; none is assumed of others.",
      de = "Gefragt werden Mitglieder mit Arbeitslohn; bei anderen wird keine angenommen.",
    },
    section = section,
    source  = "§ 51a Abs. 2a EStG",
    type    = money, per = "year",
    min     = 0,
    max     = 1000000000,
    compute = function(case)
      if not employed(case) or case.church_rate <= 0 or case[prefix .. "wage_tax_withheld"] <= 0 then
        return 0
      end
      return case[prefix .. "stated_church_tax_withheld"]
    end,
  }
end

declare("", { en = "", de = "" })
declare("spouse_", { en = " of the spouse", de = " des Ehegatten" })

for name, of in pairs {
  income_tax = { label = {
    en = "Income tax prepaid",
    de = "Vorausgezahlte Einkommensteuer",
  }, ask = {
    en = "How much income tax was prepaid for {year}?",
    de = "Wie viel Einkommensteuer wurde für {year} vorausgezahlt?",
  }, source = "§§ 36, 37 EStG" },
  surcharge  = {
    label = { en = "Solidarity surcharge prepaid", de = "Vorausgezahlter Solidaritätszuschlag" },
    ask = {
      en = "How much solidarity surcharge was prepaid for {year}?",
      de = "Wie viel Solidaritätszuschlag wurde für {year} vorausgezahlt?",
    },
    source = "§ 1 Abs. 4 SolzG 1995",
  },
  church_tax = {
    label = { en = "Church tax prepaid", de = "Vorausgezahlte Kirchensteuer" }, source = "§ 51a Abs. 4 EStG",
    ask = {
      en = "How much church tax was prepaid for {year}?",
      de = "Wie viel Kirchensteuer wurde für {year} vorausgezahlt?",
    },
  },
} do
  input(name .. "_prepaid") {
    label = of.label, ask = of.ask, section = section,
    help = {
      en = "For the year, in its quarters. Nothing if none were set.",
      de = "Für das Jahr, in seinen Quartalen. Nichts, wenn keine festgesetzt waren.",
    },
    source = of.source, type = money, per = "year", min = 0, max = 1000000000, default = 0,
    entries = { kind = name .. "_prepaid" },
  }
end

-- Both spouses' amounts where they file jointly.
local function of_both(case, name)
  return case[name] + (case.filing == "joint" and case["spouse_" .. name] or 0)
end

rule "income_tax_credited" {
  label   = { en = "Wage tax and prepayments counted", de = "Anzurechnende Lohnsteuer und Vorauszahlungen" },
  help    = {
    en = "The sum of wage tax goes up to a whole euro.",
    de = "Die Summe der Lohnsteuer wird auf den vollen Euro aufgerundet.",
  },
  section = section,
  source  = "§ 36 Abs. 2 Nr. 1 und 2, Abs. 3 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local wage_tax = of_wages(case, "", "wage_tax_withheld")
      + (case.filing == "joint" and of_wages(case, "spouse_", "wage_tax_withheld") or 0)
    return ceil(wage_tax, law.withheld_tax_step) + ceil(case.capital_tax_credited, law.withheld_tax_step)
      + case.income_tax_prepaid
  end,
}

parameter "withheld_tax_step" {
  label  = { en = "To what sums of withheld tax are rounded up", de = "Aufrundung der Steuerabzugsbeträge" },
  source = "§ 36 Abs. 3 EStG",
  note   = "Each tax by itself: wage tax, tax on capital. For the surcharge and church tax the law has no such rule.",
  type   = money,
  since  = { ["2002-01-01"] = 1 },
}

rule "surcharge_credited" {
  label   = { en = "Solidarity surcharge withheld and prepaid", de = "Anzurechnender Solidaritätszuschlag" },
  section = section,
  source  = "§ 1 SolzG 1995, § 36 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return of_both(case, "surcharge_withheld") + case.capital_surcharge_credited + case.surcharge_prepaid
  end,
}

rule "church_tax_credited" {
  label   = { en = "Church tax withheld and prepaid", de = "Anzurechnende Kirchensteuer" },
  section = section,
  source  = "§ 51a Abs. 1 und 4 EStG, § 36 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(case)
    return of_both(case, "church_tax_withheld") + case.capital_church_tax_credited + case.church_tax_prepaid
  end,
}

rule "tax_withheld" {
  label   = { en = "Tax withheld or prepaid for the year", de = "Einbehaltene oder vorausgezahlte Steuern des Jahres" },
  help    = {
    en = "All three taxes together: withheld by an employer, and prepayments made. Give it in place of its parts if "
      .. "you know the sum alone.",
    de = "Alle drei Steuern zusammen: vom Arbeitgeber einbehalten und vorausgezahlt. Statt der Teile angeben, wenn nur "
      .. "die Summe bekannt ist.",
  },
  section = section,
  source  = "§ 36 Abs. 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 10000000000,
  compute = function(case)
    return case.income_tax_credited + case.surcharge_credited + case.church_tax_credited
  end,
}
