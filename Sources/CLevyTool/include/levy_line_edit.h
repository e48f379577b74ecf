#ifndef LEVY_LINE_EDIT_H
#define LEVY_LINE_EDIT_H

#include <stdbool.h>

// In C, because libedit is set up by variadic functions, which Swift cannot call, and it calls back with its own
// handle. Its native interface is used because the readline wrapper lets Ctrl-C end the process.

/// A line editor on the terminal of standard input and output.
typedef struct levy_line_editor levy_line_editor;

/// Callbacks from an editor to its owner.
typedef struct levy_line_handlers {
  void *context;
  /// Tab: completes the text before the cursor, with `levy_line_replace` and `levy_line_list`. `again` is true if the
  /// previous key was Tab too.
  void (*complete)(void *context, levy_line_editor *editor, const char *before, bool again);
  /// The watched descriptor is readable. Returns true if the handler has written on the terminal, so that the line must
  /// be drawn again.
  bool (*wake)(void *context);
  /// The user has paused since the line changed. With NULL for the line: a key was pressed. The handler may write
  /// beside the line if it returns the cursor to its place.
  void (*rest)(void *context, const char *line);
} levy_line_handlers;

/// The outcome of reading a line.
typedef enum levy_line_outcome {
  LEVY_LINE_READ,
  /// Ctrl-C: the line is dropped.
  LEVY_LINE_INTERRUPTED,
  /// Ctrl-D on an empty line, or the terminal is gone.
  LEVY_LINE_END,
} levy_line_outcome;

/// Opens an editor; NULL if the terminal cannot be used. `watched` is a descriptor to wait for besides keys, or -1.
levy_line_editor *levy_line_open(const char *program, levy_line_handlers handlers, int watched);

/// Reads a line, which stays valid until the next call and has no line break at its end. Parts of the prompt between
/// bytes of value 1 have no width on the screen.
levy_line_outcome levy_line_read(levy_line_editor *editor, const char *prompt, const char **line);

/// Adds an entry to the history, which Up and Ctrl-R search.
void levy_line_remember(levy_line_editor *editor, const char *entry);

/// Replaces a number of characters before the cursor.
void levy_line_replace(levy_line_editor *editor, int characters, const char *text);

/// Shows lines below the edited one.
void levy_line_list(levy_line_editor *editor, const char *lines);

/// Returns the width of the terminal in columns.
int levy_line_width(levy_line_editor *editor);

void levy_line_close(levy_line_editor *editor);

#endif
