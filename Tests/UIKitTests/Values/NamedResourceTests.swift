import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@Suite("Images, colours and texts by name")
struct NamedResourceTests {
  private let folder = TemporaryFolder()

  @Test("Core Foundation's keys are those of a bundle's information, as texts")
  func namesBundleKeys() {
    #expect(kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(kCFBundleIdentifierKey as String == "CFBundleIdentifier")
  }

  init() throws {
    try folder.write(
      PNG.encode(Pixmap(width: 9, height: 6, scale: 1, pixels: Array(repeating: 0xFFFF_0000, count: 54))),
      to: "logo@3x.png")
    try folder.write(
      """
      {"colors":[{"idiom":"universal",
        "color":{"components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}]}
      """, to: "Media.xcassets/brand.colorset/Contents.json")
    try folder.write("\"hello\" = \"Hello\";\n\"only\" = \"English\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
    try folder.write("\"hello\" = \"Andere\";", to: "de.lproj/Other.strings")
  }

  /// A view that asks for a value when it is laid out.
  private final class AskingView: View {
    var ask: () -> Void = {}
    override func layoutSubviews() { ask() }
  }

  /// Returns what code finds in a hook of a layout of a scene.
  private func found<Value: Sendable>(
    _ locale: String = "en", device: String = "iphone-17", _ ask: @escaping @Sendable () -> Value
  ) throws
    -> Value
  {
    let answer = Box<Value?>(nil)
    let catalog = Catalog("Shop", resources: folder.path) {
      CatalogScene("Scene") { _ in
        let view = AskingView()
        view.ask = { answer.value = ask() }
        return view
      }
    }
    let scene = try #require(catalog.scenes.first)
    let cell = MatrixCell(screen: .device(try Device(parsing: device)), locale: locale)
    _ = try Renderer().render(scene, in: cell)
    return try #require(answer.value)
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test("Hooks of a layout find the images of the scene's resources")
  func images() throws {
    #expect(try found { UIImage(named: "logo")?.size } == CGSize(width: 3, height: 2))
    #expect(try found { UIImage(named: "loga") == nil })
  }

  @Test("Hooks of a layout find the colours of the scene's resources")
  func colors() throws {
    #expect(try found { UIColor(named: "brand")?.cgColor.components } == [1, 0, 0, 1])
    #expect(try found { UIColor(named: "brandy") == nil })
  }

  @Test("Texts are those of the scene's language, and else of the development language, or the value, or the key")
  func texts() throws {
    #expect(try found("de") { NSLocalizedString("hello", comment: "") } == "Hallo")
    #expect(try found("en") { NSLocalizedString("hello", comment: "") } == "Hello")
    #expect(try found("de") { NSLocalizedString("only", comment: "") } == "English")
    #expect(try found("de") { NSLocalizedString("none", comment: "") } == "none")
    #expect(try found("de") { NSLocalizedString("none", value: "Value", comment: "") } == "Value")
    #expect(try found("de") { NSLocalizedString("hello", tableName: "Other", comment: "") } == "Andere")
  }

  @Test("The screen and the device are those of the scene")
  func screen() throws {
    let size = try Device(parsing: "iphone-se").size(in: .portrait)
    #expect(try found(device: "iphone-se") { UIScreen.main.bounds.size } == CGSize(size))
    #expect(try found { UIScreen.main.bounds } == CGRect(x: 0, y: 0, width: 402, height: 874))
    #expect(try found { UIScreen.main.scale } == 3)
    #expect(try found("ar") { UIApplication.shared.userInterfaceLayoutDirection } == .rightToLeft)
  }

  @Test("Images of a bundle are found outside of a scene")
  func bundle() throws {
    let bundle = Bundle(path: folder.path)
    #expect(UIImage(named: "logo", in: bundle, compatibleWith: nil)?.size == CGSize(width: 3, height: 2))
    #expect(UIImage(named: "loga", in: bundle, with: nil) == nil)
    #expect(UIColor(named: "brand", in: bundle, compatibleWith: nil) == .red)
  }

  @Test("Without any images, a name is that of a placeholder")
  func placeholder() throws {
    let empty = TemporaryFolder()
    try empty.write("", to: "readme.txt")
    let image = UIImage(named: "logo", in: Bundle(path: empty.path), compatibleWith: nil)
    #expect(image?.image.content == .missing("logo"))
  }
}
