import Controls
import Foundation

/// A search field for a navigation item. Nobody searches in a snapshot, so no results are shown.
open class UISearchController: UIViewController {
  private let search = SearchController()
  public let searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open private(set) lazy var searchBar: UISearchBar = UIView.face(of: search.searchBar) as? UISearchBar ?? UISearchBar()
  /// What Galley's navigation items have.
  package final var controller: SearchController {
    _ = searchBar
    return search
  }

  /// Kept, but never asked: nobody searches.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Kept, but never called: nobody searches.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Kept, but the search bar looks the same.
  open var isActive = false
  /// Kept, but what is below the search bar is always shown: nobody searches.
  open var obscuresBackgroundDuringPresentation = true
  /// Kept, but what is below the search bar is always shown: nobody searches.
  open var dimsBackgroundDuringPresentation = true
  /// Kept, but what is below the search bar is always shown: nobody searches.
  open var hidesNavigationBarDuringPresentation = true
  /// Kept, but results are not shown.
  open var automaticallyShowsSearchResultsController = true
  /// Kept, but results are not shown.
  open var showsSearchResultsController = false
  /// Kept, but the button and the scopes are shown as the search bar says.
  open var automaticallyShowsCancelButton = true
  /// Kept, but the button and the scopes are shown as the search bar says.
  open var automaticallyShowsScopeBar = true
}

/// Finds what a person searches for. It is never told of a search.
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Reacts to a search, which never happens.
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
