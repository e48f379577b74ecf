-- What people read of assessments.lua.

words "joint_assessment_tax" {
  label = "Income tax and income levy under joint assessment",
}

words "separate_assessment_tax" {
  label = "Income tax and income levy under separate assessment",
  help  = "As under joint assessment; only divided between the two.",
}

words "single_assessment_tax" {
  label = "Income tax and income levy, each assessed as a single person",
}

words "best_assessment" {
  label = "Assessment with the least tax",
  help  = "Joint where both are equal; separate assessment costs as much. USC and PRSI are the same in each.",
}

words "saved_by_best_assessment" {
  label = "What the best assessment saves over the other",
}
