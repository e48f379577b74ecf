// On Debian Lua's headers are in a folder of their own, which pkg-config finds.
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>
