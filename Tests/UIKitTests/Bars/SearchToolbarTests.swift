import Foundation
import Galley
import Testing
import UIKit

/// A search field at the bottom of the screen, beside a toolbar.
@Suite("A search field and a toolbar")
struct SearchToolbarTests {
  private final class List: UIViewController {
    override func viewDidLoad() {
      title = "Letters"
      navigationItem.searchController = UISearchController(searchResultsController: nil)
      toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      ]
    }
  }

  @Test(
    "The field is at the end of the toolbar, and stands out of it at no text size",
    arguments: [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func covers(size: ContentSizeCategory) throws {
    let navigation = UINavigationController(rootViewController: List())
    navigation.isToolbarHidden = false
    navigation.layout(
      size: Device.iPhone17.size(in: .portrait), safeArea: Device.iPhone17.safeArea(in: .portrait),
      in: LayoutEnvironment(
        traits: TraitCollection(locale: "en", preferredContentSizeCategory: size).on(.iPhone17),
        measuring: UIKitEnvironment.current.measuring))
    let bar = try #require(navigation.toolbar)
    let field = try #require(bar.node.subviews.first { $0 is SearchBar })
    let (area, room) = (field.convert(field.bounds, to: nil), bar.node.convert(bar.node.bounds, to: nil))
    #expect(area.minY >= room.minY && area.maxY <= room.maxY && area.minX > room.midX && area.maxX < room.maxX)
  }
}
