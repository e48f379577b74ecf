"""The places of the engine's code that scripts/mutants may change, and the copies of them that can be changed while they run.

An operator of Swift becomes one of its own, with the same precedence, that asks whether its change is in force; a comparison of C
becomes a choice between the two. So all changes are in one program, which is built once.
"""
import hashlib
import os
import re

# The files to change, with their shares of all changes.
GROUPS = [
    ("LevyPlan", 28, ["Sources/LevyPlan"]),
    ("LevyTrace", 22, ["Sources/LevyTrace"]),
    ("LevyBatch", 14, ["Sources/LevyBatch"]),
    ("LuaRuntime", 7, ["Sources/LuaRuntime"]),
    ("CLuaShim", 7, ["Sources/CLuaShim"]),
    ("CLevyKernels", 4, ["Sources/CLevyKernels"]),
    ("defences", 18, [
        "Sources/LevyScript/Files", "Sources/LevyScript/Bytecode", "Sources/LevyScript/Numbers", "Sources/LevyState",
        "Sources/LevyRules/Checking", "Sources/LevyRules/Store", "Sources/LevyModel/Text", "Sources/LevyModel/Store",
        "Sources/Tables/TerminalText.swift", "Sources/Tables/TextFault.swift", "Sources/Tables/FileIdentity.swift",
    ]),
]
# Text that is written, not computed: tests of behaviour need not check its every word.
LEFT_OUT = ["Words.swift", "Sentence.swift", "Listing.swift", "ExpressionPrinter", "PlanDescription", "Markup.swift", "JSON.swift"]

COMPARISONS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
}
LOGIC = {"&&": ["||"], "||": ["&&"]}
ARITHMETIC = {
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "&+": ["&-"], "&-": ["&+"], "&*": ["&+"], "&": ["|"], "|": ["&"],
    "<<": [">>"], ">>": ["<<"],
}
ASSIGNMENTS = {"+=": ["-="], "-=": ["+="]}
PRECEDENCE = {
    "+": "Addition", "-": "Addition", "&+": "Addition", "&-": "Addition", "|": "Addition", "*": "Multiplication",
    "/": "Multiplication", "%": "Multiplication", "&*": "Multiplication", "&": "Multiplication", "<<": "BitwiseShift",
    ">>": "BitwiseShift", "&&": "LogicalConjunction", "||": "LogicalDisjunction",
}
OPERATORS = {**COMPARISONS, **LOGIC, **ARITHMETIC, **ASSIGNMENTS}
INFIX = re.compile(r"(?<=\s)(&&|\|\||<<|>>|<=|>=|==|!=|\+=|-=|&\+|&-|&\*|[<>+\-*/%&|])(?=\s)")
WORD = re.compile(r"(?<![\w.@#`])(true|false)(?![\w(])|(?<![\w.])(min|max)\(|(?<=[\s(\[])!(?=[A-Za-z_(])|(?<![\w.\"])([2-9]|[1-9][0-9_]+)(?![\w.])")


def blanked(text):
    """The text of Swift or C with comments and literals of text replaced by blanks, so that only code is looked at."""
    out, place = list(text), 0

    def blank(start, end):
        for i in range(start, min(end, len(out))):
            if out[i] != "\n":
                out[i] = " "

    while place < len(text):
        if text.startswith("//", place):
            end = text.find("\n", place)
            end = len(text) if end < 0 else end
        elif text.startswith("/*", place):
            end = text.find("*/", place) + 2
        elif text.startswith('"""', place):
            end = text.find('"""', place + 3) + 3
        elif text[place] == '"':
            end, depth = place + 1, 0
            while end < len(text) and (text[end] != '"' or depth):
                if text[end] == "\\" and text[end + 1] == "(":
                    depth += 1
                    end += 1
                elif depth and text[end] in "()":
                    depth += 1 if text[end] == "(" else -1
                elif text[end] == "\\":
                    end += 1
                end += 1
            end += 1
        elif text[place] == "'" and re.match(r"'(\\.|[^'\\])'", text[place:]):
            end = place + len(re.match(r"'(\\.|[^'\\])'", text[place:]).group())
        else:
            place += 1
            continue
        blank(place, end)
        place = end
    return "".join(out)


