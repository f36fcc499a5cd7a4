import Foundation
import TestSupport
import Testing

@testable import Galley

@Suite("Settings of a renderer")
struct RendererSettingsTests {
  private let folder = TemporaryFolder()

  /// A label with a text style, and one with a font that Galley does not have.
  private func document() throws -> DocumentRenderer {
    func label(_ id: String, _ font: String) -> String {
      """
      <label opaque="NO" text="Reisebestätigung" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="200" height="20"/><fontDescription key="fontDescription" \(font)/></label>
      """
    }
    try folder.write("", to: "Package.swift")
    return try DocumentRenderer(
      contentsOf: folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="vie-00-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews>
        \(label("lbl-00-001", "style=\"UICTFontTextStyleBody\""))
        \(label("lbl-00-002", "name=\"Nowhere-Regular\" family=\"Nowhere\" pointSize=\"17\""))
        </subviews><constraints>
        <constraint firstItem="lbl-00-001" firstAttribute="leading" secondItem="vie-00-001" secondAttribute="leading" \
        constant="20" id="c1"/>
        <constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="vie-00-001" secondAttribute="top" id="c2"/>
        </constraints></view></objects></document>
        """, to: "A.xib"
      ).path)
  }

  @Test("A layout is computed again when other drawings are recorded, and is the one that it is alone")
  func overlays() throws {
    let document = try document()
    let renderer = try Renderer()
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    let cells = [ContentSizeCategory.large, .extraLarge].map { MatrixCell(typeSize: .category($0)) }
    for kinds: [OverlayKind] in [[], [.constraints], [.frames], []] {
      renderer.settings.overlays = kinds.map { LayoutOverlay(kinds: [$0]) }
      for cell in cells {
        let kept = try layouts.rendering(in: cell, with: renderer)
        #expect(kept.overlays.count == kinds.count)
        #expect(try kept == document.render(document.scenes[0], in: cell, with: renderer))
      }
    }
    #expect(layouts.counts.computed == 6)
  }

  @Test("The metrics of system fonts can be changed before each layout")
  func metrics() throws {
    let plain = RenderSettings.with { $0.metrics = .plain }
    let (renderer, other) = (try Renderer(), try Renderer(settings: plain))
    func lineHeight(with renderer: Renderer) -> Double { renderer.measuring.metrics(for: Font(size: 17)).lineHeight }
    let usual = lineHeight(with: renderer)
    renderer.settings = plain
    #expect(lineHeight(with: renderer) == lineHeight(with: other))
    #expect(lineHeight(with: renderer) != usual)
    renderer.settings = RenderSettings()
    #expect(lineHeight(with: renderer) == usual)
  }

  @Test("With fonts of the project, a layout that is kept while settings change is reported with those of its own")
  func projectFonts() throws {
    let font = Checkout.root.appending(path: "Fonts/Files/MaterialIcons-Regular.ttf")
    try folder.write(Data(contentsOf: font), to: "Resources/Own.ttf")
    let document = try document()
    let renderer = try Renderer()
    let layouts = SceneLayouts(of: document.scenes[0], in: document)
    func isMisplaced(_ parts: RecordedParts) throws -> Bool {
      renderer.settings.recorded = parts
      let findings = try layouts.rendering(in: MatrixCell(), with: renderer).layout.findings
      return findings.contains { $0.rule == .misplaced }
    }
    #expect(try !isMisplaced(.displayList))
    #expect(try isMisplaced([.displayList, .designFindings]))
    #expect(try !isMisplaced(.displayList))
    #expect(layouts.counts == (computed: 2, shared: 1, built: 2))
  }
}

extension RenderSettings {
  fileprivate static func with(_ change: (inout RenderSettings) -> Void) -> RenderSettings {
    var settings = RenderSettings()
    change(&settings)
    return settings
  }
}

@Suite("Views without room")
struct FlatViewTests {
  private final class ProfileCard: View {}

  @Test("A view that nothing gives a height is named in the error, in every format", arguments: ImageFormat.allCases)
  func noHeight(format: ImageFormat) throws {
    let renderer = try Renderer()
    let rendering = renderer.render(ProfileCard(), width: 360)
    #expect(throws: RasterError.noArea(scene: "ProfileCard", width: 360, height: 0)) {
      try renderer.file(of: rendering, as: format)
    }
  }
}
