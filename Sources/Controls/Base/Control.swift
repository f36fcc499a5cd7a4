import AutoLayout
import Graphics

/// A view that can be touched.
open class Control: View {
  /// Where content stands between left and right.
  public enum HorizontalAlignment: String, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge.
    case fill
    /// At the edge where reading starts.
    case leading
    /// At the edge where reading ends.
    case trailing
  }

  /// Whether the control can be touched.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Where content stands between left and right.
  open var contentHorizontalAlignment = HorizontalAlignment.center
  /// Where content stands between top and bottom.
  open var contentVerticalAlignment = VerticalAlignment.center
  /// The platform's generation whose sizes apply.
  public var generation = ControlGeneration.current {
    didSet { if generation != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Called when the control is enabled, disabled, chosen or left.
  func stateDidChange() {}

  /// The items faded where the control cannot be touched.
  func faded(_ items: [DisplayItem]) -> [DisplayItem] {
    isEnabled || items.isEmpty ? items : [.group(DisplayGroup(alpha: 0.4, items: items))]
  }
}

/// Where content stands between top and bottom.
public enum VerticalAlignment: String, Hashable, Sendable {
  /// In the middle.
  case center
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
  /// From edge to edge.
  case fill
}

/// What a control's look depends on.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// At rest.
  case normal
  /// Touched.
  case highlighted
  /// Not to be touched.
  case disabled
  /// Chosen.
  case selected
}
