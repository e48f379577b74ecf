// swift-tools-version: 6.1
import PackageDescription

// The page's server: a package of its own, so that builds of the engine do not wait for its dependencies.
let package = Package(
  name: "levy-serve",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "levy-serve", targets: ["LevyServe"])],
  dependencies: [
    .package(name: "levy", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    // The header types of Hummingbird's interface.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
  ],
  targets: [
    .executableTarget(
      name: "LevyServe",
      dependencies: [
        .product(name: "LevyPage", package: "levy"), .product(name: "LevyBoundary", package: "levy"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
