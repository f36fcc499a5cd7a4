import Galley
import TestSupport
import Testing

@Suite("Images and colours of a catalog's resources")
struct CatalogResourcesTests {
  private let folder = TemporaryFolder()

  /// A folder with an image file of 9 x 6 pixels at a scale of 3.
  init() throws {
    try folder.write(
      PNG.encode(Pixmap(width: 9, height: 6, scale: 1, pixels: Array(repeating: 0xFFFF_0000, count: 54))),
      to: "Pictures/logo@3x.png")
    try folder.write(
      """
      {"colors":[
        {"idiom":"universal","color":{"components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"components":{"red":"0.0","green":"0.0","blue":"1.0","alpha":"1.0"}}}
      ]}
      """, to: "Pictures/Media.xcassets/brand.colorset/Contents.json")
  }

  private func image(named name: String, resources: String?) throws -> Image? {
    let catalog = Catalog("Shop", resources: resources) {
      CatalogScene("Logo", size: .size(Size(width: 30, height: 30))) { _ in ImageView(image: Image(named: name)) }
    }
    let scene = try #require(catalog.scenes.first)
    return (try scene.content(for: TraitCollection()) as? ImageView)?.image
  }

  @Test("A scene finds the images in the catalog's folder by name, in their size in points")
  func found() throws {
    #expect(try image(named: "logo", resources: folder.path(of: "Pictures"))?.size == Size(width: 3, height: 2))
  }

  @Test("There is no image without resources, of another name, or outside of a scene")
  func missing() throws {
    #expect(try image(named: "logo", resources: nil) == nil)
    #expect(try image(named: "loga", resources: folder.path(of: "Pictures")) == nil)
    #expect(Image(named: "logo") == nil)
  }

  private func background(named name: String, resources: String?) throws -> Color? {
    let catalog = Catalog("Shop", resources: resources) {
      CatalogScene("Price", size: .size(Size(width: 30, height: 30))) { _ in
        let view = View()
        view.backgroundColor = Color(named: name)
        return view
      }
    }
    let scene = try #require(catalog.scenes.first)
    return (try scene.content(for: TraitCollection()) as? View)?.backgroundColor
  }

  @Test("A scene finds the colours of the asset catalogs in the folder, which follow the appearance")
  func color() throws {
    let color = try #require(try background(named: "brand", resources: folder.path(of: "Pictures")))
    #expect(color.resolvedColor(with: TraitCollection()) == Color(hex: 0xFF0000))
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)) == Color(hex: 0x0000FF))
  }

  @Test("There is no colour without resources, of another name, or outside of a scene")
  func missingColor() throws {
    #expect(try background(named: "brand", resources: nil) == nil)
    #expect(try background(named: "brend", resources: folder.path(of: "Pictures")) == nil)
    #expect(Color(named: "brand") == nil)
  }

  @Test("A colour, image or table that is there and cannot be read is a finding about the scene that asks for it")
  func unreadable() throws {
    try folder.write("{\n<<<<<<< a\n=======\n", to: "Pictures/Media.xcassets/ink.colorset/Contents.json")
    try folder.write("version https://git-lfs.github.com/spec/v1\noid", to: "Pictures/icon.png")
    try folder.write("{\"strings\": {", to: "Pictures/Localizable.xcstrings")
    let catalog = Catalog("Shop", resources: folder.path(of: "Pictures")) {
      CatalogScene("Price", size: .size(Size(width: 30, height: 30))) { _ in
        let view = ImageView(image: Image(named: "icon"))
        view.backgroundColor = Color(named: "ink")
        _ = SceneSurroundings.current?.resources?.text(for: "a", inTable: "Localizable", for: TraitCollection())
        return view
      }
    }
    let scene = try #require(catalog.scenes.first)
    let rendering = try Renderer().render(
      in: MatrixCell(), at: scene.size, canvas: .iPhone17, showsChrome: nil, overlay: nil, scene.content(for:))
    let found = rendering.layout.findings.filter { $0.rule == .unreadableFile && $0.severity == .error }.map(\.message)
    #expect(found.count == 3)
    #expect(found.contains { $0.contains("'Media.xcassets/ink.colorset/Contents.json:2'") && $0.contains("conflict") })
    #expect(found.contains { $0.contains("'icon.png'") && $0.contains("Git LFS") })
    #expect(found.contains { $0.contains("'Localizable.xcstrings:1'") && $0.contains("ends too early") })
  }
}