def sites_of_swift(path, text):
    code = blanked(text)
    for match in INFIX.finditer(code):
        # A declaration of an operator is none of its uses.
        if re.search(r"\b(func|operator)\s*$", code[:match.start()][-12:]):
            continue
        for other in OPERATORS[match.group()]:
            yield path, match.start(), match.group(), other
    for match in WORD.finditer(code):
        line = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        if re.match(r"\s*(case|default|@|func|#|package func|private func|static func|init)\b", line):
            continue
        flag, bound, number = match.groups()
        if flag:
            yield path, match.start(), flag, "false" if flag == "true" else "true"
        elif bound:
            yield path, match.start(), bound, "max" if bound == "min" else "min"
        elif number:
            yield path, match.start(), number, number + " + 1"
        else:
            yield path, match.start(), "!", ""


OPERAND = r"[\w.]+(?:->\w+|\[[^\[\]]*\]|\([^()]*\))*"
CLAUSE = re.compile(
    r"(?<=[(&|?=] )?(?P<a>%s) (?P<op><=|>=|==|!=|<|>) (?P<b>-?%s)(?=\)| &&| \|\|| \?|;)" % (OPERAND, OPERAND))


def sites_of_c(path, text):
    code = blanked(text)
    for match in CLAUSE.finditer(code):
        before = code[:match.start()].rstrip(" ")[-2:]
        if before[-1:] not in "(=?:," and before not in ("&&", "||") and not code[:match.start()].endswith("return "):
            continue
        # From the text itself, whose literals are not blank.
        a, b = (text[match.start(side):match.end(side)] for side in "ab")
        for other in COMPARISONS[match.group("op")]:
            yield path, match.start(), text[match.start():match.end()], f"{a} {other} {b}"
    for match in re.finditer(r"return (true|false|0|1);", code):
        other = {"true": "false", "false": "true", "0": "1", "1": "0"}[match.group(1)]
        yield path, match.start(1), match.group(1), other


def sources(origin, folder):
    full = os.path.join(origin, folder)
    files = [folder] if os.path.isfile(full) else [
        os.path.relpath(os.path.join(where, name), origin) for where, _, names in os.walk(full) for name in names]
    return sorted(f for f in files if f.endswith((".swift", ".c")) and not any(word in f for word in LEFT_OUT))


def dice(*key):
    """A number from 0 up to 1 that is the same for the same key."""
    return int.from_bytes(hashlib.sha256("\0".join(map(str, key)).encode()).digest()[:6], "big") / 2 ** 48


def sites_of(origin, group, path):
    """A change at each place of a file. Which one it is goes by the line, so that other lines may change."""
    with open(os.path.join(origin, path)) as file:
        text = file.read()
    make, places, seen = sites_of_swift if path.endswith(".swift") else sites_of_c, {}, {}
    for site in make(path, text):
        places.setdefault(site[1], []).append(site)
    for place, options in sorted(places.items()):
        line = text.count("\n", 0, place) + 1
        whole = text.split("\n")[line - 1]
        words = whole.strip()
        column = place - text.rfind("\n", 0, place) - 1 - whole.index(words)
        seen.setdefault(words, [])
        if line not in seen[words]:
            seen[words].append(line)
        again = seen[words].index(line)
        key = (path, words, again, column)
        _, _, old, new = options[int(dice("which", *key) * len(options))]
        weight = 1.0 if old in OPERATORS or " " in old or old in ("min", "max", "!") else 0.35
        # Two thirds of what could be changed are numbers and flags; what decides is tried more often.
        yield {"group": group, "file": path, "place": place, "line": line, "column": column, "again": again, "old": old, "new": new,
               "text": words, "rank": -dice("rank", *key) ** (1 / weight)}


def chosen(origin, count):
    """So many places, by the shares of the groups, the same ones each time, and those that are known to be equivalent."""
    listed, all_sites = equivalents(origin), []
    for group, share, folders in GROUPS:
        found = [s for folder in folders for path in sources(origin, folder) for s in sites_of(origin, group, path)]
        found.sort(key=lambda s: s["rank"])
        most = count * share // 100
        all_sites += found[:most] + [s for s in found[most:] if name(s) in listed]
    for number, site in enumerate(all_sites, 1):
        site["number"] = number
    return all_sites


def name(site):
    """The name of a change: its file and its line, with the old and the new text."""
    start, text = site["column"], site["text"]
    change = f"‹{site['old']} → {site['new']}›"
    again = f" (place {site['again'] + 1} with these words)" if site["again"] else ""
    return f"{site['file']}: {text[:start]}{change}{text[start + len(site['old']):]}{again}"


