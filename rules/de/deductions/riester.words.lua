-- What people read of riester.lua.

words "riester_figures" {
  label = { en = "Figures of subsidised pension plans", de = "Beträge der Riester-Förderung" },
}

words "riester_allowances" {
  label = { en = "Allowances to pension plans, of both", de = "Anspruch auf Altersvorsorgezulage, beider" },
}

words "riester_deductible" {
  label = { en = "Contributions and allowances that count", de = "Abziehbare Altersvorsorgebeiträge" },
  help  = {
    en = "Up to €2,100 for each who is entitled, €2,160 with a spouse who is so only through him or her.",
    de = "Bis 2.100 € je unmittelbar Begünstigten, 2.160 € mit einem nur mittelbar begünstigten Ehegatten.",
  },
}

words "riester_deducted" {
  label = { en = "Subsidised pension plans deducted", de = "Abgezogene Altersvorsorgebeiträge (§ 10a)" },
  help  = {
    en = "Where the deduction lowers the tax by more than the allowance; else nothing, and the allowance stays.",
    de = "Wo der Abzug mehr Steuer spart als die Zulage; sonst nichts, und es bleibt bei der Zulage.",
  },
}

words "riester_allowance_added" {
  label = { en = "Allowance to pension plans added", de = "Hinzugerechnete Altersvorsorgezulage" },
  help  = {
    en = "The allowance went to the plan; where contributions are deducted, it is added to the tax.",
    de = "Die Zulage floss in den Vertrag; wo Beiträge abgezogen werden, wird sie der Steuer hinzugerechnet.",
  },
}
