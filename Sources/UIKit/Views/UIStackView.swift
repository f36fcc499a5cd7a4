import AutoLayout
import Foundation

/// Views in a row or a column, arranged by constraints.
open class UIStackView: UIView {
  package override class func makeNode() -> View { StackView() }
  private var stack: StackView { node(as: StackView.self) }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) {
    // UIKit declares it as one that cannot fail.
    super.init(coder: coder)!
  }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { stack.arrangedSubviews.map(UIView.face) }
  open func addArrangedSubview(_ view: UIView) { stack.addArrangedSubview(view.node) }
  open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.node) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    stack.insertArrangedSubview(view.node, at: stackIndex)
  }
  @OfNode(\StackView.axis) open var axis: NSLayoutConstraint.Axis
  @OfNode(\StackView.distribution) open var distribution: Distribution
  @OfNode(\StackView.alignment) open var alignment: Alignment
  @OfNode(\StackView.spacing) open var spacing: CGFloat
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(Double(spacing), after: arrangedSubview.node)
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { stack.customSpacing(after: arrangedSubview.node) }
  @OfNode(\StackView.isBaselineRelativeArrangement) open var isBaselineRelativeArrangement: Bool
  @OfNode(\StackView.isLayoutMarginsRelativeArrangement) open var isLayoutMarginsRelativeArrangement: Bool
  public class var spacingUseDefault: CGFloat { StackView.spacingUseDefault }
  public class var spacingUseSystem: CGFloat { StackView.spacingUseSystem }

  public enum Distribution: Int, Sendable, NodeCase {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    package typealias Node = StackView.Distribution
    package static let nodes: [Node] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
  }

  public enum Alignment: Int, Sendable, NodeValue {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }

    package init(_ alignment: StackView.Alignment) {
      switch alignment {
      case .fill: self = .fill
      case .leading, .top: self = .leading
      case .firstBaseline: self = .firstBaseline
      case .center: self = .center
      case .trailing, .bottom: self = .trailing
      case .lastBaseline: self = .lastBaseline
      }
    }

    package var node: StackView.Alignment {
      switch self {
      case .fill: .fill
      case .leading: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .trailing
      case .lastBaseline: .lastBaseline
      }
    }
  }
}
