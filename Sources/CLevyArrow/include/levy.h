#ifndef LEVY_H
#define LEVY_H

#include <stdint.h>

// Levy for programs in other languages: rules over tables through the Arrow C data interface, and single cases as JSON.
//
// A function that may fail gives 0, or else a number of errno and a text in `error`, which levy_free frees. EOWNERDEAD: the
// rules were opened by another process, before a fork; open them again. Rules may be used by any thread; a stream belongs
// to one at a time. In a child of the process that opened it a stream tells its schema and may be released; a batch is
// refused with EOWNERDEAD.

#ifdef __cplusplus
extern "C" {
#endif

// The Arrow C data and stream interfaces, https://arrow.apache.org/docs/format/CDataInterface.html (Apache License 2.0).
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE
#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4
struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};
struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};
#endif
#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE
struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};
#endif

#define LEVY_ABI_VERSION 1

/// The rules of a jurisdiction.
///
/// Any thread may use them, also while another closes them. NULL, and rules that are closed, are an error (EINVAL) that
/// says so; so is NULL for any argument of which nothing else is said, and a text that is no UTF-8.
typedef struct levy_rules levy_rules;
/// A report on the rows of a stream.
typedef struct levy_report levy_report;

/// LEVY_ABI_VERSION of the library.
int levy_abi_version(void);

/// Loads the rules of a jurisdiction, such as "de", from a folder of rules.
int levy_rules_open(const char *folder, const char *jurisdiction, levy_rules **rules, char **error);

/// The same with folders laid over the rules, a line each, as by the command's --overlay: what their files declare again is
/// otherwise.
int levy_rules_open_overlaid(
    const char *folder, const char *jurisdiction, const char *overlays, levy_rules **rules, char **error);

/// The same rules with other figures of the law, from the first day of a tax year on until they change next; they are
/// closed like others.
///
/// figures: a line for each, NAME=VALUE: a parameter or a part of one, by words and places from 1 (church_tax_rate.NW,
/// bands.2.rate), and a number, true or false, or a text.
int levy_rules_change(
    const levy_rules *rules, const char *year, const char *figures, levy_rules **changed, char **error);

void levy_rules_close(levy_rules *rules);
/// A digest of the rules' files.
char *levy_rules_digest(const levy_rules *rules);

/// The results of a case as JSON, as `levy eval --json` gives them.
///
/// facts: a line for each, NAME=VALUE, among them the year or the date. asked: names separated by commas, or "" for the
/// main results. options: the sum of LEVY_EXPLAIN, to add how each came about, and LEVY_ESTIMATE, to take what people nearly
/// always have for facts that are not given, which is said; or 0.
int levy_answer(
    const levy_rules *rules, const char *facts, const char *asked, int options, char **reply, char **error);
enum { LEVY_EXPLAIN = 1, LEVY_ESTIMATE = 2 };

/// The inputs that results lack in a case, as JSON: name, label, expectation. Facts and names are as for levy_answer.
int levy_needs(const levy_rules *rules, const char *facts, const char *asked, char **reply, char **error);

/// The answer to a question about a case as JSON, as the command of that name gives it by `--json`, without the command's
/// name. Facts are as for levy_answer. The questions are those of the prompt:
///
///   sweep [NAMES] over NAME=FROM..TO [step N]           results at many values of a fact; of named ones rates too
///   solve NAME = VALUE for NAME[=FROM..TO]              what a fact must be for a result
///   cliffs NAME over NAME=FROM..TO                      where a result bends or jumps
///   compare [NAMES] [YEARS] [with NAME = VALUE, …]      results side by side
///   diff [NAMES] [YEAR] [with NAME = VALUE, …]          what moves results
///   explain [NAMES]                                     how results come about
int levy_query(const levy_rules *rules, const char *question, const char *facts, char **reply, char **error);

/// What a reform does by halves, as a case of its rules shows: sentences as JSON. These are figures that it leaves as they are
/// beside others of the same section that it changes, and jumps of results that the law as it is does not have.
///
/// origin: the rules without the reform. Facts and names are as for levy_answer.
int levy_reform_halves(
    const levy_rules *rules, const levy_rules *origin, const char *facts, const char *asked, char **reply, char **error);

/// The declaration of a name, or all declarations for NULL, as JSON.
int levy_describe(const levy_rules *rules, const char *name, char **reply, char **error);

/// Adds results to the batches of a stream, one by one as `out` is read. `in` is moved: the callee releases it.
/// A batch of more than 65,536 rows comes out in parts of so many, which share the memory of kept columns.
///
/// options: a line for each, words between tabs:
///   year Y | date D | known D    which law holds for rows that do not say it
///   output NAME                  a result, in this order; without any the main results
///   keep COLUMN                  a column that is carried along, and gives no fact unless a line `column` names it
///   keep                         all columns come back; those with names of facts give these all the same
///   column COLUMN NAME           a column has another name than the fact that it gives
///   given NAME                   a result that a column gives in place of its rule; any other such column is an error
///   common NAME VALUE            what all rows are given
///   strict                       nothing is assumed: a row that lacks a fact is a fault, and a fact that rows give and no
///                                result reads ends the stream with an error behind its last batch
///   estimate                     what people nearly always have is taken for facts that a row does not give, row by row
///   notes                        what is to be said of the rows is counted, for levy_report_notes
///   money decimal|cents|float    how amounts are written: decimal(18,2), int64, float64
///   floats exact|nearest|down    floats that are no whole cents: faults, or the nearest cent, or the one below
///   threads N                    how many threads compute once rows have taken a while; 1 without it
///   explain                      a column 'answer' has what levy_answer says of each row, explained; for few rows
///   faults null|column           whether a column 'fault' says why a row has no results
/// A column of timestamps with a zone is an error: it does not say which day is meant. report: if not NULL, it receives
/// a report on the rows.
int levy_stream(
    const levy_rules *rules, const char *options, levy_report *report, struct ArrowArrayStream *in,
    struct ArrowArrayStream *out, char **error);

levy_report *levy_report_open(void);
/// How many rows had no results so far; -1 if the report is closed, and in a child of the process that opened it.
int64_t levy_report_count(const levy_report *report);
/// How many rows were computed so far; -1 as above. Any thread may ask.
int64_t levy_report_rows(const levy_report *report);
/// The faults as JSON, as far as they are kept: row (from 0), column, value, code, message. NULL in a child of that
/// process.
char *levy_report_json(const levy_report *report);
/// Remarks on the rows so far of a stream with `notes`, worded as by levy batch, as JSON: notes (texts), pinned
/// (results that columns or common facts give in place of their rules), assumed, unused, doubtful and caveats (each
/// with the number of rows). Without `notes` too: rows (their number), causes (why rows have no results: rows, the first
/// such row, column, code, message of that row), law (engine, jurisdiction, rules, known, overlays, days with their rows),
/// warnings (those of the notes that are not about defaults, and columns that are only carried along and look like facts).
/// NULL in a child of that process.
char *levy_report_notes(const levy_report *report);
/// Makes the stream end with an error before its next batch; any thread may call it.
void levy_report_cancel(levy_report *report);
void levy_report_close(levy_report *report);

/// Frees a text that the library gave.
void levy_free(char *text);

/// The destructor of a Python capsule "arrow_array_stream" that was made with malloc.
void levy_stream_capsule_destroy(void *capsule);

#ifdef __cplusplus
}
#endif

#endif
