-- Payments on account of the next tax year: two halves of this year's tax and class 4 less what was deducted at source.

parameter "payments_on_account_terms" {
  label  = "Payments on account: least amount, and greatest share deducted at source",
  source = "TMA 1970 s. 59A(1); SI 1996/1654 reg. 3",
  type   = record { least = money, share = rate }, per = "year",
  until_changed = true,
  since  = { ["2015-04-06"] = { least = 1000, share = 0.8 } },
}

rule "payments_on_account_due" {
  label   = "Payments on account are due for the next tax year",
  help    = "Not if less than 1,000 is left after deductions at source, nor if more than 80 % was deducted.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(1); SI 1996/1654 reg. 3",
  type    = boolean,
  compute = function(case, law)
    local terms = law.payments_on_account_terms
    return case.relevant_amount >= terms.least
      and case.deducted_at_source <= (case.relevant_amount + case.deducted_at_source) * terms.share
  end,
}

rule "payment_on_account" {
  label   = "Each payment on account for the next tax year",
  aliases = { "each" },
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A(2)",
  type    = money, per = "once",
  compute = function(case)
    return case.payments_on_account_due and floor(case.relevant_amount / 2, 0.01) or 0
  end,
}

rule "due_in_january" {
  label   = "To pay on 31 January after the tax year's end",
  help    = "The balancing payment and the first payment on account of the next tax year.",
  section = "Self Assessment",
  source  = "TMA 1970 ss. 59A, 59B",
  type    = money, per = "once",
  compute = function(case) return case.balancing_payment + case.payment_on_account end,
}

rule "due_in_july" {
  label   = "To pay on the 31 July after that",
  help    = "The second payment on account of the next tax year.",
  section = "Self Assessment",
  source  = "TMA 1970 s. 59A",
  type    = money, per = "once",
  compute = function(case) return case.payment_on_account end,
}
