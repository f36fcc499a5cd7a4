import Foundation
import Graphics

/// A column of texts and buttons on a rounded ground.
class AlertPanel: UIView {
  let metrics: AlertMetrics
  override class var layerClass: AnyClass { AlertGround.self }

  init(_ metrics: AlertMetrics, radius: CGFloat) {
    self.metrics = metrics
    super.init(frame: .zero)
    layer.cornerRadius = radius
    (layer as? AlertGround)?.material = metrics.ground
  }

  required init?(coder: NSCoder) { nil }

  /// Adds views below one another that fill the width.
  func fill(with views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    // The panel does not clip: its shadow is outside.
    column.layer.cornerRadius = layer.cornerRadius
    column.clipsToBounds = true
    addFilling(column)
  }

  /// Makes a column of texts with margins, or returns `nil` without any.
  func column(of labels: [UILabel], spacing: CGFloat, insets: NSDirectionalEdgeInsets) -> UIView? {
    labels.isEmpty ? nil : UIStackView(column: labels, spacing: spacing, insets: insets)
  }

  /// Makes the label of a text, or returns `nil` for no text.
  func label(
    _ text: String?, _ style: UIFont.TextStyle, color: UIColor, alignment: NSTextAlignment
  ) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = alignment
    label.numberOfLines = 0
    return label
  }

  /// A hairline between the parts of a panel.
  func line(_ axis: NSLayoutConstraint.Axis = .horizontal) -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    let thickness = 1 / UIScreen.main.scale
    (axis == .horizontal ? line.heightAnchor : line.widthAnchor).constraint(equalToConstant: thickness).isActive = true
    return line
  }
}

/// The material of a panel.
final class AlertGround: CALayer {
  var material = Backdrop(blurRadius: 0)

  override func kindItems() -> [DisplayItem] {
    [.backdrop(.roundedRect(Rect(bounds), radius: Double(cornerRadius)), material)]
  }
}

extension UIView {
  /// Adds a subview that is as large as the view.
  fileprivate func addFilling(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

extension UIStackView {
  fileprivate convenience init(column views: [UIView], spacing: CGFloat, insets: NSDirectionalEdgeInsets) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.spacing = spacing
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = insets
  }
}

/// A field of an alert in a rounded frame.
private final class AlertField: UIView {
  init(around field: UITextField, _ metrics: AlertMetrics.Fields) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = metrics.cornerRadius
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: metrics.leastHeight),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: metrics.inset),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -metrics.inset),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A button of an alert.
final class AlertButton: UIView {
  let label = UILabel()
  /// The least distance of the title from the sides.
  static let inset: CGFloat = 8

  /// - Parameters:
  ///   - capsules: The capsule of the button, or `nil` for a button between lines.
  ///   - isPreferred: Whether a capsule is filled with the tint colour.
  init(
    _ action: UIAlertAction, font: UIFont, height: CGFloat, capsules: AlertMetrics.Buttons.Capsules? = nil,
    isPreferred: Bool = false
  ) {
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 2
    label.textColor = Self.titleColor(of: action, isInCapsule: capsules != nil, isPreferred: isPreferred)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    accessibilityTraits = .button
    if let capsules {
      backgroundColor = isPreferred ? .tintColor : capsules.fill
      layer.cornerRadius = height / 2
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.inset),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.inset),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func titleColor(of action: UIAlertAction, isInCapsule: Bool, isPreferred: Bool) -> UIColor {
    if !action.isEnabled { return .tertiaryLabel }
    if isInCapsule, isPreferred { return .white }
    if action.style == .destructive { return .systemRed }
    return isInCapsule ? .label : .tintColor
  }
}

/// An alert, or an action sheet that looks like one: texts and fields above its buttons, of which two that fit are
/// beside each other.
final class AlertView: AlertPanel {
  init(of controller: UIAlertController) {
    super.init(controller.metrics, radius: controller.metrics.cornerRadius)
    let texts = texts(of: controller)
    let fields = fields(of: controller, hasTexts: texts != nil)
    let header = [texts, fields].compactMap { $0 }
    fill(with: header + row(of: controller, isFirst: header.isEmpty))
  }

  required init?(coder: NSCoder) { nil }

  private func texts(of controller: UIAlertController) -> UIView? {
    let look = metrics.texts
    var insets = look.insets
    var labels = [
      label(controller.title, .headline, color: .label, alignment: look.alignment),
      label(controller.message, look.messageStyle, color: look.messageColor, alignment: look.alignment),
    ].compactMap { $0 }
    if let alone = look.alone, labels.count == 1 {
      labels = [label(labels[0].text, alone.style, color: .label, alignment: alone.alignment)].compactMap { $0 }
      insets.bottom = alone.bottom
    }
    if controller.textFields != nil { insets.bottom = 0 }
    return column(of: labels, spacing: look.spacing, insets: insets)
  }

