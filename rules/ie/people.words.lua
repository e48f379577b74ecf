-- What people read of people.lua.

words "age" {
  label = "Age attained in the year",
  help  = "Reliefs for older people apply for the whole of the year in which the age is reached. "
    .. "0 if no date of birth is given: then none of them is claimed.",
}

words "is_couple" {
  label = "Married or in a civil partnership",
}

words "taxed_jointly" {
  label = "Taxed as one",
  help  = "Jointly or separately assessed: the tax of the couple is the same, separate assessment only divides it.",
}

words "years_since_bereavement" {
  label = "Tax years since the bereavement",
  help  = "0 in the year in which the spouse died.",
}

words "bereaved_this_year" {
  label = "Widowed in this tax year",
}

words "child_carer_must_be_primary" {
  label = "Only the primary carer has the credit for bringing up a child alone",
}

words "is_child_carer" {
  label = "Brings up a child alone",
  help  = "Entitled to the one-parent family credit or the single person child carer credit, and to its wider band.",
}
