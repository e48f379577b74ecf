-- § 1 EStG: who lives abroad and has income here. On application such a person is taxed like a resident, where nearly
-- all income is taxed here (§ 1 Abs. 3); else on the income from here alone, which is not covered.

local splitting = require "assessment.splitting"

local section = { en = "Income from abroad", de = "Ausländische Einkünfte" }

parameter "share_taxed_here" {
  source = "§ 1 Abs. 3 Satz 2 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2010-01-01"] = 0.9 },
}

input "residence" {
  section = section,
  source  = "§ 1 Abs. 1, 3 und 4 EStG",
  type    = choice {
    "germany", "treated_as_resident", "belgium", "limited",
    labels  = {
      germany             = { en = "In Germany", de = "In Deutschland" },
      treated_as_resident = { en = "Abroad, taxed like a resident", de = "Im Ausland, Antrag nach § 1 Abs. 3" },
      belgium             = { en = "In Belgium, taxed like a resident", de = "In Belgien, Antrag nach § 1 Abs. 3" },
      limited             = { en = "Abroad, taxed on income from here", de = "Im Ausland, beschränkt steuerpflichtig" },
    },
    aliases = {
      germany = { "deutschland" }, belgium = { "belgien" }, limited = { "beschraenkt", "beschränkt" },
      treated_as_resident = { "antrag" },
    },
  },
  default = "germany",
  typical = { "germany" },
  ask_if  = function() return false end,
}

local function lives_abroad(case) return case.residence ~= "germany" end

input "residence_share" {
  section = section,
  source  = "§ 1 Abs. 3 Satz 2 EStG",
  type    = choice {
    "whole", "three_quarters", "half", "quarter",
    labels  = {
      whole = { en = "Whole", de = "Ganz" }, three_quarters = { en = "Three quarters", de = "Drei Viertel" },
      half  = { en = "Half", de = "Halb" }, quarter = { en = "A quarter", de = "Ein Viertel" },
    },
    aliases = { whole = { "1/1" }, three_quarters = { "3/4" }, half = { "1/2" }, quarter = { "1/4" } },
  },
  default = "whole",
  ask_if  = lives_abroad,
}

rule "may_be_treated_as_resident" {
  section = section,
  source  = "§ 1 Abs. 3 Satz 2, § 1a Abs. 1 Nr. 2 EStG; Littmann/Bitz/Pust, § 1 EStG Rn. 136",
  type    = boolean,
  from    = "2010-01-01",
  compute = function(case, law)
    local abroad, here = max(0, case.exempt_income_of_both), max(0, case.sum_of_income)
    return abroad <= splitting.persons(case) * case.basic_allowance * law.country_shares[case.residence_share]
      or here >= law.share_taxed_here * (here + abroad)
  end,
}

local taxes = { "taxable_income", "income_tax", "assessed_income_tax", "total_tax" }

local function on_application(case)
  return case.residence == "treated_as_resident" or case.residence == "belgium"
end

caveat "too_much_income_abroad" {
  concerns = taxes,
  from     = "2010-01-01",
  when     = function(case) return on_application(case) and not case.may_be_treated_as_resident end,
  text     = {
    en = "More than a tenth of the income, and more than the basic allowance, is not taxed here: then nobody who "
      .. "lives abroad is taxed like a resident, and this tax does not hold.",
    de = "Mehr als ein Zehntel der Einkünfte und mehr als der Grundfreibetrag wird nicht hier besteuert: Dann ist die "
      .. "Behandlung als unbeschränkt steuerpflichtig nicht möglich, und diese Steuer gilt nicht.",
  },
  source   = "§ 1 Abs. 3 Satz 2 EStG",
}

caveat "terms_of_application" {
  concerns = taxes,
  from     = "2010-01-01",
  when     = function(case) return on_application(case) end,
  text     = {
    en = "Who is taxed like a resident proves income that is not taxed here by a certificate of the authority abroad, "
      .. "and files jointly, or deducts support for a divorced spouse abroad, only as a citizen of the EU or EEA whose "
      .. "spouse lives there or in Switzerland.",
    de = "Auf Antrag unbeschränkt Steuerpflichtige weisen nicht hier besteuerte Einkünfte durch eine Bescheinigung der "
      .. "ausländischen Behörde nach. Zusammenveranlagung und Realsplitting gibt es nur für Staatsangehörige der EU "
      .. "oder des EWR, deren Ehegatte dort oder in der Schweiz lebt.",
  },
  source   = "§ 1 Abs. 3 Satz 5, § 1a Abs. 1 EStG",
}

