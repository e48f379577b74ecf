-- What people read of meals.lua.

words "meal_cuts" {
  label = { en = "Cut for meals provided", de = "Kürzung wegen gestellter Mahlzeiten" },
}
