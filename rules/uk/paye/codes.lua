-- Tax codes. A code has letters and perhaps a number: 1100T is `tax_code=T tax_code_number=1100`. The prefix S or C
-- says whose rates are charged; with a letter alone it is left out, since the country says the same. X, W1 and M1 at
-- the end only keep the code from being cumulative. Codes of the whole personal allowance, such as 1257L, are given
-- as they are.

local codes = {}

-- What all of the pay is charged at: the basic rate, or so many rates above it.
local above_basic = {
  BR = 0, D0 = 1, D1 = 2, SBR = 0, SD0 = 1, SD1 = 2, SD2 = 3, SD3 = 4, CBR = 0, CD0 = 1, CD1 = 2,
}

local prefixes = {
  S0T = "S", SBR = "S", SD0 = "S", SD1 = "S", SD2 = "S", SD3 = "S", C0T = "C", CBR = "C", CD0 = "C", CD1 = "C",
}

local words = {
  "L", "M", "N", "T", "K", "0T", "BR", "D0", "D1", "NT", "S0T", "SBR", "SD0", "SD1", "SD2", "SD3", "C0T", "CBR", "CD0",
  "CD1",
  labels  = {
    L = "L: personal allowance", M = "M: marriage allowance received", N = "N: marriage allowance given",
    T = "T: other items", K = "K: deductions exceed allowances", ["0T"] = "0T: no allowance",
    BR = "BR: all at the basic rate", D0 = "D0: all at the higher rate", D1 = "D1: all at the additional rate",
    NT = "NT: no tax", S0T = "S0T: no allowance, Scotland", SBR = "SBR: all at the Scottish basic rate",
    SD0 = "SD0: all at the Scottish rate after the basic rate", SD1 = "SD1: all at the next Scottish rate",
    SD2 = "SD2: all at the third Scottish rate after the basic rate",
    SD3 = "SD3: all at the fourth Scottish rate after the basic rate", C0T = "C0T: no allowance, Wales",
    CBR = "CBR: all at the Welsh basic rate", CD0 = "CD0: all at the Welsh higher rate",
    CD1 = "CD1: all at the Welsh additional rate",
  },
  aliases = {},
}

-- Codes of the whole personal allowance, which most people have, by the number of the code.
local whole_allowance = {}
for _, number in ipairs { 1060, 1100, 1150, 1185, 1250, 1257 } do
  for _, prefix in ipairs { "", "S", "C" } do
    local digits = prefix .. number
    local code = digits .. "L"
    whole_allowance[code] = number
    if prefix ~= "" then prefixes[code] = prefix end
    table.insert(words, code)
    words.aliases[code] = { digits .. " X", digits .. " W1", digits .. " M1" }
  end
end

for _, code in ipairs(words) do
  if above_basic[code] or whole_allowance[code] or code == "0T" or code == "S0T" or code == "C0T" then
    local aliases = words.aliases[code] or {}
    for _, ending in ipairs { "X", " X", " W1", " M1" } do table.insert(aliases, code .. ending) end
    words.aliases[code] = aliases
  end
end

input "tax_code" {
  label   = "Tax code, or its letters",
  type    = choice(words),
  section = "Payroll",
  help    = "Of 1100T the letter is T, of K100 and SK100 it is K: the number is then given as tax_code_number. Codes "
    .. "without a number, and those of the whole personal allowance such as 1257L or S1257L, are given whole.",
  source  = "SI 2003/2682 regs. 7, 13, 14",
}

input "tax_code_number" {
  label   = "Number of the tax code",
  type    = count(99999),
  section = "Payroll",
  help    = "1257 of the code 1257L, 100 of K100.",
  source  = "SI 2003/2682 reg. 8",
  ask_if  = function(case)
    return case.tax_code == "L" or case.tax_code == "M" or case.tax_code == "N" or case.tax_code == "T"
      or case.tax_code == "K"
  end,
}

-- The position of the single rate after the basic rate, or nil if the code has none.
function codes.above_basic(case) return above_basic[case.tax_code] end

-- Refuses a code whose prefix is not that of the taxpayer's country.
function codes.check_prefix(case)
  local prefix = prefixes[case.tax_code]
  if prefix == "S" and not case.is_scottish_taxpayer then error("codes that begin with S are for country=scotland") end
  if prefix == "C" and not case.is_welsh_taxpayer then error("codes that begin with C are for country=wales") end
  if (above_basic[case.tax_code] or whole_allowance[case.tax_code]) and not prefix and case.is_scottish_taxpayer then
    error("this code charges the rates of England: that of a Scottish taxpayer begins with S")
  end
end

-- A number n stands for 10 n + 9 pounds, nought for none.
local function pounds(number)
  return number > 0 and 10 * number + 9 or 0
end

rule "free_pay" {
  label   = "Free pay of a year under the tax code",
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 22; HMRC tax tables A",
  type    = money, per = "year",
  compute = function(case)
    local code = case.tax_code
    if whole_allowance[code] then return pounds(whole_allowance[code]) end
    if code == "L" or code == "M" or code == "N" or code == "T" then return pounds(case.tax_code_number) end
    return code == "NT" and case.pay_of_year or 0
  end,
}

rule "additional_pay" {
  label   = "Additional pay of a year under a K code",
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 14; HMRC tax tables A",
  type    = money, per = "year",
  compute = function(case)
    return case.tax_code == "K" and pounds(case.tax_code_number) or 0
  end,
}

return codes
