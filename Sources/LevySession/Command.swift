import LevyModel

extension Session {
  /// A command that begins with a colon.
  struct Command: Sendable {
    /// The kind of argument that may follow the name.
    enum Argument: Sendable { case none, name, parameter, command, scenario, year, jurisdiction, file, assignment }

    /// The name, without the colon.
    let name: String
    /// Other names.
    var others: [String] = []
    /// The syntax of its argument; in brackets if it may be left out.
    var argument = ""
    /// The kind of the argument.
    var kind = Argument.none
    /// A summary for `:help`.
    let summary: Wording
    /// Further help on the command.
    var more: Wording?
    /// Examples of arguments, with words such as FACT that `Session.examples(of:)` fills in.
    var examples: [String] = []
    let run: @Sendable (Session, String) throws -> Reply
    /// True if the script of a session contains the command: false if it has no effect in a replay, or would write a
    /// file again.
    var isReplayed = true
    /// The variant of the command with `!` after the name, if there is one.
    var forced: (@Sendable (Session, String) throws -> Reply)?

    /// True if it requires an argument.
    var needsArgument: Bool { !argument.isEmpty && !(argument.hasPrefix("[") && argument.hasSuffix("]")) }
  }
}
