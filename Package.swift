// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The library with the targets that it exports. An incremental build compiles a target again only after changes in the
/// targets that it names. A target that names `Galley` alone would keep objects that were compiled for an earlier
/// `View`.
let galley: [Target.Dependency] = [
  "Galley", "Graphics", "AutoLayout", "Controls", "Localization", "PangoText", "CairoRaster", "InterfaceBuilder",
  "LayoutAudit", "LayoutOverlays", "ImageDiff", "Snapshots", "Figures",
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// Modules that apps import beside UIKit, and what each needs of the others: Apple's frameworks and libraries that load
/// pictures, with placeholders for what they show. Each is a product with a target in `Sources/Faces`, which is built
/// for a package only if one of its targets names it.
///
/// Products and modules are named `WebKitFace` and so on, and the adapter imports them for `WebKit`. With the same
/// names, `canImport(Combine)` would be true in other packages, which then use more of it, and packages that have the
/// libraries themselves would declare them twice.
let faces: KeyValuePairs<String, [Target.Dependency]> = [
  "AVFoundation": [], "AVKit": ["AVFoundationFace"], "Combine": [], "CoreLocation": [], "Kingfisher": [],
  "LinkPresentation": [], "MapKit": ["CoreLocationFace"], "MessageUI": [], "Nuke": [], "NukeExtensions": ["NukeFace"],
  "OSLog": [], "Photos": [], "PhotosUI": ["PhotosFace"], "SDWebImage": [], "SafariServices": [], "StoreKit": [],
  "WebKit": [],
]

func face(_ name: String, _ others: [Target.Dependency]) -> Target {
  .target(
    name: "\(name)Face", dependencies: galley + ["UIKit", "UIKitValues"] + others, path: "Sources/Faces/\(name)",
    swiftSettings: strict)
}

let package = Package(
  name: "galley",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(name: "GalleyCommands", targets: ["GalleyCommands"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "UIKit", targets: ["UIKit", "OSLogFace", "_Testing_UIKit"]),
    .executable(name: "galley", targets: ["GalleyCommand"]),
    .executable(name: "galley-adapt", targets: ["galley-adapt"]),
    .executable(name: "showcase", targets: ["ShowcaseCommand"]),
    .plugin(name: "UIKitAdapter", targets: ["UIKitAdapter"]),
    .plugin(name: "Adapt", targets: ["AdaptPlugin"]),
    .plugin(name: "Figures", targets: ["FiguresPlugin"]),
  ] + faces.map { .library(name: "\($0.key)Face", targets: ["\($0.key)Face"]) },
  traits: [
    // Off unless a package asks for it: without it, swift-syntax is neither fetched nor built.
    .trait(name: "UIKitAdapter", description: "The plugin and the tool that adapt an app's UIKit sources.")
  ],
  dependencies: [
    // The command line: parsing, help, completion, exit codes.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // A project's configuration, `.galley.yml`, with the line of each value for messages.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    // `galley review`: HTTP on loopback, with limits on the head of a request and with connections that can be refused
    // and closed. Smaller packages lack these.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    // The adapter of UIKit sources, with the trait `UIKitAdapter`: Swift's own parser.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(
      name: "Fonts", dependencies: ["Files"], path: "Fonts",
      exclude: ["README.md", "rebuild", "Scripts", "Licenses"], resources: [.copy("Files")],
      swiftSettings: strict),
    library("Graphics"),
    // Reading and writing XML and HTML. It is not part of `Graphics`, which `Localization` does not need.
    library("Markup", ["Files"]),
    // Calls of Linux that have no function in the C library, or variadic ones, which Swift cannot call.
    .target(name: "CSandbox"),
    // All work with files and processes, and the only import of the platform's C library.
    library("Files", ["CSandbox"]),
    // GLib's SHA-256, which comes with Pango.
    library("Digests", ["CPango", "CDeflate", "Files"]),
    library("ConstraintSolver"),
    library("AutoLayout", ["Graphics", "ConstraintSolver"]),
    // The drawings of symbols, as data.
    .target(name: "CSymbols", exclude: ["symbols.txt", "Phosphor-LICENSE.txt"]),
    library("Controls", ["AutoLayout", "CSymbols", "Graphics"]),
    library("Localization", ["Files", "Markup"]),
    // Which target of a project holds a file: Xcode's projects, packages, and the manifests of generators.
    library("Projects", ["Files", "Localization", "Markup", .product(name: "Yams", package: "Yams")]),
    // Sets environment variables that Pango and its libraries read, before the program has threads.
    .target(name: "CTextEnvironment"),
    library("PangoText", ["CPango", "CTextEnvironment", "Digests", "Files", "Graphics"]),
    library("CairoRaster", ["CCairo", "CFreeType", "CDeflate", "Graphics", "Markup"]),
    // Loads Poppler, librsvg and GdkPixbuf at run time: linking to them would add 7.5 ms to each start.
    .target(name: "CImageFiles", dependencies: ["CCairo", "CPango"]),
    // Images of an app's project: PDF and SVG drawings, JPEG and other bitmaps, PNG.
    library("ImageFiles", ["CImageFiles", "CairoRaster", "Files", "Graphics"]),
    library("InterfaceBuilder", ["Controls", "AutoLayout", "Files", "Localization", "Graphics", "Markup"]),
    // Problems of a layout, at which sizes they start, and how long texts may be.
    library("LayoutAudit", ["Controls", "AutoLayout", "Localization", "Graphics"]),
    library("ImageDiff", ["Files", "Graphics"]),
    // Drawings over a layout that explain it.
    library("LayoutOverlays", ["AutoLayout", "Controls", "Graphics"]),
    library("Snapshots", ["ImageDiff", "AutoLayout", "Digests", "Files", "Graphics"]),
    // Pictures for documentation: their declaration, and how they are put together from scenes.
    library("Figures", ["Files", "Controls", "AutoLayout", "Graphics", "Markup", "Snapshots"]),
    // The files of the pages, as data.
    .target(name: "CPages", exclude: ["Context", "Index", "Preview", "Review", "Shared"]),
    library("Reports", ["CPages", "Snapshots", "ImageDiff", "Digests", "Files", "Graphics", "Markup"]),
    // HTTP for the person who started a command, with the guards against other pages of the browser.
    library(
      "LoopbackServer",
      [
        "Digests", "Files", "Snapshots", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    library("ReviewServer", ["LoopbackServer", "Reports", "Snapshots", "CairoRaster", "Digests", "Files"]),
    library(
      "Galley",
      [
        "Fonts", "Graphics", "AutoLayout", "Controls", "Localization", "PangoText", "CairoRaster", "InterfaceBuilder",
        "LayoutAudit", "LayoutOverlays", "ImageDiff", "ImageFiles", "Snapshots", "Figures", "Digests", "Files",
        "Projects",
      ]),
    // Loads libcurl, for the cache that machines share, when a run names one: it brings thirty libraries with it.
    .target(name: "CTransfers"),
    // Runs over the scenes of documents and catalogs, without a command line.
    library(
      "SnapshotRuns",
      galley + ["CTransfers", "Projects", "Reports", "ConstraintSolver", "Digests", "Files", "ImageFiles"]),
    // Changes of documents that may mend findings: what they are in words, the trial in all cells, the writing.
    library("FixRuns", galley + ["SnapshotRuns", "Reports", "Digests", "Files"]),
    // What translators need to know about texts, in the formats of their tools, and translations that are too long.
    library("TranslationRuns", galley + ["SnapshotRuns", "Reports", "Files", "Markup"]),
    // Runs over the figures of a project: files, records and checks.
    library("FigureRuns", galley + ["SnapshotRuns", "Reports", "Digests", "Files"]),
    // A page that shows scenes as their files change, and lets a person change them.
    library(
      "Previews", galley + ["LoopbackServer", "FixRuns", "SnapshotRuns", "Reports", "Digests", "Files", "Markup"]),
    // The components of others with the texts of their licences, as data.
    .target(name: "CLicenses", exclude: ["Texts", "components.txt"]),
    library(
      "GalleyCommands",
      galley + [
        "CLicenses", "FigureRuns", "FixRuns", "TranslationRuns", "Previews", "SnapshotRuns", "Reports", "ReviewServer",
        "LoopbackServer", "ConstraintSolver", "Files",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ]),
    // `assertSnapshots`, for tests by Swift Testing and XCTest.
    library("GalleyTesting", galley + ["SnapshotRuns", "Files"]),
    // Answers the requests of apps' code without a network. It is a target of its own because it calls those members of
    // Foundation that `UIKitValues` puts others in front of.
    library("OfflineNetwork", ["Files"]),
    // UIKit's values, for an app's own sources: colours, fonts, images, texts, paths, traits. They know no view.
    library("UIKitValues", galley + ["ImageFiles", "OfflineNetwork"]),
    // UIKit's views and controllers in front of Galley's, with the values.
    library("UIKit", galley + ["UIKitValues"]),
    // The compiler imports it where both Swift Testing and UIKit are imported.
    library("_Testing_UIKit", ["UIKit"]),
    // The interface of the library of this name, so that suites that use it run on Linux as they are.
    library("SnapshotTesting", galley + ["GalleyTesting", "UIKit", "UIKitValues", "_Testing_UIKit", "Files"]),
    // Makes an app's UIKit sources compile against `UIKit`. Empty without the trait.
    .target(
      name: "SourceAdapter",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["UIKitAdapter"])),
        .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["UIKitAdapter"])),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax", condition: .when(traits: ["UIKitAdapter"])),
      ], swiftSettings: strict),
    .executableTarget(
      name: "galley-adapt",
      dependencies: [
        "SourceAdapter",
        // A tool of a plugin is built for the machine that builds, and what it needs once more. Without the trait, the
        // tool needs nothing.
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["UIKitAdapter"])),
      ],
      path: "Sources/AdaptCommand", swiftSettings: strict),
    .plugin(
      name: "UIKitAdapter", capability: .buildTool(), dependencies: ["galley-adapt"], path: "Sources/UIKitAdapter"),
    .plugin(
      name: "AdaptPlugin",
      capability: .command(
        intent: .custom(verb: "adapt", description: "Adapts an app's UIKit sources, and lists what it cannot adapt."),
        permissions: [.writeToPackageDirectory(reason: "It writes adapted sources and stubs where it is told to.")]),
      dependencies: ["galley-adapt"], path: "Sources/AdaptPlugin"),
    .plugin(
      name: "FiguresPlugin",
      capability: .command(
        intent: .custom(verb: "figures", description: "Writes the pictures of documentation, or checks them."),
        permissions: [.writeToPackageDirectory(reason: "It writes the pictures that figures.yml declares.")]),
      // It has the tool built when it runs. A dependency would be built a second time, for plugins, in every build.
      path: "Sources/FiguresPlugin"),
    .executableTarget(name: "GalleyCommand", dependencies: ["GalleyCommands"], swiftSettings: strict),
    // The screens that Galley's documentation shows.
    .target(name: "Showcase", dependencies: galley, resources: [.copy("Texts")], swiftSettings: strict),
    .executableTarget(name: "ShowcaseCommand", dependencies: ["Showcase", "GalleyCommands"], swiftSettings: strict),
    .executableTarget(
      name: "galley-benchmarks",
      dependencies: galley + ["ConstraintSolver", "CPango", "Fonts", "SnapshotRuns"],
      path: "Tests/Benchmarks",
      exclude: [
        "CHANGES.md", "README.md", "compare-instructions.py", "compare-kiwi.py", "measure.py", "Differs", "Growth",
        "LineBreaks/Paragraphs", "LineBreaks/README.md", "LineBreaks/chromium.html", "LineBreaks/compare-chromium.py",
        "Scales", "Screens/chromium.py", "Screens/fixed_places.c", "SeededChanges", "Solver/README.md", "WholeRun",
      ],
      swiftSettings: strict),
    // Helpers that tests of several targets share.
    .target(
      name: "TestSupport", dependencies: ["AutoLayout", "Graphics"], path: "Tests/TestSupport", swiftSettings: strict),
    // A tool with its own scenes, some of which fail.
    .executableTarget(
      name: "TestCatalog", dependencies: ["GalleyCommands", "ImageFiles"], path: "Tests/TestCatalog",
      swiftSettings: strict),
    tests("GraphicsTests", ["Graphics", "TestSupport"]),
    tests("MarkupTests", ["Markup", "Localization", "InterfaceBuilder", "Files", "TestSupport"]),
    tests("DigestsTests", ["Digests", "TestSupport"]),
    tests("FilesTests", ["Files", "TestSupport"]),
    tests("ConstraintSolverTests", ["ConstraintSolver", "TestSupport"], exclude: ["Fixtures"]),
    tests("AutoLayoutTests", ["AutoLayout", "Controls", "Graphics", "TestSupport"]),
    // The bundled fonts come with `Galley`.
    tests("ControlsTests", galley + ["TestSupport"]),
    tests("LocalizationTests", ["Localization", "TestSupport"], exclude: ["Fixtures"]),
    tests("ProjectsTests", ["Projects", "TestSupport"]),
    tests("PangoTextTests", ["PangoText", "Fonts", "Graphics", "TestSupport"]),
    tests("CairoRasterTests", ["CairoRaster", "CCairo", "Graphics", "TestSupport"]),
    tests("ImageFilesTests", ["ImageFiles", "CairoRaster", "Graphics", "TestSupport"]),
    tests(
      "InterfaceBuilderTests",
      ["InterfaceBuilder", "Localization", "Controls", "AutoLayout", "Graphics", "TestSupport"]),
    tests("LayoutAuditTests", galley + ["TestSupport"]),
    tests("TranslationRunsTests", galley + ["TranslationRuns", "SnapshotRuns", "Files", "TestSupport"]),
    tests("FixRunsTests", galley + ["FixRuns", "Reports", "SnapshotRuns", "TestSupport"]),
    tests("FiguresTests", galley + ["TestSupport"]),
    tests("FigureRunsTests", galley + ["FigureRuns", "SnapshotRuns", "Files", "TestSupport"]),
    tests("ImageDiffTests", galley + ["TestSupport"]),
    tests("SnapshotsTests", galley + ["Files", "TestSupport"]),
    tests("LayoutOverlaysTests", galley),
    tests(
      "ReportsTests",
      ["Reports", "Snapshots", "ImageDiff", "CairoRaster", "Files", "Graphics", "TestSupport"],
      exclude: ["Browser"]),
    tests("LoopbackServerTests", ["LoopbackServer", "TestSupport"]),
    tests(
      "ReviewServerTests",
      [
        "ReviewServer", "LoopbackServer", "Reports", "Snapshots", "CairoRaster", "Digests", "Files", "Graphics",
        "TestSupport",
        "GalleyCommand",
      ]),
    tests("PreviewsTests", galley + ["Previews", "Reports", "SnapshotRuns", "Files", "TestSupport", "GalleyCommand"]),
    tests("GalleyTests", galley + ["Files", "TestSupport", "ShowcaseCommand"]),
    tests("GalleyTestingTests", galley + ["GalleyTesting", "SnapshotRuns", "Digests", "TestSupport"]),
    tests("SnapshotRunsTests", galley + ["SnapshotRuns", "Reports", "Digests", "Files", "TestSupport"]),
    tests(
      "GalleyCommandsTests",
      galley + [
        "GalleyCommands", "SnapshotRuns", "Reports", "Digests", "Files", "TestSupport", "GalleyCommand",
        "TestCatalog", "galley-adapt",
      ]),
    tests("SourceAdapterTests", ["SourceAdapter", "Files", "TestSupport"]),
    tests("UIKitTests", galley + ["UIKit", "UIKitValues", "_Testing_UIKit", "TestSupport"]),
    tests("SnapshotTestingTests", galley + ["SnapshotTesting", "UIKit", "UIKitValues", "Files", "TestSupport"]),
    tests(
      "FaceTests", galley + ["UIKit", "UIKitValues", "TestSupport"] + faces.map { .target(name: "\($0.key)Face") }),
    tests("ShowcaseTests", galley + ["Showcase", "GalleyTesting", "TestSupport"]),
    tests(
      "PublicSurfaceTests", galley + ["GalleyCommands", "GalleyTesting", "UIKit", "TestSupport"],
      exclude: ["Galley.txt", "GalleyCommands.txt", "GalleyTesting.txt", "UIKit.txt", "UIKitValues.txt"]),
  ] + faces.map(face),
  swiftLanguageModes: [.v6]
)
