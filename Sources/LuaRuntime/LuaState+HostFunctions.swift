import CLua
import CLuaShim

/// A Swift function that scripts may call: it finds its arguments on the stack from index 1, pushes its results, and
/// returns their number.
package typealias HostBody = (LuaState) throws -> Int

final class HostFunction {
  unowned let state: LuaState
  let body: HostBody

  init(state: LuaState, body: @escaping HostBody) {
    self.state = state
    self.body = body
  }
}

extension LuaState {
  /// Pushes a host function, which lives as long as the state. An error that it throws reaches the host again as
  /// `LuaError.Kind.host`, thrown by the call in progress.
  package func pushFunction(_ body: @escaping HostBody) {
    let function = HostFunction(state: self, body: body)
    hostFunctions.append(function)
    reservePlaces()
    levy_push_host(raw, runHostFunction, Unmanaged.passUnretained(function).toOpaque())
  }

  /// Pushes a C-compatible host function, for hot paths. To fail it must return -1 through `raise`.
  package func pushFunction(_ function: levy_host_function, context: UnsafeMutableRawPointer?) {
    reservePlaces()
    levy_push_host(raw, function, context)
  }

  /// Pushes a function that works like `..`, for two or more values.
  package func pushJoin() { levy_push_join(raw) }

  /// Pushes a function that works like `#`, but refuses a list with gaps.
  package func pushLength() { levy_push_length(raw) }

  /// Stores an error and pushes a marker for it; a C-compatible callback then returns the result of this function.
  package func raise(_ error: any Error) -> Int32 {
    pendingError = error
    reservePlaces()
    lua_pushlightuserdata(raw, UnsafeMutableRawPointer(budget))
    return -1
  }
}

private func runHostFunction(_ context: UnsafeMutableRawPointer?, _ raw: OpaquePointer?) -> Int32 {
  guard let context else { return 0 }
  let function = Unmanaged<HostFunction>.fromOpaque(context).takeUnretainedValue()
  do {
    return Int32(try function.body(function.state))
  } catch {
    return function.state.raise(error)
  }
}
