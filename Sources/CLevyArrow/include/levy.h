#ifndef LEVY_H
#define LEVY_H

#include <stdint.h>

// Levy for programs in other languages: rules over tables through the Arrow C data interface, and single cases as JSON.
//
// A function that may fail returns 0, or else a value of errno, with a text in `error` that levy_free frees. EOWNERDEAD
// means that the rules were opened by another process, before a fork; open them again. Rules may be used by any thread;
// a stream by one at a time. A child of the process that opened a stream can read its schema and release it; reading a
// batch fails with EOWNERDEAD.

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
/// Any thread may use them, even while another closes them. NULL and closed rules are an error (EINVAL), as is NULL for
/// any argument for which nothing else is said, and a text that is not UTF-8.
typedef struct levy_rules levy_rules;
/// A report on the rows of a stream.
typedef struct levy_report levy_report;

/// Returns the LEVY_ABI_VERSION of the library.
int levy_abi_version(void);

/// Loads the rules of a jurisdiction, such as "de", from a folder of rules.
int levy_rules_open(const char *folder, const char *jurisdiction, levy_rules **rules, char **error);

/// Loads rules with folders laid over them, one per line, as by the command's --overlay: declarations in these replace
/// those of the rules.
int levy_rules_open_overlaid(
    const char *folder, const char *jurisdiction, const char *overlays, levy_rules **rules, char **error);

/// Returns the same rules with other figures of the law, from the first day of a tax year until their next change. They
/// are closed like others.
///
/// figures: one NAME=VALUE per line: a parameter or a part of one, by words and places from 1 (church_tax_rate.NW,
/// bands.2.rate), and a number, true or false, or a text.
int levy_rules_change(
    const levy_rules *rules, const char *year, const char *figures, levy_rules **changed, char **error);

void levy_rules_close(levy_rules *rules);
/// Returns a digest of the rules' files.
char *levy_rules_digest(const levy_rules *rules);

/// Computes the results of a case, as JSON in the format of `levy eval --json`.
///
/// facts: one NAME=VALUE per line, among them the year or the date. asked: names separated by commas, or "" for the
/// main results. options: the sum of LEVY_EXPLAIN, to add the explanation of each result, and LEVY_ESTIMATE, to
/// estimate facts that are not given by values that people nearly always have, with a remark; or 0.
int levy_answer(
    const levy_rules *rules, const char *facts, const char *asked, int options, char **reply, char **error);
enum { LEVY_EXPLAIN = 1, LEVY_ESTIMATE = 2 };

/// Lists the inputs that results lack in a case, as JSON: name, label, expected form. Facts and names are as for
/// levy_answer.
int levy_needs(const levy_rules *rules, const char *facts, const char *asked, char **reply, char **error);

/// Answers a question about a case, as JSON in the format of the command of that name with `--json`, without the
/// command's name. Facts are as for levy_answer. The questions are those of the prompt:
///
///   sweep [NAMES] over NAME=FROM..TO [step N]           results at many values of a fact; of named ones rates too
///   solve NAME = VALUE for NAME[=FROM..TO]              the value of a fact for a given result
///   cliffs NAME over NAME=FROM..TO                      the places where a result bends or jumps
///   compare [NAMES] [YEARS] [with NAME = VALUE, …]      results side by side
///   diff [NAMES] [YEAR] [with NAME = VALUE, …]          the causes of differences
///   explain [NAMES]                                     the explanations of results
int levy_query(const levy_rules *rules, const char *question, const char *facts, char **reply, char **error);

/// Lists signs that a reform is incomplete, found with a case of its rules, as JSON: sentences about figures that it
/// does not change although it changes others of the same section with the same value, and about jumps of results that
/// the law without it does not have.
///
/// origin: the rules without the reform. Facts and names are as for levy_answer.
int levy_reform_halves(
    const levy_rules *rules, const levy_rules *origin, const char *facts, const char *asked, char **reply, char **error);

/// Describes the declaration of a name, or all declarations for NULL, as JSON.
int levy_describe(const levy_rules *rules, const char *name, char **reply, char **error);

/// Adds results to the batches of a stream, one by one as `out` is read. `in` is moved: the callee releases it. A batch
/// of more than 65,536 rows is returned in parts of at most that size, which share the memory of kept columns.
///
/// options: one per line, with tabs between the words:
///   year Y | date D | known D    the law of rows that do not give it
///   output NAME                  a result, in this order; without any the main results
///   keep COLUMN                  a column that is copied, and gives no fact unless a line `column` names it
///   keep                         all columns are copied; those with names of facts still give these
///   column COLUMN NAME           the name of the fact that a column gives, if the column has another name
///   given NAME                   a result that a column gives in place of its rule; any other such column is an error
///   common NAME VALUE            a fact of all rows
///   strict                       nothing is assumed: a row that lacks a fact is a fault, and a fact that rows give and no
///                                result reads ends the stream with an error after its last batch
///   estimate                     facts that a row does not give are estimated by values that people nearly always have
///   notes                        remarks on the rows are collected for levy_report_notes
///   money decimal|cents|float    the format of amounts: decimal(18,2), int64, float64
///   floats exact|nearest|down    floats that are not whole cents: faults, or the nearest cent, or the one below
///   threads N                    the number of threads that compute once rows have taken a while; 1 by default
///   explain                      adds a column 'answer': levy_answer's explained answer to each row; for few rows
///   faults null|column           whether a column 'fault' gives the reason why a row has no results
/// A column of timestamps with a time zone is an error, since the day is ambiguous. report: if not NULL, it receives a
/// report on the rows.
int levy_stream(
    const levy_rules *rules, const char *options, levy_report *report, struct ArrowArrayStream *in,
    struct ArrowArrayStream *out, char **error);

levy_report *levy_report_open(void);
/// Returns the number of rows without results so far; -1 if the report is closed, and in a child of the process that
/// opened it.
int64_t levy_report_count(const levy_report *report);
/// Returns the number of rows computed so far; -1 as above. Any thread may call it.
int64_t levy_report_rows(const levy_report *report);
/// Returns the stored faults as JSON: row (from 0), column, value, code, message. NULL in a child of that process.
char *levy_report_json(const levy_report *report);
/// Returns remarks on the rows so far of a stream with `notes`, worded as by levy batch, as JSON: notes (texts), pinned
/// (results that columns or common facts give in place of their rules), assumed, unused, doubtful and caveats (each
/// with the number of rows). Even without `notes`: rows (their number), causes (the reasons why rows have no results:
/// rows, the first such row, column, code, message of that row), law (engine, jurisdiction, rules, known, overlays,
/// days with their rows), warnings (the notes that are not about defaults, and columns that are only copied and look
/// like facts). NULL in a child of that process.
char *levy_report_notes(const levy_report *report);
/// Makes the stream end with an error before its next batch; any thread may call it.
void levy_report_cancel(levy_report *report);
void levy_report_close(levy_report *report);

/// Frees a text that the library returned.
void levy_free(char *text);

/// The destructor of a Python capsule "arrow_array_stream" that was allocated with malloc.
void levy_stream_capsule_destroy(void *capsule);

#ifdef __cplusplus
}
#endif

#endif
