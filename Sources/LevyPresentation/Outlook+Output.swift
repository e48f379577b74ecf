import LevyCalculator
import LevyModel

extension Outlook {
  /// What it was computed over: `one of 31 facts at another likely value, or the 3 that move it most together; 147 others as
  /// they are`.
  package var words: String {
    let one =
      varied == 1
      ? say("one fact at another likely value", "einer Angabe mit einem anderen üblichen Wert")
      : say(
        "one of \(varied) facts at another likely value", "einer von \(varied) Angaben mit einem anderen üblichen Wert")
    let together =
      movers.count < 2
      ? ""
      : say(", or the \(movers.count) that move it most together", " oder den \(movers.count) wichtigsten zusammen")
    let rest =
      switch left {
      case 0: ""
      case 1: say("; 1 other as it is", "; 1 weitere wie angenommen")
      default: say("; \(left) others as they are", "; \(left) weitere wie angenommen")
      }
    return one + together + rest
  }
}
