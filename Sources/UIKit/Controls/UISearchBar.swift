import AutoLayout
import Controls
import Foundation

/// A bar with a search field. Nobody searches in a snapshot, so its delegate is kept and never called.
open class UISearchBar: UIView {
  package override class func makeNode() -> View { SearchBar() }
  package final var bar: SearchBar { node(as: SearchBar.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UISearchBarDelegate)?
  @OfNode(\SearchBar.text) open var text: String?
  @OfNode(\SearchBar.prompt) open var prompt: String?
  @OfNode(\SearchBar.placeholder) open var placeholder: String?
  @OfNode(\SearchBar.searchBarStyle) open var searchBarStyle: Style
  @OfNode(\SearchBar.barTintColor) open var barTintColor: UIColor?
  @OfNode(\SearchBar.showsCancelButton) open var showsCancelButton: Bool
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The field, whose text and placeholder are those of the bar.
  open private(set) lazy var searchTextField: UISearchTextField = UISearchBarField(of: self)

  // MARK: Kept, but not drawn

  /// Kept, but a bar is light or dark as its traits say.
  open var barStyle = UIBarStyle.default
  /// Kept, but bars look the same either way.
  open var isTranslucent = true
  /// Kept, but the button is not drawn.
  open var showsBookmarkButton = false
  /// Kept, but the button is not drawn.
  open var showsSearchResultsButton = false
  /// Kept, but the button is not drawn.
  open var isSearchResultsButtonSelected = false
  /// Kept, but scopes are not drawn.
  open var scopeButtonTitles: [String]?
  /// Kept, but scopes are not drawn.
  open var selectedScopeButtonIndex = 0
  /// Kept, but scopes are not drawn.
  open var showsScopeBar = false
  /// Keeps the choice, but scopes are not drawn.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Kept, but not drawn.
  open var backgroundImage: UIImage?
  /// Keeps the image, which is not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// Does nothing: the field is the system's.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Does nothing: the field is the system's.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Does nothing: the field is the system's.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Kept, but the field stays at its place.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Kept, but the field stays at its place.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Kept, but no keyboard is shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  /// Kept, but the bar looks the same.
  open var isEnabled = true
  /// Kept, but no keyboard is shown.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, but no keyboard is shown.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, but no keyboard is shown.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, but no keyboard is shown.
  open var keyboardType = UIKeyboardType.default
  /// Kept, but no keyboard is shown.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept, but no keyboard is shown.
  open var returnKeyType = UIReturnKeyType.search
  /// Kept, but no keyboard is shown.
  open var enablesReturnKeyAutomatically = true
  /// Kept, but the text is shown.
  open var isSecureTextEntry = false
  /// Kept, but no keyboard is shown.
  open var textContentType: UITextContentType!

  public enum Style: UInt, Sendable, NodeCase {
    case `default`, prominent, minimal

    package typealias Node = SearchBar.Style
    package static let nodes: [Node] = [.default, .prominent, .minimal]
  }

  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

extension UISearchBar: UITextInputTraits {}

/// The field of a search bar that draws itself.
final class UISearchBarField: UISearchTextField {
  private weak var owner: UISearchBar?

  init(of owner: UISearchBar) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var text: String? {
    get { owner?.text ?? "" }
    set { owner?.text = newValue }
  }
  override var placeholder: String? {
    get { owner?.placeholder }
    set { owner?.placeholder = newValue }
  }
  override var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
}

/// Reacts to a search, which never happens.
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
