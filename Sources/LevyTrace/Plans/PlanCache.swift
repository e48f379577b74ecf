import LevyModel
import Synchronization

/// The plans of a job by date, each made once for all threads.
package final class PlanCache: Sendable {

  package init() {
  }
  private let plans = Mutex<[CalendarDate: Plan]>([:])

  /// The plan for a date; the first to ask makes it while others wait.
  package func plan(for date: CalendarDate, make: () -> Plan) -> Plan {
    plans.withLock { plans in
      if let plan = plans[date] { return plan }
      let plan = make()
      plans[date] = plan
      return plan
    }
  }
}
