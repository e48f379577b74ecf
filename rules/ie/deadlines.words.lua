-- What people read of deadlines.lua.

words "refund_years" {
  label = "Years after the tax year within which a refund must be claimed",
}

words "last_day_to_claim" {
  label = "Last day to claim a refund",
  help  = "Four years after the end of the tax year.",
}

words "makes_a_return" {
  label = "A return of self-assessment is made",
}

words "pay_and_file" {
  label = "Pay and file: return of the year, balance of its tax",
  help  = "For the self-employed and others who make a return on paper.",
}

words "pay_and_file_online_day" {
  label = "Last day to pay and file for the tax year online",
}

words "online_day_is_known" {
  label = "A return is made, and its last day online was found",
}

words "online_day_of_year_before_is_known" {
  label = "A return is made, and the last day online of the year before was found",
}

words "pay_and_file_online" {
  label   = "Pay and file through the Revenue Online Service",
  aliases = { "ros_pay_and_file" },
  help    = "Holds if both the return and the payment are made online. The day is announced each year.",
}

words "preliminary_tax_due_online" {
  label = "Preliminary tax of the year, with the return of the year before online",
  help  = "Holds if it is paid, and last year's return made and balance paid, through the Revenue Online Service.",
}

words "preliminary_tax_due" {
  label = "Preliminary tax of the year",
}
