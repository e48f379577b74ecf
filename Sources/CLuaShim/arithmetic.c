#include "levy_lua.h"

// Arithmetic of whole numbers that Lua would wrap around or convert to floats. The bytecode of rules is changed so that
// each of their operations comes here instead (see LuaBytecode). A result that fits a Lua integer stays one, since Lua
// needs integers as indices and for counting; all others are computed by the host's function for exact numbers.
//
// The least integer is left to the host too: it has no negation, and so Lua's own unary minus is right for all others.

static int kept(lua_State *L, lua_Integer result) {
  lua_pushinteger(L, result);
  return 1;
}

static bool are_integers(lua_State *L) { return lua_isinteger(L, 1) && lua_isinteger(L, 2); }

static int add(lua_State *L) {
  long long sum;
  bool fits = are_integers(L) && !__builtin_saddll_overflow(lua_tointeger(L, 1), lua_tointeger(L, 2), &sum);
  return fits && sum != LUA_MININTEGER ? kept(L, sum) : levy_call_host(L);
}

static int subtract(lua_State *L) {
  long long difference;
  bool fits = are_integers(L) && !__builtin_ssubll_overflow(lua_tointeger(L, 1), lua_tointeger(L, 2), &difference);
  return fits && difference != LUA_MININTEGER ? kept(L, difference) : levy_call_host(L);
}

static int multiply(lua_State *L) {
  long long product;
  bool fits = are_integers(L) && !__builtin_smulll_overflow(lua_tointeger(L, 1), lua_tointeger(L, 2), &product);
  return fits && product != LUA_MININTEGER ? kept(L, product) : levy_call_host(L);
}

static int divide(lua_State *L) {
  if (!are_integers(L)) return levy_call_host(L);
  lua_Integer dividend = lua_tointeger(L, 1), divisor = lua_tointeger(L, 2);
  bool isWhole = divisor != 0 && dividend != LUA_MININTEGER && dividend % divisor == 0;
  return isWhole ? kept(L, dividend / divisor) : levy_call_host(L);
}

static int power(lua_State *L) {
  if (!are_integers(L)) return levy_call_host(L);
  long long base = lua_tointeger(L, 1), exponent = lua_tointeger(L, 2), result = 1;
  // 2^63 is out of range; larger exponents with results in range are left to the host.
  if (exponent < 0 || exponent > 63) return levy_call_host(L);
  for (; exponent > 0; exponent--) {
    if (__builtin_smulll_overflow(result, base, &result)) return levy_call_host(L);
  }
  return result != LUA_MININTEGER ? kept(L, result) : levy_call_host(L);
}

static const struct {
  const char *event;
  lua_CFunction function;
} operations[] = {{"__add", add}, {"__sub", subtract}, {"__mul", multiply}, {"__div", divide}, {"__pow", power}};

void levy_set_arithmetic(lua_State *L) {
  lua_checkstack(L, 5);
  lua_createtable(L, 0, 6);
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    // The host's function is a closure too, whose upvalues are copied.
    lua_getfield(L, -2, operations[i].event);
    lua_getupvalue(L, -1, 1);
    lua_getupvalue(L, -2, 2);
    lua_pushcclosure(L, operations[i].function, 2);
    lua_setfield(L, -3, operations[i].event);
    lua_pop(L, 1);
  }
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pushinteger(L, 0);
  lua_insert(L, -2);
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static bool is_number(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type == LUA_TNUMBER || type == LUA_TUSERDATA;
}

// `==` in rules. Lua's own is always false between an integer and an exact number.
static int equal(lua_State *L) {
  lua_settop(L, 2);
  if (is_number(L, 1) && is_number(L, 2) && !are_integers(L)) return levy_call_host(L);
  lua_pushboolean(L, lua_compare(L, 1, 2, LUA_OPEQ));
  return 1;
}

void levy_push_equality(lua_State *L, levy_host_function function, void *context) {
  lua_checkstack(L, 2);
  lua_pushlightuserdata(L, (void *)function);
  lua_pushlightuserdata(L, context);
  lua_pushcclosure(L, equal, 2);
}

// Checks the start and the step of a numeric loop: Lua would count in floats if one were a text.
static int loop_bound(lua_State *L) {
  lua_settop(L, 1);
  if (lua_isinteger(L, 1)) return 1;
  return luaL_error(L, "a loop begins with a whole number and steps by whole numbers");
}

void levy_push_loop_bound(lua_State *L) {
  lua_checkstack(L, 1);
  lua_pushcfunction(L, loop_bound);
}
