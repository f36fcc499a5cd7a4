// swift-tools-version: 6.2
import PackageDescription

// The adapter and its tests alone: they are empty without the trait, and with it all other targets would be built once
// more.
let package = Package(
  name: "Adapter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
  targets: [
    .target(
      name: "SourceAdapter",
      dependencies: ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics"].map {
        .product(name: $0, package: "swift-syntax")
      }, swiftSettings: [.define("UIKitAdapter"), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "SourceAdapterTests", dependencies: ["SourceAdapter"],
      swiftSettings: [.define("UIKitAdapter"), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
