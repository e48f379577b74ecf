#include "limits.h"

#include <string.h>

lua_State *levy_open(levy_budget *budget) {
  budget->memory_used = 0;
  budget->host_depth = 1;
  budget->calls = 0;
  budget->refused = LEVY_STOP_MEMORY;
  lua_State *L = lua_newstate(levy_allocate, budget);
  if (!L) return NULL;
  *(levy_budget **)lua_getextraspace(L) = budget;
  levy_open_libraries(L);
  levy_begin_call(L, INT64_MAX, 0);
  return L;
}

int levy_compile(
    const char *source, size_t size, const char *name, size_t memory_limit, lua_Writer writer, void *context) {
  levy_budget budget = {.memory_limit = memory_limit};
  lua_State *L = lua_newstate(levy_allocate, &budget);
  if (!L) return LUA_ERRMEM;
  int status = luaL_loadbufferx(L, source, size, name, "t");
  if (status == LUA_OK) status = lua_dump(L, writer, context, 0);
  lua_close(L);
  return status;
}

void levy_watch_lines(lua_State *L, levy_line_function on_line, void *context) {
  levy_budget *budget = budget_of(L);
  budget->on_line = on_line;
  budget->line_context = context;
  budget->line_source = NULL;
  levy_set_hook(L, LEVY_HOOK_PERIOD);
}

// Records the place of an error while the stack that raised it still exists.
static int note_place(lua_State *L) {
  levy_budget *budget = budget_of(L);
  lua_Debug activation;
  budget->error_chunk[0] = 0;
  // Finding a level takes time proportional to it.
  for (int level = 0; level < 200 && lua_getstack(L, level, &activation); level++) {
    lua_getinfo(L, "Sl", &activation);
    if (activation.currentline <= 0) continue;
    const char *source = activation.source;
    if (*source == '@') source++;
    // The host's library is written in Lua too, in chunks whose names begin with '='; the error belongs to its caller.
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
  // No handler records the place of a failed allocation, and the place of an earlier error must not be used for it.
  budget->error_chunk[0] = 0;
  int status = lua_pcall(L, arguments, results, handler);
  budget->calls--;
  budget->host_depth = depth;
  lua_remove(L, handler);
  if (status == LUA_ERRMEM) budget->stopped = budget->refused;
  // The objects that filled the memory are garbage now, but the stack slots that held them are the registers of the
  // next call, and would keep them alive through an emergency collection.
  if (status == LUA_ERRMEM || budget->stopped == LEVY_STOP_MEMORY) lua_gc(L, LUA_GCCOLLECT);
  return status;
}

int levy_load(lua_State *L, const char *bytes, size_t count, const char *name, const char *mode) {
  levy_budget *budget = budget_of(L);
  int depth = budget->host_depth;
  budget->host_depth = 0;
  int status = luaL_loadbufferx(L, bytes, count, name, mode);
  budget->host_depth = depth;
  if (status == LUA_ERRMEM) budget->stopped = budget->refused;
  return status;
}

// Swift code may have allocated beyond the limit, since the allocator must not refuse it. Back in C a refusal is
// harmless.
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

// Recording a read takes as long as about ten instructions.
static void note_read(lua_State *L, levy_record *record, int slot) {
  levy_charge(L, 10);
  record->note(record->context, slot);
}

// The record's __index. Upvalues: record, names, values, companion.
static int index_record(lua_State *L) {
  levy_record *record = lua_touserdata(L, lua_upvalueindex(1));
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  int kind = lua_rawget(L, lua_upvalueindex(2));
  if (kind != LUA_TNUMBER && kind != LUA_TNIL) {
    // A plain number is stored as a pointer, since numbers mean slots.
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
  if (record->recording) note_read(L, record, slot);
  if (lua_rawgeti(L, lua_upvalueindex(3), slot) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  compute_field(L, record, slot, lua_upvalueindex(3), lua_upvalueindex(4));
  return 1;
}

static int refuse_assignment(lua_State *L) {
  return luaL_error(L, "a rule cannot change its case or the law; use a local");
}

void levy_push_record(lua_State *L, const char *kind, levy_record *record, int names, int values, int companion) {
  lua_checkstack(L, 7);
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  // The name shows that the table is not a list.
  lua_pushstring(L, kind);
  lua_setfield(L, -2, "__name");
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
  if (record->recording) note_read(L, record, (int)slot);
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
