-- A fact without which the wage tax is wrong has two names. Rules read `NAME`, and it may be given. Where it is not, it
-- is what is given under the name of the official payroll program, `official`; and if the whole case is stated
-- in the way of that program, which begins with a pay period (LZZ) or a wage (RE4), what is not given is nothing, as
-- there. Otherwise it must be given.

local function is_official(case)
  return case.official_pay_period ~= "none" or case.official_gross_wage > 0
end

local function never()
  return false
end

-- A label, in both languages, with something behind it.
local function with(label, en, de)
  return { en = label.en .. en, de = label.de .. (de or en) }
end

-- Declares a fact. Besides the fields of an input, `official` holds the aliases that are official names, `nothing` what
-- it is there by default, and `needed` whether a case that asks for it needs it; without it every case does.
local function required(name, official)
  return function(fields)
    local nothing, needed = fields.nothing or 0, fields.needed
    input(official) {
      label = with(fields.label, ", by the official payroll program", " (Programmablaufplan)"), help = fields.help,
      section = fields.section, source = fields.source, type = fields.type, per = fields.per,
      min = fields.min, max = fields.max, default = nothing,
      aliases = fields.official, ask_if = never,
    }
    rule(name) {
      label = fields.label, ask = fields.label, help = fields.help, section = fields.section,
      source = fields.source, type = fields.type, min = fields.min, max = fields.max, per = fields.per,
      aliases = fields.aliases,
      compute = function(case, law)
        if is_official(case) or not eq(case[official], nothing) then
          return case[official]
        elseif needed and not needed(case, law) then
          return nothing
        end
        return nil
      end,
    }
  end
end

return required
