-- Receipts from one's own home that are exempt up to a limit, which two who share them halve. One euro more, and all of
-- them are taxed less expenses: rent for a room, childminding.

local function fact(name, fields)
  fields.of, fields.section = "person", "Self-assessment"
  input(name)(fields)
end

-- Declares the facts and the exempt part: `receipts` is the name of the receipts, `names` has those of the others,
-- `limit` gives the limit of the law, `sources` have the statute of each.
return function(receipts, names, limit, sources, spouse)
  local function matters(person, law) return person[receipts] > limit(law) / 2 end

  fact(receipts, {
    type = money, per = "year", min = 0, default = 0, source = sources.receipts, spouse = { ask = spouse },
  })
  fact(names.shared, {
    type = boolean, default = false, typical = { false }, source = sources.shared, ask_if = matters,
  })
  fact(names.expenses, {
    type = money, per = "year", min = 0, default = 0, source = sources.expenses, ask_if = matters,
  })

  rule(names.exempt) {
    of      = "person",
    source  = sources.exempt,
    type    = money, per = "year",
    compute = function(person, law)
      local most = person[names.shared] and limit(law) / 2 or limit(law)
      return person[receipts] <= most and person[receipts] or 0
    end,
  }
end
