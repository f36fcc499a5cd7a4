import Foundation

/// What stands in for content that is empty, loading or not found: an image, two texts and buttons in the middle.
///
/// Sizes and distances are close to those of iOS 17, which Apple does not document.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Hashable, Sendable { case center, natural }

  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var numberOfLines = 0
    /// Kept, but text keeps its size.
    public var adjustsFontSizeToFitWidth = false
    /// Kept, but text keeps its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept, but text is not tightened.
    public var allowsDefaultTighteningForTruncation = false
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    /// Kept, but colours are never inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  public struct ButtonProperties {
    /// Kept, but the button has what its configuration says alone.
    public var primaryAction: UIAction?
    /// Kept, but no menu opens.
    public var menu: UIMenu?
    public var isEnabled = true
    /// Kept, but buttons of all roles look alike.
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties(preferredSymbolConfiguration: .init(pointSize: 48))
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// Kept, but the margins are the configuration's own.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins, of which the leading and the trailing one count.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Kept, but not drawn.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  private init() {}

  /// Nothing but what is set.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// A spinner with a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration()
    loading.isLoading = true
    loading.text = "Loading…"
    loading.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return loading
  }
  /// The answer to a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = UIContentUnavailableConfiguration()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of a controller whose content may be unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Not known: nobody searches.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
  /// Shows a configuration over the controller's view, or takes it away.
  final func showUnavailable(_ configuration: (any UIContentConfiguration)?, insteadOf former: UIView?) -> UIView? {
    former?.removeFromSuperview()
    guard let configuration, let view else { return nil }
    let shown = configuration.makeContentView()
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    return shown
  }
}
