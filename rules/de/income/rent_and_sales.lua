-- §§ 21, 22 Nr. 3, 23 EStG: rent, services now and then, and private sales. The last two are free below a limit,
-- taxed in full from it on, and their losses are set off against nothing else.

local lettings = require "income.lettings"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "other_services_limit" {
  source = "§ 22 Nr. 3 Satz 2 EStG",
  type   = money, per = "year",
  note   = "Free is what is less than this.",
  until_changed = true,
  since  = { ["2002-01-01"] = 256 },
}

parameter "private_sales_limit" {
  source = "§ 23 Abs. 3 Satz 5 EStG",
  type   = money, per = "year",
  note   = "Free is what is less than this.",
  until_changed = true,
  since  = {
    ["2009-01-01"] = 600,
    ["2024-01-01"] = revised { ["2024-03-27"] = 1000 },   -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
  },
}

local most = 5

-- A gain below the limit is free, a loss counts nowhere else.
local function from_limit(gain, limit)
  if gain < limit then
    return 0
  end
  return gain
end

persons.input "rent_received" {
  of      = lettings.of,
  label   = { en = "Rent received", de = "Mieteinnahmen" },
  ask     = { en = "What did letting bring in {year}?", de = "Wie hoch waren die Mieteinnahmen {year}?" },
  help    = {
    en = "Of the year, with service charges that tenants pay.",
    de = "Des Jahres, mit den Umlagen der Mieter.",
  },
  section = sections.others,
  source  = "§ 21 Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "mieteinnahmen", "vermietungseinnahmen" },
}

persons.input "rent_expenses" {
  of      = lettings.of,
  label   = { en = "Expenses of letting", de = "Werbungskosten der Vermietung" },
  ask     = { en = "What did letting cost in {year}?", de = "Wie hoch waren die Kosten der Vermietung {year}?" },
  help    = {
    en = "Interest, repairs, service charges paid; depreciation unless building_cost is given.",
    de = "Zinsen, Reparaturen, gezahlte Nebenkosten; Abschreibung, wenn building_cost nicht angegeben ist.",
  },
  section = sections.others,
  source  = "§§ 7, 9, 21 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "werbungskosten_vermietung" },
  ask_if  = function(person) return person.rent_received > 0 end,
}

persons.input "letting_shares" {
  of      = "person",
  label   = { en = "Shares of letting by a notice", de = "Anteile an Vermietungseinkünften laut Bescheid" },
  ask     = {
    en = "What were your shares of the income of communities that let, in {year}?",
    de = "Wie hoch waren Ihre Anteile an Einkünften vermietender Gemeinschaften {year}?",
  },
  help    = {
    en = "Of co-owners, closed funds and companies that let, as the tax office determines them (annex V-Sonstige), "
      .. "with expenses of your own; in no other fact. A loss only as far as it may be set off (§§ 15a, 15b EStG).",
    de = "An Grundstücksgemeinschaften, geschlossenen Fonds und vermietenden Gesellschaften laut "
      .. "Feststellungsbescheid (Anlage V-Sonstige), nach Sonderwerbungskosten; in keiner anderen Angabe. Ein Verlust "
      .. "nur, soweit er ausgleichsfähig ist (§§ 15a, 15b EStG).",
  },
  section = sections.others,
  source  = "§ 21 EStG, § 179, § 180 Abs. 1 Satz 1 Nr. 2 Buchst. a AO",
  type    = money, per = "year",
  min     = -1000000000,
  max     = 1000000000,
  default = 0,
  aliases = { "grundstuecksgemeinschaft", "grundstücksgemeinschaft", "anteile_vermietung" },
}

input "further_lettings" {
  of      = "person",
  label   = { en = "Further lettings", de = "Weitere Vermietungen" },
  ask     = { en = "How many more were let besides?", de = "Wie viele Objekte waren außerdem vermietet?" },
  help    = {
    en = "Each with its own rent, building and depreciation; another building of the same letting without rent. The "
      .. "first is not counted.",
    de = "Jedes mit eigener Miete, Gebäude und Abschreibung; ein weiteres Gebäude derselben Vermietung ohne Miete. Das "
      .. "erste zählt nicht mit.",
  },
  section = sections.others,
  source  = "§ 21 Abs. 1 EStG",
  type    = count(most),
  default = 0,
  ask_if  = function(person) return person.rent_received > 0 end,
}

thing "further_letting" {
  of      = "person",
  label   = { en = "Further letting", de = "Weitere Vermietung" },
  section = sections.others,
  source  = "§ 21 Abs. 1 EStG",
  at_most = most,
  counted_by = "further_lettings",
}

