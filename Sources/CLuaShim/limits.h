#ifndef LEVY_LIMITS_H
#define LEVY_LIMITS_H

#include "levy_lua.h"

// What the files of this module share and the host need not see.

static inline levy_budget *budget_of(lua_State *L) { return *(levy_budget **)lua_getextraspace(L); }

/// Lua's allocator: counts bytes and refuses what would pass the limits.
void *levy_allocate(void *context, void *block, size_t old_size, size_t new_size);

/// Looks at the limits after each so many instructions.
void levy_set_hook(lua_State *L, int period);

/// Counts work of a function in C as so many instructions, and stops the script if a limit is passed.
void levy_charge(lua_State *L, lua_Integer work);

/// Opens Lua's libraries, with wrappers in the place of functions that would escape a limit or tell of chance.
void levy_open_libraries(lua_State *L);

#endif
