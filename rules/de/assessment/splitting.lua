-- § 32a Abs. 5 und 6 EStG: for whom the splitting tariff holds. It holds for spouses who file jointly, and for some
-- persons alone, who are one person everywhere else: the lump sums of §§ 10c, 20 Abs. 9 EStG are not doubled for them.

input "year_after_death" {
  section = { en = "Household", de = "Haushalt" },
  source  = "§ 32a Abs. 6 Satz 1 Nr. 1 EStG",
  type    = boolean,
  default = false,
  typical = { false },
  ask_if  = function() return false end,
}

rule "splitting" {
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

-- How many persons an assessment is of, by whom the amounts of the law are multiplied.
local function persons(case)
  return case.filing == "joint" and 2 or 1
end

return { parts = parts, persons = persons }
