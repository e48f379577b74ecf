// For dladdr.
#define _GNU_SOURCE
#include "limits.h"

#include <dlfcn.h>
#include <string.h>

const char *levy_lua_path(void) {
  Dl_info info;
  return dladdr((void *)(uintptr_t)lua_newstate, &info) ? info.dli_fname : NULL;
}

// Wrappers of Lua's own functions that count their work as instructions, since no hook runs meanwhile.

/// The number of bytes that a C function processes in the time of one instruction.
#define BYTES_OF_AN_INSTRUCTION 8

static int original(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

/// The number of list elements that count as one instruction.
#define ELEMENTS_OF_AN_INSTRUCTION 16

// The length of the list at an index. Lua's own length is the end of any part without a gap, and which one depends on
// the seed of its hash function, so a list with a gap is an error.
static lua_Integer length_of_table(lua_State *L, int list) {
  // Objects of the host, such as a case or a day, are tables without contents of their own, but no empty lists.
  if (luaL_getmetafield(L, list, "__name") != LUA_TNIL) {
    if (luaL_getmetafield(L, list, "__len") == LUA_TNIL) {
      lua_pushfstring(L, "attempt to get length of a %s value", lua_tostring(L, -1));
      lua_error(L);
    }
    lua_pop(L, 2);
  }
  lua_Unsigned length = lua_rawlen(L, list);
  // A list with elements only at the powers of two may have a length of 2^62.
  const int is_long = length > LEVY_LONGEST_LIST;
  if (is_long) length = LEVY_LONGEST_LIST;
  levy_charge(L, (lua_Integer)(length / ELEMENTS_OF_AN_INSTRUCTION));
  lua_Unsigned gap = 0;
  for (lua_Unsigned place = 1; place <= length && gap == 0; place++) {
    if (lua_rawgeti(L, list, (lua_Integer)place) == LUA_TNIL) gap = place;
    lua_pop(L, 1);
  }
  // The messages have no place, which might be in the host's library: the place in the script is recorded separately.
  if (gap == 0 && is_long) {
    lua_pushliteral(L, "the list is too long");
    lua_error(L);
  }
  // The keys after the last element are those of the rest of the table.
  if (gap == 0 && length > 0) lua_pushinteger(L, (lua_Integer)length);
  if (gap == 0 && length == 0) lua_pushnil(L);
  while (gap == 0 && lua_next(L, list)) {
    lua_pop(L, 1);
    if (lua_isinteger(L, -1) && lua_tointeger(L, -1) > (lua_Integer)length) gap = length + 1;
  }
  if (gap > 0) {
    const char *message = "the list has no element %I, but others behind it, so that it has no length";
    lua_pushfstring(L, message, (LUAI_UACINT)gap);
    lua_error(L);
  }
  return (lua_Integer)length;
}

static int length(lua_State *L) {
  int type = lua_type(L, 1);
  if (type == LUA_TTABLE && !luaL_getmetafield(L, 1, "__len")) {
    lua_pushinteger(L, length_of_table(L, 1));
  } else if (type == LUA_TTABLE || type == LUA_TSTRING || type == LUA_TUSERDATA) {
    lua_len(L, 1);
  } else {
    lua_pushfstring(L, "attempt to get length of a %s value", luaL_typename(L, 1));
    return lua_error(L);
  }
  return 1;
}

// `..` of two or more values. Lua 5.4.4 keeps a pointer to its stack while its own `..` calls a metamethod, and if the
// call moves the stack, the result is lost or written elsewhere (corrected in 5.4.5). So numbers that are no integers
// are converted to texts first.
static int join(lua_State *L) {
  int count = lua_gettop(L);
  for (int part = 1; part <= count; part++) {
    int type = lua_type(L, part);
    if (type == LUA_TSTRING || lua_isinteger(L, part)) continue;
    if (type != LUA_TUSERDATA) {
      const char *message = "attempt to concatenate a %s value (part %d of %d)";
      lua_pushfstring(L, message, luaL_typename(L, part), part, count);
      return lua_error(L);
    }
    luaL_tolstring(L, part, NULL);
    lua_replace(L, part);
  }
  lua_concat(L, count);
  return 1;
}

int levy_is_script(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TFUNCTION || lua_iscfunction(L, index) || !lua_checkstack(L, 1)) return 0;
  lua_Debug function;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &function);
  return *function.source != '=';
}

static int is_script(lua_State *L) {
  lua_pushboolean(L, levy_is_script(L, 1));
  return 1;
}

void levy_push_script_test(lua_State *L) {
  lua_checkstack(L, 1);
  lua_pushcfunction(L, is_script);
}

void levy_push_length(lua_State *L) {
  lua_checkstack(L, 1);
  lua_pushcfunction(L, length);
}

