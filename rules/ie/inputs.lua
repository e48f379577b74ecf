-- The order in which a form asks.

for _, part in ipairs {
  "details", "income", "paid", "professions", "home", "mortgage", "remote_work", "expenses", "spouse", "circumstances",
} do
  require("inputs." .. part)
end
