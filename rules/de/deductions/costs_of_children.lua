-- § 10 Abs. 1 Nr. 5 und 9 EStG: what childcare and schools cost.

local sections = require "deductions.sections"
require "children.each"

parameter "childcare_deduction" {
  label  = {
    en = "Share of the cost of childcare that is deducted, and how much at most for a child",
    de = "Abziehbarer Teil und Höchstbetrag der Kinderbetreuungskosten",
  },
  source = "§ 10 Abs. 1 Nr. 5 EStG",
  type   = record { of = number, parts = number, most = money }, per = "year",
  note   = "The maximum is of the deduction. For 2010 and 2011 § 9c EStG held, which is not modelled.",
  until_changed = true,
  since  = {
    -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2012-01-01"] = revised { ["2011-11-04"] = { of = 2, parts = 3, most = 4000 } },
    ["2025-01-01"] = revised {
      ["2024-12-05"] = { of = 4, parts = 5, most = 4800 },   -- Jahressteuergesetz 2024
    },
  },
}

parameter "school_fees_deduction" {
  label  = {
    en = "Share of school fees that is deducted, and how much at most for a child",
    de = "Abziehbarer Teil und Höchstbetrag des Schulgelds",
  },
  source = "§ 10 Abs. 1 Nr. 9 EStG",
  type   = record { share = rate, most = money }, per = "year",
  until_changed = true,
  since  = { ["2008-01-01"] = { share = 0.3, most = 5000 } },
}

input "childcare" {
  of      = "child",
  label   = { en = "cost of childcare", de = "Kinderbetreuungskosten" },
  help    = {
    en = "Paid by transfer on an invoice for a child of your household below 14, or disabled; without lessons and "
      .. "sports. If the parents do not file jointly, each has half the maximum unless they ask for another share: "
      .. "give what is yours.",
    de = "Auf Rechnung und per Überweisung für ein Kind im Haushalt unter 14 oder mit Behinderung; ohne Unterricht "
      .. "und Sport. Ohne Zusammenveranlagung hat jeder den halben Höchstbetrag, außer die Eltern beantragen es "
      .. "anders: geben Sie Ihren Teil an.",
  },
  section = sections.children,
  source  = "§ 10 Abs. 1 Nr. 5 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "kinderbetreuungskosten", "betreuungskosten" },
}

input "school_fees" {
  of      = "child",
  label   = { en = "school fees", de = "Schulgeld" },
  help    = { en = "Without board, lodging and care.", de = "Ohne Unterkunft, Verpflegung und Betreuung." },
  section = sections.children,
  source  = "§ 10 Abs. 1 Nr. 9 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "schulgeld" },
}

rule "childcare_counted" {
  of      = "child",
  label   = { en = "childcare deducted", de = "abgezogene Kinderbetreuungskosten" },
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 5 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(child, law)
    if child.childcare <= 0 then
      return 0
    end
    local figures = law.childcare_deduction
    return min(child.childcare * figures.of / figures.parts, figures.most)
  end,
}

rule "childcare_deducted" {
  label   = { en = "Childcare deducted", de = "Abgezogene Kinderbetreuungskosten" },
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 5 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(case) return sum(case.child, "childcare_counted") end,
}

rule "school_fees_deducted" {
  label   = { en = "School fees deducted", de = "Abgezogenes Schulgeld" },
  section = sections.special,
  source  = "§ 10 Abs. 1 Nr. 9 EStG",
  type    = number,
  from    = "2010-01-01",
  compute = function(case, law)
    local figures = law.school_fees_deduction
    return sum(case.child, function(child) return min(child.school_fees * figures.share, figures.most) end)
  end,
}