def equivalents(origin):
    """The changes that change nothing, with the reasons. In the list the indented lines are the reason for those above."""
    found, names, reason = {}, [], []
    with open(os.path.join(origin, "Tests", "Tools", "equivalent_mutants.txt")) as file:
        for line in [*file, "\n"]:
            if line.startswith("#"):
                continue
            if line[:1] == " ":
                reason.append(line.strip())
                continue
            if reason:
                found.update(dict.fromkeys(names, " ".join(reason)))
                names, reason = [], []
            if line.strip():
                names.append(line.strip())
    return found


def mark(number):
    return chr(0x2190 + number % 512) + chr(0x2500 + number // 512)


def replacement(site):
    number, old, new = site["number"], site["old"], site["new"]
    if site["file"].endswith(".c"):
        return f"(levy_mutant({number}) ? ({new}) : ({old}))"
    if old in OPERATORS or old == "!":
        return old + mark(number)
    if old in ("min", "max"):
        return f"levyBound{number}"
    if old in ("true", "false"):
        return f"levyFlag({number}, {old})"
    return f"levyNear({number}, {old})"


def declarations(sites):
    """The operators that stand in the place of those that may be changed, each with the number of its change."""
    lines = [
        "import CMutants", "",
        "@inline(__always) func levyFlag(_ n: Int32, _ flag: Bool) -> Bool { levy_mutant(n) ? !flag : flag }",
        "@inline(__always) func levyNear<T: Numeric>(_ n: Int32, _ value: T) -> T { levy_mutant(n) ? value + 1 : value }", ""]
    for site in sites:
        number, old, new = site["number"], site["old"], site["new"]
        name, is_on = old + mark(number), f"levy_mutant({number})"
        head = "@inline(__always) func"
        if old in COMPARISONS:
            kind = "Equatable" if old in ("==", "!=") else "Comparable"
            lines += [f"infix operator {name}: ComparisonPrecedence",
                      f"{head} {name} <T: {kind}>(a: T, b: T) -> Bool {{ {is_on} ? a {new} b : a {old} b }}"]
        elif old in LOGIC:
            lines += [f"infix operator {name}: {PRECEDENCE[old]}Precedence",
                      f"{head} {name} <E>(a: Bool, b: @autoclosure () throws(E) -> Bool) throws(E) -> Bool {{",
                      f"  let other = {is_on}",
                      "  if other ? a : !a { return other }" if old == "&&" else "  if other ? !a : a { return !other }",
                      "  return try b()", "}"]
        elif old in ARITHMETIC:
            kind = ("AdditiveArithmetic" if old in "+-" else "Numeric" if old == "*" else "FixedWidthInteger")
            lines += [f"infix operator {name}: {PRECEDENCE[old]}Precedence",
                      f"{head} {name} <T: {kind}>(a: T, b: T) -> T {{ {is_on} ? a {new} b : a {old} b }}"]
        elif old in ASSIGNMENTS:
            lines += [f"infix operator {name}: AssignmentPrecedence",
                      f"{head} {name} <T: AdditiveArithmetic>(a: inout T, b: T) {{ if {is_on} {{ a {new} b }} else {{ a {old} b }} }}"]
        elif old == "!":
            lines += [f"prefix operator {name}", f"@inline(__always) prefix func {name} (a: Bool) -> Bool {{ {is_on} ? a : !a }}"]
        elif old in ("min", "max"):
            lines += [f"{head} levyBound{number}<T: Comparable>(_ a: T, _ b: T) -> T "
                      f"{{ {is_on} ? {new}(a, b) : {old}(a, b) }}"]
    return "\n".join(lines) + "\n"


HEADER = """#pragma once
// Which change is in force, and which places were reached, if a file is given for them.
extern int levy_active_mutant;
extern unsigned char *levy_reached_mutants;
static inline _Bool levy_mutant(int number) {
  if (__builtin_expect(levy_reached_mutants != 0, 0)) levy_reached_mutants[number] = 1;
  return __builtin_expect(number == levy_active_mutant, 0);
}
"""
BODY = """#include "mutants.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
int levy_active_mutant;
unsigned char *levy_reached_mutants;
__attribute__((constructor)) static void begin(void) {
  const char *number = getenv("LEVY_MUTANT"), *path = getenv("LEVY_MUTANTS_REACHED");
  if (number) levy_active_mutant = atoi(number);
  if (!path) return;
  int file = open(path, O_RDWR | O_CREAT, 0600);
  if (file < 0 || ftruncate(file, 1 << 16)) return;
  void *map = mmap(0, 1 << 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (map != MAP_FAILED) levy_reached_mutants = map;
}
"""
