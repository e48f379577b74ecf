// swift-tools-version: 6.1
import PackageDescription

/// Dependencies that programs need and the engine does not.
let programs = TargetDependencyCondition.when(traits: ["Programs"])

let package = Package(
  name: "levy",
  platforms: [.macOS(.v15)],
  products: [
    // Besides Levy the modules of types in its interface: numbers, tables, limits.
    .library(name: "Levy", targets: ["Levy", "ExactNumbers", "Tables", "LuaRuntime"]),
    .library(name: "LevyPage", targets: ["LevyPage", "LevyJournal"]),
    // The sandbox of the page's server for untrusted rules.
    .library(name: "LevyBoundary", targets: ["CBoundary"]),
    .executable(name: "levy", targets: ["LevyTool"]),
    // The library for other languages, which scripts/library links into one file.
    .library(name: "LevyC", type: .static, targets: ["LevyC"]),
  ],
  traits: [
    .default(enabledTraits: ["Programs"]),
    .trait(
      name: "Programs", description: "The command, the journal and the page; without it no other package is fetched."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // SQLite, for the journal only.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua"])]),
    // Everything in C that may raise a Lua error, so that no longjmp crosses a Swift frame.
    .target(name: "CLuaShim", dependencies: ["CLua"]),
    .target(name: "ExactNumbers"),
    .target(name: "Identifiers"),
    .target(name: "LuaSyntax", dependencies: ["Identifiers"]),
    .target(name: "LuaRuntime", dependencies: ["CLua", "CLuaShim"]),
    .target(name: "Threads"),
    .target(name: "Tables", dependencies: ["Threads"]),
    // The inner loops of plans, compiled for each instruction set.
    .target(name: "CLevyKernels"),
    // Line editing on a terminal by the system's libedit, and the growth of the command's memory.
    .target(name: "CLevyTool", linkerSettings: [.linkedLibrary("edit")]),
    // The sandbox of processes that run untrusted rules.
    .target(name: "CBoundary"),
    // The engine, a module for each stage; docs/architecture.md explains the dependencies.
    .target(name: "LevyModel", dependencies: ["ExactNumbers", "Identifiers"]),
    .target(name: "LevyPlan", dependencies: ["LevyModel", "CLevyKernels"]),
    .target(name: "LevyScript", dependencies: ["LevyModel", "LuaRuntime", "LuaSyntax", "Tables"]),
    .target(name: "LevyState", dependencies: ["LevyScript"]),
    .target(name: "LevyRules", dependencies: ["LevyState", "Tables"]),
    .target(name: "LevyCalculator", dependencies: ["LevyRules"]),
    .target(name: "LevyTrace", dependencies: ["LevyCalculator", "LevyPlan"]),
    .target(name: "LevyExport", dependencies: ["LevyTrace"]),
    .target(name: "LevyBatch", dependencies: ["LevyTrace", "LevyPresentation"]),
    .target(name: "LevyCharts", dependencies: ["LevyModel"]),
    .target(name: "LevyPresentation", dependencies: ["LevyCalculator"]),
    .target(name: "LevyWhatIf", dependencies: ["LevyBatch", "LevyPresentation", "LevyCharts"]),
    .target(name: "LevyProperties", dependencies: ["LevyWhatIf"]),
    .target(name: "LevyFixtures", dependencies: ["LevyBatch", "LevySheet"]),
    .target(name: "LevySheet", dependencies: ["LevyTrace", "LevyPresentation"]),
    .target(name: "LevySession", dependencies: ["LevyWhatIf", "LevySheet", "LevyForms"]),
    .target(name: "LevyForms", dependencies: ["LevyPresentation"]),
    .target(name: "LevyReport", dependencies: ["LevyScript", "LevyTrace", "LevyWhatIf", "LevyForms"]),
    // Entries with days and amounts in an SQLite database, and their sums. The engine does not depend on it.
    .target(
      name: "LevyJournal", dependencies: ["Levy", .product(name: "GRDB", package: "GRDB.swift", condition: programs)]),
    // The local page's responses to requests; its server is the package in serve/.
    .target(name: "LevyPage", dependencies: ["Levy", "LevyJournal", "LevyReport"]),
    // The language server for rule files.
    .target(name: "LevyEditor", dependencies: ["LevyWhatIf", "LevyFixtures"]),
    // The module that programs import.
    .target(name: "Levy", dependencies: ["LevySession"]),
    // For programs in other languages: C functions on Arrow data, and the parts that must be written in C.
    .target(name: "CLevyArrow"),
    .target(name: "LevyC", dependencies: ["Levy", "CLevyArrow"]),
    // Shared by commands: output and errors, and the prompt.
    .target(name: "LevyTerminal", dependencies: ["Levy", "CLevyTool"]),
    .executableTarget(
      name: "LevyTool",
      dependencies: [
        "Levy", "LevyTerminal", "LevyEditor", "LevyExport", "LevyFixtures", "LevyForms", "LevyJournal",
        "LevyProperties", "LevyReport", "CBoundary", "CLevyTool",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ]),
    .testTarget(name: "ExactNumbersTests", dependencies: ["ExactNumbers"]),
    .testTarget(name: "LuaSyntaxTests", dependencies: ["LuaSyntax", "LuaRuntime"]),
    .testTarget(name: "LuaRuntimeTests", dependencies: ["LuaRuntime"]),
    .testTarget(name: "TablesTests", dependencies: ["Tables"]),
    .testTarget(name: "LevyPlanTests", dependencies: ["LevyPlan", "CLevyKernels"]),
    .testTarget(
      name: "LevyTests",
      dependencies: [
        "Levy", "LevyEditor", "LevyExport", "LevyFixtures", "LevyForms", "LevyProperties", "LevyReport", "LevyC",
        "Differential",
        "Fuzzing",
      ]),
    .testTarget(
      name: "LevyJournalTests",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift", condition: programs), "LevyJournal", "Levy"],
      exclude: ["Saved"]),
    .testTarget(name: "LevyPageTests", dependencies: ["LevyPage"]),
    // Compares plans with the interpreter: a sample in the tests, all of it in an optimised program.
    .target(name: "Differential", dependencies: ["Levy"], path: "Tests/Differential"),
    .executableTarget(
      name: "plan-differential", dependencies: ["Differential", "CLevyTool"], path: "Tests/DifferentialTool"),
    // Measures this build, with ratios against references of the same run.
    .executableTarget(
      name: "levy-bench",
      dependencies: ["Levy", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "benchmarks/Bench"),
    // Feeds mutated inputs to everything that reads untrusted input: a few in the tests, more by scripts/fuzz.
    .target(
      name: "Fuzzing", dependencies: ["Levy", "LuaSyntax", "LevyC", "LevyEditor", "LevyJournal", "LevyPage"],
      path: "Tests/Fuzzing"),
    .executableTarget(name: "levy-fuzz", dependencies: ["Fuzzing", "CFuzzDriver"], path: "Tests/FuzzTool"),
    .target(name: "CFuzzDriver", path: "Tests/CFuzzDriver"),
    // Runs the built command as a user would, and the documentation's examples.
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "LevyTool", "EmbeddingExample", "LiveExample", "TableExample", "CPseudoTerminal", "CBoundaryProbe",
      ],
      exclude: ["Sessions"]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    // Tries forbidden system calls from within the sandbox.
    .target(name: "CBoundaryProbe", dependencies: ["CBoundary"], path: "Tests/CBoundaryProbe"),
    .executableTarget(name: "EmbeddingExample", dependencies: ["Levy"], path: "examples/Embedding"),
    .executableTarget(name: "LiveExample", dependencies: ["Levy"], path: "examples/Live"),
    .executableTarget(name: "TableExample", dependencies: ["Levy"], path: "examples/Table"),
  ],
  swiftLanguageModes: [.v6]
)

// The tests and the commands that they run are built without optimisation, and spend most of their time in these modules.
// scripts/build-tests has them optimised, with all checks; a package that depends on this one must not have such flags.
if Context.environment["LEVY_OPTIMIZED_ENGINE"] != nil {
  let engine: Set = [
    "ExactNumbers", "Identifiers", "LuaSyntax", "LuaRuntime", "LevyModel", "LevyPlan", "LevyScript", "LevyState",
    "LevyRules", "LevyCalculator", "LevyTrace", "Tables", "LevyPresentation", "LevyFixtures", "LevySheet",
    "Differential",
  ]
  for target in package.targets where engine.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"])]
  }
}

// A module's layout depends on types of all modules beneath it, but the build recompiles it only for dependencies that
// are listed here. So the dependencies of its dependencies are listed too.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

func names(_ dependencies: [Target.Dependency]) -> [String] {
  dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}

for target in package.targets where target.type != .system {
  var open = names(target.dependencies)
  var found = Set(open)
  while let name = open.popLast() {
    for beneath in names(targets[name]?.dependencies ?? []) where found.insert(beneath).inserted {
      target.dependencies.append(.byName(name: beneath))
      open.append(beneath)
    }
  }
}
