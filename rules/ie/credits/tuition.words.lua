-- What people read of tuition.lua.

words "tuition_limit" {
  label = "Greatest tuition fee relieved, for each course",
}

words "tuition_disregard" {
  label = "First part of the tuition fees of a claim, which gives no relief",
}

words "tuition_credit" {
  label = "Tuition fees credit",
  help  = "The disregarded amount is taken off once for all students of a claim. Spouses taxed as single persons "
    .. "claim apart.",
}

words "own_tuition_credit" {
  label = "Tuition fees credit of one's own",
  help  = "Of spouses taxed as single persons; taxed as one, they make one claim.",
}

words "training_course_credit" {
  label = "Training course fees credit",
  ask   = "What relief does Revenue give for the training course in {year}?",
}
