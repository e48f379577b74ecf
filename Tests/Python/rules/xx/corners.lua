-- Rules that go to the corners of what an export has to say: every rounding of numbers of both signs, divisors that vary,
-- numbers too large for 64 bits on the way, words, days and checks.
jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 }, results = { "all_roundings" } }

input "a" { label = "An amount", type = money }
input "b" { label = "A divisor", type = money, min = -5000, max = 5000 }
input "n" { label = "A count", type = count(9), default = 3 }
input "rate" { label = "A rate", type = rate, min = -1, max = 1 }
input "word" { label = "It's a word", type = choice { "one", "two", "three", labels = { two = "Two's" } } }
input "flag" { label = "Yes or no", type = boolean, default = false }
input "day" { label = "A day", type = date }

rule "all_roundings" { label = "Sum of roundings", source = "§ 1", type = number,
  compute = function(case)
    return floor(case.a / 7) + 2 * ceil(case.a / 7, 0.5) + 3 * round(case.a / 3, 0.01) + 5 * round_half_even(case.a / 8, 0.1)
      + 7 * truncate(case.a / 6, 3) + round_half_even(case.a, 0.2)
  end }
rule "by_divisor" { label = "Quotients by a divisor", source = "§ 2", type = money,
  compute = function(case)
    local x = max(-100000, min(case.a, 100000))
    return floor(x / case.b, 0.01) + 2 * ceil(x / case.b, 0.01) + 3 * round(x / case.b, 0.01)
      + 5 * round_half_even(x / case.b, 0.01) + 7 * truncate(x / case.b, 0.01)
  end }
rule "large" { label = "Large on the way", source = "§ 3", type = money,
  compute = function(case)
    local x = max(-9000000, min(case.a, 9000000))
    return round(x * x / 1000000 * case.rate, 0.01) + round_half_even(x * x / 70000, 0.01) + floor(-x * x / 90000, 0.01)
  end }
rule "on_paths" { label = "Small on its path only", source = "§ 4", type = money,
  compute = function(case)
    local x = case.a
    if x < -1000 then return abs(x) - 1000 end
    if x < 100 then return round(x * x * x * case.rate, 0.01) end
    if x < 10000 then return round(x * x * 0.5, 0.01) end
    return x % 1000 + x // 7
  end }
rule "words" { label = "A word of words", source = "§ 5", type = choice { "low", "middle", "high" },
  compute = function(case)
    if case.word == "one" then return "low" end
    if case.flag and case.n > 4 then return "high" end
    return case.word == "two" and "middle" or "low"
  end }
rule "aged" { label = "Of age", source = "§ 6", type = boolean,
  compute = function(case) return case.day <= date(2004, 12, 31) or case.day.month == 2 and case.day.day == 28 end }
rule "counted" { label = "Counted", source = "§ 7", type = count(50), compute = function(case) return case.n * 5 + 2 end }
rule "fails" { label = "Fails for some", source = "§ 8", type = money,
  compute = function(case)
    if case.n == 7 then error("not seven") end
    return case.a - floor(10 / (case.n - 4), 0.01)
  end }
rule "shared" { label = "A share", source = "§ 9", type = rate, compute = function(case) return case.rate / 4 end }
rule "kept_day" { label = "The day", source = "§ 10", type = date, compute = function(case) return case.day end }
