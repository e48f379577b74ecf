-- What people read of december.lua.

words "is_pay_of_december" {
  label = {
    en = "Pay of December, which makes up for the year; for another month give its date, such as 2024-11-30",
    de = "Lohn des Dezembers, der für das Jahr nachholt; für andere Monate das Datum angeben, etwa 2024-11-30",
  },
  help  = {
    en = "A year without a date stands for 31 December, whose tax is that of no other month.",
    de = "Ein Jahr ohne Tag steht für den 31. Dezember, dessen Steuer die keines anderen Monats ist.",
  },
}
