-- Lists of values, each from a day on: { { from = "2002-01-01", value = 0.20 }, ... }, in order.

local dated = {}

-- The value in force on `day`.
function dated.value(list, day)
  local value
  for _, entry in ipairs(list) do
    if day >= date(entry.from) then value = entry.value end
  end
  return value or error("no figure is declared for a day as early as this")
end

return dated
