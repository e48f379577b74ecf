-- What these rules do not cover. Some of it is asked for by a fact of its own, so that whoever has it hears of it.

local couples   = require "church_of_couples"
local splitting = require "assessment.splitting"

local section = { en = "Not covered", de = "Nicht abgebildet" }

input "foreign_income" {
  section = section,
  source  = "§§ 32b Abs. 1 Satz 1 Nr. 3, 34c, 34d EStG",
  type    = money, per = "year",
  default = 0,
  ask_if  = function() return false end,
}

input "losses_abroad" {
  section = section,
  source  = "§ 2a Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

caveat "losses_abroad" {
  concerns = { "income_tax", "taxable_income" },
  when     = function(case) return case.losses_abroad > 0 end,
  text     = {
    en = "Losses from outside the EU and EEA of the kinds of § 2a Abs. 1 count against income of the same kind from "
      .. "the same country only. What is given as losses_abroad is not taken off: lower such income by it, in this "
      .. "year or a later one.",
    de = "Verluste der Arten des § 2a Abs. 1 von außerhalb der EU und des EWR mindern nur Einkünfte derselben Art aus "
      .. "demselben Staat. Was unter losses_abroad steht, ist nicht abgezogen: mindern Sie damit solche Einkünfte, in "
      .. "diesem Jahr oder einem späteren.",
  },
  source   = "§ 2a Abs. 1 EStG; H 2a EStH",
}

input "retained_profits" {
  section = section,
  source  = "§ 34a EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function() return false end,
}

caveat "retained_profits" {
  concerns = { "income_tax", "assessed_income_tax" },
  when     = function(case) return case.retained_profits > 0 end,
  text     = {
    en = "The tax on profits that stay in the business, and the later tax when they are taken out, are not covered: "
      .. "all profits are taxed by the tariff here. On application retained profits take another, flat rate.",
    de = "Die Begünstigung nicht entnommener Gewinne und die Nachversteuerung sind nicht abgebildet: Hier sind alle "
      .. "Gewinne nach dem Tarif besteuert. Auf Antrag gilt für sie ein anderer, fester Satz.",
  },
  source   = "§ 34a EStG",
}

caveat "church_of_part_of_year" {
  concerns = { "flat_church_tax" },
  when     = function(case) return case.church_member and case.church_months < 12 and case.capital_income > 0 end,
  text     = {
    en = "Church tax on capital income at the flat rate goes by the day on which it was received, and not by months. "
      .. "The whole is counted here.",
    de = "Kirchensteuer auf Kapitalerträge zum Abgeltungsteuersatz richtet sich nach dem Tag des Zuflusses und nicht "
      .. "nach Monaten. Hier ist sie ganz angesetzt.",
  },
  source   = "§ 51a Abs. 2b bis 2d EStG",
}

caveat "foreign_income" {
  concerns = { "income_tax", "taxable_income" },
  when     = function(case) return not eq(case.foreign_income, 0) end,
  text     = {
    en = "Income from abroad is not covered where it is given as foreign_income: give what is taxed here with the "
      .. "income of its type and the tax on it by foreign_states, what is exempt by exempt_foreign_income.",
    de = "Ausländische Einkünfte sind nicht abgebildet, wo sie als foreign_income angegeben sind: Hier Besteuertes bei "
      .. "den Einkünften seiner Art, die Steuer darauf unter foreign_states, Steuerfreies als exempt_foreign_income "
      .. "angeben.",
  },
  source   = "§§ 32b Abs. 1 Satz 1 Nr. 3, 34c, 34d EStG",
}

-- Who has a trade and says nothing of it would hear of no trade tax; below the allowance there is none.
caveat "trade_tax" {
  concerns = { "assessed_income_tax", "net_income" },
  from     = "2008-01-01",
  when     = function(case, law)
    return case.kind_of_work == "none" and case.profit > law.trade_tax.allowance
  end,
  text     = {
    en = "The work is taken for that of a freelancer. A trader pays trade tax besides, part of which lowers the income "
      .. "tax: say which it is in kind_of_work, and of a trade give municipal_rate.",
    de = "Die Tätigkeit gilt als freiberuflich. Ein Gewerbe zahlt dazu Gewerbesteuer, die zum Teil die "
      .. "Einkommensteuer mindert: kind_of_work angeben, und bei einem Gewerbe municipal_rate.",
  },
  source   = "§§ 15, 18, 35 EStG, § 2 Abs. 1, § 11 GewStG",
}

caveat "two_trades" {
  concerns = { "trade_tax_creditable", "trade_tax_of_both" },
  from     = "2008-01-01",
  when     = function(case)
    return case.kind_of_work == "trade" and not eq(case.profit, 0) and not eq(case.trade_profit, 0)
  end,
  text     = {
    en = "Trade tax is worked out as if the work and the other trade were one business; of two each has an allowance.",
    de = "Die Gewerbesteuer ist berechnet, als wären die Tätigkeit und das andere Gewerbe ein Betrieb; von zweien "
      .. "hätte jeder einen Freibetrag.",
  },
  source   = "§ 2 Abs. 1, § 11 Abs. 1 Satz 3 Nr. 1 GewStG; R 2.4 GewStR",
}

-- What is credited may be no more than a quarter of any receipt, so no more than a quarter of all.
caveat "foreign_tax_on_capital" {
  concerns = { "flat_tax", "foreign_tax_credited" },
  when     = function(case)
    return case.foreign_tax_on_capital > max(0, sum(case.persons, "capital_receipts")) / 4
  end,
  text     = {
    en = "More foreign tax is given than can be credited, a quarter of each receipt after claims to a refund abroad. "
      .. "This limit is not applied.",
    de = "Es ist mehr ausländische Steuer angegeben, als anrechenbar ist: ein Viertel jedes Ertrags nach "
      .. "Ermäßigungsansprüchen im Ausland. Diese Grenze ist nicht angewandt.",
  },
  source   = "§ 32d Abs. 5 EStG",
}

caveat "value_added_tax" {
  concerns = { "put_aside_per_month", "profit" },
  when     = function(case)
    return case.vat_returns == "none" and (case.monthly_income > 0 or case.further_receipts > 0)
  end,
  text     = {
    en = "Value added tax is left out: receipts and expenses are taken without it. Who charges it puts it aside "
      .. "besides: give vat_returns, and the timeline has its days.",
    de = "Die Umsatzsteuer bleibt außer Betracht: Einnahmen und Ausgaben gelten als netto. Wer sie erhebt, legt sie "
      .. "zusätzlich zurück: vat_returns angeben, dann stehen ihre Tage bei den Terminen.",
  },
  source   = "§§ 1, 18, 19 UStG",
}

-- Who earns is insured: § 5 SGB V, § 193 VVG. Where nobody gives any, wages are asked for them (provident.lua).
local function uninsured(person, case, earned)
  local paid = person.health_contributions + person.care_contributions + person.old_age_contributions
    + case.provident_expenses
  earned = earned + max(0, person.trade_profit) + max(0, person.statutory_pensions) + max(0, person.civil_pensions)
  if case.filing == "joint" and case.health_contributions + case.spouse.health_contributions > 0 then
    earned = earned + person.wages
  end
  return earned > 0 and paid <= 0
end

local function somebody_uninsured(case)
  return uninsured(case.taxpayer, case, max(0, case.annual_receipts, case.profit))
    or case.filing == "joint" and uninsured(case.spouse, case, max(0, case.spouse.profit))
end

check "contributions" {
  concerns = { "special_expenses_deducted" },
  holds    = function(case) return not somebody_uninsured(case) end,
  message  = {
    en = "No contributions to health, care and pension insurance are given for somebody who earns, and none are "
      .. "deducted. Most people must pay them and owe less tax: give health_contributions, care_contributions and "
      .. "old_age_contributions.",
    de = "Für jemanden, der verdient, sind keine Beiträge zu Kranken-, Pflege- und Rentenversicherung angegeben und "
      .. "keine abgezogen. Die meisten müssen sie zahlen und schulden weniger Steuer: health_contributions, "
      .. "care_contributions und old_age_contributions angeben.",
  },
  source   = "§ 10 Abs. 1 Nr. 2 und 3 EStG; § 5 SGB V, § 193 Abs. 3 VVG, § 20 SGB XI",
}

-- Income in a journal counts as further receipts, beside what is given by the month.
check "receipts_given_twice" {
  concerns = { "annual_receipts" },
  holds    = function(case)
    local by_month = case.months_worked * case.monthly_income
    return by_month <= 0 or 4 * case.further_receipts <= by_month
  end,
  message  = {
    en = "Receipts by the month and further receipts of the year add up, and the further ones are more than a "
      .. "quarter of the others. If they are the same money, from a journal for instance, give one of the two: "
      .. "monthly_income or further_receipts.",
    de = "Einnahmen im Monat und weitere Einnahmen des Jahres zählen zusammen, und die weiteren sind mehr als ein "
      .. "Viertel der anderen. Ist es dasselbe Geld, etwa aus einem Journal, ist nur eines anzugeben: "
      .. "monthly_income oder further_receipts.",
  },
  source   = "§ 4 Abs. 3, § 11 Abs. 1 EStG",
}

caveat "church_tax_paid" {
  concerns = { "special_expenses_deducted" },
  when     = function(case)
    local earned = sum(case.persons, "wages") + case.church_tax_prepaid
    return case.church_member and earned > 0 and case.church_tax_paid + case.special_expenses <= 0
  end,
  text     = {
    en = "Church tax withheld or prepaid in the year lowers the tax itself. None is given: give church_tax_paid.",
    de = "Im Jahr einbehaltene oder vorausgezahlte Kirchensteuer mindert selbst die Steuer. Es ist keine angegeben: "
      .. "church_tax_paid angeben.",
  },
  source   = "§ 10 Abs. 1 Nr. 4 EStG",
}

caveat "church_tax_cap" {
  concerns = { "church_tax" },
  when     = function(case)
    return case.church_tax_cap >= 1 and case.church_tax_uncapped > 0 and case.federal_state ~= "BY"
      -- The lowest cap that is known is 2.75 percent of the taxable income, in Württemberg.
      and case.church_tax_uncapped > 0.0275 * case.fictitious_taxable_income
  end,
  text     = {
    en = "Most churches cap their tax at about three percent of taxable income, some on application. It is not capped "
      .. "here: give church_tax_cap.",
    de = "Die meisten Kirchen kappen ihre Steuer bei etwa drei Prozent des zu versteuernden Einkommens, manche auf "
      .. "Antrag. Hier ist sie nicht gekappt: church_tax_cap angeben.",
  },
  source   = "Tax resolutions of the churches",
}

caveat "church_of_one_spouse" {
  concerns = { "church_tax", "total_tax" },
  when     = function(case, law)
    if not case.one_spouse_in_church or case.levy_base <= 0 then return false end
    local unknown = case.church_base_of_member <= 0 and case.member_tax + case.other_spouse_tax <= 0
    return unknown or eq(case.church_fee, 0) and couples.fee_unknown(case, law)
  end,
  text     = {
    en = "Church tax of a couple of whom one is a member is counted on the member's share of the tax, where the income "
      .. "of each is given. The church fee by the joint income, due where it is more, is known for Protestant churches "
      .. "until 2019 only: give church_fee.",
    de = "Die Kirchensteuer eines Paares, von dem einer Mitglied ist, ist auf dessen Anteil an der Steuer angesetzt, "
      .. "wo die Einkünfte beider angegeben sind. Das besondere Kirchgeld, das gilt, wenn es höher ist, ist nur für "
      .. "evangelische Kirchen bis 2019 bekannt: church_fee angeben.",
  },
  source   = "KiStG of the federal state (for instance §§ 4, 6 KiStG NRW)",
}

caveat "church_without_membership" {
  concerns = { "church_tax" },
  when     = function(case)
    return case.church ~= "none" and not case.church_member and case.spouse_church_member ~= "yes"
  end,
  text     = {
    en = "A church is given, but nobody is a member, so that there is no church tax: give church_member.",
    de = "Eine Kirche ist angegeben, aber niemand ist Mitglied, so dass keine Kirchensteuer anfällt: church_member "
      .. "angeben.",
  },
  source   = "KiStG of the federal state",
}

caveat "church_tax_minimum" {
  concerns = { "church_tax" },
  to       = "2017-12-31",
  when     = function(case)
    -- The highest minimum that is known was 3.60 a year; in which state until when is not known, but until 2017 at
    -- most.
    return case.church_member and case.assessed_income_tax > 0 and case.church_tax_uncapped < 3.60
  end,
  text     = {
    en = "Until 2017 churches in some federal states took at least 3.60 a year (1.80 in Hesse). This minimum is not "
      .. "covered.",
    de = "Bis 2017 erhoben Kirchen in einigen Ländern mindestens 3,60 im Jahr (in Hessen 1,80). Diese "
      .. "Mindestkirchensteuer ist nicht abgebildet.",
  },
  source   = "KiStG of the federal states with the churches' tax resolutions",
}

caveat "church_of_couples" {
  concerns = { "church_tax" },
  when     = function(case)
    return case.church_member and case.filing == "joint" and case.spouse_church_member == "same"
  end,
  text     = {
    en = "Both spouses are taken to be members: spouse_church_member tells.",
    de = "Beide Ehegatten gelten als Mitglieder: spouse_church_member sagt es.",
  },
  source   = "KiStG of the federal state (for instance §§ 4, 6 KiStG NRW)",
}

caveat "holidays_of_municipalities" {
  concerns = {
    "income_tax_return_due", "income_tax_return_due_with_adviser", "prepayment_due_march", "prepayment_due_june",
    "prepayment_due_september", "prepayment_due_december",
  },
  when     = function(case)
    local state = case.federal_state
    return state == "BY" or state == "SN" or state == "TH"
  end,
  text     = {
    en = "Holidays that only some municipalities have (Corpus Christi, Assumption Day, the peace festival of Augsburg) "
      .. "are not known; there a day may be the next working day.",
    de = "Feiertage einzelner Gemeinden (Fronleichnam, Mariä Himmelfahrt, Augsburger Friedensfest) sind nicht "
      .. "bekannt; dort kann der nächste Werktag gelten.",
  },
  source   = "§ 108 Abs. 3 AO with the holiday acts of the federal states",
}

for _, version in ipairs {
  {
    from = "2021-01-01", to = "2025-12-31",
    en = "The mobility premium for commuters with little income may be due besides, on application: see "
      .. "mobility_premium.",
    de = "Daneben kann es auf Antrag die Mobilitätsprämie für Pendler mit geringem Einkommen geben: siehe "
      .. "mobility_premium.",
  },
  {
    from = "2026-01-01",
    en = "The mobility premium for commuters with little income and more than 20 kilometres to work is not covered.",
    de = "Die Mobilitätsprämie für Pendler mit geringem Einkommen und mehr als 20 Kilometern Arbeitsweg ist nicht "
      .. "abgebildet.",
  },
} do
  caveat(version.to and "mobility_premium_besides" or "mobility_premium") {
    concerns = { "income_tax" },
    from     = version.from,
    to       = version.to,
    when     = function(case)
      local function furthest(person)
        return max(person.commuting_km, person.home_trips > 0 and person.home_trip_km or 0)
      end
      local km = max(furthest(case), case.filing == "joint" and furthest(case.spouse) or 0)
      -- § 101 Satz 1 EStG: from the 21st kilometre on.
      return km >= 21 and case.taxable_income < splitting.persons(case) * case.basic_allowance
    end,
    text     = { en = version.en, de = version.de },
    source   = "§§ 101 bis 109 EStG",
  }
end

caveat "childcare_before_2012" {
  concerns = { "childcare_deducted" },
  to       = "2011-12-31",
  when     = function(case) return case.childcare_deducted > 0 end,
  text     = {
    en = "Childcare of 2010 and 2011 is deducted by the law of 2012; § 9c EStG, which held, asked for more.",
    de = "Kinderbetreuung der Jahre 2010 und 2011 ist nach dem Recht ab 2012 abgezogen; § 9c EStG verlangte mehr.",
  },
  source   = "§ 9c EStG (2009 to 2011)",
}

caveat "active_pension_contributions" {
  concerns = { "social_contributions" },
  when     = function(case) return case.active_pension_part > 0 end,
  text     = {
    en = "Contributions on wages beyond the age of retirement are those of other employees. Who has a full pension "
      .. "pays the reduced rate of health insurance, and none to pension and unemployment insurance unless he chose "
      .. "to.",
    de = "Beiträge auf Lohn nach der Regelaltersgrenze sind die anderer Arbeitnehmer. Wer eine Vollrente bezieht, "
      .. "zahlt den ermäßigten Beitragssatz der Krankenversicherung und ohne Verzicht auf die Versicherungsfreiheit "
      .. "keine Renten- und Arbeitslosenversicherung.",
  },
  source   = "§ 243 SGB V, § 5 Abs. 4 SGB VI, § 28 Abs. 1 Nr. 1 SGB III",
}

caveat "household_reduction_in_cents" {
  concerns = { "household_reduction" },
  when     = function(case) return not eq(case.household_reduction, floor(case.household_reduction)) end,
  text     = {
    en = "Notices of tax offices have the reductions for work in the household in whole euros. The law sets no "
      .. "rounding, and the cents are kept here.",
    de = "Bescheide der Finanzämter weisen die Ermäßigungen für haushaltsnahe Leistungen in vollen Euro aus. Das "
      .. "Gesetz regelt keine Rundung, und hier bleiben die Cents stehen.",
  },
  source   = "§ 35a EStG",
}

caveat "contributions_on_free_wages" {
  concerns = { "provident_expenses_deducted" },
  from     = "2026-01-01",
  when     = function(case)
    local paid = sum(case.persons, "old_age_contributions") + sum(case.persons, "health_contributions")
      + sum(case.persons, "care_contributions")
    return paid > 0 and sum(case.persons, "free_wages") > 0
  end,
  text     = {
    en = "Contributions count as they are given. Those on the tax-free part of wages beyond the age of retirement are "
      .. "no special expenses: leave them out, as the wage tax statement does.",
    de = "Beiträge zählen, wie sie angegeben sind. Die auf den steuerfreien Teil des Lohns nach der Regelaltersgrenze "
      .. "sind keine Sonderausgaben: lassen Sie sie weg, wie es die Lohnsteuerbescheinigung tut.",
  },
  source   = "§ 10 Abs. 2 Satz 1 Nr. 1, § 3 Nr. 21 EStG",
}

caveat "expenses_of_free_wages" {
  of       = "person",
  concerns = { "employee_expenses" },
  from     = "2026-01-01",
  when     = function(person)
    return person.wages > 0 and person.free_wages > 0 and person.proven_work_expenses > 0
  end,
  text     = {
    en = "Expenses of work are shared out by the pay before and after the age of retirement. Those that belong to one "
      .. "of them alone count there.",
    de = "Werbungskosten sind nach dem Lohn vor und nach der Regelaltersgrenze aufgeteilt. Was nur zu einem davon "
      .. "gehört, zählt dort.",
  },
  source   = "§ 3c Abs. 1 EStG",
}

caveat "energy_allowance_of_pensioners" {
  of       = "person",
  concerns = { "recurring_income" },
  from     = "2022-01-01",
  to       = "2022-12-31",
  when     = function(person) return person.statutory_pensions > 0 end,
  text     = {
    en = "The €300 that pensioners were paid in December 2022 are taxed besides the pension and not counted here: give "
      .. "them in other_recurring_income.",
    de = "Die 300 €, die Rentner im Dezember 2022 bekamen, werden neben der Rente besteuert und sind hier nicht "
      .. "angesetzt: unter other_recurring_income angeben.",
  },
  source   = "§ 22 Nr. 1 Satz 3 Buchst. c EStG; Rentenbeziehende-Energiepreispauschalengesetz vom 07.11.2022",
}

caveat "maintenance_limits" {
  concerns = { "maintenance_deducted" },
  when     = function(case) return case.maintenance_deducted > 0 and eq(case.net_income_for_maintenance, 0) end,
  text     = {
    en = "Maintenance is not limited by your own net income, as tax offices do: give net_income_for_maintenance. For "
      .. "recipients abroad the share of their country counts as given.",
    de = "Unterhalt ist nicht durch die Opfergrenze begrenzt: net_income_for_maintenance angeben. Für Empfänger im "
      .. "Ausland gilt der angegebene Anteil der Ländergruppe.",
  },
  source   = "§ 33a Abs. 1 Satz 6 EStG; BMF 6.4.2022, IV C 8 - S 2285/19/10003",
}

return { somebody_uninsured = somebody_uninsured }
