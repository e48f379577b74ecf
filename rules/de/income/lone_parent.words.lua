-- What people read of lone_parent.lua.

words "lone_parent_amounts" {
  label = { en = "Relief for lone parents", de = "Entlastungsbetrag für Alleinerziehende" },
}

words "lone_parent_months" {
  label   = { en = "Months as a lone parent", de = "Monate als Alleinerziehende" },
  ask     = {
    en = "For how many months of {year} were you a lone parent?",
    de = "In wie vielen Monaten von {year} waren Sie alleinerziehend?",
  },
  help    = {
    en = "Calendar months of the year, begun ones included, in which a child of yours lived with you, you were not "
      .. "married, or widowed, and no other adult shared the household.",
    de = "Angefangene Kalendermonate, in denen ein Kind bei Ihnen lebte, Sie nicht verheiratet oder verwitwet "
      .. "waren und kein anderer Erwachsener im Haushalt lebte.",
  },
  aliases = { "monate_alleinerziehend" },
}

words "lone_parent_children" {
  label = { en = "Children in the lone parent's household", de = "Kinder im Haushalt der Alleinerziehenden" },
  help  = {
    en = "For whom there is child benefit or a child allowance. Not given, all your children, and one at least.",
    de = "Für die es Kindergeld oder einen Kinderfreibetrag gibt. Ohne Angabe alle Ihre Kinder, mindestens eines.",
  },
}

words "months_with_lone_parent" {
  label = { en = "months with a lone parent", de = "Monate bei der Alleinerziehenden" },
}

words "lone_parent_months_of_further_children" {
  label = {
    en = "Months of the lone parent's further children",
    de = "Monate der weiteren Kinder der Alleinerziehenden",
  },
  help  = {
    en = "Of each child but one, together: a further child counts for its own months only.",
    de = "Jedes Kindes außer einem, zusammen: ein weiteres Kind zählt nur in seinen eigenen Monaten.",
  },
}

words "relief_for_lone_parents" {
  label   = { en = "Relief for lone parents", de = "Entlastungsbetrag für Alleinerziehende" },
  aliases = { "entlastungsbetrag" },
}
