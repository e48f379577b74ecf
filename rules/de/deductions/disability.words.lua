-- What people read of disability.lua.

words "disability_lump_sums" {
  label = { en = "Lump sums for disability, from these degrees on", de = "Behinderten-Pauschbetrag" },
}

words "survivor_lump_sum" {
  label = { en = "Lump sum for survivors with a pension", de = "Hinterbliebenen-Pauschbetrag" },
}

words "care_lump_sums" {
  label = { en = "Lump sums for who cares for a person at home, by the grade of care", de = "Pflege-Pauschbetrag" },
}

words "survivor" {
  label = { en = "survivor with a pension", de = "Hinterbliebenenbezüge" },
  help  = {
    en = "A pension of survivors under the law on war victims, accident insurance and the like; not an ordinary "
      .. "orphan's pension. The child's lump sum is transferred to the parents.",
    de = "Nach dem Recht der Kriegsopfer, der Unfallversicherung und dergleichen; nicht die gewöhnliche Waisenrente. "
      .. "Der Pauschbetrag des Kindes wird auf die Eltern übertragen.",
  },
}

words "disability_lump_sum" {
  label = { en = "lump sums for disability and survivors", de = "Behinderten- und Hinterbliebenen-Pauschbetrag" },
}

words "cared_for" {
  label = { en = "Person cared for at home", de = "Zu Hause gepflegte Person" },
  ask   = {
    en = "Do you care for somebody at home without pay?",
    de = "Pflegen Sie jemanden unentgeltlich zu Hause?",
  },
  help  = {
    en = "Grade of care of somebody for whom you care yourself and are not paid; helpless also for grades 4 and 5 "
      .. "or the sign H. Until 2020 only the helpless count.",
    de = "Pflegegrad der Person; hilflos auch bei Grad 4 und 5 oder Merkzeichen H. Bis 2020 zählen nur Hilflose.",
  },
}

words "carers" {
  label = { en = "Number of carers", de = "Zahl der Pflegenden" },
  ask   = { en = "How many share the care?", de = "Wie viele teilen sich die Pflege?" },
  help  = { en = "They have equal parts of the lump sum.", de = "Sie haben gleiche Teile des Pauschbetrags." },
}

words "care_lump_sum" {
  label   = { en = "Lump sum for care", de = "Pflege-Pauschbetrag" },
  help    = { en = "Fractions of a cent go up.", de = "Bruchteile eines Cents werden aufgerundet." },
  aliases = { "pflegepauschbetrag" },
}

words "disability_lump_sums_deducted" {
  label = { en = "Lump sums for disability and care", de = "Abgezogene Pauschbeträge nach § 33b" },
}
