-- What people read of burdens.lua.

words "extraordinary_burdens_deducted" {
  label   = { en = "Extraordinary burdens deducted", de = "Abgezogene außergewöhnliche Belastungen" },
  help    = {
    en = "Expenses beyond the reasonable burden, maintenance, training of children, and the lump sums for disability "
      .. "and care.",
    de = "Aufwendungen über der zumutbaren Belastung, Unterhalt, Ausbildungsfreibetrag und die Pauschbeträge für "
      .. "Behinderung und Pflege.",
  },
  aliases = { "aussergewoehnliche_belastungen", "außergewöhnliche_belastungen" },
}
