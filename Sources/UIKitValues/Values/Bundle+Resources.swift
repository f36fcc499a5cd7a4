import Files
import Foundation
import Galley

// The main bundle of a tool or a test is the folder that everything was built into. So these members find what the
// bundles of packages there contain, in the language of the scene. As in `MainQueue.swift`, a file that imports
// Foundation beside this module gets Foundation's members.

extension Bundle {
  /// Returns the path of a resource: for the main bundle one of the scene's resources, or else one of a package's.
  @_disfavoredOverload
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }

  @_disfavoredOverload
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let type = ext.map { $0.hasPrefix(".") || $0.isEmpty ? $0 : "." + $0 } ?? ""
    let folder = subpath.map { $0.isEmpty || $0.utf8.last == UInt8(ascii: "/") ? $0 : $0 + "/" } ?? ""
    return NamedResources.file(named: folder + name + type, in: self)
  }

  /// Returns the address of a resource: for the main bundle one of the scene's resources, or else one of a package's.
  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil)
  }

  @_disfavoredOverload
  public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the text for a key in the language of the scene, or without one the value, or without that the key.
  @_disfavoredOverload
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: self, value: value ?? "", comment: "")
  }

  /// What the `Info.plist` of the bundle says. The main bundle of a tool has none: it gets version 1.0.
  @_disfavoredOverload
  public var infoDictionary: [String: Any]? { writtenInformation ?? (self == .main ? Self.informationOfTool : [:]) }

  @_disfavoredOverload
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

  @_disfavoredOverload
  public var bundleIdentifier: String? { object(forInfoDictionaryKey: kCFBundleIdentifierKey) as? String }

  /// The bundle's own information, without values that Xcode computes in a build.
  private var writtenInformation: [String: Any]? {
    guard let path = path(forResource: "Info", ofType: "plist"),
      let bytes = try? InputFile.content(of: path, as: .table),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else { return nil }
    let written = list.filter { !(($0.value as? String)?.contains("$(") ?? false) }
    return Self.informationOfTool.merging(written) { $1 }
  }

  private static var informationOfTool: [String: Any] {
    [
      kCFBundleNameKey: "App", "CFBundleDisplayName": "App", kCFBundleIdentifierKey: "app",
      "CFBundleShortVersionString": "1.0", kCFBundleVersionKey: "1", kCFBundleDevelopmentRegionKey: "en",
    ]
  }
}

/// Data of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  /// The uniform type that the data set names, or that of any data.
  public let typeIdentifier: String

  /// What the `Contents.json` of a data set says.
  private struct Contents: Decodable {
    struct File: Decodable {
      let filename: String?
      let universalType: String?

      private enum CodingKeys: String, CodingKey {
        case filename
        case universalType = "universal-type-identifier"
      }
    }
    let data: [File]
  }

  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Reads a data set: its first file.
  public init?(name: String, bundle: Bundle) {
    guard let folder = NamedResources.file(named: name + ".dataset", in: bundle),
      let description = try? InputFile.content(of: folder + "/Contents.json", as: .catalogEntry),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(description)),
      let file = contents.data.first(where: { $0.filename != nil }),
      let data = try? InputFile.content(of: "\(folder)/\(file.filename ?? "")", as: .resource)
    else { return nil }
    (self.name, self.data) = (name, Data(data))
    typeIdentifier = file.universalType ?? "public.data"
    super.init()
  }
}
