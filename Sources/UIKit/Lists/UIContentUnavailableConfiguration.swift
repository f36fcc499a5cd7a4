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
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
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
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 4
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  fileprivate var isLoading = false

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
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of a controller whose content may be unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// Shows a configuration in the middle of the view.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let column = UIStackView()
  private lazy var edges = [
    column.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
    trailingAnchor.constraint(greaterThanOrEqualTo: column.trailingAnchor),
  ]

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      edges + [
        column.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        column.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
      ])
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    edges[0].constant = shown.directionalLayoutMargins.leading
    edges[1].constant = shown.directionalLayoutMargins.trailing
    column.alignment = shown.alignment == .center ? .center : .leading
    if shown.isLoading { add(spinner(), before: shown.imageToTextPadding) }
    if let image = shown.image { add(picture(of: image), before: shown.imageToTextPadding) }
    let second = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    let first = label(shown.text, shown.attributedText, shown.textProperties)
    let button = self.button(shown.button, shown.buttonProperties)
    if let first { add(first, before: second == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding) }
    if let second { add(second, before: shown.textToButtonPadding) }
    if let button { add(button, before: shown.buttonToSecondaryButtonPadding) }
    if let button = self.button(shown.secondaryButton, shown.secondaryButtonProperties) { add(button, before: 0) }
  }

  private func add(_ view: UIView, before space: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(space, after: view)
  }

  private func spinner() -> UIView {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    return spinner
  }

  private func picture(of image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    let properties = shown.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.tintColor = properties.tintColor
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    let limit = properties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
    return view
  }

  private func label(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard text?.isEmpty == false || attributedText != nil else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    return label
  }

  /// A button without a title and an image is not shown.
  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title?.isEmpty == false || configuration.attributedTitle != nil || configuration.image != nil
    else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    button.isEnabled = properties.isEnabled
    return button
  }
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
