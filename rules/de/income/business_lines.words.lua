-- What people read of business_lines.lua.

words "entertaining_share" {
  label = { en = "Share of entertaining that is deducted", de = "Abziehbarer Anteil der Bewirtung" },
}

words "asset_pools" {
  label = { en = "Years over which a pool of assets is spread", de = "Jahre der Auflösung eines Sammelpostens" },
}

words "investment_deductions" {
  label = { en = "Investment deductions", de = "Investitionsabzugsbeträge" },
}

words "small_businesses" {
  label = { en = "Limits of turnover of small businesses", de = "Umsatzgrenzen der Kleinunternehmer" },
}

words "small_business" {
  label   = { en = "A small business for value added tax", de = "Kleinunternehmer" },
  help    = {
    en = "Whether the turnover of the year before and the receipts of this one are within the limits, until 2024 as "
      .. "they were expected. Who waived it, or passed the limit of this year since 2025, charges the tax.",
    de = "Ob der Umsatz des Vorjahres und die Einnahmen dieses Jahres in den Grenzen liegen, bis 2024 wie erwartet. "
      .. "Wer verzichtet hat oder seit 2025 die Grenze des Jahres überschreitet, erhebt die Steuer.",
  },
  aliases = { "kleinunternehmer" },
}

words "entertaining_deducted" {
  label = { en = "Entertaining deducted", de = "Abziehbare Bewirtung" },
}

words "asset_pools_deducted" {
  label = { en = "Pools of assets deducted", de = "Auflösung der Sammelposten" },
}

words "business_workroom_deducted" {
  label = { en = "Room for the business at home deducted", de = "Abziehbares Arbeitszimmer im Betrieb" },
}

words "profit_before_investment_deduction" {
  label = { en = "Profit before investment deductions", de = "Gewinn vor Investitionsabzugsbeträgen" },
}

words "investment_deduction" {
  label   = { en = "Investment deduction", de = "Investitionsabzugsbetrag" },
  aliases = { "investitionsabzugsbetrag" },
}
