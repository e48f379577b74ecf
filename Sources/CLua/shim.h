// Lua keeps its headers in a folder of their own on Debian; pkg-config names it.
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>