  private func fields(of controller: UIAlertController, hasTexts: Bool) -> UIView? {
    guard let fields = controller.textFields else { return nil }
    let look = metrics.fields
    let insets = NSDirectionalEdgeInsets(
      top: hasTexts ? look.top : metrics.texts.insets.top, leading: look.margin, bottom: look.bottom,
      trailing: look.margin)
    return UIStackView(column: fields.map { AlertField(around: $0, look) }, spacing: look.spacing, insets: insets)
  }

  // MARK: Buttons

  private func row(of controller: UIAlertController, isFirst: Bool) -> [UIView] {
    var actions = controller.shownActions
    guard !actions.isEmpty else { return [] }
    let isRow =
      !controller.isInPopover && actions.count == 2 && actions.allSatisfy { fitsBesideAnother($0, of: controller) }
    // Beside each other, the button that cancels is the first.
    if isRow, actions[1].style == .cancel { actions.reverse() }
    let buttons = actions.map { action in
      AlertButton(
        action, font: font(of: action, of: controller), height: metrics.buttons.height,
        capsules: metrics.buttons.capsules, isPreferred: action === controller.preferredAction)
    }
    if let look = metrics.buttons.capsules { return [capsules(buttons, look, isRow: isRow, isFirst: isFirst)] }
    guard isRow else { return buttons.flatMap { [line(), $0] } }
    let row = UIStackView(arrangedSubviews: [buttons[0], line(.vertical), buttons[1]])
    buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
    return [line(), row]
  }

  private func font(of action: UIAlertAction, of controller: UIAlertController) -> UIFont {
    let look = metrics.buttons
    let isBold =
      controller.preferredAction.map { $0 === action } ?? (look.emphasizesCancel && action.style == .cancel)
    let size = UIFont.preferredFont(forTextStyle: .body).pointSize
    return .systemFont(ofSize: size, weight: isBold ? .semibold : look.weight)
  }

  private func fitsBesideAnother(_ action: UIAlertAction, of controller: UIAlertController) -> Bool {
    let title = NSAttributedString(string: action.title ?? "", attributes: [.font: font(of: action, of: controller)])
    let room = metrics.buttons.capsules.map { metrics.width - 2 * $0.inset - $0.spacing } ?? metrics.width
    return title.size().width <= room / 2 - 2 * AlertButton.inset
  }

  private func capsules(
    _ buttons: [AlertButton], _ look: AlertMetrics.Buttons.Capsules, isRow: Bool, isFirst: Bool
  ) -> UIView {
    let insets = NSDirectionalEdgeInsets(
      top: isFirst ? look.inset : 0, leading: look.inset, bottom: look.inset, trailing: look.inset)
    let stack = UIStackView(column: buttons, spacing: look.spacing, insets: insets)
    if isRow { stack.axis = .horizontal }
    stack.distribution = .fillEqually
    return stack
  }
}

/// An action sheet: a panel with the texts and the buttons, and below it the button that cancels in a panel of its own.
final class ActionSheetView: UIView {
  init(of controller: UIAlertController, _ look: AlertMetrics.Panels) {
    super.init(frame: .zero)
    let metrics = controller.metrics
    let panel = AlertPanel(metrics, radius: look.cornerRadius)
    let labels = [controller.title, controller.message].compactMap {
      panel.label($0, .footnote, color: .secondaryLabel, alignment: metrics.texts.alignment)
    }
    let texts = panel.column(
      of: labels, spacing: metrics.texts.spacing,
      insets: NSDirectionalEdgeInsets(top: look.textPadding, leading: 16, bottom: look.textPadding, trailing: 16))
    var rows = [texts].compactMap { $0 }
    for action in controller.shownActions where action.style != .cancel {
      if !rows.isEmpty { rows.append(panel.line()) }
      rows.append(Self.button(action, weight: .regular, look))
    }
    panel.fill(with: rows)
    var panels: [UIView] = rows.isEmpty ? [] : [panel]
    // Tablets have no button that cancels: a tap elsewhere does.
    let isOnPhone = UIKitEnvironment.sceneTraits.horizontalSizeClass == .compact
    if isOnPhone, let cancel = controller.actions.first(where: { $0.style == .cancel }) {
      let last = AlertPanel(metrics, radius: look.cornerRadius)
      last.fill(with: [Self.button(cancel, weight: .semibold, look)])
      panels.append(last)
    }
    let column = UIStackView(arrangedSubviews: panels)
    column.axis = .vertical
    column.spacing = 8
    addFilling(column)
  }

  required init?(coder: NSCoder) { nil }

  private static func button(_ action: UIAlertAction, weight: UIFont.Weight, _ look: AlertMetrics.Panels) -> UIView {
    let size = UIFont.preferredFont(forTextStyle: .title3).pointSize
    return AlertButton(action, font: .systemFont(ofSize: size, weight: weight), height: look.buttonHeight)
  }
}
