import CLuaShim
import LevyModel
import LevyRules
import LuaRuntime

/// Runs rules that are nested deeper than Lua's calls may be.
extension Calculator {
  /// Performs work that runs rules. Lua allows 200 nested calls from C, of which each nested rule takes two or more.
  /// When they are used up, the innermost rule is run by itself, and then the rules that wait for it are run again:
  /// rules have no side effects, and results are cached.
  ///
  /// - Parameter work: called with true if it is run again, and shares the limits of instructions and time with
  ///   earlier runs.
  func unnested(_ work: (_ isContinued: Bool) throws(LuaError) -> Void) throws(LuaError) {
    let first = running.count
    /// A stack of rules that are run by themselves, each needed by the one before it, with the index at which its run
    /// begins in `running`.
    var alone: [(slot: Slot, start: Int)] = []
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
        isRunning[last.index] = false
        running.removeLast()
        alone.append((last, running.count))
        isContinued = true
      }
    }
  }

  /// Runs a rule by reading its slot.
  func run(_ slot: Slot) throws(LuaError) {
    if levy_field(state.lua.raw, caseReference.key, caseRecord, Int32(slot.index)) != 0 { throw state.lua.takeError() }
    state.lua.pop()
  }

  /// Removes rules from `running` that were begun and will be run again.
  private func giveUp(from start: Int) {
    for slot in running[start...] { isRunning[slot.index] = false }
    running.removeSubrange(start...)
  }

  /// Removes the recorded reads and traces of rules that will be run again.
  private func withdrawNotes(from start: Int) {
    recorder?.abandon()
    traceRecorder?.withdraw(rules: Set(running[start...].map { rulebook.variables[$0].name }))
  }
}
