import LuaSyntax

/// Texts on the edges of Lua's grammar, most of them from its manual, and words to make others of.
enum Snippets {
  static let all = numerals + strings + comments + statements + jumps + expressions + names

  private static let numerals = [
    "0", "3", "345", "0xff", "0xBEBADA", "3.0", "3.1416", "314.16e-2", "0.31416E1", "34e1", "0x0.1E", "0xA23p-4",
    "0X1.921FB54442D18P+1", "5.", ".5", "0x.5", "0x5.", "3e", "3e+", "3e1.5", "0x", "0xg", "3x", "3..2", "3...2",
    "1_000", "0x1p",
    "0x1p4", "0x1P-4", "1e5e", "12ab", "0x12gh", "1e+1", "08", "9223372036854775807", "9223372036854775808",
    "0xffffffffffffffffff", "1e999", "0e12", "..5", ".e1", "0x.p1", "1.e1", "1..", "3.4.5",
  ].map { "return \($0)" }

  private static let strings = [
    #""a""#, "'a'", #""a\nb""#, #""\x41""#, #""\x4""#, #""\xg0""#, #""\65""#, #""\256""#, #""\2555""#, #""\u{48}""#,
    #""\u{7FFFFFFF}""#, #""\u{80000000}""#, #""\u{}""#, #""\u48""#, #""\u{4g}""#, #""\q""#, "\"a\nb\"", "\"a\\\nb\"",
    "\"a\\\r\nb\"", "\"a", #""a\"#, #""\z  b""#, "\"\\z \n b\"", "'\\'", "[[a]]", "[==[a]]b]==]", "[=[a]]", "[=a",
    "[[a\nb]]",
    "[[a]=]]", "[=[a]=]]", #""\ ""#, #""\a\b\f\r\t\v\\\"\'""#,
  ].map { "return \($0)" }

  private static let comments = [
    "-- a", "--[[ a ]] return 1", "--[[ a", "--[==[ a ]] ]==] return 1", "--[=a\nreturn 1", "--[ a\nreturn 1",
    "return 1 -- a",
    "--[[a]]--[[b]]", "-", "--", "#!/usr/bin/lua\nreturn 1", "\u{FEFF}return 1", "\u{0C}return\u{0B} 1", "return 1\0",
    "@", "$",
    "a = 1;;; ;", ";", "",
  ]

  private static let statements = [
    "local a", "local a, b = 1", "local a <const> = 1", "local a <close> = nil", "local a <const>, b <close> = 1, nil",
    "local a <close>, b <close> = nil", "local a <other> = 1", "local a < const > = 1", "local a <const = 1",
    "local 1 = 2",
    "local a.b = 1", "local function f() end", "local function a.b() end", "function a.b.c:d() end",
    "function a:b.c() end",
    "function a() return end", "function (a) end", "function a(...) return ... end", "function a(b, ..., c) end",
    "function a(b, ...) end", "function a() return ... end", "function a(1) end", "function a(b,) end",
    "a = 1", "a, b = b, a", "a.b[c], d = 1", "a() = 1", "(a) = 1", "(a).b = 1", "a", "a.b", "a:b", "a()", "a:b()",
    "a.b()",
    "a'x'", "a{}", "a[[x]]", "a:b'x'", "a'x'.y()", "'x'.y()", "('x').y()", "('x'):y()", "{}.x()", "f().x = 1",
    "f():x = 1", "a, = 1", "a =",
    "1 = a", "a + b", "if a then end", "if a then else end", "if a then elseif b then else end",
    "if a then else elseif b then end",
    "if a end", "while a do end", "while a do", "for i = 1, 2 do end", "for i = 1 do end", "for i = 1, 2, 3 do end",
    "for i = 1, 2, 3, 4 do end", "for a.b = 1, 2 do end", "for i in a do end", "for i, j in a, b do end",
    "for i, j = 1, 2 do end",
    "for in a do end", "repeat until a", "repeat local a until a", "repeat a() until", "do end", "do", "end", "return",
    "return;", "return;;",
    "return 1,", "return 1 2", "return return", "do return end a()", "return a()", "return; a()",
    "if a then return end",
    "local a <const> = 1 a = 2", "local a <const> = 1 local function f() a = 2 end",
    "local a <const> = 1 function a() end",
    "local a <const> = {} a.b = 2", "local a <const> = {} function a.b() end", "local a = 1 a = 2",
    "for i = 1, 2 do i = 3 end", "local a <const> = 1 do local a = 2 a = 3 end", "local a <const> = a a = 1",
    "local function f(a <const>) end", "and", "local and = 1", "a.and = 1", "a.end()", "local goto = 1", "else",
    "until a", "then",
  ]

