/// What stands for a number of a rule that is followed.
struct Symbol {
  /// The place of its expression in the tracer's graph.
  let place: Int
}
