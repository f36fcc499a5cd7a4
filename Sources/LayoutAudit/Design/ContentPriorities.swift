import AutoLayout
import Controls
import Graphics

/// Views with a required content hugging or compression resistance priority.
///
/// Source: Auto Layout Guide, "Unsatisfiable Layouts": "avoid giving views with an intrinsic content size a required
/// content-hugging or compression-resistance priority. Typically, a control's size acts as an ideal failure point."
enum RequiredContentPriorities: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    layout.picture.views.compactMap { finding(on: $0.view) }
  }

  private static func finding(on view: View) -> Finding? {
    guard !view.translatesAutoresizingMaskIntoConstraints, !view.viewKind.keepsSize else { return nil }
    let size = view.intrinsicContentSize
    let axes = [(Axis.horizontal, size.width, "horizontal"), (.vertical, size.height, "vertical")]
    let required = axes.filter { $0.1 >= 0 }.flatMap { axis, _, word in
      [
        view.contentHuggingPriority(for: axis) == .required ? "\(word) content hugging" : nil,
        view.contentCompressionResistancePriority(for: axis) == .required ? "\(word) compression resistance" : nil,
      ].compactMap(\.self)
    }
    guard !required.isEmpty else { return nil }
    return Finding(
      rule: .requiredContentPriority, views: [view.label],
      message: "The \(required.joined(separator: " and the ")) of \(view.phrase)"
        + " \(required.count == 1 ? "is" : "are") required, so another constraint breaks where its content does not fit.",
      fixes: ["Use 999: the size of a control is the best place for a layout to give way."])
  }
}

/// Constraints that set the width or height of a text that can be translated or enlarged.
enum FixedSizes: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] { layout.constraints.compactMap(finding) }

  private static func finding(on constraint: LayoutConstraint) -> Finding? {
    guard constraint.secondItem == nil, constraint.relation != .greaterThanOrEqual,
      let view = constraint.firstItem as? View, let text = view.flexibleText, text.string.isLocalizable,
      !PlaceholderText.contains(text.string)
    else { return nil }
    let axis = constraint.firstAttribute == .width ? Axis.horizontal : .vertical
    guard constraint.priority > view.contentCompressionResistancePriority(for: axis) else { return nil }
    // A text that wraps grows in height instead; one that keeps its size never needs more height.
    guard axis == .horizontal ? !text.wraps : text.followsTextSize else { return nil }
    return Finding(
      rule: .fixedSize, views: [view.label], constraints: [constraint.name],
      message: "\(view.openingPhrase) has text, but a fixed \(constraint.firstAttribute.rawValue) of"
        + " \(Finding.points(constraint.constant)).",
      fixes: [
        "Remove the constraint, or make it \u{2265}: "
          + (axis == .horizontal ? "a translation may be longer." : "a user may choose larger text.")
      ])
  }
}

extension StringProtocol {
  /// Whether the text has words: at least two letters next to each other.
  fileprivate var isLocalizable: Bool {
    var isAfterLetter = false
    for letter in self {
      if letter.isLetter, isAfterLetter { return true }
      isAfterLetter = letter.isLetter
    }
    return false
  }
}

/// Texts whose font is not one of the Dynamic Type styles.
///
/// Source: Human Interface Guidelines, "Typography": "Support Dynamic Type".
enum FixedTextSizes: DesignRule {
  static func findings(in layout: DesignedLayout) -> [Finding] {
    let views = layout.picture.views.map(\.view).filter { $0.flexibleText.map { !$0.followsTextSize } ?? false }
    guard !views.isEmpty else { return [] }
    return [
      Finding(
        rule: .fixedTextSize, views: views.map(\.label),
        message: "\(views.count == 1 ? "1 text keeps its" : "\(views.count) texts keep their") size if a user chooses"
          + " another: \(views.phrase).",
        fixes: ["Use text styles such as Body, and turn on 'Automatically Adjusts Font'."])
    ]
  }
}

extension View {
  /// A text whose font and lines the app chooses.
  struct FlexibleText {
    var string: String
    var fonts: [Font]
    var wraps: Bool

    var followsTextSize: Bool { fonts.allSatisfy { $0.scaling != nil } }
  }

  /// Whether the view shows a text whose font follows the text size.
  var followsTextSize: Bool { flexibleText?.followsTextSize ?? false }

  /// The text of the view, or `nil` if it shows none or the system chooses its font.
  fileprivate var flexibleText: FlexibleText? {
    switch self {
    case let label as Label:
      let content = label.attributedText ?? AttributedText(label.text ?? "", font: label.font)
      return FlexibleText(content, wraps: label.numberOfLines != 1)
    case let button as Button where button.configuration == nil:
      guard let title = button.textSummary?.string else { return nil }
      return FlexibleText(AttributedText(title, font: button.titleFont), wraps: button.titleNumberOfLines != 1)
    case let field as TextField: return FlexibleText(AttributedText(field.text ?? "", font: field.font), wraps: false)
    case let text as TextView: return FlexibleText(AttributedText(text.text ?? "", font: text.font), wraps: true)
    default: return nil
    }
  }
}

extension View.FlexibleText {
  fileprivate init?(_ text: AttributedText, wraps: Bool) {
    guard !text.string.isEmpty else { return nil }
    self.init(string: text.string, fonts: text.runs.map(\.font), wraps: wraps)
  }
}
