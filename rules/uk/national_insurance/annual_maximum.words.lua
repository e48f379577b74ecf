-- What people read of annual_maximum.lua.

words "weeks_of_annual_maximum" {
  label = "Weeks of the upper earnings limit in the annual maximum",
}

words "class_1_maximum" {
  label = "Annual maximum of class 1 of several jobs",
  help  = "So many weeks between the limits at the main rate, and the upper rate on all else above the thresholds.",
}

words "class_1_refund" {
  label = "National Insurance of several jobs that comes back",
  help  = "On a claim: it is no part of a return.",
}
