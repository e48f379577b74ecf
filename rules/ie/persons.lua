-- The two persons of a household. What holds for each alike is declared once, in a loop over both.

local persons = {}

local function is_couple(case) return case.marital_status == "married" end

persons[1] = {
  section = "Self-assessment",
  name    = function(name) return name end,
  label   = function(text) return text end,
  asked   = function(condition) return condition end,
}

persons[2] = {
  section = "Spouse",
  name    = function(name) return "spouse_" .. name end,
  label   = function(text) return "Spouse's " .. string.lower(string.sub(text, 1, 1)) .. string.sub(text, 2) end,
  asked   = function(condition)
    return function(case, law) return is_couple(case) and (not condition or condition(case, law)) end
  end,
}

return persons
