import Identifiers

/// The number of an input or rule among a rulebook's variables.
@usableFromInline package typealias Slot = ID<SlotKind>

/// The kind of thing that a slot is the place of: a variable, which this module does not know.
@usableFromInline package enum SlotKind {}
