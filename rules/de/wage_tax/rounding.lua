-- Rounding of the official program that the language has no word for.

-- Away from zero to a multiple of a step.
local function up(x, step)
  if x < 0 then
    return floor(x, step)
  end
  return ceil(x, step)
end

return { up = up }
