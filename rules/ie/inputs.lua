-- The order in which a form asks.

for _, part in ipairs {
  "details", "income", "self_employment", "lettings", "paid", "professions", "home", "mortgage", "remote_work",
  "expenses", "circumstances",
} do
  require("inputs." .. part)
end
