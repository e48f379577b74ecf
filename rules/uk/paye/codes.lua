-- Tax codes. A code has letters and perhaps a number: 1257L is `tax_code=L tax_code_number=1257`. The prefix S or C says
-- whose rates are charged; with a number it is left out, since the country says the same. X, W1 and M1 at the end only
-- keep the code from being cumulative.

input "tax_code" {
  label   = "Letters of the tax code",
  type    = choice {
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
    aliases = {
      ["0T"] = { "0TX" }, BR = { "BRX" }, D0 = { "D0X" }, D1 = { "D1X" }, S0T = { "S0TX" }, SBR = { "SBRX" },
      SD0 = { "SD0X" }, SD1 = { "SD1X" }, SD2 = { "SD2X" }, SD3 = { "SD3X" }, C0T = { "C0TX" }, CBR = { "CBRX" },
      CD0 = { "CD0X" }, CD1 = { "CD1X" },
    },
  },
  section = "Payroll",
  help    = "Of 1257L the letter is L, of K100 and SK100 it is K. The number is given as tax_code_number.",
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

-- What all of the pay is charged at: the basic rate, or so many rates above it. The prefix of the code must be that of the
-- taxpayer's country.
local single_rates = {
  BR  = { above_basic = 0 }, D0 = { above_basic = 1 }, D1 = { above_basic = 2 },
  SBR = { above_basic = 0, prefix = "S" }, SD0 = { above_basic = 1, prefix = "S" },
  SD1 = { above_basic = 2, prefix = "S" }, SD2 = { above_basic = 3, prefix = "S" },
  SD3 = { above_basic = 4, prefix = "S" },
  CBR = { above_basic = 0, prefix = "C" }, CD0 = { above_basic = 1, prefix = "C" },
  CD1 = { above_basic = 2, prefix = "C" },
}

local codes = {}

-- The position of the single rate after the basic rate, or nil if the code has none.
function codes.above_basic(case)
  local single = single_rates[case.tax_code]
  return single and single.above_basic
end

-- Refuses a code whose prefix is not that of the taxpayer's country.
function codes.check_prefix(case)
  local code = case.tax_code
  local prefix = (code == "S0T" and "S") or (code == "C0T" and "C") or (single_rates[code] and single_rates[code].prefix)
  if prefix == "S" and not case.is_scottish_taxpayer then error("codes that begin with S are for country=scotland") end
  if prefix == "C" and not case.is_welsh_taxpayer then error("codes that begin with C are for country=wales") end
  if single_rates[code] and not prefix and case.is_scottish_taxpayer then
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
  type    = money,
  compute = function(case)
    local code = case.tax_code
    if code == "L" or code == "M" or code == "N" or code == "T" then return pounds(case.tax_code_number) end
    return code == "NT" and case.pay_of_year or 0
  end,
}

rule "additional_pay" {
  label   = "Additional pay of a year under a K code",
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 14; HMRC tax tables A",
  type    = money,
  compute = function(case)
    return case.tax_code == "K" and pounds(case.tax_code_number) or 0
  end,
}

return codes
