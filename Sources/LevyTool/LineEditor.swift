import CLineEdit
import Levy

/// Edits lines on the terminal: keys, history, completion.
final class LineEditor {
  /// How a line ended.
  enum Outcome {
    case line(String)
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case end
  }

  private let complete: (String) -> Completion
  private let wake: () -> Bool
  private var editor: OpaquePointer?

  /// Opens an editor; nil if the terminal cannot be used.
  ///
  /// - Parameters:
  ///   - watched: a descriptor to wait for besides keys, or -1.
  ///   - complete: what may stand at the end of a text.
  ///   - wake: called when the watched descriptor can be read; whether it wrote on the terminal.
  init?(watched: Int32 = -1, complete: @escaping (String) -> Completion, wake: @escaping () -> Bool = { false }) {
    self.complete = complete
    self.wake = wake
    let handlers = levy_line_handlers(
      context: Unmanaged.passUnretained(self).toOpaque(),
      complete: { context, editor, before, again in
        guard let before, let editor else { return }
        LineEditor.of(context)?.complete(editor, String(cString: before), again: again)
      },
      wake: { context in LineEditor.of(context)?.wake() ?? false })
    guard let opened = levy_line_open("levy", handlers, watched) else { return nil }
    editor = opened
  }

  deinit { if let editor { levy_line_close(editor) } }

  private static func of(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
    context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reads a line.
  func read(prompt: Markup) -> Outcome {
    var line: UnsafePointer<CChar>?
    let text = Terminal.usesColour(1) ? prompt.ansi(marked: "\u{1}") : prompt.plain
    // The editor asks for the prompt whenever it draws the line, so the text must last as long as the call.
    let outcome = text.withCString { levy_line_read(editor, $0, &line) }
    switch outcome {
    case LEVY_LINE_READ: return .line(line.map { String(cString: $0) } ?? "")
    case LEVY_LINE_INTERRUPTED: return .interrupted
    default: return .end
    }
  }

  /// Makes an entry of the history.
  func remember(_ entry: String) { levy_line_remember(editor, entry) }

  private func complete(_ editor: OpaquePointer, _ before: String, again: Bool) {
    let completion = complete(before)
    if let text = completion.insertion {
      levy_line_replace(editor, Int32(completion.replaced), text)
    } else if again, !completion.candidates.isEmpty {
      levy_line_list(editor, completion.listing(width: Int(levy_line_width(editor))))
    }
  }
}
