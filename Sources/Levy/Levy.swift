// The face of the library: `import Levy` is all that a program needs. Which module holds what is told in
// docs/architecture.md.
@_exported import LevyBatch
@_exported import LevyCalculator
@_exported import LevyExport
@_exported import LevyFixtures
@_exported import LevyModel
@_exported import LevyOverview
@_exported import LevyPlan
@_exported import LevyPresentation
@_exported import LevyReport
@_exported import LevyRules
@_exported import LevySession
@_exported import LevySheet
@_exported import LevyTrace
@_exported import LevyWhatIf
