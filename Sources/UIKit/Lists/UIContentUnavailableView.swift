import Foundation

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
