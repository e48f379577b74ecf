-- The taxpayer and the spouse: the law works out the income of each for itself (§ 26b EStG). What is declared for
-- both is declared in a loop over them; the spouse's names begin with `spouse_`, and count only where they file
-- jointly.

-- Things that each of them has are of persons in the language's own sense: `further_pension.1.amount`,
-- `spouse.further_pension.1.amount`.
person "spouse" {
  label   = { en = "Spouse", de = "Ehegatte" },
  help    = { en = "Or civil partner, where both file jointly.", de = "Oder Lebenspartner, bei Zusammenveranlagung." },
  source  = "§§ 26, 26b EStG",
  labels  = { en = "Spouse: {label}", de = "Ehegatte: {label}" },
  aliases = { "spouse_{name}", "{name}_ehegatte" },
  present = function(case) return case.filing == "joint" end,
}

local function plain(en, de)    return { en = en, de = de } end
local function spouse_s(en, de) return { en = "Spouse: " .. en, de = "Ehegatte: " .. de } end

local function files_jointly(case) return case.filing == "joint" end

local function always(asked) return asked end

-- A question for the spouse concerns joint filers, whatever else it depends on.
local function jointly(asked)
  if not asked then
    return files_jointly
  end
  return function(case, law) return files_jointly(case) and asked(case, law) end
end

local function same(aliases) return aliases end

local function of_spouse(aliases)
  local named = {}
  for _, alias in ipairs(aliases) do
    table.insert(named, alias .. "_ehegatte")
  end
  return named
end

return {
  { prefix = "",        label = plain,    asked_if = always,  aliases = same,      capital = "own_capital_income" },
  { prefix = "spouse_", label = spouse_s, asked_if = jointly, aliases = of_spouse, capital = "spouse_capital_income" },
}
