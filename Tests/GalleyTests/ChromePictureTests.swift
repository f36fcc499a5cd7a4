import Galley
import TestSupport
import Testing

@Suite("Pictures with the device's chrome")
struct ChromePictureTests {
  private static let canvas = cell(.canvas)
  private static let phone = cell(.device(.iPhone17))

  private static func cell(_ screen: MatrixScreen) -> MatrixCell {
    MatrixCell(screen: screen, locale: "en", typeSize: .large, orientation: .portrait, appearance: .light)
  }

  /// The number of items besides those of the view, which draws nothing.
  private func itemCount(
    _ renderer: Renderer, _ cell: MatrixCell, size: SceneSize = .screen, showsChrome: Bool? = nil
  ) -> Int {
    renderer.render(in: cell, at: size, showsChrome: showsChrome) { _ in View() }.displayList.items.count
  }

  @Test("A device that was chosen has chrome, a canvas has none")
  func usual() throws {
    let renderer = try Renderer()
    #expect(itemCount(renderer, Self.phone) == 1)
    #expect(itemCount(renderer, Self.canvas) == 0)
    #expect(renderer.render(View(), on: .iPhone17).displayList.items.count == 1)
  }

  @Test("A catalog's choice counts unless the run makes one")
  func choices() throws {
    let renderer = try Renderer()
    #expect(itemCount(renderer, Self.canvas, showsChrome: true) == 1)
    #expect(itemCount(renderer, Self.phone, showsChrome: false) == 0)
    renderer.settings.showsChrome = false
    #expect(itemCount(renderer, Self.canvas, showsChrome: true) == 0)
    #expect(itemCount(renderer, Self.phone) == 0)
    renderer.settings.showsChrome = true
    #expect(itemCount(renderer, Self.canvas) == 1)
    #expect(itemCount(renderer, Self.phone, showsChrome: false) == 1)
  }

  @Test("A scene that does not fill the screen has no chrome")
  func sizes() throws {
    let renderer = try Renderer()
    renderer.settings.showsChrome = true
    #expect(itemCount(renderer, Self.phone, size: .width(100)) == 0)
    #expect(itemCount(renderer, Self.phone, size: .size(Device.iPhone17.size(in: .portrait))) == 0)
  }

  @Test("Chrome changes nothing in the layout")
  func layout() throws {
    let renderer = try Renderer()
    let label = { (_: TraitCollection) -> View in View().containing { Label(text: "Settings") } }
    let with = renderer.render(in: Self.phone, at: .screen, label)
    renderer.settings.showsChrome = false
    let without = renderer.render(in: Self.phone, at: .screen, label)
    #expect(with.layout == without.layout)
    #expect(with.displayList != without.displayList)
  }

  /// A controller that hides everything.
  private final class FilmController: ViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
  }

  @Test("A controller can hide the status bar and the home indicator")
  func hidden() throws {
    let items = try Renderer().render(FilmController(), on: .iPhone17).displayList.items.flattened
    // Only the island.
    #expect(items.count == 1)
  }
}
