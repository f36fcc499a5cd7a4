import Foundation

/// Connects the outlets of documents: those that the app's classes declare, and those of UIKit's classes.
enum Outlets {
  /// - Parameters:
  ///   - place: Where the document connects the outlet.
  ///   - reportsUnknown: Whether a property that the owner does not have is reported.
  static func connect(
    _ property: String, of owner: AnyObject, to value: AnyObject, at place: String, reportsUnknown: Bool
  ) {
    do throws(UINibError) {
      try UINibClasses.connect(property, of: owner, to: value)
    } catch {
      switch error {
      case .otherClass: DocumentLog.note("\(place): \(error)")
      case _ where isKnown(property, of: owner, value): return
      case .noMember where !reportsUnknown: return
      default: DocumentLog.note("\(place): the outlet '\(property)' is not connected: \(error)")
      }
    }
  }

  /// Sets a property of UIKit's, and returns whether there is one.
  private static func isKnown(_ property: String, of owner: AnyObject, _ value: AnyObject) -> Bool {
    switch (property, owner) {
    case ("view", let controller as UIViewController):
      controller.view = value as? UIView
    case ("gestureRecognizers", let view as UIView):
      if let recognizer = value as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let list as UICollectionView): list.dataSource = value as? any UICollectionViewDataSource
    case ("dataSource", let picker as UIPickerView): picker.dataSource = value as? any UIPickerViewDataSource
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case ("delegate", _): return setDelegate(of: owner, value)
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("inputAccessoryView", _), ("inputView", _), ("searchDisplayController", _), ("prefetchDataSource", _),
      ("navigationItem", _), ("refreshControl", _), ("tableView", _ as UITableViewController),
      ("collectionView", _ as UICollectionViewController), ("searchBar", _), ("selectedItem", _):
      break
    default: return false
    }
    return true
  }

  private static func setDelegate(of owner: AnyObject, _ value: AnyObject) -> Bool {
    switch owner {
    case let table as UITableView: table.delegate = value as? any UITableViewDelegate
    case let list as UICollectionView: list.delegate = value as? any UICollectionViewDelegate
    case let text as UITextView: text.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
    case let bar as UIToolbar: bar.delegate = value as? any UIBarPositioningDelegate
    case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
    case let container as UINavigationController: container.delegate = value as? any UINavigationControllerDelegate
    case let container as UITabBarController: container.delegate = value as? any UITabBarControllerDelegate
    case let container as UISplitViewController: container.delegate = value as? any UISplitViewControllerDelegate
    case let container as UIPageViewController: container.delegate = value as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }
}
