import AutoLayout
import Foundation

/// The content of a cell as a value, which makes the view that shows it.
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// Not asked: configurations are shown as they are.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state of a view that has a configuration.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view, of which only the traits are reported.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell. Apart from the traits, only selection, highlighting and editing are reported.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  init(traitCollection: UITraitCollection, isSelected: Bool, isHighlighted: Bool, isEditing: Bool) {
    self.init(traitCollection: traitCollection)
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isEditing = isEditing
  }
}

/// Keeps the configuration of a cell and the view that shows it.
final class ContentConfigurer {
  private unowned let owner: UIView
  var configuration: (any UIContentConfiguration)?
  /// Whether the owner is to be asked for its configuration before it is shown.
  var isDue = true
  private var shown: (any UIView & UIContentView)?

  init(of owner: UIView) { self.owner = owner }

  /// Shows a configuration in the view that shows the former one, or in one that takes its place.
  func show(_ configuration: (any UIContentConfiguration)?, replace: (UIView) -> Void) {
    guard let configuration else {
      if shown != nil { replace(UIView()) }
      shown = nil
      return
    }
    if let shown, shown.supports(configuration) {
      shown.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      shown = view
      replace(view)
    }
    owner.setNeedsLayout()
  }

  /// Shows a configuration in a view that fills the content view.
  func fill(_ contentView: UIView, with configuration: (any UIContentConfiguration)?) {
    let former = shown
    show(configuration) { view in
      former?.removeFromSuperview()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
  }
}

extension UIBackgroundConfiguration {
  /// Shows the colours and the corners.
  func show(in view: UIView) {
    if let backgroundColor { view.backgroundColor = backgroundColor }
    if cornerRadius > 0 { view.layer.cornerRadius = cornerRadius }
    guard let strokeColor, strokeWidth > 0 else { return }
    view.layer.borderColor = strokeColor.cgColor
    view.layer.borderWidth = strokeWidth
  }
}
