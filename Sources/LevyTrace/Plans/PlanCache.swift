import LevyModel
import LevyRules
import Threads

/// The plans of a job, each made once for all threads: one for an epoch of the law, or one for each date where rules read
/// that, and for the same cells being empty. A plan is made when there have been enough rows for it.
package final class PlanCache: Sendable {
  /// The rows that a plan may serve.
  package struct Key: Hashable, Sendable {
    private let epoch: LawEpoch
    /// Nil for all days of the epoch.
    private var date: CalendarDate?
    /// The facts without a default whose cells are empty, in order.
    fileprivate let absent: [Int]
    /// The output of which the plan tells what rows lack, by its place; nil for a plan that computes results.
    private var lacking: Int?

    package init(_ date: CalendarDate, of epoch: LawEpoch, without absent: [Int]) {
      (self.date, self.epoch, self.absent) = (date, epoch, absent)
    }

    /// The same rows, of which a plan is to tell what they lack for an output.
    package func lacking(_ output: Int) -> Key {
      var key = self
      key.lacking = output
      return key
    }

    /// The same on any day of the epoch.
    package var onAnyDay: Key {
      var key = self
      key.date = nil
      return key
    }
  }

  private struct Plans {
    var made: [Key: Plan] = [:]
    var rows: [Key: Int] = [:]
    /// The keys whose plans have read the date.
    var dated: Set<Key> = []
    /// The patterns of empty cells that have been seen.
    var patterns: Set<[Int]> = [[]]
  }

  private let plans = Locked(Plans())
  private let rowsWorthAPlan: Int
  private let mostPatterns: Int

  /// - Parameter mostPatterns: for how many patterns of empty cells plans are made; a table can have any number.
  package init(rowsWorthAPlan: Int, mostPatterns: Int) {
    (self.rowsWorthAPlan, self.mostPatterns) = (rowsWorthAPlan, mostPatterns)
  }

  /// Counts rows.
  package func note(_ count: Int, of key: Key) {
    plans.withLock { plans in
      guard plans.patterns.count < mostPatterns || plans.patterns.contains(key.absent) else { return }
      plans.patterns.insert(key.absent)
      plans.rows[key, default: 0] += count
      plans.rows[key.onAnyDay, default: 0] += count
    }
  }

  /// The plan for rows, or nil if there have not been enough to make one; the first to ask makes it while others wait.
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
