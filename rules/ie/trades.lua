-- A person's trades: the first, whose facts are the person's own, and those that are told one by one besides it. What
-- is declared of these is of each, with its own accounts, dates, assets, allowances and losses.

return { of = { "person", "further_trade" } }
