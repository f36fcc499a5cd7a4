import AutoLayout

/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// Kept, but tokens are not drawn.
  open var allowsCopyingTokens = false
  /// Kept, but tokens are not drawn.
  open var allowsDeletingTokens = true
  /// Kept, but tokens are not drawn.
  open var tokenBackgroundColor: UIColor! = .systemGray
}
