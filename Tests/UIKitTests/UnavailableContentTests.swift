import Galley
import Testing
import UIKit

@Suite("Unavailable content")
struct UnavailableContentTests {
  private final class EmptyController: UIViewController {
    var hasLetters = false
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No letters"
      empty.secondaryText = "Letters that you get are here."
      empty.button.title = "Write one"
      contentUnavailableConfiguration = hasLetters ? nil : empty
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test("A controller's configuration stands in the middle of its view")
  func fillsScreen() throws {
    let controller = EmptyController()
    _ = try Renderer().render(controller, size: Size(width: 400, height: 800))
    let texts = labels(in: controller.view).compactMap(\.text)
    #expect(texts.prefix(2) == ["No letters", "Letters that you get are here."])
    let column = try #require(controller.view.subviews.last?.subviews.first)
    #expect(abs(column.center.x - 200) <= 1 && abs(column.center.y - 400) <= 1)
    #expect(column.subviews.contains { $0 is UIButton })
  }

  @Test("The view goes when there is content")
  func goesAway() {
    let controller = EmptyController()
    controller.loadViewIfNeeded()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.view.subviews.count == 1)
    controller.hasLetters = true
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.view.subviews.isEmpty)
  }
}
