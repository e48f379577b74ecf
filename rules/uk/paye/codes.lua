-- Tax codes. A code has letters and perhaps a number, which is a fact of its own: 1100T is `tax_code=T
-- tax_code_number=1100`, SK100 is `tax_code=SK tax_code_number=100`. The prefix S or C says whose rates are charged.
-- Codes of the whole personal allowance, with marriage allowance given or received or without, such as 1257L, 1131N and
-- 1383M, are words of their own. X, W1 and M1 at the end keep the code from being cumulative: they change nothing in a
-- year, but each payment is then taxed by itself.

local jobs = require "jobs"

local codes = {}

-- What all of the pay is charged at: the basic rate, or so many rates above it.
local rates_above_basic = {
  BR = 0, D0 = 1, D1 = 2, SBR = 0, SD0 = 1, SD1 = 2, SD2 = 3, SD3 = 4, CBR = 0, CD0 = 1, CD1 = 2,
}

-- The code of the whole personal allowance, whatever its number in the year and whatever the country.
local usual = "usual"

local words = {
  usual, labels = { [usual] = "usual: the whole personal allowance" }, aliases = {}, number = "tax_code_number",
}
local above_basic, prefixes, numbers, is_number_given, takes_no_tax, is_by_itself = {}, {}, {}, {}, {}, {}
local marked = {}

local function know(word, prefix, code, number, letter)
  above_basic[word] = rates_above_basic[prefix .. code]
  if prefix ~= "" then prefixes[word] = prefix end
  numbers[word] = number
  is_number_given[word] = letter
  takes_no_tax[word] = code == "NT" or nil
end

-- A code, or its letters, with the prefix S or C and without; and the same with a mark that it is not cumulative.
local function declare(prefix, code, label, number, letter)
  local word = prefix .. code
  table.insert(words, word)
  if label then words.labels[word] = word .. ": " .. label end
  know(word, prefix, code, number, letter)

  -- K475, and 1131L.
  local with_number = letter and prefix .. (code == "K" and "K#" or "#" .. code)
  if with_number then words.aliases[word] = { with_number } end

  local by_itself = word .. " X"
  table.insert(marked, by_itself)
  if label then words.labels[by_itself] = by_itself .. ": " .. label .. ", each payment by itself" end
  know(by_itself, prefix, code, number, letter)
  is_by_itself[by_itself] = true
  local aliases = { word .. "X" }
  if number then table.insert(aliases, prefix .. number .. " X") end
  if with_number then
    table.insert(aliases, with_number .. " X")
    table.insert(aliases, with_number .. "X")
  end
  for _, mark in ipairs { "W1", "M1", "W1/M1", "NONCUM" } do
    table.insert(aliases, word .. " " .. mark)
    table.insert(aliases, word .. mark)
    if number then table.insert(aliases, prefix .. number .. " " .. mark) end
    if with_number then
      table.insert(aliases, with_number .. " " .. mark)
      table.insert(aliases, with_number .. mark)
    end
  end
  words.aliases[by_itself] = aliases
end

local countries = { [""] = "", S = ", Scotland", C = ", Wales" }
for _, prefix in ipairs { "", "S", "C" } do
  for _, letter in ipairs {
    { "L", "personal allowance" }, { "M", "marriage allowance received" }, { "N", "marriage allowance given" },
    { "T", "other items" }, { "K", "deductions exceed allowances" },
  } do
    declare(prefix, letter[1], letter[2] .. countries[prefix], nil, letter[1])
  end
  declare(prefix, "0T", "no allowance" .. countries[prefix])
end
declare("", "BR", "all at the basic rate")
declare("", "D0", "all at the higher rate")
declare("", "D1", "all at the additional rate")
declare("", "NT", "no tax")
declare("S", "BR", "all at the Scottish basic rate")
declare("S", "D0", "all at the Scottish rate after the basic rate")
declare("S", "D1", "all at the next Scottish rate")
declare("S", "D2", "all at the third Scottish rate after the basic rate")
declare("S", "D3", "all at the fourth Scottish rate after the basic rate")
declare("C", "BR", "all at the Welsh basic rate")
declare("C", "D0", "all at the Welsh higher rate")
declare("C", "D1", "all at the Welsh additional rate")

-- Codes of the whole personal allowance, which most people have: without marriage allowance, with it, and less it.
for _, allowance in ipairs { 1060, 1100, 1150, 1185, 1250, 1257 } do
  local tenth = (allowance + 9) // 10
  for _, prefix in ipairs { "", "S", "C" } do
    declare(prefix, allowance .. "L", nil, allowance)
    declare(prefix, allowance + tenth .. "M", nil, allowance + tenth)
    declare(prefix, allowance - tenth .. "N", nil, allowance - tenth)
  end
end
for _, word in ipairs(marked) do table.insert(words, word) end

-- Each job has a code of its own. An employer who is told of another job and of no code takes the basic rate.
input "tax_code" {
  of      = jobs.of,
  type    = choice(words),
  default = usual,
  typical = { "0T", "BR" },
  section = "Payroll",
  source  = "SI 2003/2682 regs. 7, 13, 14, 46 to 50; HMRC form P9X of each year",
  other_job = { default = "BR" },
}

