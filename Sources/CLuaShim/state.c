#include "levy_lua.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static levy_budget *budget_of(lua_State *L) { return *(levy_budget **)lua_getextraspace(L); }

int64_t levy_monotonic_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  levy_budget *budget = context;
  // For a new block Lua passes a type tag where the old size would be.
  size_t old = block ? old_size : 0;
  if (new_size == 0) {
    free(block);
    budget->memory_used -= old;
    return NULL;
  }
  if (new_size > old && budget->host_depth == 0 && budget->memory_used - old + new_size > budget->memory_limit) {
    return NULL;
  }
  void *moved = realloc(block, new_size);
  if (moved) budget->memory_used += new_size - old;
  return moved;
}

static void watch(lua_State *L, lua_Debug *activation) {
  levy_budget *budget = budget_of(L);
  if (activation->event == LUA_HOOKLINE) {
    if (!budget->on_line || !lua_getinfo(L, "S", activation)) return;
    budget->host_depth++;
    budget->on_line(budget->line_context, activation->source, activation->currentline);
    budget->host_depth--;
    return;
  }
  budget->instructions_left -= LEVY_HOOK_PERIOD;
  if (levy_is_interrupted(budget->interruption)) {
    budget->stopped = LEVY_STOP_INTERRUPT;
  } else if (budget->instructions_left < 0) {
    budget->stopped = LEVY_STOP_INSTRUCTIONS;
  } else if (budget->deadline && levy_monotonic_nanoseconds() > budget->deadline) {
    budget->stopped = LEVY_STOP_DEADLINE;
  } else {
    return;
  }
  budget->exhausted = budget->stopped;
  luaL_error(L, "stopped");
}

static void open_library(lua_State *L, const char *name, lua_CFunction opener) {
  luaL_requiref(L, name, opener, 1);
  lua_pop(L, 1);
}

