-- §§ 7, 7b, 9, 21 EStG, § 82b EStDV: a dwelling that is let: depreciation, rent below the usual one, repairs that are
-- spread.

local facts    = require "income.work_facts"
local persons  = require "income.persons"
local sections = require "income.sections"

parameter "dwelling_depreciation" {
  source = "§ 7 Abs. 4 Satz 1 Nr. 2 EStG",
  type   = list(record { from = number, rate = rate }),
  note   = "By the year in which the building was finished.",
  until_changed = true,
  since  = {
    ["2002-01-01"] = { { from = 0, rate = 0.025 }, { from = 1925, rate = 0.02 } },
    -- Jahressteuergesetz 2022, BGBl. I S. 2294
    ["2023-01-01"] = revised {
      ["2022-12-20"] = { { from = 0, rate = 0.025 }, { from = 1925, rate = 0.02 }, { from = 2023, rate = 0.03 } },
    },
  },
}

parameter "declining_dwelling" {
  source = "§ 7 Abs. 5a EStG",
  type   = record { rate = rate, from = date, upto = date },
  note   = "For those begun, or bought by a contract made, between the two days; a share of the book value.",
  until_changed = true,
  -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
  since  = { ["2023-01-01"] = revised {
    ["2024-03-27"] = { rate = 0.05, from = "2023-10-01", upto = "2029-09-30" },
  } },
}

parameter "new_rented_homes" {
  source = "§ 7b EStG, § 52 Abs. 15a EStG",
  type   = record {
    rate = rate, years = count(10), kinds = list(record { from = date, upto = date, most = money, counted = money }),
  },
  per    = "year",
  note   = "By the day of the application for the building permit: up to what cost a square metre, and how much of it "
        .. "counts; `rate` in each of the first `years`.",
  until_changed = true,
  since  = {
    -- Gesetz vom 04.08.2019, BGBl. I S. 1122
    ["2018-01-01"] = revised { ["2019-08-08"] = {
      rate = 0.05, years = 4, kinds = { { from = "2018-09-01", upto = "2021-12-31", most = 3000, counted = 2000 } },
    } },
    -- Jahressteuergesetz 2022, BGBl. I S. 2294; Wachstumschancengesetz, BGBl. 2024 I Nr. 108
    ["2023-01-01"] = revised { ["2024-03-27"] = {
      rate = 0.05, years = 4, kinds = {
        { from = "2018-09-01", upto = "2021-12-31", most = 3000, counted = 2000 },
        { from = "2023-01-01", upto = "2029-09-30", most = 5200, counted = 4000 },
      },
    } },
    -- § 52 Abs. 15a EStG: the first kind for the last time in 2026
    ["2027-01-01"] = { rate = 0.05, years = 4, kinds = {
      { from = "2023-01-01", upto = "2029-09-30", most = 5200, counted = 4000 },
    } },
  },
}

parameter "reduced_rent" {
  source = "§ 21 Abs. 2 EStG",
  type   = record { split = rate, full = rate },
  note   = "Below `split` the expenses count by the share; from `full` on they count without a forecast of a surplus.",
  until_changed = true,
  since  = {
    -- Steuervereinfachungsgesetz 2011, BGBl. I S. 2131
    ["2012-01-01"] = revised { ["2011-11-04"] = { split = 0.66, full = 0.66 } },
    -- Jahressteuergesetz 2020, BGBl. I S. 3096
    ["2021-01-01"] = revised { ["2020-12-28"] = { split = 0.5, full = 0.66 } },
  },
}

parameter "near_acquisition_share" {
  source = "§ 6 Abs. 1 Nr. 1a, § 9 Abs. 5 Satz 2 EStG",
  type   = rate,
  until_changed = true,
  since  = { ["2004-01-01"] = 0.15 },   -- Steueränderungsgesetz 2003, BGBl. I S. 2645
}

