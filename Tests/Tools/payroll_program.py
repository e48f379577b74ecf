"""The official payroll program (Programmablaufplan), executed from its XML with exact fractions.

The Federal Ministry of Finance publishes the program of each year as XML whose expressions are Java. They are read here
as Python, with fractions for numbers, so that a sum such as 0.0065+0.07 is what it says. Nothing is known of Levy.
"""

import re
import xml.etree.ElementTree as ElementTree
from fractions import Fraction

UP, DOWN = "up", "down"


class Big:
    """Java's BigDecimal, without its limits on digits."""

    ROUND_UP, ROUND_DOWN = UP, DOWN

    def __init__(self, value=0):
        self.value = value.value if isinstance(value, Big) else Fraction(value)

    @classmethod
    def valueOf(cls, value):
        return cls(value)

    def add(self, other):
        return Big(self.value + other.value)

    def subtract(self, other):
        return Big(self.value - other.value)

    def multiply(self, other):
        return Big(self.value * other.value)

    def divide(self, other, scale=None, mode=None):
        quotient = Big(self.value / other.value)
        return quotient if scale is None else quotient.setScale(scale, mode)

    def setScale(self, scale, mode=None):
        scaled = self.value * 10**scale
        whole = abs(scaled.numerator) // scaled.denominator
        if mode == UP and whole != abs(scaled):
            whole += 1
        return Big(Fraction(whole if scaled >= 0 else -whole, 10**scale))

    def compareTo(self, other):
        return (self.value > other.value) - (self.value < other.value)

    def longValue(self):
        return int(self.value)


Big.ZERO, Big.ONE, Big.TEN = Big(0), Big(1), Big(10)


def python(java):
    """A Java expression as a Python one."""
    java = java.replace("&&", " and ").replace("||", " or ").replace("{", "[").replace("}", "]")
    java = re.sub(r"\bnew\s+|\bLohnsteuer\w*Big\.", "", java).replace("BigDecimal", "Big")
    java = re.sub(r"\b(\d+)L\b", r"\1", java)
    java = re.sub(r"(?<![\w.])(\d*\.\d+)D?", r'Fraction("\1")', java)
    return " ".join(java.split())


class Program:
    """A program of one file. `run` gives its variables; `snapshots` what they were before and after a year's tax was
    found, with the methods that asked for it; `turns` what they were after each reckoning of the regular wage."""

    def __init__(self, path):
        tree = ElementTree.parse(path).getroot()
        self.inputs, self.names, self.initial = {}, set(), {}
        space = {"Big": Big, "Fraction": Fraction}
        for node in tree.iter():
            if node.tag in ("INPUT", "OUTPUT", "INTERNAL", "CONSTANT"):
                text = node.get("value") or node.get("default")
                kind = node.get("type")
                value = eval(python(text), space) if text else 0
                if kind == "BigDecimal":
                    value = Big(value)
                self.initial[node.get("name")] = value
                self.names.add(node.get("name"))
                if node.tag == "INPUT":
                    self.inputs[node.get("name")] = kind
                space[node.get("name")] = value
        lines = []
        self.methods = [node.get("name") for node in tree.iter("METHOD")]
        for node in list(tree.iter("METHOD")) + list(tree.iter("MAIN")):
            lines.append(f"def {node.get('name') or 'MAIN'}():")
            lines.append("  global " + ", ".join(sorted(self.names)))
            self.block(node, "  ", lines)
            lines.append(f"  done({node.get('name') or 'MAIN'!r})")
        self.space = space
        space["done"] = self.done
        space["enter"] = self.stack_push
        exec("\n".join(lines), space)

    def block(self, node, indent, lines):
        for child in node:
            if child.tag == "EVAL":
                target, _, value = child.get("exec").partition("=")
                lines.append(f"{indent}{target.strip()} = {python(value)}")
            elif child.tag == "EXECUTE":
                lines.append(f"{indent}enter({child.get('method')!r}); {child.get('method')}()")
            elif child.tag == "IF":
                lines.append(f"{indent}if {python(child.get('expr'))}:")
                for part in child:
                    if part.tag == "ELSE":
                        lines.append(f"{indent}else:")
                    self.block(part, indent + "  ", lines)
                    lines.append(f"{indent}  pass")
            elif child.tag == "ELSE":
                # In some years it stands after its IF.
                lines.append(f"{indent}else:")
                self.block(child, indent + "  ", lines)
                lines.append(f"{indent}  pass")

    def stack_push(self, method):
        if method == "MLSTJAHR":
            self.before = {name: self.space[name] for name in self.names}
        self.stack.append(method)

    def done(self, method):
        if method == "MLSTJAHR":
            values = {name: self.space[name] for name in self.names}
            self.snapshots.append((tuple(self.stack[:-1]), self.before, values))
        elif method == "MBERECH":
            self.turns.append({name: self.space[name] for name in self.names})
        if self.stack:
            self.stack.pop()

    def run(self, given):
        """Runs the program on inputs by their official names: numbers, in cents where it counts so."""
        self.space.update(self.initial)
        for name, value in given.items():
            kind = self.inputs[name]
            self.space[name] = Big(value) if kind == "BigDecimal" else Fraction(value) if kind == "double" else int(value)
        self.stack, self.snapshots, self.turns = [], [], []
        self.space["MAIN"]()
        return {name: self.space[name] for name in self.names}


def number(value):
    """A plain fraction of what a program holds."""
    return value.value if isinstance(value, Big) else Fraction(value)
