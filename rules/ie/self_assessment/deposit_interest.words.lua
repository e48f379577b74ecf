-- What people read of deposit_interest.lua.

words "deposit_interest_rate" {
  label = "Rate of deposit interest retention tax on the day of payment",
}

words "deposit_interest" {
  aliases = { "bank_interest", "savings_interest" },
}

words "deposit_interest_date" {
  label = "Day on which the interest was paid",
  help  = "Needed for 2009, whose rate changed on 8 April.",
}

words "dirt" {
  label = "Deposit interest retention tax",
  help  = "Final for income tax, and no USC is due. People of 65 or over whose income is exempt may have it back. "
    .. "Who makes a return pays PRSI on the interest, which prsi does not include.",
}
