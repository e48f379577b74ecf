import LevyModel
import LevyRules
import Threads

/// The plans of a batch, each made once for all threads. There is one for each law epoch (or each date, if rules read
/// the date) and each pattern of empty cells. A plan is made when there have been enough rows for it.
package final class PlanCache: Sendable {
  /// Identifies the rows that a plan may serve.
  package struct Key: Hashable, Sendable {
    private let epoch: LawEpoch
    /// The date of the rows; nil for all days of the epoch.
    private var date: CalendarDate?
    /// The facts without a default whose cells are empty, in order.
    fileprivate let absent: [Slot]
    /// The index of the output for which the plan tells what rows lack; nil for a plan that computes results.
    private var lacking: Int?

    package init(_ date: CalendarDate, of epoch: LawEpoch, without absent: [Slot]) {
      (self.date, self.epoch, self.absent) = (date, epoch, absent)
    }

    /// The key of the plan that tells what these rows lack for an output.
    package func lacking(_ output: Int) -> Key {
      var key = self
      key.lacking = output
      return key
    }

    /// The same key for all days of the epoch.
    package var onAnyDay: Key {
      var key = self
      key.date = nil
      return key
    }
  }

  private struct Plans {
    var made: [Key: Plan] = [:]
    var rows: [Key: Int] = [:]
    /// The keys whose plans read the date, so that each date needs its own.
    var dated: Set<Key> = []
    /// The patterns of empty cells that have been seen.
    var patterns: Set<[Slot]> = [[]]
  }

  private let plans = Locked(Plans())
  private let rowsWorthAPlan: Int
  private let mostPatterns: Int

  /// - Parameters:
  ///   - rowsWorthAPlan: the number of rows after which a plan is made.
  ///   - mostPatterns: the maximum number of patterns of empty cells for which plans are made; a table can have any
  ///     number.
  package init(rowsWorthAPlan: Int, mostPatterns: Int) {
    (self.rowsWorthAPlan, self.mostPatterns) = (rowsWorthAPlan, mostPatterns)
  }

  /// Counts rows of a key towards its plan.
  package func note(_ count: Int, of key: Key) {
    plans.withLock { plans in
      guard plans.patterns.count < mostPatterns || plans.patterns.contains(key.absent) else { return }
      plans.patterns.insert(key.absent)
      plans.rows[key, default: 0] += count
      plans.rows[key.onAnyDay, default: 0] += count
    }
  }

  /// Returns the plan for a key, or nil if there have not been enough rows. The first thread that asks makes it while
  /// others wait.
  package func plan(for key: Key, make: () -> Plan) -> Plan? {
    plans.withLock { plans in
      if let plan = plans.made[key.onAnyDay] ?? plans.made[key] { return plan }
      let isDated = plans.dated.contains(key.onAnyDay)
      guard let rows = plans.rows[isDated ? key : key.onAnyDay], rows >= rowsWorthAPlan else { return nil }
      let plan = make()
      if plan.readsDate { plans.dated.insert(key.onAnyDay) }
      plans.made[plan.readsDate ? key : key.onAnyDay] = plan
      return plan
    }
  }
}
