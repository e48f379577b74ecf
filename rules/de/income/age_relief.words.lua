-- What people read of age_relief.lua.

words "age_relief_from" {
  label = { en = "Age completed before the year", de = "Vollendetes Lebensjahr vor Beginn des Jahres" },
}