// A list with elements at the powers of two only may have a length of 2^62, over which these functions would walk.
static int on_list_of_sane_length(lua_State *L) {
  if (lua_type(L, 1) == LUA_TTABLE && lua_rawlen(L, 1) > LEVY_LONGEST_LIST) {
    return luaL_error(L, "the list is too long");
  }
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// Lua would print tables and functions as addresses, which differ in each run, and numbers by rounding them as floats.
static int format_without_addresses(lua_State *L) {
  size_t length = 0;
  const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : "";
  const char *end = text + length;
  int argument = 1;
  // A text may hold zero bytes, and formatting goes on behind them.
  while (text < end && (text = memchr(text, '%', (size_t)(end - text)))) {
    text++;
    if (text < end && *text == '%') {
      text++;
      continue;
    }
    text += strspn(text, "-+ #0123456789.");
    argument++;
    char conversion = text < end ? *text : 0;
    if (conversion == 'p') return luaL_error(L, "invalid conversion '%%p' to 'format'");
    if (conversion && strchr("aAeEfFgG", conversion)) {
      return luaL_error(L, "'%%%c' would round as floats do; write '%%s' and round(x, 0.01)", conversion);
    }
    int type = lua_type(L, argument);
    if (conversion != 's' || (type != LUA_TTABLE && type != LUA_TFUNCTION)) continue;
    if (luaL_getmetafield(L, argument, "__tostring") != LUA_TNIL) {
      lua_pop(L, 1);
      continue;
    }
    lua_pushstring(L, lua_typename(L, type));
    lua_replace(L, argument);
  }
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// Puts `wrapper` in the place of a library's function, which becomes its upvalue.
static void wrap(lua_State *L, const char *library, const char *name, lua_CFunction wrapper) {
  lua_getglobal(L, library);
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, wrapper, 1);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

lua_State *levy_open(levy_budget *budget) {
  budget->memory_used = 0;
  budget->host_depth = 1;
  budget->calls = 0;
  lua_State *L = lua_newstate(allocate, budget);
  if (!L) return NULL;
  *(levy_budget **)lua_getextraspace(L) = budget;
  open_library(L, LUA_GNAME, luaopen_base);
  open_library(L, LUA_TABLIBNAME, luaopen_table);
  open_library(L, LUA_STRLIBNAME, luaopen_string);
  open_library(L, LUA_MATHLIBNAME, luaopen_math);
  open_library(L, LUA_DBLIBNAME, luaopen_debug);
  wrap(L, LUA_TABLIBNAME, "insert", on_list_of_sane_length);
  wrap(L, LUA_TABLIBNAME, "remove", on_list_of_sane_length);
  wrap(L, LUA_STRLIBNAME, "format", format_without_addresses);
  lua_sethook(L, watch, LUA_MASKCOUNT, LEVY_HOOK_PERIOD);
  return L;
}

void levy_watch_lines(lua_State *L, levy_line_function on_line, void *context) {
  levy_budget *budget = budget_of(L);
  budget->on_line = on_line;
  budget->line_context = context;
  lua_sethook(L, watch, on_line ? LUA_MASKCOUNT | LUA_MASKLINE : LUA_MASKCOUNT, LEVY_HOOK_PERIOD);
}

// Notes where an error arose while the stack that raised it still stands.
static int note_place(lua_State *L) {
  levy_budget *budget = budget_of(L);
  lua_Debug activation;
  budget->error_chunk[0] = 0;
  // To find a level takes time in proportion to it.
  for (int level = 0; level < 200 && lua_getstack(L, level, &activation); level++) {
    lua_getinfo(L, "Sl", &activation);
    if (activation.currentline <= 0) continue;
    const char *source = activation.source;
    if (*source == '@') source++;
    // The library of the host is written in Lua too, under names that begin with '='; the culprit is its caller.
    if (*source == '=') continue;
    strncpy(budget->error_chunk, source, sizeof budget->error_chunk - 1);
    budget->error_line = activation.currentline;
    break;
  }
  return 1;
}

int levy_call(lua_State *L, int arguments, int results) {
  levy_budget *budget = budget_of(L);
  int depth = budget->host_depth;
  int handler = lua_gettop(L) - arguments;
  if (!lua_checkstack(L, (results > 0 ? results : 0) + 2)) {
    lua_settop(L, handler - 1);
    lua_pushliteral(L, "stack overflow");
    return LUA_ERRRUN;
  }
  lua_pushcfunction(L, note_place);
  lua_insert(L, handler);
  budget->host_depth = 0;
  budget->calls++;
  // No handler notes the place of a refused allocation, and an earlier error's place must not stand for it.
  budget->error_chunk[0] = 0;
  int status = lua_pcall(L, arguments, results, handler);
  budget->calls--;
  budget->host_depth = depth;
  lua_remove(L, handler);
  if (status == LUA_ERRMEM) budget->stopped = LEVY_STOP_MEMORY;
  // What filled the memory is garbage now, but the stack slots that held it are the next call's registers, and would
  // keep it alive through an emergency collection.
  if (budget->stopped == LEVY_STOP_MEMORY) lua_gc(L, LUA_GCCOLLECT);
  return status;
}

// Swift code may have allocated past the limit, since it must not be refused. Back in C a refusal is harmless.
static void settle_memory(lua_State *L, levy_budget *budget) {
  if (budget->memory_used <= budget->memory_limit || budget->host_depth > 0) return;
  lua_gc(L, LUA_GCCOLLECT);
  if (budget->memory_used <= budget->memory_limit) return;
  budget->stopped = LEVY_STOP_MEMORY;
  luaL_error(L, "not enough memory");
}

int levy_call_host(lua_State *L) {
  levy_budget *budget = budget_of(L);
  levy_host_function function = (levy_host_function)lua_touserdata(L, lua_upvalueindex(1));
  budget->host_depth++;
  int results = function(lua_touserdata(L, lua_upvalueindex(2)), L);
  budget->host_depth--;
  if (results < 0) return lua_error(L);
  if (budget->exhausted) {
    budget->stopped = budget->exhausted;
    return luaL_error(L, "stopped");
  }
  settle_memory(L, budget);
  return results;
}

void levy_push_host(lua_State *L, levy_host_function function, void *context) {
  lua_checkstack(L, 2);
  lua_pushlightuserdata(L, (void *)function);
  lua_pushlightuserdata(L, context);
  lua_pushcclosure(L, levy_call_host, 2);
}

void *levy_push_block(lua_State *L, size_t size, int metatable) {
  void *block = lua_newuserdatauv(L, size, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, metatable);
  lua_setmetatable(L, -2);
  return block;
}

// MARK: Records

// Leaves the value of `slot` on the stack. Expects the record at index 1.
static void compute_field(lua_State *L, levy_record *record, int slot, int values, int companion) {
  levy_budget *budget = budget_of(L);
  luaL_checkstack(L, 12, "rules nest too deeply");
  budget->host_depth++;
  int begun = record->begin(record->context, L, slot);
  budget->host_depth--;
  if (begun < 0) lua_error(L);
  if (begun > 0) {
    if (begun == 1) {
      lua_pushvalue(L, 1);
      lua_pushvalue(L, companion);
      begun = 3;
    }
    lua_call(L, begun - 1, 1);
    budget->host_depth++;
    int finished = record->finish(record->context, L, slot);
    budget->host_depth--;
    if (finished < 0) lua_error(L);
  }
  lua_pushvalue(L, -1);
  lua_rawseti(L, values, slot);
  record->filled[record->filled_count++] = slot;
  settle_memory(L, budget);
}

// The record's __index. Upvalues: record, names, values, companion.
static int index_record(lua_State *L) {
  levy_record *record = lua_touserdata(L, lua_upvalueindex(1));
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  int kind = lua_rawget(L, lua_upvalueindex(2));
  if (kind != LUA_TNUMBER && kind != LUA_TNIL) {
    // A plain number stands as a pointer, since numbers are slots.
    if (kind == LUA_TLIGHTUSERDATA) lua_pushinteger(L, (lua_Integer)(intptr_t)lua_touserdata(L, -1));
    return 1;
  }
  if (kind == LUA_TNIL) {
    levy_budget *budget = budget_of(L);
    budget->host_depth++;
    record->unknown(record->context, L);
    budget->host_depth--;
    return lua_error(L);
  }
  int slot = (int)lua_tointeger(L, -1);
  if (record->recording) record->note(record->context, slot);
  if (lua_rawgeti(L, lua_upvalueindex(3), slot) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  compute_field(L, record, slot, lua_upvalueindex(3), lua_upvalueindex(4));
  return 1;
}

static int refuse_assignment(lua_State *L) {
  return luaL_error(L, "a rule cannot change its case or the law; use a local");
}

void levy_push_record(lua_State *L, levy_record *record, int names, int values, int companion) {
  lua_checkstack(L, 7);
  lua_newtable(L);
  lua_createtable(L, 0, 2);
  lua_pushlightuserdata(L, record);
  lua_rawgeti(L, LUA_REGISTRYINDEX, names);
  lua_rawgeti(L, LUA_REGISTRYINDEX, values);
  if (companion == LUA_NOREF) lua_pushnil(L);
  else lua_rawgeti(L, LUA_REGISTRYINDEX, companion);
  lua_pushcclosure(L, index_record, 4);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, refuse_assignment);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
}

// Arguments: the record, the slot.
static int get_field(lua_State *L) {
  levy_record *record = lua_touserdata(L, 2);
  lua_Integer slot = lua_tointeger(L, 3);
  lua_settop(L, 1);
  luaL_getmetafield(L, 1, "__index");
  lua_getupvalue(L, 2, 4);
  lua_getupvalue(L, 2, 3);
  if (record->recording) record->note(record->context, (int)slot);
  if (lua_rawgeti(L, -1, slot) != LUA_TNIL) return 1;
  compute_field(L, record, (int)slot, 4, 3);
  return 1;
}

int levy_field(lua_State *L, int record_reference, levy_record *record, int slot) {
  lua_checkstack(L, 4);
  lua_pushcfunction(L, get_field);
  lua_rawgeti(L, LUA_REGISTRYINDEX, record_reference);
  lua_pushlightuserdata(L, record);
  lua_pushinteger(L, slot);
  return levy_call(L, 3, 1);
}

void levy_record_clear(lua_State *L, levy_record *record, int values) {
  if (record->filled_count == 0) return;
  lua_checkstack(L, 2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, values);
  for (int i = 0; i < record->filled_count; i++) {
    lua_pushnil(L);
    lua_rawseti(L, -2, record->filled[i]);
  }
  lua_settop(L, -2);
  record->filled_count = 0;
}
