-- What people read of joint_or_apart.lua.

words "deductions_apart" {
  label = { en = "Deductions if spouses file apart", de = "Abzüge bei Einzelveranlagung" },
  ask   = {
    en = "If you filed apart, who would deduct what?", de = "Wer zöge bei Einzelveranlagung was ab?",
  },
  help  = {
    en = "Special expenses, burdens and the reductions for work in the household: half of all of them each, if both "
      .. "apply for it; or each their own, and what is told for both that of one of you.",
    de = "Sonderausgaben, außergewöhnliche Belastungen, Ermäßigungen für Arbeiten im Haushalt: auf Antrag beider alles "
      .. "je zur Hälfte, oder jeder das Eigene und einer, was für beide angegeben ist.",
  },
}
