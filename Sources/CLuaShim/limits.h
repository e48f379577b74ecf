#ifndef LEVY_LIMITS_H
#define LEVY_LIMITS_H

#include "levy_lua.h"

// Declarations that the files of this module share, and that the host does not need.

static inline levy_budget *budget_of(lua_State *L) { return *(levy_budget **)lua_getextraspace(L); }

/// Lua's allocator: counts bytes and fails if a limit would be exceeded.
void *levy_allocate(void *context, void *block, size_t old_size, size_t new_size);

/// Checks the limits every `period` instructions.
void levy_set_hook(lua_State *L, int period);

/// Counts work of a function in C as instructions, and stops the script if a limit is exceeded.
void levy_charge(lua_State *L, lua_Integer work);

/// Opens Lua's libraries, with wrappers for functions that would escape a limit or be non-deterministic.
void levy_open_libraries(lua_State *L);

#endif
