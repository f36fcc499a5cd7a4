// swift-tools-version: 6.2
import PackageDescription

// An app's screens on Linux, as a package of their own that depends on Galley: the app's sources are in `App`, as they
// are for Xcode.
let package = Package(
  name: "Letters",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "galley", path: "../../..", traits: ["UIKitAdapter"])],
  targets: [
    .target(
      name: "Letters", dependencies: [.product(name: "UIKit", package: "galley")], resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "UIKitAdapter", package: "galley")]),
    .executableTarget(
      name: "screens", dependencies: ["Letters", .product(name: "GalleyCommands", package: "galley")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LettersTests", dependencies: ["Letters", .product(name: "GalleyTesting", package: "galley")],
      exclude: ["Snapshots"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
