#include "levy_line_edit.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <unistd.h>
#include <wchar.h>

struct levy_line_editor {
  EditLine *edit;
  History *history;
  levy_line_handlers handlers;
  int watched;
  const char *prompt;
  /// The signals that are blocked while the editor waits.
  sigset_t waiting_mask;
  char *line;
  bool interrupted;
  /// The number of keys read so far, and that number when Tab was last pressed.
  long keys;
  long tab;
  /// The number of keys read when the handler `rest` was last called.
  long rested;
};

static volatile sig_atomic_t resized;

static void note_resize(int signal) {
  (void)signal;
  resized = 1;
}

static levy_line_editor *editor_of(EditLine *edit) {
  levy_line_editor *editor = NULL;
  el_get(edit, EL_CLIENTDATA, &editor);
  return editor;
}

/// The time without a key after which the handler `rest` is called.
static const struct timespec rest_time = {.tv_nsec = 150000000};

static void rest(levy_line_editor *editor) {
  const LineInfo *info = el_line(editor->edit);
  char *line = strndup(info->buffer, (size_t)(info->lastchar - info->buffer));
  editor->rested = editor->keys;
  if (line != NULL) editor->handlers.rest(editor->handlers.context, line);
  free(line);
}

static char *prompt_of(EditLine *edit) { return (char *)editor_of(edit)->prompt; }

/// Waits for a byte of the terminal, and serves the watched descriptor and resizes of the window meanwhile. Returns 1
/// if a byte was read, 0 if the terminal is gone, and -1 on error.
static int read_byte(levy_line_editor *editor, char *byte) {
  while (true) {
    if (resized) {
      resized = 0;
      el_resize(editor->edit);
      el_set(editor->edit, EL_REFRESH);
    }
    fd_set ready;
    FD_ZERO(&ready);
    FD_SET(STDIN_FILENO, &ready);
    if (editor->watched >= 0) FD_SET(editor->watched, &ready);
    int last = editor->watched > STDIN_FILENO ? editor->watched : STDIN_FILENO;
    // The signal of a resize is unblocked only here, so that none arrives unnoticed just before the wait.
    const struct timespec *wait = editor->rested == editor->keys ? NULL : &rest_time;
    int count = pselect(last + 1, &ready, NULL, NULL, wait, &editor->waiting_mask);
    if (count == 0) {
      rest(editor);
      continue;
    }
    if (count < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    if (FD_ISSET(STDIN_FILENO, &ready)) {
      ssize_t count = read(STDIN_FILENO, byte, 1);
      if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
      editor->handlers.rest(editor->handlers.context, NULL);
      return (int)count;
    }
    if (editor->watched >= 0 && FD_ISSET(editor->watched, &ready)) {
      if (editor->handlers.wake(editor->handlers.context)) el_set(editor->edit, EL_REFRESH);
    }
  }
}

/// Reads a character; invalid text is skipped.
static int read_character(EditLine *edit, wchar_t *character) {
  levy_line_editor *editor = editor_of(edit);
  mbstate_t state;
  memset(&state, 0, sizeof state);
  while (true) {
    char byte;
    int count = read_byte(editor, &byte);
    if (count <= 0) return count;
    size_t length = mbrtowc(character, &byte, 1, &state);
    if (length == (size_t)-2) continue;
    if (length == (size_t)-1) {
      memset(&state, 0, sizeof state);
      continue;
    }
    editor->keys += 1;
    return 1;
  }
}

static unsigned char drop_line(EditLine *edit, int key) {
  (void)key;
  editor_of(edit)->interrupted = true;
  return CC_NEWLINE;
}

static unsigned char complete(EditLine *edit, int key) {
  (void)key;
  levy_line_editor *editor = editor_of(edit);
  const LineInfo *info = el_line(edit);
  size_t length = (size_t)(info->cursor - info->buffer);
  char *before = strndup(info->buffer, length);
  if (before == NULL) return CC_ERROR;
  bool again = editor->tab == editor->keys - 1;
  editor->tab = editor->keys;
  editor->handlers.complete(editor->handlers.context, editor, before, again);
  free(before);
  return CC_REDISPLAY;
}

/// Ctrl-Z: keys raise no signals while a line is edited, so the process stops itself.
static unsigned char suspend(EditLine *edit, int key) {
  (void)key;
  el_set(edit, EL_PREP_TERM, 0);
  kill(0, SIGTSTP);
  el_set(edit, EL_PREP_TERM, 1);
  return CC_REDISPLAY;
}

levy_line_editor *levy_line_open(const char *program, levy_line_handlers handlers, int watched) {
  // Without a UTF-8 locale libedit would drop all letters beyond ASCII.
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");

  levy_line_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->handlers = handlers;
  editor->watched = watched;
  editor->tab = -1;
  editor->edit = el_init(program, stdin, stdout, stderr);
  editor->history = history_init();
  if (editor->edit == NULL || editor->history == NULL) {
    levy_line_close(editor);
    return NULL;
  }
  HistEvent event;
  history(editor->history, &event, H_SETSIZE, 2000);
  history(editor->history, &event, H_SETUNIQUE, 1);

  EditLine *edit = editor->edit;
  el_set(edit, EL_CLIENTDATA, editor);
  el_set(edit, EL_PROMPT_ESC, prompt_of, '\1');
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_HIST, history, editor->history);
  el_set(edit, EL_GETCFN, read_character);
  el_set(edit, EL_ADDFN, "levy-complete", "Completes a name", complete);
  el_set(edit, EL_ADDFN, "levy-drop-line", "Drops the line", drop_line);
  el_set(edit, EL_ADDFN, "levy-suspend", "Stops the program", suspend);
  const char *bindings[][2] = {
    {"^I", "levy-complete"}, {"^C", "levy-drop-line"}, {"^Z", "levy-suspend"}, {"^R", "em-inc-search-prev"},
    {"^S", "em-inc-search-next"}, {"\\e[3~", "ed-delete-next-char"}, {"\\e[1~", "ed-move-to-beg"},
    {"\\e[4~", "ed-move-to-end"}, {"\\e[H", "ed-move-to-beg"}, {"\\e[F", "ed-move-to-end"},
    {"\\e[1;5C", "em-next-word"}, {"\\e[1;5D", "ed-prev-word"}, {"^W", "ed-delete-prev-word"},
  };
  for (size_t i = 0; i < sizeof bindings / sizeof *bindings; i++)
    el_set(edit, EL_BIND, bindings[i][0], bindings[i][1], NULL);
  el_source(edit, NULL);
  // While a line is edited Ctrl-C is a key; while an answer is computed it is a signal.
  el_set(edit, EL_SETTY, "-d", "-isig", NULL);

  struct sigaction action = {.sa_handler = note_resize};
  sigaction(SIGWINCH, &action, NULL);
  sigset_t resizing;
  sigemptyset(&resizing);
  sigaddset(&resizing, SIGWINCH);
  sigprocmask(SIG_BLOCK, &resizing, &editor->waiting_mask);
  sigdelset(&editor->waiting_mask, SIGWINCH);
  return editor;
}

