extension [Int] {
  /// The ranges of consecutive numbers in an ascending list.
  package var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
