-- What people read of program.lua.

words "payroll_program" {
  label = { en = "How the payroll program of the year works", de = "Arbeitsweise des Programmablaufplans des Jahres" },
}
