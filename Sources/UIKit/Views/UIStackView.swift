import AutoLayout
import Foundation

/// Views in a row or a column, arranged by constraints.
open class UIStackView: UIView {
  package override class func makeNode() -> View { StackView() }
  private var stack: StackView { node as? StackView ?? StackView() }

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
  open var axis: NSLayoutConstraint.Axis {
    get { NSLayoutConstraint.Axis(stack.axis) }
    set { stack.axis = newValue.axis }
  }
  open var distribution: Distribution {
    get { Distribution(rawValue: Distribution.inOrder.firstIndex(of: stack.distribution) ?? 0) ?? .fill }
    set { stack.distribution = Distribution.inOrder[newValue.rawValue] }
  }
  open var alignment: Alignment {
    get { Alignment(stack.alignment) }
    set { stack.alignment = newValue.alignment }
  }
  open var spacing: CGFloat {
    get { stack.spacing }
    set { stack.spacing = Double(newValue) }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    stack.setCustomSpacing(Double(spacing), after: arrangedSubview.node)
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { stack.customSpacing(after: arrangedSubview.node) }
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelativeArrangement }
    set { stack.isBaselineRelativeArrangement = newValue }
  }
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isLayoutMarginsRelativeArrangement }
    set { stack.isLayoutMarginsRelativeArrangement = newValue }
  }
  public class var spacingUseDefault: CGFloat { StackView.spacingUseDefault }
  public class var spacingUseSystem: CGFloat { StackView.spacingUseSystem }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

    fileprivate static let inOrder: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }

    fileprivate init(_ alignment: StackView.Alignment) {
      switch alignment {
      case .fill: self = .fill
      case .leading, .top: self = .leading
      case .firstBaseline: self = .firstBaseline
      case .center: self = .center
      case .trailing, .bottom: self = .trailing
      case .lastBaseline: self = .lastBaseline
      }
    }

    fileprivate var alignment: StackView.Alignment {
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
