import CLua
import CLuaShim

/// A reference to a Lua value that the host keeps. Valid as long as its state.
package struct LuaReference: Hashable, Sendable {
  /// The key in Lua's registry, for C callbacks.
  package let key: Int32

  init(key: Int32) { self.key = key }
  /// A null reference.
  package init(none: Void) { key = levy_no_reference() }
}

extension LuaState {
  /// Pops a value and returns a reference to it.
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
