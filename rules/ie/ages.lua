-- Ages. No date of birth given means that no relief for age is claimed: the age is then 0.

local ages = {}

-- The year of the date that stands for a date of birth that is not given.
ages.not_given = 9999

function ages.attained(year, birth_date)
  if birth_date.year >= ages.not_given then return 0 end
  return year - birth_date.year
end

-- The age where the law goes by it whoever claims.
function ages.known(age)
  if age <= 0 then error("this goes by age: give birth_date, of a spouse spouse_birth_date") end
  return age
end

return ages
