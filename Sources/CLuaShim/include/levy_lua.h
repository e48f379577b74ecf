#ifndef LEVY_LUA_H
#define LEVY_LUA_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The reason for C: a Lua error is a longjmp, and so is an allocation that is refused inside an API call. Neither may
// cross a Swift frame: its objects would leak and its exclusivity records would stay open. So whatever may raise is
// called from here, under a protected call, and host functions written in Swift report failure by their result.

/// The reason why the host stopped a protected call; LEVY_STOP_NONE after an error of the script.
typedef enum levy_stop {
  LEVY_STOP_NONE = 0,
  LEVY_STOP_INSTRUCTIONS,
  LEVY_STOP_DEADLINE,
  LEVY_STOP_INTERRUPT,
  LEVY_STOP_MEMORY,
  LEVY_STOP_TEXT,
} levy_stop;

/// Flags for the lines of a chunk that were reached, from line 0 on.
typedef struct {
  const bool *reached;
  int count;
} levy_line_marks;

/// Called with each line that a script reaches, unless its flag is set: the chunk's name as Lua stores it, at a stable
/// address, and the line. Returns the flags of the chunk, which stay valid as long as lines are watched.
typedef levy_line_marks (*levy_line_function)(void *context, const char *source, int line);

/// A flag that asks running scripts to stop. It is set and read through the functions below, from any thread and from
/// signal handlers.
typedef struct levy_interruption {
  int requested;
} levy_interruption;

static inline void levy_set_interruption(levy_interruption *interruption, bool requested) {
  __atomic_store_n(&interruption->requested, requested, __ATOMIC_RELAXED);
}

static inline bool levy_is_interrupted(const levy_interruption *interruption) {
  return __atomic_load_n(&interruption->requested, __ATOMIC_RELAXED);
}

/// The limits of a state, its use of them, and the place of the last error.
typedef struct levy_budget {
  size_t memory_used;
  size_t memory_limit;
  /// Above 0 while Swift code runs: the allocator then never refuses, because a refusal would jump over Swift frames.
  int host_depth;
  /// The number of nested protected calls in progress.
  int calls;
  /// Virtual machine instructions left to the running call, counted in thousands; and those since the last thousand.
  int64_t instructions_left;
  int instructions_since;
  /// The number of instructions between two checks of the limits: LEVY_HOOK_PERIOD, or 1 while instructions are slow.
  int period;
  /// The time of the last check of the limits.
  int64_t last_look;
  /// The nanoseconds of processor time after which the running call is stopped; 0 for never.
  int64_t time_limit;
  /// When to read the processor's clock again, on the monotonic clock, and its first reading in the running call, or 0.
  int64_t next_reading;
  int64_t first_reading;
  /// The flag outlives the state.
  const levy_interruption *interruption;
  levy_stop stopped;
  /// Set once a limit has stopped the call from the host, so that a host function that catches the error of a nested
  /// call cannot let the script continue.
  levy_stop exhausted;
  /// The limit that refused the last allocation: that of memory or that of texts.
  levy_stop refused;
  /// The place where the last error was raised: the chunk's name and line, or an empty name.
  char error_chunk[512];
  int error_line;
  /// Called with the lines that are reached, or NULL.
  levy_line_function on_line;
  void *line_context;
  /// The chunk of the previous line, and its flags.
  const char *line_source;
  levy_line_marks line_marks;
} levy_budget;

/// The number of instructions between two checks of the limits. The work of one instruction or one call of C is bounded
/// by the two limits below; if a hundred of them take long, the limits are checked after each.
#define LEVY_HOOK_PERIOD 100

/// The length of the longest list that table functions written in C may traverse, since no hook interrupts them.
#define LEVY_LONGEST_LIST 1000000

/// The length in bytes of the longest text that a script may make. Comparing, copying or searching one takes time that
/// no hook sees.
#define LEVY_LONGEST_TEXT 65536

/// A function of the host. It gets its context and the state, with its arguments on the stack; it returns the number of
/// results that it pushed, or -1 after pushing an error value, which is raised once the host's frame has returned.
typedef int (*levy_host_function)(void *context, lua_State *L);

/// Opens a state with the base, table, string, math and debug libraries, all of which the caller hides from
/// scripts. NULL if there is no memory.
lua_State *levy_open(levy_budget *budget);

/// Calls a function for each line that scripts reach from now on; NULL ends this.
void levy_watch_lines(lua_State *L, levy_line_function on_line, void *context);

/// Sets the limits of the host's next call: instructions, and nanoseconds of this thread's processor time, or 0 for any.
void levy_begin_call(lua_State *L, int64_t instructions, int64_t nanoseconds);

/// Compiles a chunk in a separate state with a memory limit, and writes its bytecode; returns 0 on success.
int levy_compile(
    const char *source, size_t size, const char *name, size_t memory_limit, lua_Writer writer, void *context);

