import LevyModel
import LevyRules
import Synchronization

/// The plans of a job, each made once for all threads: one for an epoch of the law, or one for each date where rules read
/// that. A plan is made when there have been enough rows for it.
package final class PlanCache: Sendable {
  private struct Plans {
    var byEpoch: [LawEpoch: Plan] = [:]
    var byDate: [CalendarDate: Plan] = [:]
    var rowsByEpoch: [LawEpoch: Int] = [:]
    var rowsByDate: [CalendarDate: Int] = [:]
    /// Of which a plan has read the date.
    var datedEpochs: Set<LawEpoch> = []
  }

  private let plans = Mutex(Plans())
  private let rowsWorthAPlan: Int

  package init(rowsWorthAPlan: Int) { self.rowsWorthAPlan = rowsWorthAPlan }

  /// Counts rows of a date.
  package func note(_ count: Int, of date: CalendarDate, in epoch: LawEpoch) {
    plans.withLock { plans in
      plans.rowsByEpoch[epoch, default: 0] += count
      plans.rowsByDate[date, default: 0] += count
    }
  }

  /// The plan for a date, or nil if there have not been enough rows to make one; the first to ask makes it while others
  /// wait.
  package func plan(for date: CalendarDate, of epoch: LawEpoch, make: () -> Plan) -> Plan? {
    plans.withLock { plans in
      if let plan = plans.byEpoch[epoch] ?? plans.byDate[date] { return plan }
      let rows = plans.datedEpochs.contains(epoch) ? plans.rowsByDate[date] : plans.rowsByEpoch[epoch]
      guard rows ?? 0 >= rowsWorthAPlan else { return nil }
      let plan = make()
      if plan.readsDate {
        plans.byDate[date] = plan
        plans.datedEpochs.insert(epoch)
      } else {
        plans.byEpoch[epoch] = plan
      }
      return plan
    }
  }
}
