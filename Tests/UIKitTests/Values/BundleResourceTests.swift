import Galley
import Synchronization
import TestSupport
import Testing
import UIKit

@Suite("Files of bundles")
struct BundleResourceTests {
  private let folder = TemporaryFolder()

  init() throws {
    try folder.write("[1]", to: "Data/countries.json")
    try folder.write("<p>English</p>", to: "en.lproj/help.html")
    try folder.write("<p>Deutsch</p>", to: "de.lproj/help.html")
    try folder.write("<p>Base</p>", to: "Base.lproj/about.html")
    try folder.write("\"hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
    try folder.write(
      #"{"data":[{"filename":"list.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#,
      to: "Media.xcassets/list.dataset/Contents.json")
    try folder.write("[2]", to: "Media.xcassets/list.dataset/list.json")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>CFBundleShortVersionString</key><string>3.1</string>
      <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string></dict></plist>
      """, to: "Info.plist")
  }

  private final class AppClass {}

  /// Returns what a scene's code finds.
  private func found<Value: Sendable>(
    _ locale: String = "en", _ ask: @escaping @Sendable () throws -> Value
  ) throws -> Value {
    let answer = Mutex<Result<Value, any Error>?>(nil)
    let catalog = Catalog("Shop", resources: folder.path) {
      CatalogScene("Scene") { _ in
        let value = Result { try ask() }
        answer.withLock { $0 = value }
        return View()
      }
    }
    let scene = try #require(catalog.scenes.first)
    _ = try Renderer().render(scene, in: MatrixCell(screen: .canvas, locale: locale))
    let result = answer.withLock { $0 }
    return try #require(result).get()
  }

  private func text(of url: URL?) throws -> String {
    String(decoding: try Data(contentsOf: #require(url)), as: UTF8.self)
  }

  private func page(_ name: String, _ locale: String) throws -> String {
    try text(of: found(locale) { Bundle.main.url(forResource: name, withExtension: "html") })
  }

  @Test("The main bundle finds the files of the scene's resources, by path and by address")
  func finds() throws {
    let path = try found { Bundle.main.path(forResource: "countries", ofType: "json") }
    #expect(path == folder.path + "/Data/countries.json")
    let url = try found { Bundle.main.url(forResource: "countries", withExtension: ".json", subdirectory: "Data") }
    #expect(try text(of: url) == "[1]")
    #expect(try text(of: found { Bundle.main.url(forResource: "countries.json", withExtension: nil) }) == "[1]")
    #expect(try found { Bundle.main.url(forResource: "none", withExtension: "json") } == nil)
    #expect(try found { Bundle.main.path(forResource: nil, ofType: "json") } == nil)
  }

  @Test("The bundle of a class of the app is the main bundle")
  func bundleOfClass() throws {
    #expect(try found { Bundle(for: AppClass.self).path(forResource: "countries", ofType: "json") != nil })
  }

  @Test("A file is that of the scene's language, or else that of the base language")
  func languages() throws {
    #expect(try page("help", "de") == "<p>Deutsch</p>")
    #expect(try page("help", "en") == "<p>English</p>")
    #expect(try page("about", "de") == "<p>Base</p>")
    #expect(try found("de") { Bundle.main.localizedString(forKey: "hello", value: nil, table: nil) } == "Hallo")
  }

  @Test("A bundle of its own finds its files")
  func ownBundle() throws {
    let bundle = try #require(Bundle(path: folder.path))
    #expect(try text(of: bundle.url(forResource: "countries", withExtension: "json")) == "[1]")
    #expect(bundle.path(forResource: "de", ofType: "lproj") == folder.path + "/de.lproj")
  }

  @Test("A data asset has the data of its set")
  func dataAsset() throws {
    #expect(try found { NSDataAsset(name: "list")?.data } == Data("[2]".utf8))
    #expect(try found { NSDataAsset(name: "list")?.typeIdentifier } == "public.json")
    #expect(try found { NSDataAsset(name: "lists") == nil })
  }

  @Test("Information is that of Info.plist, and version 1 for what only a build knows")
  func information() throws {
    let key = "CFBundleShortVersionString"
    #expect(try found { Bundle.main.infoDictionary?[key] as? String } == "3.1")
    #expect(try found { Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String } == "1")
    #expect(Bundle.main.object(forInfoDictionaryKey: key) as? String == "1.0")
    #expect(Bundle.main.bundleIdentifier == "app")
  }
}
