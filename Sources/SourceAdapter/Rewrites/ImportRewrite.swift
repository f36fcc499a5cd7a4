#if UIKitAdapter
import SwiftSyntax

/// Lets imports name modules that exist here: those that `UIKit` replaces, those that come with Swift, and the
/// package's.
enum ImportRewrite: SourceRewrite {
  static func changes(of file: SourceFile) -> SourceChanges {
    let visitor = Visitor(file: file)
    visitor.walk(file.tree)
    return visitor.changes
  }

  private final class Visitor: SyntaxVisitor {
    let file: SourceFile
    var changes = SourceChanges()
    /// Whether no import of the file becomes UIKit's: Apple's XCTest exports Foundation.
    private let lacksUIKit: Bool
    /// Whether Combine is to be imported still: Apple's Foundation exports it.
    private var lacksCombine: Bool

    init(file: SourceFile) {
      self.file = file
      lacksUIKit = AppleModules.inUIKit.isDisjoint(with: file.tree.importedModules)
      lacksCombine = file.module.knownModules.contains(AppleModules.face(of: "Combine"))
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.path.first?.name.text else { return .skipChildren }
      if AppleModules.inUIKit.contains(name) {
        importWhole(takeUIKit(), insteadOf: node)
      } else if name == "XCTest", lacksUIKit {
        importWhole("XCTest; import \(takeUIKit())", insteadOf: node)
      } else if file.module.knownModules.contains(AppleModules.face(of: name)) {
        importWhole(AppleModules.face(of: name), insteadOf: node)
      } else if AppleModules.withSwift.contains(name) || file.module.knownModules.contains(name) {
        if node.importKindSpecifier == nil { importWhole(name, insteadOf: node) }
      } else {
        drop(node, name)
      }
      return .skipChildren
    }

    /// Returns the name of `UIKit`, with what comes with it once in a file.
    private func takeUIKit() -> String {
      defer { lacksCombine = false }
      return lacksCombine ? "UIKit; import \(AppleModules.face(of: "Combine"))" : "UIKit"
    }

    /// Imports a module instead of another one or of a part of it, such as `os.log`, which only modules of C have.
    private func importWhole(_ name: String, insteadOf node: ImportDeclSyntax) {
      if node.importKindSpecifier == nil && node.path.trimmedDescription == name { return }
      let start = node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.path.trimmedOffsets.upperBound
      changes.edits.append(SourceEdit(range: start..<end, content: .text("import \(name)")))
    }

    private func drop(_ node: ImportDeclSyntax, _ name: String) {
      changes.edits.append(.blank(node))
      let isApple = AppleModules.frameworks.contains(name)
      changes.notes.append(
        isApple
          ? file.note(.appleFramework, at: node, "'\(name)' is not here: what the file uses of it is unknown")
          : file.note(.unknownModule, at: node, "the target does not depend on a module '\(name)'"))
    }
  }
}

extension SourceFileSyntax {
  /// The modules that the file imports, outside of conditions.
  var importedModules: Set<String> {
    Set(statements.map(\.item).compactMap { $0.as(ImportDeclSyntax.self)?.path.first?.name.text })
  }
}

/// Names of modules that apps import.
enum AppleModules {
  /// `UIKit` exports Foundation, and has what apps use of the others.
  static let inUIKit: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreText", "Dispatch", "ObjectiveC", "CoreFoundation",
    "Darwin", "FoundationNetworking",
  ]

  /// The name of the module that stands for another one, if the package has it.
  static func face(of name: String) -> String { name == "os" ? "OSLogFace" : "\(name)Face" }

  /// The modules of Swift and its Foundation on Linux, and Galley's own.
  static let withSwift: Set<String> = [
    "Swift", "_Concurrency", "Distributed", "Observation", "RegexBuilder", "Synchronization", "FoundationXML",
    "Glibc", "XCTest", "Testing", "Galley", "GalleyTesting", "SnapshotTesting",
  ]

  static let frameworks: Set<String> = [
    "Accelerate", "Accessibility", "Accounts", "AddressBook", "AddressBookUI", "AdServices", "AdSupport",
    "AppIntents", "AppKit", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks", "BusinessChat", "CallKit",
    "CarPlay", "CFNetwork", "Charts", "ClassKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider",
    "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit",
    "iAd", "IdentityLookup", "ImageIO", "Intents", "IntentsUI", "IOKit", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer", "MediaToolbox", "Messages", "MessageUI",
    "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NotificationCenter", "OpenGLES", "os", "OSLog", "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI",
    "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices",
    "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Translation", "Twitter",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "zlib",
  ]
}
#endif
