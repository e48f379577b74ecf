import LevyModel
import LevyRules
import Synchronization

/// The plans of a job, each made once for all threads: one for an epoch of the law, or one for each date where rules read
/// that.
package final class PlanCache: Sendable {
  private struct Plans {
    var byEpoch: [LawEpoch: Plan] = [:]
    var byDate: [CalendarDate: Plan] = [:]
  }

  private let plans = Mutex(Plans())

  package init() {}

  /// The plan for a date; the first to ask makes it while others wait.
  package func plan(for date: CalendarDate, of epoch: LawEpoch, make: () -> Plan) -> Plan {
    plans.withLock { plans in
      if let plan = plans.byEpoch[epoch] ?? plans.byDate[date] { return plan }
      let plan = make()
      if plan.readsDate { plans.byDate[date] = plan } else { plans.byEpoch[epoch] = plan }
      return plan
    }
  }
}
