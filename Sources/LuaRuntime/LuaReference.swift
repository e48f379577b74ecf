import CLua
import CLuaShim

/// A value that the state keeps for the host. Valid as long as its state.
package struct LuaReference: Hashable, Sendable {
  /// The key in Lua's registry, for C callbacks.
  package let key: Int32

  init(key: Int32) { self.key = key }
  /// A reference to nothing.
  package init(none: Void) { key = levy_no_reference() }
}

extension LuaState {
  /// Pops a value and keeps it.
  package func keep() -> LuaReference {
    reservePlaces()
    return LuaReference(key: luaL_ref(raw, levy_registry_index()))
  }

  /// Pushes the referenced value.
  package func push(_ reference: LuaReference) {
    reservePlaces()
    lua_rawgeti(raw, levy_registry_index(), lua_Integer(reference.key))
  }
}
