-- What people read of details.lua.

words "birth_date" {
  label   = "Date of birth",
  ask     = "When were you born?",
  help    = "Some reliefs and charges change with age, from 55, 65, 66 and 70 on. Without it no relief for age is "
    .. "counted, and none for pension contributions.",
  aliases = { "date_of_birth", "dob", "born" },
}

words "marital_status" {
  label   = "Marital status",
  ask     = "Are you single, married, widowed or separated?",
  help    = "Your status in the tax year. If your spouse died in it, and you were the one assessed for both, "
    .. "you may choose married.",
  aliases = { "civil_status", "status", "married_or_single" },
}

words "assessment" {
  label = "Assessment of the couple",
  ask   = "How are you assessed?",
  help  = "Joint assessment applies unless you asked Revenue for another. Results always cover both spouses.",
}

words "married_this_year" {
  label = "Married in this tax year",
  ask   = "Did you marry in {year}?",
  help  = "Both spouses are taxed as single persons for the year of marriage; a refund may be due at its end.",
}

words "marriage_date" {
  label = "Date of marriage",
  ask   = "On which day did you marry?",
  help  = "The day of the marriage or of the registration of the civil partnership.",
}

words "children" {
  label   = "Children",
  ask     = "How many children depend on you?",
  help    = "Dependent children. They raise the exemption limits of people aged 65 or over.",
  aliases = { "kids", "dependent_children" },
}

words "cohabiting" {
  label = "Living with a partner",
  ask   = "Do you live with a partner?",
  help  = "Living together as a couple without being married or in a civil partnership. "
    .. "It rules out the credits for a person who brings up a child alone.",
}

words "medical_card" {
  label = "Full medical card",
  ask   = "Did you hold a full medical card at any time in {year}?",
  help  = "Held at any time in the year. A GP visit card does not count.",
}
