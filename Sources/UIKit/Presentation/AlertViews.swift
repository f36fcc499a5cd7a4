import Foundation

/// A column of a title, a message, fields and buttons on a rounded ground.
class AlertPanel: UIView {
  let metrics = AlertMetrics.current

  init(radius: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = radius
    clipsToBounds = true
    backgroundColor = Self.ground
  }

  required init?(coder: NSCoder) { nil }

  /// The material of alerts over the dimmed screen, as an opaque colour.
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
  }

  /// Adds views below one another that fill the width.
  func fill(with views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Makes the texts and the fields with the margins of the look, or `nil` without any.
  func texts(
    _ title: String?, titleStyle: UIFont.TextStyle, _ message: String?, messageStyle: UIFont.TextStyle,
    color: UIColor, fields: [UITextField], insets: NSDirectionalEdgeInsets
  ) -> UIView? {
    var views: [UIView] = []
    if let title, !title.isEmpty { views.append(label(title, titleStyle, color: color)) }
    if let message, !message.isEmpty { views.append(label(message, messageStyle, color: color)) }
    let column = UIStackView(arrangedSubviews: views + fields.map(AlertField.init))
    column.axis = .vertical
    column.spacing = 4
    if let last = views.last, !fields.isEmpty { column.setCustomSpacing(16, after: last) }
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = insets
    return views.isEmpty && fields.isEmpty ? nil : column
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = metrics.textAlignment
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

/// A field of an alert in a rounded frame.
private final class AlertField: UIView {
  init(around field: UITextField) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A button of an alert.
final class AlertButton: UIView {
  let label = UILabel()

  init(_ action: UIAlertAction, font: UIFont, height: CGFloat, isCapsule: Bool) {
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 2
    label.textColor = action.style == .destructive ? .systemRed : (isCapsule ? .label : tintColor)
    if !action.isEnabled { label.textColor = .tertiaryLabel }
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    accessibilityTraits = .button
    if isCapsule {
      backgroundColor = .secondarySystemFill
      layer.cornerRadius = height / 2
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 4),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// An alert: texts and fields above its buttons, of which two that fit are beside each other.
final class AlertView: AlertPanel {
  init(of controller: UIAlertController) {
    super.init(radius: AlertMetrics.current.cornerRadius)
    let texts = texts(
      controller.title, titleStyle: .headline, controller.message,
      messageStyle: metrics.hasCapsules ? .subheadline : .footnote, color: .label,
      fields: controller.textFields ?? [], insets: metrics.insets)
    let buttons = buttons(of: controller)
    fill(with: [texts].compactMap { $0 } + row(of: buttons))
  }

  required init?(coder: NSCoder) { nil }

  private func buttons(of controller: UIAlertController) -> [AlertButton] {
    var actions = controller.shownActions
    // Beside each other, the button that cancels is the first.
    if actions.count == 2, actions[1].style == .cancel, fitsBeside(actions) { actions.reverse() }
    return actions.map { action in
      let isBold = controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
      let size = UIFont.preferredFont(forTextStyle: .body).pointSize
      return AlertButton(
        action, font: .systemFont(ofSize: size, weight: isBold || metrics.hasCapsules ? .semibold : .regular),
        height: metrics.buttonHeight, isCapsule: metrics.hasCapsules)
    }
  }

  private func fitsBeside(_ actions: [UIAlertAction]) -> Bool {
    let font = UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold)
    return actions.allSatisfy { action in
      let width = NSAttributedString(string: action.title ?? "", attributes: [.font: font]).size().width
      return width <= metrics.width / 2 - 16
    }
  }

  private func row(of buttons: [AlertButton]) -> [UIView] {
    guard !buttons.isEmpty else { return [] }
    let isRow =
      buttons.count == 2
      && buttons.allSatisfy { button in
        let font = button.label.font ?? .systemFont(ofSize: 17)
        let title = NSAttributedString(string: button.label.text ?? "", attributes: [.font: font])
        return title.size().width <= metrics.width / 2 - 16
      }
    if metrics.hasCapsules { return [capsules(buttons, isRow: isRow)] }
    guard isRow else { return buttons.flatMap { [line(), $0] } }
    let row = UIStackView(arrangedSubviews: [buttons[0], line(.vertical), buttons[1]])
    buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
    return [line(), row]
  }

  private func capsules(_ buttons: [AlertButton], isRow: Bool) -> UIView {
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = isRow ? .horizontal : .vertical
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return stack
  }
}

/// An action sheet: a panel with the texts and the buttons, and below it the button that cancels in a panel of its own.
final class ActionSheetView: UIView {
  init(of controller: UIAlertController) {
    super.init(frame: .zero)
    let metrics = AlertMetrics.current
    let panel = AlertPanel(radius: metrics.sheetCornerRadius)
    let texts = panel.texts(
      controller.title, titleStyle: .footnote, controller.message, messageStyle: .footnote, color: .secondaryLabel,
      fields: [], insets: NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
    var rows = [texts].compactMap { $0 }
    for action in controller.shownActions where action.style != .cancel {
      if !rows.isEmpty { rows.append(panel.line()) }
      rows.append(Self.button(action, weight: .regular, metrics))
    }
    panel.fill(with: rows)
    var panels: [UIView] = rows.isEmpty ? [] : [panel]
    // Tablets have no button that cancels: a tap elsewhere does.
    let isOnPhone = UIKitEnvironment.sceneTraits.horizontalSizeClass == .compact
    if isOnPhone, let cancel = controller.actions.first(where: { $0.style == .cancel }) {
      let last = AlertPanel(radius: metrics.sheetCornerRadius)
      last.fill(with: [Self.button(cancel, weight: .semibold, metrics)])
      panels.append(last)
    }
    stack(panels)
  }

  required init?(coder: NSCoder) { nil }

  private static func button(_ action: UIAlertAction, weight: UIFont.Weight, _ metrics: AlertMetrics) -> UIView {
    let size = UIFont.preferredFont(forTextStyle: .title3).pointSize
    return AlertButton(
      action, font: .systemFont(ofSize: size, weight: weight), height: metrics.sheetButtonHeight, isCapsule: false)
  }

  private func stack(_ panels: [UIView]) {
    let column = UIStackView(arrangedSubviews: panels)
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
