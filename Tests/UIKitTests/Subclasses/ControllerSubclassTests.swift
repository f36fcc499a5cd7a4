import Foundation
import Testing
import UIKit

private final class Controller: UIViewController { let mark = 1 }
private final class Navigation: UINavigationController { let mark = 1 }
private final class Tabs: UITabBarController { let mark = 1 }
private final class Split: UISplitViewController { let mark = 1 }
private final class Pages: UIPageViewController { let mark = 1 }
private final class Search: UISearchController { let mark = 1 }
private final class Table: UITableViewController { let mark = 1 }
private final class Items: UICollectionViewController { let mark = 1 }
private final class Alert: UIAlertController { let mark = 1 }
private final class Keyboard: UIInputViewController { let mark = 1 }
private final class Images: UIImagePickerController { let mark = 1 }
private final class Documents: UIDocumentPickerViewController { let mark = 1 }
private final class Fonts: UIFontPickerViewController { let mark = 1 }
private final class Colors: UIColorPickerViewController { let mark = 1 }
private final class Presentation: UIPresentationController { let mark = 1 }
private final class Popover: UIPopoverPresentationController { let mark = 1 }
private final class Sheet: UISheetPresentationController { let mark = 1 }
private final class Segue: UIStoryboardSegue { let mark = 1 }
private final class Activity: UIActivity { let mark = 1 }
private final class Document: UIDocument { let mark = 1 }
private final class AlertButton: UIAlertAction { let mark = 1 }
private final class Transition: UIPercentDrivenInteractiveTransition { let mark = 1 }

/// A sheet that is made with what it shares.
private final class Sharing: UIActivityViewController {
  let text: String

  init(text: String) {
    self.text = text
    super.init(activityItems: [text], applicationActivities: nil)
  }
  required init?(coder: NSCoder) { nil }
}

@Suite("Subclasses of controllers")
struct ControllerSubclassTests {
  private let root = Controller()

  @Test("Controllers are of the subclass, and load their views")
  func controllers() {
    let made: [UIViewController] = [
      Controller(nibName: nil, bundle: nil), Navigation(), Tabs(), Split(style: .doubleColumn), Pages(),
      Pages(transitionStyle: .scroll, navigationOrientation: .vertical), Search(searchResultsController: nil),
      Table(style: .grouped), Table(), Items(collectionViewLayout: UICollectionViewFlowLayout()), Keyboard(), Images(),
      Documents(forExporting: []), Fonts(), Colors(), Sharing(text: "a"),
    ]
    for controller in made { controller.loadViewIfNeeded() }
    #expect(made.allSatisfy { $0.isViewLoaded })
  }

  @Test("Initializers keep what they are given")
  func contents() {
    #expect(Navigation(rootViewController: root).viewControllers == [root])
    #expect(Navigation(navigationBarClass: nil, toolbarClass: nil).mark == 1)
    #expect(Pages(transitionStyle: .scroll, navigationOrientation: .vertical).navigationOrientation == .vertical)
    #expect(Search(searchResultsController: root).searchResultsController === root)
    #expect(Table(style: .grouped).tableView.style == .grouped)
    #expect(Alert(title: "a", message: "b", preferredStyle: .alert).message == "b")
    #expect(AlertButton(title: "a", style: .cancel).style == .cancel)
    #expect(Sharing(text: "shared").text == "shared")
  }

  @Test("Presentations and segues connect their controllers")
  func presentations() {
    let other = Controller()
    #expect(Presentation(presentedViewController: other, presenting: root).presentedViewController === other)
    #expect(Popover(presentedViewController: other, presenting: root).mark == 1)
    #expect(Sheet(presentedViewController: other, presenting: nil).mark == 1)
    #expect(Segue(identifier: "a", source: root, destination: other).destination === other)
    var performed = false
    Segue(identifier: nil, source: root, destination: other) { performed = true }.perform()
    #expect(performed)
  }

  @Test("Documents know their file, and are not read")
  func documents() {
    let document = Document(fileURL: URL(filePath: "/notes/today.txt"))
    #expect(document.localizedName == "today")
    var opened: Bool?
    document.open { opened = $0 }
    #expect(opened == false)
    #expect(document.documentState == .closed)
    #expect(Activity().activityTitle == nil)
    #expect(Transition().mark == 1)
  }
}