persons.input "other_services" {
  of      = "person",
  label   = { en = "Income from occasional services", de = "Einkünfte aus Leistungen" },
  ask     = {
    en = "What did occasional services bring in {year}?",
    de = "Was brachten gelegentliche Leistungen {year}?",
  },
  help    = {
    en = "Such as for an introduction, or for letting movables now and then, after expenses.",
    de = "Etwa eine Vermittlung oder das gelegentliche Vermieten beweglicher Sachen, nach Abzug der Kosten.",
  },
  section = sections.others,
  source  = "§ 22 Nr. 3 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = { "sonstige_leistungen" },
}

persons.input "private_sales" {
  of      = "person",
  label   = { en = "Gain from private sales", de = "Gewinn aus privaten Veräußerungsgeschäften" },
  ask     = {
    en = "What was the gain from private sales in {year}?",
    de = "Wie hoch war der Gewinn aus privaten Verkäufen {year}?",
  },
  help    = {
    en = "Of land within ten years, of other things within one year, after costs. Losses of other years are not "
      .. "set off here.",
    de = "Von Grundstücken binnen zehn Jahren, von anderem binnen eines Jahres, nach Kosten. Verluste anderer "
      .. "Jahre werden hier nicht verrechnet.",
  },
  section = sections.others,
  source  = "§ 23 EStG",
  type    = money, per = "year",
  default = 0,
  aliases = {
    "private_veraeusserungsgeschaefte", "private_veräußerungsgeschäfte", "spekulationsgewinn",
  },
}

-- What of a letting is the owner's, where others own it, too.
local function own_part(letting)
  return round((letting.rent_received - letting.letting_expenses) * letting.letting_share, 0.01)
end

rule "letting_income" {
  of      = "further_letting",
  label   = { en = "Income from this letting", de = "Einkünfte aus dieser Vermietung" },
  section = sections.others,
  source  = "§ 21 EStG",
  type    = money, per = "year",
  compute = function(letting) return own_part(letting) end,
}

persons.rule "rental_income" {
  of      = "person",
  label   = { en = "Income from letting", de = "Einkünfte aus Vermietung und Verpachtung" },
  section = sections.others,
  source  = "§ 2 Abs. 2 Satz 1 Nr. 2, § 21 EStG",
  type    = money, per = "year",
  compute = function(person)
    return own_part(person) + sum(person.further_letting, "letting_income") + person.letting_shares
  end,
}

persons.rule "taxed_services_and_sales" {
  of      = "person",
  label   = {
    en = "Income from services and private sales",
    de = "Einkünfte aus Leistungen und Veräußerungsgeschäften",
  },
  section = sections.others,
  help    = {
    en = "In 2022 with the energy allowance of who had no wages, for which there is no limit.",
    de = "2022 mit der Energiepreispauschale derer ohne Arbeitslohn, für die keine Freigrenze gilt.",
  },
  source  = "§ 22 Nr. 2 und 3, § 23 Abs. 3 Satz 5 und 7, § 119 Abs. 2 EStG",
  type    = money, per = "year",
  compute = function(person, law)
    local allowance = person.wages > 0 and 0 or person.energy_allowance_set
    return allowance
      + from_limit(person.other_services + person.honorary_income, law.other_services_limit)
      + from_limit(person.private_sales, law.private_sales_limit)
  end,
}

-- The limit is that of each spouse; a gain that it leaves taxed is set off against the other's loss (§ 26b EStG).
rule "sales_losses_of_spouse" {
  of      = "person",
  label   = {
    en = "Spouse's loss on private sales set off",
    de = "Verrechneter Veräußerungsverlust des Ehegatten",
  },
  section = sections.others,
  source  = "§ 23 Abs. 3 Satz 7, § 26b EStG; BMF 5.10.2000, BStBl I S. 1383, Tz. 41; FG Köln 20.4.2012 4 K 1027/09",
  type    = money, per = "year",
  compute = function(person, law, case)
    if case.filing ~= "joint" then
      return 0
    end
    return clamp(-person.other.private_sales, 0, max(0, from_limit(person.private_sales, law.private_sales_limit)))
  end,
}

for _, row in ipairs {
  { 1500, -1000, 500 }, { 1500, -2000, 0 }, { 999.99, -500, 0 }, { 1000, -500, 500 }, { 1000, 999.99, 1000 },
  { 600, 400, 0 }, { 2000, 1500, 3500 }, { -300, -400, 0 },
} do
  local own, others, income = table.unpack(row)
  example("Private sales of spouses in 2025: " .. own .. " and " .. others) {
    year   = 2025,
    given  = { filing = "joint", private_sales = own, ["spouse.private_sales"] = others },
    expect = { sum_of_income = income, ["apart.sum_of_income"] = own >= 1000 and own or 0 },
    source = "By hand from § 23 Abs. 3 Satz 5 und 7 EStG; BMF 5.10.2000, Tz. 41; Frotscher/Geurts, § 23 Rz. 153, 154",
  }
end
