import AutoLayout
import Graphics

/// A view with overrides that a test provides, which counts the calls.
final class Actor: View {
  var onUpdateConstraints: (Actor) -> Void = { $0.callSuper() }
  var onLayoutSubviews: (Actor) -> Void = { $0.callSuper() }
  private(set) var updates = 0
  private(set) var layouts = 0
  private var method = LayoutOverride.layoutSubviews

  init(_ name: String) {
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override func updateConstraints() {
    updates += 1
    method = .updateConstraints
    onUpdateConstraints(self)
  }

  override func layoutSubviews() {
    layouts += 1
    method = .layoutSubviews
    onLayoutSubviews(self)
  }

  /// Calls super's implementation of the override that is running.
  func callSuper() {
    if method == .updateConstraints { super.updateConstraints() } else { super.layoutSubviews() }
  }
}

/// A label of a fixed letter width, which counts how often it is measured.
final class Counted: View {
  var text: String { didSet { invalidateIntrinsicContentSize() } }
  private(set) var measurements = 0

  init(_ name: String, _ text: String) {
    self.text = text
    super.init(frame: .zero)
    identifier = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var measuresHeightAtWidth: Bool { true }
  override var intrinsicContentSize: Size {
    measurements += 1
    return Size(width: Double(text.count) * 10, height: 20)
  }
  override func intrinsicContentSize(atWidth width: Double) -> Size {
    measurements += 1
    let natural = Double(text.count) * 10
    guard width < natural, width > 0 else { return Size(width: natural, height: 20) }
    return Size(width: width, height: (natural / width).rounded(.up) * 20)
  }
}

extension View {
  /// Constrains the view to a position and size in its superview, and returns the constraints of x, y, width and
  /// height.
  @discardableResult
  func pin(x: Double = 0, y: Double = 0, width: Double? = nil, height: Double? = nil) -> [LayoutConstraint] {
    guard let superview else { return [] }
    var constraints = [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
    ]
    if let width { constraints.append(widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(heightAnchor.constraint(equalToConstant: height)) }
    LayoutConstraint.activate(constraints)
    return constraints
  }
}
