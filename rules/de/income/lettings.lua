-- What is let: the first, whose facts are the person's own, and those that are told one by one besides it.

return { of = { "person", "further_letting" } }
