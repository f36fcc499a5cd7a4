import AutoLayout
import Graphics

/// A view that responds to touches and looks different when disabled, selected or touched.
open class Control: View {
  open override var viewKind: ViewKind { .control }

  /// The horizontal position of the content within the bounds.
  public enum HorizontalAlignment: String, Hashable, Sendable {
    case center
    case left
    case right
    /// Stretched from edge to edge.
    case fill
    case leading
    case trailing
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control looks as if it is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The horizontal position of the content within the bounds.
  open var contentHorizontalAlignment = HorizontalAlignment.center
  /// The vertical position of the content within the bounds.
  open var contentVerticalAlignment = VerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Called after `isEnabled`, `isSelected` or `isHighlighted` changed.
  func stateDidChange() {}

  /// The colour of lines between the parts of a control. On the field of a stepper it is D6D6D6 on white, as in
  /// recorded pictures of iOS 17.5 and 18.5.
  var dividerColor: Color {
    resolved(Color(light: Color(hex: 0x3C3C43, alpha: 0.136), dark: Color(hex: 0x545458, alpha: 0.28)))
  }

  /// Returns the items, drawn at 40% opacity if the control is disabled.
  func faded(_ items: [DisplayItem]) -> [DisplayItem] {
    isEnabled || items.isEmpty ? items : [.group(DisplayGroup(alpha: 0.4, items: items))]
  }
}

extension ViewKind {
  /// The strict kind, from which each control differs in what it allows.
  package static let control = ViewKind.view.named("view", "UIView") {
    $0.role = .control
    $0.textOver = .outsideDrawing
  }
}

/// The vertical position of the content within the bounds.
public enum VerticalAlignment: String, Hashable, Sendable {
  case center
  case top
  case bottom
  /// Stretched from edge to edge.
  case fill

  /// The share of the free height that is above a text.
  var shareAbove: Double {
    switch self {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}

/// The states in which a control can look different.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  case normal
  case highlighted
  case disabled
  case selected
}

extension Control {
  /// The traits of a control with those of its state.
  func stateTraits(besides traits: AccessibilityTraits) -> AccessibilityTraits {
    var traits = traits
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}
