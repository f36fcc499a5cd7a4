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
    layOut(navigation, at: size)
    let bar = try #require(navigation.toolbar)
    let field = try #require(bar.node.subviews.first { $0 is SearchBar })
    let (area, room) = (field.convert(field.bounds, to: nil), bar.node.convert(bar.node.bounds, to: nil))
    #expect(area.minY >= room.minY && area.maxY <= room.maxY && area.minX > room.midX && area.maxX < room.maxX)
  }

  @Test(
    "The content ends above a field without a toolbar, 10 points away, at each text size",
    arguments: [ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge],
    [Device.Orientation.portrait, .landscape])
  func floats(size: ContentSizeCategory, orientation: Device.Orientation) throws {
    let list = List()
    let navigation = UINavigationController(rootViewController: list)
    layOut(navigation, at: size, orientation)
    let field = try #require(navigation.navigationBar.node.subviews.first { $0 is SearchBar })
    let area = field.convert(field.bounds, to: nil)
    let height = Device.iPhone17.size(in: orientation).height
    #expect(area.maxY == height - 28)
    #expect(abs(height - Double(list.view.safeAreaInsets.bottom) - (area.minY - 10)) < 0.01)
  }

  private func layOut(
    _ navigation: UINavigationController, at size: ContentSizeCategory, _ orientation: Device.Orientation = .portrait
  ) {
    let traits = TraitCollection(locale: "en", preferredContentSizeCategory: size)
      .on(.iPhone17, orientation: orientation)
    navigation.layout(
      size: Device.iPhone17.size(in: orientation), safeArea: Device.iPhone17.safeArea(in: orientation),
      in: LayoutEnvironment(traits: traits, measuring: UIKitEnvironment.current.measuring))
  }
}