void levy_push_join(lua_State *L) {
  lua_checkstack(L, 1);
  lua_pushcfunction(L, join);
}

static lua_Integer length_of_list(lua_State *L) {
  if (lua_type(L, 1) != LUA_TTABLE) return 0;
  luaL_checkstack(L, 4, "too many arguments");
  return length_of_table(L, 1);
}

// With a position, `insert` and `remove` move the elements after it.
static int on_list(lua_State *L, int arguments) {
  lua_Integer length = length_of_list(L);
  lua_Integer place = lua_gettop(L) == arguments && lua_isinteger(L, 2) ? lua_tointeger(L, 2) : length;
  // Work is never negative, or it would extend the limit of instructions.
  if (place >= 1 && place < length) levy_charge(L, length - place);
  return original(L);
}

static int on_inserted(lua_State *L) { return on_list(L, 3); }
static int on_removed(lua_State *L) { return on_list(L, 2); }

// The bounds of `unpack` and `concat` are arguments, or by default those of the list.
static int on_range(lua_State *L, int first) {
  lua_Integer from = lua_isinteger(L, first) ? lua_tointeger(L, first) : 1;
  lua_Integer to = lua_isinteger(L, first + 1) ? lua_tointeger(L, first + 1) : length_of_list(L);
  lua_Unsigned count = to >= from ? (lua_Unsigned)to - (lua_Unsigned)from : 0;
  levy_charge(L, count < LEVY_LONGEST_LIST ? (lua_Integer)count : LEVY_LONGEST_LIST);
  return original(L);
}

static int on_unpacked(lua_State *L) { return on_range(L, 2); }
static int on_joined(lua_State *L) { return on_range(L, 3); }

static int on_text(lua_State *L) {
  if (lua_type(L, 1) == LUA_TSTRING) levy_charge(L, (lua_Integer)(lua_rawlen(L, 1) / BYTES_OF_AN_INSTRUCTION));
  return original(L);
}

static int on_part(lua_State *L) {
  int results = original(L);
  levy_charge(L, (lua_Integer)(lua_rawlen(L, -1) / BYTES_OF_AN_INSTRUCTION));
  return results;
}

static int on_arguments(lua_State *L) {
  levy_charge(L, lua_gettop(L));
  return original(L);
}

// Lua would print the addresses of tables and functions, which differ in each run, and numbers rounded to floats.
static int format_without_addresses(lua_State *L) {
  size_t length = 0;
  const char *text = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : "";
  const char *end = text + length;
  size_t work = length;
  int argument = 1;
  // A text may contain zero bytes, and formatting continues after them.
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
    if (type == LUA_TSTRING) work += lua_rawlen(L, argument);
    if (conversion != 's' || (type != LUA_TTABLE && type != LUA_TFUNCTION)) continue;
    if (luaL_getmetafield(L, argument, "__tostring") != LUA_TNIL) {
      lua_pop(L, 1);
      continue;
    }
    lua_pushstring(L, lua_typename(L, type));
    lua_replace(L, argument);
  }
  levy_charge(L, (lua_Integer)(work / BYTES_OF_AN_INSTRUCTION));
  return original(L);
}

// Replaces a library's function by `wrapper`, with the original as an upvalue.
static void wrap(lua_State *L, const char *library, const char *name, lua_CFunction wrapper) {
  lua_getglobal(L, library);
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, wrapper, 1);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
}

static void open_library(lua_State *L, const char *name, lua_CFunction opener) {
  luaL_requiref(L, name, opener, 1);
  lua_pop(L, 1);
}

void levy_open_libraries(lua_State *L) {
  open_library(L, LUA_GNAME, luaopen_base);
  open_library(L, LUA_TABLIBNAME, luaopen_table);
  open_library(L, LUA_STRLIBNAME, luaopen_string);
  open_library(L, LUA_MATHLIBNAME, luaopen_math);
  open_library(L, LUA_DBLIBNAME, luaopen_debug);
  wrap(L, LUA_TABLIBNAME, "insert", on_inserted);
  wrap(L, LUA_TABLIBNAME, "remove", on_removed);
  wrap(L, LUA_TABLIBNAME, "unpack", on_unpacked);
  wrap(L, LUA_TABLIBNAME, "concat", on_joined);
  wrap(L, LUA_STRLIBNAME, "format", format_without_addresses);
  wrap(L, LUA_STRLIBNAME, "upper", on_text);
  wrap(L, LUA_STRLIBNAME, "lower", on_text);
  wrap(L, LUA_STRLIBNAME, "sub", on_part);
  wrap(L, LUA_GNAME, "tonumber", on_text);
  wrap(L, LUA_GNAME, "select", on_arguments);
}
