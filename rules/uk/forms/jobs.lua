-- The papers of which there is one for each job: that of the taxpayer's own facts, and of those told besides it.

local jobs = { of = { "Job 1" } }

for number = 1, 9 do table.insert(jobs.of, "Job " .. number + 1) end

-- The name of each job's fact: the first job's, and that of the others, if it is another.
function jobs.each(first, other)
  local names = { first }
  for number = 1, 9 do table.insert(names, "other_job." .. number .. "." .. (other or first)) end
  return names
end

return jobs
