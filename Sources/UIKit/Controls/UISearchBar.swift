import AutoLayout
import Controls
import Foundation
import Graphics

/// A bar with a search field. Nobody searches in a snapshot, so its delegate is kept and never called.
open class UISearchBar: UIView {
  package override class func makeNode() -> View { SearchBar() }
  package final var bar: SearchBar { node as? SearchBar ?? SearchBar() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { bar.text }
    set { bar.text = newValue }
  }
  open var prompt: String? {
    get { bar.prompt }
    set { bar.prompt = newValue }
  }
  open var placeholder: String? {
    get { bar.placeholder }
    set { bar.placeholder = newValue }
  }
  open var searchBarStyle: Style {
    get { Style(rawValue: UInt(Style.inOrder.firstIndex(of: bar.searchBarStyle) ?? 0)) ?? .default }
    set { bar.searchBarStyle = Style.inOrder[Int(newValue.rawValue)] }
  }
  open var barTintColor: UIColor? {
    get { bar.barTintColor.map { UIColor($0) } }
    set { bar.barTintColor = newValue?.color }
  }
  open var showsCancelButton: Bool {
    get { bar.showsCancelButton }
    set { bar.showsCancelButton = newValue }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The field, whose text and placeholder are those of the bar.
  open private(set) lazy var searchTextField: UISearchTextField = UISearchBarField(of: self)

  // MARK: Kept, but not drawn

  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open var backgroundImage: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?
  open var isEnabled = true
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal

    fileprivate static let inOrder: [SearchBar.Style] = [.default, .prominent, .minimal]
  }

  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

extension UISearchBar: UITextInputTraits {}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  open var allowsCopyingTokens = false
  open var allowsDeletingTokens = true
  open var tokenBackgroundColor: UIColor! = .systemGray
}

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