input "tax_code_number" {
  of      = jobs.of,
  type    = count(99999),
  section = "Payroll",
  source  = "SI 2003/2682 reg. 8",
  ask_if  = function(job) return is_number_given[job.tax_code] and true or false end,
}

-- The position of the single rate after the basic rate, or nil if the code has none.
function codes.above_basic(job) return above_basic[job.tax_code] end

-- What says the code of a job, for the case of another payment of it.
function codes.facts(job)
  return { tax_code = job.tax_code, tax_code_number = is_number_given[job.tax_code] and job.tax_code_number or nil }
end

-- Whether no tax is taken.
function codes.takes_no_tax(job) return takes_no_tax[job.tax_code] and true or false end

-- Whether a mark at the end keeps the code from being cumulative.
function codes.is_by_itself(job) return is_by_itself[job.tax_code] and true or false end

-- The number of a code that gives free pay, or nil: a number in the code itself, or given besides.
function codes.free_number(job, case)
  local letter = is_number_given[job.tax_code]
  if letter and letter ~= "K" then return job.tax_code_number end
  if job.tax_code == usual then return case.emergency_code_number end
  return numbers[job.tax_code]
end

-- The number of a code that adds to pay, or nil.
function codes.additional_number(job)
  if is_number_given[job.tax_code] == "K" then return job.tax_code_number end
end

-- Refuses a code whose prefix is not that of the taxpayer's country.
function codes.check_prefix(job, case)
  local prefix = prefixes[job.tax_code]
  if prefix == "S" and not case.is_scottish_taxpayer then error("codes that begin with S are for country=scotland") end
  if prefix == "C" and not case.is_welsh_taxpayer then error("codes that begin with C are for country=wales") end
  if (above_basic[job.tax_code] or numbers[job.tax_code]) and not prefix and case.is_scottish_taxpayer then
    error("this code charges the rates of England: that of a Scottish taxpayer begins with S")
  end
end

-- A number n stands for 10 n + 9 pounds, nought for none.
local function pounds(number)
  return number > 0 and 10 * number + 9 or 0
end

rule "free_pay" {
  of      = jobs.of,
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 22; HMRC tax tables A",
  type    = money, per = "year",
  compute = function(job, _, case)
    local number = codes.free_number(job, case)
    if number then return pounds(number) end
    return codes.takes_no_tax(job) and job.pay_of_job or 0
  end,
}

rule "additional_pay" {
  of      = jobs.of,
  section = "Payroll",
  source  = "SI 2003/2682 regs. 8, 14; HMRC tax tables A",
  type    = money, per = "year",
  compute = function(job)
    return pounds(codes.additional_number(job) or 0)
  end,
}

-- 30,000 at codes as payslips print them.
for code, expected in pairs {
  ["1257L"] = { 12579, 3484.20 }, ["1257L W1"] = { 12579, 3484.20 }, ["1257LM1"] = { 12579, 3484.20 },
  ["1257 X"] = { 12579, 3484.20 }, ["1383M"] = { 13839, 3232.20 }, ["1131N"] = { 11319, 3736.20 }, ["0T"] = { 0, 6000 },
  ["BR M1"] = { 0, 6000 }, D0 = { 0, 12000 }, D1 = { 0, 13500 },
} do
  example("30,000 at the code " .. code) {
    year   = 2025,
    given  = { salary = 30000, tax_code = code },
    expect = { free_pay = expected[1], paye_income_tax = expected[2] },
    source = "By hand from SI 2003/2682 regs. 7, 8, 23",
  }
end

-- Codes with another number are given by letters and number: 1131L, 1100T, K475.
for code, expected in pairs { L = { 1131, 3736.20 }, T = { 1100, 3798.20 }, K = { 475, 6951.80 } } do
  example("30,000 at the code " .. code .. " with the number " .. expected[1]) {
    year   = 2025,
    given  = { salary = 30000, tax_code = code, tax_code_number = expected[1] },
    expect = { paye_income_tax = expected[2] },
    source = "By hand from SI 2003/2682 regs. 8, 14, 23",
  }
end

for year, tax in pairs { [2018] = 3628.20, [2025] = 3484.20 } do
  example("30,000 without a code, " .. year) {
    year   = year,
    given  = { salary = 30000 },
    expect = { paye_income_tax = tax },
    source = "By hand from SI 2003/2682 regs. 8, 23; HMRC form P9X of the year: 1185L, 1257L",
  }
end

example "30,000 in Scotland at the code SK475" {
  year   = 2025,
  given  = { country = "scotland", salary = 30000, tax_code = "SK", tax_code_number = 475 },
  -- 2,827 x 19 % + 12,094 x 20 % + 16,171 x 21 % + 3,667 x 42 % on 34,759
  expect = { additional_pay = 4759, paye_income_tax = 7891.98 },
  source = "By hand from SI 2003/2682 regs. 7, 8, 14, 23",
}

return codes