levy_line_outcome levy_line_read(levy_line_editor *editor, const char *prompt, const char **line) {
  editor->prompt = prompt;
  editor->interrupted = false;
  editor->rested = editor->keys;
  // Before the prompt is shown, so that the line discipline does not handle a key that answers it.
  el_set(editor->edit, EL_PREP_TERM, 1);
  int count = 0;
  const char *text = el_gets(editor->edit, &count);
  if (editor->interrupted) {
    fputs("^C\n", stdout);
    fflush(stdout);
    return LEVY_LINE_INTERRUPTED;
  }
  if (text == NULL || count <= 0) return LEVY_LINE_END;
  if (text[count - 1] == '\n') count -= 1;
  free(editor->line);
  editor->line = strndup(text, (size_t)count);
  *line = editor->line == NULL ? "" : editor->line;
  return LEVY_LINE_READ;
}

void levy_line_remember(levy_line_editor *editor, const char *entry) {
  HistEvent event;
  history(editor->history, &event, H_ENTER, entry);
}

void levy_line_replace(levy_line_editor *editor, int characters, const char *text) {
  el_deletestr(editor->edit, characters);
  el_insertstr(editor->edit, text);
}

void levy_line_list(levy_line_editor *editor, const char *lines) {
  (void)editor;
  fputs("\n", stdout);
  fputs(lines, stdout);
  fflush(stdout);
}

int levy_line_width(levy_line_editor *editor) {
  (void)editor;
  struct winsize size;
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

void levy_line_close(levy_line_editor *editor) {
  if (editor->history != NULL) history_end(editor->history);
  if (editor->edit != NULL) el_end(editor->edit);
  free(editor->line);
  free(editor);
}
