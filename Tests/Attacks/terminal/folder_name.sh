# Tries: a jurisdiction whose folder clears the screen
# Says: error
n=$(printf '\033[2Jx\nnew line')
mkdir -p "rules/$n"; echo 'local x = nothing' >"rules/$n/a.lua"
levy check
levy eval "$n" --year 2025
