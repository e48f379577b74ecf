-- § 32a Abs. 5 und 6 EStG: for whom the splitting tariff holds. It holds for spouses who file jointly, and for some
-- persons alone, who are one person everywhere else: the lump sums of §§ 10c, 20 Abs. 9 EStG are not doubled for them.

input "year_after_death" {
  label   = { en = "Spouse died in the year before", de = "Ehegatte im Vorjahr verstorben" },
  help    = {
    en = "The splitting tariff holds once more in the year after the death, if both spouses then could have filed "
      .. "jointly. Said by filing=widowed too.",
    de = "Das Splitting gilt noch im Jahr nach dem Tod, wenn beide Ehegatten die Zusammenveranlagung hätten wählen "
      .. "können. Auch durch filing=widowed anzugeben.",
  },
  section = { en = "Household", de = "Haushalt" },
  source  = "§ 32a Abs. 6 Satz 1 Nr. 1 EStG",
  type    = boolean,
  default = false,
  typical = { false },
  aliases = { "widowed_last_year", "verwitwetensplitting" },
  ask_if  = function() return false end,
}

rule "splitting" {
  label   = { en = "Splitting tariff", de = "Splittingtarif" },
  help    = {
    en = "For spouses who file jointly, and for those of § 32a Abs. 6 EStG: in the year after a spouse's death, and in "
      .. "the year in which a marriage ended whose other spouse married again.",
    de = "Bei Zusammenveranlagung und in den Fällen des § 32a Abs. 6 EStG: im Jahr nach dem Tod des Ehegatten und in "
      .. "dem Jahr, in dem eine Ehe endete, deren anderer Ehegatte wieder geheiratet hat.",
  },
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a Abs. 5 und 6 EStG",
  type    = boolean,
  compute = function(case)
    return case.filing ~= "single" or case.year_after_death
  end,
}

-- Into how many parts the tariff splits an income.
local function parts(case)
  return case.splitting and 2 or 1
end

return { parts = parts }
