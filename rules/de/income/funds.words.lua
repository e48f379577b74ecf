-- What people read of funds.lua.

words "fund_base_rate" {
  label = {
    en = "Base rate for advance lump sums received in the year",
    de = "Basiszins der zugeflossenen Vorabpauschale",
  },
}

words "fund_base_share" {
  label = { en = "Share of the base rate", de = "Anteil des Basiszinses am Basisertrag" },
}

words "fund_exempt_shares" {
  label = { en = "Exempt share of what funds bring", de = "Teilfreistellung" },
}

words "old_fund_allowance" {
  label = {
    en = "Allowance for gains on fund units bought before 2009",
    de = "Freibetrag für bestandsgeschützte Alt-Anteile",
  },
}

words "partial_income" {
  label = {
    en = "Share of dividends taxed by the tariff",
    de = "Steuerpflichtiger Anteil nach dem Teileinkünfteverfahren",
  },
}

words "further_funds" {
  label = { en = "Further funds with an advance lump sum", de = "Weitere Fonds mit Vorabpauschale" },
  ask   = { en = "How many other funds were there?", de = "Wie viele weitere Fonds gab es?" },
  help  = { en = "The first is not counted.", de = "Der erste zählt nicht mit." },
}

words "value_before" {
  label = { en = "value at the beginning of the year before", de = "Wert zu Beginn des Vorjahres" },
}

words "value_after" {
  label = { en = "value at the end of the year before", de = "Wert am Ende des Vorjahres" },
}

words "paid_out" {
  label = { en = "distributions in the year before", de = "Ausschüttungen im Vorjahr" },
}

words "months_held" {
  label = { en = "months held in the year before", de = "Monate des Vorjahres" },
  help  = { en = "From the month of purchase on.", de = "Ab dem Monat des Erwerbs." },
}

words "fund_type" {
  label = { en = "type of fund", de = "Art des Fonds" },
}

words "lump_sum_before" {
  label = { en = "advance lump sum", de = "Vorabpauschale" },
}

words "taxed_lump_sum" {
  label = { en = "advance lump sum after the exempt share", de = "Vorabpauschale nach Teilfreistellung" },
}
