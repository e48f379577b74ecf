import LevyModel
import LevyPlan
import Testing

@Suite struct ObstacleTests {
  private func name(_ atom: Atom) -> String { "fact_\(atom.number)" }

  @Test("what rules need of each other is told from the first to the last")
  func dependences() {
    let obstacle = Obstacle.dependence(on: Atom(number: 3), .dependence(on: Atom(number: 4), .tooManyPaths(most: 4096)))
    #expect(
      obstacle.words(name)
        == "it needs 'fact_3': it needs 'fact_4': it has more than 4096 paths; split it into rules that each look at less"
    )
    #expect(!obstacle.isFailure && !obstacle.isMeant)
  }

  @Test(
    "a failure is one of Lua, or is meant",
    arguments: [
      (Obstacle.Failure.wrongType, true, "it fails: its result is of another type"),
      (.absence(Atom(number: 7)), true, "it fails: 'fact_7' is of a person who is not there"),
      (.refusal(.script(message: "no such case")), true, "it fails: "),
      (.lua(.script(message: "attempt to index a nil value")), false, "it fails in Lua: "),
    ])
  func failures(_ failure: Obstacle.Failure, isMeant: Bool, begin: String) {
    let obstacle = Obstacle.failure(failure)
    #expect(obstacle.isFailure && obstacle.isMeant == isMeant)
    #expect(obstacle.words(name).hasPrefix(begin))
  }
}