caveat "resident_of_belgium" {
  concerns = taxes,
  from     = "2010-01-01",
  when     = function(case) return case.residence == "belgium" end,
  text     = {
    en = "Of residents of Belgium the tax on wages and on pay and pensions from public funds is lowered by 8 percent. "
      .. "That is not taken off here.",
    de = "Bei in Belgien Ansässigen ist die Steuer auf Arbeitslohn und auf Vergütungen und Ruhegehälter aus "
      .. "öffentlichen Kassen um 8 % gemindert. Das ist hier nicht abgezogen.",
  },
  source   = "Art. 2 Zusatzabkommen DBA Belgien vom 5.11.2002, BGBl. 2003 II S. 1616; OFD Hannover S 1301 - 397 - StO "
    .. "112",
}

caveat "limited_tax_liability" {
  concerns = taxes,
  when     = function(case) return case.residence == "limited" end,
  text     = {
    en = "This is the tax of a resident. Who lives abroad and is taxed on income from here alone pays another one: "
      .. "without the basic allowance but on wages, without splitting and most special expenses and burdens, and what "
      .. "was withheld is often final.",
    de = "Das ist die Steuer eines unbeschränkt Steuerpflichtigen. Wer im Ausland lebt und nur mit inländischen "
      .. "Einkünften besteuert wird, zahlt eine andere: außer auf Lohn ohne Grundfreibetrag, ohne Splitting und die "
      .. "meisten Sonderausgaben und Belastungen, und der Steuerabzug ist oft abgeltend.",
  },
  source   = "§ 1 Abs. 4, §§ 49, 50 EStG",
}

caveat "losses_abroad_in_the_rate" {
  concerns = { "exempt_income_of_both" },
  when     = function(case)
    for person in each(case.persons) do
      if person.exempt_foreign_income < 0 then return true end
    end
    return false
  end,
  text     = {
    en = "An exempt loss from abroad is taken to lower the rate. Losses of the kinds of § 2a Abs. 1 from outside the "
      .. "EU and EEA do not, nor do those that § 32b Abs. 1 Satz 2 leaves out within them: leave these out.",
    de = "Ein steuerfreier ausländischer Verlust mindert hier den Steuersatz. Verluste der Arten des § 2a Abs. 1 von "
      .. "außerhalb der EU und des EWR tun das nicht, auch nicht die des § 32b Abs. 1 Satz 2 von dort: weglassen.",
  },
  source   = "§ 2a Abs. 1, § 32b Abs. 1 Satz 2 EStG; BFH BStBl. II 1991, 136",
}

-- What of an income that is all taxed at 10,000 or 200,000 here may be taxed elsewhere; 12,096 is 2025's allowance.
for _, row in ipairs {
  { 10000, 12096, "single", "whole", true }, { 10000, 12096.01, "single", "whole", false },
  { 10000, 24192, "joint", "whole", true }, { 10000, 24192.01, "joint", "whole", false },
  { 10000, 6048, "single", "half", true }, { 10000, 6048.01, "single", "half", false },
  { 200000, 22222.22, "single", "whole", true }, { 200000, 22222.23, "single", "whole", false },
} do
  local who = row[3] .. ", " .. row[4]
  example("Taxed like a resident with " .. row[1] .. " here and " .. row[2] .. " elsewhere, " .. who) {
    year   = 2025,
    given  = {
      residence = "treated_as_resident", sum_of_income = row[1], exempt_foreign_income = row[2], filing = row[3],
      residence_share = row[4],
    },
    expect = { may_be_treated_as_resident = row[5] },
    source = "By hand from § 1 Abs. 3 Satz 2, § 1a Abs. 1 Nr. 2, § 32a Abs. 1 EStG",
  }
end
