-- How the official payroll program (Programmablaufplan, § 39b Abs. 6 EStG) went about the wage tax in the years in
-- which
-- it did otherwise than today. What the statute leaves open, and what the program did without its backing, is here and
-- nowhere else; the official test tables of the years have it so.

local words = {
  "by_period", "below_zero", "paid_out_in_fifth", "paid_out_once", "after_reliefs", "fifth_on_top", "fifths",
}

-- A record of the words that hold.
local function program(...)
  local record = {}
  for _, word in ipairs(words) do
    record[word] = false
  end
  for _, word in ipairs { ... } do
    record[word] = true
  end
  return record
end

local fields = {}
for _, word in ipairs(words) do
  fields[word] = boolean
end

parameter "payroll_program" {
  source = "§ 39b Abs. 6 EStG with the payroll programs announced for the years; § 39b Abs. 3 Satz 9 EStG (fifths)",
  type   = record(fields),
  note   = "`by_period`: allowances are brought to the pay period, greatest amounts are those of a year where "
    .. "anything is paid once, class VI has the supplement too, and a pension's months that are not given are none. "
    .. "`below_zero`: amounts below zero count. `paid_out_in_fifth`: a pension paid out counts for the allowance "
    .. "with a fifth. `paid_out_once`: it counts with every payment, the supplement is compared with that of 2007, "
    .. "and the lump sum of the whole wage is taken off a fifth. `after_reliefs`: the provident lump sum is "
    .. "reckoned from the wage after the reliefs of the aged. `fifth_on_top`: a fifth comes on top of the tax of "
    .. "the wage before. `fifths`: wages for several years are taxed by fifths. Of these the statute has the last "
    .. "alone.",
  until_changed = true,
  since  = {
    ["2006-01-01"] = program(
      "by_period", "below_zero", "paid_out_in_fifth", "after_reliefs", "fifth_on_top", "fifths"),
    ["2007-01-01"] = program("by_period", "after_reliefs", "fifth_on_top", "fifths"),
    ["2008-01-01"] = program("paid_out_once", "after_reliefs", "fifth_on_top", "fifths"),
    ["2009-01-01"] = program("after_reliefs", "fifths"),
    ["2010-01-01"] = revised { ["2009-07-22"] = program("fifths") },   -- Bürgerentlastungsgesetz, BGBl. 2009 I S. 1959
    ["2025-01-01"] = revised { ["2024-03-27"] = program() },   -- Wachstumschancengesetz, BGBl. 2024 I Nr. 108
  },
}
