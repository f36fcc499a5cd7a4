import Foundation

/// Shows a list configuration: an image and two labels, placed by constraints.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let picture = UIImageView()
  private lazy var texts = UIStackView(arrangedSubviews: [label, secondaryLabel])
  private lazy var row = UIStackView(arrangedSubviews: [picture, texts])
  private lazy var margins = makeMargins()
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate(margins)
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }
  /// Always `nil`.
  open var textLayoutGuide: UILayoutGuide? { nil }
  /// Always `nil`.
  open var secondaryTextLayoutGuide: UILayoutGuide? { nil }
  /// Always `nil`.
  open var imageLayoutGuide: UILayoutGuide? { nil }

  private func makeMargins() -> [NSLayoutConstraint] {
    [
      row.leadingAnchor.constraint(equalTo: leadingAnchor), trailingAnchor.constraint(equalTo: row.trailingAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: row.bottomAnchor),
      // Rows without a separator are 43.5 points high at least.
      heightAnchor.constraint(greaterThanOrEqualToConstant: 43.5),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
  }

  /// Takes the margins and the least height of a table's rows. Margins that code has set stay.
  final func fit(leading: Double, trailing: Double, leastHeight: Double) {
    margins[4].constant = CGFloat(leastHeight)
    let usual = UIListContentConfiguration.cell().directionalLayoutMargins
    guard shown.directionalLayoutMargins.leading == usual.leading,
      shown.directionalLayoutMargins.trailing == usual.trailing
    else { return }
    margins[0].constant = CGFloat(leading)
    margins[1].constant = CGFloat(trailing)
  }

  private func show() {
    label.show(shown.text, shown.attributedText, shown.textProperties)
    secondaryLabel.show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    texts.axis = shown.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    texts.spacing =
      shown.prefersSideBySideTextAndSecondaryText
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    secondaryLabel.setContentHuggingPriority(
      shown.prefersSideBySideTextAndSecondaryText ? .defaultHigh : .defaultLow, for: .horizontal)
    showImage()
    let insets = shown.directionalLayoutMargins
    for (margin, constant) in zip(margins, [insets.leading, insets.trailing, insets.top, insets.bottom]) {
      margin.constant = constant
    }
    row.spacing = shown.imageToTextPadding
    alpha = shown.alpha
  }

  private func showImage() {
    let properties = shown.imageProperties
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? .init(font: shown.textProperties.font)
    picture.tintColor = properties.tintColor
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    limitImage(to: properties.maximumSize)
  }

  private func limitImage(to size: CGSize) {
    picture.removeConstraints(picture.constraints)
    if size.width > 0 { picture.widthAnchor.constraint(lessThanOrEqualToConstant: size.width).isActive = true }
    if size.height > 0 { picture.heightAnchor.constraint(lessThanOrEqualToConstant: size.height).isActive = true }
    if size != .zero { picture.contentMode = .scaleAspectFit }
  }
}

extension UILabel {
  fileprivate func show(
    _ text: String?, _ attributedText: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    font = properties.font
    textColor = properties.color
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    textAlignment = properties.alignment.alignment
    self.text = text.map(properties.transform.shown)
    if let attributedText { self.attributedText = attributedText }
    isHidden = (text ?? attributedText?.string ?? "").isEmpty
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func shown(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