  private static let jumps = [
    "break", "while a do break end", "while a do function f() break end end",
    "while a do local function f() break end end",
    "repeat break until a", "repeat if a then break end local b until b", "for i = 1, 2 do break; a() end",
    "if a then break end",
    "for i in a do do break end end", "goto a", "goto a ::a::", "::a:: goto a", "::a:: ::a::", "::a:: ::b:: goto a",
    "do goto a end ::a::", "do ::a:: end goto a", "goto a local b ::a::", "goto a local b ::a:: b()",
    "goto a local b ::a:: ;;;",
    "goto a local b ::a:: ; ::c::", "goto a; local b; ::a:: ::c:: b()", "do goto a local b ::a:: end",
    "do goto a end local b ::a:: b()",
    "repeat goto a; local b ::a:: until b", "repeat goto a; local b ::a:: until c",
    "repeat goto a; ::a:: local b until b",
    "while a do goto c; local b; ::c:: end", "::a:: do ::a:: end", "do ::a:: end ::a::", "::a:: function f() ::a:: end",
    "::a:: function f() goto a end", "function f() goto a end ::a::", "goto 1", "::1::", "::a:", "goto break",
    "::break::",
    "if a then goto b else ::b:: end", "for i = 1, 2 do goto c ::c:: end",
    "for i = 1, 2 do goto c; local a; ::c:: a() end",
    "do local a goto b end ::b::", "do local a do goto b end ::b:: end", "local a goto b ::b:: a()",
    "goto b local a ::b:: return",
    "goto b local a ::b:: return a", "goto b do local a end ::b:: f()", "do do goto b end local c ::b:: d() end",
  ]

  private static let expressions = [
    "nil", "true", "false", "...", "{}", "{1}", "{1,}", "{1;2}", "{,}", "{1,,2}", "{a=1}", "{a=1, [b]=2; 3}", "{[a]}",
    "{[1]=}", "{a.b=1}",
    "{a==1}", "{f(), ...}", "{[[x]]}", "{[ [[x]] ]=1}", "{'a'=1}", "{1=2}", "function() end", "function a() end", "(a)",
    "(a, b)", "()", "((a))",
    "-a", "- -a", "--a", "not not a", "#a", "~a", "-a^b", "2^-3", "a^b^c", "a..b..c", "a < b < c", "a == b ~= c",
    "a and b or c", "not a == b",
    "a + - b", "a + + b", "a * / b", "a // b % c", "a & b | c ~ d << e >> f", "a ~= b", "a != b", "a ! b", "a && b",
    "a <> b", "a =< b", "a == ", "== a", "a.b.c",
    "a.1", "a[1]", "a[]", "a[1", "a.b:c()", "a:b", "a:b.c()", "a(", "a(b", "a(b,", "a(b,)", "a(b c)", "a\n(b)",
    "f{a}.b", "f'a':b()", "a.b'c'", "a:b[[c]]",
    "function(...) return ... end", "function() return ... end", "1 .. 2", "1..2", "a or", "not", "a ? b : c", "a++",
    "a += 1", "a.(b)", "a..", "a. b", "a . b",
  ].map { "return \($0)" }

  private static let names = [
    "local é = 1", "local _ = 1", "local _1 = 1", "local 1a = 1", "local _ENV = {}", "local self = 1",
    "function a:b() self = 1 end",
  ]

  static func word(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: Keyword.allCases.randomElement(using: &generator)?.rawValue ?? "end"
    case 2, 3, 4: Symbol.allCases.randomElement(using: &generator)?.rawValue ?? "="
    case 5:
      ["1", "2.5", "0x1p4", "'a'", "[[b]]", "\"\\x41\"", "...", "nil", "true"].randomElement(using: &generator) ?? "1"
    default: ["a", "b", "f", "t.x", "const", "close"].randomElement(using: &generator) ?? "a"
    }
  }
}
