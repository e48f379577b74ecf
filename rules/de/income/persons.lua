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

-- What has been declared of the taxpayer by the functions below, and `spouse_` before the name is the spouse's. Filing
-- apart puts the one in the place of the other.
local facts, results, complete = {}, {}, false

local function noted(names, name)
  if complete then
    error("'" .. name .. "' is declared after the names of all that is of each spouse were read")
  end
  return { name, table.unpack(names) }
end

-- `person.input "wages"` declares a fact of a person. `person.rule "taxed_wages"` declares a result that is the same
-- however the spouses file; one that depends on it, such as by an allowance of both, is a plain `rule(prefix .. name)`.
local function declaring(who)
  local is_taxpayer = who.prefix == ""

  function who.input(name)
    if is_taxpayer then facts = noted(facts, name) end
    return input(who.prefix .. name)
  end

  function who.rule(name)
    if is_taxpayer then results = noted(results, name) end
    return rule(who.prefix .. name)
  end

  return who
end

local persons = {
  declaring { prefix = "",        label = plain,    asked_if = always,  aliases = same },
  declaring { prefix = "spouse_", label = spouse_s, asked_if = jointly, aliases = of_spouse },
}

-- The names of the facts and of the results that are of each, for a file that is read after all that declare them.
function persons.of_each()
  complete = true
  return { facts = facts, results = results }
end

return persons
