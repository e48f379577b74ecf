local section = { en = "Income", de = "Einkünfte" }

for _, name in ipairs { "trade_profit", "spouse_trade_profit", "other_positive_income" } do
  input(name) { label = name, section = section, type = money, min = -1000000000, max = 1000000000, default = 0 }
end

input "party_donations" { label = "Party donations", type = money, min = 0, max = 1000000000, default = 0, aliases = { "donation" } }

input "kindergeld_added" { label = "Kindergeld added", type = money, min = 0, max = 1000000, default = 0 }
for _, name in ipairs { "wages", "spouse_wages", "flat_tax", "flat_surcharge", "flat_church_tax" } do
  input(name) { label = name, type = money, min = 0, max = 1000000000, default = 0 }
end
