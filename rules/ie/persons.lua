-- The two persons of a household. What is of each is declared `of = "person"`.

person "spouse" {
  label   = "Spouse",
  help    = "Or civil partner.",
  source  = "TCA 1997 ss. 1015, 1031A",
  labels  = "Spouse's {lower_label}",
  aliases = { "spouse_{name}" },
  present = function(case) return case.is_couple end,
}
