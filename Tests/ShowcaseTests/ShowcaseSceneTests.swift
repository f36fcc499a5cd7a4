import Galley
import Showcase
import Testing

@Suite("Showcase scenes")
struct ShowcaseSceneTests {
  /// The rules that no scene may break.
  private static let faults: [Finding.Rule] = [
    .conflict, .invalidConstraint, .ambiguous, .truncated, .clipped, .overlap, .squeezed, .missingGlyph, .missingFont,
    .layoutLoop, .layoutPass,
  ]

  /// The languages of the catalog, at sizes beyond those of its pictures, on the smallest phone and on a tablet.
  private static let choices = [
    MatrixChoices(typeSizes: [.category(.large), .category(.accessibilityExtraExtraExtraLarge)]),
    MatrixChoices(
      locales: .named(["de", "ar"]), typeSizes: [.category(.accessibilityExtraLarge)], screens: [.device(.iPhoneSE)]),
    MatrixChoices(
      locales: .named(["en-XA", "ar-XB"]), typeSizes: [.category(.large), .category(.accessibilityLarge)]),
    MatrixChoices(locales: .named(["en"]), screens: [.device(.iPadMini)], appearances: [.dark]),
  ]

  @Test(
    "No scene has a fault in any language, at any text size, on any screen", arguments: showcase.scenes.indices)
  func findings(scene index: Int) throws {
    let scene = showcase.scenes[index]
    let renderer = try Renderer()
    for choices in Self.choices {
      for cell in showcase.cells(of: scene, choices: choices) {
        let findings = try renderer.render(scene, in: cell, canvas: showcase.canvas).layout.findings
        let faults = findings.filter { finding in Self.faults.contains { $0 == finding.rule } }
        #expect(
          faults.isEmpty,
          "\(scene.name), \(cell.screen.name), \(cell.locale), \(cell.typeSize.name): \(faults.map(\.message))")
      }
    }
  }
}
