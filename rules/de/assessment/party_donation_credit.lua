-- § 34g EStG: half of donations to parties is taken off the tax, up to a limit; what is beyond it is deducted (§ 10b).

parameter "party_donation_credit_limits" {
  label  = {
    en = "Share and limit of the credit for donations to parties",
    de = "Satz und Höchstbetrag für Zuwendungen an Parteien",
  },
  source = "§ 34g Satz 2 EStG",
  type   = record { rate = rate, most = money }, per = "year",
  note   = "For one person; doubled for spouses who file jointly.",
  since  = {
    ["2002-01-01"] = { rate = 0.5, most =  825 },
    -- Steueränderungsgesetz 2025, BGBl. 2025 I Nr. 363
    ["2026-01-01"] = revised { ["2025-12-23"] = { rate = 0.5, most = 1650 } },
  },
}

rule "party_donation_credit" {
  label   = { en = "Credit for donations to parties", de = "Ermäßigung für Zuwendungen an Parteien" },
  help    = { en = "Before it is limited by the tax.", de = "Vor der Begrenzung auf die Steuer." },
  section = { en = "Reductions of the tax", de = "Steuerermäßigungen" },
  source  = "§ 34g EStG",
  type    = number,
  aliases = { "credit_before_limit_of_tax" },
  compute = function(case, law)
    if case.party_donations <= 0 then
      return 0
    end
    local figures = law.party_donation_credit_limits
    return min(figures.rate * case.party_donations, (case.filing == "joint" and 2 or 1) * figures.most)
  end,
}
