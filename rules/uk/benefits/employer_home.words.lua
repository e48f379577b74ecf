-- What people read of employer_home.lua.

words "official_rate_of_interest" { label = "Official rate of interest on 6 April" }
words "employer_home_cost_free" { label = "Cost of a home of the employer up to which only its rental value counts" }

words "employer_home" {
  label   = "Home that the employer provides",
  ask     = "Did your employer provide a home for you, rent-free or for less than it is worth?",
  help    = "Its benefit is added to pay: leave it out of pay and of benefits in kind. None arises if the job cannot "
    .. "be done without living there, or such jobs mostly come with a home in which it is done better.",
  aliases = { "living_accommodation" },
}

words "employer_home_annual_value" {
  label = "Yearly value of the home",
  ask   = "What is the annual value of the home?",
  help  = "Of a whole year: in the United Kingdom mostly the gross rateable value of 1973, which the employer knows or "
    .. "estimates; abroad the rent that it would bring.",
}

words "employer_home_rent_of_employer" {
  label = "Rent that the employer pays for the home",
  help  = "In the tax year, while you had it; none if the employer owns it.",
}

words "employer_home_cost" {
  label = "What the home cost the employer",
  help  = "Its price and improvements made before the tax year, less what you paid towards them; its value on the day "
    .. "on which you moved in if the employer had it for six years by then and that cost is above £75,000. Leave it "
    .. "out if the yearly value is the rent that the home would bring, as abroad.",
}

words "employer_home_days_unavailable" {
  label = "Days of the tax year on which the employer provided no home",
}

words "employer_home_rent_paid" {
  label = "Rent that you paid to the employer",
  help  = "In the tax year, by 6 July after it. Not pay that you gave up.",
}

words "home_benefit" {
  label = "Benefit of the employer's home",
  help  = "It counts as pay for income tax, and bears neither National Insurance of the employee nor a student loan.",
}
