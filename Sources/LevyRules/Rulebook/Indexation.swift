import ExactNumbers
import LevyModel
import LevyScript

/// How a figure follows from that of the year before: by the rise that a parameter is, rounded to a step.
package struct Indexation: Sendable {
  /// The parameter whose value for the year is the rise, such as 0.038.
  package let index: String
  /// What the figure is rounded to a multiple of, halves up.
  package let step: Exact

  /// Reads what `indexed(by, step)` makes; nil if it is something else.
  package init?(_ declared: DeclaredValue) {
    guard let fields = declared.fields, let index = fields["by"]?.text, let step = fields["step"]?.exact, step > 0
    else { return nil }
    (self.index, self.step) = (index, step)
  }
}