/// Compiles a chunk and pushes it, or an error value; returns a Lua status. The limits of memory and texts apply. The
/// caller must guarantee four places on the stack.
int levy_load(lua_State *L, const char *bytes, size_t count, const char *name, const char *mode);

/// Calls the function below `arguments` values on the stack and catches errors; returns a Lua status. On failure the
/// error value is on the stack and the budget has its place.
int levy_call(lua_State *L, int arguments, int results);

/// Pushes a function of the host.
void levy_push_host(lua_State *L, levy_host_function function, void *context);

/// Pushes a new block of `size` bytes with the metatable stored at `metatable` in the registry. Unlike for other
/// functions, the caller must guarantee two places on the stack; a function that Lua calls has 20.
void *levy_push_block(lua_State *L, size_t size, int metatable);

/// The C function of a host's closure, whose upvalues are the host's function and its context.
int levy_call_host(lua_State *L);

/// Sets the metatable on top of the stack for all plain numbers, with integer results where they fit.
void levy_set_arithmetic(lua_State *L);

/// Pushes a function that works like `==`, in which the host's function compares numbers of different kinds.
void levy_push_equality(lua_State *L, levy_host_function function, void *context);

/// Pushes a function that returns an integer and refuses anything else.
void levy_push_loop_bound(lua_State *L);

/// Pushes a function that works like `..`, for two or more values.
void levy_push_join(lua_State *L);

/// Pushes a function that works like `#`, but refuses a list with gaps.
void levy_push_length(lua_State *L);

/// True if a value is a function from a script, and not one of the host.
int levy_is_script(lua_State *L, int index);

/// Pushes `levy_is_script` as a Lua function.
void levy_push_script_test(lua_State *L);

int64_t levy_monotonic_nanoseconds(void);

// A record with lazy fields, each of which is computed once: `case` and `law` are records.

/// The callbacks that compute the fields of a record.
typedef struct levy_record {
  void *context;
  /// Begins field `slot`. Returns 0 if its value was pushed. Returns 1 if a function was pushed, which is to be called
  /// with the record and the companion and whose result goes to `finish`; if n > 1, n - 1 arguments were pushed with it
  /// to be used instead. Returns -1 if an error value was pushed.
  int (*begin)(void *context, lua_State *L, int slot);
  /// Checks the result on top of the stack and may replace it. Returns -1 if an error value was pushed.
  int (*finish)(void *context, lua_State *L, int slot);
  /// Called when the script read a key that is no field, which is at index 2. Pushes the error value.
  void (*unknown)(void *context, lua_State *L);
  /// Called with every read while `recording` is set.
  void (*note)(void *context, int slot);
  bool recording;
  /// The slots that have a value, in the order in which they were computed.
  int *filled;
  int filled_count;
} levy_record;

/// Pushes a record. `names` is the registry reference of a table from field names to slots, or to constants: a boolean,
/// text or table, or a plain number as a light userdata. `values` is the reference of the table that caches values by
/// slot; records may share it. `companion` is the reference of a second argument for computed fields, or LUA_NOREF.
void levy_push_record(lua_State *L, const char *kind, levy_record *record, int names, int values, int companion);

/// Pushes a positive plain number in the form in which `names` holds constants.
static inline void levy_push_constant(lua_State *L, int number) { lua_pushlightuserdata(L, (void *)(intptr_t)number); }

/// Computes field `slot` of the record referred to by `record_reference`, protected as `levy_call` is, and leaves its
/// value on the stack.
int levy_field(lua_State *L, int record_reference, levy_record *record, int slot);

/// Clears all cached values.
void levy_record_clear(lua_State *L, levy_record *record, int values);

// Macros of Lua's headers, which Swift cannot import.

static inline void levy_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline int levy_registry_index(void) { return LUA_REGISTRYINDEX; }
static inline int levy_no_reference(void) { return LUA_NOREF; }
static inline void levy_insert(lua_State *L, int index) { lua_rotate(L, index, 1); }
static inline void levy_remove(lua_State *L, int index) { lua_rotate(L, index, -1); lua_settop(L, -2); }
static inline size_t levy_collect(lua_State *L) {
  lua_gc(L, LUA_GCCOLLECT);
  return (size_t)lua_gc(L, LUA_GCCOUNT) * 1024;
}

/// The path of Lua's shared library, or of the program if Lua is linked into it; NULL if it is unknown.
const char *levy_lua_path(void);

/// A thread that works in parallel with the one that started it.
typedef struct levy_thread levy_thread;
/// Starts `work` on another thread; NULL on a machine with one core, or if no thread can be made.
levy_thread *levy_begin(void (*work)(void *context), void *context);
/// Waits until the work is done and the thread has ended, so that the process may fork.
void levy_await(levy_thread *begun);

#endif
