-- What people read of businesses.lua.

words "freelance_income" {
  label = { en = "Income from freelance work", de = "Einkünfte aus selbständiger Arbeit" },
  help  = {
    en = "Of your own nothing where kind_of_work says that the work is a trade.",
    de = "Vom eigenen nichts, wo kind_of_work ein Gewerbe nennt.",
  },
}
