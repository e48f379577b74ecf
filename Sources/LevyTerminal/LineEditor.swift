import CLevyTool
import Levy

/// Edits lines on the terminal: keys, history, completion.
package final class LineEditor {
  /// The outcome of reading a line.
  package enum Outcome {
    case line(String)
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case end
  }

  private let complete: (String) -> Completion
  private let wake: () -> Bool
  private let preview: (String) -> String?
  /// The columns of the prompt, and the column at which a preview begins, if one is shown.
  private var (promptWidth, shownAt): (Int, Int?) = (0, nil)
  private var previews = true
  private var editor: OpaquePointer?

  /// Opens an editor; nil if the terminal cannot be used.
  ///
  /// - Parameters:
  /// - watched: a descriptor to wait for besides keys, or -1.
  /// - complete: returns the completions of a text.
  /// - wake: called when the watched descriptor is readable; returns true if it wrote on the terminal.
  /// - preview: returns the preview of a line, which is shown dimmed at the end of its row while the user pauses.
  package init?(
    watched: Int32 = -1, complete: @escaping (String) -> Completion, wake: @escaping () -> Bool = { false },
    preview: @escaping (String) -> String? = { _ in nil }
  ) {
    self.preview = preview
    self.complete = complete
    self.wake = wake
    let handlers = levy_line_handlers(
      context: Unmanaged.passUnretained(self).toOpaque(),
      complete: { context, editor, before, again in
        guard let before, let editor else { return }
        LineEditor.of(context)?.complete(editor, String(cString: before), again: again)
      },
      wake: { context in LineEditor.of(context)?.wake() ?? false },
      rest: { context, line in LineEditor.of(context)?.rest(line.map { String(cString: $0) }) })
    guard let opened = levy_line_open("levy", handlers, watched) else { return nil }
    editor = opened
  }

  deinit { if let editor { levy_line_close(editor) } }

  private static func of(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
    context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reads a line.
  ///
  /// - Parameter previews: true if the line is an entry by itself and has a preview.
  package func read(prompt: Markup, previews: Bool = true) -> Outcome {
    var line: UnsafePointer<CChar>?
    (promptWidth, self.previews) = (prompt.plain.count, previews)
    let text = Terminal.usesColour(1) ? prompt.ansi(marked: "\u{1}") : prompt.plain
    // The editor requests the prompt whenever it draws the line, so the text must live as long as the call.
    let outcome = text.withCString { levy_line_read(editor, $0, &line) }
    switch outcome {
    case LEVY_LINE_READ: return .line(line.map { String(cString: $0) } ?? "")
    case LEVY_LINE_INTERRUPTED: return .interrupted
    default: return .end
    }
  }

  /// Shows a preview of the line if there is room, or removes it when a key was pressed. The cursor returns to its
  /// place.
  private func rest(_ line: String?) {
    guard let line else {
      if let column = shownAt { Terminal.write("\u{1B}7\u{1B}[\(column)G\u{1B}[K\u{1B}8", to: 1) }
      shownAt = nil
      return
    }
    guard previews, Terminal.allowsEscapes, let text = preview(line) else { return }
    let width = Int(levy_line_width(editor))
    let column = width - text.count
    guard column > promptWidth + line.count + 3 else { return }
    shownAt = column
    let shown = Terminal.usesColour(1) ? "\u{1B}[2m\(text)\u{1B}[22m" : text
    Terminal.write("\u{1B}7\u{1B}[\(column)G\(shown)\u{1B}8", to: 1)
  }

  /// Adds an entry to the history.
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
