#include "limits.h"

#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

// Scripts are stopped by the allocator, by a hook that runs after a number of instructions, and by C functions that
// count their work.

static int64_t reading_of(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t levy_monotonic_nanoseconds(void) { return reading_of(CLOCK_MONOTONIC); }

void *levy_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  levy_budget *budget = context;
  // For a new block Lua passes a type tag where the old size would be.
  size_t old = block ? old_size : 0;
  if (new_size == 0) {
    free(block);
    budget->memory_used -= old;
    return NULL;
  }
  if (new_size > old && budget->host_depth == 0) {
    // Lua asks again after a garbage collection; the second answer must have the same reason.
    if (!block && old_size == LUA_TSTRING && new_size > LEVY_LONGEST_TEXT + 64) {
      budget->refused = LEVY_STOP_TEXT;
      return NULL;
    }
    if (budget->memory_used - old + new_size > budget->memory_limit) {
      budget->refused = LEVY_STOP_MEMORY;
      return NULL;
    }
  }
  void *moved = realloc(block, new_size);
  if (moved) budget->memory_used += new_size - old;
  else budget->refused = LEVY_STOP_MEMORY;
  return moved;
}

static _Noreturn void stop(lua_State *L, levy_stop reason) {
  levy_budget *budget = budget_of(L);
  budget->stopped = budget->exhausted = reason;
  luaL_error(L, "stopped");
  __builtin_unreachable();
}

// Counts instructions. The limit is checked at each thousand, so that a rule stops at the same place however often the
// hook runs.
static void count(lua_State *L, int64_t instructions) {
  levy_budget *budget = budget_of(L);
  int64_t since = budget->instructions_since + instructions;
  budget->instructions_since = (int)(since % 1000);
  budget->instructions_left -= since - since % 1000;
  if (since >= 1000 && budget->instructions_left < 0) stop(L, LEVY_STOP_INSTRUCTIONS);
}

// Stops a script that has used up its processor time. Time in which the thread waits for a processor does not count, so
// that a busy machine does not make errors.
static void check_time(lua_State *L, int64_t now) {
  levy_budget *budget = budget_of(L);
  int64_t time = reading_of(CLOCK_THREAD_CPUTIME_ID);
  if (!budget->first_reading) budget->first_reading = time;
  int64_t left = budget->time_limit - (time - budget->first_reading);
  if (left <= 0) stop(L, LEVY_STOP_DEADLINE);
  budget->next_reading = now + left;
}

// Stops a script that was interrupted or has used up its time; returns the nanoseconds since the last check.
static int64_t look(lua_State *L) {
  levy_budget *budget = budget_of(L);
  if (levy_is_interrupted(budget->interruption)) stop(L, LEVY_STOP_INTERRUPT);
  int64_t now = levy_monotonic_nanoseconds(), passed = now - budget->last_look;
  if (budget->time_limit && now > budget->next_reading) check_time(L, now);
  budget->last_look = now;
  return passed;
}

static void watch(lua_State *L, lua_Debug *activation) {
  levy_budget *budget = budget_of(L);
  if (activation->event == LUA_HOOKLINE) {
    if (!budget->on_line || !lua_getinfo(L, "S", activation)) return;
    int line = activation->currentline;
    const levy_line_marks *marks = &budget->line_marks;
    bool is_known = activation->source == budget->line_source && line >= 0 && line < marks->count;
    if (is_known && marks->reached[line]) return;
    budget->host_depth++;
    budget->line_marks = budget->on_line(budget->line_context, activation->source, line);
    budget->line_source = activation->source;
    budget->host_depth--;
    return;
  }
  count(L, budget->period);
  int64_t passed = look(L);
  // Comparing texts and measuring tables can make one instruction last as long as a million.
  bool is_slow = budget->period > 1 && passed > 1000000;
  bool is_fast = budget->period == 1 && passed < 10000 && budget->instructions_since % LEVY_HOOK_PERIOD == 0;
  if (!is_slow && !is_fast) return;
  levy_set_hook(L, is_slow ? 1 : LEVY_HOOK_PERIOD);
  // Setting a hook takes time in proportion to the depth of calls, which must not count for the script.
  budget->last_look = levy_monotonic_nanoseconds();
}

void levy_set_hook(lua_State *L, int period) {
  levy_budget *budget = budget_of(L);
  budget->period = period;
  lua_sethook(L, watch, budget->on_line ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT, period);
}

// Reading the processor's clock is a system call, which most calls are too short to need.
static const int64_t FIRST_READING = 1000000;

void levy_begin_call(lua_State *L, int64_t instructions, int64_t nanoseconds) {
  levy_budget *budget = budget_of(L);
  budget->stopped = budget->exhausted = LEVY_STOP_NONE;
  budget->instructions_left = instructions;
  budget->instructions_since = 0;
  budget->time_limit = nanoseconds;
  budget->first_reading = 0;
  budget->last_look = levy_monotonic_nanoseconds();
  budget->next_reading = budget->last_look + (nanoseconds < FIRST_READING ? nanoseconds : FIRST_READING);
  levy_set_hook(L, LEVY_HOOK_PERIOD);
}

void levy_charge(lua_State *L, lua_Integer work) {
  count(L, work);
  if (work >= LEVY_HOOK_PERIOD) look(L);
}
