import CLuaShim
import LevyRules
import LuaRuntime

/// Rules that wait for each other, deeper than Lua nests calls.
extension Calculator {
  /// Performs work for which rules run. Lua allows 200 nested calls from C, of which each rule that waits for another
  /// takes two or more. When they are used up, the innermost rule is run by itself, and then those that wait for it are
  /// run again: rules have no side effects, and results are cached.
  ///
  /// - Parameter work: is told whether it goes on with the instructions and the time of work that was given up.
  func unnested(_ work: (_ isContinued: Bool) throws(LuaError) -> Void) throws(LuaError) {
    let first = running.count
    /// The rules that are run by themselves, each for the one before it, and the index at which its run begins in
    /// `running`.
    var alone: [(slot: Int, start: Int)] = []
    var isContinued = false
    while true {
      let start = alone.last?.start ?? first
      do throws(LuaError) {
        guard let slot = alone.last?.slot else { return try work(isContinued) }
        try run(slot)
        alone.removeLast()
        giveUp(from: alone.last?.start ?? first)
      } catch {
        guard error.isOfNesting, running.count - start > 1, let last = running.last else { throw error }
        withdrawNotes(from: start)
        isRunning[last] = false
        running.removeLast()
        alone.append((last, running.count))
        isContinued = true
      }
    }
  }

  /// Runs a rule, as a read of it would.
  func run(_ slot: Int) throws(LuaError) {
    if levy_field(state.lua.raw, caseReference.key, caseRecord, Int32(slot)) != 0 { throw state.lua.takeError() }
    state.lua.pop()
  }

  /// Forgets that rules were begun.
  private func giveUp(from start: Int) {
    for slot in running[start...] { isRunning[slot] = false }
    running.removeSubrange(start...)
  }

  /// Removes the records of rules that will run again.
  private func withdrawNotes(from start: Int) {
    recorder?.abandon()
    traceRecorder?.withdraw(rules: Set(running[start...].map { rulebook.variables[$0].name }))
  }
}
