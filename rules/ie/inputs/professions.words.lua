-- What people read of professions.lua.

words "profession" {
  label   = "Profession",
  ask     = "What is your job?",
  help    = "Many employments have expenses agreed with Revenue for tools and uniforms.",
  aliases = { "job", "occupation" },
}

words "flat_rate_of_list" {
  label = "Flat rate of the profession in Revenue's list",
  ask   = "How much does Revenue's list of flat-rate expenses give for your job in {year}?",
  help  = "The amount of this job and year is not known here: Revenue has it in the list of flat-rate expenses. "
    .. "0 if the list of the year does not have the job.",
}
