-- What people read of annuity_figures.lua.

words "annuity_taxed_share" {
  label = { en = "Taxed share of annuities of basic provision", de = "Besteuerungsanteil" },
}

words "annuity_yield_share" {
  label = { en = "Taxed share of other annuities", de = "Ertragsanteil" },
}

words "annuity_lump_sum" {
  label = {
    en = "Lump sum for expenses of recurring income", de = "Werbungskosten-Pauschbetrag für wiederkehrende Bezüge",
  },
}

words "term_annuity_yield_share" {
  label = { en = "Taxed share of annuities for some years", de = "Ertragsanteil abgekürzter Leibrenten" },
}
