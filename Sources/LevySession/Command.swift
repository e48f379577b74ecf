extension Session {
  /// What a line beginning with a colon does.
  struct Command: Sendable {
    /// What may follow the name.
    enum Argument: Sendable { case none, name, parameter, command, scenario, year, jurisdiction, file, assignment }

    /// Its name, without the colon.
    let name: String
    /// Other names.
    var others: [String] = []
    /// How its argument is shown; in brackets if it may be left out.
    var argument = ""
    /// What the argument is.
    var kind = Argument.none
    /// What it does.
    let summary: String
    /// More for those who ask for help on it.
    var more = ""
    /// What may be typed after the name, with words such as FACT that `Session.examples(of:)` fills in.
    var examples: [String] = []
    let run: @Sendable (Session, String) throws -> Reply
    /// Whether the script of a session has it. Not what would do nothing in a replay, or write a file again.
    var isReplayed = true
    /// What it does with `!` after its name, if that means something.
    var forced: (@Sendable (Session, String) throws -> Reply)?

    /// Whether it can do nothing without an argument.
    var needsArgument: Bool { !argument.isEmpty && !(argument.hasPrefix("[") && argument.hasSuffix("]")) }
  }
}