for _, person in ipairs(persons) do
  local p       = person.prefix
  local declare = facts.declarer(person, sections.others)
  local once    = { type = money, per = "once", min = 0, max = 1000000000, default = 0 }

  local function lets(case)   return case[p .. "rent_received"] > 0 end
  local function has_it(case) return case[p .. "building_cost"] > 0 end
  local function falls(case)  return has_it(case) and case[p .. "building_method"] == "declining" end
  local function is_new(case) return has_it(case) and case[p .. "new_home_area"] > 0 end

  declare("building_cost", once, { "Cost of the building that is let", "Anschaffungskosten des vermieteten Gebäudes" },
    { "What did the building cost, land not included?", "Was kostete das Gebäude, ohne Grund und Boden?" },
    { "With its share of the costs of purchase and, if so, repairs that are part of the cost, less grants (R 21.5 "
      .. "EStR). Only if depreciation is not in rent_expenses already.",
      "Mit anteiligen Nebenkosten und gegebenenfalls anschaffungsnahen Kosten, ohne Zuschüsse (R 21.5 EStR). "
        .. "Nur, wenn die Abschreibung nicht schon in rent_expenses steckt." },
    "§ 7 Abs. 4 EStG, § 255 HGB", lets)

  person.input "building_finished" {
    label   = person.label("Year in which the building was finished", "Jahr der Fertigstellung des Gebäudes"),
    ask     = person.label("In which year was the building finished?",
                           "In welchem Jahr wurde das Gebäude fertiggestellt?"),
    help    = { en = "It decides the rate of depreciation.", de = "Es entscheidet über den Abschreibungssatz." },
    section = sections.others,
    source  = "§ 7 Abs. 4 Satz 1 Nr. 2 EStG",
    type    = number,
    min     = 1000,
    max     = 9999,
    ask_if  = person.asked_if(has_it),
  }

  person.input "building_acquired" {
    label   = person.label("Day on which the building was acquired", "Tag der Anschaffung des Gebäudes"),
    ask     = person.label("When did possession pass, or when was it finished?",
                           "Wann gingen Besitz und Lasten über, oder wann wurde es fertig?"),
    help    = {
      en = "The passing of possession, or the day on which one's own building was finished.",
      de = "Übergang von Besitz, Nutzen und Lasten oder Fertigstellung des eigenen Baus.",
    },
    section = sections.others,
    source  = "§ 7 Abs. 1 Satz 4, Abs. 4 EStG, § 9a EStDV",
    type    = date,
    ask_if  = person.asked_if(has_it),
  }

  declare("building_life", { type = number, min = 0, max = 100, default = 0 },
    { "Shorter useful life shown, in years", "Nachgewiesene kürzere Nutzungsdauer in Jahren" },
    { "Was a shorter life shown, in years?", "Ist eine kürzere Nutzungsdauer nachgewiesen, in Jahren?" },
    { "From the acquisition on; 0 if not.", "Ab der Anschaffung; 0, wenn nicht." }, "§ 7 Abs. 4 Satz 2 EStG", has_it)

  person.input "building_method" {
    label   = person.label("Depreciation of the building", "Abschreibung des Gebäudes"),
    ask     = person.label("How is the building depreciated?", "Wie wird das Gebäude abgeschrieben?"),
    help    = {
      en = "By falling amounts only new dwellings begun, or bought by a contract made, from October 2023 to September "
        .. "2029.",
      de = "Degressiv nur neue Wohngebäude mit Baubeginn oder Kaufvertrag von Oktober 2023 bis September 2029.",
    },
    section = sections.others,
    source  = "§ 7 Abs. 4 und 5a EStG",
    type    = choice {
      "linear", "declining",
      labels  = {
        linear    = { en = "Straight line", de = "Linear" },
        declining = { en = "5 % of the book value", de = "5 % vom Buchwert" },
      },
      aliases = { declining = { "degressiv" } },
    },
    default = "linear",
    ask_if  = person.asked_if(has_it),
  }

  person.input "building_begun" {
    label   = person.label("Day on which building began, or of the contract", "Baubeginn oder Tag des Kaufvertrags"),
    ask     = person.label("When did building begin, or was the contract made?",
                           "Wann war Baubeginn, oder wann wurde der Kaufvertrag geschlossen?"),
    help    = { en = "It decides whether 5 % may be taken.", de = "Er entscheidet, ob 5 % zulässig sind." },
    section = sections.others,
    source  = "§ 7 Abs. 5a Satz 1 und 2 EStG",
    type    = date,
    ask_if  = person.asked_if(falls),
  }

  person.input "building_book_value" {
    label   = person.label("Book value of the building at the beginning of the year",
                           "Restwert des Gebäudes zu Jahresbeginn"),
    ask     = person.label("What was its book value at the beginning of {year}?",
                           "Wie hoch war der Restwert zu Beginn von {year}?"),
    help    = {
      en = "The cost less depreciation of the years before, special depreciation not included.",
      de = "Kosten abzüglich der Abschreibungen der Vorjahre, ohne Sonderabschreibungen.",
    },
    section = sections.others,
    source  = "§ 7 Abs. 5a Satz 4 EStG",
    type    = money, per = "once",
    min     = 0,
    ask_if  = person.asked_if(function(case)
      return falls(case) and case[p .. "building_acquired"].year < case.year
    end),
  }

  declare("new_home_area", { type = number, min = 0, max = 1000000, default = 0 },
    { "Square metres of new rented homes", "Wohnfläche neuer Mietwohnungen in Quadratmetern" },
    { "How many square metres of new homes have special depreciation?",
      "Wie viele Quadratmeter neuer Wohnungen werden besonders abgeschrieben?" },
    { "Only homes that are let for ten years and, by an application since 2023, keep the standard Effizienzhaus 40 "
      .. "with the seal of quality; all of the building.",
      "Nur zehn Jahre vermietete Wohnungen, bei Bauantrag ab 2023 als Effizienzhaus 40 mit Siegel; das ganze "
        .. "Gebäude." },
    "§ 7b EStG", has_it)

  person.input "new_home_applied" {
    label   = person.label("Day of the building application", "Tag des Bauantrags"),
    ask     = person.label("When was the building permit applied for?", "Wann wurde der Bauantrag gestellt?"),
    help    = {
      en = "From September 2018 to 2021, or from 2023 to September 2029.",
      de = "Von September 2018 bis 2021 oder von 2023 bis September 2029.",
    },
    section = sections.others,
    source  = "§ 7b Abs. 2 Satz 1 Nr. 1 EStG",
    type    = date,
    ask_if  = person.asked_if(is_new),
  }

  declare("usual_rent", facts.amount(), { "Usual rent of what is let", "Ortsübliche Miete der vermieteten Wohnung" },
    { "What would the usual rent of the year have been?", "Wie hoch wäre die ortsübliche Miete des Jahres gewesen?" },
    { "With service charges, as rent_received. Only if less is asked, such as from relatives.",
      "Mit Umlagen, wie rent_received. Nur bei verbilligter Vermietung, etwa an "
        .. "Angehörige." }, "§ 21 Abs. 2 EStG", lets)

  declare("spread_repairs", facts.amount(),
    { "Repairs of this year that are spread", "Erhaltungsaufwand, der verteilt wird" },
    { "What repairs of {year} are to be spread over years?", "Welcher Erhaltungsaufwand {year} soll verteilt werden?" },
    { "Larger ones of a dwelling, not in rent_expenses again.",
      "Größerer Aufwand eines Wohngebäudes, nicht noch einmal in rent_expenses." }, "§ 82b EStDV", lets)

  declare("spread_over", { type = count(5), default = 5 },
    { "Years over which repairs are spread", "Jahre der Verteilung" },
    { "Over how many years, from two to five?", "Auf wie viele Jahre, zwei bis fünf?" },
    { "Equal parts, this year's first.", "Gleiche Teile, der erste in diesem Jahr." }, "§ 82b Abs. 1 Satz 1 EStDV",
    function(case) return case[p .. "spread_repairs"] > 0 end)

  declare("repairs_of_earlier_years", facts.amount(),
    { "Parts of repairs of earlier years", "Anteile verteilten Erhaltungsaufwands früherer Jahre" },
    { "What parts of repairs of earlier years fall to {year}?", "Welche Anteile früherer Jahre entfallen auf {year}?" },
    { "Of the four years before together.", "Der vier Vorjahre zusammen." }, "§ 82b EStDV", lets)

  declare("repairs_in_three_years", facts.amount(),
    { "Repairs within three years of the purchase", "Instandsetzung binnen drei Jahren nach der Anschaffung" },
    { "What did repairs within three years of the purchase cost, without VAT?",
      "Was kosteten Instandsetzung und Modernisierung binnen drei Jahren nach dem Kauf, netto?" },
    { "All so far, without enlargements and what is usual each year. Above 15 % of the building's cost they are part "
      .. "of it.",
      "Bisher insgesamt, ohne Erweiterungen und jährlich Übliches. Über 15 % der Gebäudekosten gehören sie zu "
        .. "diesen." },
    "§ 6 Abs. 1 Nr. 1a EStG", has_it)

  person.rule "repairs_are_cost" {
    label   = person.label("Repairs are part of the building's cost", "Anschaffungsnahe Herstellungskosten"),
    section = sections.others,
    source  = "§ 6 Abs. 1 Nr. 1a, § 9 Abs. 5 Satz 2 EStG",
    type    = boolean,
    compute = function(case, law)
      return case[p .. "repairs_in_three_years"] > law.near_acquisition_share * case[p .. "building_cost"]
    end,
  }

  person.rule "building_depreciation" {
    label   = person.label("Depreciation of the building", "Gebäudeabschreibung"),
    help    = {
      en = "By months from the acquisition on, until the cost is used up.",
      de = "Nach Monaten ab der Anschaffung, bis die Kosten aufgebraucht sind.",
    },
    section = sections.others,
    source  = "§ 7 Abs. 4 und 5a EStG",
    type    = money, per = "year",
    compute = function(case, law)
      if not has_it(case) then
        return 0
      end
      local cost, acquired = case[p .. "building_cost"], case[p .. "building_acquired"]
      if acquired.year > case.year then
        return 0
      end
      -- 13: the month of acquisition counts, too.
      local first = 13 - acquired.month
      if case[p .. "building_method"] == "declining" then
        local figures = law.declining_dwelling
        local begun   = case[p .. "building_begun"]
        if begun < date(figures.from) or begun > date(figures.upto) then
          error("falling amounts are for dwellings begun or bought from October 2023 on: see building_method")
        end
        if acquired.year == case.year then
          return round(cost * figures.rate * first / 12, 0.01)
        end
        return round(case[p .. "building_book_value"] * figures.rate, 0.01)
      end
      local used = 12 * (case.year - acquired.year) + first
      if case[p .. "building_life"] > 0 then
        local life = 12 * case[p .. "building_life"]
        return round(cost * min(used, life) / life, 0.01) - round(cost * clamp(used - 12, 0, life) / life, 0.01)
      end
      local rate = 0
      for _, entry in ipairs(law.dwelling_depreciation) do
        if case[p .. "building_finished"] >= entry.from then
          rate = entry.rate
        end
      end
      return min(cost, round(cost * rate * used / 12, 0.01))
        - clamp(round(cost * rate * (used - 12) / 12, 0.01), 0, cost)
    end,
  }

  person.rule "new_home_depreciation" {
    label   = person.label("Special depreciation of new rented homes", "Sonderabschreibung für Mietwohnungsneubau"),
    section = sections.others,
    source  = "§ 7b EStG",
    type    = money, per = "year",
    compute = function(case, law)
      if not is_new(case) or case[p .. "building_cost"] <= 0 then
        return 0
      end
      local figures, area = law.new_rented_homes, case[p .. "new_home_area"]
      local since = case.year - case[p .. "building_acquired"].year
      if since < 0 or since >= figures.years then
        return 0
      end
      local counted = 0
      for _, kind in ipairs(figures.kinds) do
        local applied = case[p .. "new_home_applied"]
        if applied >= date(kind.from) and applied <= date(kind.upto)
            and case[p .. "building_cost"] <= kind.most * area then
          counted = min(case[p .. "building_cost"], kind.counted * area)
        end
      end
      return round(counted * figures.rate, 0.01)
    end,
  }

  person.rule "repairs_spread_now" {
    label   = person.label("This year's part of repairs that are spread",
                           "Anteil des Jahres am verteilten Erhaltungsaufwand"),
    section = sections.others,
    source  = "§ 82b EStDV",
    type    = money, per = "year",
    compute = function(case)
      if case[p .. "spread_repairs"] <= 0 then
        return 0
      end
      return round(case[p .. "spread_repairs"] / max(1, case[p .. "spread_over"]), 0.01)
    end,
  }

  person.rule "letting_expenses" {
    label   = person.label("Expenses of letting that count", "Abziehbare Werbungskosten der Vermietung"),
    help    = {
      en = "With depreciation and parts of repairs; where rent is much below the usual one, by its share.",
      de = "Mit Abschreibung und verteiltem Erhaltungsaufwand; bei stark verbilligter Miete nach deren Anteil.",
    },
    section = sections.others,
    source  = "§§ 7, 7b, 9, 21 Abs. 2 EStG, § 82b EStDV",
    type    = money, per = "year",
    compute = function(case, law)
      local all = case[p .. "rent_expenses"] + case[p .. "building_depreciation"] + case[p .. "new_home_depreciation"]
        + case[p .. "repairs_of_earlier_years"] + case[p .. "repairs_spread_now"]
      local usual = case[p .. "usual_rent"]
      if usual > 0 and case[p .. "rent_received"] < law.reduced_rent.split * usual then
        return round(all * case[p .. "rent_received"] / usual, 0.01)
      end
      return all
    end,
  }

  check(p .. "repairs_spread_over_two_to_five") {
    holds   = function(case) return case[p .. "spread_over"] >= 2 end,
    message = {
      en = "repairs are spread over two to five years, not over {" .. p .. "spread_over}",
      de = "Erhaltungsaufwand wird auf zwei bis fünf Jahre verteilt, nicht auf {" .. p .. "spread_over}",
    },
    source  = "§ 82b Abs. 1 Satz 1 EStDV",
  }

  check(p .. "building_acquired_once_finished") {
    holds   = function(case)
      return eq(case[p .. "building_cost"], 0) or case[p .. "building_acquired"].year >= case[p .. "building_finished"]
    end,
    message = {
      en = "a building acquired on "
        .. "{" .. p .. "building_acquired} that was finished in {" .. p .. "building_finished} only",
      de = "ein am {" .. p .. "building_acquired} angeschafftes Gebäude, das erst {" .. p
        .. "building_finished} fertig wurde",
    },
    source  = "§ 7 Abs. 4 EStG",
  }

  caveat(p .. "forecast_of_letting") {
    concerns = { p .. "letting_expenses" },
    when     = function(case, law)
      local usual, rent = case[p .. "usual_rent"], case[p .. "rent_received"]
      return usual > 0 and rent >= law.reduced_rent.split * usual and rent < law.reduced_rent.full * usual
    end,
    text     = person.label(
      "From half to 66 % of the usual rent expenses count in full only if a surplus is forecast; else by the share of "
        .. "the rent. They are counted in full.",
      "Bei der Hälfte bis 66 % der ortsüblichen Miete zählen Werbungskosten nur ganz, wenn die Prognose einen "
        .. "Überschuss ergibt, sonst anteilig. Hier zählen sie ganz."),
    source   = "§ 21 Abs. 2 EStG; JStG 2020, BT-Drs. 19/22850",
  }

  caveat(p .. "repairs_near_acquisition") {
    concerns = { p .. "letting_expenses" },
    when     = function(case) return case[p .. "repairs_are_cost"] end,
    text     = person.label(
      "Repairs within three years of the purchase are above 15 % of the building's cost: they are part of it and no "
        .. "expenses. Give them in " .. p .. "building_cost and not in " .. p .. "rent_expenses.",
      "Instandsetzungen binnen drei Jahren nach dem Kauf übersteigen 15 % der Gebäudekosten: sie gehören dazu und sind "
        .. "nicht sofort abziehbar. Unter " .. p .. "building_cost statt " .. p .. "rent_expenses angeben."),
    source   = "§ 6 Abs. 1 Nr. 1a, § 9 Abs. 5 Satz 2 EStG",
  }

  caveat(p .. "new_homes_too_dear") {
    concerns = { p .. "new_home_depreciation" },
    when     = function(case)
      return case[p .. "new_home_area"] > 0 and eq(case[p .. "new_home_depreciation"], 0)
    end,
    text     = person.label(
      "There is no special depreciation: the homes are too dear, too old, or applied for at another time.",
      "Es gibt keine Sonderabschreibung: die Wohnungen sind zu teuer, zu alt oder zu anderer Zeit beantragt."),
    source   = "§ 7b Abs. 1 bis 3 EStG",
  }
end

for repairs, part in pairs { [10000] = 3333.33, [20000] = 6666.67 } do
  example("Repairs of " .. repairs .. " that are spread over three years") {
    year   = 2025,
    given  = { rent_received = 12000, rent_expenses = 1000, spread_repairs = repairs, spread_over = 3 },
    expect = { repairs_spread_now = part, letting_expenses = 1000 + part, rental_income = 11000 - part },
    source = "By hand from § 82b EStDV",
  }
end

property "a building is depreciated for no more than it cost" {
  source  = "§ 7 Abs. 4 Satz 1 EStG",
  given   = { "rent_received", "building_cost", "building_finished", "building_acquired", building_method = "linear",
              building_life = 0 },
  holds   = function(case)
    return case.building_depreciation >= 0 and case.building_depreciation <= case.building_cost
  end,
  from    = "2010-01-01",
}

property "what is spent on letting never raises the income from it" {
  source  = "§ 21 EStG, § 82b EStDV",
  over    = { "rent_expenses", "spread_repairs", "repairs_of_earlier_years" },
  given   = { "rent_received", "spread_repairs", "usual_rent", building_cost = 0 },
  falling = "rental_income",
  from    = "2012-01-01",
}
